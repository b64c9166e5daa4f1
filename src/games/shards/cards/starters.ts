import { at, gems, infinitePower, instead, type PlayCard, power } from '../vocabulary.js';

/** The ten cards with a white frame that every player begins with. */
export const STARTERS: Readonly<Record<string, PlayCard>> = {
  crystal: {
    name: 'Crystal',
    set: 'base',
    type: 'ally',
    starter: true,
    cost: 0,
    copies: 7,
    play: [gems(1)],
  },
  blaster: {
    name: 'Blaster',
    set: 'base',
    type: 'ally',
    starter: true,
    cost: 0,
    copies: 1,
    play: [power(1)],
  },
  'shard-reactor': {
    name: 'Shard Reactor',
    set: 'base',
    type: 'ally',
    starter: true,
    cost: 0,
    copies: 1,
    play: [instead(gems(2), [at(5), gems(3)], [at(15), gems(4)])],
  },
  'infinity-shard': {
    name: 'Infinity Shard',
    set: 'base',
    type: 'ally',
    starter: true,
    cost: 0,
    copies: 1,
    play: [instead(power(2), [at(10), power(3)], [at(20), power(5)], [at(30), infinitePower])],
  },
};
