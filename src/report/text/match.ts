import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import { intervalUnder } from '../../match/designs/stop.js';
import { type MatchPlan, sidePilots } from '../../match/schedule.js';
import { saySetup } from '../../match/setup-words.js';
import type { RowTally, Tally } from '../../match/tally.js';
import { type BlockCounts, blockMean } from '../../stats/intervals/block-mean.js';
import { blockSaving } from '../../stats/intervals/block-saving.js';
import { wilson } from '../../stats/intervals/wilson.js';
import { sprt } from '../../stats/sequential/sprt.js';
import type { Stopped } from '../rows/match.js';
import { sayDials } from './dials.js';
import { table, wrap } from './table.js';

export function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`;
}

export function range([low, high]: readonly [number, number]): string {
  return `${percent(low)} to ${percent(high)}`;
}

export function whole(value: number): string {
  return value.toLocaleString('en-US');
}

function figures(name: string, wins: number, blocks: BlockCounts, { rule }: Stopped): string[] {
  return [name, whole(wins), percent(blockMean(blocks)), range(intervalUnder(rule, blocks))];
}

/** Side b's interval is its own: with draws in the score it is not the mirror of a's. */
function sideB(tally: RowTally, { rule }: Stopped): string[] {
  const rate = tally.wins[1]! / tally.games;
  if (tally.draws > 0) return ['', whole(tally.wins[1]!), percent(rate), ''];
  const [low, high] = intervalUnder(rule, tally.blocks);
  return ['', whole(tally.wins[1]!), percent(rate), range([1 - high, 1 - low])];
}

function rowTable(
  module: GameModule,
  plan: MatchPlan,
  tally: RowTally,
  agents: readonly string[],
  stopped: Stopped,
): string {
  const label = (side: number) => {
    const parts = [plan.sides[side]!.name, agents[side]!, ...sayDials(module, plan, side)];
    return `${SIDE_LETTERS[side]}  ${parts.filter(Boolean).join(', ')}`;
  };
  const first = figures('whoever takes the first turn', tally.firstSeatWins, tally.firstSeatBlocks, stopped);
  const rows = [
    ['', 'wins', 'rate', '95% interval'],
    figures(label(0), tally.wins[0]!, tally.blocks, stopped),
    [label(1), ...sideB(tally, stopped).slice(1)],
    ...(plan.rotations > 1 ? [first] : []),
  ];
  return table(rows, { right: [1, 2, 3] });
}

function notes(tally: RowTally): string[] {
  const saving = blockSaving(tally.blocks);
  const out = [`${(tally.turns / tally.games).toFixed(1)} turns per game.`];
  // Blocks of one game have nothing in common that could save or cost anything.
  if (Number.isFinite(saving) && tally.blocks.length > 2) {
    const compared = saving >= 0 ? 'less than' : 'more than';
    out.push(`The variance is ${percent(Math.abs(saving))} ${compared} that of as many independent games.`);
  }
  if (tally.stopped > 0) out.push(sayStopped(tally));
  return out;
}

function sayStopped({ stopped, games }: RowTally): string {
  return `${whole(stopped)} games were stopped at the limit of decisions, or of effects at once, and count for nobody (${range(wilson(stopped, games))} of games).`;
}

/** Both rows together say which part the sides have in the result and which part the pilots. */
function sayPilots(plan: MatchPlan, tally: Tally, stopped: Stopped): string {
  const rows = [
    ['over both assignments of pilots', 'rate', '95% interval'],
    pilotFigures(`${plan.sides[0].name} against ${plan.sides[1].name}`, tally.sideBlocks, stopped),
    pilotFigures(`${plan.agents[0]} against ${plan.agents[1]}`, tally.agentBlocks, stopped),
  ];
  return table(rows, { right: [1, 2] });
}

function pilotFigures(name: string, blocks: BlockCounts, { rule }: Stopped): string[] {
  return [name, percent(blockMean(blocks)), range(intervalUnder(rule, blocks))];
}

/** The outcome of the stopping rule, and what it means for the intervals. */
function sayStop(tally: Tally, { rule, by }: Stopped): string[] {
  if (rule.kind === 'none') return [];
  const held = 'The intervals hold for all looks at once, so stopping early does not bias them.';
  if (rule.kind === 'ci') {
    const reached = by === 'ci' ? 'is reached' : 'was not reached';
    return [`The asked precision of ±${percent(rule.halfWidth)} ${reached}. ${held}`];
  }
  const { llr, lower, upper } = sprt(tally.sideBlocks, rule);
  const verdict =
    llr >= upper
      ? `${percent(rule.alternative)} rather than ${percent(rule.null)}`
      : llr <= lower
        ? `${percent(rule.null)} rather than ${percent(rule.alternative)}`
        : 'undecided';
  return [
    `Sequential test of ${percent(rule.null)} against ${percent(rule.alternative)}: log-likelihood ratio ${llr.toFixed(2)} (bounds ${lower.toFixed(2)} and ${upper.toFixed(2)}): ${verdict}. ${held}`,
  ];
}

export function sayEnds({ game }: GameModule, tally: Tally): string[] {
  const shares = game.ends.map((end, i) => `${end} ${percent(tally.ends[i]! / tally.games)}`);
  return [`How games ended: ${shares.join(', ')}.`];
}

/** A finished match for the terminal, at most 80 columns wide. */
export function sayMatch(module: GameModule, plan: MatchPlan, tally: Tally, stopped: Stopped): string {
  const title = `${module.game.title}: ${[...saySetup(module, plan), `${whole(tally.games)} games`].join(', ')}, seed ${plan.seed}`;
  const parts = [wrap(title), rowTable(module, plan, tally.asked, sidePilots(plan), stopped)];
  if (tally.exchanged.games > 0) {
    const exchanged = [plan.agents[1]!, plan.agents[0]!];
    parts.push(rowTable(module, plan, tally.exchanged, exchanged, stopped), sayPilots(plan, tally, stopped));
  }
  const about = [...notes(tally.asked), ...sayEnds(module, tally), ...sayStop(tally, stopped)];
  return [...parts, wrap(about.join(' '))].join('\n\n');
}

/** A finished match as a line of a table with many. */
export function matchHeadline({ asked }: Tally, { rule }: Stopped): Readonly<Record<string, string>> {
  return {
    games: whole(asked.games),
    'a wins': percent(asked.wins[0]! / asked.games),
    '95% interval': range(intervalUnder(rule, asked.blocks)),
  };
}
