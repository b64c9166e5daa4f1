import { html, nothing, type TemplateResult } from 'lit-html';
import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/shards/layout.js';
import { isOpen } from '../../../src/games/shards/say/names.js';
import { offerOf } from '../../../src/games/shards/scenario/options.js';
import {
  type ChampionView,
  idOfDefinition,
  type PlayerView,
  type ShardsView,
  viewOf,
} from '../../../src/games/shards/scenario/view.js';
import { definition } from '../../../src/games/shards/state.js';
import { type Board, cardSpot, type Scene } from '../../board.js';
import { backs, cardFace, facing, NUMBERS, pile, row, spotButton, stat } from '../../parts.js';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

const idOf = (s: State, card: string): string => idOfDefinition(definition(s, Number(card)));

function isShown({ state, viewer, names }: Scene, card: number): boolean {
  if (viewer === 'all') return true;
  if (viewer !== 'none') return isOpen(state, card, viewer);
  return names.every((_, seat) => isOpen(state, card, seat));
}

function face(scene: Scene, card: string, marks: readonly string[] = []): TemplateResult {
  const info = scene.info(idOf(scene.state, card));
  const numbers = Object.entries(info.numbers).filter(([name]) => name !== 'copies');
  return cardFace(scene, { id: info.id, spot: cardSpot(Number(card)), numbers, marks });
}

function champion(scene: Scene, view: ChampionView): TemplateResult {
  const marks = view.exhausted ? ['exhausted'] : [];
  const numbers: [string, number][] = [['defense', view.defense]];
  return cardFace(scene, {
    id: idOf(scene.state, view.card),
    spot: cardSpot(Number(view.card)),
    numbers,
    marks,
    spent: view.exhausted,
  });
}

/** Those that are shown, then how many are not. */
function held(scene: Scene, cards: readonly string[], what: string): unknown[] {
  const shown = cards.filter((card) => isShown(scene, Number(card)));
  const hidden = cards.length - shown.length;
  return [...shown.map((card) => face(scene, card)), ...(hidden > 0 ? [backs(hidden, what)] : [])];
}

function numbers(scene: Scene, view: PlayerView, isActive: boolean): TemplateResult {
  const ids = (cards: readonly string[]) => cards.map((card) => idOf(scene.state, card));
  return html`<div class="numbers">
    ${view.out ? html`<span class="mark">out of the game</span>` : stat('health', view.health)}
    ${stat('mastery', view.mastery, 'of 30')} ${isActive ? stat('gems', view.gems) : nothing}
    ${isActive ? stat('power', view.power) : nothing} ${view.shield > 0 ? stat('shield', view.shield) : nothing}
    ${view.focused ? html`<span class="mark">focused</span>` : nothing} ${stat('deck', view.deck.length)}
    ${pile(scene, 'discarded', ids(view.discard))}
    ${view.leader ? html`<button class="link" data-card=${view.leader} aria-label="Leader: ${scene.info(view.leader).name}">leader</button>` : nothing}
  </div>`;
}

function player(scene: Scene, seat: number, view: PlayerView): TemplateResult {
  const isActive = scene.state[at.active] === seat;
  const rows = [
    row(
      'Champions',
      view.champions.map((each) => champion(scene, each)),
    ),
    ...(view.played.length > 0
      ? [
          row(
            'Played',
            view.played.map(({ card, fast }) => face(scene, card, fast ? ['fast play'] : [])),
          ),
        ]
      : []),
    ...(view.relics.length > 0 ? [row('Relics', held(scene, view.relics, 'relics'))] : []),
    row('Hand', held(scene, view.hand, 'hand'), 'hand'),
  ];
  // The Nemesis has a place at the table but no seat.
  const name = scene.names[seat] ?? 'The Nemesis';
  return html`<section class="player ${isActive ? 'active' : ''}" aria-label="${LETTERS[seat]}: ${name}">
    <h3><span class="seat seat-${seat}">${LETTERS[seat]}</span> ${spotButton(scene, `seat-${seat}`, name)}${isActive ? html` <span class="turn-mark">to move</span>` : nothing}</h3>
    ${numbers(scene, view, isActive)} ${facing(scene, seat, rows)}
  </section>`;
}

function middle(scene: Scene, view: ShardsView): TemplateResult {
  const cards = view.row.map((card) =>
    card === null ? html`<span class="back">empty</span>` : face(scene, card),
  );
  return html`<section class="player middle" aria-label="Centre row">
    <div class="numbers">${stat('centre deck', view.center.length)} ${stat('banished', view.banished.length)}</div>
    ${row('Row', cards)} ${
      view.draft.length > 0
        ? row(
            'Open relics',
            view.draft.map((card) => face(scene, card)),
          )
        : nothing
    }
  </section>`;
}

function draw(scene: Scene): TemplateResult {
  const view = viewOf(scene.state, NUMBERS);
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== scene.home);
  const sitting = (seat: number) => player(scene, seat, view.players[seat]!);
  return html`${others.map(sitting)} ${middle(scene, view)} ${sitting(scene.home)}`;
}

function spots(s: State, option: number): string[] {
  const { kind, cards = [], seat, value } = offerOf(s, option);
  if (kind === 'player') return [`seat-${value}`];
  if (kind === 'focus') return [`seat-${s[at.decider]}`];
  if (cards.length > 0) return cards.map(cardSpot);
  return seat === undefined ? [] : [`seat-${seat}`];
}

const eachSeat = (s: State, field: number): number[] =>
  Array.from({ length: s[at.players]! }, (_, seat) => s[field + seat]!);

export const shardsBoard: Board = {
  game: 'shards',
  hides: true,
  series: [
    { name: 'Health', values: (s) => eachSeat(s, at.health) },
    { name: 'Mastery', values: (s) => eachSeat(s, at.mastery) },
  ],
  draw,
  spots,
};
