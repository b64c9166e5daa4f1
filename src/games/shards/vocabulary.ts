/**
 * The words in which cards and leaders are written. A text is plain data built by these functions: `compile/` turns it
 * into the program that the resolver runs, `words.ts` into English, and an experiment may change any number in it.
 */

export const FACTIONS = ['homodeus', 'order', 'undergrowth', 'wraethe'] as const;
export type Faction = (typeof FACTIONS)[number];
export const LEADERS = ['decima', 'ko-syn-wu', 'tetra', 'volos'] as const;
export type LeaderName = (typeof LEADERS)[number];
export type Kind = 'ally' | 'mercenary' | 'champion';

/** What cards must be to count; a mercenary is an ally too. */
export interface Filter {
  readonly faction?: Faction;
  readonly type?: Kind;
}

// Amounts

/** Cards that are counted: of yours in play, played this turn, or in your discard pile. */
export interface Count extends Filter {
  readonly in: 'champions' | 'played' | 'discard';
}
export const yourChampions = (faction: Faction): Count => ({ in: 'champions', faction, type: 'champion' });
export const alliesPlayed = (faction: Faction): Count => ({ in: 'played', faction, type: 'ally' });
export const inYourDiscard = (faction: Faction): Count => ({ in: 'discard', faction });

export type Amount = number | 'mastery' | 'half';
/** Your mastery; half of it, rounded up. */
export const yourMastery = 'mastery';
export const halfMastery = 'half';

// Conditions

export type Keyword = 'unify' | 'dominion' | 'inspire' | 'echo';
export type Condition =
  | { readonly if: Keyword }
  | { readonly if: 'mastery'; readonly n: number }
  | { readonly if: 'health'; readonly n: number }
  | { readonly if: 'leader'; readonly is: LeaderName }
  | { readonly if: 'count'; readonly n: number; readonly of: Count }
  | { readonly if: 'mostMastery' };
/** Another Undergrowth ally was played this turn or is in hand. */
export const unify: Condition = { if: 'unify' };
/** A card each of Homodeus, Undergrowth and Wraethe was played this turn or is in hand. */
export const dominion: Condition = { if: 'dominion' };
/** You have a champion in play. */
export const inspire: Condition = { if: 'inspire' };
/** A Wraethe card is in your discard pile. */
export const echo: Condition = { if: 'echo' };
/** A mastery bonus: your mastery is at least `n`. */
export const at = (n: number): Condition => ({ if: 'mastery', n });
export const atHealth = (n: number): Condition => ({ if: 'health', n });
export const ledBy = (is: LeaderName): Condition => ({ if: 'leader', is });
export const atLeast = (n: number, of: Count): Condition => ({ if: 'count', n, of });
/** You have more mastery than each opponent. */
export const mostMastery: Condition = { if: 'mostMastery' };

// Effects

export type Resource = 'gems' | 'power' | 'mastery' | 'health';
export interface Way {
  readonly if: Condition;
  readonly effects: readonly Effect[];
}
export type Effect =
  | { readonly do: 'gain'; readonly what: Resource; readonly n: Amount; readonly each?: Count }
  | { readonly do: 'infinitePower' | 'doublePower' | 'ignoreShields' | 'healthGivesPower' }
  | { readonly do: 'intoPlay' }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'when'; readonly if: Condition; readonly effects: readonly Effect[] }
  | { readonly do: 'instead'; readonly effects: readonly Effect[]; readonly ways: readonly Way[] }
  | { readonly do: 'banish'; readonly n: number }
  | { readonly do: 'return'; readonly n: number | 'all'; readonly which: Filter }
  | { readonly do: 'destroy'; readonly n: 1 | 'all' }
  | { readonly do: 'recruit'; readonly most: number; readonly to: 'discard' | 'hand' }
  | { readonly do: 'copy'; readonly which: Filter }
  | { readonly do: 'copyAgain' }
  | { readonly do: 'copyAll'; readonly which: Filter }
  | { readonly do: 'opponentLoses'; readonly n: number }
  | { readonly do: 'drawLater'; readonly damage: number; readonly n: number };

const gain =
  (what: Resource) =>
  (n: Amount, each?: Count): Effect => ({ do: 'gain', what, n, ...(each ? { each } : {}) });
