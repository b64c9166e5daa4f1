import type { State } from '../../../core/game.js';
import type { Offer } from '../../../core/scenario/options.js';
import { at, Decision, F, Place } from '../layout.js';
import { definitionIn, KIND_WORDS, kindIn, OptionKind, placeIn } from '../option.js';
import { program } from '../pool.js';
import { candidates, found } from '../rules/candidates.js';
import { bindFrame } from '../rules/context.js';
import { cardOption } from '../rules/pick.js';
import { sourceCard, sourceOf } from '../say/source.js';
import { definition } from '../state.js';
import { NUMERALS } from './input.js';
import { idOfDefinition, listed, turnWord } from './view.js';

export type KindWord = Exclude<(typeof KIND_WORDS)[number], ''>;

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

/** The source is a card, the strike, the mage or the nemesis whose effect asks. */
export function decisionOf(s: State): { kind: string; source: number | string } {
  const kind = DECISION_WORDS[s[at.decision]!]!;
  const card = sourceCard(s);
  const d = card >= 0 ? -1 : sourceOf(s);
  return { kind, source: d < 0 ? card : idOfDefinition(d) };
}

const TARGETS = ['', 'nemesis', 'husk', 'hurt-husk'] as const;

export const offerOf = (s: State, option: number): Offer<KindWord> => ({
  kind: KIND_WORDS[kindIn(option)] as KindWord,
  cards: cardsMeant(s, option),
  card: nameMeant(s, option),
  value: valueMeant(option),
  seat: seatMeant(option) ? seatOfOption(option) : undefined,
});

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
