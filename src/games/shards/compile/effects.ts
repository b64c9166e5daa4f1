import { Label, Writer } from '../../../core/program.js';
import { Zone } from '../layout.js';
import { compiled, definitionOf } from '../pool.js';
import { CONDITIONS, CountBits, Op, RESOURCES, type Test, Trait } from '../program.js';
import type { Condition, Count, Effect, Faction, Filter, Kind } from '../vocabulary.js';

const TYPES: Readonly<Record<Kind, number>> = {
  ally: Trait.Ally,
  mercenary: Trait.Mercenary,
  champion: Trait.Champion,
};
export const FACTION_TRAITS: Readonly<Record<Faction, number>> = {
  homodeus: Trait.Homodeus,
  order: Trait.Order,
  undergrowth: Trait.Undergrowth,
  wraethe: Trait.Wraethe,
};

export const traitsFor = ({ faction, type }: Filter): number =>
  (faction ? FACTION_TRAITS[faction] : 0) | (type ? TYPES[type] : 0);

const ZONES = { champions: Zone.Champions, played: Zone.Played, discard: Zone.Discard } as const;

export const compileCount = (count: Count): number =>
  (ZONES[count.in] << CountBits.ZoneShift) | traitsFor(count);

/** The operations of some effects; 0 for none. */
export function compileEffects(effects: readonly Effect[] | undefined): number {
  if (!effects || effects.length === 0) return 0;
  const writer = new Writer(compiled);
  writeAll(writer, effects);
  writer.emit(Op.End);
  return writer.place();
}

function writeAll(writer: Writer, effects: readonly Effect[]): void {
  for (const effect of effects) write(writer, effect);
}

function testOf(condition: Condition): [test: Test, operand: number] {
  const test = CONDITIONS.indexOf(condition.if) as Test;
  switch (condition.if) {
    case 'mastery':
    case 'health':
      return [test, condition.n];
    case 'leader':
      return [test, definitionOf.get(condition.is)!];
    case 'count':
      return [test, compileCount(condition.of) | (condition.n << 16)];
    default:
      return [test, 0];
  }
}

function writeWhen(writer: Writer, condition: Condition, effects: readonly Effect[], end?: Label): void {
  const next = new Label();
  writer.emit(Op.Unless, ...testOf(condition), next);
  writeAll(writer, effects);
  if (end) writer.emit(Op.Jump, end);
  writer.here(next);
}

/** The last condition is looked at first. */
function writeInstead(writer: Writer, { effects, ways }: Extract<Effect, { do: 'instead' }>): void {
  const end = new Label();
  for (const way of [...ways].reverse()) writeWhen(writer, way.if, way.effects, end);
  writeAll(writer, effects);
  writer.here(end);
}

function writeGain(writer: Writer, { what, n, each }: Extract<Effect, { do: 'gain' }>): void {
  const resource = RESOURCES.indexOf(what);
  if (typeof n !== 'number') writer.emit(Op.GainMastery, resource, n === 'half' ? 2 : 1);
  else if (each) writer.emit(Op.GainEach, resource, n, compileCount(each));
  else writer.emit(Op.Gain, resource, n);
}

const PLAIN = {
  infinitePower: Op.InfinitePower,
  doublePower: Op.DoublePower,
  ignoreShields: Op.IgnoreShields,
  healthGivesPower: Op.HealthGivesPower,
  copyAgain: Op.CopyAgain,
  intoPlay: Op.IntoPlay,
} as const;

function write(writer: Writer, effect: Effect): void {
  switch (effect.do) {
    case 'gain':
      return writeGain(writer, effect);
    case 'when':
      return writeWhen(writer, effect.if, effect.effects);
    case 'instead':
      return writeInstead(writer, effect);
    case 'draw':
      return writer.emit(Op.Draw, effect.n);
    case 'banish':
      return writer.emit(Op.Banish, effect.n);
    case 'return':
      return writer.emit(Op.Return, traitsFor(effect.which), effect.n === 'all' ? 0 : effect.n);
    case 'destroy':
      return writer.emit(effect.n === 'all' ? Op.DestroyAll : Op.Destroy);
    case 'recruit':
      return writer.emit(Op.Recruit, effect.most, effect.to === 'hand' ? 1 : 0);
    case 'copy':
      return writer.emit(Op.Copy, traitsFor(effect.which));
    case 'copyAll':
      return writer.emit(Op.CopyAll, traitsFor(effect.which));
    case 'opponentLoses':
      return writer.emit(Op.OpponentLoses, effect.n);
    case 'drawLater':
      return writer.emit(Op.DrawLater, effect.damage, effect.n);
    default:
      return writer.emit(PLAIN[effect.do]);
  }
}
