import { html, nothing, type TemplateResult } from 'lit-html';
import type { State } from '../../../src/core/game.js';
import { BUILDING_IDS } from '../../../src/games/codex/cards/index.js';
import { sees } from '../../../src/games/codex/known.js';
import { at, Building } from '../../../src/games/codex/layout.js';
import { definitions, printedOf } from '../../../src/games/codex/pool.js';
import { offerOf } from '../../../src/games/codex/scenario/options.js';
import {
  type BuildingView,
  type CharacterView,
  type HeroView,
  type PlayerView,
  viewOf,
} from '../../../src/games/codex/scenario/view.js';
import { buildingDamage, definition } from '../../../src/games/codex/state.js';
import { type Board, cardSpot, type Scene } from '../../board.js';
import { backs, cardFace, facing, NUMBERS, pile, row, spotButton, stat } from '../../parts.js';

const SEATS = [0, 1] as const;
const LETTERS = ['A', 'B'] as const;

const idOf = (s: State, card: string): string => definitions[printedOf[definition(s, Number(card))]!]!.id;

function isShown({ state, viewer }: Scene, card: string): boolean {
  if (viewer === 'all') return true;
  const seats = viewer === 'none' ? SEATS : [viewer];
  return seats.every((seat) => sees(state, Number(card), seat));
}

function marksOf(view: CharacterView): string[] {
  return [
    ...(view.slot ? [`patrols: ${view.slot}`] : []),
    ...(view.damage > 0 ? [`${view.damage} damage`] : []),
    ...(view.runes > 0 ? [`${view.runes} runes`] : []),
    ...(view.exhausted ? ['exhausted'] : []),
    ...(view.fatigue ? ['arrived this turn'] : []),
    ...(view.detected ? ['detected'] : []),
    ...view.keywords,
  ];
}

function character(scene: Scene, view: CharacterView, more: readonly string[] = []): TemplateResult {
  return cardFace(scene, {
    id: idOf(scene.state, view.card),
    spot: cardSpot(Number(view.card)),
    numbers: [
      ['attack', view.attack],
      ['hp', view.hp - view.damage],
    ],
    marks: [...more, ...marksOf(view)],
    spent: view.exhausted,
  });
}

function hero(scene: Scene, view: HeroView): TemplateResult {
  const level = [`level ${view.level}${view.maxed ? ' (most)' : ''}`];
  if (view.zone === 'play') return character(scene, view as CharacterView & HeroView, level);
  const wait = view.wait > 0 ? [`back in ${view.wait}`] : [];
  return cardFace(scene, {
    id: idOf(scene.state, view.card),
    spot: cardSpot(Number(view.card)),
    marks: ['in the command zone', ...wait],
  });
}

function face(scene: Scene, card: string): TemplateResult {
  const info = scene.info(idOf(scene.state, card));
  return cardFace(scene, {
    id: info.id,
    spot: cardSpot(Number(card)),
    numbers: Object.entries(info.numbers),
  });
}

function building(scene: Scene, seat: number, view: BuildingView): TemplateResult {
  const { name } = scene.info(view.card);
  const state = view.state === 'built' ? `${view.hp - view.damage} of ${view.hp}` : view.state;
  return spotButton(scene, `building-${seat}-${view.card}`, stat(name, state));
}

/** Buildings that are not there yet, where they can be built now. */
function buildable(scene: Scene, seat: number, view: PlayerView): TemplateResult[] {
  const there = view.buildings.map(({ card }) => card);
  return BUILDING_IDS.filter((id) => !there.includes(id) && scene.choices(`building-${seat}-${id}`) > 0).map(
    (id) => spotButton(scene, `building-${seat}-${id}`, `Build ${scene.info(id).name}`),
  );
}

function numbers(scene: Scene, seat: number, view: PlayerView): TemplateResult {
  const ids = (cards: readonly string[]) =>
    cards.filter((card) => isShown(scene, card)).map((card) => idOf(scene.state, card));
  const own = scene.viewer === 'all' || scene.viewer === seat;
  const codex = Object.entries(view.codex).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  return html`<div class="numbers">
      ${stat('gold', view.gold)} ${stat('workers', view.workers)} ${stat('deck', view.deck.length)}
      ${pile(scene, 'discarded', ids(view.discard), view.discard.length)}
      ${own ? pile(scene, 'codex', codex) : stat('codex', codex.length)}
    </div>
    <div class="numbers buildings" role="group" aria-label="Buildings">
      ${view.buildings.map((each) => building(scene, seat, each))} ${buildable(scene, seat, view)}
    </div>`;
}

function player(scene: Scene, seat: number, view: PlayerView): TemplateResult {
  const isActive = scene.state[at.active] === seat;
  const patrol = view.units.filter(({ slot }) => slot !== null);
  const rest = view.units.filter(({ slot }) => slot === null);
  const inPatrol = view.hero.slot ? [hero(scene, view.hero)] : [];
  const shown = view.hand.filter((card) => isShown(scene, card));
  const hidden = view.hand.length - shown.length;
  const rows = [
    ...(patrol.length + inPatrol.length > 0
      ? [row('Patrol zone', [...inPatrol, ...patrol.map((each) => character(scene, each))], 'line')]
      : []),
    row('Hero and units', [
      ...(inPatrol.length > 0 ? [] : [hero(scene, view.hero)]),
      ...rest.map((each) => character(scene, each)),
    ]),
    ...(view.ongoing.length > 0
      ? [
          row(
            'Ongoing spells',
            view.ongoing.map(({ card }) => face(scene, card)),
          ),
        ]
      : []),
    row(
      'Hand',
      [...shown.map((card) => face(scene, card)), ...(hidden > 0 ? [backs(hidden, 'hand')] : [])],
      'hand',
    ),
  ];
  return html`<section class="player ${isActive ? 'active' : ''}" aria-label="${LETTERS[seat]}: ${scene.names[seat]}">
    <h3><span class="seat seat-${seat}">${LETTERS[seat]}</span> ${scene.names[seat]}${isActive ? html` <span class="turn-mark">to move</span>` : nothing}</h3>
    ${numbers(scene, seat, view)} ${facing(scene, seat, rows)}
  </section>`;
}

function draw(scene: Scene): TemplateResult {
  const view = viewOf(scene.state, NUMBERS);
  return html`${[1 - scene.home, scene.home].map((seat) => player(scene, seat, view.players[seat]!))}`;
}

function spots(s: State, option: number): string[] {
  const { kind, cards = [], card, value, seat, target } = offerOf(s, option);
  const decider = s[at.decider]!;
  if (kind === 'build') return [`building-${decider}-${value}`];
  const aimed =
    typeof target === 'number' ? [cardSpot(target)] : target ? [`building-${1 - decider}-${target}`] : [];
  const named = card && kind !== 'tech' ? [`building-${seat ?? decider}-${card}`] : [];
  return [...cards.map(cardSpot), ...aimed, ...named];
}

const baseLeft = (s: State, seat: number): number =>
  s[at.baseHp + seat]! - buildingDamage(s, seat, Building.Base);

export const codexBoard: Board = {
  game: 'codex',
  hides: true,
  series: [
    { name: 'Base', values: (s) => SEATS.map((seat) => baseLeft(s, seat)) },
    { name: 'Hero levels', values: (s) => SEATS.map((seat) => s[at.level + seat]!) },
    { name: 'Workers', values: (s) => SEATS.map((seat) => s[at.workers + seat]!) },
  ],
  draw,
  spots,
};
