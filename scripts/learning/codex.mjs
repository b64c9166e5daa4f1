import { codexModule } from '../../dist/src/games/codex/module.js';

const KINDS = {
  'Bashing against Finesse': ['bashing', 'finesse'],
  'Bashing against itself': ['bashing', 'bashing'],
  'Finesse against itself': ['finesse', 'finesse'],
};

export const codex = {
  module: codexModule,
  /** Of each round, and how often a net is fitted to them. */
  games: [2000, 2000, 2500],
  epochs: 3,
  /** Kinds of sides that results are told apart by. */
  kinds: Object.keys(KINDS),
  /** The two sides of a game, both of one kind or each of any. */
  sides(_seedOf, luck, _words, kind) {
    const names = KINDS[kind] ?? Object.values(KINDS)[luck.below(3)];
    return names.map((name) => codexModule.namedSide(name));
  },
  /** What results are told apart by besides: nothing, the kinds are the specs. */
  groupsOf: (sides) => sides.map(() => []),
  /** What else differs between games that are learnt from. */
  options: () => ({}),
  /**
   * What is taken from the codex pays off late. Without chance in them rollouts on the same deal differ only by what
   * was decided, so that two deals are enough.
   */
  teaching: { turns: 8, chance: 0, deals: [2, 2], mostOptions: 40 },
  /** A decision of a game is one of 80: without caution the errors of all of them add up. */
  fitting: { caution: 0.01 },
};
