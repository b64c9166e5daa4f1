import type { State } from '../../../core/game.js';
import { byCard, fields, listOf, oneOf, optional, refuse, wholeNumber } from '../../../core/input.js';
import type { Editing } from '../../../core/scenario/scenario.js';
import { at, Flag, Place, Size, Zone } from '../layout.js';
import { kindOf, slotsOf } from '../pool.js';
import { Kind } from '../program.js';
import { definition, isBreach, isPresent, list, moveTo, moveToEnd, setTokens, tokensOn } from '../state.js';
import { PLAYER_NUMBERS, TABLE_NUMBERS } from './input.js';

export interface PlayerEdit {
  life?: number | undefined;
  charges?: number | undefined;
}

export interface CardEdit {
  zone?: string | undefined;
  /** The player to whose zone it goes; seat 0 unless given. */
  seat?: number | undefined;
  /** Of a minion. */
  life?: number | undefined;
  /** Of a power. */
  tokens?: number | undefined;
}

export interface AeonsEndEdit {
  players?: (PlayerEdit | undefined)[] | undefined;
  cards?: Record<string, CardEdit> | undefined;
  nemesisLife?: number | undefined;
  gravehold?: number | undefined;
  fury?: number | undefined;
  husks?: number | undefined;
  aether?: number | undefined;
  gemAether?: number | undefined;
  spellAether?: number | undefined;
  prevented?: boolean | undefined;
}

const OF_PLAYERS: Readonly<Record<string, number>> = {
  deck: Zone.Deck,
  hand: Zone.Hand,
  discard: Zone.Discard,
  played: Zone.Played,
  'breach I': Zone.Breach,
  'breach II': Zone.Breach + 1,
  'breach III': Zone.Breach + 2,
  'breach IV': Zone.Breach + 3,
};
const OF_TABLE: Readonly<Record<string, number>> = {
  devoured: Place.Devoured,
  nemesisDeck: Place.NemesisDeck,
  nemesisDiscard: Place.NemesisDiscard,
  inPlay: Place.NemesisPlay,
  corruptions: Place.CorruptionDeck,
  destroyed: Place.Destroyed,
};
const ZONE_NAMES = [...Object.keys(OF_PLAYERS), ...Object.keys(OF_TABLE)];

const playerFields = fields(PLAYER_NUMBERS);
const cardFields = fields({
  zone: oneOf('zone', ZONE_NAMES),
  seat: wholeNumber(0, 3),
  life: wholeNumber(1, 999),
  tokens: wholeNumber(1, 999),
});
const readEdit = fields({
  ...TABLE_NUMBERS,
  players: listOf(optional(playerFields), 4),
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

const FIELDS = {
  nemesisLife: at.nemesisLife,
  gravehold: at.gravehold,
  fury: at.fury,
  husks: at.husks,
  aether: at.aether,
  gemAether: at.gemAether,
  spellAether: at.spellAether,
} as const;

function editTable(s: State, edit: TableEdit): void {
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = edit[name as keyof typeof FIELDS];
    if (value !== undefined) s[field] = value;
  }
  if (edit.prevented !== undefined) s[at.prevented] = edit.prevented ? 1 : 0;
  s[at.hurtHusks] = Math.min(s[at.hurtHusks]!, s[at.husks]!);
  checkMost(s, at.nemesisLife, s[at.nemesisMost]!, 'edit.nemesisLife');
  checkMost(s, at.gravehold, s[at.graveholdMost]!, 'edit.gravehold');
}

function checkMost(s: State, field: number, most: number, path: string): void {
  if (s[field]! > most) refuse(path, `at most ${most}, not ${s[field]}`);
}

function editPlayer(s: State, seat: number, { life, charges }: PlayerEdit, path: string): void {
  if (seat >= s[at.players]!) refuse(path, `there are ${s[at.players]} players`);
  if (life !== undefined) {
    s[at.life + seat] = life;
    s[at.exhausted + seat] = life === 0 ? 1 : 0;
  }
  if (charges !== undefined) s[at.charges + seat] = charges;
  checkMost(s, at.life + seat, s[at.playerMost]!, `${path}.life`);
  checkMost(s, at.charges + seat, slotsOf[s[at.mage + seat]!]!, `${path}.charges`);
}

function editCard(s: State, card: number, change: CardEdit, path: string): void {
  if (change.zone !== undefined) putInto(s, card, change.zone, change.seat ?? 0, path);
  else if (change.seat !== undefined) refuse(path, 'a seat without a zone');
  const tokens = change.life ?? change.tokens;
  if (s[at.place + card] !== Place.NemesisPlay) {
    if (tokens !== undefined) refuse(path, 'life and tokens lie only on minions and powers in play');
    return;
  }
  if (tokens !== undefined) setTokens(s, card, tokens);
  if (tokensOn(s, card) <= 0) refuse(path, 'comes into play: give its life or tokens');
}

/** Cards that resolve just now stay where they are. */
function putInto(s: State, card: number, zone: string, seat: number, path: string): void {
  if (s[at.place + card] === Place.Aside) refuse(path, 'resolves just now');
  if (seat >= s[at.players]!) refuse(path, `there are ${s[at.players]} players`);
  const place = Object.hasOwn(OF_PLAYERS, zone) ? list(seat, OF_PLAYERS[zone]!) : OF_TABLE[zone]!;
  checkPlace(s, card, place, path, zone);
  if (place === Place.NemesisPlay) moveToEnd(s, card, place);
  else moveTo(s, card, place);
  if (place === Place.NemesisDeck || place === Place.CorruptionDeck) s[at.card + card]! &= ~Flag.Seen;
}

function checkPlace(s: State, card: number, place: number, path: string, zone: string): void {
  const kind = kindOf[definition(s, card)]!;
  const players = card < Size.Nemesis;
  const table = place >= Place.NemesisDeck && place <= Place.NemesisPlay;
  if (players === table) refuse(path, `does not go to ${zone}`);
  if (isBreach(place) && kind !== Kind.Spell) refuse(path, 'only spells lie in breaches');
  if (isBreach(place) && !isPresent(s, place >> 3, (place & 7) - Zone.Breach))
    refuse(path, 'that breach is gone');
  if (place === Place.CorruptionDeck && kind !== Kind.Corruption) refuse(path, 'is no corruption');
  if ((place & 7) === Zone.Played && place < Place.Supply && !(kind & (Kind.Gem | Kind.Relic))) {
    refuse(path, 'only gems and relics are played');
  }
}
