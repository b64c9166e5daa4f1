/** Changes of entries that leave the card what it is, by card, so that no row can notice them. */
export const SAME: Readonly<Record<string, readonly string[]>> = {};
