import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { Luck, seedOf } from '../../core/luck.js';
import { at, Building, Zone } from './layout.js';
import { codexModule } from './module.js';
import { definitionOf, hpOf } from './pool.js';
import { buildingForm, formOf, size } from './state.js';

const { game, namedSide, setupFor, saySide, describeSide, cards, numbers, holds } = codexModule;
const bashing = namedSide('bashing')!;
const finesse = namedSide('Finesse')!;

function begin(options: Parameters<typeof setupFor>[1], first = 0, sides = [bashing, finesse]): Int32Array {
  const s = new Int32Array(game.words);
  game.setup(s, setupFor(sides, options, first), [1, 2]);
  return s;
}

describe('sides', () => {
  test('a spec is a side, however it is spelled; nothing else is', () => {
    expect([bashing.name, finesse.name, namedSide('bash')]).toEqual(['Bashing', 'Finesse', undefined]);
    expect(JSON.parse(JSON.stringify(bashing))).toEqual(bashing);
  });

  test('both sides may be the same', () => {
    const s = begin({}, 0, [finesse, finesse]);
    expect([s[at.spec], s[at.spec + 1]]).toEqual([1, 1]);
    expect(game.sayState(s)).toContain('Turn 1: A');
  });

  test('are told with their cards', () => {
    expect(saySide(bashing)).toContain('Trojan Duck');
    expect(describeSide(finesse)).toMatchObject({ spec: 'finesse' });
  });
});

describe('dials', () => {
  test('as the rules have it', () => {
    const s = begin({}, 1);
    expect([s[at.workers], s[at.workers + 1], s[at.gold], s[at.gold + 1]]).toEqual([5, 4, 0, 4]);
    expect([s[at.baseHp], size(s, 0, Zone.Hand)]).toEqual([20, 5]);
  });

  test('workers, gold and base of each side; the second player has one worker more', () => {
    const s = begin({ dials: { workers: [6, 3], gold: [1, 2], base: [10, 30] } });
    expect([s[at.workers], s[at.workers + 1]]).toEqual([6, 4]);
    expect([s[at.gold], s[at.gold + 1]]).toEqual([7, 2]);
    expect([s[at.baseHp], s[at.baseHp + 1]]).toEqual([10, 30]);
  });

  test('their printed values are those of the rules', () => {
    const facts = codexModule.dials.map((dial) => [dial.name, dial.facts([bashing, finesse], {}, 0).printed]);
    expect(facts).toEqual([
      ['workers', 4],
      ['gold', 0],
      ['base', 20],
    ]);
  });
});

describe('cards', () => {
  test('every card of the box, each with its numbers and words', () => {
    expect(cards()).toHaveLength(44);
    const stomper = cards().find(({ id }) => id === 'hired-stomper')!;
    expect(stomper).toMatchObject({
      name: 'Hired Stomper',
      type: 'unit',
      group: 'bashing',
      traits: ['Lizardman'],
      numbers: { cost: 4, tech: 2, attack: 4, hp: 3 },
      words: ['Arrives: Deal 3 damage to a unit.'],
    });
  });

  test('a patch changes a card for both sides, and nothing else', () => {
    const patches = [
      { card: 'iron-man', number: 'attack', value: 5 },
      { card: 'base', number: 'hp', value: 30 },
    ];
    const [plain, changed] = [begin({}), begin({ patches })];
    const differing = [...plain.subarray(at.forms, at.head)].filter((d, i) => d !== changed[at.forms + i]);
    expect(differing).toHaveLength(2);
    expect(changed[at.baseHp]).toBe(30);
    expect(hpOf[buildingForm(changed, Building.Base)]).toBe(30);
    expect(formOf(plain, 0)).toBe(formOf(changed, 0));
  });

  test.each([
    ['iron-man', ['cost', 'attack', 'hp']],
    ['brick-thief', ['cost', 'attack', 'hp', 'keywords.resist', 'text.damage', 'text.repair']],
    ['discord', ['cost', 'effects.weakenEach.attack', 'effects.weakenEach.hp']],
    ['two-step', ['cost', 'text.partners.attack', 'text.partners.hp']],
    [
      'grounded-guide',
      [
        'cost',
        'attack',
        'hp',
        'text.otherUnits.attack',
        'text.otherUnits.hp',
        'text.virtuosos.attack',
        'text.virtuosos.hp',
      ],
    ],
    [
      'troq-bashar',
      [
        'cost',
        'bands.low.attack',
        'bands.low.hp',
        'bands.mid.attack',
        'bands.mid.hp',
        'bands.mid.damage',
        'bands.max.attack',
        'bands.max.hp',
      ],
    ],
    ['tower', ['cost', 'hp', 'towerDamage']],
    ['tech-1', ['cost', 'hp', 'workers']],
  ])('the numbers of %s', (card, paths) => {
    expect(numbers!(card).map(({ path }) => path)).toEqual(paths);
  });

  test('an unknown card or number is refused with the nearest', () => {
    expect(() =>
      setupFor([bashing, finesse], { patches: [{ card: 'iron-mann', number: 'hp', value: 3 }] }, 0),
    ).toThrow(new InputError('no card "iron-mann"; did you mean "iron-man"?'));
    expect(() =>
      setupFor([bashing, finesse], { patches: [{ card: 'iron-man', number: 'power', value: 3 }] }, 0),
    ).toThrow(InputError);
  });

  test('Dancers are in a game with Finesse', () => {
    expect(holds!([bashing, finesse], 'dancer')).toBe(true);
    expect(holds!([bashing, bashing], 'dancer')).toBe(false);
    expect(holds!([bashing, bashing], 'maestro')).toBe(false);
    expect(holds!([bashing, bashing], 'spark')).toBe(true);
  });
});

