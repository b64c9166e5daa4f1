import type { State } from '../../../core/game.js';
import { aNumber, aText, fields, numberOrText, refuse, textOrPattern } from '../../../core/input.js';
import { fold } from '../../../core/names.js';
import { at, Decision, F, Place } from '../layout.js';
import { definitionIn, KIND_WORDS, kindIn, OptionKind, placeIn } from '../option.js';
import { listOptions, MAX_OPTIONS } from '../options.js';
import { program } from '../pool.js';
import { bindFrame } from '../rules/context.js';
import { candidates, cardOption, found } from '../rules/pick.js';
import { sayOption } from '../say/option.js';
import { sourceCard, sourceOf } from '../say/source.js';
import { definition } from '../state.js';
import { NUMERALS } from './input.js';
import type { Names } from './names.js';
import { idOfDefinition, listed, turnWord } from './view.js';

export type KindWord = Exclude<(typeof KIND_WORDS)[number], ''>;

export interface OptionView {
  /** Its number, as the engine takes it. */
  option: number;
  kind: KindWord;
  /** A card; for a target also `nemesis`, `husk` and `hurt-husk`; for `gain` and `pile` the id of the pile's cards. */
  card?: string;
  /** A breach by its numeral, a turn order card, a number, a way of an "or", the seat of a player, `supply` or `devoured`. */
  value?: string | number;
  /** The player whose breach, card or ability it is. */
  seat?: number;
  words: string;
}

/** What an option must have to be the one that is meant; one of `options()` means itself. */
export interface Query {
  option?: number | undefined;
  kind?: string | undefined;
  card?: string | undefined;
  /** The card of a `target`. */
  target?: string | undefined;
  value?: string | number | undefined;
  seat?: number | undefined;
  /** The words, a part of them, or a pattern. */
  words?: string | RegExp | undefined;
}

export interface DecisionView {
  seat: number;
  kind: string;
  source: string | null;
}

const DECISION_WORDS: Readonly<Record<number, string>> = {
  [Decision.Main]: 'main',
  [Decision.Cast]: 'cast',
  [Decision.Order]: 'order',
  [Decision.Target]: 'target',
  [Decision.Player]: 'player',
  [Decision.Card]: 'card',
  [Decision.Breach]: 'breach',
  [Decision.May]: 'may',
  [Decision.Choice]: 'choice',
  [Decision.Pile]: 'pile',
  [Decision.TurnCard]: 'turn',
  [Decision.Number]: 'number',
  [Decision.Corruption]: 'corruption',
};

export function decisionOf(s: State, names: Names): DecisionView | null {
  if (s[at.decision] === Decision.None) return null;
  return { seat: s[at.decider]!, kind: DECISION_WORDS[s[at.decision]!]!, source: sourceId(s, names) };
}

/** The card whose effect asks; or the strike, the mage or the nemesis; null for the rules themselves. */
function sourceId(s: State, names: Names): string | null {
  const card = sourceCard(s);
  if (card >= 0) return names.of(card);
  const d = sourceOf(s);
  return d < 0 ? null : idOfDefinition(d);
}

/** A decision stays open over an edit, so something must be left to choose. */
export function checkOpen(s: State, names: Names): void {
  const decision = decisionOf(s, names);
  if (decision === null || listOptions(s, buffer) > 0) return;
  const { seat, kind, source } = decision;
  refuse('edit', `player ${seat} would have no option left for ${kind}${source ? ` of ${source}` : ''}`);
}

/** An option with the cards that a test may call by name to mean it; the engine takes the first. */
interface Offer {
  readonly view: OptionView;
  readonly cards: readonly number[];
}

const buffer = new Int32Array(MAX_OPTIONS);

export const optionsOf = (s: State, names: Names): OptionView[] => offersOf(s, names).map(({ view }) => view);

function offersOf(s: State, names: Names): Offer[] {
  if (s[at.decision] === Decision.None) return [];
  const options = [...buffer.subarray(0, listOptions(s, buffer))];
  return options.map((option) => offer(s, names, option));
}

const TARGETS = ['', 'nemesis', 'husk', 'hurt-husk'] as const;

function offer(s: State, names: Names, option: number): Offer {
  const kind = KIND_WORDS[kindIn(option)] as KindWord;
  const cards = cardsMeant(s, option);
  const view: OptionView = { option, kind, words: sayOption(s, option) };
  const named = nameMeant(s, option);
  if (cards.length > 0) view.card = names.of(cards[0]!);
  else if (named !== undefined) view.card = named;
  const value = valueMeant(option);
  if (value !== undefined) view.value = value;
  if (seatMeant(option)) view.seat = seatOfOption(option);
  return { view, cards };
}

function nameMeant(s: State, option: number): string | undefined {
  switch (kindIn(option)) {
    case OptionKind.Gain:
      return idOfDefinition(definitionIn(option));
    case OptionKind.Pile:
      return idOfDefinition(s[at.pile + placeIn(option)]!);
    case OptionKind.Target:
      return TARGETS[placeIn(option)];
    default:
      return undefined;
  }
}

