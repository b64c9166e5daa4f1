import { capital, decimal } from '../../core/english.js';
import { saySetup } from '../../match/setup-words.js';
import type { Crossing } from '../../stats/dials/crossing.js';
import { pointsPerStep } from '../../stats/dials/points-per-step.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { type Claim, FIVE_POINTS, type Margin } from '../claims/claims.js';
import type { Measured } from '../rows/difficulty.js';
import { fitAt, gamesOf, levelRate, printedRate, type Tuned } from '../rows/tune.js';
import { sayCheckedRate, sayKnown, sayPlayed, sayPut, sayVerdict, sayWorth } from './check.js';
import { percent, range, whole } from './match.js';
import { STOPPED } from './stopped.js';
import { table, wrap } from './table.js';

const BAR = 24;

/** A setting between whole numbers; beyond the range there is only its end. */
function sayValue(value: number, [low, high]: Tuned['range']): string {
  if (value === -Infinity) return `below ${low}`;
  return value === Infinity ? `above ${high}` : decimal(value, 1);
}

/** Side a: players who win together, or one side. */
const winner = ({ module, plan }: Tuned): string =>
  module.cooperative ? 'the players' : plan.sides[0]!.name;
const winners = (tuned: Tuned): string => `${winner(tuned)} ${tuned.module.cooperative ? 'win' : 'wins'}`;
const theyWin = (tuned: Tuned): string => (tuned.module.cooperative ? 'they win' : winners(tuned));

/** The end of the range at which the rate is nearest to the target. */
function nearestEnd(tuned: Tuned): number {
  const [low, high] = tuned.range;
  const off = (value: number) => Math.abs(fitAt(tuned, value)! - tuned.target);
  return off(low) <= off(high) ? low : high;
}

function sayBeyond(tuned: Tuned): string {
  const { dial, target, range: bounds } = tuned;
  const end = nearestEnd(tuned);
  const rate = fitAt(tuned, end)!;
  const only = rate < target ? 'only ' : '';
  const further = end === bounds[0] ? dial.limits[0] < end : dial.limits[1] > end;
  const advice = further ? ` --range looks further than ${bounds.join(' to ')}.` : '';
  return `No setting of ${dial.about} gives ${percent(target)}: even with ${end} ${winners(tuned)} ${only}${percent(rate)}.${advice}`;
}

function sayNoAnswer(tuned: Tuned): string {
  const { dial, range: bounds, result } = tuned;
  const rates = result.levels.map((level) => levelRate(level).value);
  const between = `${percent(Math.min(...rates))} and ${percent(Math.max(...rates))}`;
  if (result.shape === 'mixed') {
    return `${capital(dial.about)} has no direction: from ${bounds.join(' to ')} the win rate goes up and down between ${between}, so no setting can be given.`;
  }
  return `${capital(dial.about)} has no effect that could be seen: from ${bounds.join(' to ')} the measured win rates lie between ${between}, so no setting can be given.`;
}

function saySetting(tuned: Tuned, setting: Crossing): string {
  const { dial, target, range: bounds } = tuned;
  const [low, high] = [setting.low, setting.high].map((value) => sayValue(value, bounds));
  return `${capital(dial.about)} should be ${sayValue(setting.estimate, bounds)} (95% interval ${low} to ${high}) for ${winner(tuned)} to win ${percent(target)}.${sayWhole(tuned, setting)}`;
}

/** The two whole numbers around the setting, because nobody starts with 57.3 life. */
function sayWhole(tuned: Tuned, { estimate }: Crossing): string {
  const below = Math.floor(estimate);
  const shown = [below, below + 1].filter((value) => fitAt(tuned, value) !== undefined);
  const rates = shown.map((value, i) => {
    const who = i === 0 ? ` ${theyWin(tuned)}` : '';
    return `with ${value}${who} ${percent(fitAt(tuned, value)!)}`;
  });
  return ` In whole numbers: ${rates.join(', ')}.`;
}

/** The answer in a sentence, and where the dial stands. */
function sayAnswer(tuned: Tuned): string {
  return `${sayQuestion(tuned)}${sayPrinted(tuned)}`;
}

function sayQuestion(tuned: Tuned): string {
  const { setting } = tuned.result;
  if (!setting) return sayNoAnswer(tuned);
  return Number.isFinite(setting.estimate) ? saySetting(tuned, setting) : sayBeyond(tuned);
}

function sayPrinted(tuned: Tuned): string {
  const now = printedRate(tuned);
  if (!now) return '';
  return ` With ${tuned.dial.printed}, as it is now, ${winners(tuned)} ${rateOf(now)}.`;
}

const rateOf = ({ value, interval }: Measured): string => `${percent(value)} (${range(interval)})`;

/** Whether the answer holds on luck that had no part in finding it. */
function sayVerified(tuned: Tuned): string[] {
  const { verified, target } = tuned;
  if (verified === undefined) return [];
  if (verified === 'no answer') return ['There is no setting to verify.'];
  const rate = levelRate(verified);
  const [low, high] = rate.interval;
  const holds = low <= target && target <= high;
  const verdict = holds
    ? `so the answer holds: ${percent(target)} is inside the interval`
    : `so ${verified.value} does not give ${percent(target)}, which is outside the interval; the curve has ${percent(fitAt(tuned, verified.value)!)} there`;
  return [
    `Verified with ${whole(verified.tally.games)} other games: with ${verified.value} ${winners(tuned)} ${rateOf(rate)}, ${verdict}.`,
  ];
}

