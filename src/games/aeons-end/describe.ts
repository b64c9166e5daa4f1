/** A game of Aeon's End in English. */
export { sayChanges, sayOpening } from './say/changes.js';
export { sayOption } from './say/option.js';
export { sayState } from './say/state.js';
