/** Changes of entries that leave the card what it is, by card, so that no row can notice them. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  // A theft of more than the pool of the opponent holds, which the card has just looked at.
  'ghostly-hand': ['text.0.steal: 2 for 1'],
  'guard-disguise': ['text.0.steal: 4 for 3'],
  // A loss of nothing: of 5 æmber all but 5.
  'doorstep-to-heaven': ['text.0.if: 5 for 6'],
  // Only a key of the last turn is unforged, so there is one whenever there is something to unforge.
  'key-hammer': ['text.0.if: 0 for 1'],
  // The uses of the creature itself, whoever used it.
  'rocket-boots': ['opponent for you'],
  // The tide is never low, as no card moves it.
  valoocanth: ['without an ability', 'without cannot'],
};
