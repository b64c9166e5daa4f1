/** A field of a state: how many words it takes, and one line that says what it holds. */
export type Field = readonly [words: number, meaning: string];

/**
 * Lays fields one behind the other. The result gives each field's offset under its name, the total length
 * in words, and the fields themselves, for documentation and for tests.
 */
export function layout<const F extends Record<string, Field>>(
  fields: F,
): { readonly at: { readonly [K in keyof F]: number }; readonly words: number; readonly fields: F } {
  const at: Record<string, number> = {};
  let words = 0;
  for (const [name, [size]] of Object.entries(fields)) {
    at[name] = words;
    words += size;
  }
  return { at: Object.freeze(at) as { readonly [K in keyof F]: number }, words, fields };
}
