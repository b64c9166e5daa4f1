import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../../agents/index.js';
import type { Game, State } from '../../core/game.js';
import { Luck, seedOf } from '../../core/luck.js';
import { watchSteps } from '../../core/machine.js';
import { randomSides } from '../../games/conformance.js';
import { decide } from '../../games/keyforge/engine.js';
import { knowsHeld, sees } from '../../games/keyforge/known.js';
import { at, F, Frame, None, Size } from '../../games/keyforge/layout.js';
import { keyforgeModule } from '../../games/keyforge/module.js';
import { definitions } from '../../games/keyforge/pool.js';
import { definition } from '../../games/keyforge/state.js';
import type { GameModule } from '../../games/module.js';
import { Table } from '../../match/play.js';
import { AS_ASKED } from '../../match/schedule.js';
import type { Io } from '../terminal/io.js';
import { runIn, typing } from '../testing-io.js';
import { playAmongPeople } from './people.js';

const module = keyforgeModule as GameModule;
const ME = 0;

const nameOf = (s: State, card: number): string => definitions[definition(s, card)]!.card.name;
const CARDS = Array.from({ length: Size.Cards }, (_, card) => card);

/** A card that is being played has been shown, though it is still among those in hand. */
function beingPlayed(s: State): number[] {
  const cards: number[] = [];
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Play) cards.push(s[frame + F.Self]!);
  }
  return cards;
}

/** The names that seat 0 may read: of all cards that it sees now, or knows to be hidden in some place. */
function addSeen(s: State, names: Set<string>): void {
  const played = beingPlayed(s);
  for (const card of CARDS) {
    if (s[at.definition + card] === None.Card) continue;
    if (sees(s, card, ME) || knowsHeld(s, card, ME) || played.includes(card)) names.add(nameOf(s, card));
  }
}

const NAMES = [...new Set(definitions.map(({ card }) => card.name))].sort((a, b) => b.length - a.length);
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ANY_NAME = new RegExp(`(?<![\\w’'-])(${NAMES.map(escaped).join('|')})(?![\\w-])`, 'g');

/** Plays a game with a person at seat 0 who answers at random, and returns the names that this seat could not know. */
async function leaks(number: number, say: Partial<Game> = {}): Promise<string[]> {
  const game = { ...module.game, ...say };
  const agents = [makeAgent(game, 'random'), makeAgent(game, number % 2 === 0 ? 'random' : 'heuristic')];
  const table = new Table(game, agents);
  const sides = randomSides(module, 'people', number);
  table.begin(module.setupFor(sides, {}, undefined), seedOf('people', 'game', number), AS_ASKED);
  const found: string[] = [];
  let may = new Set<string>();
  addSeen(table.state, may);
  const apply = table.apply.bind(table);
  table.apply = (option) => {
    may = new Set();
    addSeen(table.state, may);
    const slow = table.state.slice();
    watchSteps(
      () => addSeen(slow, may),
      () => decide(slow, option),
    );
    apply(option);
    addSeen(table.state, may);
  };
  const luck = new Luck(seedOf('people', 'answers', number));
  const io = {
    out: (text: string) => {
      for (const [name] of text.replace(/\s+/g, ' ').matchAll(ANY_NAME)) {
        if (!may.has(name)) found.push(`game ${number}: ${name} in "${text.trim()}"`);
      }
    },
    ask: async () => (luck.below(20) === 0 ? 's' : String(1 + luck.below(table.count))),
    signal: new AbortController().signal,
  };
  const seating = { module, table, seats: [ME], names: ['first', 'second'], moves: [] };
  await playAmongPeople(seating, io as unknown as Io);
  return found;
}

describe('a person at seat 0 reads no name that this seat does not know', () => {
  const games = Array.from({ length: 8 }, (_, number) => number);

  test.each(games)('game %i', async (number) => {
    expect(await leaks(number)).toEqual([]);
  });

  test.each<{ what: string; say: Partial<Game> }>([
    {
      what: 'options',
      say: { sayOption: (state, option) => module.game.sayOption(state, option) },
    },
    { what: 'states', say: { sayState: (state, viewer) => module.game.sayState(state, 1 - viewer!) } },
    {
      what: 'changes',
      say: {
        sayChanges: (before, after, option, viewer) =>
          module.game.sayChanges(before, after, option, 1 - viewer!),
      },
    },
  ])('and would, if $what were told as to others', async ({ say }) => {
    let found = 0;
    for (let number = 0; number < games.length && found === 0; number++) {
      found = (await leaks(number, say)).length;
    }
    expect(found).toBeGreaterThan(0);
  });
});

