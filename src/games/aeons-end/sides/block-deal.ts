import type { Seed } from '../../../core/game.js';
import { Luck, mix } from '../../../core/luck.js';
import type { Setup } from '../setup.js';

/** What the games of a block are dealt from. */
export interface Deal {
  /** Which game of the block. */
  readonly number: number;
  readonly mages: readonly number[] | undefined;
  /** Gems, relics and spells, and how many of each. */
  readonly market: readonly (readonly [cards: readonly number[], piles: number])[] | undefined;
}

/** Sets the luck of dealing apart from the game's own. */
const PURPOSE = 0x6465616c;

/** The setup with the mages and the market of this seed's block. */
export function dealt(setup: Setup, { number, mages, market }: Deal, [a, b]: Seed): Setup {
  const luck = new Luck([mix(a, b, PURPOSE, 1), mix(b, a, PURPOSE, 2)]);
  const team = mages ? inTurn(mages, number, setup.mages.length, luck) : setup.mages;
  if (!market) return { ...setup, mages: team };
  const piles = market.flatMap(([cards, piles]) =>
    inTurn(cards, number * piles, piles, luck).sort(
      (one, other) => cards.indexOf(one) - cards.indexOf(other),
    ),
  );
  return { ...setup, mages: team, market: piles, randomMarket: false };
}

/** The given number of neighbours in a shuffled circle: any of them with equal chances. */
function inTurn(cards: readonly number[], from: number, wanted: number, luck: Luck): number[] {
  const circle = [...cards];
  for (let i = circle.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [circle[i], circle[j]] = [circle[j]!, circle[i]!];
  }
  return Array.from({ length: wanted }, (_, i) => circle[(from + i) % circle.length]!);
}
