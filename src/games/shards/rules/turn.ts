import type { State } from '../../../core/game.js';
import { at, Decision, Phase } from '../layout.js';
import { isNemesis } from '../state.js';
import { beginAttack, stepAssign, stepDamage, stepShields } from './attack.js';
import { beginGame, stepAuction, stepDraft, stepLeader } from './deal.js';
import { drawHand, endTurn } from './end.js';
import { endNemesisTurn, reveal, stepActivate, stepPlay, stepPower } from './nemesis.js';
import { ask } from './stack.js';

/** The course of the game: how leaders and relics are dealt, then turns of three phases. */
export function stepTurn(s: State, frame: number): void {
  switch (s[at.phase]) {
    case Phase.Main:
      return ask(s, Decision.Main, s[at.active]!);
    case Phase.Attack:
      return beginAttack(s);
    case Phase.Assign:
      return stepAssign(s);
    case Phase.Shields:
      return stepShields(s);
    case Phase.Damage:
      return stepDamage(s);
    case Phase.End:
      return isNemesis(s, s[at.active]!) ? endNemesisTurn(s) : endTurn(s);
    case Phase.Draw:
      return drawHand(s);
    case Phase.Auction:
      return stepAuction(s);
    case Phase.Leader:
      return stepLeader(s);
    case Phase.Draft:
      return stepDraft(s);
    case Phase.Begin:
      return beginGame(s);
    default:
      return stepNemesis(s, frame);
  }
}

function stepNemesis(s: State, frame: number): void {
  switch (s[at.phase]) {
    case Phase.NemesisReveal:
      return reveal(s);
    case Phase.NemesisPlay:
      return stepPlay(s, frame);
    case Phase.NemesisActivate:
      return stepActivate(s, frame);
    default:
      return stepPower(s, frame);
  }
}
