import { rate } from 'fulcrum';

const { summary, houses } = await rate({
  decks: 'miss-onyx-censorius',
  games: 800,
  check: 'none',
});

const percent = (share) => `${Math.round(100 * share)}%`;
const { deck, set, percentile, percentile_low, percentile_high } = summary;
console.log(`${deck} is stronger than ${percent(percentile)} of the decks of ${set}`);
console.log(`95% interval: ${percent(percentile_low)} to ${percent(percentile_high)}`);
console.table(houses, ['house', 'win_rate', 'ci_low', 'ci_high', 'average_deck']);
