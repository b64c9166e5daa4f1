import { shardsModule } from '../../dist/src/games/shards/module.js';

const WITH_RELICS = 'with relics';
const BASE = 'base game';
/** One game in this number is the base game. */
const BASES = 4;
/** Of this many games that are learnt from one is for three players and one for four. */
const LARGER = 16;

/** Different leaders. */
function leadersFor(players, luck) {
  const leaders = [...shardsModule.sideNames];
  return Array.from({ length: players }, () => leaders.splice(luck.below(leaders.length), 1)[0]);
}

/** Three or four players seldom: their games are long, and most are played by two. */
const playersFor = (number) => [3, 4][number] ?? 2;

export const shards = {
  module: shardsModule,
  /** Of each round, and how often a net is fitted to them. */
  games: [3000, 5250],
  epochs: 8,
  /** Kinds of sides that results are told apart by. */
  kinds: [WITH_RELICS, BASE],
  /** The sides of a game: two of one kind, or what is learnt from. */
  sides(_seedOf, luck, _words, kind) {
    const players = kind ? 2 : playersFor(luck.below(LARGER));
    const isBase = kind ? kind === BASE : luck.below(BASES) === 0;
    return leadersFor(players, luck).map((leader) =>
      shardsModule.namedSide(isBase ? `${leader}:base` : leader),
    );
  },
  /** What results are told apart by besides: the leader of each side, who is only a name in the base game. */
  groupsOf: (sides) => sides.map(({ name, data }) => (data.variants.includes('base') ? [] : [name])),
  options: () => ({}),
  /** A single game that is played on to its end says little: few of each decision, but of many decisions. */
  teaching: { rollouts: 36, deals: [4, 12], follow: 0.2 },
  fitting: { clip: 0.2 },
};
