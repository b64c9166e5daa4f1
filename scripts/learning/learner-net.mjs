import { SIZES } from './tables.mjs';

const { vector: V, first: H, second: G } = SIZES;

/** Adds a row of a table, times a number, to a layer. */
function addRow(out, by, table, row) {
  const width = out.length;
  const from = row * width;
  for (let k = 0; k < width; k++) out[k] += by * table[from + k];
}

/** The slope of a row and, returned, that of the number which it was multiplied with. */
function rowSlope(into, by, table, row, slopes) {
  const width = slopes.length;
  const from = row * width;
  let sum = 0;
  for (let k = 0; k < width; k++) {
    into[from + k] += by * slopes[k];
    sum += table[from + k] * slopes[k];
  }
  return sum;
}

/**
 * The net as it is learnt, with slopes: the same sums as agents/learnt/net.ts, but for the products of cards and parts,
 * which are multiplied out there. One decision after the other.
 */
export class LearnerNet {
  constructor(vocabulary, tables, most) {
    Object.assign(this, { t: tables.at, d: tables.slopeAt });
    this.S = vocabulary.situation.length;
    this.O = vocabulary.option.length;
    this.A = vocabulary.around.length;
    this.cards = tables.at.vectors.length / V;
    this.base = new Float32Array(H);
    this.baseSlope = new Float32Array(H);
    this.firsts = Array.from({ length: most }, () => new Float32Array(H));
    this.seconds = Array.from({ length: most }, () => new Float32Array(G));
    this.bags = Array.from({ length: this.A }, () => new Float32Array(V));
    this.bagSlope = new Float32Array(V);
    this.inUse = new Uint8Array(this.A);
    this.firstSlope = new Float32Array(H);
    this.secondSlope = new Float32Array(G);
    this.outs = new Float64Array(most);
  }

  /** Of a decision: fills `outs` for its options. */
  forward(x) {
    this.forwardBase(x);
    for (let i = 0; i < x.count; i++) this.outs[i] = this.plain(x, i) + this.deep(x, i);
  }

  forwardBase(x) {
    const { t, base, bags, inUse } = this;
    base.set(t.first);
    for (let j = 0; j < this.S; j++) if (x.situation[j] !== 0) addRow(base, x.situation[j], t.situation, j);
    inUse.fill(0);
    for (let j = 0; j < x.aroundCount; j++) {
      const part = x.aroundPart[j];
      if (inUse[part] === 0) bags[part].fill(0);
      inUse[part] = 1;
      addRow(bags[part], 1, t.vectors, x.aroundCard[j]);
    }
    for (let part = 0; part < this.A; part++) {
      if (inUse[part] === 0) continue;
      for (let k = 0; k < V; k++) addRow(base, bags[part][k], t.parts, part * V + k);
    }
  }

  plain(x, i) {
    const { t, S, O, cards } = this;
    const kind = x.kinds[i];
    let sum = t['worth of kinds'][kind];
    const bySituation = t['worth by situation'];
    for (let j = 0; j < S; j++) sum += bySituation[kind * S + j] * x.situation[j];
    const byOption = t['worth by option'];
    for (let j = 0; j < O; j++) sum += byOption[kind * O + j] * x.option[i * O + j];
    const worth = t['worth of cards'];
    for (let j = x.cardFrom[i]; j < x.cardFrom[i + 1]; j++) sum += worth[x.part[j] * cards + x.card[j]];
    return sum;
  }

