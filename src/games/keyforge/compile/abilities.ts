import { Cares, Event, Mod } from '../layout.js';
import { eventWord } from '../lexicon/events.js';
import { modifierWord } from '../lexicon/modifiers.js';
import { keywordBit } from '../lexicon/qualities.js';
import { seatOf, tagBits } from '../lexicon/references.js';
import * as pool from '../pool.js';
import { AbilityFlag, ModFlag } from '../pool.js';
import { Enters, Kind, Seat, Tag } from '../program.js';
import type {
  Ability,
  Card,
  CardType,
  Effect,
  Entering,
  Event as EventWord,
  Modifier,
  Rule,
} from '../vocabulary.js';
import { compileEffects } from './effects.js';
import { compileFilter, reachOf } from './filters.js';
import { compileCondition, PARTS } from './values.js';

const KINDS: Record<CardType, number> = {
  creature: Kind.Creature,
  artifact: Kind.Artifact,
  upgrade: Kind.Upgrade,
  action: Kind.Action,
};

const ENTERS: Record<Entering, Enters> = {
  ready: Enters.Ready,
  stunned: Enters.Stunned,
  opponent: Enters.Opponent,
  copy: Enters.Copy,
};

/** A definition's text: its own abilities and modifiers, and what it listens to and changes. */
interface Text {
  definition: number;
  abilities: number[];
  modifiers: number[];
}

const caresIn = (text: string): number =>
  (text.includes('"colour"') ? Cares.Colours : 0) |
  (text.includes('"pile":"discard"') ? Cares.Piles : 0) |
  (text.includes('"amount":"pool"') && WATCHED.test(text) ? Cares.Pools : 0);

/** What is looked at again when something it may depend on has changed: see touch. */
const WATCHED = /"mod":"(power|armor)"|"whenever"/;

/** Compiles a card's numbers and text into the tables, under the number of its definition. */
export function compileCard(definition: number, card: Card): void {
  const d = definition;
  pool.kindOf[d] = KINDS[card.type];
  pool.powerOf[d] = card.power ?? 0;
  pool.armorOf[d] = card.armor ?? 0;
  pool.amberOf[d] = card.amber ?? 0;
  pool.caresOf[d] = caresIn(JSON.stringify(card.text ?? []));
  for (const trait of card.traits ?? []) {
    const number = pool.traitNumber(trait);
    pool.traitsOf[d * 3 + (number >> 5)]! |= 1 << (number & 31);
  }
  for (const keyword of card.keywords ?? []) compileKeyword(d, keyword);
  compileText({ definition: d, abilities: [], modifiers: [] }, card.text ?? []);
  const restricted = pool.keywordsOf[d]! & keywordBit('alpha') || pool.playIfOf[d] || pool.playCostOf[d];
  pool.plainOf[d] = card.type === 'upgrade' || restricted ? 0 : 1;
}

function compileKeyword(definition: number, text: string): void {
  const [word = '', n = '0'] = text.split(' ');
  pool.keywordsOf[definition]! |= keywordBit(word);
  if (word === 'assault') pool.assaultOf[definition] = Number(n);
  if (word === 'hazardous') pool.hazardousOf[definition] = Number(n);
}

function compileText(text: Text, abilities: readonly Ability[]): void {
  for (const ability of abilities) compileAbility(text, ability);
  const { definition: d } = text;
  pool.textOf[d] = pool.append([
    text.abilities.length,
    ...text.abilities,
    text.modifiers.length,
    ...text.modifiers,
  ]);
  for (const id of text.abilities) {
    pool.tagsOf[d]! |= pool.abilityTags[id]!;
    if (pool.abilityEvent[id]! >= 0) pool.eventsOf[d]! |= 1 << pool.abilityEvent[id]!;
  }
  for (const id of text.modifiers) {
    pool.modsOf[d]! |= 1 << pool.modKind[id]!;
    if (pool.modKind[id] === Mod.Keyword) pool.givenKeywordsOf[d]! |= pool.modA[id]!;
  }
}

