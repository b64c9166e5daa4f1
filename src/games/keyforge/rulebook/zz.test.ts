import { test } from 'vitest';
import { play, start, line, endTurn } from '../testkit.js';
test('x', () => {
  const s = start({
      house: 'brobnar',
      players: [{ hand: ['king-of-the-crag', 'headhunter'] }, { line: [{card:'bumpsy', ward: true, damage: 3 }] }],
    });
    play(s, 'king-of-the-crag');
    console.log(s.card('bumpsy').ward, line(s, 1));
    play(s, 'headhunter').pick({value:'left'});
    console.log(s.card('bumpsy').ward, line(s, 1));
    endTurn(s);
    console.log(s.card('bumpsy').ward, line(s, 1));
});
