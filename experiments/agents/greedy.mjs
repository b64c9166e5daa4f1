/**
 * An agent of your own: a function that makes it, as the default export of a file.
 *
 *     npx fulcrum match keyforge --a miss-onyx-censorius --b radiant-argus-the-supreme \
 *         --agents ./experiments/agents/greedy.mjs:key=8,random --games 200
 *
 * This one takes the option after which it has the most æmber and keys, compared with the other side.
 *
 * `game` is the game's contract (src/core/game.ts): what can be done, doing it, measuring it, saying it.
 * `parameters` are the words behind the colon; here `key` says how much æmber a key is worth.
 */
export default function greedy(game, parameters) {
  const key = Number(parameters.get('key') ?? 6);
  const column = (name) => game.measures.indexOf(name);
  const copy = new Int32Array(game.words);
  const measured = new Float64Array(game.measures.length);
  let luck = [1, 1];

  function worth(side) {
    game.measure(copy, measured);
    const of = (letter) => key * measured[column(`keys_${letter}`)] + measured[column(`amber_${letter}`)];
    return side === 0 ? of('a') - of('b') : of('b') - of('a');
  }

  return {
    name: 'greedy',
    /** Before each game, for each seat it plays: whatever chance it uses must follow from the seed. */
    begin(_seat, seed) {
      luck = seed;
    },
    /** The index of the chosen option among options[0] … options[count - 1]. */
    choose(state, options, count) {
      const seat = game.decider(state);
      let best = 0;
      let high = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        copy.set(state);
        // The state holds every card. A fair agent deals what its seat can't see anew before it looks.
        game.determinize(copy, seat, luck);
        game.apply(copy, options[i]);
        if (worth(game.sideOf(seat)) > high) {
          high = worth(game.sideOf(seat));
          best = i;
        }
      }
      return best;
    },
  };
}
