import { agree, noun } from '../../../core/english.js';
import type { Event, Player } from '../vocabulary.js';
import { kindOf, oneOf, particularCard } from './filters.js';
import { AMBER } from './nouns.js';
import { type Scope, sayHouse, sayOf, sayPlayer, sayPlayers, sayRef, their } from './scope.js';

/** An event as a clause: it happens ("is destroyed"), or would have ("would be destroyed"). */
interface Happening {
  who: string;
  verb: string;
  rest: string;
}

const happening = (who: string, verb: string, rest = ''): Happening => ({ who, verb, rest });

export function sayEvent(event: Event, scope: Scope): string {
  const { who, verb, rest } = sayHappening(event, scope);
  return `${who} ${agree(who, verb)} ${rest}`.trim();
}

export function sayWould(event: Event, scope: Scope): string {
  const { who, verb, rest } = sayHappening(event, scope);
  return `${who} would ${verb} ${rest}`.trim();
}

/** How an ability opens that waits for the event: "after a creature reaps", "at the end of your turn". */
export function sayAfter(event: Event, scope: Scope): string {
  if (event.event === 'turnStarts') return `at the start of ${turnOf(event.by, scope)} turn`;
  if (event.event === 'turnEnds') return `at the end of ${turnOf(event.by, scope)} turn`;
  if (event.event === 'cardsReadied') return `at the end of ${turnOf(event.by, scope)} "ready cards" step`;
  return `after ${sayEvent(event, scope)}`;
}

const turnOf = (by: Player | 'anyone', scope: Scope): string =>
  by === 'anyone' ? "each player's" : sayPlayers(by, scope);

const anyPlayer = (by: Player | 'anyone', scope: Scope): string =>
  by === 'anyone' ? 'a player' : sayPlayer(by, scope);

function sayHappening(event: Event, scope: Scope): Happening {
  switch (event.event) {
    case 'played':
      return byPlayer(event.by, 'play', event.filter, 'played', scope);
    case 'entersPlay':
      return happening(subjectOf(event.filter, 'entering', scope), 'enter', 'play');
    case 'used':
      return event.by
        ? byPlayer(event.by, 'use', event.filter, 'used', scope)
        : happening(subjectOf(event.filter, 'used', scope), 'be', 'used');
    case 'fights':
      return happening(subjectOf(event.filter, 'fighting', scope), 'fight');
    case 'reaps':
      return happening(subjectOf(event.filter, 'reaping', scope), 'reap');
    case 'destroyed':
      return happening(subjectOf(event.filter, 'destroyed', scope), 'be', 'destroyed');
    case 'discarded':
      return happening(
        subjectOf(event.filter, 'discarded', scope),
        'be',
        'put into a discard pile from play',
      );
    case 'damaged':
      return happening(subjectOf(event.filter, 'damaged', scope), 'be', 'dealt damage');
    case 'destroyedFighting':
      return happening(
        subjectOf(event.filter, 'destroyed', scope),
        'be',
        `destroyed ${killer(event, scope)}`,
      );
    case 'prevents':
      return happening(sayOf('self', 'armor', scope), 'prevent', 'damage');
    case 'forges':
      return forging(event.by, scope);
    case 'choosesHouse':
      return happening(anyPlayer(event.by, scope), 'choose', chosenHouse(event, scope));
    case 'discards':
      return happening(
        anyPlayer(event.by, scope),
        'discard',
        `${subjectOf(event.filter, 'discarded', scope)} from ${their(whose(event.by))} hand`,
      );
    case 'attached':
      return happening(scope.self, 'be', `attached to ${subjectOf(event.filter, 'upgraded', scope)}`);
    case 'gainsAmber':
      return event.reaping
        ? happening(sayPlayer(event.by, scope), 'gain', 'æmber by reaping')
        : happening('æmber', 'be', `added to ${sayPlayers(event.by, scope)} pool`);
    case 'stolenFrom':
      return happening(
        'æmber',
        'be',
        event.by === 'anyone' ? 'stolen' : `stolen from ${sayPlayer(event.by, scope)}`,
      );
    case 'turnStarts':
    case 'turnEnds':
      return happening(`${turnOf(event.by, scope)} turn`, event.event === 'turnStarts' ? 'begin' : 'end');
    case 'cardsReadied':
      return happening(`${turnOf(event.by, scope)} "ready cards" step`, 'end');
  }
}

/** Nothing else tells what the key has cost. */
function forging(by: Player | 'anyone', scope: Scope): Happening {
  scope.did = { of: AMBER, done: 'spent on that key', unsaid: true };
  return happening(anyPlayer(by, scope), 'forge', 'a key');
}

const whose = (by: Player | 'anyone'): Player => (by === 'anyone' ? 'opponent' : by);

function byPlayer(
  by: Player | 'anyone',
  verb: string,
  filter: string,
  participle: string,
  scope: Scope,
): Happening {
  const what = subjectOf(filter, participle, scope);
  return by === 'anyone' ? happening(what, 'be', participle) : happening(sayPlayer(by, scope), verb, what);
}

/** Says the card of the event, which later words may call "it". */
function subjectOf(filter: string, participle: string, scope: Scope): string {
  const card = particularCard(filter);
  const text = oneOf(filter, scope);
  scope.subject = card ? text : { noun: noun(kindOf(filter).one), participle };
  return text;
}

function killer(event: Extract<Event, { event: 'destroyedFighting' }>, scope: Scope): string {
  if (event.fighting === 'anyone') return 'in a fight';
  if (event.by === 'assault') return `by ${sayOf(event.fighting, 'assault damage', scope)}`;
  return `fighting ${sayRef(event.fighting, scope)}`;
}

function chosenHouse({ by, house }: Extract<Event, { event: 'choosesHouse' }>, scope: Scope): string {
  const active = `${their(whose(by))} active house`;
  return house ? `${sayHouse(house, scope)} as ${active}` : active;
}
