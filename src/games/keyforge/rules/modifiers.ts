import type { State } from '../../../core/game.js';
import { at, Lasting, Mod, Size } from '../layout.js';
import {
  AbilityFlag,
  abilityTags,
  assaultOf,
  givenKeywordsOf,
  hazardousOf,
  keywordsOf,
  kindOf,
  modA,
  modB,
  modFilter,
  modFlags,
  modKind,
  modN,
  modReach,
  modWhile,
  powerOf,
  program,
  Reach,
  tagsOf,
  textOf,
} from '../pool.js';
import { Keyword, Kind } from '../program.js';
import {
  definition,
  has,
  hostOf,
  inPlay,
  isAtEnd,
  isCreature,
  nextIn,
  powerCounters,
  printedHouses,
} from '../state.js';
import { bindText, ctx } from './context.js';
import { evaluator } from './evaluator.js';
import {
  bindLasting,
  borrower,
  holdsNow,
  isGranted,
  lastingBehind,
  lastingEnd,
  lentText,
  timesOf,
} from './lasting.js';

/** What constant abilities and lasting effects make of a card. Their filters and amounts may ask for the same. */

export const hasModifiers = (s: State, kind: Mod): boolean =>
  (((s[at.modMask]! | s[at.lastingMods]!) >> kind) & 1) === 1;

/** Printed, with its counters. */
export const ownPower = (s: State, card: number): number =>
  powerOf[definition(s, card)]! + powerCounters(s, card);

export function power(s: State, card: number): number {
  const base = ownPower(s, card);
  return hasModifiers(s, Mod.Power) ? Math.max(0, base + modifierTotal(s, Mod.Power, card, 0)) : base;
}

export function hasKeyword(s: State, card: number, bit: number): boolean {
  if (hasModifiers(s, Mod.LoseKeyword) && modifierTotal(s, Mod.LoseKeyword, card, 0) & bit) return false;
  if ((keywordsOf[definition(s, card)]! & bit) !== 0 && !isBlank(s, card)) return true;
  return isKeywordGiven(s, bit) && (modifierTotal(s, Mod.Keyword, card, 0) & bit) !== 0;
}

/** Whether any text gives a card this keyword: most that give one give another. */
function isKeywordGiven(s: State, bit: number): boolean {
  if (!hasModifiers(s, Mod.Keyword)) return false;
  if ((s[at.lastingMods]! >> Mod.Keyword) & 1) return true;
  const set = at.modifies + Size.Set * Mod.Keyword;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (givenKeywordsOf[definition(s, source)]! & bit) return true;
  }
  return false;
}

/** Assault and hazardous add up. */
export function keywordValue(s: State, card: number, bit: number, printed: Int32Array): number {
  const base = isBlank(s, card) ? 0 : printed[definition(s, card)]!;
  return isKeywordGiven(s, bit) ? base + modifierTotal(s, Mod.Keyword, card, bit) : base;
}
export const assaultValue = (s: State, card: number): number =>
  keywordValue(s, card, Keyword.Assault, assaultOf);
export const hazardousValue = (s: State, card: number): number =>
  keywordValue(s, card, Keyword.Hazardous, hazardousOf);

export const ignoredKeywords = (s: State, card: number): number =>
  hasModifiers(s, Mod.Ignores) ? modifierTotal(s, Mod.Ignores, card, 0) : 0;

/** Bits of the houses a card belongs to now. */
export function housesOf(s: State, card: number): number {
  if (hasModifiers(s, Mod.Belongs) && inPlay(s, card)) {
    return modifierTotal(s, Mod.Belongs, card, 0) || printedHouses(s, card);
  }
  return printedHouses(s, card);
}

export function isFlank(s: State, card: number): boolean {
  if (!isCreature(s, card)) return false;
  return isAtEnd(s, card) || (hasModifiers(s, Mod.Flank) && modifierTotal(s, Mod.Flank, card, 0) > 0);
}

/**
 * From the moment it is in play: deploy and how a card enters play come before that. An artifact that its action has
 * made a creature is that by no text box of a creature.
 */
export const isBlank = (s: State, card: number): boolean =>
  hasModifiers(s, Mod.Blank) &&
  inPlay(s, card) &&
  kindOf[definition(s, card)] !== Kind.Artifact &&
  modifierTotal(s, Mod.Blank, card, 0) > 0;

/** The tags of which any makes an ability of this card resolve when those with `tag` do. */
export function tagsMeant(s: State, card: number, tag: number): number {
  if (!hasModifiers(s, Mod.AlsoTagged) || !isCreature(s, card)) return tag;
  let tags = tag;
  for (;;) {
    const more = tags | modifierTotal(s, Mod.AlsoTagged, card, tags);
    if (more === tags) return tags;
    tags = more;
  }
}

/** Whether another card gives it an ability with such a tag. */
export function gainsTag(s: State, card: number, tag: number): boolean {
  return hasModifiers(s, Mod.Gains) && (modifierTotal(s, Mod.Gains, card, 0) & tag) !== 0;
}

/** Sums, or bits, or a plain yes, of all modifiers of a kind that touch a card now. */
export function modifierTotal(s: State, kind: Mod, card: number, wanted: number): number {
  return isInReach(s, kind, card) ? readModifiers(s, kind, card, wanted) : 0;
}

