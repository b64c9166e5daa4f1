import type { State } from '../../src/core/game.js';
import type { Describer, Description } from './description.js';
import { cardsIn, unpack, type Weights, type WeightsFile } from './weights.js';

/**
 * The numbers of a net, ready for use: what a card adds to the first layer in each part that it plays is multiplied
 * out. Shared by all scorers of a thread.
 */
interface Net {
  readonly weights: Weights;
  readonly cards: number;
  /** By part, those around a decision first, then by card: a row of the first layer. */
  readonly rows: Float32Array;
}

const nets = new WeakMap<WeightsFile, Net>();

function netOf(file: WeightsFile, { vocabulary }: Description): Net {
  const known = nets.get(file);
  if (known) return known;
  const weights = unpack(file, vocabulary);
  const cards = cardsIn(file).length + 1;
  const parts = vocabulary.around.length + vocabulary.parts.length;
  const { vector, first } = file.sizes;
  const rows = new Float32Array(parts * cards * first);
  for (let part = 0; part < parts; part++) {
    const matrix = weights.parts!.subarray(part * vector * first, (part + 1) * vector * first);
    for (let card = 0; card < cards; card++) {
      const row = rows.subarray((part * cards + card) * first, (part * cards + card + 1) * first);
      for (let k = 0; k < vector; k++) addRow(row, weights.vectors![card * vector + k]!, matrix, k);
    }
  }
  const net = { weights, cards, rows };
  nets.set(file, net);
  return net;
}

/** Adds a row of a table, times a number. */
function addRow(out: Float32Array, by: number, table: Float32Array, row: number): void {
  const width = out.length;
  const from = row * width;
  for (let k = 0; k < width; k++) out[k]! += by * table[from + k]!;
}

/** Adds what numbers bring to a layer: a row for each. Many of them are 0. */
function addRows(out: Float32Array, numbers: Float32Array, from: number, table: Float32Array): void {
  const count = table.length / out.length;
  for (let i = 0; i < count; i++) {
    const number = numbers[from + i]!;
    if (number !== 0) addRow(out, number, table, i);
  }
}

/** The product of a row of a table with numbers. */
function product(
  table: Float32Array,
  row: number,
  numbers: Float32Array,
  from: number,
  width: number,
): number {
  let sum = 0;
  for (let i = 0; i < width; i++) sum += table[row * width + i]! * numbers[from + i]!;
  return sum;
}

/** Says how good the options of a decision are, from what it has learnt. Nothing is allocated for a decision. */
export class Scorer {
  /** Of each option of the last decision: the chance of winning that it adds, up to what all of them share. */
  readonly advantages: Float64Array;
  private readonly describer: Describer;
  private readonly net: Net;
  private readonly base: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;

  constructor(
    file: WeightsFile,
    readonly description: Description,
    mostOptions: number,
  ) {
    this.net = netOf(file, description);
    this.describer = description.describer(cardsIn(file));
    this.advantages = new Float64Array(mostOptions);
    this.base = new Float32Array(file.sizes.first);
    this.first = new Float32Array(file.sizes.first);
    this.second = new Float32Array(file.sizes.second);
  }

  /** Fills `advantages` and returns the option that the heuristic likes best. */
  weigh(state: State, options: Int32Array, count: number): number {
    const { describer, advantages } = this;
    const favourite = describer.describe(state, options, count);
    this.weighSituation();
    for (let i = 0; i < count; i++) advantages[i] = this.plain(i) + this.deep(i);
    return favourite;
  }

  /** What all options share of the first layer. */
  private weighSituation(): void {
    const { base, describer, net } = this;
    const { around } = describer;
    base.set(net.weights.first!);
    addRows(base, describer.situation, 0, net.weights.situation!);
    for (let j = 0; j < around.used; j++) {
      addRow(base, 1, net.rows, around.part[j]! * net.cards + around.card[j]!);
    }
  }

  /** The part of an advantage that is a plain sum. */
  private plain(i: number): number {
    const { weights, cards } = this.net;
    const { kinds, situation, option, cards: list } = this.describer;
    const { situation: s, option: o } = this.description.vocabulary;
    const kind = kinds[i]!;
    let sum = weights['worth of kinds']![kind]!;
    sum += product(weights['worth by situation']!, kind, situation, 0, s.length);
    sum += product(weights['worth by option']!, kind, option, i * o.length, o.length);
    const worth = weights['worth of cards']!;
    for (let j = list.from(i); j < list.ends[i]!; j++) sum += worth[list.part[j]! * cards + list.card[j]!]!;
    return sum;
  }

  /** The part that two layers find out. */
  private deep(i: number): number {
    const { first, second, describer, net } = this;
    const { weights, cards, rows } = net;
    const { around, option } = this.description.vocabulary;
    const list = describer.cards;
    first.set(this.base);
    addRow(first, 1, weights.kinds!, describer.kinds[i]!);
    addRows(first, describer.option, i * option.length, weights.option!);
    for (let j = list.from(i); j < list.ends[i]!; j++) {
      addRow(first, 1, rows, (around.length + list.part[j]!) * cards + list.card[j]!);
    }
    second.set(weights.second!);
    cut(first);
    addRows(second, first, 0, weights['first to second']!);
    cut(second);
    return product(weights.last!, 0, second, 0, second.length);
  }
}

/** Numbers below 0 become 0. */
function cut(layer: Float32Array): void {
  for (let k = 0; k < layer.length; k++) if (layer[k]! < 0) layer[k] = 0;
}
