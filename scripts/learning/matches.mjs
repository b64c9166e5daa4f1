import { Luck, seedOf } from '../../dist/src/core/luck.js';
import { Table } from '../../dist/src/match/play.js';
import { blockInterval } from '../../dist/src/stats/intervals/block-interval.js';

/** Plays blocks of four games: the same two sides and luck, first turn and pilots exchanged. */
export class Match {
  /** Agents come as what makes one: each seat needs its own, also one that stays empty. */
  constructor(learner, makers) {
    this.learner = learner;
    this.table = new Table(learner.module.game, makers);
  }

  /** Wins of the first agent with either of the two sides, with each of which it plays two games. */
  playBlock({ seed, number, kind }) {
    const { learner, table } = this;
    const { module } = learner;
    const words = ['match', seed, kind, number];
    const sides = learner.sides(seedOf, new Luck(seedOf(...words, 'sides')), words, kind);
    const wins = [0, 0];
    for (const first of [0, 1]) {
      const setup = module.setupFor(sides, {}, first);
      for (const side of [0, 1]) {
        const of = side === 0 ? [0, 1] : [1, 0];
        const { winner } = table.play(setup, seedOf(...words, 'game'), { bySide: true, of });
        if (winner === side) wins[side]++;
      }
    }
    return { wins, kind, groups: learner.groupsOf(sides) };
  }
}

/** The blocks of a match, as many of each kind of sides. */
export const blocksOf = ({ kinds }, seed, count) =>
  Array.from({ length: count }, (_, number) => ({ seed, number, kind: kinds[number % kinds.length] }));

/** A win rate with its interval, from the wins in blocks of `size` games. */
function rateOf(wins, size) {
  const counts = new Float64Array(size + 1);
  for (const each of wins) counts[each]++;
  const [low, high] = blockInterval(counts);
  const games = size * wins.length;
  return { games, rate: wins.reduce((sum, each) => sum + each, 0) / games, low, high };
}

export const rateOfBlocks = (blocks) =>
  rateOf(
    blocks.map(({ wins }) => wins[0] + wins[1]),
    4,
  );

const percent = (part) => `${(100 * part).toFixed(1)}%`;

export const sayRate = ({ games, rate, low, high }) =>
  `${percent(rate)} (${percent(low)} to ${percent(high)}) of ${games.toLocaleString('en-US')} games`;
