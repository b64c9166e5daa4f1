import type { State } from '../../../core/game.js';
import { at, Decision, F, Flag, Frame, Phase, Place, Size, TurnCard, Zone } from '../layout.js';
import { kindOf, program } from '../pool.js';
import { Action, Kind, Op } from '../program.js';
import { bindFrame, seatOf } from '../rules/context.js';
import { isCorruption } from '../rules/piles.js';
import { countDiscarded, turnCardNow } from '../rules/turn-order.js';
import { definition, isBreach, seatAt, size, tokensOn } from '../state.js';
import { breachAt, cardName, mageName, nameOfCard, nemesisName, turnCardName } from './names.js';

/** What one step is, where its changes alone do not say it. */
export function sayStep(before: State, after: State): string[] {
  return [
    ...sayTurn(before, after),
    ...sayNemesisDraw(before, after),
    ...sayStrike(before, after),
    ...sayTurnCards(before, after),
    ...saySeats(before, after),
    ...Array.from({ length: Size.Cards }, (_, card) => card).flatMap((card) => sayCard(before, after, card)),
  ];
}

/** A turn begins with its card: also before anybody has said whose the wild card is. */
function sayTurn(before: State, after: State): string[] {
  if (before[at.phase] === after[at.phase] || after[at.phase] !== Phase.Drawn) return [];
  return [`Turn ${after[at.turn]}: ${whoseTurn(after, turnCardNow(after))}`];
}

function whoseTurn(s: State, kind: number): string {
  if (kind === TurnCard.Nemesis) return nemesisName(s);
  return kind === TurnCard.Wild ? 'the wild card' : mageName(s, kind);
}

function sayNemesisDraw(before: State, after: State): string[] {
  if (before[at.phase] !== Phase.NemesisDraw || after[at.phase] === Phase.NemesisDraw) return [];
  const name = nemesisName(after);
  return after[at.phase] === Phase.NemesisDrawn
    ? [`${name} draws ${nameOfCard(after, after[at.head + Place.Aside]!)}.`]
    : [`The nemesis deck is empty: ${name} is unleashed three times.`];
}

function sayStrike(before: State, after: State): string[] {
  const frame = after[at.top]! < 0 ? -1 : after[after[at.top]! + F.Below]!;
  const strikes = frame >= 0 && after[frame + F.Kind] === Frame.Strike && before[at.top] === frame;
  return strikes ? [`${nemesisName(after)} strikes: ${cardName(after[frame + F.Extra]!)}.`] : [];
}

/** The address of the operation that comes next, or 0. */
const next = (s: State): number =>
  s[at.top]! >= 0 && s[s[at.top]! + F.Kind] === Frame.Effect ? s[s[at.top]! + F.Pc]! : 0;

/** Cards come back to a hand by an effect, not by drawing. */
export const isReturning = (s: State): boolean =>
  program[next(s)] === Op.Pick && program[next(s) + 2] === Action.ToHand;

function sayTurnCards(before: State, after: State): string[] {
  const op = program[next(before)];
  if (op === Op.Reveal) {
    const top = after[at.turnDeck + after[at.turnDeckCount]! - 1]! & TurnCard.Kind;
    return [`The top card of the turn order deck is ${turnCardName(after, top)}.`];
  }
  if (op !== Op.TurnCardBack || before[at.decision] === Decision.TurnCard) return [];
  const back = [0, 1, 2, 3, TurnCard.Wild].filter(
    (kind) => countDiscarded(after, kind) < countDiscarded(before, kind),
  );
  return back.map((kind) =>
    `${turnCardName(after, kind)} goes back into the turn order deck.`.replace(/^a/, 'A'),
  );
}

function saySeats(before: State, after: State): string[] {
  return Array.from({ length: after[at.players]! }, (_, seat) => seat).flatMap((seat) => {
    if (shuffles(before, seat)) return [`${mageName(after, seat)} shuffles the discard pile into the deck.`];
    return turnsOver(before, after, seat) ? [`${mageName(after, seat)} turns the discard pile over.`] : [];
  });
}

function shuffles(s: State, seat: number): boolean {
  if (program[next(s)] !== Op.ShuffleDeck) return false;
  bindFrame(s, s[at.top]!);
  return seatOf(s, program[next(s) + 1]!) === seat;
}

function turnsOver(before: State, after: State, seat: number): boolean {
  if (size(before, seat * 8 + Zone.Discard) === 0 || isReturning(before)) return false;
  for (let card = 0; card < Size.Nemesis; card++) {
    const to = after[at.place + card];
    if (before[at.place + card] !== seat * 8 + Zone.Discard) continue;
    if (to === seat * 8 + Zone.Deck || to === seat * 8 + Zone.Hand) return true;
  }
  return false;
}

function sayCard(before: State, after: State, card: number): string[] {
  if (after[at.card + card]! < 0) return [];
  const from = before[at.place + card]!;
  const to = after[at.place + card]!;
  const name = nameOfCard(after, card);
  if (to === Place.NemesisPlay && from === to) return sayResolving(before, after, card, name);
  if (from === to || before[at.decision] !== Decision.None) return [];
  if (to === Place.Aside && from < Place.Supply && isCorruption(after, card))
    return [`${mageName(after, seatAt(from))} resolves ${name}.`];
  if (before[at.phase] === Phase.Casting && isBreach(from) && before[at.top] === at.stack)
    return [`${mageName(after, seatAt(from))} must cast ${name} from ${breachAt(from)}.`];
  return [];
}

/** Minions and powers in the nemesis main phase, from the oldest on. */
function sayResolving(before: State, after: State, card: number, name: string): string[] {
  if (!(before[at.card + card]! & Flag.Waits) || after[at.card + card]! & Flag.Waits) return [];
  if (kindOf[definition(after, card)] === Kind.Minion) return [`${name} resolves.`];
  return tokensOn(after, card) === 0 ? [`${name} loses its last token and resolves.`] : [];
}
