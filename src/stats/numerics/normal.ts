/** Uniform in [0, 1): the only source of chance, so that a seed gives the same worlds again. */
export type Random = () => number;

/** Standard normal, by Box and Muller, https://en.wikipedia.org/wiki/Box%E2%80%93Muller_transform */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
