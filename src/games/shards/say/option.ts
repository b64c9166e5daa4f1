import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame, Phase, Place, Zone } from '../layout.js';
import { definitionIn, kindIn, numberIn, OptionKind } from '../option.js';
import { program } from '../pool.js';
import { Op } from '../program.js';
import { defense, priceFor, shieldOn } from '../rules/champions.js';
import { champions, findIn } from '../state.js';
import { cardName, nameOfCard, within } from './names.js';

/** One option of the pending decision, as what the player then does. All that is chosen is open to everybody. */
export function sayOption(s: State, option: number): string {
  const d = definitionIn(option);
  const n = numberIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return `plays ${cardName(d)}`;
    case OptionKind.Recruit:
      return `recruits ${cardName(d)} for ${plural(priceFor(s, d, s[at.active]!), 'gem')}`;
    case OptionKind.FastPlay:
      return `fast-plays ${cardName(d)} for ${plural(priceFor(s, d, s[at.active]!), 'gem')}`;
    case OptionKind.Exhaust:
      return `exhausts ${cardName(d)}`;
    case OptionKind.Focus:
      return 'focuses';
    case OptionKind.Attack:
      return sayAttack(s, d, n);
    case OptionKind.Relic:
      return `${s[at.decision] === Decision.Draft ? 'drafts' : 'recruits the relic'} ${cardName(d)}`;
    case OptionKind.End:
      return 'ends the main phase';
    case OptionKind.Assign:
      return `assigns ${n} power to ${within(s, d)}`;
    case OptionKind.Shield:
      return `shows ${cardName(d)}, which blocks ${shieldOn(s, d, s[at.decider]!)}`;
    default:
      return sayAnswer(s, option);
  }
}

function sayAttack(s: State, d: number, seat: number): string {
  const card = findIn(s, champions(seat), d);
  return `attacks ${whose(s, seat)} ${cardName(d)} with ${defense(s, card, seat)} power`;
}

const whose = (s: State, seat: number): string => `${within(s, seat)}'s`;

function sayAnswer(s: State, option: number): string {
  const n = numberIn(option);
  switch (kindIn(option)) {
    case OptionKind.Target:
      return sayTarget(s, definitionIn(option), n);
    case OptionKind.Player:
      return `chooses ${within(s, n)}${sayFor(s)}`;
    case OptionKind.Bid:
      return `bids ${n} health`;
    case OptionKind.Pass:
      return 'passes';
    case OptionKind.Leader:
      return `takes ${cardName(definitionIn(option))}`;
    default:
      return s[at.decision] === Decision.Shield
        ? 'shows no more shields'
        : `banishes no more cards${sayFor(s)}`;
  }
}

function sayTarget(s: State, d: number, place: number): string {
  const frame = s[at.top]!;
  const name = cardName(d);
  if (s[frame + F.Kind] === Frame.Turn) return sayForNemesis(s, name);
  switch (program[s[frame + F.Pc]!]) {
    case Op.Banish:
      return `banishes ${name} from the ${(place & 7) === Zone.Hand ? 'hand' : 'discard pile'}${sayFor(s)}`;
    case Op.Return:
      return `returns ${name} to hand${sayFor(s)}`;
    case Op.Recruit:
      return `recruits ${name}${sayFor(s)}`;
    case Op.Copy:
      return `copies ${name}${sayFor(s)}`;
    default:
      return `destroys ${whose(s, place >> 3)} ${name}${sayFor(s)}`;
  }
}

function sayForNemesis(s: State, name: string): string {
  switch (s[at.phase]) {
    case Phase.NemesisPlay:
      return `lets the Nemesis play ${name} next`;
    case Phase.NemesisActivate:
      return `lets the Nemesis exhaust ${name} next`;
    default:
      return `lets the Nemesis destroy ${name}`;
  }
}

/** The card whose effect asks, or -1 for the rules themselves. */
export function sourceCard(s: State): number {
  const frame = s[at.top]!;
  return s[frame + F.Kind] === Frame.Effect ? s[frame + F.Self]! : -1;
}

function sayFor(s: State): string {
  const card = sourceCard(s);
  return card < 0 ? '' : ` for ${nameOfCard(s, card)}`;
}

/** Where a list is, in a word. */
export const zoneWord = (place: number): string =>
  place === Place.Row
    ? 'row'
    : (['deck', 'hand', 'discard', 'played', 'champions', 'relics'] as const)[place & 7]!;
