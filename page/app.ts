import { render } from 'lit-html';
import { agentNames } from '../agents/index.js';
import { InputError, NOBODY } from '../src/core/game.js';
import { GAMES } from '../src/games/index.js';
import type { CardInfo } from '../src/games/module.js';
import { decodeGame, encodeGame } from '../src/match/game-key.js';
import type { Recording } from '../src/match/recording.js';
import { sayNumber } from '../src/match/setup-words.js';
import type { Board, Viewer } from './board.js';
import { BOARDS } from './boards/index.js';
import { Bots } from './bots.js';
import { Film } from './film.js';
import { Focus } from './focus.js';
import { Line } from './line.js';
import { Sight } from './sight.js';
import { Thoughts } from './thoughts.js';
import { page, startPage } from './view.js';

/** A game that a branch was taken from, and where. */
interface Origin {
  readonly line: Line;
  readonly at: number;
  readonly viewer: Viewer;
}

/** All that the page knows, and all that can be done on it. */
export class App {
  /** Whether a game is shown. */
  isOpen = false;
  line!: Line;
  board!: Board;
  at = 0;
  viewer: Viewer = 'all';
  origin: Origin | undefined;
  course = '';
  card: string | undefined;
  /** The spot whose several options are offered. */
  menu: string | undefined;
  readonly thoughts = new Thoughts(this);
  /** What went wrong, if anything. */
  problem = '';
  key = '';
  /** Whether the key has been copied. */
  copied = false;
  bot = '';
  readonly film = new Film();
  readonly focus: Focus;
  sight!: Sight;
  private cards = new Map<string, CardInfo>();
  private readonly bots = new Bots(this);
  private marked: Element | null = null;

  constructor(readonly root: HTMLElement) {
    this.focus = new Focus(root);
  }

  /** Opens the game of a key, or the page on which one can be chosen. */
  async open(key: string): Promise<void> {
    this.close();
    try {
      if (key === '') throw new InputError('');
      this.begin(await decodeGame(key, GAMES));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      render(startPage(this, message), this.root);
      if (!(error instanceof InputError)) throw error;
    }
  }

  private close(): void {
    this.isOpen = false;
    this.film.stop();
    this.thoughts.forget();
    this.bots.stop();
    document.title = 'Fulcrum';
  }

  begin(recording: Recording): void {
    const module = GAMES.find(({ game }) => game.id === recording.game)!;
    const line = new Line(module, recording);
    this.cards = new Map(module.cards().map((card) => [card.id, card]));
    this.board = BOARDS.find(({ game }) => game === recording.game)!;
    this.bot = agentNames(module.game.id).at(-1)!;
    this.origin = undefined;
    this.course = '';
    this.card = undefined;
    this.viewer = 'all';
    this.set(line, 0);
    if (this.line.people.length > 0 && !line.over) this.at = line.end;
    this.seat();
    this.isOpen = true;
    document.title = `${line.sideNames().join(' against ')} · ${module.game.title}`;
    this.draw();
    this.explain();
    this.bots.goOn();
  }

  /** Shows another line; what was known about the one before it is left behind. */
  private set(line: Line, at: number): void {
    this.film.stop();
    this.thoughts.forget();
    this.bots.stop();
    this.line = line;
    this.at = at;
    this.problem = '';
    this.sight = new Sight(line);
    this.menu = undefined;
    this.key = '';
  }

  draw(): void {
    if (!this.isOpen) return;
    render(page(this), this.root);
    this.focus.drawn(this.live && this.knows);
    const log = this.root.querySelector<HTMLElement>('.log')!;
    const current = log.querySelector<HTMLElement>('[aria-current]');
    // Whoever scrolls the log is left where they are until the page goes elsewhere.
    if (current && current !== this.marked) log.scrollTop = current.offsetTop - log.clientHeight / 2;
    this.marked = current;
  }

  /** A card, with what was changed about it in this game. */
  info = (id: string): CardInfo => {
    const card = this.cards.get(id)!;
    const patches = this.line.recording.options.patches?.filter((patch) => patch.card === id) ?? [];
    const changes = patches.map((patch) => `Changed in this game: ${sayNumber(this.line.module, patch)}.`);
    return changes.length === 0 ? card : { ...card, words: [...changes, ...card.words] };
  };

  /** Who decides at the place that is shown. */
  get decider(): number {
    return this.line.module.game.decider(this.line.states[this.at]!);
  }

  /** Whether a person has to decide here for the game to go on; what leaves no choice is done for them. */
  get live(): boolean {
    const { at, line, decider } = this;
    return at === line.end && decider !== NOBODY && line.isPerson(decider) && line.options(at).length > 1;
  }

