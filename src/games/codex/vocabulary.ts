/** The words in which cards are written: see cards/. */

export const SUBTYPES = ['Virtuoso', 'Flagbearer'] as const;
/** Keywords without a number; the order gives their bits. */
export const KEYWORDS = [
  'haste',
  'flying',
  'anti-air',
  'stealth',
  'invisible',
  'unstoppable',
  'swift-strike',
  'readiness',
  'sparkshot',
  'overpower',
  'channeling',
] as const;
export type PlainKeyword = (typeof KEYWORDS)[number];
/** Keywords with a number. */
export const COUNTED = ['resist', 'frenzy', 'healing', 'obliterate'] as const;
export type CountedKeyword = (typeof COUNTED)[number];
export type Keywords = { readonly [K in PlainKeyword]?: true } & { readonly [K in CountedKeyword]?: number };

// What an effect may be about

export interface Filter {
  /** A character is a unit or a hero. */
  of: 'unit' | 'character' | 'building' | 'attackedBase' | 'self';
  tech?: readonly number[];
  whose?: 'your' | 'enemy';
  patrolling?: true;
  /** Not the one chosen before. */
  other?: true;
  /** Without a +1/+1 rune. */
  runeless?: true;
  /** Not a partner yet. */
  single?: true;
}
export const aUnit: Filter = { of: 'unit' };
export const aUnitOfTech = (...tech: number[]): Filter => ({ of: 'unit', tech });
export const aCharacter: Filter = { of: 'character' };
export const yourRunelessCharacter: Filter = { of: 'character', whose: 'your', runeless: true };
export const yourSingleUnit: Filter = { of: 'unit', whose: 'your', single: true };
export const aPatroller: Filter = { of: 'character', patrolling: true };
export const patrollerOfTech = (...tech: number[]): Filter => ({ of: 'unit', tech, patrolling: true });
export const aBuilding: Filter = { of: 'building' };
export const anotherBuilding: Filter = { of: 'building', other: true };
export const attackedBase: Filter = { of: 'attackedBase' };
export const itself: Filter = { of: 'self' };
export const enemyUnitsOfTech = (...tech: number[]): Filter => ({ of: 'unit', tech, whose: 'enemy' });

// Effects

export type Effect =
  | { do: 'damage' | 'repair' | 'plusRunes' | 'minusRunes'; n: number; to: Filter }
  | { do: 'destroy' | 'returnToHand' | 'takeControl' | 'sideline' | 'partner'; to: Filter }
  | { do: 'weaken' | 'weakenEach'; attack: number; hp: number; to: Filter }
  | { do: 'draw'; n: number }
  | { do: 'gainStealth' }
  | { do: 'summon'; token: string; limit: number }
  | { do: 'flip'; from: string; to: string }
  | { do: 'mayGoOnDeck' };

export const damage = (n: number, to: Filter): Effect => ({ do: 'damage', n, to });
export const repair = (n: number, to: Filter): Effect => ({ do: 'repair', n, to });
export const plusRunes = (n: number, to: Filter): Effect => ({ do: 'plusRunes', n, to });
export const minusRunes = (n: number, to: Filter): Effect => ({ do: 'minusRunes', n, to });
export const destroy = (to: Filter): Effect => ({ do: 'destroy', to });
export const returnToHand = (to: Filter): Effect => ({ do: 'returnToHand', to });
export const takeControl = (to: Filter): Effect => ({ do: 'takeControl', to });
/** Moves a patroller out of the patrol zone. */
export const sideline = (to: Filter): Effect => ({ do: 'sideline', to });
/** Two of them become partners for as long as this spell is in play. */
export const partner = (to: Filter): Effect => ({ do: 'partner', to });
/** Until the end of the turn. */
export const weaken = (attack: number, hp: number, to: Filter): Effect => ({
  do: 'weaken',
  attack,
  hp,
  to,
});
/** The same for all of them at once, without targeting. */
export const weakenEach = (attack: number, hp: number, to: Filter): Effect => ({
  do: 'weakenEach',
  attack,
  hp,
  to,
});
export const draw = (n: number): Effect => ({ do: 'draw', n });
/** This card, until the end of the turn. */
export const gainStealth: Effect = { do: 'gainStealth' };
/** At most `limit` tokens, both faces counted together. */
export const summon = (token: string, limit: number): Effect => ({ do: 'summon', token, limit });
/** All of a player's tokens turn their other face up. */
export const flip = (from: string, to: string): Effect => ({ do: 'flip', from, to });
/** This spell may go on top of the draw pile. */
export const mayGoOnDeck: Effect = { do: 'mayGoOnDeck' };

