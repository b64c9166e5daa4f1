import { capital, sentence } from '../../../../core/english.js';
import { Op } from '../../program.js';
import { OWN_NAMES, type OwnName } from '../../vocabulary/effects.js';
import { doing, following } from '../../words/statements.js';
import type { EffectWords } from '../word.js';

/** The procedures that cards name with `own`, as sentences; the first stands after the bold word. */
const OWN_WORDS: Readonly<Record<OwnName, readonly [string, ...string[]]>> = {
  'ether-spider': ['Ether Spider captures that æmber'],
  'gabos-longarms': [
    'in this fight, Gabos Longarms deals its damage to that creature and none to the creature it fights',
  ],
  gebuk: ["after Gebuk leaves play, put that creature into play in Gebuk's position in the battleline"],
  mimicry: ['Mimicry becomes a copy of that card: gain its bonus æmber and resolve its "Play:" abilities'],
  'one-stood-against-many': [
    'three times, one after the other, ready that creature and fight with it, each time against an enemy creature that it has not yet fought this way',
  ],
  'positron-bolt': [
    'deal 3 damage to the flank creature',
    'Then deal 2 damage to its neighbor.',
    'Then deal 1 damage to the next creature along the battleline.',
  ],
  'red-hot-armor': [
    'for the remainder of the turn, each enemy creature loses all of its armor',
    'Deal 1 damage to each of those creatures for each armor it lost this way.',
  ],
  'reverse-time': ['swap your deck with your discard pile', 'Shuffle your deck.'],
  smite: ['ready and fight with that creature', 'Choose each neighbor of the attacked creature.'],
  'spangler-box': ['Spangler Box remembers that creature'],
};

/** Procedures of single cards, in `rules/odd.ts`. */
export const OWN = {
  own: {
    write({ name }, w) {
      const number = OWN_NAMES.indexOf(name);
      if (number < 0) throw new Error(`no procedure is called "${name}"`);
      w.emit(Op.Own, number);
    },
    say({ name }) {
      const [first, ...next] = OWN_WORDS[name];
      return following(doing(first), ...next.map((text) => sentence(capital(text))));
    },
  },
} satisfies Partial<EffectWords>;
