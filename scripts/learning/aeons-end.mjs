import { MAGES, NEMESES } from '../../dist/src/games/aeons-end/cards/index.js';
import { aeonsEndModule, nemesisSide, playersSide } from '../../dist/src/games/aeons-end/module.js';

const WORDS = ['one mage', 'two mages', 'three mages', 'four mages'];
/** How many mages play a game that is learnt from, with equal chances: mostly two or four. */
const PLAYERS = [1, 2, 2, 2, 3, 4, 4, 4];
/** One game in this number has each of the recommended markets. */
const NAMED = 16;
const MARKETS = ['deck_destruction', 'free_energy'];
/** One game in this number is at each of the other levels. */
const OTHER = 16;
const LEVELS = ['novice', 'expert', 'extinction'];

const nameOf = (nemesis) => nemesisSide({ nemesis }).name;

const KINDS = new Map(
  NEMESES.flatMap((nemesis) =>
    WORDS.map((word, i) => [`${nameOf(nemesis)}, ${word}`, { nemesis, players: i + 1 }]),
  ),
);

function magesFor(players, luck) {
  const left = [...MAGES];
  return Array.from({ length: players }, () => left.splice(luck.below(left.length), 1)[0]);
}

/** A game that is learnt from. */
function anyGame(luck) {
  const mages = magesFor(PLAYERS[luck.below(PLAYERS.length)], luck);
  const market = MARKETS[luck.below(NAMED)] ?? 'random';
  const nemesis = NEMESES[luck.below(NEMESES.length)];
  const level = LEVELS[luck.below(OTHER)] ?? 'normal';
  return [playersSide({ mages, market }), nemesisSide({ nemesis, level })];
}

/** How far away the end of a game that was lost and won was: life of the nemesis, and of Gravehold. */
const CLOSE = { nemesis: 20, gravehold: 15 };

export const aeonsEnd = {
  module: aeonsEndModule,
  /** Of each round, and how often a net is fitted to them. */
  games: [3000, 4000, 3000],
  epochs: 6,
  /** Search plays on to the end of the game at every decision: what it does as prior is not part of learning. */
  searches: false,
  /** Kinds of sides that results are told apart by. */
  kinds: [...KINDS.keys()],
  /** Mages and a nemesis: of one kind, with a random market at level normal, or what is learnt from. */
  sides(_seedOf, luck, _words, kind) {
    if (!kind) return anyGame(luck);
    const { nemesis, players } = KINDS.get(kind);
    return [playersSide({ mages: magesFor(players, luck), market: 'random' }), nemesisSide({ nemesis })];
  },
  /** What results are told apart by besides: how many mages, and against whom. */
  groupsOf: ([{ data }, { name }]) => [[WORDS[data.mages.length - 1]], [name]],
  options: () => ({}),
  /**
   * Who has won is mostly luck; how clearly says more of a decision. A game that was won counts from a half to 1, the
   * more, the more life Gravehold has left; one that was lost the more, the less life the nemesis has.
   */
  outcome(state) {
    const measures = new Float64Array(aeonsEndModule.game.measures.length);
    aeonsEndModule.game.measure(state, measures);
    const [, nemesis, gravehold] = measures;
    return aeonsEndModule.game.winner(state) === 0
      ? 1 - Math.exp(-gravehold / CLOSE.gravehold) / 2
      : Math.exp(-nemesis / CLOSE.nemesis) / 2;
  },
  teaching: { rollouts: 36, deals: [6, 12], mostOptions: 32, follow: 0.2, close: CLOSE },
  fitting: { caution: 0.003 },
};
