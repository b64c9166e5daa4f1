import type { GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';
import { saySetup } from '../../match/setup-words.js';
import type { Tally } from '../../match/tally.js';
import type { Stopped } from '../rows/match.js';
import { type SideRow, sideRows } from '../rows/sides.js';
import { sayDials } from './dials.js';
import { percent, range, sayEnds, whole } from './match.js';
import { table, wrap } from './table.js';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

const figures = ({ wins, win_rate, ci_low, ci_high }: SideRow): string[] => [
  whole(Number(wins)),
  percent(Number(win_rate)),
  range([Number(ci_low), Number(ci_high)]),
];

/** Where a side sits matters less to most readers than which it is: seats come after the sides. */
function sideTable(module: GameModule, plan: MatchPlan, rows: readonly SideRow[]): string {
  const named = rows.filter(({ side, seat }) => side !== '' && seat === '');
  const seats = rows.filter(({ side }) => side === '');
  return table(
    [
      ['', 'wins', 'rate', '95% interval'],
      ...named.map((row, side) => [
        `${row.side}  ${[row.name, row.agent, ...sayDials(module, plan, side)].join(', ')}`,
        ...figures(row),
      ]),
      ...seats.map((row) => [`whoever takes the ${ORDINALS[Number(row.seat)]} turn`, ...figures(row)]),
    ],
    { right: [1, 2, 3] },
  );
}

/** A match of more than two sides for the terminal, at most 80 columns wide. */
export function saySides(module: GameModule, plan: MatchPlan, tally: Tally, stopped: Stopped): string {
  const games = `${whole(tally.games)} games of ${plan.sides.length} sides`;
  const title = `${module.game.title}: ${[...saySetup(module, plan), games].join(', ')}, seed ${plan.seed}`;
  const turns = `${(tally.asked.turns / tally.games).toFixed(1)} turns per game.`;
  const held =
    stopped.rule.kind === 'none' ? [] : ['The intervals of sides and seats hold for all looks at once.'];
  const about = [turns, ...sayEnds(module, tally), ...held];
  const sides = sideTable(module, plan, sideRows(plan, tally, stopped));
  return [wrap(title), sides, wrap(about.join(' '))].join('\n\n');
}
