import { capital, list } from '../../core/english.js';
import { InputError } from '../../core/game.js';
import { fold, named, nearest } from '../../core/names.js';
import type { Side, Sides } from '../module.js';
import { BUILDING_IDS, CODICES } from './cards/index.js';
import { definitionOf, definitions } from './pool.js';
import type { Setup } from './setup.js';
import { SPECS, type Spec } from './vocabulary.js';

/** A side is the spec that it plays, for an experiment without some cards of its codex or buildings, or bound to them. */
export interface SpecData {
  readonly spec: Spec;
  /** Ids that the side does without. */
  readonly without?: readonly string[];
  /** Ids that it takes from the codex or builds as soon as it can. */
  readonly taking?: readonly string[];
}

/** `bashing`, `bashing without tower`, `finesse without maestro+tower taking surplus`. */
export function namedSide(name: string): Side<SpecData> | undefined {
  const [, head = '', without, taking] = SIDE.exec(name.trim()) ?? [];
  const spec = SPECS.find((each) => fold(each) === fold(head));
  if (spec === undefined) return undefined;
  const data: SpecData = {
    spec,
    ...(without === undefined ? {} : { without: idsIn(without, spec) }),
    ...(taking === undefined ? {} : { taking: idsIn(taking, spec) }),
  };
  const both = data.without?.find((id) => data.taking?.includes(id));
  if (both !== undefined)
    throw new InputError(`side "${name}": ${both} stands after without and after taking`);
  return {
    name: [capital(spec), ...told(data, nameOf, ' and ')].join(' '),
    from: [spec, ...told(data, (id) => id, '+')].join(' '),
    data,
  };
}
const SIDE = /^(\S+)(?:\s+without\s+(.+?))?(?:\s+taking\s+(.+))?$/i;

const told = ({ without, taking }: SpecData, say: (id: string) => string, and: string): string[] => [
  ...(without ? [`without ${without.map(say).join(and)}`] : []),
  ...(taking ? [`taking ${taking.map(say).join(and)}`] : []),
];

function idsIn(words: string, spec: Spec): string[] {
  const known = [
    ...CODICES[SPECS.indexOf(spec) as 0 | 1].map((d) => definitions[d]!.id),
    ...BUILDING_IDS.slice(1),
  ];
  return words.split('+').map((word) => {
    const id = named(word.trim(), known);
    if (id !== undefined) return id;
    throw new InputError(
      `side "${spec}": "${word.trim()}" is neither in its codex nor a building; nearest: "${nearest(word, known)}"`,
    );
  });
}

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

export const sayTold = ({ without, taking }: SpecData): string[] => [
  ...(without ? [`without ${list(without.map(nameOf))}`] : []),
  ...(taking ? [`takes ${list(taking.map(nameOf))} as soon as it can`] : []),
];

/** What the sides were told, by printed numbers; nothing at all where they may do as they like. */
export function toldOf(sides: Sides<SpecData>): Pick<Setup, 'without' | 'taking'> {
  const numbers = (ids: readonly string[] = []) => ids.map((id) => definitionOf.get(id)!);
  const isTold = sides.some(({ data }) => data.without || data.taking);
  if (!isTold) return {};
  return {
    without: sides.map(({ data }) => numbers(data.without)),
    taking: sides.map(({ data }) => numbers(data.taking)),
  };
}
