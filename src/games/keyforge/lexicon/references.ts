import { Comparison, Seat, Tag, Who } from '../program.js';
import type { Comparison as ComparisonWord, Player, Ref, Tag as TagWord } from '../vocabulary.js';

/** The numbers of cards, players, tags and comparisons that words speak of. */

export const WHO: Record<Ref, number> = {
  those: Who.Those,
  self: Who.Self,
  it: Who.It,
  host: Who.Host,
  foe: Who.Foe,
  subject: Who.Subject,
  granter: Who.Granter,
  kept: Who.Earlier,
};

/** `one` and `itsOwner` are words of filters. */
export const SEATS: Record<Extract<Player, string> | 'anyone' | 'one' | 'itsOwner', number> = {
  you: Seat.You,
  opponent: Seat.Opponent,
  both: Seat.Both,
  active: Seat.Active,
  player: Seat.Player,
  subjectPlayer: Seat.SubjectPlayer,
  anyone: Seat.Anyone,
  one: Seat.One,
  itsOwner: Seat.Owner + Who.It,
};

export function seatOf(player: Player | 'anyone'): number {
  if (typeof player === 'string') return SEATS[player];
  const base = { controller: Seat.Controller, owner: Seat.Owner, opponent: Seat.OpponentOf }[player.of];
  return base + WHO[player.card];
}

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

export const tagBits = (tags: readonly TagWord[]): number => tags.reduce((bits, tag) => bits | TAGS[tag], 0);

export const COMPARISONS: Record<ComparisonWord, number> = {
  '=': Comparison.Equal,
  '>=': Comparison.AtLeast,
  '<=': Comparison.AtMost,
  '>': Comparison.More,
  '<': Comparison.Less,
};
