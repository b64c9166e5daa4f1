/**
 * The parts of a graph whose members are joined by edges, each in ascending order, the parts by their first
 * member, https://en.wikipedia.org/wiki/Component_(graph_theory)
 */
export function connectedParts(size: number, edges: readonly (readonly [number, number])[]): number[][] {
  const part = Array.from({ length: size }, (_, i) => i);
  const root = (i: number): number => (part[i] === i ? i : root(part[i]!));
  for (const [a, b] of edges) {
    const [low, high] = [Math.min(root(a), root(b)), Math.max(root(a), root(b))];
    part[high] = low;
  }
  const members = part.map((_, i) => part.map((_, j) => j).filter((j) => root(j) === i));
  return members.filter(({ length }) => length > 0);
}
