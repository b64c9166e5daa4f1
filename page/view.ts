import { html, nothing, type TemplateResult } from 'lit-html';
import { GAMES } from '../src/games/index.js';
import type { App } from './app.js';
import type { Scene, Viewer } from './board.js';
import { decisionPanel } from './decision.js';
import { type Course, chanceCourse, graphOf, swingsOf, valuesAt } from './graph.js';
import { swingsIn } from './judgement.js';
import { LETTERS, logOf } from './log.js';
import { newGame } from './new-game.js';
import { groupOf } from './parts.js';

/** The options that can be taken on the board now, by spot. */
export function liveSpots(app: App): Map<string, number[]> {
  const spots = new Map<string, number[]>();
  if (!app.live || !app.knows) return spots;
  const { line, at, board } = app;
  line.options(at).forEach((option, index) => {
    for (const spot of board.spots(line.states[at]!, option)) {
      spots.set(spot, [...(spots.get(spot) ?? []), index]);
    }
  });
  return spots;
}

function sceneOf(app: App): Scene {
  const spots = liveSpots(app);
  return {
    state: app.line.states[app.at]!,
    viewer: app.viewer,
    home: app.line.people[0] ?? 0,
    names: app.line.seats(),
    info: app.info,
    choices: (spot) => spots.get(spot)?.length ?? 0,
  };
}

/** Of several who may be called alike, each with a letter; one alone needs none. */
const lettered = (names: readonly string[]): readonly string[] =>
  new Set(names).size === names.length ? names : names.map((name, i) => `${LETTERS[i]}: ${name}`);

function courseOf(app: App): Course {
  const { line, board } = app;
  const series = board.series.find(({ name }) => name === app.course);
  const sides = lettered(line.sideNames());
  if (!series) return chanceCourse(app.sight.points(app.viewer), sides);
  const points = line.states.map((state, at) => ({ at, values: series.values(state) }));
  const most = Math.max(1, ...points.flatMap(({ values }) => values));
  return {
    name: series.name,
    of: series.of ?? lettered(line.seats()),
    points,
    most: most === 1 ? 1.0001 : most,
  };
}

function courseHead(app: App, course: Course): TemplateResult {
  const names = ['Chance of winning', ...app.board.series.map(({ name }) => name)];
  const choose = (event: Event) => {
    app.course = (event.target as HTMLSelectElement).value;
    app.draw();
  };
  return html`<p class="course-head">
    <label>Graph <select id="course" @change=${choose}>${names.map((name) => html`<option ?selected=${name === course.name}>${name}</option>`)}</select></label>
    <span class="legend">${course.of.map((name, i) => html`<span class="seat-${i}"><span class="swatch" aria-hidden="true"></span>${name}</span>`)}</span>
    <span class="course-now">${valuesAt(course, app.at)}</span>
    ${
      course.name === names[0] &&
      app.line.recording.sides.length === 2 &&
      app.line.end > 0 &&
      app.viewer === 'all'
        ? html`<button class="small" id="judge" @click=${() => app.judgeAll()}>${app.thoughts.judging ? `Stop (${Math.round((100 * app.thoughts.judging.done) / app.thoughts.judging.of)}%)` : 'Judge every decision'}</button>`
        : nothing
    }
  </p>`;
}

function coursePanel(app: App): TemplateResult {
  const { line } = app;
  const course = courseOf(app);
  const isChance = course.name === 'Chance of winning';
  const swings = isChance && app.line.end > 0 ? swingsIn(app.sight.points(app.viewer)) : [];
  const go = (at: number) => app.go(at);
  const turnAt = (at: number) => line.module.game.turns(line.states[at]!);
  return html`<section class="panel course-panel" aria-labelledby="course-title">
    <h2 id="course-title" class="visually-hidden">Who is winning</h2>
    ${courseHead(app, course)} ${graphOf(course, { end: line.end, at: app.at, swings, go })}
    ${swingsOf(swings, lettered(line.sideNames()), turnAt, go)}
  </section>`;
}

/** Buttons with their keys. */
function controls(app: App): TemplateResult {
  const button = (id: string, label: string, sign: string, act: () => void, off: boolean) =>
    html`<button id=${id} aria-label=${label} title=${label} ?disabled=${off} @click=${act}>${sign}</button>`;
  const { at, line } = app;
  const turn = line.module.game.turns(line.states[at]!);
  return html`<nav class="controls" aria-label="Step through the game">
    ${button('first', 'To the beginning (Home)', '|◀', () => app.go(0), at === 0)}
    ${button('turn-back', 'A turn back (Page Up)', '◀◀', () => app.goTurn(-1), at === 0)}
    ${button('step-back', 'A decision back (←)', '◀', () => app.go(at - 1), at === 0)}
    ${button('film', app.film.running ? 'Pause (space)' : 'Play (space)', app.film.running ? 'Pause' : 'Play', () => app.toggle(), at === line.end)}
    ${button('step', 'A decision on (→)', '▶', () => app.go(at + 1), at === line.end)}
    ${button('turn', 'A turn on (Page Down)', '▶▶', () => app.goTurn(1), at === line.end)}
    ${button('last', 'To the end (End)', '▶|', () => app.go(line.end), at === line.end)}
    <span class="place">Turn ${turn}, decision ${at} of ${line.end}</span> ${hands(app)}
  </nav>`;
}

