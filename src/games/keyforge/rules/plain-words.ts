import type { State } from '../../../core/game.js';
import { at, F, Flag, Zone } from '../layout.js';
import { nameOf } from '../pool.js';
import { Seat, Side, Word } from '../program.js';
import {
  amberOn,
  controllerOf,
  damageOn,
  definition,
  doomCounters,
  flag,
  has,
  hostOf,
  isCentre,
  isCreature,
  kindAt,
  otherCounters,
  zoneOf,
} from '../state.js';
import { cardOf, ctx, isSomebody, seatOf } from './context.js';
import {
  hasTrait,
  hasUpgrade,
  isBeingPlayed,
  isIn,
  isLeftOf,
  isNeighbour,
  isOnePile,
  isOnTop,
  sharesTrait,
  sharesTraitInLine,
} from './places.js';

/**
 * Whether a word of a filter that no modifier bears on holds for a card: who it is, what is printed on it,
 * where it lies and what lies on it.
 */
export function holdsPlainly(s: State, word: number, argument: number, card: number, seat: number): boolean {
  switch (word) {
    case Word.Other:
      return card !== ctx.self;
    case Word.Self:
      return card === ctx.self;
    case Word.Host:
      return card === hostOf(s, ctx.self);
    case Word.It:
      return card === ctx.it;
    case Word.Subject:
      return card === ctx.subject;
    case Word.Granter:
      return card === ctx.granter;
    case Word.Trait:
      return hasTrait(s, card, argument);
    case Word.TraitNamed:
      return hasTrait(s, card, ctx.named);
    case Word.Name:
      return nameOf[definition(s, card)] === argument;
    case Word.NameIt:
      return ctx.it >= 0 && nameOf[definition(s, card)] === nameOf[definition(s, ctx.it)];
    case Word.LeftFlank:
      return isCreature(s, card) && s[at.prev + card]! < 0;
    case Word.RightFlank:
      return isCreature(s, card) && s[at.next + card]! < 0;
    case Word.Centre:
      return isCreature(s, card) && isCentre(s, card);
    case Word.LeftOf:
      return isLeftOf(s, card, cardOf(s, argument));
    case Word.RightOf:
      return isLeftOf(s, cardOf(s, argument), card);
    case Word.Neighbour:
      return isNeighbour(s, card, cardOf(s, argument));
    case Word.Damaged:
      return damageOn(s, card) > 0;
    case Word.Ready:
      return !flag(s, card, Flag.Exhausted);
    case Word.Stunned:
      return flag(s, card, Flag.Stunned);
    case Word.Warded:
      return flag(s, card, Flag.Warded);
    case Word.Amber:
      return amberOn(s, card) > 0;
    case Word.Upgraded:
      return hasUpgrade(s, card);
    case Word.SharesTrait:
      return sharesTrait(s, card, cardOf(s, argument));
    case Word.SharesNoTrait:
      return !sharesTraitInLine(s, card);
    case Word.Counter:
      return (argument ? doomCounters(s, card) : otherCounters(s, card)) > 0;
    case Word.On:
      return hostOf(s, card) >= 0 && hostOf(s, card) === cardOf(s, argument);
    case Word.PurgedBySelf:
      return zoneOf(s, card) === Zone.Purged && hostOf(s, card) === ctx.self;
    case Word.Top:
      return isOnTop(s, card, argument);
    case Word.Of:
      if (argument === Seat.One) return isOnePile(s, seat);
      return seatOf(s, argument) === seat && isSomebody(s, argument);
    case Word.Was:
      return controllerOf(s, card) === seatOf(s, argument);
    case Word.Destroyed:
      return ctx.frame >= 0 && has(s, ctx.frame + F.Dead, card);
    case Word.Played:
      return isBeingPlayed(s, card);
    case Word.Kinds:
      return (kindAt(s, card) & argument) !== 0;
    case Word.Side:
      return (argument & (seat === ctx.you ? Side.Friendly : Side.Enemy)) !== 0;
    case Word.Zones:
      return isIn(s, card, argument);
    default:
      throw new Error('no such word of filters');
  }
}
