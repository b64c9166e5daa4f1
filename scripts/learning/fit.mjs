import { Luck, mix, seedOf } from '../../dist/src/core/luck.js';
import { span } from './dataset.mjs';
import { LearnerNet } from './learner-net.mjs';
import { Tables, UNIT } from './tables.mjs';

/** How a net is fitted, where a game has nothing else. */
const FITTING = {
  batch: 512,
  rate: 0.003,
  /** Steps until the rate is reached; from there it falls in a line to this share of it. */
  warmUp: 100,
  end: 0.02,
  fade: 0.02,
  /** How much worse than the best an option may be before more of it means nothing. */
  clip: 0.1,
  /** The share of cards that are taken for unknown, so that unknown ones are learnt too. */
  hidden: 0.02,
  /** A card that is in fewer options is unknown. */
  leastSeen: 60,
  /** How much better than the heuristic's favourite an option must look, because the best looking one is partly so by error. */
  caution: 0,
};

export const fittingOf = ({ fitting }) => ({ ...FITTING, ...fitting });

/** One decision out of a dataset, in buffers that the next one overwrites. */
class Example {
  constructor(data, numbers, { seed, fitting }) {
    Object.assign(this, { data, numbers, seed, fitting });
    this.perSituation = data.description.vocabulary.situation.length;
    this.perOption = data.description.vocabulary.option.length;
    this.aroundCard = new Uint16Array(4096);
    this.card = new Uint16Array(4096);
    this.cardFrom = new Int32Array(data.game.maxOptions + 1);
    this.targets = new Float64Array(data.game.maxOptions);
    this.hidden = 0;
  }

  /** Cards are hidden by chance when `epoch` is not undefined. */
  read(decision, epoch) {
    const { data, perSituation, perOption } = this;
    this.threshold = epoch === undefined ? 0 : this.fitting.hidden * 0x100000000;
    this.key = mix(this.seed, epoch ?? 0, decision, 7);
    const [from, to] = span(data.ends.values, decision);
    this.count = to - from;
    this.situation = data.situation.values.subarray(decision * perSituation, (decision + 1) * perSituation);
    this.option = data.option.values.subarray(from * perOption, to * perOption);
    this.kinds = data.kinds.values.subarray(from, to);
    this.values = data.values.values.subarray(2 * from, 2 * to);
    this.favourite = data.favourites.values[decision];
    this.readCards(decision, from);
    this.readTargets();
  }

  readCards(decision, from) {
    const { data, cardFrom, card, aroundCard } = this;
    const [start, end] = span(data.aroundEnds.values, decision);
    this.aroundCount = end - start;
    this.aroundPart = data.aroundPart.values.subarray(start, end);
    for (let j = start; j < end; j++) aroundCard[j - start] = this.number(data.aroundCard.values[j]);
    const [first] = span(data.cardEnds.values, from);
    cardFrom[0] = 0;
    for (let i = 0; i < this.count; i++) cardFrom[i + 1] = data.cardEnds.values[from + i] - first;
    const used = cardFrom[this.count];
    this.part = data.part.values.subarray(first, first + used);
    for (let j = 0; j < used; j++) card[j] = this.number(data.card.values[first + j]);
  }

  number(card) {
    return mix(this.key, card, 1, 2) >>> 0 < this.threshold ? 0 : this.numbers[card];
  }

  /** By how much each option is better than the mean, once the bad ones are cut off. */
  readTargets() {
    const { count, values, targets, fitting } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, this.value(i));
    let sum = 0;
    for (let i = 0; i < count; i++) {
      targets[i] = Math.max(this.value(i) - best, -fitting.clip) / UNIT;
      sum += targets[i];
    }
    for (let i = 0; i < count; i++) targets[i] -= sum / count;
    return values;
  }

  /** The mean of both halves of the deals. */
  value(i) {
    return (this.values[2 * i] + this.values[2 * i + 1]) / 2;
  }
}

/** The cards that were seen often enough, and the number of each of all cards among them. */
function knownCards(data, leastSeen) {
  const seen = data.seen();
  const numbers = new Uint16Array(data.cards.length + 1);
  const cards = data.cards.filter((_, i) => seen[i + 1] >= leastSeen);
  for (const [i, card] of cards.entries()) numbers[data.cards.indexOf(card) + 1] = i + 1;
  return { cards, numbers };
}

/** How fast is learnt at a step: faster and faster, then slower and slower. */
function rateAt(step, steps, { rate, warmUp, end }) {
  const rest = 1 - step / steps;
  return rate * Math.min(1, step / warmUp) * (end + (1 - end) * rest);
}

/** Makes a net that fits what was learnt from the labels; the same seed and labels give the same numbers. */
export function fitNet(data, { fitting, seed, epochs, onEpoch }) {
  const luck = new Luck(seedOf(seed, 'fit'));
  const { cards, numbers } = knownCards(data, fitting.leastSeen);
  const tables = new Tables(data.description.vocabulary, cards.length + 1, luck);
  const net = new LearnerNet(data.description.vocabulary, tables, data.game.maxOptions);
  const example = new Example(data, numbers, { seed: luck.bits(), fitting });
  const order = Uint32Array.from(data.learnt);
  const steps = epochs * Math.ceil(order.length / fitting.batch);
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    shuffle(order, luck);
    for (let from = 0; from < order.length; from += fitting.batch) {
      for (const decision of order.subarray(from, from + fitting.batch)) learn(net, example, decision, epoch);
      tables.step(rateAt(++step, steps, fitting), fitting.fade);
    }
    if (epoch === epochs - 1) favour(tables, data.description.vocabulary, fitting.caution);
    onEpoch(epoch, test(net, example, data.heldOut));
  }
  return { cards, tables, heldOut: test(net, example, data.heldOut) };
}

/** Adds to what is thought of the heuristic's favourite, of any kind. */
function favour(tables, { option, kinds }, caution) {
  const liked = option.indexOf('liked by the heuristic');
  for (let kind = 0; kind < kinds.length; kind++)
    tables.at['worth by option'][kind * option.length + liked] += caution / UNIT;
}

function shuffle(order, luck) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

const slopes = new Float64Array(4096);

/** The slopes of the squared errors of a decision, of which only differences between its options count. */
function learn(net, example, decision, epoch) {
  example.read(decision, epoch);
  net.forward(example);
  const { count, targets, fitting } = example;
  let mean = 0;
  for (let i = 0; i < count; i++) mean += (net.outs[i] - targets[i]) / count;
  for (let i = 0; i < count; i++) slopes[i] = (net.outs[i] - targets[i] - mean) / fitting.batch;
  net.backward(example, slopes);
}

/** On decisions that nothing was learnt from: points of the chance of winning above the heuristic, and what is explained. */
export function test(net, example, decisions) {
  let gain = 0;
  let error = 0;
  let all = 0;
  let agreed = 0;
  for (const decision of decisions) {
    example.read(decision);
    net.forward(example);
    const { count, targets, favourite } = example;
    let best = 0;
    let mean = 0;
    for (let i = 0; i < count; i++) {
      if (net.outs[i] > net.outs[best]) best = i;
      mean += (net.outs[i] - targets[i]) / count;
    }
    for (let i = 0; i < count; i++) {
      error += (net.outs[i] - targets[i] - mean) ** 2;
      all += targets[i] ** 2;
    }
    gain += example.value(best) - example.value(favourite);
    if (best === favourite) agreed++;
  }
  const n = Math.max(1, decisions.length);
  return { gain: (100 * gain) / n, agreed: agreed / n, explained: 1 - error / Math.max(all, 1e-9) };
}
