import { expect, test } from 'vitest';
import { makeAgent } from '../agents/index.js';
import { seedOf } from '../src/core/luck.js';
import { GAMES } from '../src/games/index.js';
import type { GameModule } from '../src/games/module.js';
import type { Scene, Viewer } from './board.js';
import { BOARDS } from './boards/index.js';
import { Line } from './line.js';

/** The markup of a template, without what listens to it. */
function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (typeof part === 'object' && part !== null && 'strings' in part) {
    const { strings, values } = part as { strings: readonly string[]; values: readonly unknown[] };
    return strings.map((text, i) => text + markup(values[i])).join('');
  }
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

function played(module: GameModule): Line {
  const { game } = module;
  const line = new Line(module, {
    game: game.id,
    rules: module.rules,
    sides: module.defaultSides.map((name) => module.namedSide(name)!),
    options: {},
    first: 0,
    seed: seedOf('board'),
    pilots: ['heuristic', 'heuristic'],
    moves: [],
    as: '',
  });
  const agents = line.seats().map((_, seat) => {
    const agent = makeAgent(game, 'heuristic');
    agent.begin(seat, [1, seat]);
    return agent;
  });
  while (!line.over) {
    const options = line.options(line.end);
    line.take(agents[game.decider(line.last)]!.choose(line.last, options, options.length));
  }
  return line;
}

const hiding = GAMES.filter(({ game }) => BOARDS.find((board) => board.game === game.id)!.hides);

test.each(hiding)('$game.id: a board shows a seat nothing that it does not know', (module) => {
  const { game } = module;
  const line = played(module);
  const board = BOARDS.find((each) => each.game === game.id)!;
  const cards = new Map(module.cards().map((card) => [card.id, card]));
  const drawn = (state: Scene['state'], viewer: Viewer) =>
    markup(
      board.draw({
        state,
        viewer,
        home: 0,
        names: line.seats(),
        info: (id) => cards.get(id)!,
        choices: () => 0,
      }),
    );
  let told = 0;
  for (let at = 0; at < line.end; at += 5) {
    const state = line.states[at]!;
    for (const viewer of line.seats().keys()) {
      const dealt = state.slice();
      game.determinize(dealt, viewer, [at, viewer]);
      expect(drawn(dealt, viewer), `decision ${at}`).toBe(drawn(state, viewer));
      if (drawn(dealt, 'all') !== drawn(state, 'all')) told++;
    }
  }
  expect(told).toBeGreaterThan(0);
});