  deep(x, i) {
    const { t, O, A } = this;
    const first = this.firsts[i];
    const second = this.seconds[i];
    first.set(this.base);
    addRow(first, 1, t.kinds, x.kinds[i]);
    for (let j = 0; j < O; j++)
      if (x.option[i * O + j] !== 0) addRow(first, x.option[i * O + j], t.option, j);
    for (let j = x.cardFrom[i]; j < x.cardFrom[i + 1]; j++) {
      const row = (A + x.part[j]) * V;
      const from = x.card[j] * V;
      for (let k = 0; k < V; k++) addRow(first, t.vectors[from + k], t.parts, row + k);
    }
    for (let k = 0; k < H; k++) if (first[k] < 0) first[k] = 0;
    second.set(t.second);
    const between = t['first to second'];
    for (let k = 0; k < H; k++) if (first[k] !== 0) addRow(second, first[k], between, k);
    let sum = 0;
    for (let k = 0; k < G; k++) {
      if (second[k] < 0) second[k] = 0;
      sum += t.last[k] * second[k];
    }
    return sum;
  }

  /** Adds the slopes of a decision whose `outs` have these. */
  backward(x, slopes) {
    this.baseSlope.fill(0);
    for (let i = 0; i < x.count; i++) {
      this.backwardPlain(x, i, slopes[i]);
      this.backwardDeep(x, i, slopes[i]);
    }
    this.backwardBase(x);
  }

  backwardPlain(x, i, slope) {
    const { d, S, O, cards } = this;
    const kind = x.kinds[i];
    d['worth of kinds'][kind] += slope;
    const bySituation = d['worth by situation'];
    for (let j = 0; j < S; j++) bySituation[kind * S + j] += slope * x.situation[j];
    const byOption = d['worth by option'];
    for (let j = 0; j < O; j++) byOption[kind * O + j] += slope * x.option[i * O + j];
    const worth = d['worth of cards'];
    for (let j = x.cardFrom[i]; j < x.cardFrom[i + 1]; j++) worth[x.part[j] * cards + x.card[j]] += slope;
  }

  backwardDeep(x, i, slope) {
    const { t, d, O, A, firstSlope, secondSlope, baseSlope } = this;
    const first = this.firsts[i];
    const second = this.seconds[i];
    for (let k = 0; k < G; k++) {
      d.last[k] += slope * second[k];
      secondSlope[k] = second[k] > 0 ? slope * t.last[k] : 0;
      d.second[k] += secondSlope[k];
    }
    const between = t['first to second'];
    for (let k = 0; k < H; k++) {
      firstSlope[k] = first[k] > 0 ? rowSlope(d['first to second'], first[k], between, k, secondSlope) : 0;
      baseSlope[k] += firstSlope[k];
    }
    addTo(d.kinds, x.kinds[i], 1, firstSlope);
    for (let j = 0; j < O; j++) {
      const number = x.option[i * O + j];
      if (number !== 0) addTo(d.option, j, number, firstSlope);
    }
    for (let j = x.cardFrom[i]; j < x.cardFrom[i + 1]; j++) {
      const row = (A + x.part[j]) * V;
      const from = x.card[j] * V;
      for (let k = 0; k < V; k++) {
        d.vectors[from + k] += rowSlope(d.parts, t.vectors[from + k], t.parts, row + k, firstSlope);
      }
    }
  }

  backwardBase(x) {
    const { t, d, baseSlope, bags, bagSlope, inUse } = this;
    for (let k = 0; k < H; k++) d.first[k] += baseSlope[k];
    for (let j = 0; j < this.S; j++)
      if (x.situation[j] !== 0) addTo(d.situation, j, x.situation[j], baseSlope);
    for (let part = 0; part < this.A; part++) {
      if (inUse[part] === 0) continue;
      for (let k = 0; k < V; k++) {
        bagSlope[k] = rowSlope(d.parts, bags[part][k], t.parts, part * V + k, baseSlope);
      }
      for (let j = 0; j < x.aroundCount; j++) {
        if (x.aroundPart[j] === part) addTo(d.vectors, x.aroundCard[j], 1, bagSlope);
      }
    }
  }
}

/** Adds slopes, times a number, to a row of a table. */
function addTo(into, row, by, slopes) {
  const width = slopes.length;
  for (let k = 0; k < width; k++) into[row * width + k] += by * slopes[k];
}
