import type { State } from '../../core/game.js';
import type { GameRecord, Table } from '../../match/play.js';
import { moveOf } from '../../match/recording.js';
import { wrap } from '../../report/text/table.js';
import { type Io, line } from '../terminal/io.js';
import { type Explained, explainedBy, sayExplained } from './explain.js';

/** One decision, told. */
export interface Told {
  readonly turn: number;
  readonly seat: number;
  readonly option: number;
  readonly of: number;
  readonly words: string;
  /** Only where an explanation was asked for, and the agent gives one. */
  readonly considered?: Explained;
  readonly changes: readonly string[];
}

/** A decision that has been applied to the table, as a seat may see it, or with everything when no viewer is given. */
export function tellOf({ game, state, count }: Table, before: State, option: number, viewer?: number): Told {
  return {
    turn: game.turns(before),
    seat: game.decider(before),
    option,
    of: count,
    words: game.sayOption(before, option, viewer),
    changes: game.sayChanges(before, state, option, viewer),
  };
}

/** Who decides, and whether agents explain their decisions. */
export interface Way {
  /** Undefined where a record ends before the game. */
  readonly decide?: () => number | undefined;
  readonly explain?: boolean;
  /** Where the moves are kept, as a recording has them. */
  readonly moves?: number[];
}

/** Plays a game to its end and hands each decision, with what it changed, to `tell`. */
export function playAndTell(table: Table, tell: (told: Told) => void, way: Way = {}): GameRecord {
  const { decide = () => table.decide(), explain = false, moves } = way;
  const before: State = new Int32Array(table.game.words);
  while (!table.over()) {
    before.set(table.state);
    const option = decide();
    if (option === undefined) break;
    const considered = explain ? explainedBy(table) : undefined;
    moves?.push(...moveOf(table.options, table.count, option));
    table.apply(option);
    tell({ ...tellOf(table, before, option), ...(considered && { considered }) });
  }
  return table.finish();
}

/** What the players at the seats are called. */
export const SEAT_NAMES: readonly string[] = ['A', 'B', 'C', 'D'];

/** A change that is a heading: where it names the seat, what follows it belongs to the next turn. */
const TURN_BEGINS = /^Turn (\d+): (.+)/;

/** What a seat does, as the story tells it. */
export const sayDoing = (seat: number, words: string): string => wrap(`${SEAT_NAMES[seat]} ${words}`, '  ');

/** A heading per turn, a line per decision, and what it changed below it; first what happened before any. */
export function teller(
  names: readonly string[],
  out: Io['out'],
  opening: readonly string[] = [],
): (told: Told) => void {
  // A game with an opening says itself when a turn begins; decisions before that belong to the opening.
  let turn = opening.length > 0 ? 1 : 0;
  const head = (next: number, seat: number): void => {
    if (next !== turn) line(out, `\n${wrap(`Turn ${next}: ${names[seat]}`)}`);
    turn = next;
  };
  const tellChange = (change: string): void => {
    const [, next, player] = TURN_BEGINS.exec(change) ?? [];
    const seat = SEAT_NAMES.indexOf(player!);
    if (next === undefined) line(out, wrap(change, '      '));
    else if (seat >= 0) head(Number(next), seat);
    else {
      line(out, `\n${wrap(change)}`);
      turn = Number(next);
    }
  };
  opening.forEach(tellChange);
  return (told) => {
    head(told.turn, told.seat);
    if (told.considered) line(out, sayExplained(SEAT_NAMES[told.seat]!, told.considered));
    line(out, sayDoing(told.seat, told.words));
    told.changes.forEach(tellChange);
  };
}
