import type { Game, State } from '../core/game.js';
import type { DeckCards } from '../games/deck-cards.js';
import type { Cooperative, Market } from '../games/module.js';
import type { Watched } from './drawn.js';

/** Follows a game as it is played. */
export interface Watcher {
  /** A game is about to be set up. */
  begin(): void;
  /** One of the options is about to be taken. */
  decide(state: State, option: number, options: Int32Array, count: number): void;
  /** The rules wait for a decision, or the game is over. */
  rest?(): void;
}

/** The same game before the eyes of watchers; pilots who try moves out have the game itself and are not seen. */
export function watched(game: Game, ...watchers: readonly (Watcher | undefined)[]): Game {
  return watchers.reduce<Game>((seen, watcher) => (watcher ? watchedBy(seen, watcher) : seen), game);
}

function watchedBy(game: Game, watcher: Watcher): Game {
  let listed: Int32Array = new Int32Array();
  let count = 0;
  return {
    ...game,
    setup(state, setup, seed) {
      watcher.begin();
      game.setup(state, setup, seed);
      watcher.rest?.();
    },
    options(state, out) {
      listed = out;
      count = game.options(state, out);
      return count;
    },
    apply(state, option) {
      watcher.decide(state, option, listed, count);
      game.apply(state, option);
      watcher.rest?.();
    },
  };
}

/** Of the bits about a card: that side a has bought it; those of the other sides follow. */
export const BOUGHT = 1 << 4;

/** Who was offered what, and who bought it. */
export class MarketWatcher implements Watcher {
  /** By card of the market, of the last game: bits of the sides to which it was offered, and which bought it. */
  readonly purchases: Uint8Array;

  constructor(
    private readonly game: Game,
    private readonly market: Market,
  ) {
    this.purchases = new Uint8Array(market.cards.length);
  }

  begin(): void {
    this.purchases.fill(0);
  }

  decide(state: State, option: number, options: Int32Array, count: number): void {
    const { game, market, purchases } = this;
    market.offered(state, options, count, purchases);
    const card = market.bought(option);
    if (card >= 0) purchases[card]! |= BOUGHT << game.sideOf(state, game.decider(state));
  }
}

/** What the rules count while a game is played. */
export class CountWatcher implements Watcher {
  /** Of the last game: as `Cooperative.keepCount` has it. */
  readonly counts: Float64Array;

  constructor(private readonly cooperative: Cooperative) {
    this.counts = new Float64Array(cooperative.sources.length * cooperative.counts.length);
  }

  begin(): void {
    this.counts.fill(0);
    this.cooperative.keepCount(this.counts);
  }

  decide(): void {
    this.cooperative.keepCount(this.counts);
  }

  /** Pilots who think about a decision play with the same rules. */
  rest(): void {
    this.cooperative.keepCount();
  }
}

/** Which cards of its deck side a has had in hand. */
export class HandWatcher implements Watcher {
  /** Of the last game, by place in the deck: 1 where the card has been in hand. */
  readonly held: Uint8Array;

  constructor(
    private readonly deckCards: DeckCards,
    cards: Watched,
  ) {
    this.held = new Uint8Array(1 + Math.max(...cards.flat()));
  }

  begin(): void {
    this.held.fill(0);
  }

  decide(state: State): void {
    this.deckCards.markHand(state, this.held);
  }
}