/** What a second pilot makes of the setting, or of the printed one where no setting answers. */
function sayCheck(tuned: Tuned): string[] {
  const { checked, plan, range: bounds, dial } = tuned;
  if (!checked) return [];
  const pilot = plan.agents[0]!;
  if (!checked.dial) {
    const side = tuned.module.cooperative ? undefined : plan.sides[0]!.name;
    const as = wrap(`With ${dial.printed}, as it is now:`);
    return [`${as}\n${sayCheckedRate(checked, { side, pilot })}`];
  }
  const { estimate, low, high } = checked.dial.setting;
  const say = (value: number) => sayValue(value, bounds);
  const between = ([from, to]: Interval) => `${say(from)} to ${say(to)}`;
  const put = sayPut(checked.agent, `${say(estimate)} (${between([low, high])})`);
  const played = sayPlayed(checked, { who: winner(tuned), at: `with ${checked.dial.at}`, pilot });
  const said = [
    `${put} ${sayKnown(between(checked.known))}`,
    `${played} ${sayWorth('step')} ${sayVerdict(checked)}`,
  ];
  return [said.map((text) => wrap(text)).join('\n')];
}

/** A rate as a bar, with a mark where the target is. */
function bar(rate: number, target: number): string {
  const signs = new Array<string>(BAR + 1).fill(' ');
  signs.fill('#', 0, Math.round(rate * BAR));
  signs[Math.round(target * BAR)] = '|';
  return signs.join('');
}

/** Settings that are shown: those with the most games, in their order. */
const MOST_LEVELS = 24;

function curve(tuned: Tuned): string {
  const { result, target, dial } = tuned;
  const levels = result.levels
    .toSorted((one, other) => other.tally.games - one.tally.games)
    .slice(0, MOST_LEVELS)
    .sort((one, other) => one.value - other.value);
  const rows = levels.map((level) => {
    const { value, interval } = levelRate(level);
    const fitted = fitAt(tuned, level.value);
    return [
      String(level.value),
      whole(level.tally.games),
      percent(value),
      range(interval),
      fitted === undefined ? '' : percent(fitted),
      fitted === undefined ? '' : bar(fitted, target),
    ];
  });
  const head = [dial.name, 'games', 'win rate', '95% interval', 'fitted', `| is ${percent(target)}`];
  return table([head, ...rows], { right: [0, 1, 2, 3, 4] });
}

/** Who plays what, in the heading. */
function sayMatch({ module, plan }: Tuned): string {
  const { setupFlags, cooperative } = module;
  const names = plan.sides.map(({ name }) => name).join(' against ');
  if (!setupFlags) return names;
  const setup = setupFlags.namesOf(plan.sides);
  const against = cooperative ? cooperative.foeName(String(setup[cooperative.foe])) : plan.sides[1]!.name;
  return [`${plan.sides[0]!.name} against ${against}`, ...saySetup(module, plan)].join(', ');
}

/** A tuned dial for the terminal, at most 80 columns wide. */
export function sayTuned(tuned: Tuned): string {
  const { module, plan, result } = tuned;
  const pilots = [...new Set(plan.agents)].join(',');
  const title = `${module.game.title}: ${sayMatch(tuned)}, ${pilots}; ${whole(gamesOf(tuned))} games, seed ${plan.seed}`;
  return [
    wrap(title),
    wrap(sayAnswer(tuned)),
    ...sayCheck(tuned),
    ...sayVerified(tuned).map((text) => wrap(text)),
    curve(tuned),
    wrap(STOPPED[result.stoppedBy]),
  ].join('\n\n');
}

/** The steps of the dial that five points of win rate are worth around its setting. */
function fivePoints({ result, range: [low, high] }: Tuned, at: number): Margin {
  const inside = result.levels.filter(({ value }) => value >= low && value <= high);
  const points = inside.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  const steps = Math.abs(FIVE_POINTS.value / pointsPerStep(points, at).value);
  return { value: steps, words: `${decimal(steps, 1)} (what ${FIVE_POINTS.words} of win rate are worth)` };
}

/**
 * What can be compared with the same under other agents: the setting, and on which side of the printed it is. Beyond
 * the range it counts as one step further.
 */
export function tuneClaims(tuned: Tuned): Claim[] {
  const { dial, target, result, range: bounds } = tuned;
  const { setting } = result;
  if (!setting) return [];
  const within = (value: number) => Math.min(bounds[1] + 1, Math.max(bounds[0] - 1, value));
  const [above, below] = ['more', 'less'].map(
    (word) => `${dial.about} should be ${word} than ${dial.printed}`,
  );
  return [
    {
      about: `${dial.about} for ${percent(target)}`,
      estimate: within(setting.estimate),
      interval: [within(setting.low), within(setting.high)],
      bar: { at: dial.printed, above: above!, below: below! },
      say: (value) => sayValue(value < bounds[0] ? -Infinity : value > bounds[1] ? Infinity : value, bounds),
      margin: fivePoints(tuned, within(setting.estimate)),
      sequential: true,
    },
  ];
}

/** A batch shows one line of these for each of many. */
export function tuneHeadline(tuned: Tuned): Record<string, string> {
  const { result, dial, range: bounds } = tuned;
  const { setting } = result;
  const say = (value: number) => sayValue(value, bounds);
  return {
    games: whole(gamesOf(tuned)),
    [dial.name]: setting ? say(setting.estimate) : result.stoppedBy,
    '95% interval': setting ? `${say(setting.low)} to ${say(setting.high)}` : '',
    printed: String(dial.printed),
  };
}
