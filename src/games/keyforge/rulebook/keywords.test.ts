import { describe, expect, test } from 'vitest';
import {
  act,
  choose,
  endTurn,
  fight,
  line,
  offers,
  omni,
  play,
  pools,
  reap,
  start,
  take,
  targets,
  zone,
} from '../testkit.js';

describe('glossary: Alpha', () => {
  const setup = (more: object = {}) =>
    start({
      house: 'brobnar',
      players: [
        { hand: ['first-blood', 'punch'], line: ['troll'], artifacts: ['mighty-javelin'], ...more },
        { line: ['mother'] },
      ],
    });

  test('it can be played as the first thing of the step', () => {
    expect(offers(setup())).toContain('play first-blood');
  });

  test.each([
    ['a card was played', 'play punch', 'target mother'],
    ['a card was discarded', 'discard punch', ''],
    ['a card was used', 'reap troll', ''],
    ['a card of another house was used', 'omni mighty-javelin', 'target mother'],
  ])('not when %s', (_what, ...picks) => {
    const s = take(setup(), ...picks.filter((pick) => pick !== ''));
    expect(offers(s)).not.toContain('play first-blood');
    expect(offers(s)).toContain('discard first-blood');
  });

  test('it binds also an effect that would play the card', () => {
    const s = start({ house: 'logos', players: [{ hand: ['wild-wormhole'], deck: ['first-blood'] }] });
    play(s, 'wild-wormhole');
    expect(s.view().players[0].deck[0]).toBe('first-blood');
  });

  test('what happens in earlier steps does not count', () => {
    const s = start({
      step: 'house',
      players: [{ archives: ['first-blood'], line: ['jehu-the-bureaucrat', 'troll'] }],
    });
    take(s, 'house brobnar', 'yes');
    expect(offers(s)).toContain('play first-blood');
  });
});

describe('glossary: Omega', () => {
  test('after it has resolved the step ends', () => {
    const s = start({
      house: 'dis',
      players: [
        {
          hand: ['unlocked-gateway', 'fear'],
          line: [{ card: 'troll', exhausted: true }, 'tocsin'],
          artifacts: [{ card: 'cannon', exhausted: true }],
        },
        { line: ['mother'] },
      ],
    });
    play(s, 'unlocked-gateway');
    expect(s.view().players[0].discard).toContain('unlocked-gateway');
    expect(s.card('cannon').exhausted).toBe(false);
    expect(s.view().players[0].hand).toHaveLength(6);
    expect(s.decision()).toMatchObject({ seat: 1, kind: 'house' });
  });

  test('all of it resolves first', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['gravid-cycle'], discard: ['troll', 'bumpsy'] }],
    });
    play(s, 'gravid-cycle', 'troll');
    expect(s.view().players[0].hand).toContain('troll');
    expect(s.view().turn.active).toBe(1);
  });

  test('it binds also when an effect plays the card', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['wild-wormhole', 'doc-bookton'], deck: ['little-niff'], line: ['mother'] }],
    });
    play(s, 'wild-wormhole').pick({ value: 'left' });
    expect(line(s, 0)).toEqual(['little-niff', 'mother']);
    expect(s.decision()).toMatchObject({ seat: 1 });
  });

  test('alpha and omega: the whole step is this one card', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['swindle', 'urchin'] }, { amber: 5 }] });
    play(s, 'swindle');
    expect(pools(s)).toEqual([3, 2]);
    expect(s.view().turn.active).toBe(1);
  });
});

