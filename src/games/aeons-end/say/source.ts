import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame, None, Phase } from '../layout.js';
import { definitions } from '../pool.js';
import { definition } from '../state.js';
import type { Mage } from '../vocabulary.js';
import { cardName } from './names.js';

/** The frame whose text asks: below damage, a swarm or the steps of a cast it is that of the card. */
function sourceFrame(s: State): number {
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

/** The card whose effect asks, or None.Card. */
export const sourceCard = (s: State): number => s[sourceFrame(s) + F.Self]!;

/** The definition of the card, strike, mage or nemesis whose text asks; None.Card where the rules themselves do. */
export function sourceOf(s: State): number {
  const frame = sourceFrame(s);
  if (s[frame + F.Self]! >= 0) return definition(s, s[frame + F.Self]!);
  switch (s[frame + F.Kind]) {
    case Frame.Strike:
      return s[frame + F.Extra]!;
    case Frame.Unleash:
      return s[at.nemesis]!;
    case Frame.Effect:
      return s[at.phase] === Phase.Setup ? s[at.nemesis]! : s[at.mage + s[frame + F.You]!]!;
    case Frame.Turn:
      return s[at.decision] === Decision.May ? s[at.mage + s[at.decider]!]! : None.Card;
    default:
      return None.Card;
  }
}

/** What the text that asks is called: of a mage, the ability. */
export function sourceName(s: State): string | undefined {
  const d = sourceOf(s);
  if (d < 0) return undefined;
  const { card } = definitions[d]!;
  return card.type === 'mage' ? (card as Mage).ability.name : cardName(d);
}
