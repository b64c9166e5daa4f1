import {
  AGENT_COLUMNS,
  type AgentClaim,
  agentRows,
  sayVerdicts,
  verdictsOn,
} from '../../report/claims/claims.js';
import { checkCells, checkColumns } from '../../report/rows/check.js';
import { jsonRows } from '../../report/rows/csv.js';
import {
  correctedAll,
  differenceClaim,
  differenceColumns,
  differenceRow,
} from '../../report/rows/difference.js';
import { sayBatch } from '../../report/text/batch.js';
import { variedKeys } from '../yaml/cells.js';
import type { ExperimentFile } from '../yaml/experiment-file.js';
import { joinedTables, labelsOf, type PlayedBatch, partsTable, type Unit } from './batch.js';
import type { Findings, Request } from './experiment.js';

/** `a` and `b` when they are the same throughout. */
function commonSides({ parts }: PlayedBatch): string {
  const pairs = new Set(parts.map(({ findings }) => `${findings.summary.a} against ${findings.summary.b}`));
  const [only] = pairs;
  return pairs.size === 1 && parts[0]!.findings.summary.b !== undefined ? only! : '';
}

/** What is changed throughout. */
function commonChanges({ parts }: PlayedBatch): string[] {
  const [first = [], ...others] = parts.map(({ request }) => request.changes ?? []);
  return first.filter((change) => others.every((changes) => changes.includes(change)));
}

function textOf(file: ExperimentFile, request: Request, batch: PlayedBatch, games: number): string {
  return sayBatch({
    module: request.module,
    about: file.about,
    games,
    seed: request.seed,
    keys: variedKeys(file),
    common: commonSides(batch),
    changes: commonChanges(batch),
    lines: batch.parts.map(({ values, arm, findings }) => ({
      values,
      arm,
      headline: findings.headline,
      standings: findings.standings,
      text: findings.text,
    })),
    differences: batch.differences,
  });
}

/** What was concluded under each agent, where agents are among what the file varies. */
function agentClaims(file: ExperimentFile, { parts, differences }: PlayedBatch): AgentClaim[] {
  const keys = variedKeys(file);
  const at = keys.indexOf('agent');
  if (at < 0) return [];
  const place = (values: readonly string[], arm: string) => {
    const others = keys.map((key, i) => `${key} ${values[i]}`).filter((_, i) => i !== at);
    return { agent: values[at]!, where: [...others, ...(arm === '' ? [] : [arm])].join(', ') };
  };
  return [
    ...parts.flatMap(({ values, arm, findings }) =>
      (findings.claims ?? []).map((claim) => ({ ...claim, ...place(values, arm) })),
    ),
    ...differences.map((found) => ({ ...differenceClaim(found), ...place(found.values, '') })),
  ];
}

/** The findings of a whole batch. */
export function batchFindings(
  file: ExperimentFile,
  request: Request,
  units: readonly Unit[],
  batch: PlayedBatch,
  games: number,
): Findings {
  const corrected = correctedAll(batch.differences);
  const checks = batch.differences.map(({ checked }) => checked);
  const checked = checks.some(Boolean) ? checkColumns(checks) : [];
  const differences = batch.differences.map((found, i) => ({
    ...differenceRow(request.module, found, corrected[i]!, found.cell),
    ...checkCells(checks[i], checked),
  }));
  const columns = [...differenceColumns(request.module), ...checked];
  const compared = { file: 'differences.csv', columns, rows: differences };
  const { parts, stoppedBy } = batch;
  const verdicts = verdictsOn(agentClaims(file, batch));
  const agents = { file: 'agents.csv', columns: AGENT_COLUMNS, rows: agentRows(verdicts) };
  return {
    tables: [
      ...joinedTables(parts),
      ...(differences.length > 0 ? [compared] : []),
      ...(verdicts.length > 0 ? [agents] : []),
      partsTable(units),
    ],
    summary: {
      experiment: file.experiment.name,
      cells: units.at(-1)![0]!.cell,
      arms: file.arms.length,
      games,
      stopped_by: stoppedBy,
      seed: /^\d+$/.test(request.seed) ? Number(request.seed) : request.seed,
    },
    rows: parts.flatMap((part) => part.findings.rows.map((row) => ({ ...row, ...labelsOf(part) }))),
    more: {
      differences: jsonRows(compared.columns, differences),
      agents: jsonRows(AGENT_COLUMNS, agents.rows),
      cells: parts.map((part) => ({
        ...labelsOf(part),
        summary: part.findings.summary,
        ...part.findings.more,
      })),
    },
    text:
      parts.length === 0 ? '' : [textOf(file, request, batch, games), ...sayVerdicts(verdicts)].join('\n\n'),
    stoppedBy,
  };
}
