import { aeonsEndDescription } from '../../dist/agents/learnt/aeons-end.js';
import { codexDescription } from '../../dist/agents/learnt/codex.js';
import { keyforgeDescription } from '../../dist/agents/learnt/keyforge.js';
import { shardsDescription } from '../../dist/agents/learnt/shards.js';
import { aeonsEnd } from './aeons-end.mjs';
import { codex } from './codex.mjs';
import { keyforge } from './keyforge.mjs';
import { shards } from './shards.mjs';

/** What learning needs of each game: its module, its description, and sides to learn from; one line each. */
export const LEARNERS = {
  keyforge: { ...keyforge, description: keyforgeDescription },
  shards: { ...shards, description: shardsDescription },
  codex: { ...codex, description: codexDescription },
  'aeons-end': { ...aeonsEnd, description: aeonsEndDescription },
};
