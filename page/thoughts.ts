import { agentNames } from '../agents/index.js';
import { type Point, result } from './judgement.js';
import type { Line } from './line.js';
import { Thinker } from './thinker.js';
import type { Answer, Weighed } from './worker.js';

/** What the search agent has found out about a decision. */
interface Analysis {
  readonly line: Line;
  readonly at: number;
  readonly weighed?: Weighed;
  readonly tries: number;
}

/** How many tries the judgement of a whole game spends on each decision. */
const JUDGE_TRIES = 300;

const searcher = (line: Line): string => agentNames(line.module.game.id).at(-1)!;

/** Who wants to know what agents think. */
interface Listener {
  draw(): void;
  fail(message: string): void;
}

/** What agents make of the game that is shown, worked out beside the page. */
export class Thoughts {
  analysis: Analysis | undefined;
  /** What the pilots of a played game considered, by decision. */
  explained = new Map<number, Weighed>();
  judging: { readonly done: number; readonly of: number } | undefined;
  private readonly analyst = new Thinker();
  private readonly reader = new Thinker();
  private readonly judge = new Thinker();

  constructor(private readonly listener: Listener) {}

  get analysing(): boolean {
    return this.analyst.busy;
  }

  /** Leaves behind what was known about another line. */
  forget(): void {
    for (const thinker of [this.analyst, this.reader, this.judge]) thinker.stop();
    this.analysis = undefined;
    this.explained = new Map();
    this.judging = undefined;
  }

  stopAnalysis(): void {
    this.analyst.stop();
    this.analysis = undefined;
  }

  /** Asks the search agent about a decision, or stops it. */
  analyse(line: Line, at: number): void {
    if (this.analyst.busy) this.analyst.stop();
    else if (line.options(at).length > 1) this.startAnalysis(line, at);
    this.listener.draw();
  }

  private startAnalysis(line: Line, at: number): void {
    this.analysis = { line, at, tries: 0 };
    const { id } = line.module.game;
    const job = { kind: 'analyse', game: id, state: line.states[at]!, spec: searcher(line) } as const;
    this.analyst.start(job, (answer) => {
      if (answer.kind === 'analysed')
        this.analysis = { line, at, weighed: answer.weighed, tries: answer.tries };
      this.hear(answer);
    });
  }

  /** What the agents of a played game considered. */
  explain(line: Line, isShown: (at: number) => boolean): void {
    this.reader.start({ kind: 'explain', recording: line.record() }, (answer) => {
      if (answer.kind === 'explained') {
        this.explained.set(answer.at, answer.weighed);
        if (isShown(answer.at)) this.listener.draw();
      } else this.hear(answer);
    });
  }

  /** Lets the search agent judge every decision, or stops it. */
  judgeAll(line: Line, then: (points: Point[]) => void): void {
    if (this.judge.busy) {
      this.judge.stop();
      this.judging = undefined;
      return this.listener.draw();
    }
    const found: Point[] = [];
    this.judging = { done: 0, of: line.end };
    const spec = `${searcher(line)}:iterations=${JUDGE_TRIES}`;
    this.judge.start({ kind: 'judge', recording: line.record(), spec }, (answer) => {
      if (answer.kind === 'judged') found.push(this.judged(answer, line));
      if (answer.kind === 'done') {
        this.judging = undefined;
        then([...found, ...result(line)]);
      }
      this.hear(answer);
    });
    this.listener.draw();
  }

  private judged({ at, side, chance }: Extract<Answer, { kind: 'judged' }>, line: Line): Point {
    this.judging = { done: at, of: line.end };
    return { at, chances: side === 0 ? [chance, 1 - chance] : [1 - chance, chance] };
  }

  private hear(answer: Answer): void {
    if (answer.kind === 'failed') this.listener.fail(answer.message);
    else this.listener.draw();
  }
}
