import { withArticle } from '../../../../core/english.js';
import { FOR_USE, Op, UseHow } from '../../program.js';
import type { UseHow as UseHowWord } from '../../vocabulary.js';
import { sayPlayer } from '../../words/scope.js';
import { clause, doing } from '../../words/statements.js';
import { isPlural, sayTarget } from '../../words/targets.js';
import { seatOf, TAGS } from '../references.js';
import type { EffectWords } from '../word.js';

const USES: Record<UseHowWord, [how: UseHow, words: string, asYours?: string]> = {
  any: [UseHow.Any, 'use'],
  fight: [UseHow.Fight, 'fight with'],
  reap: [UseHow.Reap, 'reap with'],
  action: [UseHow.Action, 'use the "Action:" ability of', 'use'],
};

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
    write: ({ what, place }, w) => w.emit(Op.MoveTo, w.target(what), place === 'anywhere' ? 1 : 0),
    say({ what, place }, scope) {
      const where = place === 'flank' ? 'to a flank of its' : 'anywhere in its';
      return doing(`move ${sayTarget(what, scope)} ${where} controller's battleline`);
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
      if (what === 'house') w.emit(Op.NameHouse, among === 'opponent' ? 1 : 0);
      else w.emit(what === 'number' ? Op.NameNumber : Op.NameTrait);
    },
    say({ what, among }) {
      const where = among ? " on your opponent's identity card" : '';
      return doing(`choose ${withArticle(what)}${where}`);
    },
  },
} satisfies Partial<EffectWords>;
