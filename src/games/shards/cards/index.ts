import { compileAll, register } from '../compile/index.js';
import { type Faction, LEADERS, type PlayCard, type SetName } from '../vocabulary.js';
import { HOMODEUS } from './homodeus.js';
import { LEADER_CARDS } from './leaders.js';
import { ORDER } from './order.js';
import { RELICS } from './relics.js';
import { STARTERS } from './starters.js';
import { UNDERGROWTH } from './undergrowth.js';
import { WRAETHE } from './wraethe.js';

const ofFaction = (
  faction: Faction,
  table: Readonly<Record<string, PlayCard>>,
): Readonly<Record<string, PlayCard>> =>
  Object.fromEntries(Object.entries(table).map(([id, card]) => [id, { ...card, faction }]));

/** The centre cards, by faction. */
const CENTER: Readonly<Record<string, PlayCard>> = {
  ...ofFaction('homodeus', HOMODEUS),
  ...ofFaction('order', ORDER),
  ...ofFaction('undergrowth', UNDERGROWTH),
  ...ofFaction('wraethe', WRAETHE),
};

register(STARTERS);
register(CENTER);
register(RELICS);
register(LEADER_CARDS);
compileAll();

const copiesOf = (table: Readonly<Record<string, PlayCard>>, sets: readonly SetName[]): string[] =>
  Object.entries(table).flatMap(([id, { copies, set }]) =>
    sets.includes(set) ? Array.from({ length: copies }, () => id) : [],
  );

/** The ids of the centre deck, every copy, without or with the expansion. */
export const BASE_CENTER: readonly string[] = copiesOf(CENTER, ['base']);
export const WHOLE_CENTER: readonly string[] = copiesOf(CENTER, ['base', 'relics']);
/** A starting deck. */
export const STARTING_DECK: readonly string[] = copiesOf(STARTERS, ['base']);
export const RELIC_IDS: readonly string[] = Object.keys(RELICS);
export { LEADER_CARDS, LEADERS };
