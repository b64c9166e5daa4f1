import { agree, noun } from '../../../core/english.js';
import { Event } from '../layout.js';
import { AbilityFlag } from '../pool.js';
import { damage, did, type Player, purge, self, subject, type Event as Waited } from '../vocabulary.js';
import { kindOf, oneOf, particularCard } from '../words/filters.js';
import { AMBER } from '../words/nouns.js';
import { type Scope, sayHouse, sayOf, sayPlayer, sayPlayers, sayRef, their } from '../words/scope.js';
import { houseCode } from './qualities.js';
import type { EventOf, EventWord, EventWords, Happening } from './word.js';

type By = Player | 'anyone';

const happening = (who: string, verb: string, rest = ''): Happening => ({ who, verb, rest });

const anyPlayer = (by: By, scope: Scope): string => (by === 'anyone' ? 'a player' : sayPlayer(by, scope));

const whose = (by: By): Player => (by === 'anyone' ? 'opponent' : by);

/** Says the card of the event, which later words may call "it". */
function subjectOf(filter: string, participle: string, scope: Scope): string {
  const card = particularCard(filter);
  const text = oneOf(filter, scope);
  scope.subject = card ? text : { noun: noun(kindOf(filter).one), participle };
  return text;
}

/** Something that a card that fits does or undergoes. */
const ofCard = (
  after: Event,
  participle: string,
  verb: string,
  rest = '',
): EventWord<{ filter: string }> => ({
  after,
  say: ({ filter }, scope) => happening(subjectOf(filter, participle, scope), verb, rest),
});

function killer(event: EventOf<'destroyedFighting'>, scope: Scope): string {
  if (event.fighting === 'anyone') return 'in a fight';
  if (event.by === 'assault') return `by ${sayOf(event.fighting, 'assault damage', scope)}`;
  if (event.by === 'attack') return `by ${sayOf(event.fighting, 'attack', scope)}`;
  return `fighting ${sayRef(event.fighting, scope)}`;
}

/** A moment of a player's turn: "at the end of your turn". */
const moment = (after: Event, at: 'start' | 'end', part: string): EventWord<{ by: By }> => {
  const words = (by: By, scope: Scope): string => {
    if (by === 'active') return `the ${part}`;
    return `${by === 'anyone' ? "each player's" : sayPlayers(by, scope)} ${part}`;
  };
  return {
    after,
    say: ({ by }, scope) => happening(words(by, scope), at === 'start' ? 'begin' : 'end'),
    opening: ({ by }, scope) => `at the ${at} of ${words(by, scope)}`,
  };
};

