import type { State } from '../../../src/core/game.js';
import { at, Building, Decision, F, Flag, Frame, None, Size, Zone } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import {
  attackOf,
  hpOf,
  keywordsOf,
  kindOf,
  printedOf,
  program,
  techOf,
} from '../../../src/games/codex/pool.js';
import { Keyword, Kind, Op, Operation } from '../../../src/games/codex/program.js';
import { AttackStep } from '../../../src/games/codex/rules/attack.js';
import { buildCost, buildingHp } from '../../../src/games/codex/rules/buildings.js';
import { summonCost } from '../../../src/games/codex/rules/heroes.js';
import { isHidden } from '../../../src/games/codex/rules/knowledge.js';
import { playCost } from '../../../src/games/codex/rules/play.js';
import { armor, attack, hpLeft, keywords } from '../../../src/games/codex/rules/stats.js';
import {
  buildingDamage,
  buildingForm,
  buildingOf,
  damageOn,
  definition,
  flag,
  formOf,
  head,
  heroInPlay,
  isBuilding,
  isHero,
  isUnit,
  next,
  seatOf,
  seatOfBuilding,
  slotOf,
  stands,
} from '../../../src/games/codex/state.js';
import { levelsMissing, PASSING } from './situation.js';
import { Is, Of } from './words.js';

/** What an option is about: of one option at a time. */
export interface About {
  /** Its kind, among the words. */
  kind: number;
  /** The card in play that acts, or -1. */
  card: number;
  /** What acts or is named, as a definition, or -1. */
  definition: number;
  /** The card or building that it is aimed at, or -1. */
  thing: number;
}

export function readOption(s: State, option: number, about: About): void {
  const a = firstIn(option);
  about.card = None.Card;
  about.definition = None.Card;
  about.thing = None.Card;
  switch (kindIn(option)) {
    case OptionKind.Worker:
      return readNamed(Is.Worker, formOf(s, a), about);
    case OptionKind.Build:
      return readNamed(Is.Build + a - Building.Tech1, buildingForm(s, a), about);
    case OptionKind.Play:
      return readNamed(kindOf[formOf(s, a)] === Kind.Unit ? Is.Unit : Is.Spell, formOf(s, a), about);
    case OptionKind.Tech:
      return readNamed(Is.Tech, formOf(s, a), about);
    case OptionKind.Summon:
      return readActor(s, Is.Summon, a, about);
    case OptionKind.Level:
      return readActor(s, Is.Level, a, about);
    case OptionKind.Ability:
      return readActor(s, kindOfAbility(s, a), a, about);
    case OptionKind.Patrol:
      return readActor(s, Is.Patrol + secondIn(option) - 1, a, about);
    case OptionKind.Attack:
      about.thing = secondIn(option);
      return readActor(s, kindOfAttack(about.thing), a, about);
    case OptionKind.Detect:
      about.thing = a;
      about.kind = Is.Detect;
      return;
    case OptionKind.Target:
      about.thing = a;
      return readTarget(s, s[at.top]!, about);
    default:
      about.kind = kindOfRest(s, option);
  }
}

function readNamed(kind: number, d: number, about: About): void {
  about.kind = kind;
  about.definition = d;
}

function readActor(s: State, kind: number, card: number, about: About): void {
  about.kind = kind;
  about.card = card;
  about.definition = definition(s, card);
}

/** Within an attack the attacker acts; another target is that of an operation. */
function readTarget(s: State, frame: number, about: About): void {
  if (s[frame + F.Kind] === Frame.Attack)
    readActor(s, kindInAttack(s[frame + F.Pc]!), s[frame + F.Self]!, about);
  else about.kind = Is.Target + program[s[frame + F.Pc]!]! - Op.Damage;
}

function kindOfAbility(s: State, card: number): number {
  if (isHero(card)) return Is.HeroAbility;
  return isUnit(s, card) ? Is.UnitAbility : Is.Sacrifice;
}

function kindOfAttack(thing: number): number {
  if (isBuilding(thing)) return buildingOf(thing) === Building.Base ? Is.AttackBase : Is.AttackBuilding;
  return isHero(thing) ? Is.AttackHero : Is.AttackUnit;
}

function kindInAttack(step: number): number {
  switch (step) {
    case AttackStep.Obliterate:
      return Is.Obliterate;
    case AttackStep.NewTarget:
      return Is.NewTarget;
    case AttackStep.Sparkshot:
      return Is.Sparkshot;
    default:
      return Is.Overpower;
  }
}

function kindOfRest(s: State, option: number): number {
  switch (kindIn(option)) {
    case OptionKind.End:
      return Is.End;
    case OptionKind.Empty:
      return Is.Empty + secondIn(option) - 1;
    case OptionKind.Yes:
      return Is.Yes;
    case OptionKind.No:
      return Is.No;
    case OptionKind.Done:
      return kindOfDone(s[at.decision]!);
    default:
      return Is.Other;
  }
}

function kindOfDone(decision: number): number {
  if (decision === Decision.Patrol) return Is.PatrolDone;
  return decision === Decision.Tech ? Is.TechDone : Is.NoTarget;
}

/** The card whose effect asks, or -1 where none does or it lies where not everybody sees it. */
export function sourceOf(s: State): number {
  const frame = s[at.top]!;
  if (s[at.decision] !== Decision.Target && s[at.decision] !== Decision.May) return None.Card;
  const card = s[frame + F.Self]!;
  return s[frame + F.Kind] === Frame.Attack || card < 0 || isHidden(s, card) ? None.Card : card;
}

// Numbers

