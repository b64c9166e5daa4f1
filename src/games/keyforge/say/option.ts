import { title } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { ASSAULT } from '../compile/index.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { at, Decision, F, Frame, Zone } from '../layout.js';
import { cardIn, kindIn, nameIn, OptionKind, valueIn } from '../option.js';
import { listOptions, MAX_OPTIONS } from '../options.js';
import { abilityDefinition, abilityTags, definitions, entersOf, program, traits } from '../pool.js';
import { Enters, Op, Pile } from '../program.js';
import { isSparing } from '../rules/destroy.js';
import { candidates, found, liesInOrder, optionName } from '../rules/select.js';
import { controllerOf, definition, inPlay, placeOf, printedDefinition, zoneOf } from '../state.js';
import type { Ability, Card, Effect } from '../vocabulary.js';
import { sayAbility } from '../words.js';
import {
  COLOURS,
  cardName,
  ofHouse,
  openName,
  ordinal,
  placeInList,
  pointOut,
  SEATS,
  sourceName,
  sourceOf,
} from './names.js';
import { seesChoice, toldTo } from './viewer.js';

/** One option of the pending decision, as what the player then does. */
export const sayOption = (s: State, option: number, viewer?: number): string =>
  toldTo(viewer, () => sayDoing(s, option));

function sayDoing(s: State, option: number): string {
  const card = cardIn(option);
  const value = valueIn(option);
  const name = (): string => pointOut(s, card, s[at.decider]!);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return `plays ${printedName(s, card)}${ofHouse(s, card)}`;
    case OptionKind.Discard:
      return `discards ${printedName(s, card)}${ofHouse(s, card)}`;
    case OptionKind.Reap:
      return `reaps with ${name()}`;
    case OptionKind.Fight:
      return `fights with ${name()}`;
    case OptionKind.Action:
      return `uses the action of ${name()}`;
    case OptionKind.Omni:
      return `uses the omni ability of ${name()}`;
    case OptionKind.Unstun:
      return `removes the stun from ${name()}`;
    case OptionKind.End:
      return 'ends the turn';
    case OptionKind.Flank:
      return sayPlace(s, value);
    case OptionKind.Target:
      return sayTarget(s, option);
    case OptionKind.Order:
      return `resolves ${sayWaiting(s, option)} first`;
    case OptionKind.Done:
      return s[at.decision] === Decision.Spend
        ? `pays ${sayUnpaid(s)} from the pool`
        : `chooses no more${forSource(s)}`;
    case OptionKind.Yes:
    case OptionKind.No:
      return sayAnswer(s, kindIn(option) === OptionKind.Yes);
    default:
      return sayNamed(s, kindIn(option), value);
  }
}

/** Of a key, or of what the other player is paid, where æmber from cards may be spent, too. */
function sayUnpaid(s: State): string {
  const frame = s[at.top]!;
  const whole = s[frame + F.Extra] === s[frame + F.Player];
  if (s[frame + F.Kind] === Frame.Pay) return whole ? 'the other player' : 'the rest';
  return whole ? 'for the key' : 'the rest of the key';
}

/**
 * The option names the first copy of the card in hand, which may itself be in play as something else. Everybody
 * sees what is played or discarded.
 */
const printedName = (s: State, card: number): string => definitions[printedDefinition(s, card)]!.card.name;

const forSource = (s: State): string => (sourceName(s) === '' ? '' : ` for ${sourceName(s)}`);

function sayPlace(s: State, value: number): string {
  const card = cardName(s, sourceOf(s));
  if (value < 2) return `puts ${card} on the ${value === 0 ? 'left' : 'right'} flank`;
  return `puts ${card} to the right of the ${ordinal(value - 2)} creature from the left`;
}

function sayTarget(s: State, option: number): string {
  const name = pointOut(s, cardIn(option), s[at.decider]!);
  if (s[at.decision] === Decision.Spend) return `spends 1 æmber from ${name}`;
  switch (s[s[at.top]! + F.Kind]) {
    case Frame.Fight:
      return `attacks ${name}${withWhom(s)}`;
    case Frame.Damage:
      return `lets ${name} take the damage of ${pointOut(s, s[s[at.top]! + F.Subject]!, s[at.decider]!)}`;
    case Frame.Destroy:
      return isSparing(s, s[at.top]!)
        ? `lets ${name} leave play after ${sourceName(s)}`
        : `puts ${name} on the discard pile next`;
    case Frame.Play:
      return sayComing(s, name);
    default:
      return sayChosen(s, option, name);
  }
}

