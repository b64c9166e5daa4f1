import { append, compiling, program, waysAt } from '../pool.js';
import { Action, Aether, Choose, Op, Pile, Where } from '../program.js';
import type { Amount, Chosen, Effect, Pile as PileWord, Player } from '../vocabulary.js';
import { compileAbility, compileNeeds } from './needs.js';
import {
  compileAmount,
  compileCards,
  compileCondition,
  compileKinds,
  compileMeasure,
  SEATS,
} from './values.js';

/** Operations of an amount and a player. */
const OF_PLAYER = {
  draw: Op.Draw,
  charge: Op.Charge,
  loseCharges: Op.LoseCharges,
  gainLife: Op.GainLife,
  suffer: Op.Suffer,
  destroyTop: Op.DestroyTop,
} as const;
/** Operations of an amount. */
const OF_AMOUNT = {
  deal: Op.Deal,
  graveholdSuffers: Op.GraveholdSuffers,
  graveholdGains: Op.GraveholdGains,
  nemesisGains: Op.NemesisGains,
  discount: Op.Discount,
  splitCharges: Op.SplitCharges,
  unleash: Op.Unleash,
  fury: Op.Fury,
  husks: Op.Husks,
  discardHusks: Op.DiscardHusks,
  selfSuffers: Op.SelfSuffers,
  discardNemesisTop: Op.DiscardNemesisTop,
} as const;
/** Operations without operands. */
const BARE = {
  destroySelf: Op.DestroySelf,
  reveal: Op.Reveal,
  topOrBottom: Op.TopOrBottom,
  playTwice: Op.PlayTwice,
  gate: Op.Gate,
  nemesisTurnsBack: Op.NemesisTurnsBack,
  arrangeTurns: Op.ArrangeTurns,
  preventDamage: Op.Prevent,
  discardDrawn: Op.DiscardDrawn,
  awaken: Op.Awaken,
  lose: Op.Lose,
} as const;
const ACTIONS = {
  take: Action.Take,
  discard: Action.Discard,
  destroy: Action.Destroy,
  return: Action.ToHand,
} as const;
const PILES = {
  any: Pile.Any,
  cheapest: Pile.Cheapest,
  mostExpensive: Pile.MostExpensive,
  secondMostExpensive: Pile.SecondMostExpensive,
  mostExpensiveLeft: Pile.MostExpensiveLeft,
} as const;
const WHERE = { discard: Where.Discard, deck: Where.Deck, hand: Where.Hand } as const;
const AMONG = { any: Choose.Any, ally: Choose.Ally, another: Choose.Another } as const;

/** Damage to Gravehold for each card that can't be devoured. */
const MISSING_CARD = 2;

/** Compiles effects into operations and returns where they start in the program; 0 for none. */
export function compileEffects(effects: readonly Effect[] | undefined): number {
  if (!effects || effects.length === 0) return 0;
  const writer = new Writer();
  writer.effects(effects);
  writer.code.push(Op.End);
  return writer.place();
}

class Writer {
  readonly code: number[] = [];
  /** Operands that are addresses, relative until the code has its place. */
  private readonly addresses: number[] = [];
  /** Where the ways of an "or" begin. */
  private readonly ways: { at: number; effects: readonly Effect[] }[] = [];

  place(): number {
    const start = append(this.code.map(() => 0));
    for (const operand of this.addresses) this.code[operand]! += start;
    program.set(this.code, start);
    for (const { at, effects } of this.ways) {
      waysAt.set(start + at, { effects, definition: compiling.definition });
    }
    return start;
  }

  effects(effects: readonly Effect[]): void {
    for (const effect of effects) this.effect(effect);
  }

  private emit(...numbers: number[]): void {
    this.code.push(...numbers);
  }

  /** Leaves room for an address and returns how to fill it in. */
  private address(): () => void {
    const operand = this.code.push(0) - 1;
    this.addresses.push(operand);
    return () => {
      this.code[operand] = this.code.length;
    };
  }

  private backTo(target: number): void {
    this.addresses.push(this.code.push(target) - 1);
  }

  private effect(effect: Effect): void {
    switch (effect.do) {
      case 'aether':
        return this.emit(Op.Aether, aetherFor(effect.for), compileAmount(effect.n));
      case 'draw':
      case 'charge':
      case 'loseCharges':
      case 'gainLife':
      case 'suffer':
      case 'destroyTop':
        return this.emit(OF_PLAYER[effect.do], compileAmount(effect.n), SEATS[effect.who]);
      case 'take':
      case 'discard':
      case 'destroy':
      case 'return':
        return this.emit(Op.Pick, compileCards(effect.cards), ACTIONS[effect.do]);
      case 'focus':
        return this.emit(Op.Focus, effect.which === 'cheapest' ? 1 : 0, SEATS[effect.of]);
      case 'cast':
        return this.cast(effect);
      case 'to':
        return this.to(effect.player, effect.effects);
      case 'eachPlayer':
        return this.eachPlayer(effect.effects);
      case 'may':
        return this.may(effect.who, effect.effects);
      case 'when':
        return this.skipping([Op.JumpUnless, compileCondition(effect.if)], effect.effects);
      case 'ifDone':
        this.effect(effect.first);
        return this.skipping([Op.JumpUnlessDone], effect.effects);
      case 'oneOf':
        return this.oneOf(effect.who, effect.ways);
      case 'repeat':
        return this.repeat(compileAmount(effect.n), effect.effects);
      case 'strike':
        return this.repeatOp(effect.n, Op.Strike);
      case 'swarm':
        return this.repeatOp(effect.n, Op.Swarm);
      case 'turnCardBack':
        return this.emit(Op.TurnCardBack, effect.wild ? 1 : 0);
      case 'devour':
        return this.devour(effect);
      case 'gainFrom':
        return this.fromPile(effect.pile, effect.who, () =>
          this.emit(Op.GainFrom, SEATS[effect.who], WHERE[effect.to]),
        );
      case 'corrupt':
        return this.emit(Op.Corrupt, compileAmount(effect.n), SEATS[effect.who], WHERE[effect.to]);
      case 'shuffleDeck':
        return this.emit(Op.ShuffleDeck, SEATS[effect.who]);
      case 'topCard':
        return this.skipping([Op.TopCard, SEATS[effect.who]], effect.effects);
      case 'discardIt':
        return this.emit(Op.MoveIt, Action.Discard);
      case 'destroyIt':
        return this.emit(Op.MoveIt, Action.Destroy);
      case 'spend':
        throw new Error('æther is spent only to discard a power');
      default:
        return this.plain(effect);
    }
  }

