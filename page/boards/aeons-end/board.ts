import { html, nothing, type TemplateResult } from 'lit-html';
import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/aeons-end/layout.js';
import { offerOf } from '../../../src/games/aeons-end/scenario/options.js';
import {
  type AeonsEndView,
  type BreachView,
  idOfDefinition,
  type PlayerView,
  viewOf,
} from '../../../src/games/aeons-end/scenario/view.js';
import { definition } from '../../../src/games/aeons-end/state.js';
import { type Board, cardSpot, type Scene } from '../../board.js';
import { cardFace, NUMBERS, pile, row, spotButton, stat } from '../../parts.js';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

const idOf = (s: State, card: string): string => idOfDefinition(definition(s, Number(card)));

function face(scene: Scene, card: string, marks: readonly string[] = []): TemplateResult {
  const info = scene.info(idOf(scene.state, card));
  const { cost } = info.numbers;
  const numbers: [string, number][] = cost === undefined ? [] : [['cost', cost]];
  return cardFace(scene, { id: info.id, spot: cardSpot(Number(card)), numbers, marks });
}

function nemesis(scene: Scene, view: AeonsEndView): TemplateResult {
  const { nemesis: foe, turn } = view;
  const info = scene.info(foe.nemesis);
  const ids = (cards: readonly string[]) => cards.map((card) => idOf(scene.state, card));
  return html`<section class="player foe ${turn.nemesisTurn ? 'active' : ''}" aria-label="Nemesis: ${info.name}">
    <h3>${spotButton(scene, 'nemesis', info.name)} <button class="link small" data-card=${foe.nemesis}>what it does</button>${turn.nemesisTurn ? html` <span class="turn-mark">its turn</span>` : nothing}</h3>
    <div class="numbers">
      ${stat('life', foe.life)} ${foe.fury > 0 ? stat('fury', foe.fury) : nothing}
      ${foe.husks > 0 ? spotButton(scene, 'husk', stat('husks', foe.husks)) : nothing}
      ${foe.hurtHusks > 0 ? spotButton(scene, 'hurt-husk', stat('hurt husks', foe.hurtHusks)) : nothing}
      ${stat('deck', foe.deck.length)} ${pile(scene, 'discarded', ids(foe.discard))}
      ${foe.corruptions.length > 0 ? stat('corruptions', foe.corruptions.length) : nothing}
      ${foe.devoured.length > 0 ? pile(scene, 'devoured', ids(foe.devoured)) : nothing}
    </div>
    ${row(
      'In play',
      foe.inPlay.map(({ card, life, tokens }) =>
        face(scene, card, [life === undefined ? `${tokens} tokens` : `${life} life`]),
      ),
    )}
  </section>`;
}

const TURN_NAMES: Readonly<Record<string, string>> = { nemesis: 'nemesis', wild: 'wild' };

function turnOrder(scene: Scene, view: AeonsEndView): TemplateResult {
  const name = (word: string | number) => TURN_NAMES[word] ?? scene.names[Number(word)] ?? String(word);
  const gone = view.turnOrder.discard.toReversed();
  const next = view.turnOrder.deck.map((word, i) => (view.turnOrder.known[i] ? name(word) : '?'));
  return html`<p class="turn-order"><span class="stat-name">had a turn this round</span> ${gone.map((word) => html`<span class="mark">${name(word)}</span>`)}
    <span class="stat-name">to come</span> ${next.map((word) => html`<span class="mark">${word}</span>`)}</p>`;
}

function middle(scene: Scene, view: AeonsEndView): TemplateResult {
  const left = view.market.map(({ card, cost, left: copies }) =>
    copies === 0
      ? html`<span class="back">${scene.info(card).name}: sold out</span>`
      : cardFace(scene, { id: card, spot: `pile-${card}`, numbers: [['cost', cost]], copies }),
  );
  return html`<section class="player middle" aria-label="Gravehold and market">
    <h3>${spotButton(scene, 'gravehold', 'Gravehold')}</h3>
    <div class="numbers">${stat('life', view.gravehold, `of ${scene.state[at.graveholdMost]}`)} ${stat('round', view.turn.round)}</div>
    ${turnOrder(scene, view)}
    <details class="market" open><summary>Market</summary><div class="cards">${left}</div></details>
  </section>`;
}

