import { agree, list, spaced } from '../../../core/english.js';
import { modifierWord } from '../lexicon/modifiers.js';
import type { Modifier } from '../vocabulary.js';
import { eachOne, filterNoun, kindOf, particularCard } from './filters.js';
import type { Scope } from './scope.js';
import { type Statement, together, whole } from './statements.js';

/** Whom a modifier touches, and what that card is called inside its quotation marks. */
export interface Bearer {
  text: string;
  plural: boolean;
  /** All of them, for what they cannot do: "enemy creatures", not "each enemy creature". */
  all?: string;
  inside: string;
}

export function filterBearer(filter: string, scope: Scope): Bearer {
  const card = particularCard(filter);
  const kind = card === 'host' ? 'creature' : card === 'self' ? scope.card.type : kindOf(filter).one;
  const all = card ? {} : { all: filterNoun(filter, scope).many };
  return { text: eachOne(filter, scope), plural: false, inside: `this ${kind}`, ...all };
}

/** "gets +2 power": said of the bearer. */
export interface Phrase {
  verb: string;
  rest: string;
}

/** One statement: what the bearer gets, joined into one sentence, then what the modifiers say of players. */
export function sayModifiers(modifiers: readonly Modifier[], bearer: Bearer, scope: Scope): Statement {
  const said = modifiers.map((modifier) => modifierWord(modifier).say(modifier, bearer, scope));
  const phrases = said.filter((each): each is Phrase => typeof each === 'object');
  const sayings = said.filter((each): each is string => typeof each === 'string');
  const who = phrases.every(({ verb }) => verb === 'cannot') ? (bearer.all ?? bearer.text) : bearer.text;
  const own = phrases.length > 0 ? [`${who} ${joinPhrases(phrases, bearer)}`] : [];
  return together([...own, ...sayings].map((text) => ({ ...whole(text), long: false })));
}

function joinPhrases(phrases: readonly Phrase[], bearer: Bearer): string {
  const verbs = [...new Set(phrases.map((each) => each.verb))];
  const groups = verbs.map((verb) =>
    joinGroup(
      verb,
      phrases.filter((each) => each.verb === verb).map((each) => each.rest),
      bearer,
    ),
  );
  return list(groups);
}

/** `gains hazardous 2 and, "Destroyed: …"`. */
function joinGroup(verb: string, rests: readonly string[], bearer: Bearer): string {
  const plain = rests.filter((rest) => !rest.startsWith('"'));
  const quoted = rests.filter((rest) => rest.startsWith('"'));
  const start = spaced(
    agree(bearer.text, verb, bearer.plural),
    list(plain),
    verb === 'ignore' ? 'while attacking' : '',
  );
  if (quoted.length === 0) return start;
  return `${start}${plain.length > 0 ? ' and' : ''}, ${list(quoted)}`;
}
