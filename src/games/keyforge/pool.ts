import { Definitions, type Definition as Named } from '../../core/definitions.js';
import { Program } from '../../core/program.js';
import type { House } from './houses.js';
import type { Ability, Card } from './vocabulary.js';

/** A card as it is known to the engine: definition numbers index the tables below. */
export interface Definition extends Named<Card> {
  readonly house: House;
}

const DEFINITIONS = 4096;
const ABILITIES = 4096;

export const cards = new Definitions<Card, Definition>(DEFINITIONS);
/** All definitions, by number. */
export const definitions: readonly Definition[] = cards.all;
/** The definition of each printed card. */
export const definitionOf: ReadonlyMap<string, number> = cards.numberOf;
/** Traits, in the order of their bits. */
export const traits: string[] = [];

/** Everything compiled: see program.ts. */
export const compiled = new Program(1 << 17);
export const program = compiled.numbers;
/** By operation: how many numbers it takes, itself included. */
export const lengthOf = compiled.lengths;
/** Where the operation after the one at `p` stands. */
export const operationAfter = (p: number): number => compiled.after(p);
/** Appends numbers to the program and says where they stand. */
export const append = (numbers: readonly number[]): number => compiled.append(numbers);

const table = (size: number) => new Int32Array(size);

/** By definition. */
export const kindOf = table(DEFINITIONS); // Kind
export const powerOf = table(DEFINITIONS);
export const armorOf = table(DEFINITIONS);
export const amberOf = table(DEFINITIONS); // bonus æmber
export const keywordsOf = table(DEFINITIONS); // bits of KEYWORDS
export const assaultOf = table(DEFINITIONS);
export const hazardousOf = table(DEFINITIONS);
export const traitsOf = table(DEFINITIONS * 3); // bits
export const tagsOf = table(DEFINITIONS); // Tag bits of its own abilities
export const eventsOf = table(DEFINITIONS); // Event bits
export const modsOf = table(DEFINITIONS); // Mod bits
export const givenKeywordsOf = table(DEFINITIONS); // bits of KEYWORDS that its text gives
export const entersOf = table(DEFINITIONS); // Enters bits
export const entersIfOf = table(DEFINITIONS); // condition or 0
export const playIfOf = table(DEFINITIONS); // condition or 0
export const playCostOf = table(DEFINITIONS);
export const upgradeFormOf = table(DEFINITIONS); // definition of its form as an upgrade, or 0
export const nameOf = cards.printedOf; // definition of the printed card
export const textOf = table(DEFINITIONS); // in the program: abilities, then modifiers, each with its number first
export const plainOf = table(DEFINITIONS); // 1 when nothing but the common rules restricts playing it
export const weakensOf = table(DEFINITIONS); // 1 when it may lower a creature's power
export const caresOf = table(DEFINITIONS); // bits of Cares that its text looks at

/** By ability. */
export const abilityTags = table(ABILITIES);
export const abilityEvent = table(ABILITIES); // Event, or -1
export const abilityFilter = table(ABILITIES); // of the event's subject, or 0
export const abilityBy = table(ABILITIES); // Seat of the event's player
export const abilityPc = table(ABILITIES);
export const abilityIf = table(ABILITIES); // condition or 0
export const abilityFlags = table(ABILITIES); // AbilityFlag
export const abilityArgument = table(ABILITIES);
export const abilityDefinition = table(ABILITIES);
export const abilityRuns = table(ABILITIES); // how often it has begun in this process, for coverage
export const abilityText: Ability[] = []; // what it was compiled from

export const enum AbilityFlag {
  /** The bearer is the creature that the card is attached to. */
  OnHost = 1,
  /** Only gains æmber: the order among such abilities can't matter. */
  Quiet = 2,
  /** Only æmber gained by reaping. */
  Reaping = 4,
  /** Only destruction by assault damage. */
  Assault = 8,
  /** Any fight, not only one of the bearer. */
  AnyFight = 16,
  /** Never speaks of the card of its event: which of several events set it off can't matter. */
  Blind = 32,
  /** Does the same for its player whichever card has it: the order among copies can't matter. */
  Alike = 64,
  /** Only during the turn of its player. */
  YourTurn = 128,
  /** Only destruction by the bearer's attack, assault damage included. */
  Attack = 256,
  /** Only the first such event of a turn. */
  First = 512,
}

export const enum ModFlag {
  /** As AbilityFlag.OnHost. */
  OnHost = 1,
  /** Damage is added in a fight, not set. */
  Add = 2,
  /** Only this is allowed. */
  Only = 4,
}

/** Whom a modifier can touch at all, so that it need not be read for others. */
export const enum Reach {
  Anyone = 0,
  /** The card that has the text. */
  Bearer = 1,
  /** The creature that the card with the text is attached to. */
  Host = 2,
}

/** By modifier. */
export const modKind = table(ABILITIES);
export const modFilter = table(ABILITIES); // of the cards it touches, or 0
export const modWhile = table(ABILITIES); // condition or 0
export const modN = table(ABILITIES); // amount
export const modA = table(ABILITIES);
export const modB = table(ABILITIES);
export const modFlags = table(ABILITIES); // ModFlag
export const modReach = table(ABILITIES); // Reach
export const modDefinition = table(ABILITIES);

let abilities = 0;
let modifiers = 0;

export function newAbility(): number {
  if (abilities === ABILITIES) throw new Error('the table of abilities is full');
  return abilities++;
}

export function newModifier(): number {
  if (modifiers === ABILITIES) throw new Error('the table of modifiers is full');
  return modifiers++;
}

/** The number of a trait, new ones included. */
export function traitNumber(trait: string): number {
  const known = traits.indexOf(trait);
  if (known >= 0) return known;
  if (traits.length === 96) throw new Error('too many traits');
  return traits.push(trait) - 1;
}
