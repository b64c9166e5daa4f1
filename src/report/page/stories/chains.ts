import { decimal, MINUS, noun, plural, units } from '../../../core/english.js';
import type { GameModule } from '../../../games/module.js';
import type { BidAdvice } from '../../../stats/dials/auction-advice.js';
import {
  type Bid,
  bidOf,
  deckOf,
  namesApart,
  sayAuction,
  sayChainRange,
  sayChains,
  sayFair,
  sayPlaced,
  sayPlacedRange,
  sayValue,
} from '../../text/chains.js';
import { bandsOf } from '../../text/chains-plot.js';
import { percent } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { curve } from '../pictures/curve.js';
import { type Cells, type Estimate, estimateIn, figureIn, numberIn, type Part } from '../run.js';
import {
  type Check,
  checkColumns,
  checkIn,
  count,
  figure,
  interval,
  isOpen,
  knownOf,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  sayRange,
  tableOf,
} from '../story.js';

type Answer = Parameters<typeof sayValue>[0] & Parameters<typeof sayFair>[0];

function answerIn(row: Cells): Answer {
  const fair = estimateIn(row, 'fair_chains', 'fair_low', 'fair_high');
  return {
    fair: { estimate: fair.value, low: fair.low, high: fair.high },
    pointsPerStep: estimateIn(row, 'points_per_chain', 'points_low', 'points_high'),
  };
}

const bidsIn = (row: Cells): BidAdvice[] =>
  ['a', 'b'].map((side) => ({
    right: numberIn(row, `bid_right_${side}`),
    wrong: numberIn(row, `bid_wrong_${side}`),
  }));

/** A number of chains with the side that has them. */
const sayOn =
  (bid: Bid, names: readonly string[]) =>
  (chains: number): string => {
    if (Math.abs(chains) < 0.05) return `no ${bid.unit.many}`;
    return `${sayChains(chains, bid)} on ${names[chains > 0 ? 0 : 1]}`;
  };

/** What is shown: all that was played where the match is open, and enough around it to hold what is known. */
function spanOf({ fair }: Answer, { most }: Bid, known: Pick<Estimate, 'low' | 'high'>): [number, number] {
  const some = Math.ceil(most / 4);
  const [from, to] = fair.estimate >= 0 ? [-some, most] : [-most, some];
  const ends = [Math.floor(known.low), Math.ceil(known.high)].filter((end) => Math.abs(end) <= most);
  return [Math.min(from, ...ends), Math.max(to, ...ends)];
}

/** Chains that cost the same, on either side; none where all of them do. */
function bandsIn(bid: Bid) {
  const { costs } = bid;
  if (costs === undefined) return [];
  return bandsOf(bid).flatMap(({ first, last, each }) => {
    const words = `${MINUS}${plural(each, costs)}`;
    const [from, to] = [first - 0.5, last + 0.5];
    return [
      { from: -to, to: -from, words },
      { from, to, words },
    ];
  });
}

interface Fitted {
  readonly x: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** At every number of chains where the manifest has it, else at those that were played. */
function fitOf(part: Part): Fitted[] {
  const whole = part.more('curve') as Readonly<Record<string, number>>[] | undefined;
  const rows = whole?.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, String(v)])));
  return (rows ?? part.rows('chains.csv')).map((row) => ({
    x: figureIn(row, 'chains_a'),
    rate: figureIn(row, 'fit'),
    low: figureIn(row, 'fit_low'),
    high: figureIn(row, 'fit_high'),
  }));
}

const finite = ({ value }: Estimate): boolean => Number.isFinite(value);

