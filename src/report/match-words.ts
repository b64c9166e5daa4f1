import type { GameModule } from '../games/module.js';
import type { MatchPlan } from '../match/schedule.js';
import type { MatchTally, RowTally } from '../match/tally.js';
import { blockInterval } from '../stats/block-interval.js';
import { type BlockCounts, blockMean } from '../stats/block-mean.js';
import { blockSaving } from '../stats/block-saving.js';
import { wilson } from '../stats/wilson.js';
import { table, wrap } from './table.js';

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`;
}

function range([low, high]: readonly [number, number]): string {
  return `${percent(low)} to ${percent(high)}`;
}

function whole(value: number): string {
  return value.toLocaleString('en-US');
}

function figures(name: string, wins: number, blocks: BlockCounts): string[] {
  return [name, whole(wins), percent(blockMean(blocks)), range(blockInterval(blocks))];
}

/** Side b's interval is its own: with draws in the score it is not the mirror of a's. */
function sideB(tally: RowTally): string[] {
  const rate = tally.wins[1] / tally.games;
  if (tally.draws > 0) return ['', whole(tally.wins[1]), percent(rate), ''];
  const [low, high] = blockInterval(tally.blocks);
  return ['', whole(tally.wins[1]), percent(rate), range([1 - high, 1 - low])];
}

function rowTable(plan: MatchPlan, tally: RowTally, agents: readonly [string, string]): string {
  const label = (side: 0 | 1) => {
    const chains = plan.options.chains[side];
    return `${'ab'[side]}  ${plan.sides[side].name}, ${agents[side]}${chains ? `, ${chains} chains` : ''}`;
  };
  const rows = [
    ['', 'wins', 'rate', '95% interval'],
    figures(label(0), tally.wins[0], tally.blocks),
    [label(1), ...sideB(tally).slice(1)],
    figures('whoever takes the first turn', tally.firstSeatWins, tally.firstSeatBlocks),
  ];
  return table(rows, { right: [1, 2, 3] });
}

function notes(tally: RowTally): string[] {
  const saving = blockSaving(tally.blocks);
  const out = [`${(tally.turns / tally.games).toFixed(1)} turns per game.`];
  if (Number.isFinite(saving)) {
    const words = saving >= 0 ? 'less than' : 'more than';
    out.push(`The variance is ${percent(Math.abs(saving))} ${words} that of as many independent games.`);
  }
  if (tally.stopped > 0) out.push(sayStopped(tally));
  return out;
}

function sayStopped({ stopped, games }: RowTally): string {
  return `${whole(stopped)} games were stopped at the limit of decisions and count for nobody (${range(wilson(stopped, games))} of games).`;
}

/** Both rows together say which part the sides have in the result and which part the pilots. */
function sayPilots(plan: MatchPlan, tally: MatchTally): string {
  const rows = [
    ['over both assignments of pilots', 'rate', '95% interval'],
    pilotFigures(`${plan.sides[0].name} against ${plan.sides[1].name}`, tally.sideBlocks),
    pilotFigures(`${plan.agents[0]} against ${plan.agents[1]}`, tally.agentBlocks),
  ];
  return table(rows, { right: [1, 2] });
}

function pilotFigures(name: string, blocks: BlockCounts): string[] {
  return [name, percent(blockMean(blocks)), range(blockInterval(blocks))];
}

/** A finished match for the terminal, at most 80 columns wide. */
export function sayMatch(module: GameModule, plan: MatchPlan, tally: MatchTally): string {
  const title = `${module.game.title}: ${whole(tally.games)} games, seed ${plan.seed}`;
  const parts = [title, rowTable(plan, tally.asked, plan.agents)];
  if (tally.exchanged.games > 0) {
    parts.push(rowTable(plan, tally.exchanged, [plan.agents[1], plan.agents[0]]), sayPilots(plan, tally));
  }
  return [...parts, wrap(notes(tally.asked).join(' '))].join('\n\n');
}