function hands(app: App): TemplateResult | typeof nothing {
  if (!app.board.hides) return nothing;
  const seats = app.line.seats();
  const choices: [Viewer, string][] = [
    ['all', seats.length === 2 ? 'both' : 'all'],
    ...seats.map((name, seat): [Viewer, string] => [seat, `${LETTERS[seat]}: ${name}`]),
    ['none', 'none'],
  ];
  const choose = (event: Event) => app.look(choices[(event.target as HTMLSelectElement).selectedIndex]![0]);
  return html`<label class="hands">Hands shown
    <select id="hands" ?disabled=${app.secret} @change=${choose}>
      ${choices.map(([viewer, name]) => html`<option .selected=${viewer === app.viewer}>${name}</option>`)}
    </select></label>`;
}

function cardPanel(app: App): TemplateResult {
  const card = app.card === undefined ? undefined : app.info(app.card);
  const numbers = card ? Object.entries(card.numbers).map(([name, n]) => `${name} ${n}`) : [];
  return html`<section class="panel card-panel ${card ? 'chosen' : ''}" aria-labelledby="card-title">
    <h2 id="card-title">${card ? card.name : 'Card'}</h2>
    ${
      card
        ? html`<p class="quiet">${[...groupOf(card), card.type, ...card.traits, ...numbers].join(' · ')}</p>
          ${card.words.length > 0 ? card.words.map((words) => html`<p>${words}</p>`) : html`<p>No text.</p>`}`
        : html`<p class="quiet">Point at a card, tap it or move to it with Tab to read what it does.</p>`
    }
  </section>`;
}

/** Several options of one spot, to choose from. */
function menu(app: App): TemplateResult | typeof nothing {
  if (app.menu === undefined) return nothing;
  const { line, at } = app;
  const { game } = line.module;
  const indexes = liveSpots(app).get(app.menu) ?? [];
  return html`<div class="menu" role="dialog" aria-label="What to do with it">
    ${indexes.map((index) => html`<button data-take=${index}>${game.sayOption(line.states[at]!, line.options(at)[index]!, app.reader)}</button>`)}
    <button class="quiet" id="menu-close" @click=${() => app.closeMenu()}>Cancel</button>
  </div>`;
}

function sharePanel(app: App): TemplateResult {
  return html`<section class="panel share" aria-labelledby="share-title">
    <h2 id="share-title">Key of this game</h2>
    ${
      app.key === ''
        ? html`<button id="share" @click=${() => void app.share()}>Show the key</button>`
        : html`<textarea id="key" readonly rows="3" aria-label="Key" .value=${app.key}></textarea>
          <p class="actions">
            <button id="copy" @click=${() => void app.copy()}>${app.copied ? 'Copied' : 'Copy'}</button>
            <a href="#${app.key}">Address with the key</a>
          </p>
          <p class="quiet">It holds the decks and the moves. Put it after # in the address of any copy of this page, or give it to <code>fulcrum replay</code>.</p>`
    }
  </section>`;
}

const KEYS_HELP =
  '← → a decision, Page Up and Page Down a turn, Home, End, ↑ ↓ in the log, space plays, a analyses, u undoes.';

export function page(app: App): TemplateResult {
  const { line } = app;
  const { game } = line.module;
  const [first, ...others] = line.sideNames();
  const changes = line.sayChanges();
  return html`<header>
      <p class="game">${[game.title, ...line.saySetup()].join(' · ')}</p>
      <h1>${first} <span class="quiet">against</span> ${others.join(', ')}</h1>
      <p class="quiet pilots">${line.seats().map((name, seat) => html`<span>${LETTERS[seat]}: ${name}, ${line.isPerson(seat) ? 'a person' : line.pilot(seat)}</span> `)}
      ${app.origin ? html`<b class="branch">You are on a branch: this was not played.</b>` : nothing}</p>
      ${changes.length > 0 ? html`<p class="changes">Changed: ${changes.join('; ')}</p>` : nothing}
    </header>
    ${app.problem ? html`<p class="problem" role="alert">Something went wrong: ${app.problem}</p>` : nothing}
    <main>
      <div class="side-main">
        ${controls(app)} ${coursePanel(app)}
        <section class="board board-${app.board.game}" aria-label="Board">${app.board.draw(sceneOf(app))}</section>
      </div>
      <div class="side-panels">
        ${decisionPanel(app)} ${cardPanel(app)}
        <section class="panel log-panel" aria-labelledby="log-title"><h2 id="log-title">Log</h2>${logOf(app.sight.log(app.viewer), app.at, (at) => app.go(at))}</section>
        ${sharePanel(app)}
      </div>
    </main>
    ${menu(app)}
    <footer><p class="quiet">${KEYS_HELP} ${game.title} by rules ${line.module.rules} of Fulcrum.</p></footer>`;
}

/** Without a game: a key to paste, or a new game. */
export function startPage(app: App, problem: string): TemplateResult {
  const open = (event: Event) => {
    event.preventDefault();
    const typed = new FormData(event.target as HTMLFormElement).get('key') as string;
    // An address with a key is taken too.
    location.hash = typed.split('#').at(-1)!.replace(/\s/g, '');
  };
  return html`<header><p class="game">Fulcrum</p><h1>Replay, analyse, play</h1></header>
    <main class="start">
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
      <section class="panel"><h2>Open a game</h2>
        <form @submit=${open}><label for="key">The key of a game</label><textarea id="key" name="key" rows="4" required></textarea>
        <p class="actions"><button>Open</button></p></form>
      </section>
      <section class="panel"><h2>Play against the computer</h2>
        <p class="actions">${GAMES.map((module) => html`<button data-play=${module.game.id} @click=${() => app.begin(newGame(module.game.id, module.defaultSides))}>${module.game.title}</button>`)}</p>
      </section>
    </main>`;
}
