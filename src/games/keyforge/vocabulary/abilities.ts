import type { Effect, Effects } from './effects.js';
import type { Modifier } from './modifiers.js';
import { type Condition, type Player, type Ref, self, type Tag, you } from './targets.js';

/** When a card does it: abilities and the events that they wait for. */

export type Event =
  | { event: 'played' | 'entersPlay'; filter: string; by: Player | 'anyone' }
  | {
      event: 'used' | 'fights' | 'destroyed' | 'discarded' | 'damaged';
      filter: string;
      by?: Player;
    }
  | { event: 'reaps'; filter: string; only?: 'first' }
  | { event: 'destroyedFighting'; filter: string; fighting: Ref | 'anyone'; by?: 'assault' | 'attack' }
  | { event: 'prevents' }
  | { event: 'forges'; by: Player | 'anyone' }
  | { event: 'choosesHouse'; by: Player | 'anyone'; house?: string }
  | { event: 'discards'; by: Player | 'anyone'; filter: string }
  | { event: 'attached'; filter: string; by: Player }
  | { event: 'gainsAmber'; by: Player; reaping: boolean }
  | { event: 'stolenFrom'; by: Player | 'anyone' }
  | { event: 'turnStarts' | 'cardsReadied' | 'turnEnds'; by: Player | 'anyone' };
/** `copy`: of another creature in play, but for its house. */
export type Entering = 'ready' | 'stunned' | 'opponent' | 'copy';
export type Ability =
  | { on: Tag[]; effects: Effect[] }
  | { after: Event; effects: Effect[] }
  | { before: Event; effects: Effect[] }
  | { instead: Event; if?: Condition; effects: Effect[] }
  | { whenever: Condition; effects: Effect[] }
  | { always: Modifier[]; over?: string; while?: Condition }
  | { enters: Entering; if?: Condition }
  | { playIf: Condition }
  | { playCost: number }
  | { orUpgrade: Ability[] };

export const on = (tags: string, ...effects: Effects): Ability => ({
  on: tags.split('/') as Tag[],
  effects: effects.flat(),
});
export const after = (event: Event, ...effects: Effects): Ability => ({
  after: event,
  effects: effects.flat(),
});
export const before = (event: Event, ...effects: Effects): Ability => ({
  before: event,
  effects: effects.flat(),
});
export const instead = (event: Event, ...effects: Effects): Ability => ({
  instead: event,
  effects: effects.flat(),
});
export const insteadIf = (event: Event, condition: Condition, ...effects: Effects): Ability => ({
  instead: event,
  if: condition,
  effects: effects.flat(),
});
/** A state check: as soon as the condition holds. */
export const whenever = (condition: Condition, ...effects: Effects): Ability => ({
  whenever: condition,
  effects: effects.flat(),
});
/** A constant ability that speaks of players, or of this card itself when the modifiers are a card's. */
export const always = (...modifiers: Modifier[]): Ability => ({ always: modifiers });
/** A constant ability over all cards that match. */
export const over = (filter: string, ...modifiers: Modifier[]): Ability => ({
  always: modifiers,
  over: filter,
});
export const onHost = (...modifiers: Modifier[]): Ability => over('host', ...modifiers);
export const onSelf = (...modifiers: Modifier[]): Ability => over('self', ...modifiers);
export const asLongAs = (condition: Condition, ability: Ability): Ability =>
  ({ ...ability, while: condition }) as Ability;
export const entersPlay = (how: Entering, condition?: Condition): Ability => ({
  enters: how,
  ...(condition ? { if: condition } : {}),
});
export const playIf = (condition: Condition): Ability => ({ playIf: condition });
export const playCost = (n: number): Ability => ({ playCost: n });
export const orUpgrade = (...abilities: Ability[]): Ability => ({ orUpgrade: abilities });

export const played = (filter: string, by: Player | 'anyone' = you): Event => ({
  event: 'played',
  filter,
  by,
});
export const enters = (filter: string): Event => ({ event: 'entersPlay', filter, by: 'anyone' });
export const used = (filter: string, by?: Player): Event => ({
  event: 'used',
  filter,
  ...(by ? { by } : {}),
});
export const fights = (filter: string): Event => ({ event: 'fights', filter });
/** `first`: no creature has reaped before it this turn. */
export const reaps = (filter: string, only?: 'first'): Event => ({
  event: 'reaps',
  filter,
  ...(only ? { only } : {}),
});
export const destroyed = (filter: string): Event => ({ event: 'destroyed', filter });
/** By the damage of the fight; by assault alone; or by either when that creature attacks. */
export const destroyedFighting = (
  filter: string,
  opponentCard: Ref | 'anyone' = self,
  by?: 'assault' | 'attack',
): Event => ({
  event: 'destroyedFighting',
  filter,
  fighting: opponentCard,
  ...(by ? { by } : {}),
});
/** From play to a discard pile. */
export const discarded = (filter: string): Event => ({ event: 'discarded', filter });
export const damaged = (filter: string): Event => ({ event: 'damaged', filter });
export const prevents: Event = { event: 'prevents' };
export const forges = (by: Player | 'anyone'): Event => ({ event: 'forges', by });
export const choosesHouse = (by: Player | 'anyone', house?: string): Event => ({
  event: 'choosesHouse',
  by,
  ...(house ? { house } : {}),
});
export const discards = (by: Player | 'anyone', filter: string): Event => ({ event: 'discards', by, filter });
/** By the player who controls the upgrade. */
export const attached = (filter: string): Event => ({ event: 'attached', filter, by: you });
export const gainsAmber = (by: Player, reaping = false): Event => ({ event: 'gainsAmber', by, reaping });
export const stolenFrom = (by: Player | 'anyone'): Event => ({ event: 'stolenFrom', by });
export const turnStarts = (by: Player | 'anyone'): Event => ({ event: 'turnStarts', by });
export const cardsReadied = (by: Player | 'anyone'): Event => ({ event: 'cardsReadied', by });
export const turnEnds = (by: Player | 'anyone'): Event => ({ event: 'turnEnds', by });