describe('glossary: Assault', () => {
  test('before the fight the attacker deals that much to the creature it attacks', () => {
    const s = start({ house: 'untamed', players: [{ line: ['ancient-bear'] }, { line: ['troll'] }] });
    fight(s, 'ancient-bear');
    expect(s.card('troll').damage).toBe(7);
    expect(zone(s, 'ancient-bear')).toBe('discard');
  });

  test('if that destroys the enemy the fight is over', () => {
    const s = start({ house: 'untamed', players: [{ line: ['ancient-bear'] }, { line: ['dust-imp'] }] });
    fight(s, 'ancient-bear');
    expect(s.card('ancient-bear')).toMatchObject({ damage: 0, exhausted: true });
  });

  test('gained assault adds up', () => {
    const s = start({
      house: 'untamed',
      players: [{ line: [{ card: 'ancient-bear', upgrades: ['way-of-the-bear'] }] }, { line: ['halacor'] }],
    });
    expect(s.card('ancient-bear').keywords).toEqual(['assault 4']);
    fight(s, 'ancient-bear');
    expect(s.card('ancient-bear').damage).toBe(0);
  });

  test('only when it attacks', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: ['ancient-bear'] }] });
    fight(s, 'troll');
    expect(s.card('troll').damage).toBe(5);
  });

  test('armor stops it', () => {
    const s = start({
      house: 'untamed',
      players: [{ line: ['ancient-bear'] }, { line: ['champion-tabris'] }],
    });
    fight(s, 'ancient-bear');
    expect(s.card('champion-tabris').damage).toBe(5);
  });
});

describe('glossary: Hazardous', () => {
  test('before the fight the attacked creature deals that much to the attacker', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: ['lieutenant-khrkhar'] }] });
    fight(s, 'troll');
    expect([zone(s, 'troll'), zone(s, 'lieutenant-khrkhar')]).toEqual(['discard', 'discard']);
  });

  test('if that destroys the attacker there is no fight', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['bumpsy'] }, { line: ['briar-grubbling'] }] });
    fight(s, 'bumpsy');
    expect(zone(s, 'bumpsy')).toBe('discard');
    expect(s.card('briar-grubbling').damage).toBe(0);
  });

  test('gained hazardous adds up', () => {
    const s = start({
      house: 'staralliance',
      players: [
        { line: ['lieutenant-khrkhar', { card: 'armsmaster-molina', upgrades: ['flame-wreathed'] }] },
      ],
    });
    expect(s.card('lieutenant-khrkhar').keywords).toEqual(['taunt', 'hazardous 6']);
    expect(s.card('armsmaster-molina').keywords).toEqual(['hazardous 5']);
  });

  test('only when it is attacked', () => {
    const s = start({ house: 'untamed', players: [{ line: ['briar-grubbling'] }, { line: ['troll'] }] });
    fight(s, 'briar-grubbling');
    expect(s.card('troll').damage).toBe(2);
  });

  test('assault against hazardous: the active player orders them, and the first may settle it', () => {
    const setup = { house: 'untamed', players: [{ line: ['ancient-bear'] }, { line: ['briar-grubbling'] }] };
    const bear = take(start(setup), 'fight ancient-bear', 'order ancient-bear');
    expect(zone(bear, 'briar-grubbling')).toBe('discard');
    expect(bear.card('ancient-bear').damage).toBe(0);
    const grubbling = take(start(setup), 'fight ancient-bear', 'order briar-grubbling');
    expect(zone(grubbling, 'ancient-bear')).toBe('discard');
    expect(grubbling.card('briar-grubbling').damage).toBe(0);
  });
});

describe('glossary: Deploy', () => {
  test('it may enter anywhere in the line, also between two creatures', () => {
    const s = start({ house: 'sanctum', players: [{ hand: ['lion-bautrem'], line: ['troll', 'bumpsy'] }] });
    s.pick({ kind: 'play', card: 'lion-bautrem' });
    expect(offers(s)).toEqual(['flank left', 'flank right', 'flank 1']);
    s.pick({ value: 1 });
    expect(line(s, 0)).toEqual(['troll', 'lion-bautrem', 'bumpsy']);
    expect(s.card('troll').power).toBe(10);
  });

  test('beside one creature there is no place between', () => {
    const s = start({ house: 'sanctum', players: [{ hand: ['lion-bautrem'], line: ['troll'] }] });
    s.pick({ kind: 'play', card: 'lion-bautrem' });
    expect(offers(s)).toEqual(['flank left', 'flank right']);
  });

  test('also when it is put into play, but not when it changes sides', () => {
    const put = start({
      house: 'dis',
      players: [{ line: ['overlord-greking', 'troll'] }, { line: ['lion-bautrem'] }],
    });
    fight(put, 'overlord-greking');
    expect(offers(put)).toContain('flank 1');
    const taken = start({
      house: 'mars',
      players: [{ hand: ['hypnobeam'], line: ['mother', 'troll'] }, { line: ['lion-bautrem'] }],
    });
    expect(offers(play(taken, 'hypnobeam'))).toEqual(['flank left', 'flank right']);
  });
});

