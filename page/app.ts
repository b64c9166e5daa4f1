import { render } from 'lit-html';
import { agentNames, defaultAgent } from '../agents/index.js';
import { InputError, NOBODY } from '../src/core/game.js';
import { GAMES } from '../src/games/index.js';
import type { CardInfo } from '../src/games/module.js';
import { decodeGame, encodeGame } from '../src/match/game-key.js';
import type { Recording } from '../src/match/recording.js';
import { agentSeed } from '../src/match/schedule.js';
import type { Board, Viewer } from './board.js';
import { BOARDS } from './boards/index.js';
import { judgeTurns, type Point } from './judgement.js';
import { Line } from './line.js';
import { Story } from './log.js';
import { Thinker } from './thinker.js';
import { Thoughts } from './thoughts.js';
import { page, startPage } from './view.js';

/** A game that a branch was taken from, and where. */
interface Origin {
  readonly line: Line;
  readonly at: number;
  readonly viewer: Viewer;
}

const PLAY_MS = 900;
/** Long enough to see what a bot does. */
const botPause = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500);

/** All that the page knows, and all that can be done on it. */
export class App {
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
  points: readonly Point[] = [];
  key = '';
  running = false;
  bot = '';
  private stories = new Map<Viewer, Story>();
  private cards = new Map<string, CardInfo>();
  private readonly player = new Thinker();
  private timer = 0;

  constructor(readonly root: HTMLElement) {}

  /** Opens the game of a key, or the page on which one can be chosen. */
  async open(key: string): Promise<void> {
    try {
      if (key === '') throw new InputError('');
      this.begin(await decodeGame(key, GAMES));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      render(startPage(this, error.message), this.root);
    }
  }

  begin(recording: Recording): void {
    const module = GAMES.find(({ game }) => game.id === recording.game)!;
    this.cards = new Map(module.cards().map((card) => [card.id, card]));
    this.board = BOARDS.find(({ game }) => game === recording.game)!;
    this.bot = agentNames(module.game.id).at(-1)!;
    this.origin = undefined;
    this.course = '';
    this.set(new Line(module, recording), 0);
    const person = this.person();
    this.viewer = person !== undefined && !this.line.over && this.board.hides ? person : 'all';
    if (person !== undefined && !this.line.over) this.at = this.line.end;
    document.title = `${recording.sides.map(({ name }) => name).join(' against ')} · ${module.game.title}`;
    this.draw();
    this.explain();
    this.goOn();
  }

  /** Shows another line; what was known about the one before it is left behind. */
  private set(line: Line, at: number): void {
    this.thoughts.forget();
    this.player.stop();
    this.line = line;
    this.at = at;
    this.problem = '';
    this.stories.clear();
    this.menu = undefined;
    this.key = '';
    this.points = judgeTurns(line);
  }

  draw(): void {
    render(page(this), this.root);
    const log = this.root.querySelector<HTMLElement>('.log');
    const current = log?.querySelector<HTMLElement>('[aria-current]');
    if (!log || !current) return;
    log.scrollTop = current.offsetTop - log.clientHeight / 2;
  }

  info = (id: string): CardInfo => this.cards.get(id)!;

  story(): Story {
    let story = this.stories.get(this.viewer);
    if (!story) {
      story = new Story(this.line, this.viewer);
      this.stories.set(this.viewer, story);
    }
    return story;
  }

  /** The first seat of a person, or undefined. */
  person(): number | undefined {
    const seat = this.line.seats().findIndex((_, each) => this.line.isPerson(each));
    return seat < 0 ? undefined : seat;
  }

  /** Who decides at the place that is shown. */
  get decider(): number {
    return this.line.module.game.decider(this.line.states[this.at]!);
  }

  /** Whether a person has to decide here for the game to go on. */
  get live(): boolean {
    return this.at === this.line.end && this.decider !== NOBODY && this.line.isPerson(this.decider);
  }

  /** A game that a person plays shows only what they may see, until it is over. */
  get secret(): boolean {
    return this.board.hides && this.person() !== undefined && !this.line.over && !this.origin;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.line.end, at));
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

  /** Plays the game as a film, or stops it. */
  toggle(): void {
    this.running = !this.running && this.at < this.line.end;
    clearInterval(this.timer);
    if (this.running) {
      this.timer = window.setInterval(() => {
        if (this.at + 1 >= this.line.end) this.stopFilm();
        this.go(this.at + 1);
      }, PLAY_MS);
    }
    this.draw();
  }

  private stopFilm(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  /** Takes an option at the place that is shown. Before the end that begins a branch. */
  take(index: number): void {
    this.stopFilm();
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
    this.goOn();
  }

  /** Who looks at an earlier decision meanwhile stays there. */
  private advance(index: number): void {
    const follows = this.at === this.line.end;
    this.line.take(index);
    if (follows) {
      this.at = this.line.end;
      this.menu = undefined;
      this.thoughts.stopAnalysis();
    }
    this.points = judgeTurns(this.line);
    if (this.line.over && this.board.hides) this.viewer = 'all';
    this.draw();
    if (this.line.over) void this.share();
  }

  /** Plays on to the next decision of a person. */
  private goOn(): void {
    const { line } = this;
    if (line.over || this.person() === undefined) return;
    const options = line.options(line.end);
    if (options.length === 1) return this.later(() => this.advance(0));
    const seat = line.module.game.decider(line.last);
    if (line.isPerson(seat)) return;
    const [a, b] = agentSeed(line.recording.seed, seat);
    this.player.start(
      {
        kind: 'choose',
        game: line.module.game.id,
        state: line.last,
        spec: line.pilot(seat),
        seed: [a ^ line.end, b],
      },
      (answer) => {
        if (answer.kind === 'failed') this.fail(answer.message);
        if (answer.kind === 'chosen' && this.line === line) this.later(() => this.advance(answer.index));
      },
    );
  }

  private later(act: () => void): void {
    const { line } = this;
    const end = line.end;
    window.setTimeout(() => {
      if (this.line !== line || line.end !== end) return;
      act();
      this.goOn();
    }, botPause());
  }

  /** Back to the last decision of a person that had a choice. */
  undo(): void {
    const { steps } = this.line;
    const at = steps.findLastIndex(({ seat, options }) => options.length > 1 && this.line.isPerson(seat));
    if (at < 0 || this.person() === undefined) return;
    if (this.origin && at < this.origin.at) return this.back();
    const { viewer } = this;
    this.set(this.line.until(at), at);
    this.viewer = this.board.hides && !this.origin ? this.person()! : viewer;
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
      if (this.line === line) this.points = points;
    });
  }

  /** Shows the key that carries the game up to now. */
  async share(): Promise<void> {
    const { line } = this;
    const key = await encodeGame(line.record());
    if (line !== this.line) return;
    this.key = key;
    this.draw();
  }

  /** A game between two bundled sides, against the usual bot. */
  playNew(id: string, names: readonly string[]): void {
    const module = GAMES.find(({ game }) => game.id === id)!;
    const sides = names.map((name) => module.namedSide(name)!);
    const words = crypto.getRandomValues(new Int32Array(2));
    const bot = defaultAgent(id);
    const crew = module.rotations(sides) > 1 ? ['human', bot] : ['human'];
    this.begin({
      game: id,
      rules: module.rules,
      sides: sides.map(({ name, data }) => ({ name, data })),
      options: {},
      first: module.rotations(sides) > 1 ? words[0]! & 1 : null,
      seed: [words[0]!, words[1]!],
      pilots: crew,
      moves: [],
      as: '',
    });
  }
}
