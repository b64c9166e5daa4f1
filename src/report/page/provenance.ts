import { list } from '../../core/english.js';
import { type AskedPlan, agentsIn, plansIn, unique } from './asked.js';
import type { Taken } from './parts.js';

const MOST_SIDES = 24;

function saySides(plans: readonly AskedPlan[]): string {
  const sides = unique(
    plans.flatMap((plan) => plan.sides.map(({ name, from, hash }) => `${name} (${from}, content ${hash})`)),
  );
  const more = sides.length - MOST_SIDES;
  return [...sides.slice(0, MOST_SIDES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const sayPatches = (plans: readonly AskedPlan[]): string =>
  unique(
    plans.flatMap(({ options }) =>
      (options.patches ?? []).map(({ card, number, value }) => `${card}.${number}=${value}`),
    ),
  ).join('; ');

const sayDials = (plans: readonly AskedPlan[]): string =>
  unique(
    plans.flatMap(({ options }) =>
      Object.entries(options.dials ?? {}).map(([name, values]) => `${name} ${values.join(',')}`),
    ),
  ).join('; ');

const STOPS: Readonly<Record<string, string>> = {
  games: 'after as many games as asked for',
  ci: 'when the interval was as narrow as asked for; intervals hold for all looks at once',
  sprt: 'when the sequential test had decided; intervals hold for all looks at once',
  interrupted: 'by an interruption: this is not the whole run',
  beyond: 'because more games would not change the answer',
  mixed: 'because more games would not change the answer',
  'no effect': 'because a quarter of the games had shown no effect',
};

const sayStop = (by: string): string =>
  unique(by.split(', '))
    .map((each) => STOPS[each] ?? each)
    .join('; ');

const UNKNOWN = 'not kept by the version that made this run; what was asked is in manifest.json';

/** How a run was obtained: all that decides its results, and how to get them again. */
export function obtained({ run, module }: Taken): (readonly [string, string])[] {
  const { manifest } = run;
  const { versions } = manifest;
  const plans = plansIn(manifest.asked);
  return [
    ['Command', manifest.line ?? UNKNOWN],
    ['Game', module.game.title],
    ['Sides', saySides(plans)],
    ['Pilots', list(agentsIn(manifest.asked))],
    ['Dials', sayDials(plans)],
    ['Patches', sayPatches(plans)],
    ['Seed', manifest.seed],
    ['Stopped', sayStop(manifest.stopped_by)],
    [
      'Versions',
      `program ${versions.program}, rules ${versions.rules}, pilots ${versions.pilots}, cards ${versions.cards}`,
    ],
    [
      'Own agents',
      Object.entries(versions.agents ?? {})
        .map(([path, hash]) => `${path} (content ${hash})`)
        .join('; '),
    ],
    [
      'Played',
      `${manifest.started.slice(0, 10)}, in ${manifest.seconds.toFixed(1)} s on ${manifest.threads} ${manifest.threads === 1 ? 'thread' : 'threads'}`,
    ],
    ['Files', manifest.files.join(', ')],
    ['Configuration', manifest.configuration],
  ];
}
