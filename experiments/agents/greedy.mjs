/**
 * An agent of your own: a function that makes it, as the default export of a file.
 *
 *     npx fulcrum match keyforge --a miss-onyx-censorius --b radiant-argus-the-supreme \
 *         --agents ./experiments/agents/greedy.mjs:key=8,random --games 200
 *
 * This one takes the option after which it has the most æmber and keys, compared with the other side; of several, any.
 *
 * `game` is the game's contract (src/core/game.ts): what can be done, doing it, measuring it, saying it.
 * `parameters` are the words after the colon; here `key` says how much æmber a key is worth.
 */
export default function greedy(game, parameters) {
  const key = Number(parameters.get('key') ?? 6);
  const column = (name) => game.measures.indexOf(name);
  const copy = new Int32Array(game.words);
  const measured = new Float64Array(game.measures.length);
  let luck = 0;

  /** A whole number below n. */
  function chance(n) {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 2 ** 32) * n);
  }

  function worth(side) {
    game.measure(copy, measured);
    const of = (letter) => key * measured[column(`keys_${letter}`)] + measured[column(`amber_${letter}`)];
    return side === 0 ? of('a') - of('b') : of('b') - of('a');
  }

  return {
    name: 'greedy',
    /** Before each game, for each seat it plays: whatever chance it uses must follow from the seed. */
    begin(_seat, seed) {
      luck = seed[0];
    },
    /**
     * The index of the chosen option among options[0] … options[count - 1]. What its seat can't see has been dealt
     * anew in `state`, so it may look at everything and play on from it.
     */
    choose(state, options, count) {
      const seat = game.decider(state);
      let best = 0;
      let equals = 0;
      let high = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        copy.set(state);
        game.apply(copy, options[i]);
        const value = worth(game.sideOf(state, seat));
        if (value >= high) equals = value > high ? 1 : equals + 1;
        if (value > high || (value === high && chance(equals) === 0)) best = i;
        high = Math.max(high, value);
      }
      return best;
    },
  };
}
