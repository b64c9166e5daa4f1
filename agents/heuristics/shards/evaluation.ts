import type { State } from '../../../src/core/game.js';
import { at, Size, Variant } from '../../../src/games/shards/layout.js';
import { sideOf, sidesIn } from '../../../src/games/shards/rules/players.js';
import { champions, definition, head, isNemesis, isVariant, next } from '../../../src/games/shards/state.js';
import { averageWorth, championWorth, takeStock } from './worth.js';

/** How much a hundredth of the worth of a position changes the odds. */
const SCALE = 0.0007;

/** What mastery is worth: every step, and the bonuses on the way to the Infinity Shard. */
function masteryWorth(n: number): number {
  return 90 * n + (n >= 10 ? 300 : 0) + (n >= 20 ? 500 : 0) + (n > 22 ? 250 * (n - 22) : 0);
}

/** Health, mastery, champions and the average card, in hundredths of a power. */
function worthOf(s: State, seat: number): number {
  takeStock(s, seat);
  let inPlay = 0;
  for (let card = head(s, champions(seat)); card >= 0; card = next(s, card)) {
    inPlay += championWorth(definition(s, card));
  }
  const cards = isNemesis(s, seat) ? 0 : averageWorth();
  return 90 * s[at.health + seat]! + masteryWorth(s[at.mastery + seat]!) + inPlay + 12 * cards;
}

const odds = new Float64Array(Size.Seats);

/** The chance of each side: its odds among those of all who are still in the game. */
export function evaluateShards(s: State, out: Float64Array): void {
  const isSolo = isVariant(s, Variant.Nemesis);
  const sides = sidesIn(s);
  odds.fill(0);
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (s[at.out + seat] === 1) continue;
    // Whoever has the turn is a little ahead.
    const worth = worthOf(s, seat) + (s[at.active] === seat ? 250 : 0);
    odds[isSolo ? seat : sideOf(s, seat)]! += Math.exp(SCALE * (worth - 5000));
  }
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += odds[side]!;
  out.fill(0);
  for (let side = 0; side < sides; side++) out[side] = odds[side]! / sum;
}