describe('glossary: Elusive', () => {
  const setup = () =>
    start({ house: 'brobnar', players: [{ line: ['troll', 'bumpsy'] }, { line: ['dew-faerie'] }] });

  test('the first attack of a turn deals no damage, either way', () => {
    const s = setup();
    fight(s, 'troll');
    expect(s.card('dew-faerie').damage).toBe(0);
    expect(s.card('troll')).toMatchObject({ damage: 0, exhausted: true });
  });

  test('the second attack of the turn does', () => {
    const s = setup();
    fight(s, 'troll');
    fight(s, 'bumpsy');
    expect(zone(s, 'dew-faerie')).toBe('discard');
    expect(s.card('bumpsy').damage).toBe(2);
  });

  test('each turn has its first attack', () => {
    const s = setup();
    fight(s, 'troll');
    endTurn(s, 'brobnar');
    endTurn(s, 'brobnar');
    fight(s, 'bumpsy');
    expect(s.card('dew-faerie').damage).toBe(0);
  });

  test('its own attack deals damage as usual', () => {
    const s = start({ house: 'untamed', players: [{ line: ['dew-faerie'] }, { line: ['troll'] }] });
    fight(s, 'dew-faerie');
    expect(s.card('troll').damage).toBe(2);
    expect(zone(s, 'dew-faerie')).toBe('discard');
  });

  test('"Fight:" resolves after an eluded attack', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['headhunter'] }, { line: ['dew-faerie'] }] });
    fight(s, 'headhunter');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('it does not save from assault', () => {
    const s = start({ house: 'untamed', players: [{ line: ['ancient-bear'] }, { line: ['dew-faerie'] }] });
    fight(s, 'ancient-bear');
    expect(zone(s, 'dew-faerie')).toBe('discard');
  });

  test('nor from other abilities', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch'] }, { line: ['dew-faerie'] }] });
    play(s, 'punch');
    expect(zone(s, 'dew-faerie')).toBe('discard');
  });

  test('and not the attacker from hazardous', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['troll'] }, { line: [{ card: 'dew-faerie', upgrades: ['flame-wreathed'] }] }],
    });
    fight(s, 'troll');
    expect(s.card('troll').damage).toBe(2);
    expect(s.card('dew-faerie').damage).toBe(0);
  });

  test('an attacker may ignore it', () => {
    const s = start({ house: 'untamed', players: [{ line: ['niffle-ape'] }, { line: ['dew-faerie'] }] });
    fight(s, 'niffle-ape');
    expect(zone(s, 'dew-faerie')).toBe('discard');
  });

  test('lent by a creature that "Before Fight:" destroys, it is gone when the damage is dealt', () => {
    const s = start({
      house: 'sanctum',
      players: [{ line: ['lord-golgotha'] }, { line: ['lamindra', 'troll'] }],
    });
    fight(s, 'lord-golgotha', 'troll');
    expect(zone(s, 'lamindra')).toBe('discard');
    expect([s.card('troll').damage, zone(s, 'lord-golgotha')]).toEqual([5, 'discard']);
  });
});

