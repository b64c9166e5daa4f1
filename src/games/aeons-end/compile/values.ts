import { append, definitionOf } from '../pool.js';
import { Kind, Measure, Only, Pick, Seat, Sum, Test, Value, Zones } from '../program.js';
import type {
  Amount,
  Cards,
  CardType,
  Condition,
  Measure as MeasureWord,
  Whose,
  ZoneWord,
} from '../vocabulary.js';

export const SEATS: Record<Whose, number> = {
  you: Seat.You,
  them: Seat.Them,
  active: Seat.Active,
  everyone: Seat.Everyone,
};
const KINDS: Record<CardType, number> = { gem: Kind.Gem, relic: Kind.Relic, spell: Kind.Spell };
const ZONES: Record<ZoneWord, number> = {
  hand: Zones.Hand,
  discard: Zones.Discard,
  'hand or discard': Zones.Hand | Zones.Discard,
  played: Zones.Played,
  prepped: Zones.Breaches,
};
const MEASURES = {
  life: Measure.Life,
  charges: Measure.Charges,
  openBreaches: Measure.OpenBreaches,
} as const;
const PLAIN: Record<string, number> = {
  did: Sum.Did,
  fury: Sum.Fury,
  husks: Sum.Husks,
  emptyPiles: Sum.EmptyPiles,
  gemPiles: Sum.GemPiles,
  selfLife: Sum.SelfLife,
  turnsDiscarded: Sum.TurnsDiscarded,
  cost: Sum.Cost,
  adjacent: Sum.Adjacent,
};
const OF_PLAYER = { open: Sum.Open, prepped: Sum.Prepped, charges: Sum.Charges } as const;
const OF_TWO = { plus: Sum.Plus, minus: Sum.Minus, times: Sum.Times } as const;
/** More than any card costs. */
const DEAR = 999;

const tree = (...numbers: number[]): number => Value.Tree + append(numbers);

export const compileKinds = (type: CardType | undefined): number => (type ? KINDS[type] : Kind.Player);

export function compileAmount(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return Value.All;
  if (typeof amount === 'string') return tree(PLAIN[amount]!);
  switch (amount.amount) {
    case 'open':
    case 'prepped':
    case 'charges':
      return tree(OF_PLAYER[amount.amount], SEATS[amount.of]);
    case 'half':
      return tree(Sum.Half, compileAmount(amount.of));
    case 'either':
      return tree(Sum.Either, compileCondition(amount.if), compileAmount(amount.a), compileAmount(amount.b));
    default:
      return tree(OF_TWO[amount.amount], compileAmount(amount.a), compileAmount(amount.b));
  }
}

/** A record of a choice of cards: see Pick. */
export function compileCards(cards: Cards): number {
  const kinds = cards.type ? KINDS[cards.type] : cards.pure ? Kind.Player : Kind.Any;
  const only =
    (cards.mostExpensive ? Only.MostExpensive : 0) | (cards.preppedThisTurn ? Only.PreppedThisTurn : 0);
  const record: number[] = [];
  record[Pick.Zones] = ZONES[cards.in];
  record[Pick.Of] = SEATS[cards.of];
  record[Pick.Amount] = compileAmount(cards.n);
  record[Pick.UpTo] = cards.upTo ? 1 : 0;
  record[Pick.Kinds] = kinds;
  record[Pick.Least] = cards.least ?? 0;
  record[Pick.Most] = cards.most ?? DEAR;
  record[Pick.Name] = cards.name === undefined ? -1 : definitionOf.get(cards.name)!;
  record[Pick.Only] = only;
  return append(record);
}

/** A measure and its argument. */
export const compileMeasure = (measure: MeasureWord): [number, number] =>
  typeof measure === 'string' ? [MEASURES[measure], 0] : [Measure.Cards, compileCards(measure)];

export function compileCondition(condition: Condition): number {
  switch (condition.test) {
    case 'atLeast':
      return append([Test.AtLeast, compileAmount(condition.a), condition.b]);
    case 'nthPlay':
      return append([Test.NthPlay, condition.n]);
    case 'playerRevealed':
      return append([Test.PlayerRevealed]);
    case 'nemesisTurns':
      return append([Test.AtLeast, tree(Sum.NemesisTurns), condition.n]);
    case 'players':
      return append([Test.AtMost, tree(Sum.Players), condition.most]);
    default:
      return append([Test.AllOpen, SEATS[condition.of]]);
  }
}
