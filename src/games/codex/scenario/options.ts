import type { State } from '../../../core/game.js';
import type { Offer } from '../../../core/scenario/options.js';
import { BUILDING_IDS } from '../cards/index.js';
import { at, Decision, Zone } from '../layout.js';
import { firstIn, KIND_WORDS, kindIn, OptionKind, secondIn } from '../option.js';
import { definitions, printedOf } from '../pool.js';
import { precedence } from '../rules/knowledge.js';
import { sourceOf } from '../say/option.js';
import { cardsIn } from '../say/state.js';
import { buildingOf, definition, isBuilding, seatOf } from '../state.js';
import { SLOT_WORDS } from '../words/names.js';

export type KindWord = Exclude<(typeof KIND_WORDS)[number], ''>;

const DECISION_WORDS: Readonly<Record<number, string>> = {
  [Decision.Main]: 'main',
  [Decision.Patrol]: 'patrol',
  [Decision.Tech]: 'tech',
  [Decision.Target]: 'target',
  [Decision.May]: 'may',
  [Decision.Order]: 'order',
};

export const decisionOf = (s: State): { kind: string; source: number } => ({
  kind: DECISION_WORDS[s[at.decision]!]!,
  source: sourceOf(s),
});

export function offerOf(s: State, option: number): Offer<KindWord> {
  const kind = KIND_WORDS[kindIn(option)] as KindWord;
  const a = firstIn(option);
  const b = secondIn(option);
  switch (kindIn(option)) {
    case OptionKind.Worker:
    case OptionKind.Play:
      return { kind, cards: copiesInHand(s, a) };
    case OptionKind.Build:
      return { kind, value: BUILDING_IDS[a]! };
    case OptionKind.Summon:
    case OptionKind.Level:
    case OptionKind.Ability:
    case OptionKind.Detect:
      return { kind, cards: [a] };
    case OptionKind.Attack:
      return { kind, cards: [a], target: isBuilding(b) ? BUILDING_IDS[buildingOf(b)]! : b };
    case OptionKind.Patrol:
      return { kind, cards: [a], value: SLOT_WORDS[b]! };
    case OptionKind.Empty:
      return { kind, value: SLOT_WORDS[b]! };
    case OptionKind.Tech:
      return { kind, card: definitions[a]!.id };
    case OptionKind.Target:
      return { kind, ...named(a), seat: seatOf(s, a) };
    case OptionKind.Order:
      return { kind, ...named(a) };
    default:
      return { kind };
  }
}

const named = (thing: number): { card: string } | { cards: number[] } =>
  isBuilding(thing) ? { card: BUILDING_IDS[buildingOf(thing)]! } : { cards: [thing] };

/** Equal cards of the hand, first the one that the engine takes. */
const copiesInHand = (s: State, printed: number): number[] =>
  cardsIn(s, s[at.active]!, Zone.Hand)
    .filter((card) => printedOf[definition(s, card)] === printed)
    .sort((x, y) => precedence(s, y) - precedence(s, x));
