import { capital, list, MINUS, noun, orList, plural, sentence, units } from '../../core/english.js';
import {
  type Ability,
  BANDS,
  type Card,
  COUNTED,
  type Effect,
  type Filter,
  type Hero,
  KEYWORDS,
  type Keywords,
  type Spell,
  type Trigger,
} from './vocabulary.js';
import { ROMAN } from './words/names.js';

/** The name of a card by its id. */
export type NameOf = (id: string) => string;

/** What a card does, in English; one entry for each of its texts. */
export function sayText(card: Card, nameOf: NameOf): string[] {
  switch (card.type) {
    case 'unit':
      return [
        ...sayKeywords(card.keywords),
        ...sayFlag(card.subtype),
        ...sayAbilities(card.text, nameOf),
        ...(card.token ? ['It leaves the game when it leaves play.'] : []),
      ];
    case 'spell':
      return saySpell(card, nameOf);
    case 'hero':
      return sayHero(card, nameOf);
    default:
      return [...sayNeeds(card.workers), ...sayTower(card.towerDamage), ...sayAbilities(card.text, nameOf)];
  }
}

function saySpell({ keywords, effects, text }: Spell, nameOf: NameOf): string[] {
  const cast = effects.length > 0 ? [sayEffects(effects, nameOf)] : [];
  return [...sayKeywords(keywords), ...cast, ...sayAbilities(text, nameOf)];
}

function sayHero({ bands }: Hero, nameOf: NameOf): string[] {
  return BANDS.map((name) => {
    const { from, attack, hp, keywords, text } = bands[name];
    const says = [...sayKeywords(keywords), ...sayAbilities(text, nameOf)];
    return [`From level ${from}: ${attack} attack, ${hp} hp.`, ...says].join(' ');
  });
}

// Keywords

export function sayKeywords(keywords: Keywords = {}): string[] {
  const plain = KEYWORDS.filter((keyword) => keywords[keyword]).map((word) => word.replace('-', ' '));
  const counted = COUNTED.filter((keyword) => keywords[keyword]).map((word) => `${word} ${keywords[word]}`);
  const all = [...plain, ...counted];
  return all.length > 0 ? [sentence(all.join(', '))] : [];
}

const sayFlag = (subtype: string): string[] =>
  subtype === 'Flagbearer'
    ? ['A spell or ability of an opponent that can target a flagbearer must target one.']
    : [];

const sayNeeds = (workers: number | undefined): string[] =>
  workers === undefined ? [] : [`Needs ${plural(workers, 'worker')} to build.`];

const sayTower = (n: number | undefined): string[] =>
  n === undefined
    ? []
    : [
        'Once a turn it detects one stealthy or invisible card: on the turn of an opponent the first that attacks.',
        `It deals ${n} combat damage to every attacker that it can see, fliers too.`,
      ];

// Abilities

const HEADS: Readonly<Record<Trigger, string>> = {
  arrives: 'arrives',
  attacks: 'attacks',
  upkeep: 'upkeep',
  anotherSpell: 'after you have played another spell',
  exhaust: 'exhaust this',
  sacrifice: 'sacrifice this',
};

const sayAbilities = (text: readonly Ability[] = [], nameOf: NameOf): string[] =>
  text.map((ability) => sayAbility(ability, nameOf));

export function sayAbility(ability: Ability, nameOf: NameOf): string {
  if ('when' in ability) {
    return `${capital(orList(ability.when.map((when) => HEADS[when])))}: ${sayEffects(ability.effects, nameOf)}`;
  }
  if ('attackPerDamage' in ability) return `Has +${ability.attackPerDamage} attack for each damage on it.`;
  if ('partners' in ability) {
    const { attack, hp } = ability.partners;
    return `While both are yours, each partner has +${attack}/+${hp}. When one is not, sacrifice this.`;
  }
  return sayStatic(ability, nameOf);
}

