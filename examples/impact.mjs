import { impact } from 'fulcrum';

const { rows, carry, out } = await impact({ a: 'miss-onyx-censorius', games: 40 });

const points = (effect) => (100 * effect).toFixed(1);
for (const { card, effect, ci_low, ci_high } of rows.filter(({ against }) => against === 'average')) {
  console.log(`${card}: ${points(effect)} points (${points(ci_low)} to ${points(ci_high)})`);
}
console.log(carry.length > 0 ? `These carry the deck: ${carry.join(', ')}` : 'No card stands out yet');
console.log(`The files are in ${out}`);
