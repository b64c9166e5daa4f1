import { Luck, seedOf } from '../../dist/src/core/luck.js';
import { Table } from '../../dist/src/match/play.js';
import { pairedDifference } from '../../dist/src/stats/comparisons/difference-interval.js';
import { blockInterval } from '../../dist/src/stats/intervals/block-interval.js';

/**
 * Plays blocks. Of a duel, four games: the same two sides and luck, first turn and pilots exchanged. Where the only side
 * with seats plays together, one game of each agent: the same sides and luck.
 */
export class Match {
  /** Agents come as what makes one: each seat needs its own, also one that stays empty. */
  constructor(learner, makers) {
    this.learner = learner;
    this.table = new Table(learner.module.game, makers);
  }

  playBlock({ seed, number, kind }) {
    const { learner } = this;
    const words = ['match', seed, kind, number];
    const sides = learner.sides(seedOf, new Luck(seedOf(...words, 'sides')), words, kind);
    const luck = seedOf(...words, 'game');
    const wins = learner.module.cooperative ? this.playTogether(sides, luck) : this.playDuel(sides, luck);
    return { wins, kind, groups: learner.groupsOf(sides) };
  }

  /** Wins of the first agent with either of the two sides, with each of which it plays two games. */
  playDuel(sides, luck) {
    const { learner, table } = this;
    const wins = [0, 0];
    for (const first of [0, 1]) {
      const setup = learner.module.setupFor(sides, {}, first);
      for (const side of [0, 1]) {
        const of = side === 0 ? [0, 1] : [1, 0];
        const { winner } = table.play(setup, luck, { bySide: true, of });
        if (winner === side) wins[side]++;
      }
    }
    return wins;
  }

  /** Wins of either agent. */
  playTogether(sides, luck) {
    const { learner, table } = this;
    const setup = learner.module.setupFor(sides, {}, 0);
    return [0, 1].map((agent) => {
      const { winner } = table.play(setup, luck, { bySide: true, of: [agent, agent] });
      return winner === 0 ? 1 : 0;
    });
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

const percent = (part) => `${(100 * part).toFixed(1)}%`;
const inWords = (count) => count.toLocaleString('en-US');

/** What the blocks of a match come to, in words, and whether the first agent is significantly better. */
export const resultOf = ({ module }, blocks) =>
  module.cooperative ? resultTogether(blocks) : resultOfDuel(blocks);

function resultOfDuel(blocks) {
  const { games, rate, low, high } = rateOf(
    blocks.map(({ wins }) => wins[0] + wins[1]),
    4,
  );
  return {
    words: `${percent(rate)} (${percent(low)} to ${percent(high)}) of ${inWords(games)} games`,
    isBetter: low > 0.5,
  };
}

/** The win rates of both agents, and by how many points the first is better. */
function resultTogether(blocks) {
  const joint = [
    [0, 0],
    [0, 0],
  ];
  for (const { wins } of blocks) joint[wins[0]][wins[1]]++;
  const [one, other] = [0, 1].map((agent) => blocks.filter(({ wins }) => wins[agent] === 1).length);
  const [low, high] = pairedDifference(joint);
  const points = (part) => (100 * part).toFixed(1);
  return {
    words: `${percent(one / blocks.length)} and ${percent(other / blocks.length)} of ${inWords(blocks.length)} games, ${points((one - other) / blocks.length)} points (${points(low)} to ${points(high)})`,
    isBetter: low > 0,
  };
}