function compileAbility(text: Text, ability: Ability, flags = 0): void {
  const d = text.definition;
  if ('always' in ability) {
    for (const modifier of ability.always) compileAlways(text, ability, modifier, flags);
  } else if ('enters' in ability) {
    pool.entersOf[d]! |= ENTERS[ability.enters];
    if (ability.if) pool.entersIfOf[d] = compileCondition(ability.if);
  } else if ('playIf' in ability) {
    pool.playIfOf[d] = compileCondition(ability.playIf);
  } else if ('playCost' in ability) {
    pool.playCostOf[d] = ability.playCost;
  } else if ('orUpgrade' in ability) {
    compileUpgradeForm(d, ability.orUpgrade);
  } else {
    text.abilities.push(triggered(d, ability, flags));
  }
}

/** A quoted ability that its bearer gains is a modifier; a quoted rule holds as if it were the bearer's own. */
function compileAlways(
  text: Text,
  ability: Extract<Ability, { always: Modifier[] }>,
  modifier: Modifier,
  flags: number,
): void {
  if (modifier.mod === 'gains' && !('on' in modifier.ability) && ability.over === 'host') {
    compileAbility(text, modifier.ability, flags | AbilityFlag.OnHost);
    return;
  }
  const id = compileModifier(text.definition, modifier, ability.over, flags);
  if (ability.while) pool.modWhile[id] = compileCondition(ability.while);
  text.modifiers.push(id);
}

/** The other form of a card that may be played as an upgrade is a definition of its own. */
function compileUpgradeForm(definition: number, abilities: Ability[]): void {
  const printed = pool.definitions[definition]!;
  const form = pool.cards.add(printed, pool.nameOf[definition]!);
  pool.upgradeFormOf[definition] = form;
  const { keywords: _, ...card } = printed.card;
  compileCard(form, { ...card, type: 'upgrade', text: abilities });
}

type Triggered = Exclude<
  Ability,
  | { always: Modifier[] }
  | { enters: unknown }
  | { playIf: unknown }
  | { playCost: unknown }
  | { orUpgrade: unknown }
>;

function triggered(definition: number, ability: Triggered, flags: number): number {
  const id = pool.newAbility();
  pool.abilityDefinition[id] = definition;
  pool.abilityText[id] = ability;
  pool.abilityEvent[id] = -1;
  pool.abilityBy[id] = Seat.Anyone;
  const quiet = ability.effects.every((effect) => effect.do === 'gain' && typeof effect.n !== 'object');
  const blind = !/subject|"own"/.test(JSON.stringify(ability));
  pool.abilityFlags[id] = flags | (quiet ? AbilityFlag.Quiet : 0) | (blind ? AbilityFlag.Blind : 0);
  if (ability.effects.every(isAlike)) pool.abilityFlags[id]! |= AbilityFlag.Alike;
  if (ability.effects.every(isForYourTurn)) pool.abilityFlags[id]! |= AbilityFlag.YourTurn;
  if ('on' in ability) {
    pool.abilityTags[id] = tagBits(ability.on);
  } else if ('whenever' in ability) {
    pool.abilityEvent[id] = Event.Whenever;
    pool.abilityIf[id] = compileCondition(ability.whenever);
  } else if ('after' in ability) {
    compileEvent(id, ability.after, 'after');
  } else if ('before' in ability) {
    compileEvent(id, ability.before, 'before');
  } else {
    compileInstead(id, ability);
  }
  const untag = pool.abilityTags[id] === Tag.Destroyed && 'instead' in ability;
  pool.abilityPc[id] = compileEffects(
    ability.effects,
    (rule, over) => compileRule(definition, rule, over),
    untag,
  );
  return id;
}

const isForYourTurn = (effect: Effect): boolean =>
  effect.do === 'when' && effect.if.test === 'yourTurn' && effect.else.length === 0;

