import type { State } from '../../../core/game.js';
import type { Offer } from '../../../core/scenario/options.js';
import { HOUSES } from '../houses.js';
import { at, Decision, F, Frame, Zone } from '../layout.js';
import { cardIn, KIND_WORDS, kindIn, nameIn, OptionKind, valueIn } from '../option.js';
import { orderOption } from '../options.js';
import { program, traits } from '../pool.js';
import { Op } from '../program.js';
import { mayAttack } from '../rules/fight.js';
import { precedence } from '../rules/knowledge.js';
import { candidates, found, optionName } from '../rules/select.js';
import { DYING_LIST, PENDING_LIST } from '../rules/triggers.js';
import { sourceOf } from '../say/names.js';
import { waitingKeyword } from '../say/option.js';
import { copyOf, headOf, inPlay, placeOf, zoneOf } from '../state.js';
import { KEY_COLOURS } from './input.js';
import { listed } from './view.js';

export type KindWord = Exclude<(typeof KIND_WORDS)[number], ''>;

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

export const decisionOf = (s: State): { kind: string; source: number } => ({
  kind: DECISION_WORDS[s[at.decision]!]!,
  source: askerOf(s),
});

/** How a creature is used asks the card that lets it be used. */
const askerOf = (s: State): number =>
  s[at.decision] === Decision.Use ? s[s[s[at.top]! + F.Below]! + F.Self]! : sourceOf(s);

export function offerOf(s: State, option: number): Offer<KindWord> {
  const kind = KIND_WORDS[kindIn(option)] as KindWord;
  if (kind === 'order') return { kind, ...waitingOf(s, option) };
  const cards = cardsMeant(s, option);
  const offer = { kind, cards, value: valueMeant(option) };
  return kind === 'fight' ? { ...offer, targets: () => foesOf(s, cards[0]!) } : offer;
}

/** Whom a creature may attack. An effect uses it for its own player, who need not be the one to decide. */
function foesOf(s: State, attacker: number): number[] {
  const user = s[at.decision] === Decision.Use ? s[s[at.top]! + F.You]! : s[at.decider]!;
  return listed(s, headOf(s, 1 - user, Zone.Line)).filter((foe) => mayAttack(s, attacker, foe));
}

/** What waits: the card that has the ability, the one that gives it, and the card of the event that set it off. */
function waitingOf(s: State, option: number): Omit<Offer, 'kind'> {
  const [bearer, giver, subject] = [bearerOf(s, option), giverOf(s, option), subjectIn(option)];
  return {
    cards: bearer < 0 ? [] : [bearer],
    value: waitingKeyword(s, option),
    giver: giver < 0 ? undefined : giver,
    target: subject < 0 || subject === bearer ? undefined : subject,
  };
}

const subjectIn = (option: number): number => (option >>> 25) - 1;

function cardsMeant(s: State, option: number): number[] {
  const card = cardIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
    case OptionKind.Discard:
      return asTaken(
        s,
        listed(s, headOf(s, s[at.active]!, Zone.Hand)).filter((each) => copyOf(s, each) === card),
      );
    case OptionKind.Target:
      return isSelecting(s) ? copiesTogether(s, nameIn(option)) : [card];
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
  const together = meant.filter(
    (card) => card === meant[0] || (!inPlay(s, card) && placeOf(s, card) === placeOf(s, meant[0]!)),
  );
  return zoneOf(s, meant[0]!) === Zone.Hand ? asTaken(s, together) : together;
}

/** Copies in a hand, in the order in which the engine takes them. */
const asTaken = (s: State, copies: readonly number[]): number[] =>
  copies.toSorted((a, b) => precedence(s, b) - precedence(s, a));

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