/** What an ability may wait for, come before or replace. */
const EVENTS: EventWords = {
  played: {
    after: Event.Played,
    before: Event.BeforePlayed,
    say({ by, filter }, scope) {
      const what = subjectOf(filter, 'played', scope);
      return by === 'anyone'
        ? happening(what, 'be', 'played')
        : happening(sayPlayer(by, scope), 'play', what);
    },
  },
  entersPlay: ofCard(Event.EntersPlay, 'entering', 'enter', 'play'),
  used: {
    after: Event.Used,
    say({ by, filter }, scope) {
      const what = subjectOf(filter, 'used', scope);
      return by ? happening(sayPlayer(by, scope), 'use', what) : happening(what, 'be', 'used');
    },
  },
  fights: { ...ofCard(Event.Fights, 'fighting', 'fight'), before: Event.BeforeFights },
  reaps: {
    ...ofCard(Event.Reaps, 'reaping', 'reap'),
    flags: ({ only }) => (only ? AbilityFlag.First : 0),
    opening({ filter, only }, scope) {
      const reaping = `after ${subjectOf(filter, 'reaping', scope)} reaps`;
      return only ? `${reaping}, if it is the first creature to reap this turn` : reaping;
    },
  },
  destroyed: ofCard(Event.Destroyed, 'destroyed', 'be', 'destroyed'),
  discarded: {
    instead: Event.InsteadLeaves,
    replacement: purge(subject),
    say: ({ filter }, scope) =>
      happening(subjectOf(filter, 'discarded', scope), 'be', 'put into a discard pile from play'),
  },
  damaged: {
    ...ofCard(Event.Damaged, 'damaged', 'be', 'dealt damage'),
    instead: Event.InsteadDamaged,
    replacement: damage(did, self),
  },
  destroyedFighting: {
    after: Event.DestroyedFighting,
    flags: ({ by, fighting }) =>
      (by === 'assault' ? AbilityFlag.Assault : by === 'attack' ? AbilityFlag.Attack : 0) |
      (fighting === 'anyone' ? AbilityFlag.AnyFight : 0),
    say: (event, scope) =>
      happening(subjectOf(event.filter, 'destroyed', scope), 'be', `destroyed ${killer(event, scope)}`),
  },
  prevents: {
    after: Event.Prevents,
    say: (_, scope) => happening(sayOf('self', 'armor', scope), 'prevent', 'damage'),
  },
  forges: {
    after: Event.Forges,
    before: Event.BeforeForges,
    /** Nothing else tells what the key has cost. */
    say({ by }, scope) {
      scope.did = { of: AMBER, done: 'spent on that key', unsaid: true };
      return happening(anyPlayer(by, scope), 'forge', 'a key');
    },
  },
  choosesHouse: {
    after: Event.ChoosesHouse,
    argument: ({ house }) => (house ? houseCode(house) + 1 : 0),
    say({ by, house }, scope) {
      const active = `${their(whose(by))} active house`;
      const chosen = house ? `${sayHouse(house, scope)} as ${active}` : active;
      return happening(anyPlayer(by, scope), 'choose', chosen);
    },
  },
  discards: {
    after: Event.Discards,
    say({ by, filter }, scope) {
      const who = anyPlayer(by, scope);
      const card = subjectOf(filter, 'discarded', scope);
      return happening(who, 'discard', `${card} from ${their(whose(by))} hand`);
    },
  },
  attached: {
    after: Event.Attached,
    say: ({ by, filter }, scope) =>
      happening(sayPlayer(by, scope), 'attach', `${scope.self} to ${subjectOf(filter, 'upgraded', scope)}`),
  },
  gainsAmber: {
    after: Event.GainsAmber,
    instead: Event.InsteadGainsAmber,
    flags: ({ reaping }) => (reaping ? AbilityFlag.Reaping : 0),
    say: ({ by, reaping }, scope) =>
      reaping
        ? happening(sayPlayer(by, scope), 'gain', 'æmber by reaping')
        : happening('æmber', 'be', `added to ${sayPlayers(by, scope)} pool`),
  },
  stolenFrom: {
    after: Event.StolenFrom,
    instead: Event.InsteadStolen,
    say: ({ by }, scope) =>
      happening('æmber', 'be', `stolen from ${by === 'anyone' ? 'a player' : sayPlayer(by, scope)}`),
  },
  turnStarts: moment(Event.TurnStarts, 'start', 'turn'),
  cardsReadied: moment(Event.CardsReadied, 'end', '"ready cards" step'),
  turnEnds: moment(Event.TurnEnds, 'end', 'turn'),
};

export const eventWord = (event: Waited): EventWord => EVENTS[event.event] as EventWord;

export function sayEvent(event: Waited, scope: Scope): string {
  const { who, verb, rest } = eventWord(event).say(event, scope);
  return `${who} ${agree(who, verb)} ${rest}`.trim();
}

export function sayWould(event: Waited, scope: Scope): string {
  const { who, verb, rest } = eventWord(event).say(event, scope);
  return `${who} would ${verb} ${rest}`.trim();
}

/** How an ability opens that waits for the event: "after a creature reaps", "at the end of your turn". */
export const sayAfter = (event: Waited, scope: Scope): string =>
  eventWord(event).opening?.(event, scope) ?? `after ${sayEvent(event, scope)}`;
