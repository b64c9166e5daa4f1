import { games } from 'fulcrum';

const { rows } = await games();
for (const { title, cards, agents } of rows) {
  console.log(`${title}: ${cards} cards, played by ${agents.join(', ')}`);
}
