/**
 * A state's layout is a const enum of offsets, one documented line per field, with the length as its last
 * member `words`. This lists its fields with their sizes, for documentation, saved files and tests.
 */
export function fieldsOf(
  layout: Readonly<Record<string, string | number>>,
): { name: string; at: number; words: number }[] {
  const members = Object.entries(layout).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return members.slice(0, -1).map(([name, at], index) => ({ name, at, words: members[index + 1]![1] - at }));
}
