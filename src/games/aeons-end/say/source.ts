import type { State } from '../../../core/game.js';
import { F } from '../layout.js';
import { definitions } from '../pool.js';
import { sourceFrame, sourceIn } from '../rules/source.js';
import type { Mage } from '../vocabulary.js';
import { cardName } from './names.js';

/** The card whose effect asks, or None.Card. */
export const sourceCard = (s: State): number => s[sourceFrame(s) + F.Self]!;

/** The definition of the card, strike, mage or nemesis whose text asks; None.Card where the rules themselves do. */
export const sourceOf = (s: State): number => sourceIn(s, sourceFrame(s));

/** What the text that asks is called: of a mage, the ability. */
export function sourceName(s: State): string | undefined {
  const d = sourceOf(s);
  if (d < 0) return undefined;
  const { card } = definitions[d]!;
  return card.type === 'mage' ? (card as Mage).ability.name : cardName(d);
}
