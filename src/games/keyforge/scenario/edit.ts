import type { State } from '../../../core/game.js';
import { byCard, fields, listOf, oneOf, optional, refuse, wholeNumber } from '../../../core/input.js';
import type { Editing } from '../../../core/scenario/scenario.js';
import { HOUSES } from '../houses.js';
import { at, F, Flag, None, Zone } from '../layout.js';
import { kindOf } from '../pool.js';
import { Kind } from '../program.js';
import { power } from '../rules/modifiers.js';
import { changeSides, enterPlay, leavePlay, moveCard, placeInLine } from '../rules/move.js';
import { pop } from '../rules/stack.js';
import { houseBit, noteHouses } from '../setup.js';
import {
  clearFlag,
  controllerOf,
  damageOn,
  definition,
  inPlay,
  isCreature,
  linkLast,
  list,
  ownerOf,
  setDamage,
  setFlag,
  setTokens,
  unlink,
  zoneOf,
} from '../state.js';
import { type Counters, keyBits, PLAYER_NUMBERS, TOKENS, type TokenSetup } from './input.js';

export interface PlayerEdit {
  houses?: string[] | undefined;
  amber?: number | undefined;
  keys?: string[] | undefined;
  chains?: number | undefined;
}

export interface CardEdit extends TokenSetup {
  zone?: string | undefined;
  /** The player to whose zone it goes; its owner unless given. */
  seat?: number | undefined;
}

export interface KeyforgeEdit {
  players?: (PlayerEdit | undefined)[] | undefined;
  cards?: Record<string, CardEdit> | undefined;
  /** The active house. */
  house?: string | undefined;
}

export const ZONE_NAMES = ['deck', 'hand', 'discard', 'archives', 'purged', 'line', 'artifacts'] as const;

const playerFields = fields(PLAYER_NUMBERS);
const artifactTokens = fields(TOKENS.artifacts);
const cardFields = fields({ zone: oneOf('zone', ZONE_NAMES), seat: wholeNumber(0, 1), ...TOKENS.line });
type TableEdit = Pick<ReturnType<typeof readEdit>, 'house'>;
const readEdit = fields({
  players: listOf(optional(playerFields), 2),
  cards: byCard(cardFields),
  house: oneOf('house', HOUSES),
});

/** Changes a state between two decisions, as no rule would. */
export const editing: Editing<TableEdit, ReturnType<typeof playerFields>, ReturnType<typeof cardFields>> = {
  read: readEdit,
  table: editTable,
  player: editPlayer,
  card: editCard,
};

function editTable(s: State, { house }: TableEdit): void {
  if (house !== undefined) s[at.house] = HOUSES.indexOf(house);
  s[at.recheck] = 1;
}

function editPlayer(
  s: State,
  seat: number,
  { houses, amber, keys, chains }: ReturnType<typeof playerFields>,
): void {
  if (houses) {
    s[at.houses + seat] = houses.reduce((bits, house) => bits | houseBit(house), 0);
    noteHouses(s);
  }
  if (amber !== undefined) s[at.amber + seat] = amber;
  if (chains !== undefined) s[at.chains + seat] = chains;
  if (keys) s[at.keys + seat] = keyBits(keys);
}

function editCard(s: State, card: number, change: ReturnType<typeof cardFields>, path: string): void {
  const { zone, seat, ...tokens } = change;
  if (seat !== undefined && zone === undefined) refuse(path, 'a seat without a zone');
  if (zone !== undefined) moveTo(s, card, zone, seat ?? ownerOf(card), path);
  if (Object.keys(tokens).length === 0) return;
  if (!inPlay(s, card)) refuse(path, 'tokens lie only on cards in play');
  if (!isCreature(s, card)) artifactTokens(tokens, path);
  setTokensOf(s, card, tokens);
  if (damageOn(s, card) > 0) checkDamage(s, card, path);
}

/** A creature with that much damage would be destroyed already. */
export function checkDamage(s: State, card: number, path: string): void {
  const most = power(s, card);
  if (damageOn(s, card) >= most) refuse(path, `${damageOn(s, card)} damage on a creature of power ${most}`);
}

const FLAGS = [
  ['exhausted', Flag.Exhausted],
  ['stunned', Flag.Stunned],
  ['ward', Flag.Warded],
  ['enraged', Flag.Enraged],
] as const;

/** Lays what is given on a card in play and leaves the rest as it is. */
export function setTokensOf(s: State, card: number, tokens: TokenSetup): void {
  for (const [name, bit] of FLAGS) {
    if (tokens[name] === true) setFlag(s, card, bit);
    if (tokens[name] === false) clearFlag(s, card, bit);
  }
  if (tokens.damage !== undefined) setDamage(s, card, tokens.damage);
  if (tokens.amber !== undefined) setTokens(s, card, 0, tokens.amber);
  if (tokens.power !== undefined) setTokens(s, card, 1, tokens.power);
  setCounters(s, card, tokens.counters ?? {});
}

function setCounters(s: State, card: number, counters: Counters): void {
  for (const [kind, n] of Object.entries(counters)) {
    if (n !== undefined) setTokens(s, card, kind === 'power' ? 1 : kind === 'doom' ? 3 : 2, n);
  }
}

// Moving

function moveTo(s: State, card: number, name: (typeof ZONE_NAMES)[number], seat: number, path: string): void {
  const zone = ZONE_NAMES.indexOf(name) as Zone;
  if (zoneOf(s, card) === Zone.Aside) refuse(path, 'is being played just now');
  if (zone === Zone.Line || zone === Zone.Artifacts) {
    const kind = zone === Zone.Line ? Kind.Creature : Kind.Artifact;
    if (kindOf[definition(s, card)] !== kind) refuse(path, `does not go to the ${name}`);
    putIntoPlay(s, card, zone, seat);
    return;
  }
  if (seat !== ownerOf(card) && zone !== Zone.Archives) refuse(path, `belongs to player ${ownerOf(card)}`);
  if (inPlay(s, card)) takeOut(s, card);
  moveCard(s, card, zone, seat);
}

/** Ready, at the right end. */
function putIntoPlay(s: State, card: number, zone: Zone.Line | Zone.Artifacts, seat: number): void {
  if (inPlay(s, card)) {
    changePlace(s, card, zone, seat);
    return;
  }
  unlink(s, card);
  linkLast(s, card, list(ownerOf(card), Zone.Aside));
  enterPlay(s, card, seat, zone, s[at.tail + list(seat, zone)]!);
  clearFlag(s, card, Flag.Exhausted);
}

/** To the right end of a line or of a row of artifacts, of either player. */
function changePlace(s: State, card: number, zone: Zone.Line | Zone.Artifacts, seat: number): void {
  if (controllerOf(s, card) !== seat) changeSides(s, card, seat);
  if (zone === Zone.Artifacts) {
    unlink(s, card);
    linkLast(s, card, list(seat, zone));
    return;
  }
  const last = s[at.tail + list(seat, zone)]!;
  if (last !== card) placeInLine(s, card, seat, last);
}

/** Out of play without any consequence: its æmber is gone, and nothing replaces the move. */
function takeOut(s: State, card: number): void {
  const top = s[at.top]!;
  s[at.tokens + card] = 0;
  leavePlay(s, card, Zone.Hand, ownerOf(card));
  if (s[at.top] === top) return;
  const frame = s[at.top]!;
  const freed = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  pop(s);
  if (freed !== None.Card) changePlace(s, freed, Zone.Line, seat);
}
