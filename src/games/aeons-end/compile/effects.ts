import { Label, Writer } from '../../../core/program.js';
import { compiled, compiling, waysAt } from '../pool.js';
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
  const writer = new EffectWriter(compiled);
  writer.effects(effects);
  writer.emit(Op.End);
  return writer.place();
}

class EffectWriter extends Writer {
  /** Where the ways of an "or" and the effects of a "may" begin. */
  private readonly ways: { start: Label; effects: readonly Effect[] }[] = [];

  override place(): number {
    const start = super.place();
    for (const { start: way, effects } of this.ways) {
      waysAt.set(start + way.at, { effects, definition: compiling.definition });
    }
    return start;
  }

  effects(effects: readonly Effect[]): void {
    for (const effect of effects) this.effect(effect);
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
        return this.skipping(effect.effects, Op.JumpUnless, compileCondition(effect.if));
      case 'ifDone':
        this.effect(effect.first);
        return this.skipping(effect.effects, Op.JumpUnlessDone);
      case 'oneOf':
        return this.oneOf(effect.who, effect.ways);
      case 'repeat':
        return this.repeat(effect.n, () => this.effects(effect.effects));
      case 'strike':
        return this.repeatOp(effect.n, Op.Strike);
      case 'swarm':
        return this.repeatOp(effect.n, Op.Swarm);
      case 'turnCardBack':
        return this.emit(Op.TurnCardBack, effect.wild ? 1 : 0);
      case 'devour':
        return this.devour(effect);
      case 'gainFrom':
        return this.gainFrom(effect);
      case 'corrupt':
        return this.emit(Op.Corrupt, compileAmount(effect.n), SEATS[effect.who], WHERE[effect.to]);
      case 'shuffleDeck':
        return this.emit(Op.ShuffleDeck, SEATS[effect.who]);
      case 'topCard':
        return this.skipping(effect.effects, Op.TopCard, SEATS[effect.who]);
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

  /** Operations whose last operand is the address after the effects. */
  private skipping(effects: readonly Effect[], op: Op, ...operands: number[]): void {
    const behind = new Label();
    this.emit(op, ...operands, behind);
    this.effects(effects);
    this.here(behind);
  }

  private cast({ cards, bonus = 0, twice }: Extract<Effect, { do: 'cast' }>): void {
    const behind = new Label();
    this.emit(Op.Pick, compileCards(cards), Action.Take);
    this.emit(Op.JumpUnlessDone, behind);
    this.emit(Op.Cast, bonus, twice ? 1 : 0);
    this.here(behind);
  }

  /** An effect of nothing else is skipped without anybody who can do it. */
  private to(player: Chosen, effects: readonly Effect[]): void {
    const behind = new Label();
    const skipped = 'can' in player && effects.length === 1;
    this.emit(Op.Player, ...compileChosen(player, effects), skipped ? behind : 0);
    this.effects(effects);
    this.here(behind);
  }

  private eachPlayer(effects: readonly Effect[]): void {
    this.emit(Op.EachPlayer);
    const body = this.here();
    this.effects(effects);
    this.emit(Op.NextPlayer, body);
  }

  private may(who: Player, effects: readonly Effect[]): void {
    const behind = new Label();
    this.emit(Op.May, behind, compileNeeds(effects, true), SEATS[who]);
    this.ways.push({ start: this.here(), effects });
    this.effects(effects);
    this.here(behind);
  }

  private oneOf(who: Player, ways: readonly (readonly Effect[])[]): void {
    const starts = ways.map(() => new Label());
    const behind = new Label();
    const heads = ways.map((way, i) => [compileNeeds(way), starts[i]!]);
    this.emitWays(Op.OneOf, [SEATS[who]], heads);
    ways.forEach((way, i) => {
      this.ways.push({ start: this.here(starts[i]), effects: way });
      this.effects(way);
      this.emit(Op.Jump, behind);
    });
    this.here(behind);
  }

  private repeat(n: Amount, write: () => void): void {
    const behind = new Label();
    this.emit(Op.Times, compileAmount(n), behind);
    const body = this.here();
    write();
    this.emit(Op.NextTime, body);
    this.here(behind);
  }

  private repeatOp(n: Amount, op: Op): void {
    return n === 1 ? this.emit(op) : this.repeat(n, () => this.emit(op));
  }

  /** The cards that a missing pile does not give cost Gravehold as much as those that a short pile lacks. */
  private devour({ n, pile, orDamage }: Extract<Effect, { do: 'devour' }>): void {
    const amount = compileAmount(n);
    const without = new Label();
    const behind = new Label();
    this.emit(Op.Pile, ...compilePile(pile, 'you'), without);
    this.emit(Op.Devour, amount);
    if (orDamage) this.emit(Op.Jump, behind);
    this.here(without);
    if (orDamage) this.emit(Op.GraveholdSuffers, compileAmount({ amount: 'times', a: n, b: MISSING_CARD }));
    this.here(behind);
  }

  private gainFrom({ pile, to, who }: Extract<Effect, { do: 'gainFrom' }>): void {
    const without = new Label();
    this.emit(Op.Pile, ...compilePile(pile, who), without);
    this.emit(Op.GainFrom, SEATS[who], WHERE[to]);
    this.here(without);
  }
}

/** Choose, Measure, its argument, how much of it is enough. */
function compileChosen(player: Chosen, effects: readonly Effect[]): [number, number, number, number] {
  if (player.from === 'lowestLife') return [Choose.LowestLife, 0, 0, 1];
  if ('most' in player) return [Choose.Most, ...compileMeasure(player.most), 1];
  if (!player.can) return [AMONG[player.from], 0, 0, 1];
  return [AMONG[player.from] | Choose.Able, ...compileAbility(effects)];
}

const aetherFor = (only: 'gem' | 'spell' | undefined): number =>
  only === 'gem' ? Aether.Gem : only === 'spell' ? Aether.Spell : Aether.Any;

const compilePile = ({ pile, type, most }: PileWord, who: Player): number[] => [
  PILES[pile],
  compileKinds(type),
  most ?? -1,
  SEATS[who],
];
