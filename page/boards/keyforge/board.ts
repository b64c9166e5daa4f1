import { html, nothing, type TemplateResult } from 'lit-html';
import type { State } from '../../../src/core/game.js';
import { HOUSE_NAMES, HOUSES, type House } from '../../../src/games/keyforge/houses.js';
import { sees } from '../../../src/games/keyforge/known.js';
import { at } from '../../../src/games/keyforge/layout.js';
import { definitions } from '../../../src/games/keyforge/pool.js';
import { countKeys } from '../../../src/games/keyforge/rules/memory.js';
import { offerOf } from '../../../src/games/keyforge/scenario/options.js';
import { type CardView, type PlayerView, viewOf } from '../../../src/games/keyforge/scenario/view.js';
import { printedDefinition } from '../../../src/games/keyforge/state.js';
import { type Board, cardSpot, type Scene } from '../../board.js';
import { backs, cardFace, facing, NUMBERS, pile, row, spotButton, stat } from '../../parts.js';

const SEATS = [0, 1] as const;
const LETTERS = ['A', 'B'] as const;

const idOf = (s: State, card: number): string => definitions[printedDefinition(s, card)]!.id;

/** Whether whoever looks at the page knows this card. */
function isShown({ state, viewer }: Scene, card: number): boolean {
  if (viewer === 'all') return true;
  return viewer === 'none' ? SEATS.every((seat) => sees(state, card, seat)) : sees(state, card, viewer);
}

/** The cards of a pile that are shown, and how many more there are. */
function shownOf(scene: Scene, cards: readonly string[]): { shown: number[]; hidden: number } {
  const shown = cards.map(Number).filter((card) => isShown(scene, card));
  return { shown, hidden: cards.length - shown.length };
}

function inPlay(scene: Scene, view: CardView): TemplateResult {
  const card = Number(view.card);
  const info = scene.info(idOf(scene.state, card));
  const nameOf = (each: string): string => scene.info(idOf(scene.state, Number(each))).name;
  const isCreature = info.type === 'creature' || view.power > 0;
  return cardFace(scene, {
    id: idOf(scene.state, card),
    spot: cardSpot(card),
    numbers: isCreature
      ? [['power', view.power], ...(view.armor > 0 ? [['armor', view.armor] as const] : [])]
      : [],
    spent: view.exhausted,
    marks: [
      ...(view.damage > 0 ? [`${view.damage} damage`] : []),
      ...(view.amber > 0 ? [`${view.amber} æmber`] : []),
      ...Object.entries(view.counters).map(([name, n]) => `${n} ${name}`),
      ...(view.stunned ? ['stunned'] : []),
      ...(view.ward ? ['ward'] : []),
      ...(view.enraged ? ['enraged'] : []),
      ...(view.exhausted ? ['exhausted'] : []),
      ...view.keywords,
      ...view.upgrades.map((each) => `with ${nameOf(each)}`),
      ...(view.under.length > 0 ? [`over ${view.under.length} card${view.under.length > 1 ? 's' : ''}`] : []),
    ],
  });
}

function held(scene: Scene, card: number): TemplateResult {
  const info = scene.info(idOf(scene.state, card));
  const numbers = Object.entries(info.numbers).map(
    ([name, n]) => [name === 'amber' ? 'æmber' : name, n] as const,
  );
  return cardFace(scene, { id: info.id, spot: cardSpot(card), numbers });
}

/** A hidden hand is only counted. */
function hand(scene: Scene, view: PlayerView): unknown[] {
  const { shown, hidden } = shownOf(scene, view.hand);
  return [...shown.map((card) => held(scene, card)), ...(hidden > 0 ? [backs(hidden, 'hand')] : [])];
}

const KEYS = ['red', 'yellow', 'blue'] as const;

function keys(view: PlayerView): TemplateResult {
  const forged = view.keys as readonly string[];
  return html`<span class="keys" role="img" aria-label="${forged.length} of 3 keys forged${forged.length > 0 ? `: ${forged.join(', ')}` : ''}">
    ${KEYS.map((colour) => html`<span class="key ${forged.includes(colour) ? `forged ${colour}` : ''}" aria-hidden="true">${forged.includes(colour) ? '◆' : '◇'}</span>`)}
  </span>`;
}

function houses(scene: Scene, seat: number, view: PlayerView): TemplateResult[] {
  const s = scene.state;
  const active = s[at.active] === seat ? HOUSES[s[at.house]!] : undefined;
  return view.houses.map(
    (house: House) =>
      html`<span class="house ${house === active ? 'active' : ''}" data-group=${house}>${spotButton(scene, `house-${seat}-${house}`, HOUSE_NAMES[house])}${house === active ? html`<span class="visually-hidden"> (active house)</span>` : nothing}</span>`,
  );
}

function numbers(scene: Scene, seat: number, view: PlayerView): TemplateResult {
  const idsOf = (cards: readonly string[]) =>
    shownOf(scene, cards).shown.map((card) => idOf(scene.state, card));
  return html`<div class="numbers">
    ${keys(view)} ${stat('æmber', view.amber, `of ${view.keyCost} for a key`)}
    ${view.chains > 0 ? stat('chains', view.chains) : nothing}
    ${houses(scene, seat, view)}
    ${stat('deck', view.deck.length)} ${pile(scene, 'discarded', idsOf(view.discard), view.discard.length)}
    ${pile(scene, 'archived', idsOf(view.archives), view.archives.length)}
    ${view.purged.length > 0 ? pile(scene, 'purged', idsOf(view.purged), view.purged.length) : nothing}
  </div>`;
}

function player(scene: Scene, seat: number, view: PlayerView): TemplateResult {
  const isActive = scene.state[at.active] === seat;
  const aside = shownOf(scene, view.aside).shown;
  const rows = [
    row(
      'Creatures',
      view.line.map((each) => inPlay(scene, each)),
      'line',
    ),
    row(
      'Artifacts',
      view.artifacts.map((each) => inPlay(scene, each)),
    ),
    ...(aside.length > 0
      ? [
          row(
            'Being played',
            aside.map((card) => held(scene, card)),
          ),
        ]
      : []),
    row('Hand', hand(scene, view), 'hand'),
  ];
  return html`<section class="player ${isActive ? 'active' : ''}" aria-label="${LETTERS[seat]}: ${scene.names[seat]}">
    <h3><span class="seat seat-${seat}">${LETTERS[seat]}</span> ${scene.names[seat]}${isActive ? html` <span class="turn-mark">to move</span>` : nothing}</h3>
    ${numbers(scene, seat, view)} ${facing(scene, seat, rows)}
  </section>`;
}

function draw(scene: Scene): TemplateResult {
  const view = viewOf(scene.state, NUMBERS);
  const order = [1 - scene.home, scene.home];
  return html`${order.map((seat) => player(scene, seat, view.players[seat]!))}`;
}

function spots(s: State, option: number): string[] {
  const offer = offerOf(s, option);
  if (offer.kind === 'house') return [`house-${s[at.decider]}-${offer.value}`];
  return (offer.cards ?? []).map(cardSpot);
}

export const keyforgeBoard: Board = {
  game: 'keyforge',
  hides: true,
  series: [
    { name: 'Keys', values: (s) => SEATS.map((seat) => countKeys(s[at.keys + seat]!)) },
    { name: 'Æmber', values: (s) => SEATS.map((seat) => s[at.amber + seat]!) },
  ],
  draw,
  spots,
};
