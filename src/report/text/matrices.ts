import { decimal } from '../../core/english.js';
import type { MatrixFindings } from '../rows/matrix.js';
import { whole } from './match.js';
import { letters, POOR_FIT, RATING_NOTE, sayPValue } from './matrix.js';
import { table, wrap } from './table.js';

/** The ratings of a matrix, for a table with others. */
export interface Standings extends Pick<MatrixFindings, 'ratings' | 'fit' | 'cycles'> {
  readonly names: readonly string[];
  readonly games: number;
}

/** One of several matrices: what distinguishes it, and its ratings. */
export interface MatrixLine {
  readonly values: readonly string[];
  readonly standings: Standings;
}

const MOST_ENTRANTS = 40;
const MOST_MATRICES = 12;
const MOST_CYCLES = 5;
/** Matrices side by side, and the longest heading of one; a longer heading is replaced by a number. */
const BESIDE = 4;
const LONGEST = 12;

/** Several matrices for the terminal: what differs between them, then their ratings side by side. */
export function sayMatrices(keys: readonly string[], lines: readonly MatrixLine[]): string {
  const shown = lines.slice(0, MOST_MATRICES);
  const entrants = byStrength(shown);
  const joined = shown.map(({ values }) => values.join(' '));
  const isNumbered = joined.some((label) => label.length > LONGEST || label === '');
  const labels = isNumbered ? shown.map((_, i) => String(i + 1)) : joined;
  const parts = [overview(keys, shown, entrants, isNumbered)];
  for (let from = 0; from < shown.length; from += BESIDE) {
    parts.push(ratingsOf(entrants, shown.slice(from, from + BESIDE), labels.slice(from, from + BESIDE)));
  }
  return [...parts, wrap(notes(shown, labels, lines.length - shown.length))].join('\n\n');
}

/** The entrants of all matrices, the strongest on average first. */
function byStrength(lines: readonly MatrixLine[]): string[] {
  const all = new Map<string, number[]>();
  for (const { standings } of lines) {
    for (const { deck, rating } of standings.ratings) {
      all.set(String(deck), [...(all.get(String(deck)) ?? []), Number(rating)]);
    }
  }
  const mean = (ratings: readonly number[]) => ratings.reduce((sum, each) => sum + each) / ratings.length;
  return [...all].sort(([, one], [, other]) => mean(other) - mean(one)).map(([name]) => name);
}

function overview(
  keys: readonly string[],
  lines: readonly MatrixLine[],
  entrants: readonly string[],
  isNumbered: boolean,
): string {
  const rows = lines.map(({ values, standings: { games, fit, cycles, ratings } }, i) => {
    const weights = ratings.map((row) => ({
      at: entrants.indexOf(String(row.deck)),
      w: Number(row.nash_weight),
    }));
    const mixture = weights.filter(({ w }) => w >= 0.005).sort((x, y) => y.w - x.w);
    return [
      ...(isNumbered ? [String(i + 1)] : []),
      ...values,
      whole(games),
      fit.degrees === 0 ? '' : sayPValue(fit.p),
      String(cycles.length),
      mixture.map(({ at, w }) => `${letters(at)} ${(100 * w).toFixed(0)}%`).join(', '),
    ];
  });
  const head = [...(isNumbered ? [''] : []), ...keys, 'games', 'fit p', 'cycles', 'Nash'];
  const first = head.length - 4;
  return table([head, ...rows], { right: [first, first + 1, first + 2] });
}

function ratingsOf(
  entrants: readonly string[],
  lines: readonly MatrixLine[],
  labels: readonly string[],
): string {
  const rows = entrants
    .slice(0, MOST_ENTRANTS)
    .map((name, i) => [
      `${letters(i)}  ${name}`,
      ...lines.map(({ standings }) => sayRating(standings, name)),
    ]);
  return table([['rating ± 95%', ...labels], ...rows], { right: labels.map((_, i) => i + 1) });
}

function sayRating({ ratings }: Standings, name: string): string {
  const row = ratings.find(({ deck }) => deck === name);
  if (!row) return '';
  const half = (Number(row.ci_high) - Number(row.ci_low)) / 2;
  return `${decimal(Number(row.rating), 0)} ± ${decimal(half, 0)}`;
}

function notes(lines: readonly MatrixLine[], labels: readonly string[], more: number): string {
  const out = [RATING_NOTE];
  if (lines.some(({ standings: { fit } }) => fit.degrees > 0 && fit.p < POOR_FIT)) {
    out.push(
      `Where fit p is below ${POOR_FIT}, one number per entrant does not explain the results: look at the pairs.`,
    );
  }
  const cycles = lines.flatMap(({ standings: { cycles, names } }, i) =>
    cycles.map(({ entrants }) => ({
      label: labels[i]!,
      path: [...entrants, entrants[0]!].map((at) => names[at]!),
    })),
  );
  for (const { label, path } of cycles.slice(0, MOST_CYCLES))
    out.push(`A cycle (${label}): ${path.join(' beats ')}.`);
  if (cycles.length > MOST_CYCLES) out.push(`${cycles.length - MOST_CYCLES} more cycles are in cycles.csv.`);
  if (more > 0) out.push(`${whole(more)} more matrices are in the files.`);
  return out.join(' ');
}
