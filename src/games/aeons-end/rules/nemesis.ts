import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, None, Phase, Place } from '../layout.js';
import {
  endPcOf,
  immediatePcOf,
  kindOf,
  lifeOf,
  payAetherOf,
  payPcOf,
  playOf,
  powerOf,
  runs,
  tierOf,
} from '../pool.js';
import { Kind } from '../program.js';
import {
  clearFlag,
  definition,
  flag,
  head,
  moveTo,
  moveToEnd,
  next,
  setFlag,
  setTokens,
  tokensOn,
} from '../state.js';
import { bindSeat } from './context.js';
import { amount, lastMinion } from './evaluate.js';
import { pop, push, pushEffect } from './stack.js';
import { unleash } from './unleash.js';

/** Unleashes instead of a card drawn from an empty deck. */
const EMPTY_DECK = 3;

export function beginNemesisTurn(s: State): void {
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) setFlag(s, card, Flag.Waits);
  s[at.phase] = Phase.NemesisMain;
}

/** From the oldest card to the newest; a power whose last token goes resolves and is then discarded. */
export function stepMain(s: State): void {
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (isSpentPower(s, card)) return moveTo(s, card, Place.NemesisDiscard);
    if (flag(s, card, Flag.Waits)) return resolve(s, card);
  }
  s[at.phase] = Phase.NemesisDraw;
  return undefined;
}

const isSpentPower = (s: State, card: number): boolean =>
  kindOf[definition(s, card)] === Kind.Power && tokensOn(s, card) === 0;

function resolve(s: State, card: number): void {
  const d = definition(s, card);
  clearFlag(s, card, Flag.Waits);
  if (kindOf[d] === Kind.Power) {
    setTokens(s, card, tokensOn(s, card) - 1);
    if (tokensOn(s, card) > 0) return;
  }
  runs[d]!++;
  pushEffect(s, playOf[d]!, card, s[at.active]!);
}

/** The drawn card lies aside until it resolves. */
export function drawNemesisCard(s: State): void {
  const card = head(s, Place.NemesisDeck);
  s[at.phase] = card < 0 ? Phase.NemesisEnd : Phase.NemesisDrawn;
  if (card < 0) unleash(s, EMPTY_DECK);
  else moveTo(s, card, Place.Aside);
}

/** What an attack does happens now; minions and powers come into play. */
export function resolveDrawn(s: State): void {
  const card = head(s, Place.Aside);
  s[at.phase] = Phase.NemesisResolve;
  if (card < 0) return;
  const d = definition(s, card);
  runs[d]!++;
  if (kindOf[d] === Kind.Attack) pushEffect(s, playOf[d]!, card, s[at.active]!);
  else push(s, Frame.Arrive, card, s[at.active]!);
}

/** A resolved attack is discarded; then what happens at the end of the nemesis turn. */
export function endNemesisDraw(s: State): void {
  const card = head(s, Place.Aside);
  if (card >= 0) moveTo(s, card, Place.NemesisDiscard);
  s[at.phase] = Phase.NemesisEnd;
}

export function endNemesisTurn(s: State): void {
  s[at.phase] = Phase.End;
  pushEffect(s, endPcOf[s[at.nemesis]!]!, None.Card, s[at.active]!);
}

/** IMMEDIATELY first, then the card is the newest in play with its life or tokens. */
export function stepArrive(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const d = definition(s, card);
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    pushEffect(s, immediatePcOf[d]!, card, s[frame + F.You]!);
    return;
  }
  pop(s);
  bindSeat(s[at.active]!, card);
  setTokens(s, card, kindOf[d] === Kind.Power ? powerOf[d]! : amount(s, lifeOf[d]!));
  if (tokensOn(s, card) > 0) moveToEnd(s, card, Place.NemesisPlay);
  else moveTo(s, card, Place.NemesisDiscard);
}

/** The minion discarded last comes back like a drawn one. */
export function awaken(s: State): void {
  const card = lastMinion(s);
  if (card < 0) return;
  moveToEnd(s, card, Place.Aside);
  push(s, Frame.Arrive, card, s[at.active]!);
}

/** Returns how many of the discarded cards are of tier 3. */
export function discardNemesisTop(s: State, n: number): number {
  let third = 0;
  for (let i = 0; i < n; i++) {
    const card = head(s, Place.NemesisDeck);
    if (card < 0) break;
    if (tierOf[definition(s, card)] === 3) third++;
    moveTo(s, card, Place.NemesisDiscard);
  }
  return third;
}

// To discard

export function payToDiscard(s: State, card: number): void {
  s[at.aether]! -= payAetherOf[definition(s, card)]!;
  push(s, Frame.Pay, card, s[at.active]!);
}

/** Once the whole price is paid the power goes, without its effect. */
export function stepPay(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    pushEffect(s, payPcOf[definition(s, card)]!, card, s[frame + F.You]!);
    return;
  }
  pop(s);
  moveTo(s, card, Place.NemesisDiscard);
}
