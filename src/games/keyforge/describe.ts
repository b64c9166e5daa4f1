/** A game of KeyForge in English. */
export { sayOption } from './say/option.js';
export { sayState } from './say/state.js';
export { sayChanges } from './say/story.js';
