/** How a game can end; the position is End. */
export const ENDS = [
  'the nemesis is slain',
  'the nemesis is outlasted',
  'Gravehold falls',
  'all mages are exhausted',
  'the nemesis reaches its own goal',
] as const;
