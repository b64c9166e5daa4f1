import { agentNames, defaultAgent, makeAgent } from '../../../agents/index.js';
import { seedOf } from '../../core/luck.js';
import type { GameModule, Playthrough, Side } from '../../games/module.js';
import { Table } from '../../match/play.js';
import { wrap } from '../../report/text/table.js';
import { run } from '../program.js';
import { playAndTell, sayDoing, teller } from './story.js';

/** One game of the bundled sides in words, as `fulcrum play` tells it: the usual agent against itself. */
export async function playthrough(module: GameModule): Promise<string> {
  const { game, defaultSides } = module;
  const agent = defaultAgent(game.id);
  let text = '';
  const write = (words: string): void => {
    text += words;
  };
  const [a, b] = defaultSides;
  const argv = ['play', game.id, '--a', a, '--b', b, '--agents', `${agent},${agent}`, '--seed', '1'];
  const ask = async (): Promise<undefined> => undefined;
  const io = { out: write, err: write, ask, terminal: false, cwd: '.', cores: 1, games: [module] };
  const code = await run(argv, { ...io, signal: new AbortController().signal });
  if (code !== 0) throw new Error(text);
  return text;
}

/**
 * One of the games that a module keeps in words, with its sides above it. The decisions are those that `kept` tells,
 * so that only the rules and the words can change the text; without it the strongest agent decides.
 */
export function keptPlaythrough(module: GameModule, { sides, seed }: Playthrough, kept?: string): string {
  const { game } = module;
  const table = new Table(game, [makeAgent(game, agentNames(game.id).at(-1)!)]);
  table.begin(module.setupFor(sides, {}, 0), seedOf('playthrough', seed), {
    bySide: false,
    of: [0],
  });
  const names = sides.map(({ name }) => name);
  const lists = sides.map((side, seat) => `${'AB'[seat]}: ${inRows(module, side)}\n`);
  let text = [`${game.title}: ${names[0]} (A) against ${names[1]} (B)\n`, ...lists].join('\n');
  const write = (words: string): void => {
    text += words;
  };
  const decide = kept === undefined ? () => table.decide() : () => read(table, lines);
  const lines = doings(kept ?? '');
  const { winner, turns, decisions } = playAndTell(table, teller(names, write, table.opening()), { decide });
  const result = `${'AB'[winner] ?? 'Nobody'} wins after ${turns} turns and ${decisions} decisions.`;
  return `${text}\n${game.sayState(table.state)}\n\n${result}\n`;
}

/** The lines of a text that say what a player does. */
const doings = (text: string): string[] => text.split('\n').filter((line) => /^ {2}\S/.test(line));

/** The option that the next lines tell; takes those lines. */
function read(table: Table, lines: string[]): number {
  const { game, state, options } = table;
  table.count = game.options(state, options);
  const offered = [...options.subarray(0, table.count)];
  const told = offered.map((option) =>
    sayDoing(game.decider(state), game.sayOption(state, option)).split('\n'),
  );
  const fits = told.map((words) => (words.every((word, i) => word === lines[i]) ? words.length : 0));
  const most = Math.max(...fits);
  if (most === 0) throw new Error(`kept: "${lines[0]?.trim()}"; offered:\n${told.flat().join('\n')}`);
  lines.splice(0, most);
  return offered[fits.indexOf(most)]!;
}

/** A side in rows: what `saySide` indents is appended to the line above it. */
function inRows(module: GameModule, side: Side): string {
  const rows: string[] = [];
  for (const line of module.saySide(side).split('\n')) {
    const last = rows.length - 1;
    if (line.startsWith('  ')) rows[last] += `${rows[last]!.includes(': ') ? ', ' : ': '}${line.trim()}`;
    else rows.push(line);
  }
  return rows.map((row, i) => (i === 0 ? row : wrap(row, '   '))).join('\n');
}
