import { difficulty } from 'fulcrum';

const { rows } = await difficulty({
  nemesis: 'rageborne',
  mages: ['kadir', 'mist'],
  level: ['normal', 'expert'],
  games: 200,
  check: 'none',
});

console.table(rows, ['nemesis', 'level', 'win_rate', 'ci_low', 'ci_high']);
