import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Flag, INFINITE, None, Phase, Place, Size, Zone } from '../layout.js';
import { defense } from '../rules/champions.js';
import { definition, head, isNemesis, list, next, size } from '../state.js';
import { cardName, isOpen, leaderName, nameOfCard, seatName } from './names.js';

/** Power as a person says it. */
export const sayPower = (n: number): string => (n >= INFINITE ? 'infinite power' : `${n} power`);

export const cardsIn = (s: State, place: number): number[] => {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
};

/** The table as a seat sees it; without a viewer, all of it. */
export function sayState(s: State, viewer?: number): string {
  const row = [...s.subarray(at.row, at.row + Size.Row)].filter((card) => card >= 0);
  return [
    sayTurn(s),
    `Row: ${row.map((card) => nameOfCard(s, card)).join(', ') || 'empty'}; ${size(s, Place.Center)} in the centre deck`,
    ...sayRow('open relics', names(s, Place.Draft)),
    ...Array.from({ length: s[at.players]! }, (_, seat) => sayPlayer(s, seat, viewer)),
  ].join('\n');
}

const names = (s: State, place: number): string[] => cardsIn(s, place).map((card) => nameOfCard(s, card));

function sayTurn(s: State): string {
  if (s[at.winner] !== None.Seat) return `Turn ${s[at.turn]}: the game is over`;
  const who = seatName(s, s[at.active]!);
  if (s[at.phase]! < Phase.Begin) return sayDealing(s, who);
  const gems = plural(s[at.gems]!, 'gem');
  return `Turn ${s[at.turn]}: ${who}, ${s[at.phase] === Phase.Main ? 'main phase' : 'attack phase'}, ${gems}, ${sayPower(s[at.power]!)}`;
}

function sayDealing(s: State, who: string): string {
  if (s[at.phase] === Phase.Draft) return `Draft of relics: ${who} takes one`;
  return `Auction of leaders: ${who}, the highest bid is ${s[at.bid]} health`;
}

function sayPlayer(s: State, seat: number, viewer: number | undefined): string {
  const title = `${seatName(s, seat)}: ${leaderName(s, seat)}`;
  if (s[at.out + seat] === 1) return `${title}, out of the game`;
  const relics = cardsIn(s, list(seat, Zone.Relics));
  const open = relics.filter((card) => isOpen(s, card, viewer)).map((card) => nameOfCard(s, card));
  return [
    `${title}, ${s[at.health + seat]} health, ${s[at.mastery + seat]} mastery${sayPiles(s, seat)}`,
    ...sayRow(
      'champions',
      cardsIn(s, list(seat, Zone.Champions)).map((card) => sayChampion(s, card, seat)),
    ),
    ...sayRow('played', names(s, list(seat, Zone.Played))),
    ...sayHand(s, seat, viewer),
    ...sayRow('discard pile', names(s, list(seat, Zone.Discard))),
    ...sayRow('relics', open.length > 0 ? open : relics.map(() => 'a secret relic')),
  ].join('\n');
}

const sayRow = (what: string, cards: readonly string[]): string[] =>
  cards.length > 0 ? [`   ${what}: ${cards.join(', ')}`] : [];

function sayPiles(s: State, seat: number): string {
  if (isNemesis(s, seat)) return '';
  return `, ${plural(size(s, list(seat, Zone.Hand)), 'card')} in hand, ${size(s, list(seat, Zone.Deck))} in the deck`;
}

/** Of another hand, what the reader knows. */
function sayHand(s: State, seat: number, viewer: number | undefined): string[] {
  const cards = cardsIn(s, list(seat, Zone.Hand)).filter((card) => isOpen(s, card, viewer));
  const what = viewer === undefined || viewer === seat ? 'hand' : 'hand, as far as known';
  return sayRow(
    what,
    cards.map((card) => nameOfCard(s, card)),
  );
}

function sayChampion(s: State, card: number, seat: number): string {
  const used = s[at.card + card]! & Flag.Exhausted ? ', exhausted' : '';
  return `${cardName(definition(s, card))} (defense ${defense(s, card, seat)}${used})`;
}
