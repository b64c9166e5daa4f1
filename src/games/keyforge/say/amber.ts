import type { State } from '../../../core/game.js';
import { at, F, Frame, Size } from '../layout.js';
import { amberOn, controllerOf, inPlay, isCreature } from '../state.js';
import { amberWords, SEATS, tellName } from './names.js';

/** How the æmber on one card in play has changed. */
interface OnCard {
  readonly card: number;
  readonly change: number;
}

/** Where æmber has gone: captured, moved, stolen, gained or lost; what is spent on a key the key tells. */
export function sayAmber(before: State, after: State): string[] {
  const onCards = changesOnCards(before, after);
  if (before[before[at.top]! + F.Kind] === Frame.Forge) return sayOnCards(after, onCards);
  return [
    ...sayLost(before, after),
    ...(sayExchange(before, after, onCards) ??
      saySetFree(before, after) ?? [...sayOnCards(after, onCards), ...sayPools(before, after)]),
  ];
}

/** What lay on artifacts that have left play is gone. */
function sayLost(before: State, after: State): string[] {
  const said: string[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    if (!inPlay(before, card) || inPlay(after, card) || isCreature(before, card)) continue;
    const n = amberOn(before, card);
    if (n > 0) said.push(`The ${amberWords(n)} on ${tellName(before, card)} goes to the supply.`);
  }
  return said;
}

function changesOnCards(before: State, after: State): OnCard[] {
  const changes: OnCard[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    const change = inPlay(after, card) ? amberOn(after, card) - amberOn(before, card) : 0;
    if (change !== 0) changes.push({ card, change });
  }
  return changes;
}

const poolChange = (before: State, after: State, seat: number): number =>
  after[at.amber + seat]! - before[at.amber + seat]!;

/**
 * Pools and cards have exchanged æmber, and nothing else has come or gone: each creature with the pool of its
 * opponent, or all of them with one pool.
 */
function sayExchange(before: State, after: State, onCards: readonly OnCard[]): string[] | undefined {
  const [first] = onCards;
  if (!first || onCards.some(({ change }) => change > 0 !== first.change > 0)) return undefined;
  const poolOf = [(card: number) => 1 - controllerOf(after, card), () => 0, () => 1].find((each) =>
    isExchange(before, after, onCards, each),
  );
  if (!poolOf) return undefined;
  const pools = [before[at.amber]!, before[at.amber + 1]!];
  return onCards.map(({ card, change }) => {
    const seat = poolOf(card);
    const was = pools[seat]!;
    pools[seat] = was - change;
    return sayPart(after, card, change, `${SEATS[seat]}`, `${was} → ${was - change}`);
  });
}

type PoolOf = (card: number) => number;

const isExchange = (before: State, after: State, onCards: readonly OnCard[], poolOf: PoolOf): boolean =>
  [0, 1].every((seat) => {
    const mine = onCards.filter(({ card }) => poolOf(card) === seat);
    return poolChange(before, after, seat) === -mine.reduce((sum, { change }) => sum + change, 0);
  });

/** Creatures capture what a pool loses to them; an artifact only keeps it. */
function sayPart(after: State, card: number, change: number, player: string, pool: string): string {
  const name = tellName(after, card);
  if (change < 0) return `${player} takes ${amberWords(-change)} from ${name} (${pool}).`;
  if (isCreature(after, card)) return `${name} captures ${amberWords(change)} (${player} ${pool}).`;
  return `${player} puts ${amberWords(change)} onto ${name} (${pool}).`;
}

/** What lay on creatures that have left play has gone to the opponent of their controller, and nothing else moved. */
function saySetFree(before: State, after: State): string[] | undefined {
  const pools = [before[at.amber]!, before[at.amber + 1]!];
  const said: string[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    const n = isCreature(before, card) && !inPlay(after, card) ? amberOn(before, card) : 0;
    if (n === 0) continue;
    const seat = 1 - controllerOf(before, card);
    const was = pools[seat]!;
    pools[seat] = was + n;
    said.push(`${SEATS[seat]} gets the ${amberWords(n)} on ${tellName(before, card)} (${was} → ${was + n}).`);
  }
  const all = pools.every((pool, seat) => pool === after[at.amber + seat]);
  return all && said.length > 0 ? said : undefined;
}

const sayOnCards = (after: State, onCards: readonly OnCard[]): string[] =>
  onCards.map(({ card, change }) =>
    change > 0
      ? `${amberWords(change)} goes onto ${tellName(after, card)}.`
      : `${amberWords(-change)} comes off ${tellName(after, card)}.`,
  );

/** Æmber that one player stole, or was paid, has gone from one pool to the other; all else is gained or lost. */
function sayPools(before: State, after: State): string[] {
  const to = [0, 1].find((seat) => poolChange(before, after, seat) > 0);
  if (to !== undefined && poolChange(before, after, to) === -poolChange(before, after, 1 - to)) {
    return [sayTransfer(before, after, to)];
  }
  return [0, 1].flatMap((seat) => (forges(before, after, seat) ? [] : sayPool(before, after, seat)));
}

function sayTransfer(before: State, after: State, seat: number): string {
  const n = poolChange(before, after, seat);
  const [to, from] = [SEATS[seat]!, SEATS[1 - seat]!];
  const pools = `${pool(before, after, seat)}; ${from} ${pool(before, after, 1 - seat)}`;
  return after[at.stolen + seat] === before[at.stolen + seat]
    ? `${to} gets ${amberWords(n)} from ${from} (${pools}).`
    : `${to} steals ${amberWords(n)} (${pools}).`;
}

const forges = (before: State, after: State, seat: number): boolean =>
  (after[at.keys + seat]! & ~before[at.keys + seat]!) !== 0;

const pool = (before: State, after: State, seat: number): string =>
  `${before[at.amber + seat]} → ${after[at.amber + seat]}`;

function sayPool(before: State, after: State, seat: number): string[] {
  const change = poolChange(before, after, seat);
  if (change === 0) return [];
  const verb = change > 0 ? 'gains' : 'loses';
  return [`${SEATS[seat]} ${verb} ${amberWords(Math.abs(change))} (${pool(before, after, seat)}).`];
}
