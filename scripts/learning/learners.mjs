import { keyforgeDescription } from '../../dist/agents/learnt/keyforge.js';
import { keyforge } from './keyforge.mjs';

/** What learning needs of each game: its module, its description, and sides to learn from; one line each. */
export const LEARNERS = { keyforge: { ...keyforge, description: keyforgeDescription } };
