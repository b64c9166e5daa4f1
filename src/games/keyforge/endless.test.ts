import { describe, expect, it } from 'vitest';
import { scenario } from '../../testing.js';

describe('effects that could go on for ever', () => {
  it('saves a Tireless Crocag with its Armageddon Cloak once, then destroys it', () => {
    const s = scenario('keyforge', {
      house: 'brobnar',
      players: [
        { line: ['bumpsy', { card: 'tireless-crocag', upgrades: ['armageddon-cloak'] }] },
        { line: ['dust-pixie'] },
      ],
    });
    s.pick({ kind: 'fight', card: 'bumpsy' });
    expect(s.view().players[0]!.line.map(({ card }) => card)).toEqual(['bumpsy']);
    expect(s.view().players[0]!.discard.slice(0, 2).sort()).toEqual(['armageddon-cloak', 'tireless-crocag']);
  });
});
