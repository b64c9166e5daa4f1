import { InputError } from '../../../core/game.js';
import { findName } from '../../../core/names.js';
import { type Patch, variantsOf } from '../../../core/numbers.js';
import { BASIC, GEMS, RELICS, SPECIFIC, SPELLS } from '../cards/index.js';
import { compileVariant } from '../compile/index.js';
import { Size, TurnCard } from '../layout.js';
import { BASICS, LEVELS, TURN_ORDERS, type TurnWord } from '../levels.js';
import { patchCard } from '../numbers.js';
import { definitionOf, definitions } from '../pool.js';
import type { Setup } from '../setup.js';
import type { Nemesis, NemesisCard } from '../vocabulary.js';
import type { NemesisData, PlayersData } from './sides.js';

/** The id of a card, however it is spelled. */
export const idOf = (name: string): string => findName(name, 'card', [...definitionOf.keys()]);

const variants = variantsOf({ idOf, patch: patchCard, compile: compileVariant });

/** The changes that come with the nemesis's side. */
const ownPatches = ({ patches = {} }: NemesisData): Patch[] =>
  Object.entries(patches).flatMap(([card, numbers]) =>
    Object.entries(numbers).map(([number, value]) => ({ card, number, value })),
  );

/** The definition of each card, with the changes of an experiment. */
function lookUp(patches: readonly Patch[]): (id: string) => number {
  const changed = variants(patches);
  return (id) => changed.get(id) ?? definitionOf.get(id)!;
}

const typeOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.type;
const tierOf = (id: string): number => (definitions[definitionOf.get(id)!]!.card as NemesisCard).tier;

/** The setup of a game from what its two sides are. */
export function prepare(players: PlayersData, against: NemesisData, patches: readonly Patch[] = []): Setup {
  const of = lookUp([...ownPatches(against), ...patches]);
  const level = LEVELS[against.level]!;
  const own = SPECIFIC[against.nemesis]!;
  const nemesis = of(against.nemesis);
  const random = players.market === 'random';
  const market = random ? [...GEMS, ...RELICS, ...SPELLS] : (players.market as readonly string[]);
  return {
    mages: players.mages.map(of),
    market: market.map(of),
    randomMarket: random,
    nemesis,
    increased: level.increased,
    playerLife: players.playerLife ?? level.playerLife,
    graveholdLife: players.gravehold ?? level.graveholdLife,
    nemesisLife: against.life ?? lifeAt(definitions[nemesis]!.card as Nemesis, against.level),
    nemesisCards: [...own.filter((id) => tierOf(id) > 0), ...BASIC].map(of),
    strikes: own.filter((id) => typeOf(id) === 'strike').map(of),
    corruptions: own.filter((id) => typeOf(id) === 'corruption').map(of),
    basics: against.basics ?? BASICS[players.mages.length - 1]!,
    turnOrder: turnOrder(against.turnOrder ?? TURN_ORDERS[players.mages.length - 1]!, players.mages.length),
    starters: new Map([...definitionOf.keys()].map((id) => [id, of(id)])),
  };
}

/** The printed life as the level changes it: a nemesis without any would be slain before the game begins. */
function lifeAt({ name, life }: Nemesis, level: string): number {
  const changed = life + LEVELS[level]!.nemesisLife;
  if (changed >= 1) return changed;
  throw new InputError(
    `life of ${name} must be at least ${leastLife(level)} at level ${level}, which takes ${-LEVELS[level]!.nemesisLife} away, not ${life}`,
  );
}

/** The least printed life that a level leaves something of. */
export const leastLife = (level: string): number => Math.max(1, 1 - LEVELS[level]!.nemesisLife);

/** Every mage must have a turn some day, and so must the nemesis. */
function turnOrder(words: readonly TurnWord[], players: number): number[] {
  const kinds = words.map((word) => turnKind(word, players));
  if (kinds.length < 2 || kinds.length > Size.TurnCards) {
    throw new InputError(`a turn order deck has 2 to ${Size.TurnCards} cards, not ${kinds.length}`);
  }
  if (!kinds.includes(TurnCard.Nemesis)) throw new InputError('the turn order deck has no nemesis card');
  if (kinds.every((kind) => kind === TurnCard.Nemesis)) {
    throw new InputError('the turn order deck has no card of a player');
  }
  return kinds;
}

function turnKind(word: TurnWord, players: number): number {
  if (word === 'nemesis') return TurnCard.Nemesis;
  if (word === 'wild') return TurnCard.Wild;
  if (Number.isInteger(word) && word >= 0 && word < players) return word;
  throw new InputError(
    `a turn order card is "nemesis", "wild" or a mage's seat from 0 to ${players - 1}, not ${JSON.stringify(word)}`,
  );
}
