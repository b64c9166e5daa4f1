import type { GameModule } from '../src/games/module.js';

export const programRules = ({ rules, game }: GameModule): string =>
  `${game.title} by rules ${rules} of Fulcrum.`;
