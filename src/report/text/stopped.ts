import type { DialResult } from '../../match/designs/dial.js';

/** What ended the games with a dial, in a sentence. */
export const STOPPED: Readonly<Record<DialResult['stoppedBy'], string>> = {
  games: 'Played as many games as asked for; more of them (--games) narrow the interval.',
  ci: 'Stopped because the interval is as narrow as asked for.',
  interrupted: 'Interrupted: the interval is wider than it would have been.',
  beyond: 'Stopped because more games would not change the answer.',
  mixed: 'Stopped because more games would not change the answer.',
  'no effect': 'Stopped because a quarter of the games (--games) has shown no effect.',
};
