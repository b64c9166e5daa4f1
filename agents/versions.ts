/**
 * Versions of the pilots of each game: moved on whenever the heuristic or the search may choose otherwise on the
 * same position, so that a run is not resumed by another pilot. `versions.test.ts` notices a change of the heuristic.
 */
const PILOTS: Readonly<Record<string, string>> = {
  keyforge: '4',
  'aeons-end': '6',
  shards: '4',
  codex: '4',
};

/** A game outside the list has no pilots of its own but chance and search. */
export const pilotsVersion = (game: string): string => PILOTS[game] ?? '0';
