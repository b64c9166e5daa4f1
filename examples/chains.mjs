import { chains } from 'fulcrum';

// Ends after a minute, however many games are left; `resume: true` would go on from there.
const { summary, rows, check } = await chains({
  a: 'miss-onyx-censorius',
  b: 'radiant-argus-the-supreme',
  games: 2000,
  'check-games': 8,
  signal: AbortSignal.timeout(60_000),
});

console.log(`Fair: ${summary.fair_chains} chains on ${summary.a}`);
console.log(`95% interval: ${summary.fair_low} to ${summary.fair_high}`);
console.log(`${check.agent} puts it at ${check.setting} (${check.setting_low} to ${check.setting_high})`);
console.table(rows, ['chains_a', 'games', 'win_rate_a']);
