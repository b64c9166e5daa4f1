import type { State } from '../../src/core/game.js';
import type { Describer, Description } from './description.js';
import { addUp, isWidth, Terms } from './sums.js';
import { cardsIn, unpack, type Weights, type WeightsFile } from './weights.js';

/**
 * The numbers of a net, ready for use: what a card adds to the first layer in each part that it plays is multiplied
 * out. Shared by all scorers of a thread.
 */
interface Net {
  readonly weights: Weights;
  readonly cards: number;
  /** All rows that the first layer can be made of: cards by part, those around a decision first; then those of `weights`. */
  readonly rows: Float32Array;
  /** Where they begin. */
  readonly cardsInOptions: number;
  readonly situation: number;
  readonly option: number;
  readonly kinds: number;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

const nets = new WeakMap<WeightsFile, Net>();

function netOf(file: WeightsFile, { vocabulary }: Description): Net {
  const known = nets.get(file);
  if (known) return known;
  const { vector, first, second } = file.sizes;
  if (!isWidth(first) || !isWidth(second)) throw new Error(`layers of ${first} and ${second} numbers`);
  const weights = unpack(file, vocabulary);
  const cards = cardsIn(file).length + 1;
  const parts = vocabulary.around.length + vocabulary.parts.length;
  const situation = parts * cards * first;
  const option = situation + weights.situation!.length;
  const kinds = option + weights.option!.length;
  const rows = new Float32Array(kinds + weights.kinds!.length);
  for (let part = 0; part < parts; part++) {
    const matrix = weights.parts!.subarray(part * vector * first, (part + 1) * vector * first);
    for (let card = 0; card < cards; card++) {
      const row = rows.subarray((part * cards + card) * first, (part * cards + card + 1) * first);
      for (let k = 0; k < vector; k++) addRow(row, weights.vectors![card * vector + k]!, matrix, k);
    }
  }
  rows.set(weights.situation!, situation);
  rows.set(weights.option!, option);
  rows.set(weights.kinds!, kinds);
  const net = {
    weights,
    cards,
    rows,
    cardsInOptions: vocabulary.around.length * cards * first,
    situation,
    option,
    kinds,
    first: Float64Array.from(weights.first!),
    second: Float64Array.from(weights.second!),
  };
  nets.set(file, net);
  return net;
}

/** Adds a row of a table, times a number. */
function addRow(out: Float32Array, by: number, table: Float32Array, row: number): void {
  const width = out.length;
  const from = row * width;
  for (let k = 0; k < width; k++) out[k]! += by * table[from + k]!;
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

/** More numbers and cards than a decision or an option has. */
const MOST_TERMS = 8192;

/** Says how good the options of a decision are, from what it has learnt. Nothing is allocated for a decision. */
export class Scorer {
  /** Of each option of the last decision: the chance of winning that it adds, up to what all of them share. */
  readonly advantages: Float64Array;
  private readonly describer: Describer;
  private readonly net: Net;
  private readonly base: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly terms = new Terms(MOST_TERMS);
  /** What the numbers of the decision are worth by the kind of an option, where that is known. */
  private readonly bySituation: Float64Array;

  constructor(
    file: WeightsFile,
    readonly description: Description,
    mostOptions: number,
  ) {
    this.net = netOf(file, description);
    this.describer = description.describer(cardsIn(file));
    this.advantages = new Float64Array(mostOptions);
    this.base = new Float64Array(file.sizes.first);
    this.first = new Float64Array(file.sizes.first);
    this.second = new Float64Array(file.sizes.second);
    this.bySituation = new Float64Array(description.vocabulary.kinds.length);
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
    const { base, describer, net, terms } = this;
    const { around } = describer;
    this.bySituation.fill(Number.NaN);
    terms.used = 0;
    this.addNumbers(describer.situation, 0, describer.situation.length, net.situation);
    for (let j = 0; j < around.used; j++)
      terms.add((around.part[j]! * net.cards + around.card[j]!) * base.length, 1);
    addUp(base, net.first, net.rows, terms);
  }

  /** A row for each number; many of them are 0. */
  private addNumbers(numbers: Float32Array, from: number, count: number, rows: number): void {
    const { terms } = this;
    const width = this.base.length;
    for (let i = 0; i < count; i++) {
      const number = numbers[from + i]!;
      if (number !== 0) terms.add(rows + i * width, number);
    }
  }

  /** The part of an advantage that is a plain sum. */
  private plain(i: number): number {
    const { weights, cards } = this.net;
    const { kinds, option, cards: list } = this.describer;
    const { option: o } = this.description.vocabulary;
    const kind = kinds[i]!;
    let sum = weights['worth of kinds']![kind]! + this.worthOfSituation(kind);
    sum += product(weights['worth by option']!, kind, option, i * o.length, o.length);
    const worth = weights['worth of cards']!;
    for (let j = list.from(i); j < list.ends[i]!; j++) sum += worth[list.part[j]! * cards + list.card[j]!]!;
    return sum;
  }

  private worthOfSituation(kind: number): number {
    const { bySituation, net, describer } = this;
    const known = bySituation[kind]!;
    if (!Number.isNaN(known)) return known;
    const { situation } = describer;
    const worth = product(net.weights['worth by situation']!, kind, situation, 0, situation.length);
    bySituation[kind] = worth;
    return worth;
  }

  /** The part that two layers find out. */
  private deep(i: number): number {
    const { first, second, describer, net, terms } = this;
    const { option } = this.description.vocabulary;
    const width = first.length;
    const list = describer.cards;
    terms.used = 0;
    terms.add(net.kinds + describer.kinds[i]! * width, 1);
    this.addNumbers(describer.option, i * option.length, option.length, net.option);
    for (let j = list.from(i); j < list.ends[i]!; j++)
      terms.add(net.cardsInOptions + (list.part[j]! * net.cards + list.card[j]!) * width, 1);
    addUp(first, this.base, net.rows, terms);
    terms.used = 0;
    for (let k = 0; k < width; k++) if (first[k]! > 0) terms.add(k * second.length, first[k]!);
    addUp(second, net.second, net.weights['first to second']!, terms);
    const last = net.weights.last!;
    let sum = 0;
    for (let k = 0; k < second.length; k++) if (second[k]! > 0) sum += last[k]! * second[k]!;
    return sum;
  }
}
