import { Label, Writer } from '../../../core/program.js';
import { compiled } from '../pool.js';
import {
  Destination,
  Duration,
  FOR_DESTRUCTION,
  From,
  GUARD_AGAIN,
  GUARD_IT,
  GUARD_SELF,
  OPENLY,
  Op,
  RULE_GRANTED,
  RULE_OF_ITS_SOURCE,
  Seat,
  Select,
  Tag,
  Token,
  UseHow,
  Value,
  Who,
} from '../program.js';
import {
  type Duration as DurationWord,
  type Effect,
  OWN_NAMES,
  type OwnName,
  type Place,
  type Rule,
  type Selector,
  type Tag as TagWord,
  type Target,
  type UseHow as UseHowWord,
} from '../vocabulary.js';
import { compileFilter } from './filters.js';
import { compileAmount, compileCondition, compileSeat, WHO } from './values.js';

export const TAGS: Record<TagWord, number> = {
  Play: Tag.Play,
  Fight: Tag.Fight,
  Reap: Tag.Reap,
  Action: Tag.Action,
  Omni: Tag.Omni,
  Destroyed: Tag.Destroyed,
  'Before Fight': Tag.BeforeFight,
  'Leaves Play': Tag.LeavesPlay,
};
const TOKENS: Record<string, number> = {
  ready: Token.Ready,
  exhaust: Token.Exhaust,
  stun: Token.Stun,
  unstun: Token.Unstun,
  ward: Token.Ward,
  unward: Token.Unward,
  enrage: Token.Enrage,
};
const DESTINATIONS: Record<string, number> = {
  discard: Destination.Discard,
  hand: Destination.Hand,
  deckTop: Destination.DeckTop,
  shuffle: Destination.Shuffle,
  purge: Destination.Purge,
};
const USES: Record<UseHowWord, number> = {
  any: UseHow.Any,
  fight: UseHow.Fight,
  reap: UseHow.Reap,
  action: UseHow.Action,
};
const DURATIONS: Record<DurationWord, number> = {
  turn: Duration.Turn,
  opponentsNextTurn: Duration.OpponentsNextTurn,
  untilYourTurn: Duration.UntilYourTurn,
  endOfYourNextTurn: Duration.EndOfYourNextTurn,
  whileSelf: Duration.WhileSelf,
  whileControlled: Duration.WhileControlled,
};

/** How lasting effects get their abilities and modifiers compiled: given by the compiler of abilities. */
export type CompileRule = (rule: Rule, over: string | undefined) => number;

type LastingEffect = Extract<Effect, { do: 'lasting' }>;

/** Whether it makes a difference which copy of its card a lasting rule comes from. */
function speaksOfSource(effect: LastingEffect, rule: Rule): boolean {
  if (effect.for === 'whileSelf') return true;
  const words = effect.to ? /granter/ : /self|other|host|foe|granter|"own"/;
  return words.test(JSON.stringify([effect.over, rule]));
}

/** Compiles the effects of one ability into operations and returns where they start in the program. */
export function compileEffects(effects: Effect[], rule: CompileRule, untag = false): number {
  const writer = new EffectWriter(rule);
  if (untag) writer.emit(Op.Untag);
  writer.effects(effects);
  writer.emit(Op.End);
  return writer.place();
}

class EffectWriter extends Writer {
  private readonly start = this.here();
  private loops = 0;
  /** A card has been revealed, which the ability then calls "it". */
  private revealed = false;

  constructor(private readonly rule: CompileRule) {
    super(compiled);
  }

  effects(effects: readonly Effect[]): void {
    for (const effect of effects) this.effect(effect);
  }

  /** Writes the choosing of a target and returns how the operation then refers to it. */
  private target(target: Target, purpose = 0): number {
    if (typeof target === 'string') return WHO[target];
    this.select(target, purpose);
    return Who.Those;
  }

  private select(target: Target, add: number): void {
    if (target === 'those' && (add & 1) === 0) return;
    if (typeof target === 'string') {
      this.emit(Op.SelectWho, WHO[target], add & 1);
    } else if (target.choose === 'with') {
      this.select(target.first, add);
      this.select(target.then, add | 1);
    } else if (target.choose === 'top') {
      this.emit(
        Op.SelectTop,
        compileAmount(target.n),
        compileSeat(target.of),
        target.pile === 'discard' ? 1 : 0,
        add & 1,
      );
    } else {
      this.choose(target, add);
    }
  }

