import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '../../games/module.js';
import type { Experiment } from '../experiment/experiment.js';
import { type Flag, type FlagName, flagOf } from '../flags/flags.js';
import { flagsOfGames } from '../flags/game-flags.js';
import { OWN_FLAGS, SHARED_BY_ARMS, TYPED_ONLY } from './experiment-file.js';

export interface Schema {
  readonly [keyword: string]: unknown;
}

/** A word or a number that is not blank. */
const VALUE: Schema = { type: ['string', 'number'], pattern: '\\S' };
const TEXT: Schema = { type: 'string', pattern: '\\S' };
const WHOLE: Schema = { type: ['integer', 'string'], pattern: '^-?\\d+$' };
const NUMBERS: Schema = { type: 'object', minProperties: 1, additionalProperties: WHOLE };

/** `{ urchin: { power: 3 }, dust-imp.power: 1 }`, or as `--patch` takes it. */
const PATCH: Schema = {
  anyOf: [VALUE, { type: 'object', minProperties: 1, additionalProperties: { anyOf: [WHOLE, NUMBERS] } }],
};

const listOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 1, uniqueItems: true });

/** One value of a flag. */
function oneOf(name: FlagName, { value }: Pick<Flag, 'value'>): Schema {
  if (value === undefined) return { type: 'boolean' };
  return name === 'patch' ? PATCH : VALUE;
}

interface Key extends Flag {
  readonly name: FlagName;
}

/** Schemas that are written once and referred to. */
class Definitions {
  readonly all: Record<string, Schema> = {};

  /** Games may have keys of one name that say different things. */
  refer(name: string, schema: Schema): Schema {
    let key = name;
    for (let n = 2; this.all[key] && !isDeepStrictEqual(this.all[key], schema); n++) key = `${name}.${n}`;
    this.all[key] = schema;
    return { $ref: `#/definitions/${key}` };
  }
}

const described = ({ about, value }: Key, schema: Schema): Schema => ({
  ...schema,
  description: value === undefined ? about : `${value}: ${about}`,
});

/** Keys that have one value. */
const single = (keys: readonly Key[], definitions: Definitions): Schema =>
  Object.fromEntries(
    keys.map((key) => [key.name, definitions.refer(key.name, described(key, oneOf(key.name, key)))]),
  );

/** Keys that have one value, or a list to cross. */
function oneOrList(keys: readonly Key[], definitions: Definitions): Schema {
  const lists = keys.map((key): [string, Schema] => {
    const one = oneOf(key.name, key);
    const many = described(key, { anyOf: [one, listOf(one)] });
    return [key.name, definitions.refer(`${key.name}.list`, many)];
  });
  return Object.fromEntries(lists);
}

/** The keys of an experiment about these games, each once. */
function keysOf({ flags, gamesOf }: Experiment, modules: readonly GameModule[]): Key[] {
  const own = flagsOfGames(gamesOf, modules);
  const common = flags.filter((flag) => !TYPED_ONLY.includes(flag));
  return [...new Map([...common.map(keyOf), ...own].map((key) => [key.name, key])).values()];
}

const keyOf = (name: FlagName): Key => ({ name, ...flagOf(name) });

function armsOf(keys: readonly Key[], definitions: Definitions): Schema {
  const own = keys.filter(({ name }) => !SHARED_BY_ARMS.includes(name));
  return {
    description: 'What is compared on the same luck, the baseline first.',
    type: 'array',
    minItems: 2,
    items: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: TEXT, ...single(own, definitions) },
    },
  };
}

/** What a file may hold that names this command, and this game or none. */
function keysFor(
  experiment: Experiment,
  id: string | undefined,
  games: readonly GameModule[],
  definitions: Definitions,
): Schema {
  const named = id === undefined ? [] : [id];
  const keys = keysOf(experiment, experiment.gamesOf?.games(named, games) ?? []);
  const isCase = {
    command: { const: experiment.name },
    ...(id === undefined ? {} : { game: { const: id } }),
  };
  const open = id === undefined ? { not: { required: ['game'] } } : {};
  return {
    if: { properties: isCase, required: Object.keys(isCase), ...open },
    then: {
      additionalProperties: false,
      properties: {
        about: true,
        command: true,
        game: true,
        arms: armsOf(keys, definitions),
        ...oneOrList(keys, definitions),
        ...single(OWN_FLAGS.map(keyOf), definitions),
      },
    },
  };
}

/** What `fulcrum run` takes, as a JSON Schema by which editors complete and check experiment files. */
export function experimentSchema(experiments: readonly Experiment[], games: readonly GameModule[]): Schema {
  const ids = games.map(({ game }) => game.id);
  const definitions = new Definitions();
  const cases = experiments.flatMap((each) =>
    [undefined, ...ids].map((id) => keysFor(each, id, games, definitions)),
  );
  const about = experiments.map((experiment) => `${experiment.name}: ${experiment.about.split('. ')[0]}`);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'An experiment of Fulcrum',
    description: 'Keys are the flags of a command; a value that is a list is crossed with the other lists.',
    type: 'object',
    required: ['command'],
    properties: {
      about: { ...TEXT, description: 'What the experiment answers, in a sentence.' },
      command: { enum: experiments.map(({ name }) => name), description: about.join('\n') },
      game: { enum: ids, description: 'Left out: the game that the command is usually about.' },
    },
    allOf: cases,
    definitions: definitions.all,
  };
}
