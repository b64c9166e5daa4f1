import * as Plot from '@observablehq/plot';
import { percent } from '../../text/match.js';
import { sayPlace } from '../../text/percentile.js';
import { type Drawing, isNarrow, type Mark, type Picture } from '../draw.js';
import { LINE, QUIET, seriesColour, seriesSymbol } from '../theme.js';
import { gridOf, legend, legendHeight, percents, rateDomain, reference, seriesEntries } from './parts.js';

/** A deck of a field, or one that is compared with it. */
interface Placed {
  readonly rate: number;
  readonly percentile: number;
}

interface RatedPlace extends Placed {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

interface Place extends Omit<Picture, 'draw'> {
  /** In the order of their rates. */
  readonly field: readonly Placed[];
  readonly decks: readonly RatedPlace[];
}

const HEIGHT = 300;
const TICKS = 5;

/** Where decks stand in the distribution of their field. */
export const place = (plan: Place): Picture => ({
  name: plan.name,
  title: plan.title,
  caption: plan.caption,
  draw: (width) => draw(plan, width),
});

function draw({ field, decks }: Place, width: number): Drawing {
  const entries = decks.length > 1 ? seriesEntries(decks.map(({ name }) => name)) : [];
  const above = legendHeight(entries, width - 12) + 12;
  const marginLeft = 40;
  return {
    width,
    height: above + HEIGHT + 48,
    marginTop: above,
    marginBottom: 44,
    marginLeft,
    marginRight: 16,
    x: {
      domain: rateDomain(
        [...field, ...decks].map(({ rate }) => rate),
        0.5,
      ),
      label: 'win rate against the field',
      labelAnchor: 'center',
      labelArrow: 'none',
      tickFormat: percents,
      ticks: isNarrow(width) ? 4 : 8,
      tickSize: 3,
    },
    y: { domain: [0, 1], label: null, ticks: TICKS, tickFormat: sayPlace, tickSize: 0 },
    symbol: { type: 'identity' },
    marks: [
      gridOf('y', TICKS),
      reference('y', 0.5, 'the middle of the field'),
      Plot.line(field, {
        x: 'rate',
        y: 'percentile',
        stroke: QUIET,
        strokeWidth: 2,
        title: () => 'the field',
      }),
      ...decks.flatMap(deckMarks),
      Plot.frame({ stroke: LINE, ariaHidden: 'true' }),
      ...legend(entries, width - 12, above, marginLeft),
    ],
  };
}

function deckMarks(deck: RatedPlace, series: number): Mark[] {
  const title = ({ name, percentile, low, high, rate }: RatedPlace) =>
    `${name}: stronger than ${sayPlace(percentile)} of 100 (${sayPlace(low)} to ${sayPlace(high)}), wins ${percent(rate)}`;
  const colour = seriesColour(series);
  return [
    Plot.ruleX([deck], { x: 'rate', y1: 'low', y2: 'high', stroke: colour, strokeWidth: 3, title }),
    Plot.dot([deck], { x: 'rate', y: 'percentile', r: 6, fill: colour, symbol: seriesSymbol(series), title }),
  ];
}