/** A number, or a number for each card that is counted. */
export const gems = gain('gems');
export const power = gain('power');
export const mastery = gain('mastery');
export const health = gain('health');
export const infinitePower: Effect = { do: 'infinitePower' };
export const doublePower: Effect = { do: 'doublePower' };
/** Nobody blocks your attacks this turn. */
export const ignoreShields: Effect = { do: 'ignoreShields' };
/** For the rest of the turn each health you gain also gives 1 power. */
export const healthGivesPower: Effect = { do: 'healthGivesPower' };
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const when = (condition: Condition, ...effects: Effect[]): Effect => ({
  do: 'when',
  if: condition,
  effects,
});
/** One effect; or, by the last of the conditions that holds, another one instead. */
export const instead = (usual: Effect, ...ways: (readonly [Condition, Effect])[]): Effect => ({
  do: 'instead',
  effects: [usual],
  ways: ways.map(([condition, effect]) => ({ if: condition, effects: [effect] })),
});
/** You may banish up to `n` cards from your hand or discard pile. */
export const banish = (n: number): Effect => ({ do: 'banish', n });
export const returnToHand = (n: number | 'all', which: Filter): Effect => ({ do: 'return', n, which });
export const destroyChampion: Effect = { do: 'destroy', n: 1 };
export const destroyAllChampions: Effect = { do: 'destroy', n: 'all' };
/** A card from the centre row that costs at most `most`, without paying. */
export const recruit = (most: number, to: 'discard' | 'hand'): Effect => ({ do: 'recruit', most, to });
/** The next Homodeus champion that you recruit this turn goes straight into play. */
export const nextIntoPlay: Effect = { do: 'intoPlay' };
/** The effects of another such card that you have played this turn. */
export const copy = (which: Filter): Effect => ({ do: 'copy', which });
/** The card that was copied last, once more. */
export const copyAgain: Effect = { do: 'copyAgain' };
/** All such cards of this turn: those played already now, later ones when they are played. */
export const copyAll = (which: Filter): Effect => ({ do: 'copyAll', which });
/** An opponent of your choice loses mastery. */
export const opponentLoses = (n: number): Effect => ({ do: 'opponentLoses', n });
/** Draw `n` more cards at the end of the turn if you have dealt an opponent that much damage in it. */
export const drawLater = (damage: number, n: number): Effect => ({ do: 'drawLater', damage, n });

// Cards

/** What holds as long as a card is where it is. */
export type Static =
  | { readonly holds: 'protected'; readonly from: 'all' | 'less mastery' }
  | { readonly holds: 'protected'; readonly from: 'all'; readonly beside: string }
  | { readonly holds: 'protects' }
  | { readonly holds: 'cheaper'; readonly n: number; readonly each: Count }
  | { readonly holds: 'defense'; readonly n: number; readonly if: LeaderName }
  | { readonly holds: 'shield'; readonly n: number; readonly at: number; readonly then: number }
  | { readonly holds: 'comesBack' };
export const cannotBeAttacked: Static = { holds: 'protected', from: 'all' };
export const cannotBeAttackedBeside = (beside: string): Static => ({
  holds: 'protected',
  from: 'all',
  beside,
});
export const cannotBeAttackedWithLessMastery: Static = { holds: 'protected', from: 'less mastery' };
/** You and your other champions cannot be attacked. */
export const protectsYou: Static = { holds: 'protects' };
export const cheaper = (n: number, each: Count): Static => ({ holds: 'cheaper', n, each });
/** Your champions have more defense under a leader. */
export const moreDefense = (n: number, leader: LeaderName): Static => ({ holds: 'defense', n, if: leader });
/** A shield that counts whenever you are attacked, and from some mastery on another one instead. */
export const shieldInPlay = (n: number, from: number, then: number): Static => ({
  holds: 'shield',
  n,
  at: from,
  then,
});
/** Returns from your discard pile to your hand when you have played a champion. */
export const comesBack: Static = { holds: 'comesBack' };

export type SetName = 'base' | 'relics';

/** An entry of a table of cards. */
export interface PlayCard {
  readonly name: string;
  readonly set: SetName;
  readonly faction?: Faction;
  readonly type: Kind;
  readonly cost: number;
  /** In the centre deck; in a starting deck for starters. */
  readonly copies: number;
  /** Whose relic it is; a starting card. */
  readonly relicOf?: LeaderName;
  readonly starter?: true;
  readonly shield?: number | 'mastery';
  readonly defense?: number;
  readonly static?: readonly Static[];
  readonly play?: readonly Effect[];
  readonly exhaust?: readonly Effect[];
  /** It can be exhausted only while Dominion holds. */
  readonly needsDominion?: true;
}

export interface Leader {
  readonly name: string;
  readonly set: SetName;
  readonly faction: Faction;
  readonly type: 'leader';
  readonly health: number;
  /** Gems that Focus costs. */
  readonly price: number;
  readonly exhaust: readonly Effect[];
  readonly relics: readonly [string, string];
  /** The card that joins the starting deck in the game against the Nemesis. */
  readonly soloCard: string;
}

export type Card = PlayCard | Leader;
