import type { State } from '../../../core/game.js';
import { aNumber, aText, fields, numberOrText, refuse, textOrPattern } from '../../../core/input.js';
import { fold } from '../../../core/names.js';
import { HOUSES } from '../houses.js';
import { at, Decision, F, Frame, None, Zone } from '../layout.js';
import {
  cardIn,
  KIND_WORDS,
  kindIn,
  listOptions,
  MAX_OPTIONS,
  nameIn,
  OptionKind,
  orderOption,
  valueIn,
} from '../options.js';
import { program, traits } from '../pool.js';
import { Op } from '../program.js';
import { mayAttack } from '../rules/fight.js';
import { candidates, found, optionName } from '../rules/select.js';
import { DYING_LIST, PENDING_LIST } from '../rules/triggers.js';
import { sourceOf } from '../say/names.js';
import { sayOption, waitingKeyword } from '../say/option.js';
import { copyOf, headOf, inPlay, placeOf } from '../state.js';
import { KEY_COLOURS } from './input.js';
import type { Names } from './names.js';
import { listed } from './view.js';

export type KindWord = Exclude<(typeof KIND_WORDS)[number], ''>;

export interface OptionView {
  /** Its number, as the engine takes it. */
  option: number;
  kind: KindWord;
  card?: string;
  /** For `order`: the card of the event that set the ability off. */
  target?: string;
  /** For `order`: the keyword that waits, `assault` or `hazardous`. */
  value?: string | number;
  /** For `order`: the card that gives the ability, when it is not the one that has it. */
  giver?: string;
  words: string;
}

/** What an option must have to be the one that is meant; one of `options()` means itself. */
export interface Query {
  option?: number | undefined;
  kind?: string | undefined;
  card?: string | undefined;
  /** Whom a `fight` attacks; the card of a `target`. */
  target?: string | undefined;
  value?: string | number | undefined;
  giver?: string | undefined;
  /** The words, a part of them, or a pattern. */
  words?: string | RegExp | undefined;
}

export interface DecisionView {
  seat: number;
  kind: string;
  source: string | null;
}

const DECISION_WORDS: Readonly<Record<number, string>> = {
  [Decision.Mulligan]: 'mulligan',
  [Decision.House]: 'house',
  [Decision.Archives]: 'archives',
  [Decision.Main]: 'main',
  [Decision.Flank]: 'flank',
  [Decision.Target]: 'target',
  [Decision.Order]: 'order',
  [Decision.May]: 'may',
  [Decision.Choice]: 'choice',
  [Decision.Use]: 'use',
  [Decision.NameHouse]: 'house',
  [Decision.NameNumber]: 'number',
  [Decision.NameTrait]: 'trait',
  [Decision.Key]: 'key',
  [Decision.Spend]: 'spend',
  [Decision.Amount]: 'number',
};

export function decisionOf(s: State, names: Names): DecisionView | null {
  if (s[at.decision] === Decision.None) return null;
  return { seat: s[at.decider]!, kind: DECISION_WORDS[s[at.decision]!]!, source: names.orNull(askerOf(s)) };
}

/** How a creature is used asks the card that lets it be used. */
const askerOf = (s: State): number =>
  s[at.decision] === Decision.Use ? s[s[s[at.top]! + F.Below]! + F.Self]! : sourceOf(s);

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
  readonly giver: number;
}

const buffer = new Int32Array(MAX_OPTIONS);

export const optionsOf = (s: State, names: Names): OptionView[] => offersOf(s, names).map(({ view }) => view);

function offersOf(s: State, names: Names): Offer[] {
  if (s[at.decision] === Decision.None) return [];
  const options = [...buffer.subarray(0, listOptions(s, buffer))];
  return options.map((option) => offer(s, names, option));
}

function offer(s: State, names: Names, option: number): Offer {
  const cards = cardsMeant(s, option);
  const giver = kindIn(option) === OptionKind.Order ? giverOf(s, option) : None.Card;
  const value = kindIn(option) === OptionKind.Order ? waitingKeyword(s, option) : valueMeant(option);
  const view: OptionView = {
    option,
    kind: KIND_WORDS[kindIn(option)] as KindWord,
    words: sayOption(s, option),
  };
  if (cards.length > 0) view.card = names.of(cards[0]!);
  if (value !== undefined) view.value = value;
  if (giver >= 0 && giver !== cards[0]) view.giver = names.of(giver);
  const subject = kindIn(option) === OptionKind.Order ? subjectIn(option) : None.Card;
  if (subject >= 0 && subject !== cards[0]) view.target = names.of(subject);
  return { view, cards, giver };
}

/** The card of the event that set a waiting ability off. */
const subjectIn = (option: number): number => (option >>> 25) - 1;

function cardsMeant(s: State, option: number): number[] {
  const card = cardIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
    case OptionKind.Discard:
      return listed(s, headOf(s, s[at.active]!, Zone.Hand)).filter((each) => copyOf(s, each) === card);
    case OptionKind.Target:
      return isSelecting(s) ? copiesTogether(s, nameIn(option)) : [card];
    case OptionKind.Order:
      return [bearerOf(s, option)].filter((each) => each >= 0);
    default:
      return kindIn(option) < OptionKind.End ? [card] : [];
  }
}

function isSelecting(s: State): boolean {
  const frame = s[at.top]!;
  return (
    s[at.decision] === Decision.Target &&
    s[frame + F.Kind] === Frame.Effect &&
    program[s[frame + F.Pc]!] === Op.Select
  );
}

