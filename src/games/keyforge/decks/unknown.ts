import { plural } from '../../../core/english.js';
import { quote, refuse } from '../../../core/input.js';
import { isNear, nearest } from '../../../core/names.js';
import { HOUSE_NAMES, HOUSES, type House } from '../houses.js';
import { sayExpansion, setNamed } from '../sets.js';
import { CARDS_IN_DECK, type Listed } from './deck.js';
import type { PoolNames } from './pool-names.js';
import { enumerate } from './refuse.js';

export function unknownHouse(text: string, source: string): never {
  const near = nearest(text, HOUSES) as House;
  const houses = HOUSES.map((house) => HOUSE_NAMES[house]).join(', ');
  return refuse(
    source,
    `unknown house ${quote(text)} (nearest: ${HOUSE_NAMES[near]}); expected one of ${houses}`,
  );
}

/** Why a card can't be played, and what is known about it: its set, or the name that may be meant. */
type Fault = readonly [reason: string, detail: string | undefined];

/** All cards of a list that can't be played, by reason; undefined when there are none. */
export function sayUnplayable(listing: readonly Listed[], names: PoolNames): string | undefined {
  const unplayable = listing.filter(({ title, enhanced }) => enhanced || names.find(title) === undefined);
  if (unplayable.length === 0) return undefined;
  const faults = new Map(unplayable.map((card) => [card.title, faultOf(card, names)]));
  const reasons = [...new Set([...faults.values()].map(([reason]) => reason))];
  const groups = reasons.map((each) => {
    const titles = [...faults].filter(([, [reason]]) => reason === each);
    const said = titles.map(([title, [, detail]]) => quote(title) + (detail ? ` (${detail})` : ''));
    return `${each}: ${enumerate(said, CARDS_IN_DECK)}`;
  });
  return `${plural(faults.size, 'card')} can't be played; ${groups.join('; ')}`;
}

/** A site prints a card's true name with its set; any other name may be a typing error. */
function faultOf({ title, expansion, enhanced }: Listed, names: PoolNames): Fault {
  const set = expansion === undefined ? undefined : setNamed(expansion);
  const from = expansion === undefined ? undefined : (set ?? sayExpansion(expansion));
  if (enhanced) return ['enhanced with bonus icons', from];
  if (expansion !== undefined && set === undefined) return ['of a set that is not played', from];
  if (set !== undefined && !names.isComplete(set)) return ['not in the pool yet', from];
  const near = names.nearest(title);
  if (near !== undefined && isNear(title, near)) return ['perhaps misspelt', `nearest: ${near}`];
  return ['not among the cards of the pool', from];
}