  /** Who reads the words, where not everything is open. */
  get reader(): number | undefined {
    return typeof this.viewer === 'number' ? this.viewer : undefined;
  }

  /** Whether whoever looks on may know what the decider could do. */
  get knows(): boolean {
    return !this.board.hides || this.viewer === 'all' || this.viewer === this.decider;
  }

  /** A game that a person plays shows only what they may see, until it is over. */
  get secret(): boolean {
    const played = this.origin?.line ?? this.line;
    return (
      this.board.hides && this.line.people.length > 0 && !this.line.over && !played.over && played.isPlayed
    );
  }

  /** Shows a game that is played to whom it may be shown: to one person what they know, to several nothing unasked. */
  private seat(): void {
    if (!this.secret) return;
    const { line } = this;
    const { people } = line;
    const { game } = line.module;
    const decider = game.decider(line.last);
    const isOne = new Set(people.map((seat) => game.sideOf(line.states[0]!, seat))).size === 1;
    if (isOne) this.viewer = people.includes(decider) ? decider : people[0]!;
    else if (people.includes(decider) && this.viewer !== decider) this.viewer = 'none';
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.line.end, at));
    this.closeMenu();
  }

  closeMenu(): void {
    if (document.activeElement?.closest('.menu')) this.focus.backTo(this.menu);
    this.menu = undefined;
    this.draw();
  }

  /** To the first decision of another turn. */
  goTurn(by: 1 | -1): void {
    const { line } = this;
    const turn = (at: number) => line.module.game.turns(line.states[at]!);
    const first = (at: number) => at === 0 || turn(at - 1) !== turn(at);
    let at = Math.max(0, Math.min(line.end, this.at + by));
    while (at > 0 && at < line.end && !first(at)) at += by;
    this.go(at);
  }

  get end(): number {
    return this.line.end;
  }

  /** Plays the game as a film, or stops it. */
  toggle(): void {
    this.film.toggle(this);
    this.draw();
  }

  /** Takes an option at the place that is shown. Before the end that begins a branch. */
  take(index: number): void {
    this.film.stop();
    this.focus.taking();
    const seat = this.decider;
    if (!this.live) {
      if (this.line.steps[this.at]?.taken === index) return this.go(this.at + 1);
      const { line, at, viewer } = this;
      const branch = line.isPerson(seat) ? line.until(at) : line.branch(at, seat, this.bot);
      this.origin ??= { line, at, viewer };
      this.set(branch, at);
      if (this.board.hides && this.viewer !== 'all') this.viewer = seat;
    }
    this.advance(index);
    this.bots.goOn();
  }

  /** Who looks at an earlier decision meanwhile stays there. */
  advance(index: number): void {
    const follows = this.at === this.line.end;
    this.line.take(index);
    if (follows) {
      this.at = this.line.end;
      this.menu = undefined;
      this.thoughts.stopAnalysis();
    }
    this.sight.search(undefined);
    if (this.line.over && this.board.hides) this.viewer = 'all';
    else if (follows) this.seat();
    this.draw();
    if (this.line.over) void this.share();
  }

  /** Back to the last decision of a person that had a choice. */
  undo(): void {
    const { steps } = this.line;
    const at = steps.findLastIndex(({ seat, options }) => options.length > 1 && this.line.isPerson(seat));
    if (at < 0) return;
    if (this.origin && at < this.origin.at) return this.back();
    this.set(this.line.until(at), at);
    this.seat();
    this.draw();
  }

  /** To the game that was played, where the branch left it. */
  back(): void {
    if (!this.origin) return;
    const { line, at, viewer } = this.origin;
    this.origin = undefined;
    this.set(line, at);
    this.viewer = viewer;
    this.draw();
    this.explain();
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    // It may be one that is hidden now.
    this.card = undefined;
    this.draw();
  }

  /** Asks the search agent about the decision that is shown, or stops it. */
  analyse(): void {
    this.thoughts.analyse(this.line, this.at);
  }

  fail(message: string): void {
    this.problem = message;
    this.draw();
  }

  private explain(): void {
    this.thoughts.explain(this.line, (at) => at === this.at);
  }

  judgeAll(): void {
    const { line } = this;
    this.thoughts.judgeAll(line, (points) => {
      if (this.line === line) this.sight.search(points);
    });
  }

  /** Shows the key that carries the game up to now. */
  async share(): Promise<void> {
    const { line } = this;
    const key = await encodeGame(line.record());
    if (line !== this.line) return;
    this.key = key;
    this.copied = false;
    this.draw();
  }

  async copy(): Promise<void> {
    await navigator.clipboard.writeText(this.key);
    this.copied = true;
    this.draw();
  }
}
