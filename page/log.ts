import { html, nothing, type TemplateResult } from 'lit-html';
import type { Viewer } from './board.js';
import type { Line } from './line.js';

/** What the players are called in the words of a game. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** A part of the log: a heading, or what happened at a decision. */
export interface Entry {
  /** The place that shows it: after the step. */
  readonly at: number;
  readonly kind: 'turn' | 'act' | 'change';
  readonly words: string;
}

const TURN = /^Turn (\d+): (.+)/;

/** The seats that read the words; undefined for whoever knows all. */
function readersOf(line: Line, viewer: Viewer): readonly (number | undefined)[] {
  if (viewer === 'all') return [undefined];
  return viewer === 'none' ? [...line.seats().keys()] : [viewer];
}

/** Lines that all readers hear, each as the one does who knows the least about it, which says the least. */
function common(told: readonly (readonly string[])[]): readonly string[] {
  return told.reduce((some, other) =>
    some.map((words, i) => (other[i]!.length < words.length ? other[i]! : words)),
  );
}

/** The heading of a turn; a game names seats by letters. */
function heading(line: Line, turn: number, who: string): string {
  const seat = LETTERS.indexOf(who as (typeof LETTERS)[number]);
  return `Turn ${turn}: ${seat < 0 ? who : line.seats()[seat]}`;
}

/** The story of a line as a viewer may hear it; grows with the line. */
export class Story {
  private readonly entries: Entry[] = [];
  private told = 0;
  private turn = 0;

  constructor(
    private readonly line: Line,
    private readonly viewer: Viewer,
  ) {
    const { module, recording, setup } = line;
    const opening = module.game.sayOpening?.(setup, recording.seed) ?? [];
    for (const change of opening) this.add(0, change);
  }

  all(): readonly Entry[] {
    while (this.told < this.line.end) this.tell(this.told++);
    return this.entries;
  }

  private tell(at: number): void {
    const { line, viewer } = this;
    const { game } = line.module;
    const { seat, options, taken } = line.steps[at]!;
    const [before, after] = [line.states[at]!, line.states[at + 1]!];
    const option = options[taken]!;
    const readers = readersOf(line, viewer);
    this.head(at, game.turns(before), LETTERS[seat]!);
    const other = readers.find((reader) => reader !== seat);
    const words = game.sayOption(before, option, other ?? readers[0]);
    this.entries.push({ at: at + 1, kind: 'act', words: `${LETTERS[seat]} ${words}` });
    const changes = readers.map((reader) => game.sayChanges(before, after, option, reader));
    for (const change of common(changes)) this.add(at + 1, change);
  }

  private add(at: number, change: string): void {
    const [, turn, who] = TURN.exec(change) ?? [];
    if (turn === undefined) this.entries.push({ at, kind: 'change', words: change });
    else this.head(at, Number(turn), who!);
  }

  private head(at: number, turn: number, who: string): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.entries.push({ at, kind: 'turn', words: heading(this.line, turn, who) });
  }
}

/** The log with the current line marked, which is also said to those who do not see it. */
export function logOf(entries: readonly Entry[], at: number, go: (at: number) => void): TemplateResult {
  const now = entries.filter((entry) => entry.at === at && entry.kind !== 'turn');
  return html`<p class="visually-hidden" aria-live="polite">${now.map(({ words }) => words).join(' ')}</p>
    <ol class="log" tabindex="0" aria-label="What happened">
    ${entries.map(({ at: place, kind, words }) => {
      const current = place === at && kind === 'act';
      return html`<li class=${kind} aria-current=${current ? 'step' : nothing} @click=${() => go(place)}>${words}</li>`;
    })}
  </ol>`;
}
