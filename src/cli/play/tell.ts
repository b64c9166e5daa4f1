import { setImmediate } from 'node:timers/promises';
import { AgentFault } from '../../../agents/fault.js';
import { makeAgent } from '../../../agents/index.js';
import { refuseStray } from '../../../agents/own.js';
import { InputError } from '../../core/game.js';
import type { GameRecord, Table } from '../../match/play.js';
import { Choices, type Recording } from '../../match/recording.js';
import { saySetup } from '../../match/setup-words.js';
import { sayChanges } from '../../report/rows/changes.js';
import { wrap } from '../../report/text/table.js';
import type { Args } from '../flags/command.js';
import { type Io, json, line } from '../terminal/io.js';
import { saveGame } from './page.js';
import { sayTable } from './people.js';
import {
  changesOf,
  keyOf,
  nameOf,
  type Request,
  recordingOf,
  refuseAnother,
  sayResult,
  seatNames,
  summaryOf,
} from './request.js';
import { playAndTell, type Told, teller, type Way } from './story.js';

/** Which game it is, above its story. */
export function sayHead(request: Request, io: Io): void {
  const { module, plan, moves } = request;
  const names = plan.sides.map((_, side) => nameOf(request, side)).join(' against ');
  const said = [names, ...saySetup(module, plan), ...(moves ? [] : [`seed ${plan.seed}`])];
  line(io.out, wrap(`${module.game.title}: ${said.join(', ')}`));
  const changes = changesOf(request);
  if (changes.length > 0) line(io.out, wrap(`Changed: ${sayChanges(changes)}`));
}

interface Telling extends Way {
  /** Refuses a game that did not end as its key says. */
  end(record: GameRecord): void;
}

/** Who decides: agents, or the record of a game. An agent that explains itself is asked all the same. */
function wayOf(request: Request, table: Table, explain: boolean): Telling {
  const { moves } = request;
  if (!moves) return { explain, end: (record) => refuseAnother(record, request) };
  const choices = new Choices(moves);
  const decide = (): number | undefined => {
    if (explain) table.decide();
    table.count = table.game.options(table.state, table.options);
    const index = choices.next(table.count);
    return index === undefined ? undefined : table.options[index]!;
  };
  const end = (record: GameRecord): void => {
    if (choices.left > 0) throw new InputError('this recorded game goes on after its end: it is damaged');
    refuseAnother(record, request);
  };
  return { decide, explain, end };
}

/** What the game was asked for with. */
interface Asked {
  readonly command: string;
  /** Where that is a key. */
  readonly replay?: string;
}

/** A game of agents or of a record, told to its end and saved where that is asked for. */
export async function tellWhole(
  request: Request,
  table: Table,
  args: Args,
  asked: Asked,
  io: Io,
): Promise<void> {
  const moves: number[] = [];
  const way = { ...wayOf(request, table, args.on('explain')), moves };
  const record = args.on('json')
    ? tellAsJson(request, asked, table, way, io)
    : tellGame(request, table, way, io);
  await saveGame(recordingOf(request, moves, record), args, io);
}

function tellAsJson(request: Request, asked: Asked, table: Table, way: Telling, io: Io): GameRecord {
  const { module, plan } = request;
  const rows: Told[] = [];
  const opening = table.opening();
  const record = playAndTell(table, (told) => rows.push(told), way);
  way.end(record);
  const state = module.game.sayState(table.state);
  const summary = { ...summaryOf(request, record, asked.replay), state };
  json(io, { command: asked.command, game: plan.game, summary, opening, rows });
  return record;
}

/** Agents that do not say what they consider. */
function silentAgents({ module, player }: Request): string[] {
  const { agents } = player.plan;
  return [...new Set(agents)].filter((spec) => !makeAgent(module.game, spec).considered);
}

function tellGame(request: Request, table: Table, way: Telling, io: Io): GameRecord {
  const names = seatNames(request, table);
  if (way.explain) {
    for (const agent of silentAgents(request)) line(io.out, wrap(`${agent} does not say what it considers.`));
  }
  const record = playAndTell(table, teller(names, io.out, table.opening()), way);
  way.end(record);
  line(io.out, `\n${sayTable(table)}\n\n${wrap(sayResult(request, record))}`);
  if (!request.moves) line(io.out, `Again: fulcrum play --replay ${keyOf(request, record)}`);
  return record;
}

/** Says which game a user's agent failed in, also where the agent did not await its work. */
export async function guarded(request: Request, act: () => Promise<number>): Promise<number> {
  try {
    const code = await act();
    await setImmediate();
    refuseStray();
    return code;
  } catch (error) {
    throw error instanceof AgentFault ? request.player.named(request.scheduled, error) : error;
  }
}

/** Plays a game without telling it. */
export function recorded(request: Request): Recording {
  const table = request.player.open(request.scheduled);
  const moves: number[] = [];
  const way = { ...wayOf(request, table, false), moves };
  const record = playAndTell(table, () => {}, way);
  way.end(record);
  return recordingOf(request, moves, record);
}
