import { describe, expect, test } from 'vitest';
import { chainPenalty } from '../rules/turn.js';
import { endTurn, play, start } from '../testkit.js';

const hand = (n: number): string[] => Array.from({ length: n }, () => 'anger');
/** One player’s hand and chains after the draw step. */
function refilled(cards: number, chains: number, more: object = {}): [number, number] {
  const s = start({ house: 'dis', players: [{ hand: hand(cards), chains, ...more }] });
  s.pick({ kind: 'end' });
  const [you] = s.view().players;
  return [you.hand.length, you.chains];
}

describe('chains, and glossary: Chains', () => {
  test.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [18, 3],
    [19, 4],
    [24, 4],
  ])('%i chains: %i cards less', (chains, less) => {
    expect(chainPenalty(chains)).toBe(less);
    expect(refilled(0, chains)).toEqual([6 - less, Math.max(0, chains - 1)]);
  });

  test('the hand is filled up to less, not filled with less', () => {
    expect(refilled(4, 3)).toEqual([5, 2]);
  });

  test('a chain is shed also when the penalty leaves nothing to draw', () => {
    expect(refilled(5, 3)).toEqual([5, 2]);
    expect(refilled(4, 8)).toEqual([4, 7]);
  });

  test('none is shed with a hand that is full already', () => {
    expect(refilled(6, 3)).toEqual([6, 3]);
    expect(refilled(8, 3)).toEqual([8, 3]);
  });

  test('a bigger hand size counts as the size', () => {
    expect(refilled(6, 3, { line: ['mother'] })).toEqual([6, 2]);
    expect(refilled(0, 3, { line: ['mother'] })).toEqual([6, 2]);
  });

  test('simply drawing cards is not touched by chains and sheds none', () => {
    const s = start({ house: 'logos', players: [{ chains: 13, hand: ['timetraveller'] }] });
    play(s, 'timetraveller');
    expect(s.view().players[0]).toMatchObject({ chains: 13 });
    expect(s.view().players[0].hand).toHaveLength(2);
  });

  test('cards give chains', () => {
    const s = start({ house: 'dis', players: [{ chains: 2, hand: ['gateway-to-dis'] }] });
    play(s, 'gateway-to-dis');
    expect(s.view().players[0].chains).toBe(5);
    s.pick({ kind: 'end' });
    expect(s.view().players[0]).toMatchObject({ chains: 4 });
    expect(s.view().players[0].hand).toHaveLength(5);
  });

  test('the tracker ends at 24', () => {
    const s = start({ house: 'dis', players: [{ chains: 23, hand: ['gateway-to-dis'] }] });
    play(s, 'gateway-to-dis');
    expect(s.view().players[0].chains).toBe(24);
  });

  test('the rulebook’s example: with 7 chains first 2 cards less, then six times 1 less, then as usual', () => {
    const s = start({ house: 'dis', players: [{ chains: 7, houses: ['dis', 'brobnar', 'logos'] }] });
    const hands: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      for (const card of s.view().players[0].hand) s.edit({ cards: { [card]: { zone: 'discard' } } });
      endTurn(s);
      hands.push(s.view().players[0].hand.length);
      s.pick(s.options()[0]!.option);
      endTurn(s, 'dis');
    }
    expect(hands).toEqual([4, 5, 5, 5, 5, 5, 5, 6]);
    expect(s.view().players[0].chains).toBe(0);
  });

  test('the opponent’s chains are the opponent’s', () => {
    const s = start({ house: 'dis', players: [{}, { chains: 8 }] });
    s.pick({ kind: 'end' });
    expect(s.view().players[0].hand).toHaveLength(6);
    expect(s.view().players[1].chains).toBe(8);
  });
});