  private choose(target: Exclude<Selector, { choose: 'with' | 'top' }>, add: number): void {
    if (target.choose === 'each' && target.except) {
      this.select(target.except, 0);
      this.emit(Op.Keep);
    }
    const mode = {
      a: Select.A,
      upTo: Select.UpTo,
      any: Select.Any,
      each: Select.Each,
      random: Select.Random,
      most: Select.Most,
      least: Select.Least,
    }[target.choose];
    const n = 'n' in target ? compileAmount(target.n) : Value.All;
    this.emit(Op.Select, mode, compileFilter(target.filter), n, add);
    if (target.choose === 'each' && target.except) this.emit(Op.Without);
  }

  /** Two groups: the first is kept aside while the second is chosen. */
  private pair(first: Target, second: Target): [number, number] {
    let a = this.target(first);
    if (a === Who.Those) {
      this.emit(Op.Keep);
      a = Who.Earlier;
    }
    return [a, this.target(second)];
  }

  private effect(effect: Effect): void {
    switch (effect.do) {
      case 'damage':
        this.emit(
          Op.Damage,
          compileAmount(effect.n),
          this.target(effect.to),
          effect.splash ?? 0,
          effect.throughArmor ? 1 : 0,
        );
        return;
      case 'divide':
        this.emit(Op.Divide, compileAmount(effect.n), compileFilter(effect.filter));
        return;
      case 'heal':
        this.emit(Op.Heal, compileAmount(effect.n), this.target(effect.to), effect.upTo ? 1 : 0);
        return;
      case 'destroy':
        this.emit(Op.Destroy, this.target(effect.what, FOR_DESTRUCTION));
        return;
      case 'ready':
      case 'exhaust':
      case 'stun':
      case 'unstun':
      case 'ward':
      case 'unward':
      case 'enrage':
        this.emit(Op.Token, TOKENS[effect.do]!, this.target(effect.what));
        return;
      case 'exalt':
        this.emit(Op.Exalt, effect.n, this.target(effect.what));
        return;
      case 'power':
        this.emit(Op.PowerCounters, compileAmount(effect.n), this.target(effect.what));
        return;
      case 'counter':
        this.emit(
          Op.Counters,
          effect.kind === 'doom' ? 1 : 0,
          compileAmount(effect.n),
          this.target(effect.what),
        );
        return;
      case 'uncounter': {
        const what = this.target(effect.what);
        const kind = effect.kind === 'power' ? 2 : effect.kind === 'doom' ? 1 : 0;
        this.emit(Op.Uncounter, kind, compileAmount(effect.n), what);
        return;
      }
      case 'gain':
        this.emit(Op.Gain, compileAmount(effect.n), compileSeat(effect.who));
        return;
      case 'lose':
        this.emit(Op.Lose, compileAmount(effect.n), compileSeat(effect.who));
        return;
      case 'steal':
        this.emit(Op.Steal, compileAmount(effect.n), compileSeat(effect.by));
        return;
      case 'capture': {
        const by = this.target(effect.by);
        const from = effect.from === 'controller' ? From.Controller : compileSeat(effect.from);
        this.emit(Op.Capture, compileAmount(effect.n), by, from);
        return;
      }
      case 'moveAmber':
        this.moveAmber(effect);
        return;
      case 'draw':
        this.emit(Op.Draw, compileAmount(effect.n), compileSeat(effect.who));
        return;
      case 'chains':
        this.emit(Op.Chains, compileAmount(effect.n), compileSeat(effect.who));
        return;
      case 'refill':
        this.emit(Op.Refill, compileSeat(effect.who));
        return;
      case 'forge':
        this.emit(Op.Forge, compileAmount(effect.cost));
        return;
      case 'unforge':
        this.emit(Op.Unforge, compileSeat(effect.who));
        return;
      case 'discard':
      case 'hand':
      case 'deckTop':
      case 'shuffle':
      case 'purge':
        this.emit(Op.Move, DESTINATIONS[effect.do]!, this.target(effect.what), 0);
        return;
      case 'archive': {
        const what = this.target(effect.what);
        const into = effect.into === 'owner' ? Seat.Anyone : compileSeat(effect.into);
        const open = this.revealed && effect.what === 'it' ? OPENLY : 0;
        this.emit(Op.Move, Destination.Archive, what, into | open);
        return;
      }
      case 'under':
        this.emit(Op.Under, this.target(effect.what), effect.faceUp ? 1 : 0);
        return;
      case 'putIntoPlay':
        this.emit(Op.PutIntoPlay, this.target(effect.what), compileSeat(effect.who));
        return;
      case 'discardUntil':
        this.emit(Op.DiscardUntil, compileSeat(effect.who), compileFilter(effect.filter));
        return;
      case 'search':
        this.search(effect);
        return;
      case 'reveal':
        this.emit(Op.Reveal, this.target(effect.what));
        this.revealed = true;
        return;
      case 'look':
        this.emit(Op.Look, this.target(effect.what));
        return;
      case 'pick':
        this.select(effect.what, 0);
        this.emit(Op.Done);
        return;
      case 'orderTop':
        this.emit(Op.OrderTop, effect.n);
        return;
      case 'play':
        this.emit(Op.Play, this.target(effect.what), effect.asYours ? 1 : 0, effect.enters ? 1 : 0);
        return;
      case 'use':
        this.emit(
          Op.Use,
          this.target(effect.what),
          USES[effect.how],
          effect.ready ? 1 : 0,
          effect.asYours ? 1 : 0,
        );
        return;
      case 'trigger':
        this.emit(Op.Trigger, TAGS[effect.tag], this.target(effect.what), effect.asYours ? 1 : 0);
        return;
      case 'control':
        this.emit(Op.Control, this.target(effect.what), compileSeat(effect.who), effect.while ? 1 : 0);
        return;
      case 'swap':
        this.emit(Op.Swap, ...this.pair(effect.a, effect.b));
        return;
      case 'moveTo':
        this.emit(Op.MoveTo, this.target(effect.what), effect.place === 'anywhere' ? 1 : 0);
        return;
      case 'attach':
        this.emit(Op.Attach, ...this.pair(effect.what, effect.to));
        return;
      case 'lasting':
        this.lasting(effect);
        return;
      case 'name':
        this.name(effect);
        return;
      case 'when':
        this.when(effect);
        return;
      case 'ifDone': {
        const behind = new Label();
        this.effects(effect.first);
        this.emit(Op.JumpUnlessDone, behind);
        this.effects(effect.then);
        this.here(behind);
        return;
      }
      case 'may': {
        const behind = new Label();
        this.emit(Op.May, behind, guardOf(effect.effects));
        this.effects(effect.effects);
        this.here(behind);
        return;
      }
      case 'choose':
        this.ways(effect.ways);
        return;
      case 'times': {
        const behind = new Label();
        this.emit(Op.Times, compileAmount(effect.n), behind);
        this.loop(Op.NextTime, effect.effects);
        this.here(behind);
        return;
      }
      case 'forEach':
        this.forEach(effect);
        return;
      case 'again':
        this.emit(Op.Again, this.start);
        return;
      case 'cancelFight':
        this.emit(Op.CancelFight);
        return;
      case 'own':
        this.emit(Op.Own, ownNumber(effect.name));
        return;
    }
  }

