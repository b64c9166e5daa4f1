import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './schema.js';

/** Checks one keyword of JSON Schema; a keyword that is not here is an error, so that none is passed over. */
type Check = (value: unknown, expected: never, schema: Schema, root: Schema) => boolean;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
};

const NOTE: Check = () => true;

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: NOTE,
  title: NOTE,
  description: NOTE,
  then: NOTE,
  definitions: NOTE,
  $ref: (value, path: string, _, root) => isValid(value, referred(root, path), root),
  type: (value, types: string | string[]) => typeOf(value).some((type) => [types].flat().includes(type)),
  const: (value, only: unknown) => value === only,
  enum: (value, all: unknown[]) => all.includes(value),
  pattern: (value, pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  uniqueItems: (value) =>
    !Array.isArray(value) ||
    value.every((item, i) => !value.slice(0, i).some((other) => isDeepStrictEqual(item, other))),
  items: (value, schema: Schema, _, root) =>
    !Array.isArray(value) || value.every((item) => isValid(item, schema, root)),
  minProperties: (value, least: number) => !isFields(value) || Object.keys(value).length >= least,
  required: (value, keys: string[]) => !isFields(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (value, schemas: Record<string, Schema | true>, _, root) =>
    !isFields(value) ||
    Object.entries(schemas).every(
      ([key, schema]) => schema === true || !Object.hasOwn(value, key) || isValid(value[key], schema, root),
    ),
  additionalProperties: (value, more: Schema | false, { properties = {} }, root) =>
    !isFields(value) ||
    Object.entries(value).every(
      ([key, each]) =>
        Object.hasOwn(properties as Fields, key) || (more !== false && isValid(each, more, root)),
    ),
  allOf: (value, all: Schema[], _, root) => all.every((schema) => isValid(value, schema, root)),
  anyOf: (value, any: Schema[], _, root) => any.some((schema) => isValid(value, schema, root)),
  not: (value, schema: Schema, _, root) => !isValid(value, schema, root),
  if: (value, schema: Schema, { then }, root) =>
    !isValid(value, schema, root) || isValid(value, then as Schema, root),
};

function referred({ definitions }: Schema, path: string): Schema {
  const found = (definitions as Record<string, Schema>)[path.replace('#/definitions/', '')];
  if (!found) throw new Error(`nothing is defined as ${path}`);
  return found;
}

/** Whether a value is as a JSON Schema says; of the keywords, those that ours has. */
export function isValid(value: unknown, schema: Schema, root = schema): boolean {
  return Object.entries(schema).every(([keyword, expected]) => {
    const check = CHECKS[keyword];
    if (!check) throw new Error(`no check for the keyword ${keyword}`);
    return check(value, expected as never, schema, root);
  });
}