describe('glossary: Invulnerable', () => {
  const ghost = (more: object = {}) => ({ card: 'dust-imp', upgrades: ['ghostform'], ...more });

  test('it cannot be dealt damage', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch'] }, { line: [ghost()] }] });
    play(s, 'punch');
    expect(s.card('dust-imp')).toMatchObject({ zone: 'line', damage: 0 });
  });

  test('it cannot be destroyed', () => {
    const s = start({ house: 'dis', players: [{ hand: ['gateway-to-dis'] }, { line: [ghost()] }] });
    play(s, 'gateway-to-dis');
    expect(line(s, 1)).toEqual(['dust-imp']);
    expect(pools(s)).toEqual([0, 0]);
  });

  test.each([
    ['returned to hand', 'fear', 'dis', 'hand'],
    ['purged', 'oubliette', 'shadows', 'purged'],
  ])('but it can be %s', (_how, card, house, expected) => {
    const s = start({ house, players: [{ hand: [card] }, { line: [ghost()] }] });
    play(s, card);
    expect(zone(s, 'dust-imp')).toBe(expected);
  });

  test('it can be put into archives', () => {
    const s = start({ house: 'mars', players: [{ line: ['uxlyx-the-zookeeper'] }, { line: [ghost()] }] });
    reap(s, 'uxlyx-the-zookeeper');
    expect(s.card('dust-imp')).toMatchObject({ zone: 'archives', seat: 0 });
  });

  test('it stays in play with power 0', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['king-of-the-crag'] },
        { line: [{ card: 'grenade-snib', upgrades: ['ghostform'] }] },
      ],
    });
    play(s, 'king-of-the-crag');
    expect(s.card('grenade-snib')).toMatchObject({ zone: 'line', power: 0 });
  });

  test('a creature that stops being invulnerable with power 0 is destroyed', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: ['king-of-the-crag'] },
        { line: [{ card: 'grenade-snib', upgrades: ['ghostform'] }] },
      ],
    });
    s.edit({ cards: { ghostform: { zone: 'discard' } } });
    reap(s, 'king-of-the-crag');
    expect(zone(s, 'grenade-snib')).toBe('discard');
  });
});

describe('glossary: Poison', () => {
  test('any damage that its power deals destroys, also when it attacks with skirmish', () => {
    const s = start({ house: 'shadows', players: [{ line: ['macis-asp'] }, { line: ['troll'] }] });
    fight(s, 'macis-asp');
    expect(zone(s, 'troll')).toBe('discard');
    expect(s.card('macis-asp').damage).toBe(0);
  });

  test('also when it is attacked', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: ['inka-the-spider'] }] });
    fight(s, 'troll');
    expect([zone(s, 'troll'), zone(s, 'inka-the-spider')]).toEqual(['discard', 'discard']);
  });

  test('not when armor prevents all of it', () => {
    const s = start({ house: 'shadows', players: [{ line: ['mooncurser'] }, { line: ['raiding-knight'] }] });
    fight(s, 'mooncurser');
    expect(s.card('raiding-knight')).toMatchObject({ zone: 'line', damage: 0, armor: 1 });
  });

  test('one point that gets through armor is enough', () => {
    const s = start({ house: 'shadows', players: [{ line: ['macis-asp'] }, { line: ['raiding-knight'] }] });
    fight(s, 'macis-asp');
    expect(zone(s, 'raiding-knight')).toBe('discard');
  });

  test('not through a ward', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: ['macis-asp'] }, { line: [{ card: 'troll', ward: true }] }],
    });
    fight(s, 'macis-asp');
    expect(s.card('troll')).toMatchObject({ zone: 'line', damage: 0, ward: false });
  });

  test('not on an elusive creature’s first attack', () => {
    const s = start({ house: 'shadows', players: [{ line: ['macis-asp'] }, { line: ['dew-faerie'] }] });
    fight(s, 'macis-asp');
    expect(zone(s, 'dew-faerie')).toBe('line');
  });

  test('power damage that falls on another creature poisons that one', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: ['macis-asp'] }, { line: ['dodger', 'shadow-self'] }],
    });
    fight(s, 'macis-asp', 'dodger');
    expect(zone(s, 'shadow-self')).toBe('discard');
    expect(s.card('dodger').damage).toBe(0);
  });

  test('what the foe of a poisonous creature deals back does not poison', () => {
    const s = start({
      house: 'untamed',
      players: [{ line: ['inka-the-spider', 'shadow-self'] }, { line: ['troll'] }],
    });
    fight(s, 'inka-the-spider');
    expect(zone(s, 'troll')).toBe('discard');
    expect(s.card('shadow-self')).toMatchObject({ zone: 'line', damage: 8 });
  });

  test('only power damage: assault of a poisonous creature does not poison', () => {
    const s = start({
      house: 'shadows',
      players: [
        { line: [{ card: 'macis-asp', upgrades: ['way-of-the-bear'] }] },
        { line: [{ card: 'dew-faerie', power: 5 }] },
      ],
    });
    fight(s, 'macis-asp');
    expect(s.card('dew-faerie')).toMatchObject({ zone: 'line', damage: 2 });
  });
});

