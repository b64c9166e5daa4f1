import { html, nothing, type TemplateResult } from 'lit-html';
import { CHANCE_OF_WINNING } from '../src/core/agent.js';
import { NOBODY } from '../src/core/game.js';
import type { App } from './app.js';
import { LETTERS } from './log.js';
import type { Weighed } from './worker.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function sayValue(value: number, unit: string): string {
  if (Number.isNaN(value)) return '';
  return unit === CHANCE_OF_WINNING ? percent(value) : value.toFixed(2);
}

/** A column of what an agent made of the options. */
interface Column {
  readonly name: string;
  readonly about: string;
  readonly weighed: Weighed;
}

function columnsOf(app: App): Column[] {
  const { at, line } = app;
  const { analysis, explained } = app.thoughts;
  const considered = explained.get(at);
  const pilot = line.steps[at] && line.pilot(line.steps[at].seat);
  const found = analysis?.line === line && analysis.at === at ? analysis : undefined;
  return [
    ...(considered ? [{ name: pilot!, about: `${pilot} considered these`, weighed: considered }] : []),
    ...(found?.weighed
      ? [{ name: 'search', about: `search, ${found.tries} tries`, weighed: found.weighed }]
      : []),
  ];
}

function cell({ weighed }: Column, index: number): TemplateResult {
  const found = weighed.options.find((each) => each.index === index);
  const best = weighed.options[0]?.index === index;
  const share = found && weighed.unit === CHANCE_OF_WINNING && !Number.isNaN(found.value) ? found.value : 0;
  return html`<td class="value ${best ? 'best' : ''}">
    <span class="bar" style="width:${Math.round(100 * share)}%"></span>
    <span>${best ? html`<span aria-label="its choice">★</span> ` : nothing}${found ? sayValue(found.value, weighed.unit) : ''}</span>
  </td>`;
}

/** What it was valued in, in a line. */
function sayColumn({ about, weighed }: Column): string {
  const numbered = weighed.options.some(({ value }) => !Number.isNaN(value));
  if (!numbered) return `${about}: by a rule of thumb`;
  return weighed.unit === CHANCE_OF_WINNING
    ? `${about}: chance of winning`
    : `${about}: in ${weighed.unit || 'value'}`;
}

function optionsTable(app: App, columns: readonly Column[]): TemplateResult {
  const { line, at } = app;
  const { game } = line.module;
  const taken = line.steps[at]?.taken;
  const words = (option: number) => game.sayOption(line.states[at]!, option, app.reader);
  return html`${columns.map((column) => html`<p class="quiet about">${sayColumn(column)}, ★ its choice</p>`)}
  <table class="options">
    <thead class=${columns.length === 0 ? 'visually-hidden' : ''}>
      <tr><th scope="col">Option</th>${columns.map((column) => html`<th scope="col">${column.name}</th>`)}</tr>
    </thead>
    <tbody>
      ${[...line.options(at)].map(
        (option, index) => html`<tr class=${index === taken ? 'taken' : ''}>
          <td><button class="option" data-take=${index}>${words(option)}${index === taken ? html` <span class="tag">played</span>` : nothing}</button></td>
          ${columns.map((column) => cell(column, index))}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function sayEnd(app: App): string {
  const { line } = app;
  const { module, last } = line;
  const winner = module.game.winner(last);
  const how = module.game.ends[module.game.end(last)];
  if (winner === NOBODY) return 'The game is over: nobody wins.';
  const name = line.sideNames()[winner]!;
  const isSeveral = line.areSeveral(winner);
  const letter = module.cooperative || isSeveral ? '' : ` (${LETTERS[winner]})`;
  return `The game is over: ${name}${letter} ${isSeveral ? 'win' : 'wins'}${how ? `, ${how}` : ''}.`;
}

function question(app: App): TemplateResult {
  const { decider, line, at } = app;
  const count = line.options(at).length;
  const who = app.live ? 'You decide' : `${LETTERS[decider]} (${line.pilot(decider)}) decides`;
  const hint = app.live
    ? 'Choose on the board or here.'
    : count > 1
      ? 'Take another option to play on from here.'
      : '';
  if (!app.knows)
    return html`<p>${app.live ? LETTERS[decider] : who}${app.live ? ' decides' : ''}. The options are hidden with the hand.</p>${app.live ? html`<p class="actions"><button id="reveal" @click=${() => app.look(decider)}>Show what ${LETTERS[decider]} sees</button></p>` : nothing}`;
  if (at === line.end && !app.live) return html`<p aria-busy="true">${who} …</p>`;
  return html`<p>${who}. ${hint}</p>
    ${optionsTable(app, columnsOf(app))}`;
}

/** What is decided at the place that is shown, what could be, and what agents make of it. */
export function decisionPanel(app: App): TemplateResult {
  const over = app.decider === NOBODY;
  const can = !over && app.knows && app.line.options(app.at).length > 1;
  return html`<section class="panel decision" aria-labelledby="decision-title">
    <h2 id="decision-title" tabindex="-1">Decision</h2>
    <div aria-live="polite">${over ? html`<p class="result">${sayEnd(app)}</p>` : nothing}</div>
    <p class="actions">
      ${can ? html`<button id="analyse" @click=${() => app.analyse()}>${app.thoughts.analysing ? 'Stop thinking' : 'Analyse'}</button>` : nothing}
      ${app.line.people.length > 0 ? html`<button id="undo" @click=${() => app.undo()}>Undo</button>` : nothing}
      ${app.origin ? html`<button id="back" @click=${() => app.back()}>Back to the game that was played</button>` : nothing}
    </p>
    ${over ? nothing : question(app)}
  </section>`;
}
