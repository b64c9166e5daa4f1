/**
 * Versions of the pilots of each game: moved on whenever the heuristic or the search may choose otherwise on the
 * same position, so that a run is not resumed by another pilot. `versions.test.ts` notices a change of the heuristic.
 */
const PILOTS: Readonly<Record<string, string>> = {
  keyforge: '3',
  'aeons-end': '5',
  shards: '3',
  codex: '3',
};

/** A game outside the list has no pilots of its own but chance and search. */
export const pilotsVersion = (game: string): string => PILOTS[game] ?? '0';
