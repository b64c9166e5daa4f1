import type { Board } from '../board.js';
import { aeonsEndBoard } from './aeons-end/board.js';
import { codexBoard } from './codex/board.js';
import { keyforgeBoard } from './keyforge/board.js';
import { shardsBoard } from './shards/board.js';

/** Every game's board, one line each. */
export const BOARDS: readonly Board[] = [keyforgeBoard, aeonsEndBoard, shardsBoard, codexBoard];
