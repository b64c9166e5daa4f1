import { agree, list, sentence } from '../../../core/english.js';

/** What an effect says, in the three forms in which larger sentences take it in. */
export interface Statement {
  /** "deal 3 damage to a creature", "your opponent gains 1 æmber". */
  text: string;
  /** After "you may": "deal …", "have your opponent gain 1 æmber". */
  bare: string;
  /** The whole as a choice: "you may deal …". */
  optional: string;
  /** How a later sentence asks whether it was done: "if you do". */
  done: string;
  /** Sentences that belong to it and follow, such as "If you do, …". */
  next: string[];
  /** Has commas of its own, so that it can't stand in a list. */
  long: boolean;
}

export function clause(who: string, verb: string, rest: string, plural = false): Statement {
  const bare = who === 'you' ? `${verb} ${rest}` : `have ${who} ${verb} ${rest}`;
  const text = who === 'you' ? bare : `${who} ${agree(who, verb, plural)} ${rest}`;
  const optional = `you may ${bare.trim()}`;
  return {
    text: text.trim(),
    bare: bare.trim(),
    optional,
    done: askDone(who, plural),
    next: [],
    long: false,
  };
}

function askDone(who: string, plural: boolean): string {
  if (who === 'you') return 'if you do';
  return plural || /player|opponent|controller|owner/.test(who) ? 'if they do' : 'if it does';
}

export const doing = (text: string): Statement => clause('you', text, '');

/** A text that takes no other form. */
export const whole = (text: string): Statement => ({
  text,
  bare: text,
  optional: `you may ${text}`,
  done: 'if you do',
  next: [],
  long: true,
});

export const following = (first: Statement, ...next: string[]): Statement => ({
  ...first,
  next: [...first.next, ...next],
});

/** "if …," or "for each …," before a statement, also before its choice. */
export const under = (opening: string, statement: Statement): Statement => ({
  text: `${opening}, ${statement.text}`,
  bare: `${opening}, ${statement.text}`,
  optional: `${opening}, ${statement.optional}`,
  done: statement.done,
  next: statement.next,
  long: true,
});

/** Several effects as one statement: "A and B", or a numbered list of steps when one of them is a sentence of its own. */
export function together(statements: readonly Statement[]): Statement {
  const [only] = statements;
  if (statements.length === 1 && only) return only;
  const simple = statements.slice(0, -1).every((each) => !each.long && each.next.length === 0);
  if (!simple || statements.at(-1)?.long) return steps(statements);
  const join = (form: 'text' | 'bare') => list(statements.map((each) => each[form]));
  return {
    text: join('text'),
    bare: join('bare'),
    optional: `you may ${join('bare')}`,
    done: statements.at(-1)?.done ?? 'if you do',
    next: statements.at(-1)?.next ?? [],
    long: true,
  };
}

const steps = (statements: readonly Statement[]): Statement => whole(`do this: ${numberedList(statements)}`);

/** "(1) A. (2) B. If you do, C.": where each part begins and ends. */
export const numberedList = (statements: readonly Statement[]): string =>
  statements.map((each, at) => `(${at + 1}) ${sentences([each]).join(' ')}`).join(' ');

export const sentences = (statements: readonly Statement[]): string[] =>
  statements.flatMap((each) => [sentence(each.text), ...each.next]);
