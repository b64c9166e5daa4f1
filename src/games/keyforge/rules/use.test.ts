import { expect, test } from 'vitest';
import { Luck, seedOf } from '../../../core/luck.js';
import { startOf } from '../../conformance.js';
import { loadGame } from '../../index.js';
import { at, Decision, Flag, WORDS, Zone } from '../layout.js';
import { listOptions, MAX_OPTIONS } from '../options.js';
import { countIn, flag, headOf, nextCard } from '../state.js';
import { isUsePlain, plainWays, Use, waysInMainStep } from './use.js';

const s = new Int32Array(WORDS);
const options = new Int32Array(MAX_OPTIONS);

/** How many ready cards were compared; throws at the first that differs. */
function compareWays(): number {
  const seat = s[at.active]!;
  const house = s[at.house]! >= 0 ? 1 << s[at.house]! : 0;
  const fight = countIn(s, 1 - seat, Zone.Line) > 0 ? Use.Fight : 0;
  let compared = 0;
  for (const zone of [Zone.Line, Zone.Artifacts]) {
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      if (flag(s, card, Flag.Exhausted)) continue;
      const plain = plainWays(s, card, zone, s[at.print + card]! & house, fight);
      expect(plain).toBe(waysInMainStep(s, card));
      compared++;
    }
  }
  return compared;
}

test('the short way to list uses finds what the rules do, over random games', async () => {
  const module = await loadGame('keyforge');
  let compared = 0;
  for (let game = 0; game < 60; game++) {
    const { setup, seed } = startOf(module, 'uses', game, 'random');
    const luck = new Luck(seedOf('uses', game));
    module.game.setup(s, setup, seed);
    for (let n = 0; n < 3000 && s[at.decider]! >= 0; n++) {
      if (s[at.decision] === Decision.Main && isUsePlain(s)) compared += compareWays();
      module.game.apply(s, options[luck.below(listOptions(s, options))]!);
    }
  }
  expect(compared).toBeGreaterThan(5000);
});