  private moveAmber(effect: Extract<Effect, { do: 'moveAmber' }>): void {
    let from = this.amberEnd(effect.from);
    if (from === Who.Those && !isPlace(effect.to) && typeof effect.to !== 'string') {
      this.emit(Op.Keep);
      from = Who.Earlier;
    }
    const to = this.amberEnd(effect.to);
    this.emit(Op.MoveAmber, compileAmount(effect.n), from, to);
  }

  private amberEnd(end: Target | Place): number {
    if (end === 'supply') return From.Supply;
    if (typeof end === 'object' && 'pool' in end) return From.Pool + compileSeat(end.pool);
    return this.target(end);
  }

  private search(effect: Extract<Effect, { do: 'search' }>): void {
    const zones = effect.zones
      .split('+')
      .map((zone) => `in:${zone}`)
      .join('|');
    const filter = compileFilter(`${effect.filter} ${zones} of:you`);
    const mode = effect.n === 'all' ? Select.Any : Select.UpTo;
    this.emit(Op.Select, mode, filter, compileAmount(effect.n), 0);
    this.emit(Op.Search, effect.zones.includes('deck') ? 1 : 0, effect.reveal ? 1 : 0);
  }

  private lasting(effect: LastingEffect): void {
    if (effect.to) this.select(effect.to, 0);
    for (const rule of effect.rules) {
      const how = (effect.to ? RULE_GRANTED : 0) | (speaksOfSource(effect, rule) ? RULE_OF_ITS_SOURCE : 0);
      this.emit(Op.Lasting, DURATIONS[effect.for], this.rule(rule, effect.over), how);
    }
  }

