import { agentNames } from '../../../agents/index.js';
import { sayPool, sayWholePool } from '../../core/sets.js';
import type { GameModule } from '../../games/module.js';
import { hang } from '../../report/text/table.js';
import type { Command } from '../flags/command.js';
import { type Io, json, line, OK } from '../terminal/io.js';

function describe(module: GameModule) {
  const { game, sets, printed, variants, sideNames } = module;
  return {
    game: game.id,
    title: game.title,
    seats: game.seats,
    cards: module.cards().length,
    sets,
    printed,
    variants,
    agents: agentNames(game.id),
    sides: sideNames,
  };
}

/** How much of each set there is. */
export const poolOf = (module: GameModule): string =>
  module.printed ? sayPool(module.cards(), module.printed) : sayWholePool(module.cards(), module.sets);

function say(module: GameModule): string {
  const { game, title, seats, cards, variants, agents, sides } = describe(module);
  return [
    `${game}  ${title}`,
    `  seats     ${seats}`,
    hang('  cards     ', `${cards}: ${poolOf(module)}`),
    hang('  variants  ', variants.join(', ') || 'none'),
    hang('  agents    ', agents.join(', ')),
    hang('  sides     ', sides.join(', ')),
  ].join('\n');
}

export const games: Command = {
  name: 'games',
  usage: '',
  about: 'The games, their card pools, seats, variants, agents and bundled sides.',
  maxPositionals: 0,
  flags: ['json', 'quiet'],
  examples: [['games --json', 'the same for a program']],
  run(args, io: Io) {
    if (args.on('json')) json(io, { command: 'games', rows: io.games.map(describe) });
    else line(io.out, io.games.map(say).join('\n\n'));
    return OK;
  },
};
