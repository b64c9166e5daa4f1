import { thirdPerson } from '../../../core/english.js';
import type { Player, Whose } from '../vocabulary.js';

/** Who is meant by the players of a text, and what was done last. */
export interface Scope {
  /** `you` on cards of the players, `the players` on those of a nemesis; `that player` who has done something. */
  you: string;
  them: string;
  /** One of what the last effect counted, such as `card discarded this way`. */
  did: string;
  /** The name of the card. */
  self: string;
}

export type Voice = 'you' | 'the players' | 'that player';

export const openScope = (self: string, you: Voice): Scope => ({
  you,
  them: 'that player',
  did: 'card chosen this way',
  self,
});

export function sayPlayer(player: Whose, scope: Scope): string {
  if (player === 'you') return scope.you;
  if (player === 'them') return scope.them;
  return player === 'active' ? 'the active player' : 'any player';
}

/** A clause about a player: an order to `you`, a statement about anybody else. */
export function clause(player: Player, scope: Scope, verb: string, rest: string): string {
  const subject = sayPlayer(player, scope);
  if (subject === 'you') return `${verb} ${rest}`.trim();
  return `${subject} ${subject === 'the players' ? verb : thirdPerson(verb)} ${rest}`.trim();
}

/** Whose something is. */
export function whose(player: Whose, scope: Scope): string {
  if (player === 'everyone') return "any player's";
  const subject = sayPlayer(player, scope);
  if (subject === 'you') return player === 'you' ? 'your' : 'their';
  return 'their';
}

export const plural = (n: number, one: string): string => {
  if (n === 1 || one.startsWith('damage') || one.startsWith('æther') || one.startsWith('life'))
    return `${n} ${one}`;
  return `${n} ${many(one)}`;
};

/** Several of it: the noun before any qualification takes the plural. */
export function many(one: string): string {
  const [noun, ...rest] = one.split(' ');
  if (rest.length > 0 && ['prepped', 'fury', 'empty', 'supply'].includes(noun!)) {
    return `${noun} ${many(rest.join(' '))}`;
  }
  const word = noun!.endsWith('y') ? `${noun!.slice(0, -1)}ies` : `${noun}s`;
  return [word, ...rest].join(' ');
}