// Abilities

export type Trigger = 'arrives' | 'attacks' | 'upkeep' | 'anotherSpell' | 'exhaust' | 'sacrifice';
export type Ability =
  | { when: readonly Trigger[]; effects: readonly Effect[] }
  | { your: 'virtuosos' | 'otherUnits'; attack: number; hp: number }
  | { your: 'virtuosos' | 'unitsAndHeroes'; have: PlainKeyword }
  | { your: 'virtuosos'; free: true }
  | { your: 'virtuosos'; can: readonly Effect[] }
  | { your: 'tech0Units'; cheaper: number }
  | { attackPerDamage: number }
  | { partners: { attack: number; hp: number } };

export const arrives = (...effects: Effect[]): Ability => ({ when: ['arrives'], effects });
export const attacks = (...effects: Effect[]): Ability => ({ when: ['attacks'], effects });
export const arrivesOrAttacks = (...effects: Effect[]): Ability => ({
  when: ['arrives', 'attacks'],
  effects,
});
export const upkeep = (...effects: Effect[]): Ability => ({ when: ['upkeep'], effects });
/** Each time its controller has played another spell. */
export const onAnotherSpell = (...effects: Effect[]): Ability => ({ when: ['anotherSpell'], effects });
/** An ability whose cost is to exhaust this card. */
export const exhaust = (...effects: Effect[]): Ability => ({ when: ['exhaust'], effects });
/** An ability whose cost is to sacrifice this card. */
export const sacrifice = (...effects: Effect[]): Ability => ({ when: ['sacrifice'], effects });
export const virtuososGet = (attack: number, hp: number): Ability => ({ your: 'virtuosos', attack, hp });
/** Units other than this card that are no Virtuosos. */
export const otherUnitsGet = (attack: number): Ability => ({ your: 'otherUnits', attack, hp: 0 });
export const virtuososHave = (keyword: PlainKeyword): Ability => ({ your: 'virtuosos', have: keyword });
export const allHave = (keyword: PlainKeyword): Ability => ({ your: 'unitsAndHeroes', have: keyword });
export const freeVirtuosos: Ability = { your: 'virtuosos', free: true };
/** An ability of each Virtuoso whose cost is to exhaust it. */
export const virtuososCan = (...effects: Effect[]): Ability => ({ your: 'virtuosos', can: effects });
export const cheaperTech0Units = (n: number): Ability => ({ your: 'tech0Units', cheaper: n });
export const attackPerDamage = (n: number): Ability => ({ attackPerDamage: n });
export const partnersGet = (attack: number, hp: number): Ability => ({ partners: { attack, hp } });

// Cards

export const SPECS = ['bashing', 'finesse'] as const;
export type Spec = (typeof SPECS)[number];
export type Group = Spec | 'neutral';

interface Named {
  name: string;
  group: Group;
}
export interface Unit extends Named {
  type: 'unit';
  subtype: string;
  tech: number;
  cost: number;
  attack: number;
  hp: number;
  keywords?: Keywords;
  text?: readonly Ability[];
  token?: true;
}
export interface Spell extends Named {
  type: 'spell';
  subtype?: string;
  /** A minor spell needs any hero, another one that of its spec; an ultimate one that hero at its highest level. */
  rank: 'minor' | 'plain' | 'ultimate';
  cost: number;
  /** Stays in play. */
  ongoing?: true;
  keywords?: Keywords;
  effects: readonly Effect[];
  text?: readonly Ability[];
}
export const BANDS = ['low', 'mid', 'max'] as const;
export type BandName = (typeof BANDS)[number];
export interface Band {
  /** Its first level. */
  from: number;
  attack: number;
  hp: number;
  keywords?: Keywords;
  text?: readonly Ability[];
}
export interface Hero extends Named {
  type: 'hero';
  title: string;
  cost: number;
  /** The last has one level. */
  bands: Readonly<Record<BandName, Band>>;
}
export interface BuildingCard extends Named {
  type: 'building';
  cost: number;
  hp: number;
  /** Tech buildings: workers that are needed. */
  workers?: number;
  /** Combat damage to every attacker that it can see. */
  towerDamage?: number;
  text?: readonly Ability[];
}
export type Card = Unit | Spell | Hero | BuildingCard;
export type CardTable = Readonly<Record<string, Card>>;
