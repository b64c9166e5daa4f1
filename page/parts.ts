import { html, nothing, type TemplateResult } from 'lit-html';
import { Names } from '../src/core/scenario/names.js';
import type { CardInfo } from '../src/games/module.js';
import type { Scene } from './board.js';

/** More cards than any game has. */
const MOST_CARDS = 1024;

/** Views of the games name cards; here each card is named by its number. */
export const NUMBERS = new Names();
for (let card = 0; card < MOST_CARDS; card++) NUMBERS.add(card, String(card));

/** What is drawn of one card. */
export interface Face {
  readonly id: string;
  readonly spot: string;
  /** Numbers in the corner, such as `power 5`. */
  readonly numbers?: readonly (readonly [name: string, value: number | string])[];
  /** Keywords, counters and what has become of it. */
  readonly marks?: readonly string[];
  /** Exhausted, or spent in another way. */
  readonly spent?: boolean;
  readonly copies?: number;
}

/** House, faction or colour, where it has one. */
export const groupOf = ({ group }: CardInfo): string[] =>
  group === '' || group === 'none' ? [] : [group.replace(/-/g, ' ')];

/** For readers who do not see the colour. */
const CHOOSABLE = html`<span class="visually-hidden">, can be chosen</span>`;

/** A card as a button: it explains itself, and is clicked where something can be done with it. */
export function cardFace(scene: Scene, face: Face): TemplateResult {
  const info = scene.info(face.id);
  const { numbers = [], marks = [], spent = false, copies = 1 } = face;
  const choices = scene.choices(face.spot);
  return html`<button
    class="card ${spent ? 'spent' : ''} ${choices > 0 ? 'live' : ''}"
    data-card=${face.id}
    data-spot=${face.spot}
    data-group=${info.group}
  >
    <span class="card-head"><b>${info.name}</b>${copies > 1 ? html`<i class="copies">×${copies}</i>` : nothing}</span>
    <span class="card-kind">${[...groupOf(info), info.type].join(' · ')}</span>
    <span class="card-text">${info.words.join(' ')}</span>
    <span class="card-foot">
      ${numbers.map(([name, value]) => html`<span class="number" data-name=${name}><small>${name}</small> ${value}</span>`)}
      ${marks.map((mark) => html`<span class="mark">${mark}</span>`)}
      ${choices > 0 ? CHOOSABLE : nothing}
    </span>
  </button>`;
}

/** So many cards that nobody here may see. */
export const backs = (count: number, what: string): TemplateResult =>
  html`<span class="back">${count} hidden ${count === 1 ? 'card' : 'cards'}<span class="visually-hidden"> in ${what}</span></span>`;

/** A labelled row of cards. */
export function row(label: string, content: readonly unknown[], kind = ''): TemplateResult {
  return html`<div class="row ${kind}" role="group" aria-label=${label}>
    <span class="row-label">${label}</span>
    <div class="cards">${content.length > 0 ? content : html`<span class="empty">none</span>`}</div>
  </div>`;
}

/** A number of the table with its name. */
export const stat = (name: string, value: unknown, note = ''): TemplateResult =>
  html`<span class="stat"><span class="stat-name">${name}</span> <b>${value}</b>${note ? html` <small>${note}</small>` : nothing}</span>`;

/** Something on the table that is no card and can be chosen. */
export function spotButton(scene: Scene, spot: string, content: unknown): TemplateResult {
  const choices = scene.choices(spot);
  return choices === 0
    ? html`<span class="spot">${content}</span>`
    : html`<button class="spot live" data-spot=${spot}>${content}${CHOOSABLE}</button>`;
}

/** The names of a pile, unfolded when wanted. */
export function pile(
  scene: Scene,
  label: string,
  ids: readonly string[],
  total = ids.length,
): TemplateResult {
  if (ids.length === 0) return stat(label, total);
  return html`<details class="pile">
    <summary>${stat(label, total)}</summary>
    <ul>
      ${ids.map((id) => html`<li><button class="link" data-card=${id}>${scene.info(id).name}</button></li>`)}
    </ul>
  </details>`;
}

/** Of a player, from the top of the board to its middle or from the middle down. */
export const facing = (
  scene: Scene,
  seat: number,
  rows: readonly TemplateResult[],
): readonly TemplateResult[] => (seat === scene.home ? rows : rows.toReversed());