function breach(scene: Scene, seat: number, view: BreachView): TemplateResult | typeof nothing {
  if (view.state === 'none') return nothing;
  const closed = `closed · focused ${view.step} × · focus ${view.focusCost}, open ${view.openCost}`;
  const state = view.state === 'open' ? 'open' : closed;
  return html`<div class="breach ${view.state}">
    ${spotButton(scene, `breach-${seat}-${view.breach}`, html`<b>${view.breach}</b> <small>${state}</small>`)}
    <div class="cards">${view.spells.map((card) => face(scene, card))}</div>
  </div>`;
}

function mage(scene: Scene, seat: number, view: PlayerView, table: AeonsEndView): TemplateResult {
  const { turn } = table;
  const isActive = !turn.nemesisTurn && turn.active === seat;
  const ids = (cards: readonly string[]) => cards.map((card) => idOf(scene.state, card));
  return html`<section class="player ${isActive ? 'active' : ''}" aria-label="${LETTERS[seat]}: ${scene.names[seat]}">
    <h3><span class="seat seat-${seat}">${LETTERS[seat]}</span> ${spotButton(scene, `seat-${seat}`, scene.names[seat]!)} <button class="link small" data-card=${view.mage}>ability</button>${isActive ? html` <span class="turn-mark">to move</span>` : nothing}</h3>
    <div class="numbers">
      ${view.exhausted ? html`<span class="mark">exhausted</span>` : stat('life', view.life)}
      ${stat('charges', view.charges, `of ${view.slots}`)}
      ${isActive ? stat('æther', turn.aether) : nothing}
      ${isActive && turn.gemAether > 0 ? stat('æther for gems', turn.gemAether) : nothing}
      ${isActive && turn.spellAether > 0 ? stat('æther for spells', turn.spellAether) : nothing}
      ${stat('deck', view.deck.length)} ${pile(scene, 'discarded', ids(view.discard))}
    </div>
    <div class="breaches" role="group" aria-label="Breaches">${view.breaches.map((each) => breach(scene, seat, each))}</div>
    ${
      view.played.length > 0
        ? row(
            'Played',
            view.played.map((card) => face(scene, card)),
          )
        : nothing
    }
    ${row(
      'Hand',
      view.hand.map((card) => face(scene, card)),
      'hand',
    )}
  </section>`;
}

function draw(scene: Scene): TemplateResult {
  const view = viewOf(scene.state, NUMBERS);
  return html`${nemesis(scene, view)} ${middle(scene, view)}
  ${view.players.map((each, seat) => mage(scene, seat, each, view))}`;
}

const SPOTS_BY_NAME = ['nemesis', 'husk', 'hurt-husk'];

function spots(s: State, option: number): string[] {
  const { kind, cards = [], card, value, seat } = offerOf(s, option);
  const decider = s[at.decider]!;
  switch (kind) {
    case 'focus':
    case 'open':
      return [`breach-${decider}-${value}`];
    case 'breach':
      return [`breach-${seat}-${value}`];
    case 'prep':
      return [...cards.map(cardSpot), `breach-${decider}-${value}`];
    case 'player':
      return [`seat-${value}`];
    case 'charge':
      return [`seat-${decider}`];
    case 'ability':
      return [`seat-${seat}`];
    default:
      if (card && SPOTS_BY_NAME.includes(card)) return [card];
      return [...cards.map(cardSpot), ...(card ? [`pile-${card}`] : [])];
  }
}

const playerLife = (s: State): number =>
  Array.from({ length: s[at.players]! }, (_, seat) => s[at.life + seat]!).reduce((sum, n) => sum + n, 0);

export const aeonsEndBoard: Board = {
  game: 'aeons-end',
  hides: false,
  series: [
    {
      name: 'Life',
      of: ['Nemesis', 'Gravehold', 'Mages'],
      values: (s) => [s[at.nemesisLife]!, s[at.gravehold]!, playerLife(s)],
    },
  ],
  draw,
  spots,
};
