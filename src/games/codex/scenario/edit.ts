import { NOBODY, type State } from '../../../core/game.js';
import { byCard, fields, listOf, oneOf, optional, refuse, wholeNumber } from '../../../core/input.js';
import type { Editing } from '../../../core/scenario/scenario.js';
import { BUILDING_IDS } from '../cards/index.js';
import { at, type Building, Built, Decision, End, Flag, Place, Wound, Zone } from '../layout.js';
import { kindOf, traitsOf } from '../pool.js';
import { Kind, Trait } from '../program.js';
import { refreshAuras } from '../rules/auras.js';
import { hurtBuilding } from '../rules/buildings.js';
import { sacrificeOngoing, settle } from '../rules/damage.js';
import { maxLevel } from '../rules/heroes.js';
import {
  bondOf,
  builtOf,
  definition,
  heroOf,
  isCharacter,
  isHero,
  moveTo,
  ownerOf,
  placeOf,
  setFlag,
  zoneOf,
} from '../state.js';
import { BUILDING, CHARACTER, type CharacterSetup, PLAYER_NUMBERS } from './input.js';
import { type GivenBuilding, putBuilding, putOn } from './put.js';
import { ZONE_WORDS } from './view.js';

export interface CardEdit extends CharacterSetup {
  /** Of a hero. */
  level?: number | undefined;
  wait?: number | undefined;
  zone?: string | undefined;
  /** The player to whose zone it goes; its owner unless given. */
  seat?: number | undefined;
}
export interface BuildingEdit {
  state?: string | undefined;
  damage?: number | undefined;
}
export interface CodexEdit {
  players?: ({ gold?: number | undefined; workers?: number | undefined } | undefined)[] | undefined;
  cards?: Record<string, CardEdit> | undefined;
  buildings?: (Record<string, BuildingEdit> | undefined)[] | undefined;
}

const ZONES = [
  ...ZONE_WORDS.filter((zone) => zone !== 'aside' && zone !== 'ongoing'),
  'hero',
  'command',
] as const;

const playerFields = fields(PLAYER_NUMBERS);
const cardFields = fields({
  zone: oneOf('zone', ZONES),
  seat: wholeNumber(0, 1),
  level: wholeNumber(1, 8),
  wait: wholeNumber(0, 2),
  ...CHARACTER,
});
type ReadCard = ReturnType<typeof cardFields>;
const buildingFields = byCard(fields(BUILDING), oneOf('building', BUILDING_IDS));
const readEdit = fields({
  players: listOf(optional(playerFields), 2),
  cards: byCard(cardFields),
  buildings: listOf(optional(buildingFields), 2),
});
type TableEdit = Pick<ReturnType<typeof readEdit>, 'buildings'>;

/** Changes a state between two decisions, as no rule would; what would die by it dies at once. */
export const editing: Editing<TableEdit, ReturnType<typeof playerFields>, ReadCard> = {
  read: readEdit,
  table: editBuildings,
  player: editPlayer,
  card: editCard,
};

function editPlayer(s: State, seat: number, { gold, workers }: ReturnType<typeof playerFields>): void {
  if (gold !== undefined) s[at.gold + seat] = gold;
  if (workers !== undefined) s[at.workers + seat] = workers;
}

// Buildings

function editBuildings(s: State, { buildings = [] }: TableEdit): void {
  for (const [seat, changes] of buildings.entries()) {
    for (const [id, change] of Object.entries(changes ?? {})) {
      editBuilding(s, seat, BUILDING_IDS.indexOf(id), change, `edit.buildings[${seat}].${id}`);
    }
  }
  endIfWon(s);
}

/** Damage that is too much destroys the building, as in play. */
function editBuilding(s: State, seat: number, b: Building, change: GivenBuilding, path: string): void {
  const { damage = 0, state } = change;
  if (state === undefined && builtOf(s, seat, b) !== Built.Standing)
    refuse(path, 'does not stand; expected a state');
  putBuilding(s, seat, b, { state }, path);
  if (damage > 0 && builtOf(s, seat, b) !== Built.Standing) refuse(`${path}.damage`, 'does not stand');
  s[at.cause] = End.Effect;
  hurtBuilding(s, seat, b, damage);
}

function endIfWon(s: State): void {
  if (s[at.winner] !== NOBODY) s[at.decision] = Decision.None;
}

// Cards

function editCard(s: State, card: number, change: ReadCard, path: string): void {
  const { zone, seat, level, wait, ...marks } = change;
  if (seat !== undefined && zone === undefined) refuse(path, 'a seat without a zone');
  if (zone !== undefined) moveEdited(s, card, zone, seat ?? ownerOf(card), path);
  if (level !== undefined || wait !== undefined) editHero(s, card, level, wait, path);
  if (Object.keys(marks).length > 0) {
    if (!isCharacter(s, card)) refuse(path, 'is not a unit or hero in play');
    putOn(s, card, marks, path);
  }
  s[at.recheck] = 1;
  settle(s);
  endIfWon(s);
}

function editHero(
  s: State,
  card: number,
  level: number | undefined,
  wait: number | undefined,
  path: string,
): void {
  if (!isHero(card)) refuse(path, 'only a hero has a level');
  const seat = ownerOf(card);
  if (level !== undefined && level > maxLevel(s, seat))
    refuse(`${path}.level`, `expected at most ${maxLevel(s, seat)}`);
  if (level !== undefined && placeOf(s, card) !== Place.Hero) refuse(`${path}.level`, 'is not in play');
  if (level !== undefined) s[at.level + seat] = level;
  if (wait !== undefined) s[at.wait + seat] = wait;
}

function moveEdited(s: State, card: number, zone: (typeof ZONES)[number], seat: number, path: string): void {
  if (isHero(card) !== (zone === 'hero' || zone === 'command')) refuse(path, `does not go to ${zone}`);
  if (zone === 'hero' || zone === 'command') return moveHero(s, ownerOf(card), zone);
  if (zoneOf(s, card) === Zone.Aside) refuse(path, 'is being played just now');
  const d = definition(s, card);
  const fits =
    zone === 'units' ? kindOf[d] === Kind.Unit : zone === 'removed' || !(traitsOf[d]! & Trait.Token);
  if (!fits) refuse(path, `does not go to ${zone}`);
  if (zone !== 'units' && seat !== ownerOf(card)) refuse(path, `belongs to player ${ownerOf(card)}`);
  takeOut(s, card);
  moveTo(s, card, seat, ZONE_WORDS.indexOf(zone));
  for (const each of [0, 1]) refreshAuras(s, each);
}

/** Takes a card out of its zone; the only consequence is the end of a partnership. */
function takeOut(s: State, card: number): void {
  if (zoneOf(s, card) === Zone.Ongoing) sacrificeOngoing(s, card);
  else if (bondOf(s, card) >= 0) sacrificeOngoing(s, bondOf(s, card));
  s[at.flags + card]! &= ~(Flag.InPlay | Flag.Placed);
  s[at.wounds + card] = Wound.None;
  setFlag(s, card, Flag.Seen);
  s[at.mixing + card] = 0;
}

function moveHero(s: State, seat: number, zone: 'hero' | 'command'): void {
  const hero = heroOf(seat);
  s[at.place + hero] = zone === 'hero' ? Place.Hero : Place.Command;
  s[at.level + seat] = zone === 'hero' ? Math.max(1, s[at.level + seat]!) : 0;
  s[at.flags + hero]! &= ~Flag.InPlay;
  s[at.wounds + hero] = Wound.None;
}