/** A card that is played chooses a creature to be attached to, or to be a copy of. */
function sayComing(s: State, name: string): string {
  const card = sourceOf(s);
  return entersOf[definition(s, card)]! & Enters.Copy
    ? `makes ${cardName(s, card)} a copy of ${name}`
    : `attaches ${cardName(s, card)} to ${name}`;
}

/** One point of damage, the next card of a loop, or a card that an effect speaks of. */
function sayChosen(s: State, option: number, name: string): string {
  switch (program[s[s[at.top]! + F.Pc]!]) {
    case Op.Divide:
      return `assigns 1 damage to ${name}${forSource(s)}`;
    case Op.Rearrange:
      return `puts ${name} next in line${forSource(s)}`;
    case Op.Redistribute:
      return `puts 1 ${isAmber(s) ? 'æmber' : 'damage'} on ${name}${forSource(s)}`;
    case Op.EachCard:
    case Op.NextCard:
      return `goes on with ${name}${forSource(s)}`;
    default:
      return `chooses ${sayMeant(s, meant(s, option))}${forSource(s)}`;
  }
}

const isAmber = (s: State): boolean => program[s[s[at.top]! + F.Pc]! + 1] === Pile.Amber;

/** In the main step the player has just said who fights. */
function withWhom(s: State): string {
  const frame = s[at.top]!;
  if (s[s[frame + F.Below]! + F.Kind] === Frame.Turn) return '';
  return ` with ${pointOut(s, sourceOf(s), s[at.decider]!)}`;
}

const sayMeant = (s: State, card: number): string =>
  seesChoice(s, card)
    ? `${whereItLies(s, card)}${nameMeant(s, card)}${ofHouse(s, card)}${howDeep(s, card)}`
    : `a card${HIDDEN_PILES[zoneOf(s, card)] ?? ''}`;

/** Who sees the choice reads its name, also of a card in a deck that is searched. */
const nameMeant = (s: State, card: number): string =>
  inPlay(s, card) ? pointOut(s, card, s[at.decider]!) : openName(s, card);

/** Out of play an option names the first copy of a print, which may lie elsewhere than the one to be chosen. */
function meant(s: State, option: number): number {
  const frame = s[at.top]!;
  const pc = s[frame + F.Pc]!;
  if (s[frame + F.Kind] !== Frame.Effect || program[pc] !== Op.Select) return cardIn(option);
  const n = candidates(s, frame, pc);
  return found.subarray(0, n).find((each) => optionName(s, each) === nameIn(option)) ?? cardIn(option);
}

const PILES: Readonly<Partial<Record<number, string>>> = {
  [Zone.Discard]: 'discarded ',
  [Zone.Archives]: 'archived ',
  [Zone.Purged]: 'purged ',
};

const HIDDEN_PILES: Readonly<Partial<Record<number, string>>> = {
  [Zone.Hand]: ' in hand',
  [Zone.Archives]: ' in the archives',
  [Zone.Deck]: ' of the deck',
};

/** "the discarded ", or of the other player's pile "B's discarded ". */
function whereItLies(s: State, card: number): string {
  const pile = PILES[zoneOf(s, card)];
  if (pile === undefined) return '';
  const seat = placeOf(s, card) >> 3;
  return seat === s[at.decider] ? `the ${pile}` : `${SEATS[seat]}'s ${pile}`;
}

const howDeep = (s: State, card: number): string =>
  liesInOrder(s, card) ? ` (${ordinal(placeInList(s, card))} from the top)` : '';

const TAGS = ['Play', 'Fight', 'Reap', 'Action', 'Omni', 'Destroyed', 'Before Fight', 'Leaves Play'];

/** The keyword that waits before a fight, where it is one. */
export function waitingKeyword(s: State, option: number): 'assault' | 'hazardous' | undefined {
  if (((option >>> 13) & 0xfff) !== ASSAULT) return undefined;
  return cardIn(option) === s[s[at.fight]! + F.Self] ? 'assault' : 'hazardous';
}

