import { points } from '../../text/difference.js';
import { sayVerdict } from '../../text/impact.js';
import { percent } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { effects } from '../pictures/effects.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import {
  count,
  figure,
  interval,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  sayQ,
  sum,
  tableOf,
  words,
} from '../story.js';

const ALPHA = 0.05;
const stands = (row: Cells): boolean => figureIn(row, 'q') <= ALPHA;

const AGAINST: Readonly<Record<string, string>> = { average: 'an average card', blank: 'a blank card' };
const against = (row: Cells): string => AGAINST[row.against!] ?? row.against!;

const cardName = ({ card, copies }: Cells): string => (copies === '1' ? card! : `${copies} × ${card}`);

function sayAnswer(rows: readonly Cells[]): string {
  const over = rows.filter((row) => row.against === 'average');
  const names = (sign: number) =>
    over.filter((row) => stands(row) && sign * figureIn(row, 'effect') > 0).map(({ card }) => card!);
  const [best] = rows as [Cells];
  const { value, low, high } = estimateIn(best, 'win_rate', 'win_rate_low', 'win_rate_high');
  const whole = `As it is, ${best.deck} wins ${percent(value)} (95% interval ${percent(low)} to ${percent(high)}) against decks of ${best.set}.`;
  return `${sayVerdict({ carry: names(1), holdBack: names(-1).reverse(), cards: over.length })} ${whole}`;
}

function pictureOf(rows: readonly Cells[]): Picture {
  const [best] = rows as [Cells];
  return effects({
    name: `impact-${best.against}`,
    title: `Points of win rate for ${best.deck}, over ${against(best)}`,
    caption: `How much more often the deck wins than with ${against(best)} in the place of each copy, on the same luck. The lines are intervals corrected for all cards (false coverage rate). A hollow dot does not stand out (q above ${ALPHA}), and its line crosses 0.`,
    rows: rows.map((row) => ({
      ...estimateIn(row, 'effect'),
      label: cardName(row),
      stands: stands(row),
    })),
    axis: 'points of win rate',
    lines: 'corrected interval',
  });
}

/** What each card does for a deck; the most helpful first. */
export function impactStory(part: Part): Story {
  const rows = part
    .rows('impact.csv')
    .toSorted((one, other) => figureIn(other, 'effect') - figureIn(one, 'effect'));
  const [best] = rows as [Cells];
  const kinds = Object.keys(AGAINST).map((kind) => rows.filter((row) => row.against === kind));
  return {
    title: `What each card does for ${best.deck}`,
    answer: sayAnswer(rows),
    ...pilotsOf(undefined, { agents: part.agents, found: estimateIn(best, 'effect'), say: points }),
    notes: [
      'In the table, "drawn" and "rate when drawn" are what was observed with the deck as it is. That is no effect of the card: long games draw more cards, and good hands come with good cards.',
      ...sayChanged(best),
    ],
    games: sum(rows, 'games'),
    pictures: kinds.filter((own) => own.length > 0).map(pictureOf),
    tables: [
      tableOf('Cards', rows, [
        words('card', 'card'),
        count('copies', 'copies'),
        ['over', against],
        figure('points', 'effect', points),
        interval(points, 'ci_low', 'ci_high', 'interval'),
        figure('p', 'p', sayQ),
        figure('q', 'q', sayQ),
        rate('drawn', 'drawn'),
        rate('rate when drawn', 'win_rate_drawn'),
        count('games', 'games'),
      ]),
    ],
  };
}
