import { plural } from '../../core/english.js';
import type { Row } from '../rows/csv.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

/** A row of summary.csv for each opponent, the easiest first. */
export function sayGauntlet(title: string, rows: readonly Row[]): string {
  const [first] = rows as [Row];
  const lines = rows.map((row) => [
    String(row.b),
    whole(Number(row.games)),
    percent(Number(row.win_rate_a)),
    range([Number(row.ci_low), Number(row.ci_high)]),
  ]);
  const better = rows.filter(({ ci_low }) => Number(ci_low) > 0.5).length;
  const worse = rows.filter(({ ci_high }) => Number(ci_high) < 0.5).length;
  return [
    wrap(`${title}: ${first.a} against ${plural(rows.length, 'opponent')}, ${first.agent_a}`),
    table([['against', 'games', 'rate', '95% interval'], ...lines], { right: [1, 2, 3] }),
    wrap(
      `${first.a} is clearly better than ${better}, clearly worse than ${worse}, and can't be told from ${rows.length - better - worse} of them; each interval holds by itself.`,
    ),
  ].join('\n\n');
}
