const PAUSE_MS = 900;

/** What a film shows, decision by decision. */
interface Reel {
  readonly at: number;
  readonly end: number;
  go(at: number): void;
}

/** Plays a game as a film, up to its end. */
export class Film {
  private timer = 0;

  get running(): boolean {
    return this.timer !== 0;
  }

  /** Starts it, or stops it. */
  toggle(reel: Reel): void {
    if (this.running || reel.at >= reel.end) return this.stop();
    this.timer = window.setInterval(() => {
      if (reel.at + 1 >= reel.end) this.stop();
      reel.go(reel.at + 1);
    }, PAUSE_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
  }
}