/** The cards that stand for each other in this option. */
function cardsMeant(s: State, option: number): number[] {
  const place = placeIn(option);
  const equal = (from: number): number[] =>
    listed(s, from).filter((card) => definition(s, card) === definitionIn(option));
  switch (kindIn(option)) {
    case OptionKind.Play:
    case OptionKind.Use:
    case OptionKind.Cast:
    case OptionKind.Order:
    case OptionKind.Discard:
      return equal(place);
    case OptionKind.Prep:
      return equal((place & ~7) + 1);
    case OptionKind.Target:
      return place === 0 ? equal(Place.NemesisPlay) : [];
    case OptionKind.Card:
      return s[at.decision] === Decision.Corruption ? equal(place) : picked(s, option);
    default:
      return [];
  }
}

function picked(s: State, option: number): number[] {
  const frame = s[at.top]!;
  bindFrame(s, frame);
  const n = candidates(s, program[s[frame + F.Pc]! + 1]!);
  return [...found.subarray(0, n)].filter((card) => cardOption(s, OptionKind.Card, card) === option);
}

const OF_BREACHES = [
  OptionKind.Focus,
  OptionKind.Open,
  OptionKind.Prep,
  OptionKind.Use,
  OptionKind.Cast,
  OptionKind.Breach,
];

function valueMeant(option: number): string | number | undefined {
  const kind = kindIn(option);
  const place = placeIn(option);
  if (OF_BREACHES.includes(kind)) return NUMERALS[(place & 7) - 4];
  if (kind === OptionKind.TurnCard) return turnWord(place);
  if (kind === OptionKind.Gain) return place === Place.Devoured ? 'devoured' : 'supply';
  return [OptionKind.Number, OptionKind.Choice, OptionKind.Player].includes(kind) ? place : undefined;
}

const seatMeant = (option: number): boolean =>
  [OptionKind.Card, OptionKind.Breach, OptionKind.Ability].includes(kindIn(option));

const seatOfOption = (option: number): number =>
  kindIn(option) === OptionKind.Ability ? placeIn(option) : placeIn(option) >> 3;

// Picking

const checkQuery = fields({
  option: aNumber,
  kind: aText,
  card: aText,
  target: aText,
  value: numberOrText,
  seat: aNumber,
  words: textOrPattern,
});

/**
 * The one option that a query means. A card without a number means any copy when the first one is not on offer;
 * a copy that the query names trades names with the one the engine takes.
 */
export function choose(s: State, names: Names, query: Query): number {
  checkQuery(query, 'pick');
  const card = query.card ?? query.target;
  const offers = offersOf(s, names);
  const exactly = offers.filter((each) => fits(each, query) && namesCard(names, each, card));
  const loosely = offers.filter((each) => fits(each, query) && namesCopy(s, each, card));
  const option = only(exactly.length > 0 ? exactly : loosely, query, offers);
  const { cards } = offers.find(({ view }) => view.option === option)!;
  if (exactly.length > 0 && card !== undefined && cards.length > 1) {
    const wanted = names.get(card);
    if (wanted !== cards[0]) names.swap(wanted, cards[0]!);
  }
  return option;
}

function only(fitting: readonly Offer[], query: Query, offers: readonly Offer[]): number {
  const [chosen, another] = fitting;
  if (!chosen || another) throw new Error(refusal(query, fitting, offers));
  return chosen.view.option;
}

function fits({ view }: Offer, { option, kind, target, value, seat, words }: Query): boolean {
  if (option !== undefined && view.option !== option) return false;
  if (target !== undefined && view.kind !== 'target') return false;
  if (kind !== undefined && view.kind !== kind) return false;
  if (value !== undefined && fold(String(view.value ?? '')) !== fold(String(value))) return false;
  if (seat !== undefined && view.seat !== seat) return false;
  if (words === undefined) return true;
  return typeof words === 'string' ? view.words.includes(words) : words.test(view.words);
}

function namesCard(names: Names, { view, cards }: Offer, card: string | undefined): boolean {
  if (card === undefined) return true;
  return cards.length > 0 ? cards.includes(names.get(card)) : fold(view.card ?? '') === fold(card);
}

const namesCopy = (s: State, { cards }: Offer, card: string | undefined): boolean =>
  card !== undefined &&
  cards.length > 0 &&
  fold(idOfDefinition(definition(s, cards[0]!))) === fold(card) &&
  !card.includes('#');

/** All that match, or all there are when none does. */
function refusal(query: Query, fitting: readonly Offer[], offers: readonly Offer[]): string {
  const n = fitting.length;
  const list = (n === 0 ? offers : fitting).map(({ view }) => {
    const parts = [
      view.kind,
      view.card,
      view.value,
      view.seat === undefined ? undefined : `seat ${view.seat}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
  });
  const asked = JSON.stringify(query, (_, each) => (each instanceof RegExp ? String(each) : each));
  if (offers.length === 0) return `no option matches ${asked}: the game is over`;
  const are = `${n === 0 ? 'there' : 'they'} are: ${list.join(' | ')}`;
  return `${n === 0 ? 'no option matches' : `${n} options match`} ${asked}; ${are}`;
}
