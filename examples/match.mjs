import { match } from 'fulcrum';

const { summary, out } = await match({
  game: 'keyforge',
  a: 'miss-onyx-censorius',
  b: 'radiant-argus-the-supreme',
  chains: [6, 0],
  games: 400,
  check: 'none',
  onProgress: ({ done, total }) => console.log(`${done} of ${total} games`),
});

const percent = (rate) => `${(100 * rate).toFixed(1)}%`;
console.log(`${summary.a} wins ${percent(summary.win_rate_a)}`);
console.log(`95% interval: ${percent(summary.ci_low)} to ${percent(summary.ci_high)}`);
console.log(`The files are in ${out}`);