describe('glossary: Skirmish', () => {
  test('used to fight it is dealt no damage in return', () => {
    const s = start({ house: 'untamed', players: [{ line: ['snufflegator'] }, { line: ['troll'] }] });
    fight(s, 'snufflegator');
    expect(s.card('snufflegator').damage).toBe(0);
    expect(s.card('troll').damage).toBe(4);
  });

  test('attacked it is dealt damage', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: ['snufflegator'] }] });
    fight(s, 'troll');
    expect(zone(s, 'snufflegator')).toBe('discard');
    expect(s.card('troll').damage).toBe(4);
  });

  test('it does not help against hazardous', () => {
    const s = start({
      house: 'untamed',
      players: [{ line: ['snufflegator'] }, { line: ['briar-grubbling'] }],
    });
    fight(s, 'snufflegator');
    expect(zone(s, 'snufflegator')).toBe('discard');
  });
});

describe('glossary: Taunt', () => {
  const attackable = (theirs: string[], attacker = 'troll', house = 'brobnar') => {
    const s = start({ house, players: [{ line: [attacker, 'mother'] }, { line: theirs }] });
    s.pick({ kind: 'fight', card: attacker });
    return s.decision()?.kind === 'target' ? targets(s) : 'the only one';
  };

  test('its neighbors cannot be attacked', () => {
    expect(attackable(['dust-imp', 'champion-anaphiel', 'bumpsy', 'dodger'])).toEqual([
      'champion-anaphiel',
      'dodger',
    ]);
  });

  test('unless they have taunt themselves', () => {
    expect(attackable(['dust-imp', 'champion-anaphiel', 'yxilx-dominator'])).toEqual([
      'champion-anaphiel',
      'yxilx-dominator',
    ]);
  });

  test('an attacker may ignore it', () => {
    expect(attackable(['dust-imp', 'champion-anaphiel'], 'niffle-ape', 'untamed')).toEqual([
      'dust-imp',
      'champion-anaphiel',
    ]);
  });

  test('it binds also fights by effects', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['anger'], line: ['troll'] }, { line: ['dust-imp', 'champion-anaphiel'] }],
    });
    play(s, 'anger');
    expect(s.card('champion-anaphiel')).toMatchObject({ zone: 'discard' });
    expect(zone(s, 'dust-imp')).toBe('line');
  });

  test('it protects only from attacks', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: ['dust-imp', 'champion-anaphiel'] }],
    });
    play(s, 'punch', 'dust-imp');
    expect(zone(s, 'dust-imp')).toBe('discard');
  });

  test('gained taunt counts, and no longer when it is gone', () => {
    const s = start({
      house: 'dis',
      players: [{ line: ['the-terror', 'tocsin'] }, { line: ['dust-imp', 'gub', 'bumpsy'] }],
    });
    expect(s.card('gub')).toMatchObject({ power: 6, keywords: ['taunt'] });
    fight(s, 'the-terror');
    expect(s.card('gub').damage).toBe(5);
  });
});

