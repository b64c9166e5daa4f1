import { capital } from '../../../../core/english.js';
import { Label } from '../../../../core/program.js';
import { Op } from '../../program.js';
import type { Amount, Effect, Target } from '../../vocabulary.js';
import type { Scope } from '../../words/scope.js';
import {
  doing,
  following,
  numberedList,
  type Statement,
  sentences,
  together,
  under,
  whole,
} from '../../words/statements.js';
import { isPlural, sayTarget, targetNoun } from '../../words/targets.js';
import { forEachWords, sayAmount } from '../amounts.js';
import type { EffectWords } from '../word.js';
import { guardOf } from './guard.js';

const block = (effects: readonly Effect[], scope: Scope): Statement =>
  together(scope.voice.effects(effects, scope));

function timesWords(n: Amount, scope: Scope): string {
  if (n === 2) return 'twice';
  if (n === 'did') return 'that many times';
  return typeof n === 'number' ? `${n} times` : `a number of times equal to ${sayAmount(n, scope)}`;
}

function eachWords(target: Target, scope: Scope): string {
  const text = sayTarget(target, scope);
  return isPlural(target) ? `each of ${text}` : text;
}

/** "Each player loses 1 æmber" where all the deeds are that player's, else "for each player, …". */
function sayForEachPlayer(effects: readonly Effect[], scope: Scope): Statement {
  const said = block(effects, scope);
  const text = said.text
    .replace(/^that player\b/, 'each player')
    .replaceAll("that player's", 'their')
    .replaceAll('that player has', 'they have')
    .replaceAll('that player controlled', 'they controlled')
    .replaceAll('owned by that player', 'they own');
  if (!text.startsWith('each player') || text.includes('that player')) return under('for each player', said);
  return { ...said, text, bare: `have ${text}`, optional: `you may have ${text}` };
}

/** What is done only if, only perhaps, or more than once. */
export const FLOW = {
  when: {
    write(effect, w) {
      const otherwise = new Label();
      const after = new Label();
      w.emit(Op.JumpUnless, w.condition(effect.if), otherwise);
      w.effects(effect.then);
      if (effect.else.length > 0) w.emit(Op.Jump, after);
      w.here(otherwise);
      w.effects(effect.else);
      w.here(after);
    },
    say(effect, scope) {
      const condition = scope.voice.condition(effect.if, scope);
      const then = under(`if ${condition}`, block(effect.then, scope));
      if (effect.else.length === 0) return then;
      const otherwise = under('otherwise', block(effect.else, scope));
      return following(then, ...sentences([otherwise]));
    },
  },
  ifDone: {
    write(effect, w) {
      const after = new Label();
      w.effects(effect.first);
      w.emit(Op.JumpUnlessDone, after);
      w.effects(effect.then);
      w.here(after);
    },
    say(effect, scope) {
      const first = block(effect.first, scope);
      const then = block(effect.then, scope);
      const chained = then.text.startsWith('if ')
        ? { ...then, text: `${first.done} and ${then.text.slice(3)}` }
        : under(first.done, then);
      return following(first, ...sentences([chained]));
    },
  },
  may: {
    write({ effects }, w) {
      const after = new Label();
      w.emit(Op.May, after, guardOf(effects, w));
      w.effects(effects);
      w.here(after);
    },
    say({ effects }, scope) {
      const all = block(effects, scope);
      return { ...all, text: all.optional, bare: all.optional };
    },
  },
  choose: {
    write({ ways }, w) {
      const starts = ways.map(() => [new Label()] as const);
      const after = new Label();
      w.emitWays(Op.Choice, [], starts);
      ways.forEach((way, i) => {
        w.here(starts[i]![0]);
        w.effects(way);
        w.emit(Op.Jump, after);
      });
      w.here(after);
    },
    say(effect, scope) {
      const ways = effect.ways.map((way) => block(way, { ...scope }));
      if (ways.some((way) => way.next.length > 0)) return whole(`choose one: ${numberedList(ways)}`);
      const said = ways.map((way, at) => (at === 0 ? capital(way.text) : `or ${way.text}`));
      return whole(`choose one: ${said.join('; ')}`);
    },
  },
  times: {
    write({ n, effects }, w) {
      const after = new Label();
      w.emit(Op.Times, w.amount(n), after);
      w.loop(Op.NextTime, effects);
      w.here(after);
    },
    say({ n, effects }, scope) {
      const each = forEachWords(n, scope);
      return under(each ? `for each ${each}` : timesWords(n, scope), block(effects, scope));
    },
  },
  forEach: {
    write({ what, effects }, w) {
      const after = new Label();
      if (what === 'players') {
        w.emit(Op.EachPlayer, after);
        w.loop(Op.NextPlayer, effects);
      } else if (what === 'houses') {
        w.emit(Op.EachHouse, after);
        w.loop(Op.NextHouse, effects);
      } else {
        w.select(what, 0);
        w.emit(Op.EachCard, after);
        w.loop(Op.NextCard, effects);
      }
      w.here(after);
    },
    say({ what, effects }, scope) {
      if (what === 'players') return sayForEachPlayer(effects, scope);
      if (what === 'houses')
        return under('for each house', block(effects, { ...scope, house: 'that house' }));
      const opening = `one at a time, for ${eachWords(what, scope)}`;
      scope.it = targetNoun(what, scope);
      const said = under(opening, block(effects, scope));
      return { ...said, optional: `you may, ${said.text}` };
    },
  },
  again: {
    write: (_, w) => w.emit(Op.Again, w.start),
    say: () => doing('repeat this effect'),
  },
  cancelFight: {
    write: (_, w) => w.emit(Op.CancelFight),
    say: () => doing('exhaust the attacking creature and end the fight without effect'),
  },
} satisfies Partial<EffectWords>;
