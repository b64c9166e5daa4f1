import type { State } from '../../../core/game.js';
import type { Offer } from '../../../core/scenario/options.js';
import { at, Decision, Flag, Place, Size, Zone } from '../layout.js';
import { definitionIn, KIND_WORDS, type KindWord, kindIn, numberIn, OptionKind } from '../option.js';
import { isShield } from '../rules/attack.js';
import { hand, priceFor } from '../rules/champions.js';
import { targetOf } from '../rules/targets.js';
import { sourceCard } from '../say/option.js';
import { champions, definition, list } from '../state.js';
import { idOfDefinition, listed, zoneAt } from './view.js';

export type { KindWord };

const DECISION_WORDS: Readonly<Record<number, string>> = {
  [Decision.Main]: 'main',
  [Decision.Assign]: 'assign',
  [Decision.Shield]: 'shield',
  [Decision.Target]: 'target',
  [Decision.Player]: 'player',
  [Decision.Bid]: 'bid',
  [Decision.Leader]: 'leader',
  [Decision.Draft]: 'draft',
};

export const decisionOf = (s: State): { kind: string; source: number } => ({
  kind: DECISION_WORDS[s[at.decision]!]!,
  source: sourceCard(s),
});

export const offerOf = (s: State, option: number): Offer<KindWord> => ({
  kind: KIND_WORDS[kindIn(option)]!,
  cards: cardsMeant(s, option),
  value: valueMeant(s, option),
  seat: seatMeant(option),
});

const rowCards = (s: State): number[] =>
  [...s.subarray(at.row, at.row + Size.Row)].filter((card) => card >= 0);

/** The cards that stand for each other in this option. */
function cardsMeant(s: State, option: number): number[] {
  const d = definitionIn(option);
  const you = s[at.decider]!;
  const equal = (cards: readonly number[]): number[] => cards.filter((card) => definition(s, card) === d);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return equal(listed(s, hand(you)));
    case OptionKind.Recruit:
    case OptionKind.FastPlay:
      return equal(rowCards(s));
    case OptionKind.Exhaust:
      return equal(listed(s, champions(you))).filter((card) => (s[at.card + card]! & Flag.Exhausted) === 0);
    case OptionKind.Attack:
      return equal(listed(s, champions(numberIn(option))));
    case OptionKind.Relic:
      return equal(listed(s, s[at.decision] === Decision.Draft ? Place.Draft : list(you, Zone.Relics)));
    case OptionKind.Shield:
      return equal(listed(s, hand(you))).filter((card) => isShield(s, card, you));
    case OptionKind.Target:
      return targetsMeant(s, option, equal);
    default:
      return [];
  }
}

/** The card that the engine takes, then those that lie beside it. */
function targetsMeant(s: State, option: number, equal: (cards: readonly number[]) => number[]): number[] {
  const taken = targetOf(s, s[at.top]!, option);
  const place = numberIn(option);
  const beside = equal(place === Place.Row ? rowCards(s) : listed(s, place));
  return [taken, ...beside.filter((card) => card !== taken)];
}

function valueMeant(s: State, option: number): string | number | undefined {
  switch (kindIn(option)) {
    case OptionKind.Recruit:
    case OptionKind.FastPlay:
      return priceFor(s, definitionIn(option), s[at.decider]!);
    case OptionKind.Target:
      return zoneAt(numberIn(option)).zone;
    case OptionKind.Leader:
      return idOfDefinition(definitionIn(option));
    case OptionKind.Assign:
    case OptionKind.Player:
    case OptionKind.Bid:
      return numberIn(option);
    default:
      return undefined;
  }
}

function seatMeant(option: number): number | undefined {
  switch (kindIn(option)) {
    case OptionKind.Attack:
      return numberIn(option);
    case OptionKind.Assign:
      return definitionIn(option);
    case OptionKind.Target:
      return zoneAt(numberIn(option)).zone === 'champions' ? numberIn(option) >> 3 : undefined;
    default:
      return undefined;
  }
}