const WHOSE = {
  virtuosos: 'your Virtuosos',
  otherUnits: 'your other units that are no Virtuosos',
  unitsAndHeroes: 'your units and heroes',
  tech0Units: 'your tech 0 units',
} as const;

function sayStatic(ability: Extract<Ability, { your: string }>, nameOf: NameOf): string {
  const who = WHOSE[ability.your];
  if ('attack' in ability) {
    return sentence(`${who} have +${ability.attack}${ability.hp > 0 ? `/+${ability.hp}` : ' attack'}`);
  }
  if ('have' in ability) return sentence(`${who} have ${ability.have.replace('-', ' ')}`);
  if ('free' in ability) return sentence(`${who} cost nothing`);
  if ('can' in ability) return sentence(`${who} have "Exhaust this: ${sayEffects(ability.can, nameOf)}"`);
  return sentence(`${who} cost ${ability.cheaper} less`);
}

// Effects

const sayEffects = (effects: readonly Effect[], nameOf: NameOf): string =>
  effects.map((effect) => sentence(sayEffect(effect, nameOf))).join(' ');

const RUNES = { plusRunes: noun('+1/+1 rune'), minusRunes: noun(`${MINUS}1/${MINUS}1 rune`) } as const;

function sayEffect(effect: Effect, nameOf: NameOf): string {
  switch (effect.do) {
    case 'damage':
      return `deal ${effect.n} damage to ${sayFilter(effect.to)}`;
    case 'repair':
      return `repair ${effect.n} damage on ${sayFilter(effect.to)}`;
    case 'plusRunes':
    case 'minusRunes':
      return `put ${units(effect.n, RUNES[effect.do])} on ${sayFilter(effect.to)}`;
    case 'destroy':
      return `destroy ${sayFilter(effect.to)}`;
    case 'returnToHand':
      return `return ${sayFilter(effect.to)} to its owner's hand`;
    case 'takeControl':
      return `take control of ${sayFilter(effect.to)}`;
    case 'sideline':
      return `sideline ${sayFilter(effect.to)}`;
    case 'partner':
      return 'choose two of your units that are no partners yet: they become partners';
    case 'weaken':
      return `${sayFilter(effect.to)} has ${sayLoss(effect)} until the end of the turn`;
    case 'weakenEach':
      return `${sayAll(effect.to)} have ${sayLoss(effect)} until the end of the turn`;
    case 'draw':
      return `draw ${plural(effect.n, 'card')}`;
    case 'gainStealth':
      return 'this has stealth until the end of the turn';
    case 'summon':
      return `summon a ${nameOf(effect.token)}, unless you have ${effect.limit}`;
    case 'flip':
      return `flip all your ${nameOf(effect.from)}s to ${nameOf(effect.to)}s`;
    case 'mayGoOnDeck':
      return 'you may put this on top of your draw pile';
  }
}

const sayLoss = ({ attack, hp }: { attack: number; hp: number }): string =>
  hp > 0 ? `${MINUS}${attack}/${MINUS}${hp}` : `${MINUS}${attack} attack`;

const levels = (tech: readonly number[]): string =>
  orList(tech.map((level, at) => (at === 0 ? `tech ${ROMAN[level]}` : ROMAN[level]!)));

const NOUNS = { unit: 'unit', character: 'unit or hero', building: 'building' } as const;

function sayFilter(filter: Filter): string {
  const { of, tech, whose, patrolling, other, runeless } = filter;
  if (of === 'attackedBase') return 'the base of the player attacked';
  if (of === 'self') return 'itself';
  const what = patrolling ? 'patroller' : NOUNS[of];
  const kind = tech ? `${levels(tech)} ${what}` : what;
  const article = other ? 'another' : whose === 'your' ? 'your' : 'a';
  return `${article} ${kind}${runeless ? ' that has no +1/+1 rune' : ''}`;
}

const sayAll = ({ tech = [] }: Filter): string =>
  `all ${list(tech.map((level) => `tech ${ROMAN[level]}`))} units of an opponent`;
