import { agentNames } from '../../agents/index.js';
import type { GameModule } from '../games/module.js';
import { run } from './run.js';

/** One game of the bundled sides in words, as `fulcrum play` tells it: the strongest agent against itself. */
export async function playthrough(module: GameModule): Promise<string> {
  const { game, defaultSides } = module;
  const agent = agentNames(game.id).at(-1)!;
  let text = '';
  const write = (words: string): void => {
    text += words;
  };
  const [a, b] = defaultSides;
  const argv = ['play', game.id, '--a', a, '--b', b, '--agents', `${agent},${agent}`, '--seed', '1'];
  const io = { out: write, err: write, terminal: false, cwd: '.', cores: 1, games: [module] };
  const code = await run(argv, { ...io, signal: new AbortController().signal });
  if (code !== 0) throw new Error(text);
  return text;
}
