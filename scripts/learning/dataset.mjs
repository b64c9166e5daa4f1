import { NOBODY } from '../../dist/src/core/game.js';
import { readPiece } from './pieces.mjs';

/** A typed array that grows. */
class Column {
  used = 0;
  constructor(type) {
    this.values = new type(1 << 16);
  }
  /** Appends a part of an array. */
  add(from, start, end) {
    this.reserve(end - start);
    this.values.set(from.subarray(start, end), this.used);
    this.used += end - start;
  }
  push(value) {
    this.reserve(1);
    this.values[this.used++] = value;
  }
  reserve(count) {
    if (this.used + count <= this.values.length) return;
    const grown = new this.values.constructor(2 * Math.max(this.used + count, this.values.length));
    grown.set(this.values.subarray(0, this.used));
    this.values = grown;
  }
}

/** One decision in this number is of a game that nothing is learnt from, only tested on. */
const HELD_OUT = 10;

/** Decisions as they are described, with the values of their options. */
export class Dataset {
  constructor(game, description) {
    this.game = game;
    this.description = description;
    this.cards = description.cards();
    this.describer = description.describer(this.cards);
    this.options = new Int32Array(game.maxOptions);
    this.situation = new Column(Float32Array);
    this.option = new Column(Float32Array);
    this.kinds = new Column(Uint8Array);
    this.values = new Column(Float32Array);
    this.favourites = new Column(Uint16Array);
    /** By decision: where its options and its cards end; by option: where its cards end. */
    this.ends = new Column(Uint32Array);
    this.aroundEnds = new Column(Uint32Array);
    this.cardEnds = new Column(Uint32Array);
    this.aroundPart = new Column(Uint8Array);
    this.aroundCard = new Column(Uint16Array);
    this.part = new Column(Uint8Array);
    this.card = new Column(Uint16Array);
    this.learnt = [];
    this.heldOut = [];
  }

  get count() {
    return this.ends.used;
  }

  /** Reads the labels of a file; they may be of more games than are wanted. */
  read(path, games) {
    readPiece(path, this.game.words, (state, game, values) => {
      if (game < games) this.add(state, game, values);
    });
  }

  add(state, game, values) {
    const { describer, description, options } = this;
    const { situation, option } = description.vocabulary;
    if (this.game.decider(state) === NOBODY) throw new Error('a label of a game that is over');
    const count = this.game.options(state, options);
    if (2 * count !== values.length) throw new Error('a label of other options than the rules give');
    (game % HELD_OUT === 0 ? this.heldOut : this.learnt).push(this.count);
    this.favourites.push(describer.describe(state, options, count));
    this.situation.add(describer.situation, 0, situation.length);
    this.option.add(describer.option, 0, count * option.length);
    this.kinds.add(describer.kinds, 0, count);
    this.values.add(values, 0, values.length);
    this.ends.push(this.kinds.used);
    this.addCards(count);
  }

  addCards(count) {
    const { around, cards } = this.describer;
    this.aroundPart.add(around.part, 0, around.used);
    this.aroundCard.add(around.card, 0, around.used);
    this.aroundEnds.push(this.aroundPart.used);
    const before = this.part.used;
    this.part.add(cards.part, 0, cards.used);
    this.card.add(cards.card, 0, cards.used);
    for (let i = 0; i < count; i++) this.cardEnds.push(before + cards.ends[i]);
  }

  /** In how many options of decisions that are learnt from each card is. */
  seen() {
    const seen = new Uint32Array(this.cards.length + 1);
    for (const decision of this.learnt) {
      const [from, to] = span(this.ends.values, decision);
      const end = to === 0 ? 0 : this.cardEnds.values[to - 1];
      for (let j = from === 0 ? 0 : this.cardEnds.values[from - 1]; j < end; j++) seen[this.card.values[j]]++;
    }
    return seen;
  }
}

/** Where a list begins and ends. */
export const span = (ends, i) => [i === 0 ? 0 : ends[i - 1], ends[i]];
