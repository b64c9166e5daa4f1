import { plural, possessive } from '../../../core/english.js';
import type { Seed, State } from '../../../core/game.js';
import { watchSteps } from '../../../core/machine.js';
import { decide, run } from '../engine.js';
import { at, Breach, Place, Size, WORDS, Zone } from '../layout.js';
import { kindOf } from '../pool.js';
import { Kind } from '../program.js';
import { layOut, type Setup } from '../setup.js';
import { definition, isBreach, seatAt, tokensOn } from '../state.js';
import { breachName, mageName, nameOfCard, nemesisName } from './names.js';
import { isReturning, sayStep } from './steps.js';

/** What changed between two states of one game; with the option, step by step as it happened. */
export function sayChanges(before: State, after: State, option?: number): string[] {
  if (option === undefined) return sayNet(before, after);
  return follow(before, (s) => decide(s, option));
}

/** What happens before the first decision: preparations of the nemesis, and turns without a choice. */
export function sayOpening(setup: Setup, seed: Seed): string[] {
  const s = new Int32Array(WORDS);
  layOut(s, setup, seed);
  return follow(s, run);
}

/** Lets a copy of the game play on and tells each step. */
function follow(from: State, play: (s: State) => void): string[] {
  const told: string[] = [];
  const last = from.slice();
  const tell = (s: State): void => {
    told.push(...sayStep(last, s), ...sayNet(last, s));
    last.set(s);
  };
  watchSteps(tell, () => play(from.slice()));
  return told;
}

/** Cards first, then numbers, then the end. */
function sayNet(before: State, after: State): string[] {
  const seats = Array.from({ length: after[at.players]! }, (_, seat) => seat);
  return [
    ...cardsInOrder(before, after).flatMap((card) => sayMove(before, after, card)),
    ...seats.flatMap((seat) => sayDrawn(before, after, seat)),
    ...seats.flatMap((seat) => sayBreaches(before, after, seat)),
    ...sayNemesis(before, after),
    ...sayAether(before, after),
    ...seats.flatMap((seat) => saySeat(before, after, seat)),
    ...sayGravehold(before, after),
    ...(after[at.winner] !== before[at.winner] ? [sayEnd(after)] : []),
  ];
}

const cardsInOrder = (before: State, after: State): number[] =>
  Array.from({ length: Size.Cards }, (_, card) => card).filter(
    (card) => after[at.card + card]! >= 0 && before[at.place + card] !== after[at.place + card],
  );

/** Drawn cards are told together, and played ones by the option itself. */
function sayMove(before: State, after: State, card: number): string[] {
  const from = before[at.place + card]!;
  const to = after[at.place + card]!;
  const name = nameOfCard(after, card);
  if (to === Place.NemesisPlay) return [`${name} comes into play${withTokens(after, card)}.`];
  if (to === Place.NemesisDiscard) return [sayDiscarded(from, name)];
  if (to === Place.Destroyed) return [`${name} is destroyed.`];
  if (to === Place.CorruptionDeck) return [`${name} goes to the bottom of the corruption deck.`];
  if (to === Place.Devoured) return [`${name} is devoured.`];
  if (to < Place.Supply) return sayToPlayer(after, from, to, name);
  return [];
}

function withTokens(s: State, card: number): string {
  const minion = kindOf[definition(s, card)] === Kind.Minion;
  return ` with ${minion ? `${tokensOn(s, card)} life` : plural(tokensOn(s, card), 'token')}`;
}

const sayDiscarded = (from: number, name: string): string =>
  from === Place.NemesisDeck ? `${name} is drawn and discarded.` : `${name} is discarded.`;

function sayToPlayer(after: State, from: number, to: number, name: string): string[] {
  const mage = mageName(after, seatAt(to));
  const zone = to & 7;
  if (from >= Place.Supply && from <= Place.Devoured) return [`${mage} gains ${name}.`];
  if (from === Place.CorruptionDeck) {
    return [zone === Zone.Hand ? `${mage} gains ${name} into hand.` : `${mage} gains a corruption.`];
  }
  if (zone === Zone.Discard && ((from & 7) === Zone.Hand || isBreach(from)) && from < Place.Supply) {
    return [`${name} goes to ${possessive(mage)} discard pile.`];
  }
  return [];
}

