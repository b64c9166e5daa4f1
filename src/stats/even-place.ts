/**
 * Where rates that never rise, given for the whole numbers from `first` on and straight between them, come to
 * one half: the middle, if they stay there for a stretch; -Infinity or Infinity if all are below or above.
 */
export function evenPlace(rates: readonly number[], first: number): number {
  const last = rates.length - 1;
  const before = rates.findLastIndex((rate) => rate > 0.5);
  const behind = rates.findIndex((rate) => rate < 0.5);
  if (behind === 0) return -Infinity;
  if (before === last) return Infinity;
  const from = before < 0 ? 0 : before + stretch(rates[before]!, rates[before + 1]!);
  const to = behind < 0 ? last : behind - 1 + stretch(rates[behind - 1]!, rates[behind]!);
  return first + (from + to) / 2;
}

/** How much of the way from one rate to the next is above one half. */
function stretch(from: number, to: number): number {
  return (from - 0.5) / (from - to);
}
