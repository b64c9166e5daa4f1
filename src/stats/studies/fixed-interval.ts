import { blockInterval } from '../intervals/block-interval.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares, type World } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers, RATES, sayWorld } from './worlds.js';

const EVERY_WORLD: readonly World[] = RATES.flatMap((rate) =>
  [2, 4].flatMap((games) => [-0.8, 0, 0.8].map((together) => ({ games, rate, together }))),
);

/** `blockInterval` with a number of blocks fixed in advance. */
function studyOf(blocks: number): Study {
  const row = (world: World, replications: number, random: Random) => {
    const shares = scoreShares(world);
    const play = () => playBlocks(noBlocks(world.games), shares, blocks, random);
    const times = timesOf(replications, () => covers(blockInterval(play()), world.rate));
    return rowOf(sayWorld(world), 'about', 0.95, times, replications);
  };
  return {
    name: `block interval, ${blocks} blocks`,
    truth: 'the truth is inside the 95% interval for a number of blocks fixed in advance',
    run: (replications, random) => EVERY_WORLD.map((world) => row(world, replications, random)),
  };
}

export const fixedInterval: readonly Study[] = [studyOf(30), studyOf(1000)];