/** Drawn cards are only counted; those that an effect brings back are named. */
function sayDrawn(before: State, after: State, seat: number): string[] {
  const mage = mageName(after, seat);
  const drawn: string[] = [];
  for (let card = 0; card < Size.Nemesis; card++) {
    const was = before[at.place + card]!;
    if (after[at.place + card] !== seat * 8 + Zone.Hand || was >> 3 !== seat || was === seat * 8 + Zone.Hand)
      continue;
    drawn.push(nameOfCard(after, card));
  }
  if (isReturning(before)) return drawn.map((name) => `${name} returns to ${possessive(mage)} hand.`);
  return drawn.length === 0 ? [] : [`${mage} draws ${plural(drawn.length, 'card')}.`];
}

function sayBreaches(before: State, after: State, seat: number): string[] {
  return [0, 1, 2, 3].flatMap((b) => {
    const was = before[at.breaches + seat * 4 + b]!;
    const is = after[at.breaches + seat * 4 + b]!;
    const name = `${possessive(mageName(after, seat))} ${breachName(b)}`;
    if (was & Breach.Present && !(is & Breach.Present)) return [`${name} is destroyed.`];
    if (!(was & Breach.Open) && is & Breach.Open) return [`${name} opens.`];
    return (was & Breach.Step) < (is & Breach.Step) ? [`${name} is focused.`] : [];
  });
}

const arrow = (before: State, after: State, field: number): string => `${before[field]} → ${after[field]}`;

function change(
  before: State,
  after: State,
  field: number,
  who: string,
  unit: string,
  verbs = GAIN,
): string[] {
  const by = after[field]! - before[field]!;
  if (by === 0) return [];
  const amount =
    unit === 'life' || unit === 'damage' ? `${Math.abs(by)} ${unit}` : plural(Math.abs(by), unit);
  return [`${who} ${by > 0 ? verbs[0] : verbs[1]} ${amount} (${arrow(before, after, field)}).`];
}

const GAIN = ['gains', 'loses'] as const;

function sayNemesis(before: State, after: State): string[] {
  const name = nemesisName(after);
  return [
    ...sayMinions(before, after),
    ...change(before, after, at.nemesisLife, name, 'life'),
    ...change(before, after, at.fury, name, 'fury token'),
    ...change(before, after, at.husks, name, 'husk'),
  ];
}

function sayMinions(before: State, after: State): string[] {
  return Array.from({ length: Size.NemesisCards }, (_, i) => Size.Nemesis + i)
    .filter(
      (card) =>
        before[at.place + card] === Place.NemesisPlay &&
        after[at.place + card] === Place.NemesisPlay &&
        tokensOn(before, card) !== tokensOn(after, card) &&
        tokensOn(after, card) > 0,
    )
    .map((card) => `${nameOfCard(after, card)} has${withTokens(after, card).replace(' with', '')} left.`);
}

function saySeat(before: State, after: State, seat: number): string[] {
  const name = mageName(after, seat);
  const exhausted = after[at.exhausted + seat]! > before[at.exhausted + seat]!;
  return [
    ...change(before, after, at.life + seat, name, 'life'),
    ...(exhausted ? [`${name} is exhausted.`] : []),
    ...change(before, after, at.charges + seat, name, 'charge'),
  ];
}

const POOLS = [
  [at.aether, 'æther'],
  [at.gemAether, 'æther for gems'],
  [at.spellAether, 'æther for spells'],
] as const;

/** What is gained; what is spent the option says, and the rest is lost with the turn. */
const sayAether = (before: State, after: State): string[] =>
  POOLS.filter(([field]) => after[field]! > before[field]!).map(
    ([field, words]) =>
      `${mageName(after, after[at.active]!)} gains ${after[field]! - before[field]!} ${words} (${arrow(before, after, field)}).`,
  );

const sayGravehold = (before: State, after: State): string[] =>
  change(before, after, at.gravehold, 'Gravehold', 'life');

const sayEnd = (after: State): string => (after[at.winner] === 0 ? 'The players win.' : 'The players lose.');
