/** Whose focus is lost when an option is taken, because it is no option any more. */
const TAKING = '[data-take]:focus-visible, [data-spot]:focus-visible';
const TITLE = '#decision-title';

/** Keeps the place of whoever plays by keyboard: from one decision to the next, and back from a menu. */
export class Focus {
  private awaited = false;
  private wanted: string | undefined;

  constructor(private readonly root: HTMLElement) {}

  /** An option is about to be taken. */
  taking(): void {
    this.awaited = document.activeElement?.matches(TAKING) ?? false;
  }

  /** After the next picture this spot has the focus. */
  backTo(spot: string | undefined): void {
    this.wanted = spot;
  }

  /** The page has been drawn anew; `live` when a person decides. */
  drawn(live: boolean): void {
    const spot = this.wanted;
    this.wanted = undefined;
    if (spot !== undefined) return this.to(`[data-spot="${spot}"]`);
    if (!this.awaited) return;
    this.awaited = !live;
    this.to(live ? '.decision [data-take]' : TITLE);
  }

  /** Whoever goes elsewhere meanwhile is left there. */
  moved(target: Element): void {
    if (!target.matches(`${TITLE}, [data-take]`)) this.awaited = false;
  }

  private to(selector: string): void {
    this.root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}
