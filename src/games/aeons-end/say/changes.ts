import type { State } from '../../../core/game.js';
import { decide, observer } from '../engine.js';
import { at, Breach, F, Frame, Phase, Place, Size, Zone } from '../layout.js';
import { kindOf } from '../pool.js';
import { Kind } from '../program.js';
import { definition, isBreach, seatOf, tokensOn } from '../state.js';
import { breachName, cardName, mageName, nameOfCard, nemesisName, plural, possessive } from './names.js';

/** What changed between two states of one game; with the option, step by step as it happened. */
export function sayChanges(before: State, after: State, option?: number): string[] {
  if (option === undefined) return sayNet(before, after);
  const told: string[] = [];
  const last = before.slice();
  const tell = (s: State): void => {
    told.push(...sayStep(last, s));
    last.set(s);
  };
  const copy = before.slice();
  observer.step = tell;
  try {
    decide(copy, option);
  } finally {
    observer.step = null;
  }
  tell(copy);
  return told;
}

/** One step: whose turn begins and which card is drawn, then what it changes. */
function sayStep(before: State, after: State): string[] {
  return [...sayTurn(before, after), ...sayNemesisCard(before, after), ...sayNet(before, after)];
}

function sayTurn(before: State, after: State): string[] {
  if (before[at.phase] === after[at.phase]) return [];
  const nemesis = after[at.phase] === Phase.NemesisMain;
  if (!nemesis && after[at.phase] !== Phase.Start) return [];
  return [`Turn ${after[at.turn]}: ${nemesis ? nemesisName(after) : mageName(after, after[at.active]!)}`];
}

function sayNemesisCard(before: State, after: State): string[] {
  const card = after[at.head + Place.Aside]!;
  if (card >= Size.Nemesis && before[at.place + card] === Place.NemesisDeck) {
    return [`${nemesisName(after)} draws ${nameOfCard(after, card)}.`];
  }
  const frame = after[at.top]! < 0 ? -1 : after[after[at.top]! + F.Below]!;
  const strikes = frame >= 0 && after[frame + F.Kind] === Frame.Strike && before[at.top] === frame;
  return strikes ? [`${nemesisName(after)} strikes: ${cardName(after[frame + F.Extra]!)}.`] : [];
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
  const mage = mageName(after, seatOf(to));
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

function sayDrawn(before: State, after: State, seat: number): string[] {
  let n = 0;
  for (let card = 0; card < Size.Nemesis; card++) {
    const was = before[at.place + card]!;
    const is = after[at.place + card]!;
    if (is === seat * 8 + Zone.Hand && (was === seat * 8 + Zone.Deck || was === seat * 8 + Zone.Discard)) n++;
  }
  return n === 0 ? [] : [`${mageName(after, seat)} draws ${plural(n, 'card')}.`];
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
        tokensOn(before, card) !== tokensOn(after, card),
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
