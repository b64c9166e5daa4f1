import { howMany, noun, title, withArticle } from '../../../core/english.js';
import type { Predicate } from '../filter.js';
import type { Player, Ref } from '../vocabulary.js';
import { type Scope, sayHouse, sayPlayer, sayRef } from './scope.js';

/**
 * A predicate's English in its two places: beside a noun, as an adjective ("damaged creature") or behind it
 * ("creature with armor"); and as a statement of a card ("is damaged", "has armor").
 */
export interface Words {
  adjective?: string;
  behind?: string;
  /** Behind a plural, where it differs. */
  behindMany?: string;
  is: string;
}
type Say = (predicate: Predicate, scope: Scope) => Words;

const adjective = (word: string, opposite = `non-${word}`): Say => {
  return ({ not }) => ({ adjective: not ? opposite : word, is: not ? `is not ${word}` : `is ${word}` });
};

const place = (where: string, many = where): Say => {
  return ({ not }) => {
    const no = not ? 'not ' : '';
    return { behind: no + where, behindMany: no + many, is: `is ${no}${where}` };
  };
};

const has = (what: string, many = what): Say => {
  return ({ not }) => ({
    behind: `${not ? 'without' : 'with'} ${what}`,
    behindMany: `${not ? 'without' : 'with'} ${many}`,
    is: `${not ? 'does not have' : 'has'} ${what}`,
  });
};

const shares = (one: string, many: string, not: boolean): Words =>
  not
    ? { behind: `that does not ${many}`, behindMany: `that do not ${many}`, is: `does not ${many}` }
    : { behind: `that ${one}`, behindMany: `that ${many}`, is: one };

const kind: Say = ({ name, not }) => {
  const word = name === 'action' ? 'action card' : name;
  return not
    ? { adjective: `non-${name}`, is: `is not ${withArticle(word)}` }
    : { is: `is ${withArticle(word)}` };
};

const card: Say = ({ name, not }, scope) => {
  const named = sayRef(name as Ref, scope);
  return not ? { behind: `other than ${named}`, is: `is not ${named}` } : { is: `is ${named}` };
};

const beside = (relation: string): Say => {
  return (predicate, scope) =>
    place(`${relation} ${sayRef(predicate.argument as Ref, scope)}`)(predicate, scope);
};

const house: Say = (predicate, scope) => {
  const { argument, not } = predicate;
  if (argument === 'named' || argument === 'active')
    return place(`of ${sayHouse(argument, scope)}`)(predicate, scope);
  if (argument === 'same:it') return place(`of the same house as ${sayRef('it', scope)}`)(predicate, scope);
  if (argument === 'identity') return place('of a house on your identity card')(predicate, scope);
  if (argument === 'mostCreatures')
    return place('of the house with the most creatures in play')(predicate, scope);
  const name = sayHouse(argument, scope);
  return {
    adjective: not ? `non-${name}` : name,
    is: `${not ? 'does not belong' : 'belongs'} to house ${name}`,
  };
};

const trait: Say = (predicate, scope) => {
  if (predicate.argument === 'named') return has('the chosen trait')(predicate, scope);
  const name = title(predicate.argument);
  const is = `${predicate.not ? 'is not' : 'is'} ${withArticle(name)}`;
  return { adjective: predicate.not ? `non-${name}` : name, is };
};

const named: Say = (predicate, scope) => {
  const { argument, not } = predicate;
  if (argument === 'it') {
    const words = `${not ? 'a different' : 'the same'} name ${not ? 'from' : 'as'} ${sayRef('it', scope)}`;
    return { behind: `with ${words}`, is: `has ${words}` };
  }
  const name = scope.nameOf(argument);
  return not ? { behind: `not named ${name}`, is: `is not ${name}` } : { is: `is ${name}` };
};

const keyword: Say = (predicate, scope) =>
  predicate.not
    ? has(predicate.argument)(predicate, scope)
    : { adjective: predicate.argument, is: `has ${predicate.argument}` };

const POWERS: Record<string, string> = {
  odd: 'odd power',
  even: 'even power',
  named: 'power equal to the chosen number',
  those: 'the same power as one of those cards',
  lowest: 'the lowest power',
  highest: 'the highest power',
};

const power: Say = (predicate, scope) => {
  const { argument } = predicate;
  if (argument === 'belowIt') return has(`lower power than ${sayRef('it', scope)}`)(predicate, scope);
  return has(POWERS[argument] ?? `power ${bound(predicate)}`)(predicate, scope);
};

function bound({ comparison, n }: Predicate): string {
  if (comparison === '>=') return `${n} or higher`;
  if (comparison === '<=') return `${n} or lower`;
  if (comparison === '>') return `higher than ${n}`;
  return comparison === '<' ? `lower than ${n}` : `${n}`;
}

const counted = (predicate: Predicate, of: string): string =>
  howMany(predicate.comparison || '>=', predicate.comparison ? predicate.n : 1, noun(of));