  private name(effect: Extract<Effect, { do: 'name' }>): void {
    if (effect.what === 'house') this.emit(Op.NameHouse, effect.among === 'opponent' ? 1 : 0);
    else if (effect.what === 'number') this.emit(Op.NameNumber);
    else this.emit(Op.NameTrait);
  }

  private when(effect: Extract<Effect, { do: 'when' }>): void {
    const otherwise = new Label();
    this.emit(Op.JumpUnless, compileCondition(effect.if), otherwise);
    this.effects(effect.then);
    if (effect.else.length === 0) {
      this.here(otherwise);
      return;
    }
    const behind = new Label();
    this.emit(Op.Jump, behind);
    this.here(otherwise);
    this.effects(effect.else);
    this.here(behind);
  }

  private ways(ways: Effect[][]): void {
    const starts = ways.map(() => new Label());
    const behind = new Label();
    this.emitWays(
      Op.Choice,
      [],
      starts.map((start) => [start]),
    );
    ways.forEach((way, index) => {
      this.here(starts[index]);
      this.effects(way);
      this.emit(Op.Jump, behind);
    });
    this.here(behind);
  }

  /** One loop register per frame, so loops don't nest; none of the cards asks for it. */
  private loop(next: Op, effects: Effect[]): void {
    if (this.loops++ > 0) throw new Error('a loop within a loop');
    const body = this.here();
    this.effects(effects);
    this.emit(next, body);
    this.loops--;
  }

  private forEach(effect: Extract<Effect, { do: 'forEach' }>): void {
    const { what } = effect;
    const kind = what === 'players' ? 'players' : what === 'houses' ? 'houses' : 'cards';
    if (kind === 'cards') this.select(what as Target, 0);
    const [begin, next] = {
      cards: [Op.EachCard, Op.NextCard] as const,
      players: [Op.EachPlayer, Op.NextPlayer] as const,
      houses: [Op.EachHouse, Op.NextHouse] as const,
    }[kind];
    const behind = new Label();
    this.emit(begin, behind);
    this.loop(next, effect.effects);
    this.here(behind);
  }
}

const isPlace = (end: Target | Place): end is Place =>
  end === 'supply' || (typeof end === 'object' && 'pool' in end);

/** An optional effect is not offered when there is nothing it can be done to; -1 stands for forging a key. */
function guardOf(effects: readonly Effect[]): number {
  const first = effects[0];
  if (!first) return 0;
  if (first.do === 'forge') return -1;
  if (first.do === 'again') return GUARD_AGAIN;
  if (first.do === 'ifDone') return guardOf(first.first);
  if (isDoneTo(first, 'it')) return GUARD_IT;
  if (isDoneTo(first, 'self')) return GUARD_SELF;
  const target = firstTarget(first);
  if (!target || typeof target === 'string') return 0;
  if (target.choose === 'with' || target.choose === 'top') return 0;
  return compileFilter(target.filter);
}

const isDoneTo = (effect: Effect, card: 'it' | 'self'): boolean =>
  ('what' in effect && effect.what === card) || ('to' in effect && effect.to === card);

function firstTarget(effect: Effect): Target | undefined {
  if ('to' in effect && effect.do !== 'moveAmber' && effect.do !== 'attach') return effect.to;
  if ('what' in effect && typeof effect.what !== 'string') return effect.what as Target;
  if ('by' in effect && effect.do === 'capture') return effect.by;
  return undefined;
}

function ownNumber(name: OwnName): number {
  const number = OWN_NAMES.indexOf(name);
  if (number < 0) throw new Error(`no procedure is called "${name}"`);
  return number;
}