/** The candidates that an option means; those in another place than the first are not what the engine takes. */
function copiesTogether(s: State, name: number): number[] {
  const frame = s[at.top]!;
  const n = candidates(s, frame, s[frame + F.Pc]!);
  const meant = [...found.subarray(0, n)].filter((card) => optionName(s, card) === name);
  return meant.filter(
    (card) => card === meant[0] || (!inPlay(s, card) && placeOf(s, card) === placeOf(s, meant[0]!)),
  );
}

function entryOf(s: State, option: number): number {
  const waiting = s[s[at.top]! + F.Kind] === Frame.Destroy ? DYING_LIST : PENDING_LIST;
  let entry = waiting.at;
  while (orderOption(s, entry) !== option) entry += waiting.step;
  return entry;
}

const bearerOf = (s: State, option: number): number => ((s[entryOf(s, option)]! >>> 12) & 0xff) - 1;
const giverOf = (s: State, option: number): number => (s[entryOf(s, option)]! >>> 20) - 1;

function valueMeant(option: number): string | number | undefined {
  const value = valueIn(option);
  switch (kindIn(option)) {
    case OptionKind.Flank:
      return value < 2 ? ['left', 'right'][value]! : value - 2;
    case OptionKind.House:
      return HOUSES[value]!;
    case OptionKind.Key:
      return KEY_COLOURS[value]!;
    case OptionKind.Trait:
      return traits[value]!;
    case OptionKind.Number:
    case OptionKind.Choice:
      return value;
    default:
      return undefined;
  }
}

// Picking

const checkQuery = fields({
  option: aNumber,
  kind: aText,
  card: aText,
  target: aText,
  value: numberOrText,
  giver: aText,
  words: textOrPattern,
});

/** The one option that a query means. A copy that the query names trades names with the one the engine takes. */
export function choose(s: State, names: Names, query: Query): OptionView {
  checkQuery(query, 'pick');
  const offers = offersOf(s, names);
  const matching = offers.filter((each) => fits(s, names, each, query));
  const fitting = query.card === undefined ? matching : ownFirst(matching);
  const [chosen, another] = fitting;
  if (!chosen || another) throw new Error(refusal(s, names, query, fitting, offers));
  if (query.card !== undefined) tradeNames(names, chosen, query.card);
  return chosen.view;
}

/** Whom the creature of a `fight` may attack. An effect uses it for its own player, who need not be the one to decide. */
export function foesOf(s: State, names: Names, { card }: OptionView): string[] {
  const attacker = names.find(card!, 'pick.card');
  const user = s[at.decision] === Decision.Use ? s[s[at.top]! + F.You]! : s[at.decider]!;
  const foes = listed(s, headOf(s, 1 - user, Zone.Line));
  return foes.filter((foe) => mayAttack(s, attacker, foe)).map((foe) => names.of(foe));
}

/** Of what waits on one card, its name alone means the ability that is neither a keyword nor given by another card. */
function ownFirst(fitting: Offer[]): Offer[] {
  const own = fitting.filter(
    ({ view: { kind, giver, value } }) => kind === 'order' && giver === undefined && value === undefined,
  );
  return own.length === 1 ? own : fitting;
}

function fits(s: State, names: Names, { view, cards, giver }: Offer, query: Query): boolean {
  const { option, kind, card, target, value, words } = query;
  if (option !== undefined && view.option !== option) return false;
  if (kind !== undefined && view.kind !== kind) return false;
  if (card !== undefined && ![...cards, giver].includes(names.find(card, 'pick.card'))) return false;
  if (query.giver !== undefined && giver !== names.find(query.giver, 'pick.giver')) return false;
  if (target !== undefined && !aimedAt(s, names, view, cards).includes(names.find(target, 'pick.target')))
    return false;
  if (value !== undefined && fold(String(view.value ?? '')) !== fold(String(value))) return false;
  return (
    words === undefined || (words instanceof RegExp ? words.test(view.words) : view.words.includes(words))
  );
}

function aimedAt(s: State, names: Names, view: OptionView, cards: readonly number[]): readonly number[] {
  if (view.kind === 'target') return cards;
  const aims = view.kind === 'fight' ? foesOf(s, names, view) : view.target ? [view.target] : [];
  return aims.map((name) => names.find(name, 'pick.target'));
}

function tradeNames(names: Names, { cards }: Offer, name: string): void {
  const card = names.find(name, 'pick.card');
  if (cards.length > 1 && card !== cards[0]) names.swap(card, cards[0]!);
}

/** All that match, or all there are when none does. */
function refusal(s: State, names: Names, query: Query, fitting: Offer[], offers: Offer[]): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}: ${value}`);
  const foes = (view: OptionView): string =>
    query.target !== undefined && view.kind === 'fight' ? ` (${foesOf(s, names, view).join(', ')})` : '';
  const n = fitting.length;
  const lines = (n === 0 ? offers : fitting).map(({ view }) => `  ${sayView(view)}${foes(view)}`);
  const what =
    offers.length === 0
      ? 'The game is over.'
      : `${n === 0 ? 'The options' : 'They'} are:\n${lines.join('\n')}`;
  return `${n === 0 ? 'no option' : `${n} options`} for { ${asked.join(', ')} }. ${what}`;
}

function sayView({ kind, card, value, giver, words }: OptionView): string {
  const parts = [kind, card, value, giver === undefined ? undefined : `by ${giver}`].filter(
    (part) => part !== undefined,
  );
  return `${parts.join(' ')}: ${words}`;
}