  private plain(effect: Effect): void {
    if (Object.hasOwn(BARE, effect.do)) return this.emit(BARE[effect.do as keyof typeof BARE]);
    const { do: verb, n } = effect as { do: keyof typeof OF_AMOUNT; n: number };
    return this.emit(OF_AMOUNT[verb], compileAmount(n));
  }

  /** Operations whose last operand is the address behind the effects. */
  private skipping(head: number[], effects: readonly Effect[]): void {
    this.emit(...head);
    const behind = this.address();
    this.effects(effects);
    behind();
  }

  private cast({ cards, bonus = 0, twice }: Extract<Effect, { do: 'cast' }>): void {
    this.emit(Op.Pick, compileCards(cards), Action.Take, Op.JumpUnlessDone);
    const behind = this.address();
    this.emit(Op.Cast, bonus, twice ? 1 : 0);
    behind();
  }

  private to(player: Chosen, effects: readonly Effect[]): void {
    const behind = this.choose(player, effects);
    this.effects(effects);
    behind?.();
  }

  /** Leaves the address behind the effects open when they are lost without anybody who can do them. */
  private choose(player: Chosen, effects: readonly Effect[]): (() => void) | undefined {
    if (player.from === 'lowestLife') {
      this.emit(Op.Player, Choose.LowestLife, 0, 0, 1, 0);
      return undefined;
    }
    if ('most' in player) {
      this.emit(Op.Player, Choose.Most, ...compileMeasure(player.most), 1, 0);
      return undefined;
    }
    if (!player.can) {
      this.emit(Op.Player, AMONG[player.from], 0, 0, 1, 0);
      return undefined;
    }
    this.emit(Op.Player, AMONG[player.from] | Choose.Able, ...compileAbility(effects));
    if (effects.length === 1) return this.address();
    this.emit(0);
    return undefined;
  }

  private eachPlayer(effects: readonly Effect[]): void {
    this.emit(Op.EachPlayer);
    const body = this.code.length;
    this.effects(effects);
    this.emit(Op.NextPlayer);
    this.backTo(body);
  }

  private may(who: Player, effects: readonly Effect[]): void {
    this.emit(Op.May);
    const behind = this.address();
    this.emit(compileNeeds(effects, true), SEATS[who]);
    this.ways.push({ at: this.code.length, effects });
    this.effects(effects);
    behind();
  }

  private oneOf(who: Player, ways: readonly (readonly Effect[])[]): void {
    this.emit(Op.OneOf, SEATS[who], ways.length);
    const starts = ways.map((way) => {
      this.emit(compileNeeds(way));
      return this.address();
    });
    const ends = ways.map((way, i) => {
      starts[i]!();
      this.ways.push({ at: this.code.length, effects: way });
      this.effects(way);
      this.emit(Op.Jump);
      return this.address();
    });
    for (const end of ends) end();
  }

  private repeat(n: number, effects: readonly Effect[]): void {
    this.emit(Op.Times, n);
    const behind = this.address();
    const body = this.code.length;
    this.effects(effects);
    this.emit(Op.NextTime);
    this.backTo(body);
    behind();
  }

  private repeatOp(n: Amount, op: Op): void {
    if (n === 1) return this.emit(op);
    this.emit(Op.Times, compileAmount(n));
    const behind = this.address();
    const body = this.code.length;
    this.emit(op, Op.NextTime);
    this.backTo(body);
    behind();
    return undefined;
  }

  /** The cards that a missing pile does not give cost Gravehold as much as those that a short pile lacks. */
  private devour({ n, pile, orDamage }: Extract<Effect, { do: 'devour' }>): void {
    const amount = compileAmount(n);
    this.emit(...pileOp(pile, 'you'));
    const without = this.address();
    this.emit(Op.Devour, amount);
    if (!orDamage) return without();
    this.emit(Op.Jump);
    const behind = this.address();
    without();
    this.emit(Op.GraveholdSuffers, compileAmount({ amount: 'times', a: n, b: MISSING_CARD }));
    behind();
    return undefined;
  }

  private fromPile(pile: PileWord, who: Player, rest: () => void): void {
    this.emit(...pileOp(pile, who));
    const without = this.address();
    rest();
    without();
  }
}

const aetherFor = (only: 'gem' | 'spell' | undefined): number =>
  only === 'gem' ? Aether.Gem : only === 'spell' ? Aether.Spell : Aether.Any;

const pileOp = ({ pile, type, most }: PileWord, who: Player): number[] => [
  Op.Pile,
  PILES[pile],
  compileKinds(type),
  most ?? -1,
  SEATS[who],
];