/** Most texts speak only of the card they stand on: for all others they need not be read. */
function isInReach(s: State, kind: Mod, card: number): boolean {
  if ((s[at.lastingMods]! >> kind) & 1) return true;
  const set = at.modifies + Size.Set * kind;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    const p = modifiersAt(definition(s, source));
    const last = p + program[p]!;
    for (let i = p + 1; i <= last; i++) {
      if (modKind[program[i]!] === kind && reaches(s, program[i]!, source, card)) return true;
    }
  }
  return false;
}

function reaches(s: State, mod: number, source: number, card: number): boolean {
  if (modReach[mod] === Reach.Anyone) return true;
  const bearer = modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source;
  return card === (modReach[mod] === Reach.Bearer ? bearer : hostOf(s, bearer));
}

function readModifiers(s: State, kind: Mod, card: number, wanted: number): number {
  const { self, you, granter, it, subject, foe, player, named, did, number, frame } = ctx;
  let total = 0;
  const set = at.modifies + Size.Set * kind;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (kind !== Mod.Blank && isBlank(s, source)) continue;
    total = addText(s, kind, card, wanted, source, definition(s, source), total);
  }
  if ((s[at.lastingMods]! >> kind) & 1) total = addLasting(s, kind, card, wanted, total);
  ctx.self = self;
  ctx.you = you;
  ctx.granter = granter;
  ctx.it = it;
  ctx.subject = subject;
  ctx.foe = foe;
  ctx.player = player;
  ctx.named = named;
  ctx.did = did;
  ctx.number = number;
  ctx.frame = frame;
  return total;
}

/** The place of a definition's modifiers in the program: how many, then each. */
export const modifiersAt = (d: number): number => textOf[d]! + 1 + program[textOf[d]!]!;

function addText(
  s: State,
  kind: Mod,
  card: number,
  wanted: number,
  source: number,
  d: number,
  start: number,
): number {
  let total = start;
  const p = modifiersAt(d);
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== kind || !reaches(s, mod, source, card)) continue;
    bindText(s, modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source, source);
    if (touches(s, mod, card)) total = addOne(s, kind, mod, wanted, total);
  }
  return total;
}

/** A constant ability speaks of the card it stands on when it says nothing else. */
export function touches(s: State, mod: number, card: number): boolean {
  if (modFilter[mod] !== 0 && !evaluator.matches(s, modFilter[mod]!, card)) return false;
  if (modWhile[mod] !== 0 && !evaluator.test(s, modWhile[mod]!)) return false;
  ctx.it = card;
  return true;
}

function addOne(s: State, kind: Mod, mod: number, wanted: number, total: number): number {
  switch (kind) {
    case Mod.Power:
    case Mod.Armor:
      return total + evaluator.amount(s, modN[mod]!);
    case Mod.Keyword:
      if (wanted === 0) return total | modA[mod]!;
      return modA[mod] === wanted ? total + evaluator.amount(s, modN[mod]!) : total;
    case Mod.Gains:
      return total | abilityTags[modA[mod]!]!;
    case Mod.MoreDamage:
      return total + modN[mod]!;
    case Mod.AlsoTagged:
      return modB[mod]! & wanted ? total | modA[mod]! : total;
    case Mod.Flank:
    case Mod.Blank:
    case Mod.Controlled:
      return 1;
    default:
      return total | modA[mod]!;
  }
}

/** Whether a lasting modifier touches a card now; binds it. */
export function lastingTouches(s: State, e: number, card: number): boolean {
  if (!holdsNow(s, e)) return false;
  if (isGranted(s, e) && (card < 0 || !has(s, e + Lasting.Cards, card))) return false;
  bindLasting(s, e, card);
  return touches(s, ~s[e + Lasting.What]!, card);
}

function addLasting(s: State, kind: Mod, card: number, wanted: number, start: number): number {
  let total = start;
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const what = s[e + Lasting.What]!;
    if (lentText(s, e) >= 0) total = addLent(s, kind, card, wanted, e, total);
    if (what >= 0 || modKind[~what] !== kind || !lastingTouches(s, e, card)) continue;
    for (let times = timesOf(s, e); times > 0; times--) total = addOne(s, kind, ~what, wanted, total);
  }
  return total;
}

/** What the text that `borrower` has for a while says of a card; of the borrower itself also keywords and tags. */
function addLent(s: State, kind: Mod, card: number, wanted: number, e: number, start: number): number {
  const source = borrower(s, e);
  const d = lentText(s, e);
  if (kind !== Mod.Blank && isBlank(s, source)) return start;
  let total = start;
  for (let times = timesOf(s, e); times > 0; times--) {
    if (card === source) total = addPrinted(kind, wanted, d, total);
    total = addText(s, kind, card, wanted, source, d, total);
  }
  return total;
}

function addPrinted(kind: Mod, wanted: number, d: number, total: number): number {
  if (kind === Mod.Gains) return total | tagsOf[d]!;
  if (kind !== Mod.Keyword) return total;
  if (wanted === 0) return total | keywordsOf[d]!;
  return total + (wanted === Keyword.Assault ? assaultOf[d]! : hazardousOf[d]!);
}
