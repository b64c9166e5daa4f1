/**
 * Who meets whom in a round in which everybody plays once: the circle method,
 * https://en.wikipedia.org/wiki/Round-robin_tournament#Circle_method. As many rounds as there are opponents bring
 * every pair together once, and further ones begin again; of an odd number one sits out.
 */
export function roundRobin(size: number, round: number): [number, number][] {
  const circle = size + (size % 2) - 1;
  const turn = round % circle;
  const pairs = Array.from({ length: (circle - 1) / 2 }, (_, i): [number, number] => [
    (turn + i + 1) % circle,
    (turn + circle - i - 1) % circle,
  ]);
  return size % 2 === 0 ? [...pairs, [turn, circle]] : pairs;
}
