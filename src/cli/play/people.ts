import { setImmediate } from 'node:timers/promises';
import type { State } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import type { GameRecord, Table } from '../../match/play.js';
import { moveOf } from '../../match/recording.js';
import { hang } from '../../report/text/table.js';
import { type Io, line } from '../terminal/io.js';
import { SEAT_NAMES, teller, tellOf } from './story.js';

const HELP = [
  'Type the number of an option and press Enter.',
  '  Enter alone  the options again',
  '  s            the state of the game, as you see it',
  '  c NAME       what a card does',
  '  ?            this help',
  '  q            leave the game',
].join('\n');

/** Clears the terminal with its history. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** More cards than this would only scroll away what is wanted. */
const MOST_CARDS = 5;

/** What the cards with this in their name do. */
function sayCards(module: GameModule, text: string): string {
  const wanted = text.toLowerCase();
  const found = module.cards().filter(({ name }) => name.toLowerCase().includes(wanted));
  const exact = found.filter(({ name }) => name.toLowerCase() === wanted);
  const shown = (exact.length > 0 ? exact : found).slice(0, MOST_CARDS);
  if (shown.length === 0) return `no card has "${text}" in its name`;
  const more = exact.length > 0 ? 0 : found.length - shown.length;
  return [
    ...shown.map(({ name, words }) => hang(`  ${name}: `, words.join(' ') || 'no text')),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

/** One person at one seat, who is told what this seat may know and asked for decisions. */
class Person {
  private heard = '';
  /** The turn whose state this person has been shown. */
  private shown = 0;
  private readonly tell;

  constructor(
    private readonly module: GameModule,
    private readonly table: Table,
    readonly seat: number,
    names: readonly string[],
    private readonly io: Io,
  ) {
    const hear = (text: string): void => {
      this.heard += text;
    };
    this.tell = teller(names, hear, table.opening());
  }

  get name(): string {
    return SEAT_NAMES[this.seat]!;
  }

  hear(before: State, option: number): void {
    this.tell(tellOf(this.table, before, option, this.seat));
  }

  /** Shows what was heard since the last time. */
  catchUp(): void {
    this.io.out(this.heard);
    this.heard = '';
  }

  /** The option that the person takes, or undefined when they leave. */
  async decide(): Promise<number | undefined> {
    const { table, io } = this;
    const turn = table.game.turns(table.state);
    if (turn !== this.shown) line(io.out, `\n${sayTable(table, this.seat)}`);
    this.shown = turn;
    line(io.out, this.sayOptions());
    for (;;) {
      io.out(`${this.name}> `);
      const answer = await io.ask();
      if (answer === undefined) line(io.out, '');
      if (answer === undefined || answer.trim() === 'q') return undefined;
      const number = Number(answer);
      if (/^\s*\d+\s*$/.test(answer) && number >= 1 && number <= table.count)
        return table.options[number - 1]!;
      line(io.out, this.reply(answer.trim()));
    }
  }

  private reply(word: string): string {
    if (word === '') return this.sayOptions();
    if (word === '?') return HELP;
    if (word === 's') return sayTable(this.table, this.seat);
    if (word.startsWith('c ')) return sayCards(this.module, word.slice(2).trim());
    return `"${word}": expected a number from 1 to ${this.table.count}, ? for help or q to leave`;
  }

  private sayOptions(): string {
    const { game, state, options, count } = this.table;
    const width = String(count).length;
    const rows = Array.from({ length: count }, (_, i) =>
      hang(`  ${String(i + 1).padStart(width)}  `, game.sayOption(state, options[i]!, this.seat)),
    );
    return [`\nWhat does ${this.name} do?`, ...rows].join('\n');
  }
}

/** The state as a seat sees it, in lines that a terminal shows whole. */
export function sayTable({ game, state }: Table, seat?: number): string {
  const lines = game.sayState(state, seat).split('\n');
  return lines.map(underItsHead).join('\n');
}

/** `hand: …` with its further lines indented to the colon. */
function underItsHead(text: string): string {
  const [head] = /^ *(\S[^:]{0,20}: )?/.exec(text)!;
  return hang(head, text.slice(head.length));
}

/** A game in which people decide for some of the seats. */
interface Seating {
  readonly module: GameModule;
  readonly table: Table;
  /** Of the people. */
  readonly seats: readonly number[];
  /** Of all sides, as the headings of turns show them. */
  readonly names: readonly string[];
  /** Where the moves are kept, as a recording has them. */
  readonly moves: number[];
}

/** People who share a terminal, one of whom looks at it. */
class Room {
  private reading: Person | undefined;
  readonly people: readonly Person[];

  constructor(
    { module, table, seats, names }: Seating,
    private readonly io: Io,
  ) {
    this.people = seats.map((seat) => new Person(module, table, seat, names, io));
    if (this.people.length === 1) this.reading = this.people[0];
  }

  /** Each person is told what their seat may know; the one at the terminal sees it immediately. */
  hear(before: State, option: number): void {
    for (const person of this.people) person.hear(before, option);
    this.reading?.catchUp();
  }

  /** Hands the terminal to another; false when the input ends. */
  async handTo(person: Person): Promise<boolean> {
    if (person === this.reading) return true;
    line(this.io.out, `\nNow ${person.name} decides. ${person.name}, press Enter when only you look.`);
    if ((await this.io.ask()) === undefined) return false;
    if (this.io.terminal) this.io.out(CLEAR);
    this.reading = person;
    person.catchUp();
    return true;
  }
}

/** Plays a game to its end; undefined when a person leaves it. */
export async function playAmongPeople(seating: Seating, io: Io): Promise<GameRecord | undefined> {
  const { table } = seating;
  const room = new Room(seating, io);
  const before: State = new Int32Array(table.game.words);
  while (!table.over()) {
    before.set(table.state);
    const option = await decision(table, room);
    // Agents think without a pause: here Ctrl-C is heard.
    await setImmediate();
    if (option === undefined || io.signal.aborted) return undefined;
    seating.moves.push(...moveOf(table.options, table.count, option));
    table.apply(option);
    room.hear(before, option);
  }
  return table.finish();
}

/** Nobody is asked when there is nothing to choose. */
async function decision(table: Table, room: Room): Promise<number | undefined> {
  const { game, state, options } = table;
  const person = room.people.find(({ seat }) => seat === game.decider(state));
  if (!person) return table.decide();
  table.count = game.options(state, options);
  if (table.count === 1) return options[0]!;
  return (await room.handTo(person)) ? person.decide() : undefined;
}
