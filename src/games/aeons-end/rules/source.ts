import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame, None, Phase } from '../layout.js';
import { definition } from '../state.js';

/** The frame whose text asks or acts: below damage, a swarm or the steps of a cast it is that of the card. */
export function sourceFrame(s: State): number {
  for (let frame = s[at.top]!; ; frame = s[frame + F.Below]!) {
    const kind = s[frame + F.Kind];
    if (kind === Frame.Turn || kind === Frame.Exhaust || kind === Frame.Strike || kind === Frame.Unleash)
      return frame;
    if (s[frame + F.Self]! >= 0 || isMats(s, frame)) return frame;
  }
}

/** The text of a mat: nothing but the course of turns lies below it. */
const isMats = (s: State, frame: number): boolean =>
  s[frame + F.Kind] === Frame.Effect && s[s[frame + F.Below]! + F.Kind] === Frame.Turn;

/** The definition of the card, strike, mage or nemesis whose text this is; None.Card where the rules themselves act. */
export function sourceIn(s: State, frame: number): number {
  if (s[frame + F.Self]! >= 0) return definition(s, s[frame + F.Self]!);
  switch (s[frame + F.Kind]) {
    case Frame.Strike:
      return s[frame + F.Extra]!;
    case Frame.Unleash:
      return s[at.nemesis]!;
    case Frame.Effect:
      return isNemesisMat(s) ? s[at.nemesis]! : s[at.mage + s[frame + F.You]!]!;
    case Frame.Turn:
      return s[at.decision] === Decision.May ? s[at.mage + s[at.decider]!]! : None.Card;
    default:
      return None.Card;
  }
}

/** A nemesis's mat speaks in the setup and at the end of its turn; mages use their abilities at other times. */
const isNemesisMat = (s: State): boolean =>
  s[at.phase] === Phase.Setup || (s[at.phase] === Phase.End && s[at.nemesisTurn] === 1);

/** The card that has set off the unleashing or the strike of this frame, or None.Card. */
export function setOffBy(s: State, frame: number): number {
  const kind = s[frame + F.Kind];
  if (kind !== Frame.Unleash && kind !== Frame.Strike) return None.Card;
  for (let below = s[frame + F.Below]!; s[below + F.Kind] !== Frame.Turn; below = s[below + F.Below]!) {
    if (s[below + F.Self]! >= 0) return definition(s, s[below + F.Self]!);
  }
  return None.Card;
}
