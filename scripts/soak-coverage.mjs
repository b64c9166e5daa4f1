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
  return `${id}: ${sayAbility(abilityText[ability], card)}`;
};

/** Replacements that the rules apply without beginning an effect. */
const APPLIED = [Event.InsteadLeaves, Event.InsteadDamaged];

const begins = (ability) => !APPLIED.includes(abilityEvent[ability]);

export function sayCoverage({ played, kinds, decisions, abilities }) {
  const cards = [...definitionOf];
  const unplayed = cards.filter(([, d]) => played[d] === 0).map(([id]) => id);
  const known = Object.keys(abilityText).map(Number).filter(begins);
  const silent = known.filter((ability) => abilities[ability] === 0);
  const rare = known.filter((ability) => abilities[ability] > 0).sort((a, b) => abilities[a] - abilities[b]);
  const never = (words, counts) => words.filter((word, i) => word && counts[i] === 0).join(', ') || 'none';
  const asked = Array.from(decisions, (_, i) => Decision[i] ?? '');
  return [
    `Cards played: ${cards.length - unplayed.length} of ${cards.length}; never: ${unplayed.join(', ') || 'none'}`,
    `Abilities begun: ${known.length - silent.length} of ${known.length}`,
    ...silent.map((ability) => `  never  ${wordsOf(ability)}`),
    ...rare.slice(0, 15).map((ability) => `  ${String(abilities[ability]).padStart(5)}  ${wordsOf(ability)}`),
    `Decisions never asked: ${never(asked.slice(1), decisions.slice(1))}`,
    `Options never taken: ${never([...KIND_WORDS], kinds)}`,
  ].join('\n');
}