const RACE = ['play', 'race', '--a', 'hare', '--b', 'tortoise', '--seed', '3'];

function played(agents: string, answers: Iterable<string>, ...more: string[]) {
  return runIn(tmpdir(), [...RACE, '--agents', agents, ...more], { ask: typing(answers) });
}

/** The same answer for ever. */
function* always(answer: string): Generator<string> {
  for (;;) yield answer;
}

describe('in the terminal', () => {
  test('a person plays to the end with numbers', async () => {
    const { code, out, err } = await played('human,random', always('1'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('You play A. Type ? for help.\n');
    expect(out).toContain(
      '\nRunner 0 at 1, runner 1 at 0.\n\nWhat does A do?\n  1  takes a careful step\n  2  leaps\nA> ',
    );
    expect(out).toMatch(/\n {2}A takes a careful step\n {6}Runner 0 is at 2\.\n\nTurn 2: tortoise\n {2}B /);
    expect(out).toMatch(
      /wins after \d+ turns and \d+ decisions\.\nThe same cards again: fulcrum play --replay race\//,
    );
    for (const line of out.split('\n').filter((each) => !each.includes('--replay')))
      expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([
    { answer: '?', says: '  q            leave the game\n' },
    { answer: 's', says: 'A> Runner 0 at 1, runner 1 at 0.\n' },
    { answer: '', says: 'A> \nWhat does A do?\n  1  takes a careful step\n' },
    { answer: 'c leap', says: '  Leap: Flip a coin: run 2 places or none.\n' },
    { answer: 'c e', says: '  Careful Step: Run 1 place.\n  Leap: ' },
    { answer: 'c zzz', says: 'no card has "zzz" in its name\n' },
    { answer: '0', says: '"0": expected a number from 1 to 2, ? for help or q to leave\n' },
    { answer: '3', says: '"3": expected a number from 1 to 2' },
    { answer: '1e0', says: '"1e0": expected' },
    { answer: 'leap', says: '"leap": expected' },
  ])('"$answer" is answered, and the question stays', async ({ answer, says }) => {
    const { code, out } = await played('human,random', [answer, ' 2 ', 'q']);
    expect(code).toBe(130);
    expect(out).toContain(says);
    expect(out).toContain('  A leaps\n');
  });

  test.each([
    { name: 'q', answers: ['1', 'q'] },
    { name: 'the end of the input', answers: ['1'] },
  ])('$name leaves the game', async ({ answers }) => {
    const { code, out } = await played('human,random', answers);
    expect(code).toBe(130);
    expect(out).toMatch(/You have left the game in turn 3\.\nThe same cards again: .*\n$/);
  });

  test('Ctrl-C leaves the game', async () => {
    const control = new AbortController();
    const ask = async () => {
      control.abort();
      return undefined;
    };
    const ran = await runIn(tmpdir(), [...RACE, '--agents', 'human,random'], { ask, signal: control.signal });
    expect(ran.code).toBe(130);
  });

  test('a person at the other seat', async () => {
    const { code, out } = await played('random,human', always('1'));
    expect(code).toBe(0);
    expect(out).toContain('You play B.');
    expect(out).toContain('What does B do?');
    expect(out).not.toContain('What does A do?');
  });

  test('two people hand the terminal over', async () => {
    const { code, out } = await played('human,human', always('1'));
    expect(code).toBe(0);
    expect(out).toContain(
      'Now B decides. B, press Enter when only you look.\n\nTurn 1: hare\n  A takes a careful step\n',
    );
    const left = await played('human,human', ['', '1']);
    expect(left.code).toBe(130);
  });

  test.each([
    { name: '--json', more: ['--json'], says: '--json: expected agents only' },
    { name: '--explain', more: ['--explain'], says: '--explain: expected agents only' },
  ])('$name is refused', async ({ more, says }) => {
    const { code, err } = await played('human,random', [], ...more);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });

  test('only play asks people', async () => {
    const argv = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--agents', 'human,random'];
    const { code, err } = await runIn(tmpdir(), argv);
    expect(code).toBe(2);
    expect(err).toMatch(/^agent "human": a person can only play in fulcrum play, as human; .*\n$/);
    expect((await played('human:speed=1,random', [])).err).toContain('agent "human:speed=1": a person can');
  });
});
