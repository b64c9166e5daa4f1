import { decimal } from '../../core/english.js';
import type { MatrixFindings } from '../rows/matrix.js';
import { percent, whole } from './match.js';
import { table, wrap } from './table.js';

/** A whole matrix is only shown when it fits a terminal. */
const MOST_SHOWN = 10;
/** Below this a single number per deck does not explain the results. */
export const POOR_FIT = 0.01;

export const RATING_NOTE =
  'Ratings are on the Elo scale with mean 0: 100 points more win 64% of games. Nash is the mixture of entrants that no entrant clearly beats.';

const FIELD_NOTE =
  'The intervals hold for all entrants at once; shrunk is what to expect of each next time, since the highest of many owes part of its rating to luck; best is the chance to be the strongest.';

/** A, B, …, Z, AA, AB, …: names are too long to stand beside each other. */
export function letters(i: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (i % 26));
  return i < 26 ? last : letters(Math.floor(i / 26) - 1) + last;
}

export function sayPValue(p: number): string {
  return p < 0.0001 ? 'below 0.0001' : p.toFixed(4);
}

function ratings({ ratings }: MatrixFindings, what: string): string {
  const sorted = [...ratings].sort((x, y) => Number(y.rating) - Number(x.rating));
  const rows = sorted.map((row) => [
    String(row.deck),
    decimal(Number(row.rating), 0),
    `${decimal(Number(row.all_low), 0)} to ${decimal(Number(row.all_high), 0)}`,
    decimal(Number(row.shrunk), 0),
    percent(Number(row.best)),
    percent(Number(row.mean_win_rate)),
    percent(Number(row.nash_weight)),
  ]);
  const head = [what, 'rating', '95%, all at once', 'shrunk', 'best', 'mean', 'Nash'];
  return table([head, ...rows], { right: [1, 2, 3, 4, 5, 6] });
}

function grid(names: readonly string[], rates: MatrixFindings['rates']): string[] {
  if (names.length > MOST_SHOWN) return [];
  const rows = names.map((name, a) => [
    `${letters(a)}  ${name}`,
    ...rates[a]!.map((rate, b) => (a === b ? '·' : (100 * rate).toFixed(0))),
  ]);
  const right = names.map((_, i) => i + 1);
  return [table([['wins of 100 against', ...names.map((_, i) => letters(i))], ...rows], { right })];
}

/** The prior gives a finite rating to an entrant that never lost, or never won; the games alone would not. */
function sayUnbounded({ ratings }: MatrixFindings): string[] {
  const at = (rate: number) => ratings.filter((row) => row.mean_win_rate === rate).map(({ deck }) => deck);
  return [
    ...at(1).map(
      (deck) =>
        `${deck} won every game: nothing says how far above the others it is, only the lower end of its interval counts.`,
    ),
    ...at(0).map(
      (deck) =>
        `${deck} lost every game: nothing says how far below the others it is, only the upper end of its interval counts.`,
    ),
  ];
}

function notes(names: readonly string[], findings: MatrixFindings): string {
  const { fit, cycles } = findings;
  const out = [RATING_NOTE, FIELD_NOTE, ...sayUnbounded(findings)];
  if (fit.degrees > 0 && fit.p < POOR_FIT) {
    out.push(
      `One number per entrant does not explain these results (chi-square ${fit.statistic.toFixed(1)} with ${fit.degrees} degrees of freedom, p ${fit.p < 0.0001 ? '' : '= '}${sayPValue(fit.p)}): look at the pairs.`,
    );
  }
  for (const { entrants } of cycles.slice(0, 5)) {
    const path = [...entrants, entrants[0]!].map((i) => names[i]!);
    out.push(`A cycle: ${path.join(' beats ')}.`);
  }
  if (cycles.length > 5) out.push(`${cycles.length - 5} more cycles are in cycles.csv.`);
  if (cycles.length === 0) out.push('No cycle is significant (Holm over all pairs).');
  return wrap(out.join(' '));
}

/** A matrix for the terminal, at most 80 columns wide. */
export function sayMatrix(
  title: string,
  what: string,
  names: readonly string[],
  games: number,
  findings: MatrixFindings,
): string {
  const head = `${title}: ${names.length} ${what}s, ${whole(games)} games`;
  return [head, ratings(findings, what), ...grid(names, findings.rates), notes(names, findings)].join('\n\n');
}
