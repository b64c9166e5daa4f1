import { list, orList } from '../../core/english.js';
import { type Corrected, correctedAll } from '../rows/difference.js';
import type { PlayedCell } from '../rows/difficulty.js';
import { type Effect, isHardlyUsed } from '../rows/effect.js';
import { points, sayP } from './difference.js';
import { percent } from './match.js';
import { table, wrap } from './table.js';

const ALPHA = 0.05;
/** More lines than this are for the files. */
const MOST_LINES = 40;

interface Weighed extends Effect, Corrected {}

/** What the effect is of, in a few words. */
export function effectName({ factor, insteadOf }: Effect): string {
  return insteadOf ? `${factor.name} instead of ${insteadOf.name}` : factor.name;
}

function effectTable(effects: readonly Weighed[], cellName: (cell: PlayedCell) => string): string {
  const labels = effects.map(({ cell }) => cellName(cell));
  const many = labels.some((label) => label !== '');
  const rows = effects.map((effect, i) => [
    ...(many ? [labels[i]!] : []),
    `${effectName(effect)}${isHardlyUsed(effect) ? ' *' : ''}`,
    points(effect.difference),
    `${points(effect.all[0])} to ${points(effect.all[1])}`,
    sayP(effect.pHolm),
    ...(many || effect.insteadOf ? [] : sayUse(effect)),
  ]);
  const first = many ? 2 : 1;
  const uses = many || effects[0]!.insteadOf ? [] : ['in games', 'times'];
  return table([[...(many ? ['against'] : []), 'with', 'points', '95% interval', '', ...uses], ...rows], {
    right: [first, first + 1, first + 3, first + 4],
  });
}

/** In how many of the games with it the pilot got or used it, and how often it did something in one. */
function sayUse({ use: { share, often } }: Effect): string[] {
  const times = often.slice(1).reduce((sum, each) => sum + each, 0);
  return [percent(share), times.toFixed(1)];
}

const USE_NOTE =
  'in games: the share of the games with it in which the pilot gained or used it; times: how often it was cast, played or used in a game with it. More is in uses.csv.';

const HEADINGS = {
  dealt: 'The win rate with a KIND less that without it, on the same luck, in points:',
  replaced: 'The win rate with one thing in the place of another, on the same luck, in points:',
} as const;

const kindsOf = (effects: readonly Effect[]): string =>
  orList([...new Set(effects.map(({ factor }) => factor.kind))]);

/** An effect of what the pilot leaves aside says little about players who would not. */
function sayHardlyUsed(effects: readonly Effect[]): string[] {
  const names = [...new Set(effects.filter(isHardlyUsed).map(({ factor }) => factor.name))];
  if (names.length === 0) return [];
  return [
    wrap(
      `* Beware: ${list(names)} ${names.length === 1 ? 'was' : 'were'} gained or used in fewer than 5% of the games with ${names.length === 1 ? 'it' : 'them'}. What is said of ${names.length === 1 ? 'it' : 'them'} rests on a pilot that hardly knows what to do with ${names.length === 1 ? 'it' : 'them'}.`,
    ),
  ];
}

/** All effects when they fit on a screen, else those that stand out. */
export function sayEffects(effects: readonly Effect[], cellName: (cell: PlayedCell) => string): string[] {
  if (effects.length === 0) return [];
  const corrected = correctedAll(effects);
  const all = effects
    .map((effect, i): Weighed => ({ ...effect, ...corrected[i]! }))
    .sort((one, other) => other.difference - one.difference);
  const clear = all.filter(({ pHolm }) => pHolm <= ALPHA);
  const shown = all.length <= MOST_LINES ? all : clear.slice(0, MOST_LINES);
  const section = (kind: keyof typeof HEADINGS) => {
    const own = shown.filter(({ insteadOf }) => (insteadOf === undefined) === (kind === 'dealt'));
    return own.length === 0
      ? []
      : [`${wrap(HEADINGS[kind].replace('KIND', kindsOf(own)))}\n\n${effectTable(own, cellName)}`];
  };
  const used = shown.some(({ cell, insteadOf }) => insteadOf === undefined && cellName(cell) === '');
  const more = all.length - shown.length;
  const rest = more === 0 ? '' : ` ${more} more are in effects.csv.`;
  const note = `${clear.length} of ${all.length} stand out (Holm's p-values and Bonferroni's 95% intervals hold for all of them at once).${rest}`;
  return [
    ...section('dealt'),
    ...section('replaced'),
    wrap(note),
    ...(used ? [wrap(USE_NOTE)] : []),
    ...sayHardlyUsed(all),
  ];
}
