import type { Viewer } from './board.js';
import { Judgement, type Point } from './judgement.js';
import type { Line } from './line.js';
import { type Entry, Story } from './log.js';

/** What of a line is told to each viewer. */
export class Sight {
  private readonly stories = new Map<Viewer, Story>();
  private readonly judgements = new Map<Viewer, Judgement>();
  private searched: readonly Point[] | undefined;

  constructor(private readonly line: Line) {}

  log(viewer: Viewer): readonly Entry[] {
    const story = this.stories.get(viewer) ?? new Story(this.line, viewer);
    this.stories.set(viewer, story);
    return story.all();
  }

  /** The chances of winning; those that the search has found where everything is open. */
  points(viewer: Viewer): readonly Point[] {
    if (this.searched && viewer === 'all') return this.searched;
    const judgement = this.judgements.get(viewer) ?? new Judgement(this.line, viewer);
    this.judgements.set(viewer, judgement);
    return judgement.all();
  }

  /** The search has judged the line, or that was of a shorter one. */
  search(points: readonly Point[] | undefined): void {
    this.searched = points;
  }
}
