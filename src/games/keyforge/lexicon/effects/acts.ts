import { withArticle } from '../../../../core/english.js';
import { FOR_USE, MovePlace, Naming, Op, Pile, UseHow } from '../../program.js';
import type { HousesNamed, MovePlace as MovePlaceWord, UseHow as UseHowWord } from '../../vocabulary.js';
import { filterNoun } from '../../words/filters.js';
import { type Scope, sayOf, sayPlayer, sayPlayers, sayRef } from '../../words/scope.js';
import { clause, doing } from '../../words/statements.js';
import { isPlural, sayTarget } from '../../words/targets.js';
import { seatOf, TAGS, WHO } from '../references.js';
import type { EffectWords } from '../word.js';

const USES: Record<UseHowWord, [how: UseHow, words: string, asYours?: string]> = {
  any: [UseHow.Any, 'use'],
  fight: [UseHow.Fight, 'fight with'],
  reap: [UseHow.Reap, 'reap with'],
  action: [UseHow.Action, 'use the "Action:" ability of', 'use'],
};

const MOVES: Record<MovePlaceWord, [place: MovePlace, verb: string, where: string]> = {
  flank: [MovePlace.Flank, 'move', 'to a flank of its'],
  anywhere: [MovePlace.Anywhere, 'move', 'anywhere in its'],
  battleline: [MovePlace.Battleline, 'put', 'on a flank of its'],
};

const NAMED: Record<HousesNamed, Naming> = {
  opponent: Naming.Opponents,
  foe: Naming.Foe,
  active: Naming.Active,
};

function sayNaming(what: string, among: HousesNamed | undefined, scope: Scope): string {
  if (among === 'active') return 'note that house';
  if (among === 'foe') return `choose a house of ${sayRef('foe', scope)}`;
  return `choose ${withArticle(what)}${among ? " on your opponent's identity card" : ''}`;
}

/** Cards that are used, change sides or change places; and naming. */
export const ACTS = {
  use: {
    write({ what, how, ready, asYours }, w) {
      const [use] = USES[how];
      const card = w.target(what, ready ? 0 : FOR_USE | (use * 2 * FOR_USE));
      w.emit(Op.Use, card, use, ready ? 1 : 0, asYours ? 1 : 0);
    },
    say({ what, how, ready, asYours }, scope) {
      const cards = sayTarget(what, scope);
      const [, words, inYours = words] = USES[how];
      const using = `${ready ? 'ready and ' : ''}${asYours ? inYours : words} ${cards}`;
      return doing(asYours ? `${using} as if ${isPlural(what) ? 'they were' : 'it were'} yours` : using);
    },
  },
  trigger: {
    write: ({ tag, what, asYours }, w) => w.emit(Op.Trigger, TAGS[tag], w.target(what), asYours ? 1 : 0),
    say({ tag, what, asYours }, scope) {
      const card = sayTarget(what, scope);
      return doing(`trigger the "${tag}:" ability of ${card}${asYours ? ' as if you controlled it' : ''}`);
    },
  },
  control: {
    write: (effect, w) => w.emit(Op.Control, w.target(effect.what), seatOf(effect.who), effect.while ? 1 : 0),
    say(effect, scope) {
      const what = sayTarget(effect.what, scope);
      const until = effect.while ? ` until ${scope.self} leaves play` : '';
      return clause(sayPlayer(effect.who, scope), 'take', `control of ${what}${until}`);
    },
  },
  swap: {
    write: ({ a, b }, w) => w.emit(Op.Swap, ...w.pair(a, b)),
    say({ a, b }, scope) {
      const first = sayTarget(a, scope);
      return doing(`swap ${first} with ${sayTarget(b, scope)} in the battleline`);
    },
  },
  moveTo: {
    write: ({ what, place }, w) => w.emit(Op.MoveTo, w.target(what), MOVES[place][0]),
    say({ what, place }, scope) {
      const [, verb, where] = MOVES[place];
      return doing(`${verb} ${sayTarget(what, scope)} ${where} controller's battleline`);
    },
  },
  rearrange: {
    write: ({ who }, w) => w.emit(Op.Rearrange, seatOf(who)),
    say: ({ who }, scope) => doing(`rearrange the creatures in ${sayPlayers(who, scope)} battleline`),
  },
  redistribute: {
    write: ({ what, filter }, w) =>
      w.emit(Op.Redistribute, what === 'amber' ? Pile.Amber : Pile.Damage, w.filter(filter)),
    say({ what, filter }, scope) {
      const creatures = filterNoun(filter, scope).many;
      return doing(
        `redistribute the ${what === 'amber' ? 'æmber' : what} on ${creatures} among ${creatures}`,
      );
    },
  },
  attach: {
    write: ({ what, to }, w) => w.emit(Op.Attach, ...w.pair(what, to)),
    say({ what, to }, scope) {
      const upgrade = sayTarget(what, scope);
      return doing(`attach ${upgrade} to ${sayTarget(to, scope)}`);
    },
  },
  name: {
    write({ what, among }, w) {
      if (what === 'house') w.emit(Op.NameHouse, among ? NAMED[among] : Naming.Any);
      else w.emit(what === 'number' ? Op.NameNumber : Op.NameTrait);
    },
    say: ({ what, among }, scope) => doing(sayNaming(what, among, scope)),
  },
  makeActive: {
    write: ({ houseOf }, w) => w.emit(Op.MakeActive, WHO[houseOf]),
    say: ({ houseOf }, scope) => doing(`make ${sayOf(houseOf, 'house', scope)} your active house`),
  },
  endTurn: {
    write: (_, w) => w.emit(Op.EndTurn),
    say: () => doing('end your turn'),
  },
} satisfies Partial<EffectWords>;