describe('glossary: Omni', () => {
  test('it can be used in any turn of its controller, and exhausts the card', () => {
    const s = start({
      house: 'sanctum',
      players: [{ artifacts: ['incubation-chamber'], hand: ['tunk', 'anger'] }],
    });
    omni(s, 'incubation-chamber');
    expect(s.view().players[0].archives).toHaveLength(1);
    expect(s.card('incubation-chamber').exhausted).toBe(true);
    expect(offers(s)).not.toContain('omni incubation-chamber');
  });

  test('not in the opponent’s turn', () => {
    const s = start({ active: 1, players: [{ artifacts: ['mighty-javelin'] }, { line: ['troll'] }] });
    expect(offers(s)).not.toContain('omni mighty-javelin');
  });
});

describe('glossary: Haunted', () => {
  test.each([
    [9, true],
    [10, false],
  ])('with %i cards in the discard pile The Grim Reaper enters exhausted: %s', (n, exhausted) => {
    const discard = Array.from({ length: n }, () => 'anger');
    const s = start({ house: 'brobnar', players: [{ hand: ['the-grim-reaper'], discard }] });
    play(s, 'the-grim-reaper');
    expect(s.card('the-grim-reaper').exhausted).toBe(exhausted);
  });
});

describe('glossary: Neighbor, Flank and Center of the battleline', () => {
  test('neighbors stand directly left and right', () => {
    const s = start({ players: [{ line: ['troll', 'bulwark', 'bumpsy', 'mother'] }] });
    expect(s.view().players[0].line.map(({ armor }) => armor)).toEqual([2, 2, 2, 0]);
  });

  test('a creature on the flank has one neighbor', () => {
    const s = start({ players: [{ line: ['knoxx', 'troll'] }] });
    expect(s.card('knoxx').power).toBe(6);
  });

  test('both ends of the line are flanks', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: ['bulleteye'] }, { line: ['troll', 'mother', 'bumpsy'] }],
    });
    reap(s, 'bulleteye');
    expect(targets(s)).toEqual(['bulleteye', 'troll', 'bumpsy']);
  });

  test('a lone creature is on both flanks and in the center', () => {
    const s = start({ players: [{ line: ['staunch-knight'] }, { line: ['kaloch-stonefather'] }] });
    expect(s.card('staunch-knight').power).toBe(6);
    expect(s.card('kaloch-stonefather').keywords).toEqual(['skirmish']);
  });

  test.each([
    ['in the middle of three', ['troll', 'kaloch-stonefather', 'bumpsy'], true],
    ['beside the middle', ['kaloch-stonefather', 'troll', 'bumpsy'], false],
    ['of an even number nobody', ['troll', 'kaloch-stonefather'], false],
  ])('center: %s', (_where, creatures, center) => {
    const s = start({ players: [{ line: creatures }] });
    expect(s.card('troll').keywords).toEqual(center ? ['skirmish'] : []);
  });

  test('a creature may be considered a flank creature', () => {
    const s = start({
      house: 'logos',
      players: [{ artifacts: ['spectral-tunneler'], line: ['troll', 'staunch-knight', 'bumpsy'] }],
    });
    expect(s.card('staunch-knight').power).toBe(4);
    act(s, 'spectral-tunneler');
    choose(s, 'staunch-knight');
    expect(s.card('staunch-knight').power).toBe(6);
    endTurn(s);
    expect(s.card('staunch-knight').power).toBe(4);
  });

  test('left and right of a creature reach to the end of the line', () => {
    const s = start({ players: [{ line: ['troll', 'panpaca-anga', 'bumpsy', 'mother'] }] });
    expect(s.view().players[0].line.map(({ power }) => power)).toEqual([8, 5, 7, 7]);
  });
});
