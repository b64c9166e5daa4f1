import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Building, Built, Flag, Size, Slot, Zone } from '../layout.js';
import { buildingHp } from '../rules/buildings.js';
import { attack, hp } from '../rules/stats.js';
import {
  buildingDamage,
  builtOf,
  damageOn,
  flag,
  head,
  heroInPlay,
  heroOf,
  next,
  size,
  slotOf,
} from '../state.js';
import { slotName } from '../words/names.js';
import { buildingName, cardName, isSeen, mayKnow, nameOf, playerName, printedName, toldTo } from './names.js';

/** The whole state, in English, for a person at the table. */
export const sayState = (s: State, viewer?: number): string =>
  toldTo(viewer, () =>
    [
      `Turn ${s[at.turn]}: ${playerName(s[at.active]!)}.`,
      ...[0, 1].flatMap((seat) => sayPlayer(s, seat)),
    ].join('\n'),
  );

export function cardsIn(s: State, seat: number, zone: Zone): number[] {
  const cards: number[] = [];
  for (let card = head(s, seat, zone); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
}

function sayPlayer(s: State, seat: number): string[] {
  const wealth = `${plural(s[at.gold + seat]!, 'gold', 'gold')}, ${plural(s[at.workers + seat]!, 'worker')}`;
  return [
    `${playerName(seat)}: ${sayBase(s, seat)}, ${wealth}`,
    `  buildings: ${sayBuildings(s, seat)}`,
    `  hero: ${sayHero(s, seat)}`,
    `  units: ${
      cardsIn(s, seat, Zone.Units)
        .map((card) => sayUnit(s, card))
        .join('; ') || 'none'
    }`,
    ...sayOngoing(s, seat),
    `  hand: ${sayPile(s, seat, Zone.Hand)}`,
    `  ${plural(size(s, seat, Zone.Deck), 'card')} in the deck; discard pile: ${sayPile(s, seat, Zone.Discard)}`,
    ...(mayKnow(seat) ? [`  codex: ${sayCodex(s, seat)}`] : []),
  ];
}

const sayBase = (s: State, seat: number): string =>
  `base ${s[at.baseHp + seat]! - buildingDamage(s, seat, Building.Base)} of ${s[at.baseHp + seat]} hp`;

const STATES: readonly string[] = ['', 'being built', '', 'destroyed'];

function sayBuildings(s: State, seat: number): string {
  const all = Array.from({ length: Size.Buildings - 1 }, (_, i) => (i + 1) as Building);
  const there = all.filter((b) => builtOf(s, seat, b) !== Built.None);
  const words = there.map((b) => {
    const state = builtOf(s, seat, b);
    const left = `${buildingHp(s, seat, b) - buildingDamage(s, seat, b)} hp`;
    return `${buildingName(b)} (${state === Built.Standing ? left : STATES[state]})`;
  });
  return words.join(', ') || 'none';
}

function sayHero(s: State, seat: number): string {
  const hero = heroOf(seat);
  if (heroInPlay(s, seat)) return `${sayUnit(s, hero)} at level ${s[at.level + seat]}`;
  const wait = s[at.wait + seat]!;
  return `${nameOf(s, hero)} in the command zone${wait > 0 ? `, for ${plural(wait, 'end of turn', 'ends of turns')} yet` : ''}`;
}

function sayUnit(s: State, card: number): string {
  const marks = [
    ...(slotOf(s, card) === Slot.None ? [] : [slotName(slotOf(s, card))]),
    ...(flag(s, card, Flag.Exhausted) ? ['exhausted'] : []),
    ...(damageOn(s, card) > 0 ? [`${damageOn(s, card)} damage`] : []),
  ];
  return `${cardName(s, card)} ${attack(s, card)}/${hp(s, card)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function sayOngoing(s: State, seat: number): string[] {
  const spells = cardsIn(s, seat, Zone.Ongoing);
  return spells.length > 0 ? [`  ongoing: ${spells.map((card) => cardName(s, card)).join(', ')}`] : [];
}

/** Cards that the reader does not know are only counted. */
function sayPile(s: State, seat: number, zone: Zone): string {
  const cards = cardsIn(s, seat, zone);
  const seen = cards.filter((card) => isSeen(s, card)).map((card) => nameOf(s, card));
  const hidden = cards.length - seen.length;
  const words = [
    ...(seen.length > 0 ? [seen.sort().join(', ')] : []),
    ...(hidden > 0 ? [`${hidden} unknown`] : []),
  ];
  return words.join(' and ') || 'empty';
}

function sayCodex(s: State, seat: number): string {
  const copies = Array.from(
    { length: Size.Playable },
    (_, i) => [s[at.codex + seat * Size.Playable + i]!, i] as const,
  );
  const left = copies.filter(([n]) => n > 0).map(([n, i]) => `${n} ${printedName(i)}`);
  return left.join(', ') || 'empty';
}
