import { plural, possessive } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { watchSteps } from '../../../core/machine.js';
import { decide } from '../engine.js';
import { at, type Building, Built, Phase, Place, Size, Zone } from '../layout.js';
import {
  bondOf,
  buildingDamage,
  builtOf,
  damageOn,
  definition,
  heroInPlay,
  heroOf,
  isCharacter,
  isUnit,
  ownerOf,
  placeOf,
  runesOn,
  slotOf,
} from '../state.js';
import { buildingName, cardName, mayKnow, nameOf, playerName, toldTo } from './names.js';

/** What changed between two states of one game; with the option, step by step as it happened. */
export const sayChanges = (before: State, after: State, option?: number, viewer?: number): string[] =>
  toldTo(viewer, () => (option === undefined ? sayNet(before, after) : follow(before, option)));

/** Lets a copy of the game play on and tells each step. */
function follow(from: State, option: number): string[] {
  const told: string[] = [];
  const last = from.slice();
  const tell = (s: State): void => {
    told.push(...sayNet(last, s));
    last.set(s);
  };
  watchSteps(tell, () => decide(from.slice(), option));
  return told;
}

const SEATS = [0, 1] as const;
const CARDS = Array.from({ length: Size.Cards }, (_, card) => card);

/** A new turn first, then cards, buildings, heroes and gold, then the end. */
function sayNet(before: State, after: State): string[] {
  return [
    ...(before[at.turn] === after[at.turn]
      ? []
      : [`Turn ${after[at.turn]}: ${playerName(after[at.active]!)}`]),
    ...SEATS.flatMap((seat) => sayPiles(before, after, seat)),
    ...CARDS.flatMap((card) => sayCard(before, after, card)),
    ...SEATS.flatMap((seat) => sayHero(before, after, seat)),
    ...SEATS.flatMap((seat) => sayBuildings(before, after, seat)),
    ...SEATS.flatMap((seat) => sayGold(before, after, seat)),
    ...(after[at.winner] === before[at.winner] ? [] : [`${playerName(after[at.winner]!)} wins.`]),
  ];
}

// Cards

const inPile = (s: State, seat: number, zone: Zone): Set<number> =>
  new Set(CARDS.filter((card) => placeOf(s, card) === (seat << 3) + zone));

/** What moves between hidden piles is counted; the owner reads the names of the cards. */
function sayPiles(before: State, after: State, seat: number): string[] {
  const name = playerName(seat);
  const was = [
    inPile(before, seat, Zone.Deck),
    inPile(before, seat, Zone.Hand),
    inPile(before, seat, Zone.Discard),
  ];
  const hand = [...inPile(after, seat, Zone.Hand)];
  const shuffled = [...inPile(after, seat, Zone.Deck)].some((card) => was[2]!.has(card));
  const drawn = hand.filter((card) => was[0]!.has(card) || was[2]!.has(card));
  const discarded = [...inPile(after, seat, Zone.Discard)].filter((card) => was[1]!.has(card)).length;
  const redrawn = refills(before, seat) ? hand.filter((card) => was[1]!.has(card)).length : 0;
  return [
    ...(discarded + redrawn > 0 ? [`${name} discards ${plural(discarded + redrawn, 'card')}.`] : []),
    ...(shuffled || drawn.some((card) => was[2]!.has(card))
      ? [`${name} shuffles the discard pile into a new deck.`]
      : []),
    ...(drawn.length + redrawn > 0 ? [`${name} draws ${sayDrawn(after, seat, drawn, redrawn)}.`] : []),
  ];
}

/** In the draw phase a card may come back to the hand with the reshuffle. */
const refills = (s: State, seat: number): boolean => s[at.phase] === Phase.Draw && s[at.active] === seat;

function sayDrawn(s: State, seat: number, drawn: readonly number[], redrawn: number): string {
  const n = plural(drawn.length + redrawn, 'card');
  return mayKnow(seat) && redrawn === 0 ? `${n}: ${drawn.map((card) => nameOf(s, card)).join(', ')}` : n;
}

function sayCard(before: State, after: State, card: number): string[] {
  if (placeOf(before, card) !== placeOf(after, card)) return sayMove(before, after, card);
  if (!isCharacter(after, card)) return [];
  return [...sayFlip(before, after, card), ...sayWounds(before, after, card)];
}

