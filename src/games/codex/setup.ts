import type { Seed, State } from '../../core/game.js';
import { luckOf } from '../../core/luck.js';
import { startMachine } from '../../core/machine.js';
import { CODICES, COPIES, STARTERS } from './cards/index.js';
import { run } from './engine.js';
import {
  at,
  Building,
  Built,
  Chance,
  Flag,
  None,
  Phase,
  Place,
  Printed,
  Size,
  Told,
  WORDS,
  Wound,
  Zone,
} from './layout.js';
import { hpOf } from './pool.js';
import { drawCards, makeCard, shuffleDeck } from './rules/piles.js';
import { startGame } from './rules/turn.js';
import { buildingForm, heroOf, linkLast, list, setBuilt, setFlag } from './state.js';

/** What a seat has as the rules say it: the workers of the seat that begins; the other has one more. */
export const USUAL = { workers: 4, gold: 0, base: 20 } as const;
const OPENING_HAND = 5;

export interface Setup {
  /** By seat: 0 bashing, 1 finesse. */
  readonly specs: readonly number[];
  /** Workers of a seat that begins, gold and hp of the base; as the rules have them when left out. */
  readonly workers?: readonly number[];
  readonly gold?: readonly number[];
  readonly base?: readonly number[];
  /** Printed numbers of cards of the codex and of buildings that a seat does without, or takes as soon as it can. */
  readonly without?: readonly (readonly number[])[];
  readonly taking?: readonly (readonly number[])[];
  /** The definitions of changed cards, by printed number. */
  readonly forms?: ReadonlyMap<number, number>;
  /** Who takes the first turn; undefined lets the seed decide. */
  readonly first: number | undefined;
}

/** States before the first shuffle, built once for each setup. */
const blanks = new WeakMap<Setup, State>();

export function setupGame(s: State, setup: Setup, seed: Seed): void {
  let blank = blanks.get(setup);
  if (!blank) {
    blank = blankState(setup);
    blanks.set(setup, blank);
  }
  s.set(blank);
  s[at.luck] = seed[0];
  s[at.luck + 1] = seed[1];
  const first = setup.first ?? luckOf(s, at.luck, Chance.First).below(2);
  s[at.first] = first;
  s[at.active] = first;
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? first : 1 - first;
    s[at.workers + seat] = (setup.workers?.[seat] ?? USUAL.workers) + turn;
    shuffleDeck(s, seat);
    dealOpeningHand(s, seat);
  }
  startGame(s);
  run(s);
}

export const dealOpeningHand = (s: State, seat: number): void => drawCards(s, seat, OPENING_HAND);

function blankState(setup: Setup): State {
  const s = emptyState(setup.specs, setup.forms);
  for (let seat = 0; seat < 2; seat++) {
    s[at.gold + seat] = setup.gold?.[seat] ?? 0;
    s[at.baseHp + seat] = setup.base?.[seat] ?? s[at.baseHp + seat]!;
    for (const printed of CODICES[setup.specs[seat]! as 0 | 1])
      s[at.codex + seat * Size.Playable + printed] = COPIES;
    for (const printed of setup.without?.[seat] ?? []) doWithout(s, seat, printed);
    for (const printed of setup.taking?.[seat] ?? []) s[at.must + seat]! |= toldBit(printed);
    for (const printed of STARTERS) linkLast(s, newCard(s, seat, printed), list(seat, Zone.Deck));
  }
  return s;
}

const toldBit = (printed: number): number =>
  1 <<
  (printed >= Printed.Base ? printed - Printed.Base : Told.Card + ((printed - Size.Starters) % Size.Codex));

/** Its copies are not in the codex; a building is never built. */
function doWithout(s: State, seat: number, printed: number): void {
  if (printed >= Printed.Base) s[at.never + seat]! |= toldBit(printed);
  else s[at.codex + seat * Size.Playable + printed] = 0;
}

/** Everybody knows that this card exists. */
export function newCard(s: State, seat: number, printed: number): number {
  const card = makeCard(s, seat, printed);
  setFlag(s, card, Flag.Seen);
  return card;
}

/** A state without cards but the heroes, before the first turn. */
export function emptyState(specs: readonly number[], forms?: ReadonlyMap<number, number>): State {
  const s = new Int32Array(WORDS);
  startMachine(s, at.stack);
  s[at.end] = -1;
  s[at.turn] = 1;
  s[at.phase] = Phase.Tech;
  s.fill(None.Card, at.head, at.head + 2 * Size.Lists);
  s.fill(None.Card, at.definition, at.definition + Size.Cards);
  s.fill(Place.None, at.place, at.place + Size.Cards);
  s.fill(None.Card, at.next, at.next + Size.Cards);
  s.fill(Wound.None, at.wounds, at.wounds + Size.Cards);
  for (let printed = 0; printed < Size.Printed; printed++) {
    s[at.forms + printed] = forms?.get(printed) ?? printed;
  }
  for (let seat = 0; seat < 2; seat++) layOut(s, seat, specs[seat]!);
  return s;
}

function layOut(s: State, seat: number, spec: number): void {
  s[at.spec + seat] = spec;
  newCard(s, seat, Printed.Hero + spec);
  s[at.place + heroOf(seat)] = Place.Command;
  setBuilt(s, seat, Building.Base, Built.Standing);
  s[at.baseHp + seat] = hpOf[buildingForm(s, Building.Base)]!;
}
