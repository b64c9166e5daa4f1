/** A game of Shards of Infinity in English. */
export { sayChanges } from './say/changes.js';
export { sayOption } from './say/option.js';
export { sayState } from './say/state.js';
