import type { State } from '../../../core/game.js';
import { watchSteps } from '../../../core/machine.js';
import { ASSAULT } from '../compile/index.js';
import { decide } from '../engine.js';
import { at, Decision, F, Frame, None, Size } from '../layout.js';
import { cardIn, kindIn, OptionKind } from '../option.js';
import { abilityPc, operationAfter } from '../pool.js';
import { getsThrough, protector, protectors } from '../rules/damage.js';
import { Cause } from '../rules/destroy.js';
import { isEluded } from '../rules/fight.js';
import { CALLED_OFF, FightStep, stillFighting } from '../rules/fight-frame.js';
import { How } from '../rules/play.js';
import { isCreature } from '../state.js';
import { sayDifference } from './changes.js';
import { cardName, giverOf, openName, SEATS, sourceName, tellName } from './names.js';
import { toldTo } from './viewer.js';

/**
 * What changed between two states of one game. With the option that led from one to the other, all of it is told
 * in the order in which it happened, with the card that did it.
 */
export function sayChanges(before: State, after: State, option?: number, viewer?: number): string[] {
  const said = toldTo(viewer, () =>
    option === undefined ? sayDifference(before, after) : sayStory(before, option),
  );
  return said.map((words) => words.replace(/^a card/, 'One card').replace(NAME_AND_STOP, '$1'));
}

/** A sentence may end with a name that has its own stop, as Arise! has. */
const NAME_AND_STOP = /([.!])\.$/;

/** What the words of the option say already: the card that does something, by name and number, and who is attacked. */
interface Said {
  readonly doer: string;
  readonly used: number;
  attacked: boolean;
}

function sayStory(before: State, option: number): string[] {
  const story: string[] = [];
  const now = before.slice();
  const last = before.slice();
  const said = saidBy(before, option);
  const tell = (): void => {
    story.push(...sayStep(last, now, said));
    last.set(now);
  };
  watchSteps(tell, () => decide(now, option));
  return story;
}

const USES: readonly number[] = [
  OptionKind.Play,
  OptionKind.Reap,
  OptionKind.Fight,
  OptionKind.Action,
  OptionKind.Omni,
];

function saidBy(s: State, option: number): Said {
  const attacked = s[at.decision] === Decision.Target && kindOfFrame(s, s[at.top]!) === Frame.Fight;
  if (!USES.includes(kindIn(option))) return { doer: sourceName(s), used: None.Card, attacked };
  return { doer: openName(s, cardIn(option)), used: cardIn(option), attacked };
}

const kindOfFrame = (s: State, frame: number): number => s[frame + F.Kind] ?? 0;

function sayStep(before: State, after: State, said: Said): string[] {
  const changes = sayDifference(before, after).map((words) => by(nameAtWork(before), said.doer, words));
  return [...sayUse(before, said), ...sayFight(before, said), ...sayRedirected(before), ...changes];
}

/** A card that the option, or the sentence itself, has named needs no second name. */
const by = (giver: string, doer: string, words: string): string =>
  giver === '' || giver === doer || words.includes(giver) ? words : `${giver}: ${words}`;

/** The name of the card whose effect is at work: damage and destruction lie on top of the effect that causes them. */
function nameAtWork(s: State): string {
  const top = s[at.top]!;
  const caused =
    kindOfFrame(s, top) === Frame.Damage ||
    (kindOfFrame(s, top) === Frame.Destroy && s[top + F.Extra] !== Cause.Check);
  return nameOfGiver(s, caused ? s[top + F.Below]! : top);
}

function nameOfGiver(s: State, frame: number): string {
  if (kindOfFrame(s, frame) !== Frame.Effect) return '';
  if (isAssault(s, frame)) return s[frame + F.Self] === s[s[at.fight]! + F.Self] ? 'Assault' : 'Hazardous';
  return giverOf(s, frame) < 0 ? '' : cardName(s, giverOf(s, frame));
}

/** The ability of assault and hazardous is one operation, before or after it. */
function isAssault(s: State, frame: number): boolean {
  const start = abilityPc[ASSAULT]!;
  return s[frame + F.Pc]! >= start && s[frame + F.Pc]! <= operationAfter(start);
}

/** What an effect does with a card without asking how: it plays it, reaps with it, uses its action. */
function sayUse(s: State, said: Said): string[] {
  const frame = s[at.top]!;
  const card = s[frame + F.Self]!;
  if (s[frame + F.Pc] !== 0 || kindOfFrame(s, s[frame + F.Below]!) === Frame.Turn) return [];
  switch (kindOfFrame(s, frame)) {
    case Frame.Play:
      return sayPlaying(s, frame, said);
    case Frame.Reap:
      return card === said.used ? [] : [`${tellName(s, card)} reaps.`];
    case Frame.Act:
      return card === said.used ? [] : [`${tellName(s, card)} is used.`];
    default:
      return [];
  }
}

function sayPlaying(s: State, frame: number, said: Said): string[] {
  if (s[frame + F.Extra]! & How.Put) return [];
  const words = `${SEATS[s[frame + F.You]!]} plays ${cardName(s, s[frame + F.Self]!)}.`;
  return [by(nameOfGiver(s, s[frame + F.Below]!), said.doer, words)];
}

/** What a fight does beside damage; only the first is the one of the option. */
function sayFight(s: State, said: Said): string[] {
  const frame = s[at.top]!;
  if (kindOfFrame(s, frame) !== Frame.Fight) return [];
  const [attacker, foe] = [s[frame + F.Self]!, s[frame + F.Foe]!];
  if (s[frame + F.Pc] === FightStep.Before) {
    const words = said.attacked ? [] : [`${tellName(s, attacker)} attacks ${tellName(s, foe)}.`];
    said.attacked = false;
    return words;
  }
  if (s[frame + F.Pc] !== FightStep.Damage) return [];
  if (s[frame + F.Extra]! & CALLED_OFF) return ['The fight is called off.'];
  return stillFighting(s, frame) && isEluded(s, frame) ? [`${tellName(s, foe)} eludes the attack.`] : [];
}

/** Damage that another creature takes upon itself; between several the player has chosen. */
function sayRedirected(s: State): string[] {
  const frame = s[at.top]!;
  if (kindOfFrame(s, frame) !== Frame.Damage) return [];
  const said: string[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    if (!isCreature(s, card) || !getsThrough(s, card, s[frame + F.Extra]!)) continue;
    if (protectors(s, card) === 1) said.push(`${tellName(s, protector[0]!)} shields ${tellName(s, card)}.`);
  }
  return said;
}
