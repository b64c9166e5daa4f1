import { at, Decision, Event } from '../dist/src/games/keyforge/layout.js';
import { cardIn, KIND_WORDS, kindIn } from '../dist/src/games/keyforge/option.js';
import {
  abilityDefinition,
  abilityEvent,
  abilityRuns,
  abilityText,
  definitionOf,
  definitions,
} from '../dist/src/games/keyforge/pool.js';
import { sayAbility } from '../dist/src/games/keyforge/words.js';

const PLAY = KIND_WORDS.indexOf('play');

/** Counts what happens in the games of this thread: cards played from hand, kinds of option and of decision. */
export class Coverage {
  played = new Int32Array(4096);
  kinds = new Int32Array(64);
  decisions = new Int32Array(64);
  #before = abilityRuns.slice();

  watch = (state, option) => {
    const kind = kindIn(option);
    this.kinds[kind]++;
    this.decisions[state[at.decision]]++;
    if (kind === PLAY) this.played[state[at.definition + cardIn(option)] & 0xfff]++;
  };

  counts() {
    const abilities = abilityRuns.map((runs, ability) => runs - this.#before[ability]);
    return { played: this.played, kinds: this.kinds, decisions: this.decisions, abilities };
  }
}

/** The coverage of all threads together. */
export function addUp(all) {
  const sum = (field) => all[0][field].map((_, i) => all.reduce((total, each) => total + each[field][i], 0));
  return {
    played: sum('played'),
    kinds: sum('kinds'),
    decisions: sum('decisions'),
    abilities: sum('abilities'),
  };
}

const wordsOf = (ability) => {
  const { id, card } = definitions[abilityDefinition[ability]];
  return `${id}: ${sayAbility(abilityText[ability], card, nameOf)}`;
};

const nameOf = (id) => definitions[definitionOf.get(id)].card.name;

/** Replacements that the rules apply without beginning an effect. */
const APPLIED = [Event.InsteadLeaves, Event.InsteadDamaged];

const begins = (ability) => !APPLIED.includes(abilityEvent[ability]);

/** How many of the rarest are listed. */
const RAREST = 15;

/** What came up at least so often, what least often, and what never. */
function sayCounts(what, all, least) {
  const rarest = all.toSorted((a, b) => a.count - b.count);
  const enough = all.filter(({ count }) => count >= least).length;
  const never = rarest.filter(({ count }) => count === 0);
  const seldom = rarest.filter(({ count }) => count > 0).slice(0, RAREST);
  return [
    `${what}: ${all.length - never.length} of ${all.length}; at least ${least} times: ${enough}`,
    ...never.map(({ words }) => `  never  ${words()}`),
    ...seldom.map(({ count, words }) => `  ${String(count).padStart(5)}  ${words()}`),
  ];
}

const isOf = (set, d) => set === undefined || definitions[d].card.sets[set] !== undefined;

/** The report: of one set, or of the whole pool. */
export function sayCoverage({ played, kinds, decisions, abilities }, { set, least }) {
  const cards = [...definitionOf]
    .filter(([, d]) => isOf(set, d))
    .map(([id, d]) => ({ count: played[d], words: () => id }));
  const begun = Object.keys(abilityText)
    .map(Number)
    .filter((ability) => begins(ability) && isOf(set, abilityDefinition[ability]))
    .map((ability) => ({ count: abilities[ability], words: () => wordsOf(ability) }));
  const never = (words, counts) => words.filter((word, i) => word && counts[i] === 0).join(', ') || 'none';
  const asked = Array.from(decisions, (_, i) => Decision[i] ?? '');
  return [
    ...sayCounts('Cards played', cards, least),
    ...sayCounts('Abilities begun', begun, least),
    `Decisions never asked: ${never(asked.slice(1), decisions.slice(1))}`,
    `Options never taken: ${never([...KIND_WORDS], kinds)}`,
  ].join('\n');
}
