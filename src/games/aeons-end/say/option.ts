import { plural, possessive } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame, Place, Zone } from '../layout.js';
import { definitionIn, kindIn, OptionKind, placeIn, positionIn } from '../option.js';
import { definitions, operationAfter, payAetherOf, program } from '../pool.js';
import { Action, Op } from '../program.js';
import { focusCost, openCost } from '../rules/breaches.js';
import { seatAt } from '../state.js';
import type { Mage } from '../vocabulary.js';
import { sayWay } from '../words.js';
import { breachAt, cardName, mageName, nameOfCard, nemesisName, turnCardName } from './names.js';
import { sourceName } from './source.js';

/** One option of the pending decision, as what the mage then does. */
export function sayOption(s: State, option: number): string {
  const place = placeIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return `plays ${cardName(definitionIn(option))}`;
    case OptionKind.Gain:
      return `gains ${cardName(definitionIn(option))}${place === Place.Devoured ? ' from the devoured pile' : ''}`;
    case OptionKind.Charge:
      return 'gains a charge';
    case OptionKind.Focus:
      return `focuses ${breachAt(place)} for ${focusCost(s, (place & 7) - Zone.Breach)} æther`;
    case OptionKind.Open:
      return `opens ${breachAt(place)} for ${openCost(s, seatAt(place), (place & 7) - Zone.Breach)} æther`;
    case OptionKind.Prep:
      return `preps ${cardName(definitionIn(option))} in ${breachAt(place)}`;
    case OptionKind.Use:
      return `uses ${cardName(definitionIn(option))} in ${breachAt(place)}`;
    case OptionKind.Discard:
      return `discards ${cardName(definitionIn(option))}${price(definitionIn(option))}`;
    case OptionKind.Ability:
      return sayAbility(s, place);
    case OptionKind.End:
      return 'ends the main phase';
    case OptionKind.Cast:
      return `casts ${cardName(definitionIn(option))} from ${breachAt(place)}`;
    case OptionKind.Order:
      return `puts ${cardName(definitionIn(option))} on the discard pile next`;
    default:
      return answer(s, option);
  }
}

const price = (d: number): string => (payAetherOf[d]! > 0 ? ` for ${payAetherOf[d]} æther` : ' at its price');

function sayAbility(s: State, seat: number): string {
  const { name } = (definitions[s[at.mage + seat]!]!.card as Mage).ability;
  return seat === s[at.decider] ? `uses ${name}` : `lets ${mageName(s, seat)} use ${name}`;
}

function answer(s: State, option: number): string {
  const place = placeIn(option);
  const source = sourceName(s);
  const by = source === undefined ? '' : ` for ${source}`;
  switch (kindIn(option)) {
    case OptionKind.Done:
      return s[at.decision] === Decision.Cast ? 'ends the casting phase' : `chooses no more cards${by}`;
    case OptionKind.Target:
      return `aims ${source} at ${sayTarget(s, option)}`;
    case OptionKind.Player:
      return sayPlayer(s, place, by);
    case OptionKind.Card:
      return sayCard(s, option, by);
    case OptionKind.Breach:
      return sayBreach(s, place, by);
    case OptionKind.Choice:
      return sayChoice(s, place, by);
    case OptionKind.Pile:
      return `chooses the pile of ${cardName(s[at.pile + place]!)}${by}`;
    case OptionKind.TurnCard:
      return sayTurn(s, place, by);
    case OptionKind.Number:
      return `spreads the damage over ${place} husks`;
    default:
      return sayMay(s, kindIn(option) === OptionKind.Yes, by);
  }
}

function sayTarget(s: State, option: number): string {
  switch (placeIn(option)) {
    case 0:
      return cardName(definitionIn(option));
    case 1:
      return nemesisName(s);
    case 2:
      return 'a husk';
    default:
      return 'a husk with damage';
  }
}

function sayPlayer(s: State, seat: number, by: string): string {
  const name = mageName(s, seat);
  if (s[s[at.top]! + F.Kind] === Frame.Turn) return `gives the turn to ${name}`;
  if (s[s[at.top]! + F.Kind] === Frame.Misplace)
    return `lays ${sourceName(s)} on ${possessive(name)} discard pile`;
  return `chooses ${name}${by}`;
}

const VERBS: Record<number, string> = {
  [Action.Take]: 'chooses',
  [Action.Discard]: 'discards',
  [Action.Destroy]: 'destroys',
  [Action.ToHand]: 'takes back',
};

function sayCard(s: State, option: number, by: string): string {
  const name = cardName(definitionIn(option));
  const place = placeIn(option);
  if (s[at.decision] === Decision.Corruption) return `resolves ${name}`;
  const action = program[s[s[at.top]! + F.Pc]! + 2]!;
  const owner = seatAt(place) === s[at.decider] ? '' : `${possessive(mageName(s, seatAt(place)))} `;
  return `${VERBS[action]} ${owner}${name}${where(place, positionIn(option))}${by}`;
}

function where(place: number, position: number): string {
  switch (place & 7) {
    case Zone.Hand:
    case Zone.Played:
      return '';
    case Zone.Discard:
      return position === 0
        ? ' from the top of the discard pile'
        : ` from under ${plural(position, 'card')} of the discard pile`;
    default:
      return ` in ${breachAt(place)}`;
  }
}

function sayBreach(s: State, place: number, by: string): string {
  const name = `${possessive(mageName(s, seatAt(place)))} ${breachAt(place)}`;
  return s[s[at.top]! + F.Kind] === Frame.Exhaust ? `destroys ${name}` : `focuses ${name}${by}`;
}

function sayChoice(s: State, way: number, by: string): string {
  const pc = s[s[at.top]! + F.Pc]!;
  if (program[pc] === Op.TopOrBottom) {
    return `${way === 0 ? 'leaves the card on top' : 'puts the card at the bottom'} of the turn order deck${by}`;
  }
  const words = sayWay(program[pc + 4 + 2 * way]!);
  return `chooses${by}: ${words}`;
}

function sayTurn(s: State, kind: number, by: string): string {
  const name = turnCardName(s, kind);
  if (program[s[s[at.top]! + F.Pc]!] === Op.ArrangeTurns) return `puts ${name} next in the turn order`;
  return `shuffles ${name} into the turn order deck${by}`;
}

function sayMay(s: State, yes: boolean, by: string): string {
  const frame = s[at.top]!;
  switch (s[frame + F.Kind]) {
    case Frame.Turn: {
      const { name } = (definitions[s[at.mage + s[at.decider]!]!]!.card as Mage).ability;
      return yes ? `uses ${name}` : `does not use ${name}`;
    }
    case Frame.Damage:
      return yes ? 'suffers 1 damage to spread the damage' : 'hits only one husk';
    case Frame.Gain:
      return yes
        ? `puts ${nameOfCard(s, s[frame + F.Self]!)} on top of the deck`
        : `leaves ${nameOfCard(s, s[frame + F.Self]!)} on the discard pile`;
    default:
      return yes
        ? `chooses${by}: ${sayWay(operationAfter(s[frame + F.Pc]!))}${topic(s, frame)}`
        : `declines${by}${topic(s, frame)}`;
  }
}

/** The card that a "may" is about, when there is one on the table. */
function topic(s: State, frame: number): string {
  const it = s[frame + F.It]!;
  const next = program[operationAfter(s[frame + F.Pc]!)];
  return next === Op.MoveIt && it >= 0 ? ` (${nameOfCard(s, it)})` : '';
}
