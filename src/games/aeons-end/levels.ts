/** What a level of difficulty changes. */
export interface Level {
  readonly playerLife: number;
  readonly graveholdLife: number;
  /** Added to the printed life of the nemesis. */
  readonly nemesisLife: number;
  /** The nemesis's rules of increased difficulty hold. */
  readonly increased: boolean;
}

export const LEVELS: Readonly<Record<string, Level>> = {
  novice: { playerLife: 12, graveholdLife: 35, nemesisLife: -10, increased: false },
  normal: { playerLife: 10, graveholdLife: 30, nemesisLife: 0, increased: false },
  expert: { playerLife: 10, graveholdLife: 30, nemesisLife: 0, increased: true },
  extinction: { playerLife: 8, graveholdLife: 25, nemesisLife: 10, increased: true },
};
export const LEVEL_NAMES: readonly string[] = Object.keys(LEVELS);

/** Basic cards of tiers 1 to 3 in the nemesis deck, by number of mages. */
export const BASICS: readonly (readonly [number, number, number])[] = [
  [1, 3, 7],
  [3, 5, 7],
  [5, 6, 7],
  [8, 7, 7],
];

/** The printed recipe of a market: piles of each kind, and copies of a card in such a pile. */
export const MARKET_RECIPE = { gem: 3, relic: 2, spell: 4 } as const;
export const PILE_SIZES: Readonly<Record<string, number>> = { gem: 7, relic: 5, spell: 5 };

/** Turn order cards by number of mages: a seat's own as its number, then `wild` and `nemesis`. */
export const TURN_ORDERS: readonly (readonly TurnWord[])[] = [
  [0, 0, 0, 'nemesis', 'nemesis'],
  [0, 0, 1, 1, 'nemesis', 'nemesis'],
  [0, 1, 2, 'wild', 'nemesis', 'nemesis'],
  [0, 1, 2, 3, 'nemesis', 'nemesis'],
];
export type TurnWord = number | 'wild' | 'nemesis';
