import { defaultAgent } from '../../../agents/index.js';
import { CHANGED, changesIn, sayChanges } from '../../report/rows/changes.js';
import type { CsvTable } from '../../report/rows/csv.js';
import { wrap } from '../../report/text/table.js';
import type { Args } from '../flags/command.js';
import type { Io } from '../terminal/io.js';
import { checkAsked, withChecks } from './check.js';
import type { Experiment, Findings, Request } from './experiment.js';

/** What a user has asked for; whatever is changed about the game stands in every answer to it. */
export function requestTo(experiment: Experiment, args: Args, io: Io): Request {
  const request = experiment.request(args, io);
  const { match } = request;
  const changes = changesOf(request);
  const asked = checkAsked(experiment.name, request, args);
  const { check } = asked;
  const told = (findings: Findings): Findings => withChecks(withChanges(findings, changes), asked);
  return {
    ...request,
    changes,
    ...(check && {
      check,
      asked: { ...request.asked, check: { agents: [check.agent], games: check.games } },
    }),
    ...(match && { match: { ...match, findings: (...played) => told(match.findings(...played)) } }),
    conduct: async (runner) => {
      const findings = await request.conduct(runner, check);
      const isCut = check !== undefined && findings.checks === undefined && runner.interrupted;
      return told(isCut ? { ...findings, stoppedBy: 'interrupted' } : findings);
    },
  };
}

function changesOf({ module, trial, comparesAgents = false }: Request): string[] {
  if (!trial) return [];
  const usual = defaultAgent(module.game.id);
  return changesIn(module, comparesAgents ? { ...trial, agents: [usual] } : trial, usual);
}

function withChanges(findings: Findings, changes: readonly string[]): Findings {
  const cell = { [CHANGED]: sayChanges(changes) };
  const { tables, summary, rows, text } = findings;
  return {
    ...findings,
    tables: tables.map((table, i) =>
      i === 0 || table.file === 'summary.csv' ? withCell(table, cell) : table,
    ),
    summary: tables.length === 0 ? summary : { ...summary, ...cell },
    rows: rows.map((row) => ({ ...row, ...cell })),
    text: withLine(text, changes),
  };
}

function withCell({ file, columns, rows }: CsvTable, cell: Readonly<Record<string, string>>): CsvTable {
  return { file, columns: [...columns, CHANGED], rows: rows.map((row) => ({ ...row, ...cell })) };
}

/** Below the title. */
function withLine(text: string, changes: readonly string[]): string {
  if (changes.length === 0) return text;
  return text.replace('\n\n', () => `\n${wrap(`Changed: ${sayChanges(changes)}`)}\n\n`);
}
