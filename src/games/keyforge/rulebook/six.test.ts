import { describe, expect, test } from 'vitest';
import { act, endTurn, offers, play, playRight, pools, reap, start, take } from '../testkit.js';

const copies = (card: string, n: number): string[] => Array.from({ length: n }, () => card);

describe('the rule of six', () => {
  test('a card, all its copies together, is played at most six times a turn', () => {
    const s = start({ house: 'brobnar', players: [{ hand: copies('punch', 8) }] });
    for (let n = 1; n <= 6; n++) play(s, `punch#${n}`);
    expect(offers(s)).toEqual(['discard punch#7', 'end']);
  });

  test('plays and uses count together', () => {
    const s = start({ house: 'shadows', players: [{ hand: copies('silvertooth', 4), line: ['dodger'] }] });
    for (let n = 1; n <= 3; n++) {
      playRight(s, `silvertooth#${n}`);
      reap(s, `silvertooth#${n}`);
    }
    expect(offers(s)).toEqual(['discard silvertooth#4', 'reap dodger', 'end']);
  });

  test('a copy in play cannot be used either', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: copies('silvertooth', 4), line: ['silvertooth'] }],
    });
    for (let n = 2; n <= 4; n++) {
      playRight(s, `silvertooth#${n}`);
      reap(s, `silvertooth#${n}`);
    }
    expect(offers(s)).toEqual(['discard silvertooth#5', 'end']);
  });

  test('the copies of the opponent are counted only when the player uses them', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: copies('silvertooth', 3) },
        { houses: ['shadows', 'dis', 'mars'], line: ['silvertooth'] },
      ],
    });
    for (let n = 1; n <= 3; n++) {
      playRight(s, `silvertooth#${n}`);
      reap(s, `silvertooth#${n}`);
    }
    endTurn(s, 'shadows');
    expect(offers(s)).toContain('reap silvertooth#4');
  });

  test('discarding is neither', () => {
    const s = start({ house: 'brobnar', players: [{ hand: copies('punch', 8) }] });
    for (let n = 1; n <= 7; n++) s.pick({ kind: 'discard', card: `punch#${n}` });
    expect(offers(s)).toContain('play punch#8');
  });

  test('an effect cannot use a card a seventh time', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: copies('silvertooth', 4), artifacts: [{ card: 'dominator-bauble', house: 'shadows' }] },
      ],
    });
    for (let n = 1; n <= 2; n++) {
      playRight(s, `silvertooth#${n}`);
      reap(s, `silvertooth#${n}`);
    }
    playRight(s, 'silvertooth#3');
    playRight(s, 'silvertooth#4');
    expect(pools(s)).toEqual([2, 0]);
    take(s, 'action dominator-bauble');
    expect(s.decision()?.kind).toBe('main');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('an effect cannot play a card a seventh time', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: copies('wild-wormhole', 2), deck: copies('wild-wormhole', 7) }],
    });
    play(s, 'wild-wormhole#1');
    expect(pools(s)).toEqual([6, 0]);
    expect(offers(s)).toContain('discard wild-wormhole#2');
    expect(offers(s)).not.toContain('play wild-wormhole#2');
  });

  test('artifacts count too', () => {
    const s = start({
      house: 'brobnar',
      players: [{ artifacts: copies('cannon', 7), line: [{ card: 'troll', power: 40 }] }],
    });
    for (let n = 1; n <= 6; n++) act(s, n === 1 ? 'cannon' : `cannon#${n}`);
    expect(s.card('troll').damage).toBe(12);
    expect(offers(s)).toEqual(['reap troll', 'end']);
  });

  test('each turn counts anew', () => {
    const s = start({
      house: 'brobnar',
      players: [{ houses: ['brobnar', 'dis', 'mars'], hand: copies('punch', 8) }],
    });
    for (let n = 1; n <= 6; n++) play(s, `punch#${n}`);
    endTurn(s);
    s.pick(s.options()[0]!.option);
    endTurn(s);
    s.pick({ kind: 'house', value: 'brobnar' });
    expect(offers(s)).toContain('play punch#7');
  });
});