function pictureOf(
  part: Part,
  answer: Answer,
  names: readonly [string, string],
  check: Check | undefined,
): Picture {
  const bid = bidOf(part.module);
  const { many } = bid.unit;
  const { estimate: value, low, high } = answer.fair;
  const on = sayOn(bid, ['a', 'b']);
  const range = (each: Pick<Estimate, 'low' | 'high'>) =>
    isOpen(each) ? sayRange(each, on) : sayChainRange(each.low, each.high, ['a', 'b'], bid);
  const fair = { value, low, high };
  const bands = bandsIn(bid);
  const other = check?.setting;
  const known = check && knownOf(check, fair);
  const span = spanOf(answer, bid, known ?? fair);
  return curve({
    name: 'curve',
    title: `Win rate of ${names[0]} over ${many}`,
    caption: `Dots are what was measured, the larger the more games, with their 95% intervals; the line is the fitted curve with its band${finite(fair) ? ', and below it, in green, is what is fair with its interval' : ''}.${bid.costs ? ` At the top: what each of the ${many} costs there, in ${noun(bid.costs).many}, from one dotted line to the next.` : ''}`,
    points: part.rows('chains.csv').map((row) => ({
      ...estimateIn(row, 'win_rate_a'),
      x: figureIn(row, 'chains_a'),
      games: figureIn(row, 'games'),
    })),
    fit: fitOf(part),
    target: 0.5,
    ...(finite(fair) ? { answer: { ...fair, words: `fair: ${on(value)} (${range(fair)})` } } : {}),
    ...(other && known
      ? {
          other: { ...other, words: `${check.agent}: ${on(other.value)} (${range(other)})` },
          known: { ...known, words: `what is known: ${range(known)}` },
        }
      : {}),
    bands,
    span,
    axis: (narrow) =>
      narrow
        ? `← ${many} on b   ·   ${many} on a →`
        : `← ${many} on b: ${names[1]}   ·   ${many} on a: ${names[0]} →`,
    tick: (x) => String(Math.abs(x)),
    sayX: (x) =>
      x === 0 ? `no ${many}` : `${units(Math.abs(x), bid.unit)} on ${x > 0 ? names[0] : names[1]}`,
  });
}

const handicap =
  (module: GameModule) =>
  (row: Cells): string => {
    const chains = figureIn(row, 'chains_a');
    return chains === 0
      ? 'none'
      : `${units(Math.abs(chains), bidOf(module).unit)} on ${chains > 0 ? 'a' : 'b'}`;
  };

/** The fair number of chains. */
export function chainsStory(part: Part): Story {
  const [row] = part.rows('fair.csv') as [Cells];
  const bid = bidOf(part.module);
  const names = namesApart([row.a!, row.b!]);
  const answer = answerIn(row);
  const check = checkIn(part, row);
  const found = estimateIn(row, 'fair_chains', 'fair_low', 'fair_high');
  const placed = { names, deck: deckOf(answer) };
  const say = sayOn(bid, names);
  return {
    title: `Fair ${bid.unit.many}: ${row.a} against ${row.b}`,
    answer: sayFair(answer, names, bid),
    ...pilotsOf(check, {
      agents: [row.agent_a!, row.agent_b!],
      found,
      say: (value) => sayPlaced(value, placed, bid),
      range: ({ low, high }) => sayPlacedRange([low, high], placed, bid),
    }),
    notes: [`${sayValue(answer, bid)} ${sayAuction(bidsIn(row), names, bid)}`, ...sayChanged(row)],
    games: figureIn(row, 'games'),
    pictures: [pictureOf(part, answer, names, check)],
    tables: [
      tableOf(`By ${bid.unit.many}`, part.rows('chains.csv'), [
        [bid.unit.many, handicap(part.module)],
        count('games', 'games'),
        count('a wins', 'wins_a'),
        rate('rate', 'win_rate_a'),
        interval(),
        rate('fitted', 'fit'),
        interval(percent, 'fit_low', 'fit_high', 'its 95% band'),
      ]),
      tableOf(
        'The answer',
        [row],
        [
          figure(`fair ${bid.unit.many}`, 'fair_chains', say),
          interval(say, 'fair_low', 'fair_high'),
          figure(`points per ${bid.unit.one}`, 'points_per_chain', (value) => (100 * value).toFixed(1)),
          count('games', 'games'),
          ...checkColumns([row]),
        ],
      ),
    ],
    headline: {
      ...found,
      sides: [row.a!, row.b!],
      name: `fair ${bid.unit.many}`,
      axis: `fair ${bid.unit.many} (on a to the right, on b to the left)`,
      say: sayOn(bid, ['a', 'b']),
      tick: (value) => decimal(Math.abs(value), 0),
      reference: 0,
    },
  };
}