function sayMove(before: State, after: State, card: number): string[] {
  const to = placeOf(after, card);
  if (to === Place.Hero || to === Place.Command) return [];
  if (isUnit(before, card)) return [sayLeaving(before, after, card)];
  const name = nameOf(after, card);
  switch (to & 7) {
    case Zone.Units:
      return [`${name} arrives.`];
    case Zone.Ongoing:
      return [`${name} stays in play${sayPartners(after, card)}.`];
    case Zone.Discard:
      return placeOf(before, card) === Place.None ? [] : sayDiscarded(before, after, card);
    case Zone.Deck:
      return (placeOf(before, card) & 7) === Zone.Aside ? [`${name} goes on top of the deck.`] : [];
    default:
      return [];
  }
}

function sayPartners(s: State, spell: number): string {
  const partners = CARDS.filter((card) => isUnit(s, card) && bondOf(s, card) === spell);
  return partners.length > 0 ? ` with ${partners.map((card) => cardName(s, card)).join(' and ')}` : '';
}

const sayDiscarded = (before: State, after: State, card: number): string[] =>
  (placeOf(before, card) & 7) === Zone.Ongoing ? [`${nameOf(after, card)} is sacrificed.`] : [];

function sayLeaving(before: State, after: State, card: number): string {
  const name = cardName(before, card);
  switch (placeOf(after, card) & 7) {
    case Zone.Units:
      return `${playerName(placeOf(after, card) >> 3)} takes control of ${name}.`;
    case Zone.Hand:
      return `${name} returns to ${possessive(playerName(ownerOf(card)))} hand.`;
    default:
      return `${name} dies.`;
  }
}

const sayFlip = (before: State, after: State, card: number): string[] =>
  definition(before, card) === definition(after, card)
    ? []
    : [`${cardName(before, card)} turns into ${cardName(after, card)}.`];

function sayWounds(before: State, after: State, card: number): string[] {
  const name = cardName(after, card);
  const damage = damageOn(after, card) - damageOn(before, card);
  const runes = runesOn(after, card) - runesOn(before, card);
  const leaves = slotOf(before, card) !== 0 && slotOf(after, card) === 0 && before[at.phase] === Phase.Main;
  return [
    ...(damage > 0 ? [`${name} takes ${damage} damage.`] : []),
    ...(damage < 0 ? [`${name} is healed of ${-damage} damage.`] : []),
    ...(runes === 0
      ? []
      : [`${name} gets ${plural(Math.abs(runes), runes > 0 ? '+1/+1 rune' : '−1/−1 rune')}.`]),
    ...(leaves ? [`${name} leaves the patrol zone.`] : []),
  ];
}

// Heroes, buildings, gold

function sayHero(before: State, after: State, seat: number): string[] {
  const name = nameOf(after, heroOf(seat));
  if (!heroInPlay(before, seat)) return heroInPlay(after, seat) ? [`${name} arrives.`] : [];
  if (!heroInPlay(after, seat)) return [`${name} dies.`];
  const [was, is] = [before[at.level + seat]!, after[at.level + seat]!];
  return is > was ? [`${name} is now at level ${is}.`] : [];
}

function sayBuildings(before: State, after: State, seat: number): string[] {
  return Array.from({ length: Size.Buildings }, (_, b) => b as Building).flatMap((b) => {
    const [was, is] = [builtOf(before, seat, b), builtOf(after, seat, b)];
    const name = `${possessive(playerName(seat))} ${buildingName(b)}`;
    if (was === Built.Standing && is !== Built.Standing) return [`${name} is lost.`];
    if (was === Built.Building && is === Built.Standing) return [`${name} is finished.`];
    return sayDamage(buildingDamage(before, seat, b), buildingDamage(after, seat, b), name);
  });
}

function sayDamage(was: number, is: number, name: string): string[] {
  if (is > was) return [`${name} takes ${is - was} damage.`];
  return is < was ? [`${name} is repaired by ${was - is}.`] : [];
}

/** What is gained; what is spent the option says. */
function sayGold(before: State, after: State, seat: number): string[] {
  const gained = after[at.gold + seat]! - before[at.gold + seat]!;
  return gained > 0 ? [`${playerName(seat)} gains ${gained} gold (now ${after[at.gold + seat]}).`] : [];
}
