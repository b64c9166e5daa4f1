import { makeAgent } from '../../../agents/index.js';
import { InputError } from '../../core/game.js';
import type { Check } from '../../match/designs/check.js';
import { type Checked, checkCells, checkColumns, checkJson } from '../../report/rows/check.js';
import { type CsvTable, jsonRow, type Row } from '../../report/rows/csv.js';
import { wrap } from '../../report/text/table.js';
import { splitAgents } from '../flags/agents.js';
import type { Args } from '../flags/command.js';
import { wholeNumber } from '../flags/values.js';
import type { Findings, Request } from './experiment.js';

/** What is asked of a second pilot; without one, why not. */
export type CheckAsked = { readonly check: Check } | { readonly check: undefined; readonly why: string };

interface UsualCheck {
  readonly agent: string;
  /** Games of a command's check; a matrix plays as many for each pair that it checks. */
  readonly games: Readonly<Record<string, number>>;
  /** Where more than two sides play. */
  readonly crowd?: Check;
}

/**
 * The searching pilot that checks a game, and for how many games, one line each. The numbers are constants, so that
 * the same question has the same bytes on every machine, and so small that a check takes about half a minute on
 * two cores. So few iterations do not make the strongest pilot, but one that looks ahead and judges otherwise than
 * the usual one. Games of Aeon's End are long and rollouts go to their end, so there options only race against the
 * one that learnt likes best; and at crowded tables of Shards 20 iterations have to do.
 */
const USUAL: Readonly<Record<string, UsualCheck>> = {
  keyforge: {
    agent: 'ismcts:iterations=50',
    games: { match: 120, chains: 120, adaptive: 120, tune: 120, rate: 120, matrix: 24, gauntlet: 24 },
  },
  shards: {
    agent: 'ismcts:iterations=50',
    games: { match: 80, chains: 80, adaptive: 80, tune: 80, matrix: 16, gauntlet: 16 },
    crowd: { agent: 'ismcts:iterations=20', games: 48 },
  },
  codex: { agent: 'ismcts:iterations=50', games: { match: 40, tune: 40, matrix: 8, gauntlet: 8 } },
  'aeons-end': { agent: 'mc:rollouts=100', games: { match: 40, tune: 40, difficulty: 20 } },
};

const LEAST_GAMES = 2;
/** Beyond this many answers, a check of each would take longer than the answers. */
export const MOST_CHECKED = 8;

function agentValue({ module }: Request, text: string): string {
  const [agent, more] = splitAgents(text);
  if (more !== undefined) throw new InputError(`--check "${text}": expected one agent, or none`);
  makeAgent(module.game, agent!);
  return agent!;
}

/** The check that a command plays after its own games. */
export function checkAsked(command: string, request: Request, args: Args): CheckAsked {
  const [typed, games] = [args.text('check'), args.text('check-games')];
  if (typed === 'none' && games !== undefined) {
    throw new InputError('--check-games: there is no check with --check none; expected an agent');
  }
  if (typed === 'none') return { check: undefined, why: '--check none' };
  if (request.unchecked !== undefined) return uncheckable(request.unchecked, typed ?? games);
  const usual = usualCheck(request, command);
  const agent = typed === undefined ? usual?.agent : agentValue(request, typed);
  const known = usual?.games ?? (typed === undefined ? undefined : 40);
  const number = games === undefined ? known : wholeNumber('check-games', games, LEAST_GAMES, 1e9);
  if (agent === undefined || number === undefined) {
    return { check: undefined, why: `${request.module.game.title} has no usual one; --check AGENT names it` };
  }
  const why = whyNot(request, agent, typed !== undefined);
  return why === undefined ? { check: { agent, games: number } } : { check: undefined, why };
}

function usualCheck({ module, sides = 2 }: Request, command: string): Partial<Check> | undefined {
  const usual = USUAL[module.game.id];
  if (usual?.crowd && sides > 2) return usual.crowd;
  return usual && { agent: usual.agent, games: usual.games[command] };
}

/** A check that is typed for nothing is refused. */
function uncheckable(why: string, typed: string | undefined): CheckAsked {
  if (typed === undefined) return { check: undefined, why };
  throw new InputError(`--check: no second pilot can check this: ${why}; expected none`);
}

function whyNot(
  { trial, comparesAgents, answers = 1 }: Request,
  agent: string,
  typed: boolean,
): string | undefined {
  const pilots = [...new Set(trial?.agents ?? [])];
  if (comparesAgents || pilots.length > 1) return 'the pilots are what is compared';
  if (pilots[0] === agent) return `${agent} plays already`;
  if (!typed && answers > MOST_CHECKED)
    return `of ${answers} answers each would be checked; --check AGENT does it`;
  return undefined;
}

/** The findings with what the check says: at the end of the rows that answer, in `--json`, and in words. */
export function withChecks(findings: Findings, asked: CheckAsked): Findings {
  if (findings.tables.length === 0) return findings;
  const { checks } = findings;
  if (!checks) return asked.check ? findings : { ...findings, text: withReason(findings.text, asked.why) };
  const [answers, ...others] = findings.tables as [CsvTable, ...CsvTable[]];
  const columns = checkColumns(checks);
  const cells = answers.rows.map((_, i) => checkCells(checks[i], columns));
  const inJson = cells.map((row) => jsonRow(columns, row));
  const isAnswer = findings.rows.length === answers.rows.length;
  const answering = checks[findings.answer ?? 0];
  const one = answering ? { check: checkJson(answering) } : {};
  return {
    ...findings,
    tables: [tableWith(answers, columns, cells), ...others],
    summary: answering ? { ...findings.summary, ...inJson[findings.answer ?? 0] } : findings.summary,
    rows: isAnswer ? findings.rows.map((row, i) => ({ ...row, ...inJson[i] })) : findings.rows,
    more: { ...findings.more, ...one, ...(checks.length > 1 ? { checks: jsonOf(checks) } : {}) },
    ...(findings.headline && checks[0]
      ? { headline: { ...findings.headline, check: checks[0].verdict } }
      : {}),
  };
}

const jsonOf = (checks: readonly (Checked | undefined)[]): (Row | null)[] =>
  checks.map((checked) => (checked ? checkJson(checked) : null));

const tableWith = (table: CsvTable, columns: CsvTable['columns'], cells: readonly Row[]): CsvTable => ({
  ...table,
  columns: [...table.columns, ...columns],
  rows: table.rows.map((row, i) => ({ ...row, ...cells[i] })),
});

const withReason = (text: string, why: string): string =>
  `${text}\n\n${wrap(`No second pilot has checked this: ${why}.`)}`;
