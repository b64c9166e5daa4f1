/** Who decides, what about, and the card whose effect asks. */
export interface DecisionView {
  seat: number;
  kind: string;
  source: string | null;
}

/** One option of a decision; which fields a kind has is said in the game's README. */
export interface OptionView<Kind extends string = string> {
  /** Its number, as the engine takes it. */
  option: number;
  kind: Kind;
  card?: string;
  target?: string;
  value?: string | number;
  seat?: number;
  /** The card that gives an ability, when it is not the one that has it. */
  giver?: string;
  words: string;
}

/** What an option must have to be the one that is meant; one of `options()` means itself. */
export interface Query {
  option?: number | undefined;
  kind?: string | undefined;
  card?: string | undefined;
  /** Whom an option is aimed at; the card of a `target`. */
  target?: string | undefined;
  value?: string | number | undefined;
  seat?: number | undefined;
  giver?: string | undefined;
  /** The words, a part of them, or a pattern. */
  words?: string | RegExp | undefined;
}

/** What a game says of one option. */
export interface Offer<Kind extends string = string> {
  readonly kind: Kind;
  /** Equal cards of one place, first the one that the engine takes: a test may name any of them. */
  readonly cards?: readonly number[];
  /** What stands for a card: `nemesis`, `base`, the id of a pile's cards. */
  readonly card?: string | undefined;
  readonly value?: string | number | undefined;
  readonly seat?: number | undefined;
  /** A card, or what stands for one. */
  readonly target?: number | string | undefined;
  readonly giver?: number | undefined;
  /** The cards among which a target is asked next, when there are several: a query may name it at once. */
  targets?(): readonly number[];
}

/** An offer with what a user sees of it. */
export interface Listed<Kind extends string = string> {
  readonly view: OptionView<Kind>;
  readonly offer: Offer<Kind>;
}