const sharesTrait: Say = ({ argument, not }, scope) => {
  const rest = `a trait with ${sayRef(argument as Ref, scope)}`;
  return shares(`shares ${rest}`, `share ${rest}`, not);
};

const sharesHouse: Say = (predicate) => {
  const rest = `a house with ${counted(predicate, 'neighbor')}`;
  return shares(`shares ${rest}`, `share ${rest}`, predicate.not);
};

function wielder({ argument }: Predicate, scope: Scope): string {
  if (argument === 'one') return 'one player';
  return argument === 'itsOwner' ? 'its owner' : sayPlayer(argument as Player, scope);
}

const controlledBy: Say = (predicate, scope) =>
  place(`controlled by ${wielder(predicate, scope)}`)(predicate, scope);

const was: Say = (predicate, scope) => {
  const who = wielder(predicate, scope);
  const no = predicate.not ? 'not ' : '';
  return {
    behind: predicate.not ? `${who} did not control` : `${who} controlled`,
    is: `was ${no}controlled by ${who}`,
  };
};

const destroyed: Say = ({ not }) => {
  const done = `${not ? 'not ' : ''}destroyed this way`;
  return { behind: `that was ${done}`, behindMany: `that were ${done}`, is: `was ${done}` };
};

/** Where a card is not, or is in a statement; a noun's place is said by the zones. */
const ZONES: Record<string, string> = {
  play: 'in play',
  discard: 'in a discard pile',
  archives: 'in archives',
  purged: 'among the purged cards',
  under: 'under a card',
  those: 'among them',
};

const LONELY = 'any other creature in';

const sharesNoTrait: Say = ({ not }) =>
  not
    ? shares(
        `shares a trait with ${LONELY} its battleline`,
        `share a trait with ${LONELY} their battleline`,
        false,
      )
    : shares(
        `shares no trait with ${LONELY} its battleline`,
        `share no trait with ${LONELY} their battleline`,
        false,
      );

const counter: Say = (predicate, scope) => {
  const what = withArticle(`${predicate.argument} counter`);
  return has(`${what} on it`, `${what} on them`)(predicate, scope);
};

/** Every word of the filters; `in` and `of` are said by the noun phrase when they name a place. */
export const PREDICATE_WORDS: Record<string, Say> = {
  card: kind,
  creature: kind,
  artifact: kind,
  upgrade: kind,
  action: kind,
  friendly: adjective('friendly', 'enemy'),
  enemy: adjective('enemy', 'friendly'),
  other: ({ not }, scope) =>
    not ? { is: `is ${scope.self}` } : { adjective: 'other', is: `is not ${scope.self}` },
  self: card,
  host: card,
  it: card,
  subject: card,
  granter: card,
  house,
  trait,
  name: named,
  keyword,
  flank: ({ not }) =>
    not ? { behind: 'not on a flank', is: 'is not on a flank' } : { adjective: 'flank', is: 'is on a flank' },
  leftFlank: place('on the left flank'),
  rightFlank: place('on the right flank'),
  centre: place('in the center of its battleline', 'in the center of their battleline'),
  leftOf: beside('to the left of'),
  rightOf: beside('to the right of'),
  neighbour: (predicate, scope) => {
    const words = `neighbor of ${sayRef(predicate.argument as Ref, scope)}`;
    return predicate.not
      ? { behind: `that is not a ${words}`, is: `is not a ${words}` }
      : { is: `is a ${words}` };
  },
  damaged: adjective('damaged', 'undamaged'),
  ready: adjective('ready', 'exhausted'),
  stunned: adjective('stunned', 'unstunned'),
  warded: adjective('warded', 'unwarded'),
  amber: has('æmber on it', 'æmber on them'),
  armored: has('armor'),
  upgraded: has('an upgrade on it', 'an upgrade on them'),
  power,
  sharesTrait,
  sharesNoTrait,
  sharesHouse,
  houseCount: (predicate, scope) =>
    place(`of a house with ${counted(predicate, 'creature')} in play`)(predicate, scope),
  counter,
  tag: (predicate, scope) => has(`${withArticle(`"${predicate.argument}:" ability`)}`)(predicate, scope),
  on: (predicate, scope) => place(`attached to ${sayRef('host', scope)}`)(predicate, scope),
  purgedBy: (predicate, scope) => place(`purged by ${scope.self}`)(predicate, scope),
  in: (predicate, scope) =>
    place(ZONES[predicate.argument] ?? `in a ${predicate.argument}`)(predicate, scope),
  of: controlledBy,
  was,
  destroyed,
  played: place('being played'),
};

export function sayPredicate(predicate: Predicate, scope: Scope): Words {
  const say = PREDICATE_WORDS[predicate.name];
  if (!say) throw new Error(`"${predicate.name}" has no English`);
  return say(predicate, scope);
}
