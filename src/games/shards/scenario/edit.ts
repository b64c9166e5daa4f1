import type { State } from '../../../core/game.js';
import { byCard, fields, listOf, oneOf, optional, refuse, wholeNumber, yesNo } from '../../../core/input.js';
import type { Editing } from '../../../core/scenario/scenario.js';
import { at, Flag, INFINITE, None, Place, Size, Zone } from '../layout.js';
import { Trait } from '../program.js';
import { isNemesis, lay, list, moveTo, moveToEnd, placeOf, traits, unlink } from '../state.js';
import { PLAYER_NUMBERS, TURN_NUMBERS } from './input.js';
import { setCopying, setHeart } from './parts.js';

export interface PlayerEdit {
  health?: number | undefined;
  mastery?: number | undefined;
  gems?: number | undefined;
  power?: number | 'infinite' | undefined;
  focused?: boolean | undefined;
}

export interface CardEdit {
  zone?: string | undefined;
  /** The player to whose zone it goes; seat 0 unless given. */
  seat?: number | undefined;
  /** Of a champion. */
  exhausted?: boolean | undefined;
  played?: boolean | undefined;
  /** Of a played mercenary. */
  fast?: boolean | undefined;
}

export interface ShardsEdit {
  players?: (PlayerEdit | undefined)[] | undefined;
  cards?: Record<string, CardEdit> | undefined;
  ignoreShields?: boolean | undefined;
  redirects?: number | undefined;
  talons?: boolean | undefined;
  heart?: boolean | undefined;
  copyHomodeus?: boolean | undefined;
}

const OF_PLAYERS: Readonly<Record<string, number>> = {
  deck: Zone.Deck,
  hand: Zone.Hand,
  discard: Zone.Discard,
  played: Zone.Played,
  champions: Zone.Champions,
  relics: Zone.Relics,
};
const OF_TABLE: Readonly<Record<string, number>> = {
  center: Place.Center,
  banished: Place.Banished,
  box: Place.Box,
  row: Place.Row,
};
const ZONE_NAMES = [...Object.keys(OF_PLAYERS), ...Object.keys(OF_TABLE)];

const playerFields = fields(PLAYER_NUMBERS);
const cardFields = fields({
  zone: oneOf('zone', ZONE_NAMES),
  seat: wholeNumber(0, Size.Seats - 1),
  exhausted: yesNo,
  played: yesNo,
  fast: yesNo,
});
const readEdit = fields({
  ...TURN_NUMBERS,
  players: listOf(optional(playerFields), Size.Seats),
  cards: byCard(cardFields),
});
type TableEdit = Omit<ReturnType<typeof readEdit>, 'players' | 'cards'>;

/** Changes a state between two decisions, as no rule would. */
export const editing: Editing<TableEdit, ReturnType<typeof playerFields>, ReturnType<typeof cardFields>> = {
  read: readEdit,
  table: editTable,
  player: editPlayer,
  card: editCard,
};

function editTable(s: State, { ignoreShields, redirects, talons, heart, copyHomodeus }: TableEdit): void {
  if (ignoreShields !== undefined) s[at.ignoreShields] = ignoreShields ? 1 : 0;
  if (redirects !== undefined) s[at.redirects] = redirects;
  if (talons !== undefined) s[at.talons] = talons ? 1 : 0;
  if (heart === false) s[at.heartCards] = 0;
  if (heart) setHeart(s);
  if (copyHomodeus === false) s[at.copying] = 0;
  if (copyHomodeus) setCopying(s);
}

function editPlayer(s: State, seat: number, edit: PlayerEdit, path: string): void {
  const { health, mastery, gems, power, focused } = edit;
  if (seat >= s[at.players]!) refuse(path, `there are ${s[at.players]} players`);
  if (health !== undefined) {
    if (health === 0) refuse(`${path}.health`, 'a player without health is out; expected 1 or more');
    if (s[at.out + seat] === 1) refuse(`${path}.health`, 'is out of the game');
    s[at.health + seat] = health;
  }
  if (mastery !== undefined) s[at.mastery + seat] = mastery;
  if (focused !== undefined) s[at.focused + seat] = focused ? 1 : 0;
  if (seat !== s[at.active] && (gems || power)) {
    refuse(path, `gems and power are for the active player, ${s[at.active]}`);
  }
  if (seat !== s[at.active]) return;
  if (gems !== undefined) s[at.gems] = gems;
  if (power !== undefined) s[at.power] = power === 'infinite' ? INFINITE : power;
}

function editCard(s: State, card: number, change: CardEdit, path: string): void {
  if (change.zone !== undefined) putInto(s, card, change.zone, change.seat ?? 0, path);
  else if (change.seat !== undefined) refuse(path, 'a seat without a zone');
  const place = placeOf(s, card);
  const zone = place < Place.Center ? place & 7 : -1;
  for (const [name, bit, where] of MARKS) {
    const value = change[name];
    if (value && zone !== where) refuse(path, `is not where a card can be ${name}`);
    if (value !== undefined) s[at.card + card] = value ? s[at.card + card]! | bit : s[at.card + card]! & ~bit;
  }
}

/** What can be said of a card, and in which zone. */
const MARKS = [
  ['exhausted', Flag.Exhausted, Zone.Champions],
  ['played', Flag.PlayedNow, Zone.Champions],
  ['fast', Flag.Fast, Zone.Played],
] as const;

function putInto(s: State, card: number, zone: string, seat: number, path: string): void {
  if (seat >= s[at.players]!) refuse(path, `there are ${s[at.players]} players`);
  checkKind(s, card, zone, path);
  if (zone === 'row') return putIntoRow(s, card, path);
  if (!Object.hasOwn(OF_PLAYERS, zone)) return moveTo(s, card, OF_TABLE[zone]!);
  if (isNemesis(s, seat) && zone !== 'champions' && zone !== 'played')
    refuse(path, `the Nemesis has no ${zone}`);
  const place = list(seat, OF_PLAYERS[zone]!);
  if (['hand', 'played', 'champions', 'relics'].includes(zone)) moveToEnd(s, card, place);
  else moveTo(s, card, place);
}

function checkKind(s: State, card: number, zone: string, path: string): void {
  const wanted = { played: Trait.Ally, champions: Trait.Champion, relics: Trait.Relic }[zone] ?? 0;
  if ((traits(s, card) & wanted) !== wanted) refuse(path, `does not go to ${zone}`);
}

/** Into the first empty place, or a further one. */
function putIntoRow(s: State, card: number, path: string): void {
  let p = 0;
  while (p < Size.Row && s[at.row + p] !== None.Card) p++;
  if (p === Size.Row) refuse(path, 'the row is full');
  unlink(s, card);
  lay(s, card, p);
  s[at.rowSize] = Math.max(s[at.rowSize]!, p + 1);
}
