/**
 * Where JSON text breaks. Node's own message often lacks the place and changes between versions, so the
 * text is walked once more, with a list instead of recursion so that no depth of brackets overflows.
 */
export interface Fault {
  line: number;
  column: number;
  expected: string;
}

type Next = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'more' | 'end';

const TOKEN =
  /[{}[\],:]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const SPACE = /[ \t\n\r]*/y;

const EXPECTED: Readonly<Record<Exclude<Next, 'more'>, string>> = {
  value: 'a value',
  'value or ]': 'a value or "]"',
  key: 'a name in double quotes',
  'key or }': 'a name in double quotes or "}"',
  colon: '":"',
  end: 'nothing more',
};

export function jsonFault(text: string): Fault | undefined {
  const open: string[] = [];
  let next: Next = 'value';
  let at = match(SPACE, text, 0).length;
  while (at < text.length) {
    const token = match(TOKEN, text, at);
    const after: Next | undefined = token === '' ? undefined : step(next, token, open);
    if (after === undefined) return faultAt(text, at, next, open);
    next = after;
    at += token.length;
    at += match(SPACE, text, at).length;
  }
  return next === 'end' ? undefined : faultAt(text, at, next, open);
}

/** What may follow `token`, or undefined when it may not stand here. */
function step(next: Next, token: string, open: string[]): Next | undefined {
  if (next === 'colon') return token === ':' ? 'value' : undefined;
  if (next === 'key' || (next === 'key or }' && token !== '}')) return token[0] === '"' ? 'colon' : undefined;
  if (next === 'value' || (next === 'value or ]' && token !== ']')) return stepIn(token, open);
  if (next === 'more' && token === ',') return open.at(-1) === '{' ? 'key' : 'value';
  return next === 'end' ? undefined : stepOut(token, open);
}

function stepIn(token: string, open: string[]): Next | undefined {
  if (']},:'.includes(token)) return undefined;
  if (token === '{' || token === '[') open.push(token);
  if (token === '{') return 'key or }';
  if (token === '[') return 'value or ]';
  return open.length === 0 ? 'end' : 'more';
}

function stepOut(token: string, open: string[]): Next | undefined {
  if (token !== closing(open)) return undefined;
  open.pop();
  return open.length === 0 ? 'end' : 'more';
}

function closing(open: readonly string[]): string {
  return open.at(-1) === '{' ? '}' : ']';
}

function faultAt(text: string, at: number, next: Next, open: readonly string[]): Fault {
  const before = text.slice(0, at).split('\n');
  const expected = next === 'more' ? `"," or "${closing(open)}"` : EXPECTED[next];
  return { line: before.length, column: before.at(-1)!.length + 1, expected };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
