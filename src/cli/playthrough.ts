import { defaultAgent } from '../../agents/index.js';
import type { GameModule, Playthrough, Side } from '../games/module.js';
import { wrap } from '../report/table.js';
import { run } from './run.js';

/** One game of the bundled sides in words, as `fulcrum play` tells it: the strongest agent against itself. */
export async function playthrough(module: GameModule): Promise<string> {
  const [a, b] = module.defaultSides;
  return told(module, a, b, 1);
}

/** One of the games that the module keeps in words, with its sides above it: no command plays them again. */
export async function keptPlaythrough(module: GameModule, { sides, seed }: Playthrough): Promise<string> {
  const [a, b] = sides;
  const namedSide = (name: string) => sides.find(({ from }) => from === name) ?? module.namedSide(name);
  const text = await told({ ...module, namedSide }, a.from, b.from, seed);
  const lists = sides.map((side, seat) => `${'AB'[seat]}: ${inRows(module, side)}`);
  return [...lists, text.replace(/\nAgain: .*\n$/, '\n')].join('\n\n');
}

/** A side in rows: what `saySide` indents stands behind the line above it. */
function inRows(module: GameModule, side: Side): string {
  const rows: string[] = [];
  for (const line of module.saySide(side).split('\n')) {
    const last = rows.length - 1;
    if (line.startsWith('  ')) rows[last] += `${rows[last]!.includes(': ') ? ', ' : ': '}${line.trim()}`;
    else rows.push(line);
  }
  return rows.map((row, i) => (i === 0 ? row : wrap(row, '   '))).join('\n');
}

async function told(module: GameModule, a: string, b: string, seed: number): Promise<string> {
  const { game } = module;
  const agent = defaultAgent(game.id);
  let text = '';
  const write = (words: string): void => {
    text += words;
  };
  const argv = ['play', game.id, '--a', a, '--b', b, '--agents', `${agent},${agent}`, '--seed', `${seed}`];
  const io = { out: write, err: write, terminal: false, cwd: '.', cores: 1, games: [module] };
  const code = await run(argv, { ...io, signal: new AbortController().signal });
  if (code !== 0) throw new Error(text);
  return text;
}
