import { matrix } from 'fulcrum';

const { rows } = await matrix({
  game: 'keyforge',
  decks: ['miss-onyx-censorius', 'radiant-argus-the-supreme', 'guide-achea'],
  games: 600,
  check: 'none',
});

console.table(rows, ['deck', 'rating', 'ci_low', 'ci_high']);
