import { readDeck } from 'fulcrum';

// A file, or the name of a bundled deck: node examples/read-deck.mjs my-deck.txt
const { rows } = await readDeck(process.argv[2] ?? 'guide-achea');
for (const { name, ...deck } of rows) console.log(name, deck);
