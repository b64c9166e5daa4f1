import { agentNames, HUMAN, rival } from '../../../agents/index.js';
import { ownPaths } from '../../../agents/own.js';
import { InputError } from '../../core/game.js';
import { encodeGame } from '../../match/game-key.js';
import type { Table } from '../../match/play.js';
import type { Recording } from '../../match/recording.js';
import { wrap } from '../../report/text/table.js';
import type { Args, Command } from '../flags/command.js';
import { namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS } from '../flags/plan.js';
import { loadOwnAgents } from '../flags/settings.js';
import { saveGame, writePage } from '../play/page.js';
import { playAmongPeople, sayTable } from '../play/people.js';
import {
  flagsInKeys,
  keyOf,
  peopleIn,
  type Request,
  recordingOf,
  requestOf,
  sayResult,
  seatNames,
} from '../play/request.js';
import { SEAT_NAMES } from '../play/story.js';
import { guarded, sayHead, tellWhole } from '../play/tell.js';
import { INTERRUPTED, type Io, line, OK } from '../terminal/io.js';
import { replayOf } from './replay.js';

/** A key holds the whole game, so nothing else may say what it is. */
function refuseBesideKey(args: Args, io: Io): void {
  const clash = [...flagsInKeys(io.games), 'browser'].find(
    (flag) => args.text(flag) !== undefined || args.on(flag),
  );
  if (!clash && args.positionals.length === 0) return;
  throw new InputError(
    `--replay holds the whole game; expected nothing beside it, not ${clash ? `--${clash}` : args.positionals[0]}`,
  );
}

/** No output may show what a person must not know. */
function refuseBesidePeople(args: Args): void {
  const flag = (['json', 'explain'] as const).find((each) => args.on(each));
  if (flag) throw new InputError(`--${flag}: expected agents only, because it shows all cards to the person`);
}

async function playWithPeople(
  request: Request,
  table: Table,
  people: readonly number[],
  args: Args,
  io: Io,
): Promise<number> {
  const names = seatNames(request, table);
  const you = people.map((seat) => SEAT_NAMES[seat]).join(' and ');
  line(io.out, `You play ${you}. Type ? for help.`);
  const moves: number[] = [];
  const seating = { module: request.module, table, seats: people, names, moves };
  const record = await playAmongPeople(seating, io);
  if (record) {
    const viewer = people.length === 1 ? people[0] : undefined;
    line(io.out, `\n${sayTable(table, viewer)}\n\n${wrap(sayResult(request, record))}`);
  } else line(io.out, `You have left the game in turn ${table.game.turns(table.state)}.`);
  const recording = recordingOf(request, moves, record);
  line(io.out, `The same cards again: fulcrum play --replay ${keyOf(request)}`);
  await saveGame(recording, args, io);
  if (record && args.text('save') === undefined)
    line(io.out, `This game again: fulcrum play --replay ${await encodeGame(recording)}`);
  return record ? OK : INTERRUPTED;
}

/** In the browser a person plays side a against the strongest bot, unless the agents say who does. */
function forBrowser(request: Request, args: Args): Recording {
  const recording = recordingOf(request, []);
  const named = args.text('agents') ?? args.text('agent');
  const [own] = ownPaths(recording.pilots);
  if (own) throw new InputError(`--browser: ${own} can't play there; expected ${agentsOf(request)}`);
  if (named !== undefined) return recording;
  return {
    ...recording,
    pilots: recording.pilots.map((_, i) => (i === 0 ? HUMAN : rival(request.plan.game))),
  };
}

const agentsOf = ({ plan }: Request): string => [...agentNames(plan.game), HUMAN].join(', ');

/** A flag that would be left unheard is refused. */
function checkBrowser(args: Args): void {
  const isPage = args.on('browser');
  if (!isPage && args.text('html') !== undefined)
    throw new InputError('--html is where the page of --browser is written; expected --browser too');
  const idle = (['save', 'explain'] as const).find((flag) => args.text(flag) ?? args.on(flag));
  if (isPage && idle) throw new InputError(`--${idle}: the page of --browser does that by itself`);
}

async function run(args: Args, io: Io): Promise<number> {
  const key = args.text('replay');
  if (key !== undefined) {
    refuseBesideKey(args, io);
    return replayOf(key, args, 'play', io);
  }
  checkBrowser(args);
  await loadOwnAgents(args);
  const request = requestOf(args, io);
  return guarded(request, () => tell(request, args, io));
}

async function tell(request: Request, args: Args, io: Io): Promise<number> {
  if (args.on('browser')) {
    await writePage(forBrowser(request, args), 'play', args, io);
    return OK;
  }
  const table = request.player.open(request.scheduled);
  const people = peopleIn(request, table, seatNames(request, table).length);
  if (people.length > 0) refuseBesidePeople(args);
  if (!args.on('json')) sayHead(request, io);
  if (people.length > 0) return playWithPeople(request, table, people, args, io);
  await tellWhole(request, table, args, { command: 'play' }, io);
  return OK;
}

export const play: Command = {
  name: 'play',
  usage: 'GAME A B [--seed S]',
  about:
    'One game told in words, turn by turn. The agent `human` is a person, who plays in the terminal and sees what that seat may see; with --browser on a page. --explain shows what an agent considers: search agents by the chance of winning, a heuristic in a unit of its game. A heuristic does what is worth doing in a fixed order, so what it does first is not always what is worth most.',
  maxPositionals: 1,
  sidesAfter: 'GAME',
  gamesOf: { games: namedOr() },
  flags: [
    ...PLAN_FLAGS,
    'agent-seconds',
    'stream',
    'unit',
    'index',
    'replay',
    'browser',
    'html',
    'save',
    'explain',
    'json',
    'quiet',
  ],
  examples: [
    ['play keyforge miss-onyx-censorius radiant-argus-the-supreme --seed 7', 'two bundled decks'],
    ['play keyforge my-deck.json rival.txt --agents human,ismcts', 'play against the computer'],
    ['play keyforge my-deck.json rival.txt --browser', 'the same on a page in the browser'],
    ['play keyforge my-deck.json rival.txt --explain', 'with the reasons'],
    ['play --replay KEY', 'a row of games.csv again'],
  ],
  run,
};
