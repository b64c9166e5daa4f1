import { meanInterval } from '../intervals/mean-interval.js';
import { normal, type Random } from '../numerics/normal.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers } from './worlds.js';

const QUANTITIES = [
  { name: 'normal', mean: 20, draw: (random: Random) => 20 + 5 * normal(random) },
  { name: 'skewed (exponential)', mean: 1, draw: (random: Random) => -Math.log(1 - random()) },
];

function intervalOf(blocks: number, draw: () => number) {
  let [sum, squares] = [0, 0];
  for (let block = 0; block < blocks; block++) {
    const value = draw();
    sum += value;
    squares += value * value;
  }
  return meanInterval(blocks, sum, squares);
}

export const means: Study = {
  name: 'mean interval',
  truth: 'the true mean of a quantity is inside Student’s 95% interval',
  run: (replications, random) =>
    QUANTITIES.flatMap(({ name, mean, draw }) =>
      [50, 500].map((blocks) => {
        const times = timesOf(replications, () =>
          covers(
            intervalOf(blocks, () => draw(random)),
            mean,
          ),
        );
        return rowOf(`${name}, ${blocks} blocks`, 'about', 0.95, times, replications);
      }),
    ),
};
