import type { House } from '../houses.js';
import { findBundled } from './bundled.js';
import type { Deck, PoolCard } from './deck.js';

/** A pool for tests: the starter decks, and the cards whose names are hard to read. */
const AWKWARD: readonly [string, string, House][] = [
  ['1-2-punch', '1-2 Punch', 'brobnar'],
  ['coward-s-end', 'Coward’s End', 'brobnar'],
  ['master-of-2', 'Master of 2', 'dis'],
  ['æmber-imp', 'Æmber Imp', 'dis'],
  ['[redacted]', '[REDACTED]', 'logos'],
  ['john-smyth', '“John Smyth”', 'mars'],
  ['sköll', 'Sköll', 'untamed'],
  ['edai-edie-4x4', 'EDAI “Edie” 4x4', 'staralliance'],
];

export const ONYX: Deck = findBundled('onyx')!;
export const ARGUS: Deck = findBundled('argus')!;

export const SAMPLE_POOL: readonly PoolCard[] = [...starterCards(), ...AWKWARD.map(poolCard)];

function starterCards(): PoolCard[] {
  const cards = new Map([...ONYX.cards, ...ARGUS.cards].map(({ card, house }) => [card, house]));
  return [...cards].map(([id, house], at) => poolCard([id, englishName(id), house], at));
}

function poolCard([id, name, house]: readonly [string, string, House], at: number): PoolCard {
  return { id, name, house, sets: { CotA: String(at + 1).padStart(3, '0') } };
}

function englishName(id: string): string {
  return id
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}