describe('sides that are told something', () => {
  const without = (name: string) => namedSide(name)!;

  test('are read back from what they are called', () => {
    const side = without('Finesse without Maestro + tower taking surplus');
    expect([side.name, side.from]).toEqual([
      'Finesse without Maestro and Tower taking Surplus',
      'finesse without maestro+tower taking surplus',
    ]);
    expect(namedSide(side.from)).toEqual(side);
    expect(saySide(side)).toContain('takes Surplus as soon as it can');
    expect(describeSide(side)).toMatchObject({ without: ['maestro', 'tower'], taking: ['surplus'] });
  });

  test.each([
    ['bashing without maestro', '"maestro" is neither in its codex nor a building'],
    ['bashing without towr', 'nearest: "tower"'],
    ['bashing without base', 'neither in its codex nor a building'],
    ['bashing without tower taking tower', 'tower stands after without and after taking'],
  ])('%s is refused in one line', (name, words) => {
    expect(() => namedSide(name)).toThrow(InputError);
    expect(() => namedSide(name)).toThrow(words);
  });

  /** Everything that seat 0 could do in a game of random choices. */
  function offered(side: string): Set<string> {
    const s = begin({}, 0, [without(side), finesse]);
    const options = new Int32Array(game.maxOptions);
    const luck = new Luck(seedOf('told', 1));
    const words = new Set<string>();
    while (game.decider(s) >= 0) {
      const count = game.options(s, options);
      if (game.decider(s) === 0) for (let i = 0; i < count; i++) words.add(game.sayOption(s, options[i]!));
      game.apply(s, options[luck.below(count)]!);
    }
    return words;
  }
  const has = (words: Set<string>, part: string) => [...words].some((each) => each.includes(part));

  test('never get what they do without', () => {
    const usual = offered('bashing');
    const told = offered('bashing without tower+iron-man');
    expect([has(usual, 'builds Tower'), has(usual, 'puts Iron Man')]).toEqual([true, true]);
    expect([has(told, 'builds Tower'), has(told, 'puts Iron Man')]).toEqual([false, false]);
    expect(has(told, 'builds Surplus')).toBe(true);
  });

  test('have no other choice while they can take what they must', () => {
    const s = begin({}, 0, [without('bashing taking tower+eggship'), finesse]);
    const options = new Int32Array(game.maxOptions);
    const first = () => game.sayOption(s, options[0]!);
    expect([game.options(s, options), first()]).toEqual([1, expect.stringContaining('Tower')]);
    while (s[at.turn] === 1) {
      game.apply(s, options[game.options(s, options) - 1]!);
    }
    while (s[at.active] === 1) game.apply(s, options[game.options(s, options) - 1]!);
    expect(s[at.codex + definitionOf.get('eggship')!]).toBe(0);
  });
});
