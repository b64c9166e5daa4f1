import { capital, quote, sentence } from '../../../core/english.js';
import { sayCondition } from '../lexicon/conditions.js';
import { sayEffects } from '../lexicon/effects/index.js';
import { sayAfter, sayEvent, sayWould } from '../lexicon/events.js';
import type { Ability, Condition, Entering } from '../vocabulary.js';
import { filterBearer, sayModifiers } from './modifiers.js';
import type { Scope } from './scope.js';
import { following, type Statement, sentences, together, under, whole } from './statements.js';

type Always = Extract<Ability, { always: unknown }>;

/** The ability as the card has it: its bold words or its opening, then its sentences. */
export function sayAbilityText(ability: Ability, scope: Scope): string {
  if (!('on' in ability)) return sentences([sayStatement(ability, scope)]).join(' ');
  const text = sentences(sayEffects(ability.effects, { ...scope, bold: true })).join(' ');
  const opening = sayWhile(ability, scope);
  const bold = `${ability.on.join('/')}: ${text}`;
  return opening ? sentence(`${opening}, ${bold}`) : bold;
}

/** `asLongAs` may stand before any kind of ability. */
function sayWhile(ability: Ability & { while?: Condition }, scope: Scope): string {
  return ability.while ? `while ${sayCondition(ability.while, scope)}` : '';
}

function sayStatement(ability: Exclude<Ability, { on: unknown }>, scope: Scope): Statement {
  const opening = sayWhile(ability, scope);
  const statement = sayUnconditional(ability, scope);
  return opening ? under(opening, statement) : statement;
}

function sayUnconditional(ability: Exclude<Ability, { on: unknown }>, scope: Scope): Statement {
  if ('after' in ability) return waiting(sayAfter(ability.after, scope), ability.effects, scope);
  if ('before' in ability)
    return waiting(`before ${sayEvent(ability.before, scope)}`, ability.effects, scope);
  if ('instead' in ability) return sayInstead(ability, scope);
  if ('whenever' in ability)
    return waiting(`as soon as ${sayCondition(ability.whenever, scope)}`, ability.effects, scope);
  if ('always' in ability) return sayAlways(ability, scope);
  if ('enters' in ability) return sayEnters(ability, scope);
  if ('playIf' in ability)
    return whole(`${scope.self} cannot be played unless ${sayCondition(ability.playIf, scope)}`);
  if ('playCost' in ability)
    return whole(`you must lose ${ability.playCost} æmber in order to play ${scope.self}`);
  if ('orUpgrade' in ability) return sayOrUpgrade(ability.orUpgrade, scope);
  return ability satisfies never;
}

type Effects = Extract<Ability, { after: unknown }>['effects'];

/** The opening belongs to the first sentence; the rest follow in the order of the effects. */
function waiting(opening: string, effects: Effects, scope: Scope): Statement {
  const [first, ...rest] = sayEffects(effects, scope);
  const theirs = opening.endsWith("each player's turn") || opening === 'before your opponent forges a key';
  const said = theirs ? asThatPlayer(first!) : first!;
  return following(under(opening, said), ...sentences(rest));
}

/** In each player's turn, and before a key is forged, that player, being the active one, decides. */
const asThatPlayer = (statement: Statement): Statement => ({
  ...statement,
  text: statement.text.replace(/^you may\b/, 'that player may').replace(/^choose\b/, 'that player chooses'),
});

function sayInstead(ability: Extract<Ability, { instead: unknown }>, scope: Scope): Statement {
  if (ability.instead.event === 'destroyed') return sayInsteadDestroyed(ability, scope);
  const would = sayWould(ability.instead, scope);
  const opening = ability.if ? `if ${sayCondition(ability.if, scope)} and ${would}` : `if ${would}`;
  return under(opening, instead(together(sayEffects(ability.effects, scope))));
}

/** It resolves among the "Destroyed:" abilities of the card, so it is one of them. */
function sayInsteadDestroyed(ability: Extract<Ability, { instead: unknown }>, scope: Scope): Statement {
  const replacing = instead(together(sayEffects(ability.effects, scope)));
  const said = ability.if ? under(`if ${sayCondition(ability.if, scope)}`, replacing) : replacing;
  return { ...said, text: `Destroyed: ${capital(said.text)}` };
}

const instead = (statement: Statement): Statement => ({ ...statement, text: `instead ${statement.text}` });

function sayAlways(ability: Always, scope: Scope): Statement {
  const own = { text: scope.self, plural: false, inside: `this ${scope.card.type}` };
  const bearer = ability.over === undefined ? own : filterBearer(ability.over, scope);
  return sayModifiers(ability.always, bearer, scope);
}

const ENTERING: Record<Entering, string> = {
  ready: 'ready',
  stunned: 'stunned',
  opponent: "under your opponent's control",
  copy: 'as a copy of another creature in play, except for its house',
};

function sayEnters(ability: Extract<Ability, { enters: unknown }>, scope: Scope): Statement {
  const text = `${scope.self} enters play ${ENTERING[ability.enters]}`;
  return whole(ability.if ? `${text} if ${sayCondition(ability.if, scope)}` : text);
}

function sayOrUpgrade(abilities: readonly Ability[], scope: Scope): Statement {
  const texts = abilities.map((ability) => sayAbilityText(ability, { ...scope }));
  return whole(
    `${scope.self} may be played as an upgrade instead of a creature, with the text: ${quote(texts.join(' '))}`,
  );
}

/** After "for the remainder of the turn": "gain 1 æmber each time a creature reaps". */
export function sayTimed(ability: Ability, scope: Scope): Statement {
  if ('on' in ability) return whole(quote(sayAbilityText(ability, scope)));
  if (!('after' in ability)) return sayStatement(ability, scope);
  scope.subjectSaid = false;
  const opening = sayAfter(ability.after, scope).replace(/^after /, 'each time ');
  const said = sayEffects(ability.effects, scope);
  const [only] = said;
  const trailing = said.length === 1 && only && !only.long && only.next.length === 0 && !scope.subjectSaid;
  return trailing && opening.startsWith('each time')
    ? whole(`${only.text} ${opening}`)
    : under(opening, together(said));
}
