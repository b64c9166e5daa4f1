import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  YAMLParseError,
} from 'yaml';
import { InputError } from '../../core/game.js';

/** Where something stands in a user's file. */
export interface Spot {
  readonly file: string;
  readonly line: number;
}

export interface YamlScalar extends Spot {
  readonly kind: 'scalar';
  readonly value: unknown;
  /** As it is written in the file: `007` stays `007`. */
  readonly text: string;
}
interface YamlList extends Spot {
  readonly kind: 'list';
  readonly items: readonly YamlValue[];
  /** Written as `[a, b]`, where a comma ends a value. */
  readonly flow: boolean;
}
export interface YamlGroup extends Spot {
  readonly kind: 'group';
  readonly entries: readonly YamlEntry[];
}
export type YamlValue = YamlScalar | YamlList | YamlGroup;

export interface YamlEntry extends Spot {
  readonly key: string;
  readonly value: YamlValue;
}

/** No file of ours is nested deeper. */
const DEEPEST = 6;
const LONGEST_QUOTE = 60;

export function refuse({ file, line }: Spot, message: string): never {
  throw new InputError(`${file}, line ${line}: ${message}`);
}

/** A piece of the user's file on one line. */
export function quote(text: string): string {
  const line = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return `"${line.slice(0, LONGEST_QUOTE).join('')}${line.length > LONGEST_QUOTE ? '…' : ''}"`;
}

/** What a value is, as a person who writes YAML would call it. */
export function whatItIs(value: YamlValue): string {
  if (value.kind === 'list') return value.items.length === 0 ? 'an empty list' : 'a list';
  if (value.kind === 'group') return value.entries.length === 0 ? 'an empty group' : 'a group of keys';
  if (value.value === null || value.text.trim() === '') return 'empty';
  return typeof value.value === 'string' ? `the text ${quote(value.text)}` : `${value.text}`;
}

/** The keys of a YAML file with the lines they stand on; `file` is its name in messages. */
export function parseYaml(text: string, file: string): YamlGroup {
  const counter = new LineCounter();
  const document = parsed(text, file, counter);
  if (document.contents === null)
    throw new InputError(`${file}: the file is empty; expected keys and values`);
  const root = new Reader(counter, file).value(document.contents as Node, 0);
  if (root.kind === 'group') return root;
  return refuse(root, `${whatItIs(root)}; expected keys and values, such as "games: 1000"`);
}

function parsed(text: string, file: string, lineCounter: LineCounter): Document {
  try {
    const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: 'error' });
    if (document.errors.length > 0) throw document.errors[0];
    return document;
  } catch (error) {
    throw new InputError(brokenYaml(file, error));
  }
}

function brokenYaml(file: string, fault: unknown): string {
  if (fault instanceof RangeError) return `${file}: nested too deep; expected a flat list of keys`;
  const message = fault instanceof Error ? fault.message.split('\n')[0]! : String(fault);
  const reason = message.replace(/ at line \d+, column \d+:?$/, '');
  const line = fault instanceof YAMLParseError ? fault.linePos?.[0].line : undefined;
  const what = reason.startsWith('Source contains multiple documents') ? 'a second document begins' : reason;
  return `${file}${line === undefined ? '' : `, line ${line}`}: broken YAML: ${what}; correct it`;
}

class Reader {
  constructor(
    private readonly counter: LineCounter,
    private readonly file: string,
  ) {}

  value(node: Node, depth: number): YamlValue {
    const spot = this.spot(node);
    if (depth > DEEPEST) return refuse(spot, 'nested too deep; expected a flat list of keys');
    if (isAlias(node))
      return refuse(spot, `*${node.source} stands for another value; expected it written out`);
    if (isScalar(node)) return { kind: 'scalar', ...spot, value: node.value, text: textOf(node) };
    if (isSeq(node)) {
      const items = node.items.map((item) => this.value(item as Node, depth + 1));
      return { kind: 'list', ...spot, items, flow: node.flow === true };
    }
    if (isMap(node)) return { kind: 'group', ...spot, entries: this.entries(node, depth) };
    return refuse(spot, 'expected keys, values and lists');
  }

  private entries(map: YAMLMap, depth: number): YamlEntry[] {
    const seen = new Map<string, number>();
    return map.items.map((pair) => {
      const entry = this.entry(pair as Pair<Node, Node | null>, depth);
      const first = seen.get(entry.key);
      if (first !== undefined) {
        refuse(entry, `${quote(entry.key)} is given again (first on line ${first}); expected once`);
      }
      seen.set(entry.key, entry.line);
      return entry;
    });
  }

  private entry({ key, value }: Pair<Node, Node | null>, depth: number): YamlEntry {
    const spot = this.spot(key);
    if (!isScalar(key) || key.value === null) refuse(spot, 'expected a word before the colon');
    const nothing: YamlScalar = { kind: 'scalar', ...spot, value: null, text: '' };
    return { ...spot, key: textOf(key), value: value === null ? nothing : this.value(value, depth + 1) };
  }

  private spot(node: Node): Spot {
    return { file: this.file, line: this.counter.linePos(node.range?.[0] ?? 0).line };
  }
}

function textOf({ value, source }: { value: unknown; source?: string }): string {
  return typeof value === 'string' || source === undefined ? String(value ?? '') : source;
}
