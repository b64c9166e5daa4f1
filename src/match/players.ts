import type { BlockPlayer } from './blocks.js';

/**
 * Players kept for the plans that come again: more than one piece has arms, which for a market's or a deck's cards are
 * two for each card. A matrix has more plans than are worth keeping.
 */
const KEPT = 128;

/** The players that were asked for last, by the keys of their plans. */
export class Players {
  private readonly players = new Map<string, BlockPlayer>();

  get(key: string): BlockPlayer | undefined {
    const player = this.players.get(key);
    if (player) this.keep(key, player);
    return player;
  }

  /** As the latest; the least recently used player may be dropped. */
  keep(key: string, player: BlockPlayer): BlockPlayer {
    this.players.delete(key);
    this.players.set(key, player);
    if (this.players.size > KEPT) this.players.delete(this.players.keys().next().value!);
    return player;
  }
}
