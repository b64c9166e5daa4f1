import type { State } from '../../core/game.js';
import { at, F, Frame, None, Zone } from './layout.js';
import { definitions } from './pool.js';
import { Keyword } from './program.js';
import { hasKeyword, power } from './rules/modifiers.js';
import { damageOn, definition, headOf, incoming, isEmpty, nextCard } from './state.js';

/** Throws unless nothing is under way, as it is between two actions of the main step. */
export function checkMainStep(s: State): void {
  const frame = s[at.top]!;
  if (s[frame + F.Kind] !== Frame.Turn || s[frame + F.Below]! >= 0) fail('an effect is left on the stack');
  if (s[at.pendingCount] !== 0 || s[at.dyingCount] !== 0) fail('an ability is left waiting');
  if (s[at.destroying]! >= 0 || s[at.fight]! >= 0) fail('a fight or a destruction is left open');
  if (!isEmpty(s, at.tagged)) fail('a card is left tagged for destruction');
  if (s[at.decider] !== s[at.active]) fail('the wrong player is to move');
  for (let seat = 0; seat < 2; seat++) {
    if (headOf(s, seat, Zone.Aside) !== None.Card)
      fail(`${nameOf(s, headOf(s, seat, Zone.Aside))} is left aside`);
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card)) checkCreature(s, card);
  }
}

function fail(what: string): never {
  throw new Error(what);
}

const nameOf = (s: State, card: number): string => `card ${card} (${definitions[definition(s, card)]?.id})`;

/** The rulebook: a creature with as much damage as power is destroyed at once; an edited scenario is yet to look. */
function checkCreature(s: State, card: number): void {
  if (incoming(s, card) > 0) fail(`${nameOf(s, card)} is still about to be damaged`);
  if (s[at.recheck] !== 0) return;
  if (damageOn(s, card) < power(s, card) || hasKeyword(s, card, Keyword.Invulnerable)) return;
  fail(`${nameOf(s, card)} lives with ${damageOn(s, card)} damage and power ${power(s, card)}`);
}