/** All numbers of an option but those of the heuristic's opinion. */
export function tellOption(s: State, me: number, about: About, out: Float32Array, from: number): void {
  const cost = costOf(s, me, about);
  out[from + Of.Cost] = cost / 5;
  out[from + Of.GoldLeft] = (s[at.gold + me]! - cost) / 10;
  if (about.card >= 0) tellActor(s, about.card, out, from);
  else if (about.definition >= 0) tellNamed(s, me, about, out, from);
  if (about.thing >= 0) tellAimed(s, me, about, out, from);
  if (about.kind === Is.Summon || about.kind === Is.Level) out[from + Of.Levels] = levelsMissing(s, me) / 4;
}

function costOf(s: State, me: number, { kind, definition: d }: About): number {
  switch (kind) {
    case Is.Worker:
    case Is.Level:
      return 1;
    case Is.Summon:
      return summonCost(s, me);
    case Is.Unit:
    case Is.Spell:
    case Is.Tech:
      return playCost(s, me, d);
    default:
      return kind >= Is.Build && kind < Is.Summon ? buildCost(s, me, kind - Is.Build + Building.Tech1) : 0;
  }
}

function tellKeywords(words: number, out: Float32Array, from: number): void {
  out[from + Of.Flying] = words & Keyword.Flying ? 1 : 0;
  out[from + Of.AntiAir] = words & Keyword.AntiAir ? 1 : 0;
  out[from + Of.Passing] = words & PASSING ? 1 : 0;
  out[from + Of.Swift] = words & Keyword.SwiftStrike ? 1 : 0;
}

function tellActor(s: State, card: number, out: Float32Array, from: number): void {
  if (!isUnit(s, card) && !isHero(card)) return;
  out[from + Of.Attack] = attack(s, card) / 5;
  out[from + Of.Life] = hpLeft(s, card) / 5;
  out[from + Of.Damage] = damageOn(s, card) / 5;
  out[from + Of.Tech] = techOf[definition(s, card)]! / 3;
  tellKeywords(keywords(s, card), out, from);
}

function tellNamed(
  s: State,
  me: number,
  { kind, definition: d }: About,
  out: Float32Array,
  from: number,
): void {
  out[from + Of.Attack] = attackOf[d]! / 5;
  out[from + Of.Life] = hpOf[d]! / 5;
  out[from + Of.Tech] = techOf[d]! / 3;
  tellKeywords(keywordsOf[d]!, out, from);
  if (kindOf[d] === Kind.Building) return;
  const printed = printedOf[d]!;
  const copies = kind === Is.Tech ? s[at.codex + me * Size.Playable + printed]! : inHand(s, me, d);
  const isPlayable = kindOf[d] === Kind.Unit ? stands(s, me, techOf[d]!) : heroInPlay(s, me);
  out[from + Of.Copies] = copies / 2;
  out[from + Of.Playable] = isPlayable ? 1 : 0;
}

function inHand(s: State, me: number, d: number): number {
  let n = 0;
  for (let card = head(s, me, Zone.Hand); card >= 0; card = next(s, card)) if (definition(s, card) === d) n++;
  return n;
}

function tellAimed(s: State, me: number, about: About, out: Float32Array, from: number): void {
  const { thing } = about;
  const isCard = !isBuilding(thing);
  const left = lifeOf(s, thing);
  const hit = hitOn(s, about);
  out[from + Of.Aimed] = 1;
  out[from + Of.AimedLife] = left / 5;
  out[from + Of.AimedMine] = seatOf(s, thing) === me ? 1 : -1;
  out[from + Of.Kills] = hit >= left ? 1 : 0;
  out[from + Of.Beyond] = Math.max(0, hit - left) / 5;
  out[from + Of.Amount] = hit / 5;
  if (isCard) tellAimedCard(s, about, out, from);
  else {
    out[from + Of.AimedDamage] = buildingDamage(s, seatOfBuilding(thing), buildingOf(thing)) / 5;
    out[from + Of.AimedTech] = buildingOf(thing) / 3;
  }
}

function lifeOf(s: State, thing: number): number {
  if (!isBuilding(thing)) return hpLeft(s, thing);
  const seat = seatOfBuilding(thing);
  return buildingHp(s, seat, buildingOf(thing)) - buildingDamage(s, seat, buildingOf(thing));
}

/** What the option does to its target, in hp. */
function hitOn(s: State, { kind, card, thing }: About): number {
  const shield = isBuilding(thing) ? 0 : armor(s, thing);
  if (kind >= Is.Target && kind < Is.Obliterate) {
    const n = program[s[s[at.top]! + F.Pc]! + Operation.A]!;
    return kind === Is.Target ? n - shield : kind === Is.Target + Op.Rune - Op.Damage ? -n : 0;
  }
  if (kind === Is.Sparkshot) return 1 - shield;
  if (kind === Is.Overpower) return attack(s, card) - lifeOf(s, s[s[at.top]! + F.Target]! - 1);
  return card >= 0 ? attack(s, card) - shield : 0;
}

function tellAimedCard(s: State, { card, thing }: About, out: Float32Array, from: number): void {
  const back = attack(s, thing);
  out[from + Of.AimedAttack] = back / 5;
  out[from + Of.AimedDamage] = damageOn(s, thing) / 5;
  out[from + Of.AimedPatrols] = slotOf(s, thing) === 0 ? 0 : 1;
  out[from + Of.AimedReady] = flag(s, thing, Flag.Exhausted) ? 0 : 1;
  out[from + Of.AimedTech] = techOf[definition(s, thing)]! / 3;
  if (card >= 0) out[from + Of.Dies] = reaches(s, thing, card) && back >= hpLeft(s, card) ? 1 : 0;
}

/** Whether what is attacked can strike back. */
const reaches = (s: State, thing: number, card: number): boolean =>
  (keywords(s, card) & Keyword.Flying) === 0 ||
  (keywords(s, thing) & (Keyword.Flying | Keyword.AntiAir)) !== 0;