/**
 * "Urchin's “Play:” ability", "Troll's “Reap:” ability from Duskrunner", "Ancient Bear's assault"; of one that waits
 * for several cards also for which: "Soul Snatcher's ability for B's Dodger".
 */
function sayWaiting(s: State, option: number): string {
  const ability = (option >>> 13) & 0xfff;
  const bearer = cardIn(option);
  const whose = `${pointOut(s, bearer, s[at.decider]!)}'s`;
  const keyword = waitingKeyword(s, option);
  if (keyword !== undefined) return `${whose} ${keyword}`;
  const tags = TAGS.filter((_, i) => (abilityTags[ability]! >> i) & 1).join('/');
  const giver = definitions[abilityDefinition[ability]!]!.card.name;
  const from = giver === cardName(s, bearer) ? '' : ` from ${giver}`;
  return `${whose} ${tags ? `“${tags}:” ` : ''}ability${from}${waitingFor(s, option)}`;
}

function waitingFor(s: State, option: number): string {
  const n = listOptions(s, waiting);
  const alike = waiting.subarray(0, n).filter((other) => ((other ^ option) & ~SUBJECT) === 0);
  const subject = (option >>> 25) - 1;
  if (alike.length < 2 || subject < 0) return '';
  const whose = controllerOf(s, subject) === s[at.decider] ? '' : `${SEATS[controllerOf(s, subject)]}'s `;
  return ` for ${whose}${cardName(s, subject)}`;
}

const waiting = new Int32Array(MAX_OPTIONS);
/** The bits of an option that say which card its ability waits for. */
const SUBJECT = 0x7f << 25;

function sayAnswer(s: State, yes: boolean): string {
  switch (s[at.decision]) {
    case Decision.Mulligan:
      return yes ? 'takes a mulligan' : 'keeps the hand';
    case Decision.Archives:
      return yes ? 'takes the archives into hand' : 'leaves the archives';
    default:
      return `${yes ? 'uses' : 'declines'} the effect${sourceName(s) === '' ? '' : ` of ${sourceName(s)}`}`;
  }
}

function sayNamed(s: State, kind: number, value: number): string {
  switch (kind) {
    case OptionKind.House:
      return `${s[at.decision] === Decision.House ? 'chooses' : 'names'} ${HOUSE_NAMES[HOUSES[value]!]}`;
    case OptionKind.Number:
      return s[at.decision] === Decision.Amount ? sayAmount(s, value) : `names ${value}`;
    case OptionKind.Trait:
      return `names ${title(traits[value]!)}`;
    case OptionKind.Key:
      return `${s[s[at.top]! + F.Kind] === Frame.Forge ? 'forges' : 'unforges'} the ${COLOURS[value]} key`;
    default:
      return sayChoice(s, value);
  }
}

const sayAmount = (s: State, n: number): string =>
  program[s[s[at.top]! + F.Pc]!] === Op.CaptureFromAnyone
    ? `captures ${n} æmber from the opponent`
    : `heals ${n} damage`;

/** A card with two forms is played as printed or as an upgrade; other choices are the ways that a text offers. */
function sayChoice(s: State, way: number): string {
  const frame = s[at.top]!;
  const source = sourceOf(s);
  if (s[frame + F.Kind] === Frame.Play) {
    return `plays ${cardName(s, source)} as ${way === 0 ? 'a creature' : 'an upgrade'}`;
  }
  const giver = s[frame + F.Granter]! >= 0 ? s[frame + F.Granter]! : source;
  if (giver < 0) return `takes choice ${way + 1}`;
  const ways = waysIn(definitions[definition(s, giver)]!.card);
  return ways[way] ?? `takes choice ${way + 1} of ${cardName(s, giver)}`;
}

/** The ways of a card's only choice, in the card's words; none when it has several choices. */
function waysIn(card: Card): string[] {
  const choices = choicesIn(card.text ?? []);
  if (choices.length !== 1) return [];
  return choices[0]!.ways.map((effects) => {
    const ability: Ability = { on: ['Play'], effects };
    return `chooses "${sayAbility(ability, card).replace(/^Play: /, '')}"`;
  });
}

type Choose = Extract<Effect, { do: 'choose' }>;

function choicesIn(part: unknown): Choose[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('do' in part && part.do === 'choose') return [part as Choose];
  return Object.values(part).flatMap(choicesIn);
}
