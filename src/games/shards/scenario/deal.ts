import { luckOf } from '../../../core/luck.js';
import { LEADERS, RELIC_IDS, STARTING_DECK } from '../cards/index.js';
import { at, Chance, None, Place, Size, Variant, Zone } from '../layout.js';
import { definitionOf, definitions, soloCardOf } from '../pool.js';
import { beginAuction, beginDraftOrGame, dealRelics } from '../rules/deal.js';
import { draw, refillRow, shuffleInto } from '../rules/piles.js';
import { isNemesis, isVariant, list, size, takeAll } from '../state.js';
import { addCenter, addOwnRelics, type Build, newCard } from './parts.js';

/** A new game by the variant: what is not given is dealt, and the active seat begins. */
export function dealSetup(build: Build): void {
  const { s, setup, players } = build;
  s[at.seatMastery] = isVariant(s, Variant.Team) ? 0 : seatsWithoutMastery(build);
  for (const [seat] of players.entries()) if (!isNemesis(s, seat)) addDeck(build, seat);
  for (const id of setup.center ?? []) newCard(build, id, Place.Center);
  if (!setup.center) addCenter(build);
  if (!setup.row) refillRow(s);
  for (const [seat] of players.entries()) if (!isNemesis(s, seat)) dealHand(build, seat);
  addRelics(build);
  leaveLeaders(build);
  if (isVariant(s, Variant.Auction)) beginAuction(s, s[at.active]!);
  else beginDraftOrGame(s, s[at.active]!);
}

const seatsWithoutMastery = ({ players }: Build): number =>
  players.reduce((bits, { mastery }, seat) => (mastery === undefined ? bits | (1 << seat) : bits), 0);

/** The starting cards that lie nowhere else with their player. */
function addDeck(build: Build, seat: number): void {
  const { s, players } = build;
  const { deck, hand = [], discard = [], played = [] } = players[seat]!;
  if (deck) return;
  const given = [...hand, ...discard, ...played.map(({ card }) => card)];
  const solo = isVariant(s, Variant.Nemesis) ? [definitions[soloCardOf[s[at.leader]!]!]!.id] : [];
  for (const id of [...STARTING_DECK, ...solo]) {
    const known = given.indexOf(id);
    if (known >= 0) given.splice(known, 1);
    else newCard(build, id, list(seat, Zone.Deck));
  }
  const pile = new Int32Array(Size.Cards);
  const place = list(seat, Zone.Deck);
  shuffleInto(s, pile, takeAll(s, place, pile), place, luckOf(s, at.luck, Chance.Deck + seat));
}

function dealHand({ s, players }: Build, seat: number): void {
  if (!players[seat]!.hand) draw(s, seat, Size.Hand);
}

function addRelics(build: Build): void {
  const { s, players } = build;
  if (!isVariant(s, Variant.Relics)) return;
  const isDealt = isVariant(s, Variant.Draft) || isVariant(s, Variant.Secret);
  if (isDealt || isVariant(s, Variant.Auction)) {
    const given = players.flatMap(({ relics = [] }) => relics);
    for (const id of RELIC_IDS) if (!given.includes(id)) newCard(build, id, Place.Box);
  } else for (const [seat, { relics }] of players.entries()) if (!relics) addOwnRelics(build, seat);
  if (isDealt && size(s, Place.Box) === RELIC_IDS.length) dealRelics(s);
}

/** Those that nobody has are to be had in the auction. */
function leaveLeaders({ s }: Build): void {
  const all = LEADERS.map((id) => definitionOf.get(id)!);
  for (const [i, d] of all.entries()) {
    const isTaken = s.subarray(at.leader, at.leader + Size.Seats).includes(d);
    s[at.leaders + i] = isTaken ? None.Card : d;
  }
}
