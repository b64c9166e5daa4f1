import { rival } from '../agents/index.js';
import { GAMES } from '../src/games/index.js';
import type { Recording } from '../src/match/recording.js';
import { HUMAN } from './line.js';

/** A game between bundled sides, a person against the strongest bot, with luck of its own. */
export function newGame(id: string, names: readonly string[]): Recording {
  const module = GAMES.find(({ game }) => game.id === id)!;
  const sides = names.map((name) => module.namedSide(name)!);
  const [a, b] = crypto.getRandomValues(new Int32Array(2)) as unknown as [number, number];
  const isEach = module.rotations(sides) > 1;
  return {
    game: id,
    rules: module.rules,
    sides: sides.map(({ name, data }) => ({ name, data })),
    options: {},
    first: isEach ? a & 1 : null,
    seed: [a, b],
    pilots: isEach ? [HUMAN, rival(id)] : [HUMAN],
    moves: [],
    as: '',
  };
}
