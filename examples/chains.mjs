import { chains } from 'fulcrum';

// Ends after a minute, however many games are left; `resume: true` would go on from there.
const { summary, rows } = await chains({
  a: 'miss-onyx-censorius',
  b: 'radiant-argus-the-supreme',
  games: 2000,
  signal: AbortSignal.timeout(60_000),
});

console.log(`Fair: ${summary.fair_chains} chains on ${summary.a}`);
console.log(`95% interval: ${summary.fair_low} to ${summary.fair_high}`);
console.table(rows, ['chains_a', 'games', 'win_rate_a']);
