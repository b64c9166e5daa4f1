/** The houses of the first three sets, in the order in which decks and tables list them. */
export const HOUSES = [
  'brobnar',
  'dis',
  'logos',
  'mars',
  'sanctum',
  'saurian',
  'shadows',
  'staralliance',
  'untamed',
] as const;

export type House = (typeof HOUSES)[number];

export const HOUSE_NAMES: Readonly<Record<House, string>> = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  logos: 'Logos',
  mars: 'Mars',
  sanctum: 'Sanctum',
  saurian: 'Saurian',
  shadows: 'Shadows',
  staralliance: 'Star Alliance',
  untamed: 'Untamed',
};
