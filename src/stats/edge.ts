/** Halvings until an interval of length 1 is exhausted in double precision. */
const HALVINGS = 60;

/** Where `inside` stops being true between `from`, where it is true, and `to`, by bisection. */
export function edge(from: number, to: number, inside: (value: number) => boolean): number {
  let near = from;
  let far = to;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (inside(middle)) near = middle;
    else far = middle;
  }
  return near;
}