const PLAIN = ['gain', 'steal', 'lose', 'draw'];

/** A fixed number of æmber or cards, or the return of the card itself: nothing in which copies could differ. */
const isAlike = (effect: Effect): boolean =>
  (PLAIN.includes(effect.do) && Object.values(effect).every((part) => typeof part !== 'object')) ||
  (effect.do === 'hand' && effect.what === 'self');

/** An "instead" of one's own destruction resolves among the destroyed abilities and takes back the tag. */
function compileInstead(id: number, ability: Extract<Ability, { instead: EventWord }>): void {
  if (ability.if) pool.abilityIf[id] = compileCondition(ability.if);
  if (ability.instead.event === 'destroyed') pool.abilityTags[id] = Tag.Destroyed;
  else compileEvent(id, ability.instead, 'instead');
  checkReplacement(ability);
}

function checkReplacement({ instead, effects }: Extract<Ability, { instead: EventWord }>): void {
  const { replacement } = eventWord(instead);
  if (replacement && JSON.stringify(effects) !== JSON.stringify([replacement]))
    throw new Error(`the rules know only one thing that happens instead of "${instead.event}"`);
}

function compileEvent(id: number, event: EventWord, place: 'after' | 'before' | 'instead'): void {
  const word = eventWord(event);
  const number = word[place];
  if (number === undefined) throw new Error(`nothing listens to "${event.event}" in this way`);
  pool.abilityEvent[id] = number;
  if ('filter' in event) pool.abilityFilter[id] = compileFilter(event.filter);
  if ('by' in event && event.by && event.by !== 'assault' && event.by !== 'attack')
    pool.abilityBy[id] = seatOf(event.by);
  pool.abilityFlags[id]! |= word.flags?.(event) ?? 0;
  pool.abilityArgument[id] = word.argument?.(event) ?? 0;
}

/** A rule of a lasting effect: modifiers as the complement of their number, abilities as they are. */
function compileRule(definition: number, rule: Rule, over: string | undefined): number {
  if ('mod' in rule) {
    if (rule.mod === 'gains' && !('on' in rule.ability)) return compileQuoted(definition, rule.ability);
    return ~compileModifier(definition, rule, over, 0);
  }
  if ('on' in rule) return ~compileModifier(definition, { mod: 'gains', ability: rule }, over, 0);
  if ('always' in rule) return compileQuoted(definition, rule);
  return triggered(definition, rule as Triggered, 0);
}

/** A quoted constant ability of one modifier, or a quoted triggered one, granted for a while. */
function compileQuoted(definition: number, ability: Ability): number {
  if (!('always' in ability)) return triggered(definition, ability as Triggered, 0);
  if (ability.always.length !== 1) throw new Error('a granted constant ability has one modifier');
  const id = compileModifier(definition, ability.always[0]!, ability.over, 0);
  if (ability.while) pool.modWhile[id] = compileCondition(ability.while);
  return ~id;
}

function compileModifier(
  definition: number,
  modifier: Modifier,
  over: string | undefined,
  flags: number,
): number {
  const id = pool.newModifier();
  pool.modDefinition[id] = definition;
  pool.modFilter[id] = over ? compileFilter(over) : 0;
  pool.modReach[id] = reachOf(pool.modFilter[id]!);
  const ability = (quoted: Ability): number => triggered(definition, quoted as Triggered, 0);
  const row = modifierWord(modifier).write(modifier, { ...PARTS, ability });
  pool.modKind[id] = row.kind;
  pool.modN[id] = row.n ?? 0;
  pool.modA[id] = row.a ?? 0;
  pool.modB[id] = row.b ?? 0;
  pool.modFlags[id] = (flags & AbilityFlag.OnHost ? ModFlag.OnHost : 0) | (row.flags ?? 0);
  if (modifier.mod === 'power' && typeof modifier.n === 'number' && modifier.n < 0)
    pool.weakensOf[definition] = 1;
  return id;
}
