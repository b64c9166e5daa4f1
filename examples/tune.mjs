import { tune } from 'fulcrum';

const { summary } = await tune({
  nemesis: 'rageborne',
  mages: ['kadir', 'mist'],
  dial: 'life',
  target: 0.5,
  games: 1000,
  check: 'none',
});

const { setting, setting_low, setting_high } = summary;
console.log(`A life of ${setting} makes it a 50% game (${setting_low} to ${setting_high})`);
