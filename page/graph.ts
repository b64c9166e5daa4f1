import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Point, Swing } from './judgement.js';
import { LETTERS } from './log.js';

const WIDTH = 1000;
const HEIGHT = 160;

/** Lines over the places of a game. */
export interface Course {
  readonly name: string;
  /** What the lines are called. */
  readonly of: readonly string[];
  readonly points: readonly { readonly at: number; readonly values: readonly number[] }[];
  readonly most: number;
}

/** Chances of more than two sides are a line each; of two sides one line says it all. */
export function chanceCourse(points: readonly Point[], names: readonly string[]): Course {
  const sides = points[0]?.chances.length ?? 2;
  const shown = sides === 2 ? 1 : sides;
  return {
    name: 'Chance of winning',
    of: names.slice(0, shown),
    points: points.map(({ at, chances }) => ({ at, values: chances.slice(0, shown) })),
    most: 1,
  };
}

interface Frame {
  readonly end: number;
  readonly at: number;
  readonly swings: readonly Swing[];
  go(at: number): void;
}

const x = (at: number, end: number): number => (WIDTH * at) / Math.max(1, end);
const y = (value: number, most: number): number => HEIGHT - (HEIGHT * value) / Math.max(1e-9, most);

const path = ({ points, most }: Course, i: number, end: number): string =>
  points
    .map(
      ({ at, values }, n) =>
        `${n === 0 ? 'M' : 'L'}${x(at, end).toFixed(1)} ${y(values[i]!, most).toFixed(1)}`,
    )
    .join('');

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** What the lines say at a place. */
export function valuesAt(course: Course, at: number): string {
  const point = course.points.findLast((each) => each.at <= at) ?? course.points[0];
  if (!point) return '';
  const say = (value: number) => (course.most === 1 ? percent(value) : String(value));
  return course.of.map((name, i) => `${name} ${say(point.values[i]!)}`).join(', ');
}

/** A press on the picture, or a pull over it, goes to the place below it. */
function pressed(event: PointerEvent, { end, go }: Frame): void {
  if (event.buttons !== 1) return;
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  go(Math.round((end * (event.clientX - left)) / width));
}

function lines(course: Course, frame: Frame): TemplateResult {
  const { end, at, swings } = frame;
  const one = course.of.length === 1 && course.most === 1;
  const area = `${path(course, 0, end)}L${x(course.points.at(-1)?.at ?? 0, end)} ${HEIGHT}L0 ${HEIGHT}Z`;
  return html`<svg
    class="graph"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
    @pointerdown=${(event: PointerEvent) => pressed(event, frame)}
    @pointermove=${(event: PointerEvent) => pressed(event, frame)}
  >
    ${svg`<line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />`}
    ${one ? svg`<path class="area" d=${area} />` : nothing}
    ${course.of.map((_, i) => svg`<path class="course seat-${i}" d=${path(course, i, end)} />`)}
    ${swings.map((swing) => svg`<rect class="swing" x=${x(swing.from, end)} y="0" width=${Math.max(3, x(swing.at, end) - x(swing.from, end))} height=${HEIGHT} />`)}
    ${svg`<line class="cursor" x1=${x(at, end)} x2=${x(at, end)} y1="0" y2=${HEIGHT} />`}
  </svg>`;
}

/** The lines with a scrubber below them. */
export function graphOf(course: Course, frame: Frame): TemplateResult {
  const { end, at, go } = frame;
  const move = (event: Event) => go(Number((event.target as HTMLInputElement).value));
  return html`<div class="course-frame">
    ${lines(course, frame)}
    <input
      id="scrubber"
      type="range"
      min="0"
      max=${end}
      .value=${String(at)}
      aria-label="Place in the game"
      aria-valuetext="Decision ${at} of ${end}. ${valuesAt(course, at)}"
      @input=${move}
    />
  </div>`;
}

/** The moments that moved most, each a way to go there. */
export function swingsOf(
  swings: readonly Swing[],
  names: readonly string[],
  turnAt: (at: number) => number,
  go: (at: number) => void,
): TemplateResult {
  if (swings.length === 0) return html``;
  return html`<p class="swings">
    <span>Moments that moved most:</span>
    ${swings.map(
      ({ from, side, change }) =>
        html`<button class="small" @click=${() => go(from)}>turn ${turnAt(from)}: +${percent(change)} for ${names[side] ?? LETTERS[side]}</button>`,
    )}
  </p>`;
}
