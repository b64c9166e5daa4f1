import { InputError } from '../../core/game.js';
import type { RunPart } from '../../match/run-part.js';
import type { Findings, Request } from './experiment.js';

const MOST_PARTS = 10_000;

/** `--part 2/8`. */
export function partValue(text: string | undefined): RunPart | undefined {
  if (text === undefined) return undefined;
  const [, index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (of !== undefined && index! >= 1 && index! <= of && of <= MOST_PARTS) return { index: index!, of };
  throw new InputError(
    `--part "${text}": expected I/N with I from 1 to N and N up to ${MOST_PARTS}, such as 2/8`,
  );
}

export const sayPart = ({ index, of }: RunPart): string => `${index}/${of}`;

/** What can be played in parts is known before the first game. */
export function checkParted(
  command: string,
  { fixed }: Pick<Request, 'fixed'>,
  words: readonly string[],
): void {
  if (fixed === undefined)
    throw new InputError(
      `--part: ${command} decides by its results what to play next, so no part of it can be played without the others; expected match, difficulty, or a file of these without a stopping rule; --redis plays the rest on several machines`,
    );
  if (!fixed)
    throw new InputError(
      '--part: --stop decides by the results so far when to end, so no part can be played without the others; expected --stop none and a number of games; --redis plays the rest on several machines',
    );
  if (words.some((word) => word === '-' || word.endsWith('=-')))
    throw new InputError(
      '--part: a side comes from standard input, and merge reads it again; expected a file',
    );
}

/** What a part has to say: its results are nothing without the others'. */
export function partFindings(part: RunPart, { stoppedBy }: Findings): Findings {
  const { index, of } = part;
  const text =
    stoppedBy === 'interrupted'
      ? `Part ${index} of ${of} is not finished.`
      : `Part ${index} of ${of} is played. When all are: fulcrum merge, with their directories.`;
  return { tables: [], summary: {}, rows: [], more: { part: sayPart(part) }, text, stoppedBy };
}
