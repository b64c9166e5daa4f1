import type { FieldScores, GameModule } from '../../games/module.js';
import type { FieldDesign } from './field.js';

/** The field that comes with a game, as its ratings are made. */
export function fieldDesign(
  { game, fields, rotations }: GameModule,
  name: string,
  { agent, seed, rounds }: Pick<FieldScores, 'agent' | 'seed' | 'rounds'>,
): FieldDesign {
  const sides = Array.from({ length: fields!.size }, (_, i) => fields!.side(name, i + 1));
  return {
    name,
    sides,
    rounds,
    planOf: (a, b) => ({
      game: game.id,
      sides: [a, b],
      options: {},
      agents: [agent, agent],
      rotations: rotations([a, b]),
      deals: 1,
      seed,
    }),
  };
}
