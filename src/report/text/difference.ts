import { decimal } from '../../core/english.js';
import type { GameModule } from '../../games/module.js';
import { sayPatched } from '../../match/setup-words.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import type { Corrected, Difference, PlayedArm } from '../rows/difference.js';
import { sayKnown, sayPut, sayVerdict } from './check.js';
import { percent, whole } from './match.js';
import { table, wrap } from './table.js';

/** Points of a win rate with their sign: `+2.7`. */
export function points(difference: number): string {
  const text = decimal(100 * difference, 1);
  return difference > 0 && Number(text) !== 0 ? `+${text}` : text;
}

export function sayP(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;
}

/** What the arm changes about the cards, and the baseline does not. */
function changes(module: GameModule, arm: PlayedArm, baseline: PlayedArm): string {
  const before = (baseline.plan.options.patches ?? []).map((patch) => JSON.stringify(patch));
  const own = (arm.plan.options.patches ?? []).filter((patch) => !before.includes(JSON.stringify(patch)));
  return own.map((patch) => sayPatched(module, patch)).join('; ');
}

/** One difference as an answer to a question. */
export function sayDifference(module: GameModule, found: Difference, { pHolm, all }: Corrected): string {
  const { arm, baseline } = found;
  const change = changes(module, arm, baseline);
  const rate = ({ tally }: PlayedArm) => percent(blockMean(tally.sideBlocks));
  const range = `${points(all[0])} to ${points(all[1])}`;
  return wrap(
    `What if ${arm.name}${change === '' ? '' : ` (${change})`}: ${arm.plan.sides[0].name} wins ${rate(baseline)} ${baseline.name}, ${rate(arm)} with the change: ${points(found.difference)} points (${range}; ${sayP(pHolm)}).${sayNoChange(arm, baseline)}${sayCheck(found)}`,
  );
}

/** What the change does with a second pilot. */
function sayCheck({ checked }: Difference): string {
  if (!checked) return '';
  const { rate, games, agent, known } = checked;
  const between = ([low, high]: Interval) => `${points(low)} to ${points(high)}`;
  const put = sayPut(agent, `${points(rate.value)} points (${between(rate.interval)})`);
  return ` ${put} ${sayKnown(between(known))} That is from ${whole(games)} games of ${agent} with each. ${sayVerdict(checked)}`;
}

/** A change that never mattered is more often a mistake than a finding. */
function sayNoChange(arm: PlayedArm, baseline: PlayedArm): string {
  const same = arm.tally.numbers.every((value, i) => value === baseline.tally.numbers[i]);
  return same ? ' No game went differently: is what was changed in these games at all?' : '';
}

/** Many differences, as a table; `labels` tells their cells apart. */
export function differenceTable(
  differences: readonly Difference[],
  corrected: readonly Corrected[],
  labels: readonly (readonly string[])[],
  headings: readonly string[],
): string {
  const isChecked = differences.some(({ checked }) => checked);
  const rows = differences.map(({ arm, difference, checked }, i) => [
    ...labels[i]!,
    arm.name,
    points(difference),
    `${points(corrected[i]!.all[0])} to ${points(corrected[i]!.all[1])}`,
    sayP(corrected[i]!.pHolm),
    ...(isChecked ? [checked ? `${points(checked.rate.value)}, ${checked.verdict}` : ''] : []),
  ]);
  const first = headings.length + 1;
  const head = [...headings, 'arm', 'points', '95% interval', '', ...(isChecked ? ['check'] : [])];
  return table([head, ...rows], {
    right: [first, first + 1, first + 2],
  });
}
