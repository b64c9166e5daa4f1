import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/aeons-end/layout.js';
import { missingLife } from '../../../src/games/aeons-end/rules/harm.js';
import { chargesWorth } from './charges.js';
import { graveholdLoss } from './gravehold.js';
import { unleashLoss } from './nemesis.js';
import { W } from './weights.js';

const ofMage = (life: number): number => (W.life * life + (W.lifeFear * life) / (life + W.lifeHalf)) | 0;

/** What the life that a mage has left is worth. */
export const mageWorth = (s: State, seat: number): number =>
  s[at.exhausted + seat] ? -W.exhausted : ofMage(s[at.life + seat]!);

/** What damage to a mage costs: an exhausted one's hits Gravehold twice. */
export function lifeLoss(s: State, seat: number, n: number): number {
  if (n <= 0 || s[at.prevented]) return 0;
  if (s[at.exhausted + seat]) return graveholdLoss(s, 2 * n);
  const life = s[at.life + seat]!;
  if (n < life) return ofMage(life) - ofMage(life - n);
  return ofMage(life) + exhaustionLoss(s, seat) + graveholdLoss(s, 2 * (n - life));
}

/** Two unleashings, a breach and all charges; the last mage's is the end. */
function exhaustionLoss(s: State, seat: number): number {
  if (s[at.players]! > 1 && countExhausted(s) === s[at.players]! - 1) return W.game;
  return W.exhausted + 2 * unleashLoss(s) + chargesWorth(s, seat, s[at.charges + seat]!);
}

function countExhausted(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) n += s[at.exhausted + seat]!;
  return n;
}

export function lifeGain(s: State, seat: number, n: number): number {
  const life = s[at.life + seat]!;
  return ofMage(life + Math.min(n, missingLife(s, seat))) - ofMage(life);
}
