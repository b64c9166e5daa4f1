import { describe, expect, test } from 'vitest';
import type { GameModule } from '../../games/module.js';
import toy from '../../match/toy/race.js';
import type { Manifest } from '../run-directory/manifest.js';
import type { Run } from '../run-directory/read-run.js';
import { pageOf } from './page.js';
import { rowsOf } from './run.js';

const GAMES = [toy as GameModule];

const csv = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** A run of a command with these files, as its directory would hold it. */
function runOf(
  command: string,
  files: Record<string, string>,
  more: Record<string, unknown> = {},
  asked = {},
): Run {
  const manifest = {
    asked: { command, plan: { sides: [], agents: ['heuristic'], options: {} }, ...asked },
    configuration: 'c0ffee',
    seed: '1',
    versions: { program: '0.1.0', rules: '1', cards: 'c', pilots: '1' },
    stopped_by: 'games',
    files: Object.keys(files),
    result: { command, game: 'race', ...more },
    text: 'The Race: 40 games',
    threads: 1,
    started: '2026-11-18T00:00:00.000Z',
    seconds: 1,
  } as unknown as Manifest;
  return { name: `results/${command}`, manifest, files: new Map(Object.entries(files)) };
}

const html = (run: Run): string => pageOf([run], GAMES).html.replaceAll('&quot;', '"');

const SUMMARY = [
  'a',
  'b',
  'agent_a',
  'agent_b',
  'games',
  'wins_a',
  'wins_b',
  'draws',
  'win_rate_a',
  'ci_low',
  'ci_high',
  'mean_turns',
];
const row = (a: string, b: string, rate: number, low: number, high: number) => [
  a,
  b,
  'heuristic',
  'heuristic',
  100,
  100 * rate,
  100 - 100 * rate,
  0,
  rate,
  low,
  high,
  9,
];

test('rows of RFC 4180: quotes, commas and line breaks in cells', () => {
  expect(rowsOf('a,b\r\n"x ""y"", z","1\n2"\r\n,\r\n')).toEqual([
    { a: 'x "y", z', b: '1\n2' },
    { a: '', b: '' },
  ]);
});

test('a run of a version that kept no command says so', () => {
  const page = html(runOf('match', { 'summary.csv': csv(SUMMARY, row('hare', 'tortoise', 0.6, 0.5, 0.7)) }));
  expect(page).toContain('<dt>Command</dt><dd>not kept by the version that made this run');
});

test('a single row has its headings beside it, those without a figure left out', () => {
  const page = html(runOf('match', { 'summary.csv': csv(SUMMARY, row('hare', 'tortoise', 0.6, 0.5, 0.7)) }));
  expect(page).toContain('<tr><th scope="row">rate of a</th><td>60.0%</td></tr>');
  expect(page).not.toContain('first turn wins</th>');
});

test('a picture by itself has its title in it', () => {
  const run = runOf('match', { 'summary.csv': csv(SUMMARY, row('hare', 'tortoise', 0.6, 0.5, 0.7)) });
  expect(pageOf([run], GAMES).pictures[0]!.svg).toContain('>Win rate of hare, by who plays</text>');
});

test('names are text, never markup', () => {
  const page = html(runOf('match', { 'summary.csv': csv(SUMMARY, row('<b>&', '<i>', 0.6, 0.5, 0.7)) }));
  expect(page).toContain('&lt;b&gt;&amp;');
  expect(page).not.toMatch(/<b>|<i>/);
});

describe('the answer', () => {
  test.each([
    { name: 'a stronger side', rate: [0.6, 0.55, 0.65], says: 'hare is the stronger side' },
    { name: 'a weaker side', rate: [0.4, 0.35, 0.45], says: 'tortoise is the stronger side' },
    { name: 'neither', rate: [0.52, 0.45, 0.59], says: 'not enough games to tell which side is stronger' },
  ])('$name', ({ rate, says }) => {
    const [value, low, high] = rate as [number, number, number];
    expect(
      html(runOf('match', { 'summary.csv': csv(SUMMARY, row('hare', 'tortoise', value, low, high)) })),
    ).toContain(says);
  });
});

test('two pilots that changed places: the answer is about the sides, over both', () => {
  const pilots = ['compared', 'name', 'against', 'games', 'win_rate', 'ci_low', 'ci_high'];
  const files = {
    'summary.csv': csv(SUMMARY, row('hare', 'tortoise', 1, 0.97, 1), row('hare', 'tortoise', 0, 0, 0.03)),
    'pilots.csv': csv(
      pilots,
      ['side', 'hare', 'tortoise', 200, 0.5, 0.47, 0.53],
      ['agent', 'mc', 'random', 200, 1, 0.98, 1],
    ),
  };
  const page = html(runOf('match', files));
  expect(page).toContain(
    'Hare wins 50.0% (95% interval 47.0% to 53.0%) of games against tortoise, over both assignments of pilots: not enough games',
  );
  expect(page).toContain('With both sides mc wins 100.0% (98.0% to 100.0%) against random.');
});

describe('the word of another pilot', () => {
  const columns = [
    ...SUMMARY,
    'check_agent',
    'check_games',
    'check_rate',
    'check_low',
    'check_high',
    'verdict',
  ];
  const checked = (verdict: string) =>
    html(
      runOf('match', {
        'summary.csv': csv(columns, [
          ...row('hare', 'tortoise', 0.6, 0.55, 0.65),
          'mc',
          200,
          0.5,
          0.43,
          0.57,
          verdict,
        ]),
      }),
    );

  test.each([
    { verdict: 'agree', says: 'The two pilots agree.' },
    { verdict: 'differ', says: 'The two pilots differ: the answer depends on who plays.' },
    { verdict: 'not enough games', says: 'Not enough games to say whether the two pilots agree.' },
  ])('$verdict', ({ verdict, says }) => {
    const page = checked(verdict);
    expect(page).toContain(
      'With players who look ahead it is 50.0% (43.0% to 57.0%). What is known is 43.0% to 65.0%.',
    );
    expect(page).toContain(`The second pilot is mc, in 200 games. ${says}`);
    expect(page).toContain('as mc: 50.0%, 95% interval 43.0% to 57.0%');
    expect(page).toContain(`<td>${verdict}</td>`);
  });

  test('who is stronger is said of these pilots only, where the other leaves it open', () => {
    expect(checked('not enough games')).toContain(
      'hare is the stronger side, as these pilots play. With players who look ahead',
    );
  });

  test('with a range over both that the row itself has', () => {
    const files = {
      'summary.csv': csv(
        [...SUMMARY, 'known_low', 'known_high', ...columns.slice(SUMMARY.length)],
        [...row('hare', 'tortoise', 0.6, 0.55, 0.65), 0.4, 0.7, 'mc', 200, 0.5, 0.43, 0.57, 'differ'],
      ),
    };
    expect(html(runOf('match', files))).toContain('What is known is 40.0% to 70.0%.');
  });

  test('is missed where there is none', () => {
    const page = html(
      runOf('match', { 'summary.csv': csv(SUMMARY, row('hare', 'tortoise', 0.6, 0.55, 0.65)) }),
    );
    expect(page).toContain('The pilot of these games is heuristic; no other pilot has checked the answer.');
  });

  test('on a setting is drawn beside the answer', () => {
    const fair = [
      'a',
      'b',
      'fair_chains',
      'fair_low',
      'fair_high',
      'points_per_chain',
      'points_low',
      'points_high',
      'max_bid_a',
      'max_bid_b',
      'games',
      'agent_a',
      'agent_b',
      ...columns.slice(SUMMARY.length),
    ];
    const points = [
      'chains_a',
      'games',
      'wins_a',
      'win_rate_a',
      'ci_low',
      'ci_high',
      'fit',
      'fit_low',
      'fit_high',
    ];
    const files = {
      'fair.csv': csv(fair, [
        'hare',
        'tortoise',
        2,
        1,
        3,
        0.03,
        0.02,
        0.04,
        2,
        0,
        100,
        'heuristic',
        'heuristic',
        'mc',
        50,
        0.45,
        0.4,
        0.5,
        'differ',
      ]),
      'chains.csv': csv(
        points,
        [0, 50, 30, 0.6, 0.5, 0.7, 0.6, 0.5, 0.7],
        [4, 50, 20, 0.4, 0.3, 0.5, 0.4, 0.3, 0.5],
      ),
    };
    const page = html(
      runOf('chains', files, { check: { setting: 5, setting_low: 4, setting_high: 'Infinity' } }),
    );
    expect(page).toContain('mc: 5.0 on a (4.0 to more than 24)');
    expect(page).toContain(
      'With players who look ahead it is 5.0 (4.0 to more than 24). What is known is 1.0 to more than 24.',
    );
  });
});

describe('a matrix', () => {
  const files = {
    'ratings.csv': csv(
      ['deck', 'rating', 'ci_low', 'ci_high', 'mean_win_rate', 'nash_weight', 'games'],
      ['rock', 10, 5, 15, 0.5, 0.3, 200],
      ['paper', 0, -5, 5, 0.5, 0.3, 200],
      ['scissors', -10, -15, -5, 0.5, 0.4, 200],
    ),
    'summary.csv': csv(
      SUMMARY,
      row('rock', 'scissors', 0.8, 0.7, 0.9),
      row('paper', 'rock', 0.7, 0.6, 0.8),
      row('scissors', 'paper', 0.9, 0.8, 0.95),
    ),
    'cycles.csv': csv(['cycle', 'weakest_win_rate'], ['rock > scissors > paper', 0.7]),
  };

  test('marks the cycle and the mixture, and shows both cells of a pair', () => {
    const page = html(runOf('matrix', files));
    expect(page).toContain('A cycle: rock beats scissors beats paper beats rock.');
    const wide = page.slice(page.indexOf('class="wide"'), page.indexOf('class="narrow"'));
    expect(wide.match(/<title>in a cycle: /g)).toHaveLength(3);
    expect(wide).toContain(
      '<title>in a cycle: scissors wins 90.0% against paper, 95% interval 80.0% to 95.0%, 100 games</title>',
    );
    expect(wide).toContain(
      '<title>paper wins 10.0% against scissors, 95% interval 5.0% to 20.0%, 100 games</title>',
    );
    expect(wide).toContain('scissors: 40.0% of the mixture that none beats');
  });

  test('does not call a deck the strongest that can be told from no other', () => {
    expect(html(runOf('matrix', files))).toContain(
      'Rock seems the strongest of 3: rating 10 (95% interval 5 to 15), 50.0% of its games won; its interval overlaps that of paper.',
    );
  });
});

describe('commands about one deck', () => {
  test('a percentile in its field', () => {
    const columns = [
      'deck',
      'set',
      'percentile',
      'percentile_low',
      'percentile_high',
      'win_rate',
      'ci_low',
      'ci_high',
      'chains_to_average',
      'games',
      'seed',
    ];
    const page = html(
      runOf('rate', {
        'rate.csv': csv(columns, ['hare', 'CotA', 0.72, 0.61, 0.8, 0.56, 0.53, 0.59, 1.4, 4000, 1]),
      }),
    );
    expect(page).toContain('Hare is stronger than 72 of 100 decks of CotA (95% interval 61 to 80).');
    expect(page).toContain('Its win rate against the field is 56.0% (95% interval 53.0% to 59.0%).');
    expect(page).toContain('hare: 1.4 chains to average.');
    expect(page).toContain('<title>hare: 72, 95% interval 61 to 80</title>');
  });

  test('what each card does, the most helpful first, told apart by its q-value', () => {
    const columns = [
      'deck',
      'card',
      'copies',
      'against',
      'effect',
      'ci_low',
      'ci_high',
      'p',
      'q',
      'drawn',
      'win_rate_drawn',
      'games',
      'win_rate',
      'win_rate_low',
      'win_rate_high',
      'set',
    ];
    const deck = [0.55, 0.52, 0.58, 'CotA'];
    const page = html(
      runOf('impact', {
        'impact.csv': csv(
          columns,
          ['hare', 'Nap', 1, 'average', -0.02, -0.05, 0.01, 0.2, 0.2, 0.5, 0.45, 900, ...deck],
          ['hare', 'Leap', 2, 'average', 0.08, 0.05, 0.11, 0, 0, 0.7, 0.6, 900, ...deck],
          ['hare', 'Leap', 2, 'blank', 0.2, 0.1, 0.3, 0, 0, 0.7, 0.6, 900, ...deck],
        ),
      }),
    );
    expect(page).toContain(
      'Leap carries the deck. One of its 2 cards can’t be told from an average one with these games. As it is, hare wins 55.0% (95% interval 52.0% to 58.0%) against decks of CotA.'.replace(
        '’',
        "'",
      ),
    );
    expect(page.indexOf('<title>2 × Leap')).toBeLessThan(page.indexOf('<title>Nap'));
    const dots = [
      ...page
        .slice(0, page.indexOf('class="narrow"'))
        .matchAll(/fill="(var\(--(?:one|paper)\))"[^>]*><title>(2 × Leap|Nap)/g),
    ];
    expect(dots.map(([, fill, card]) => [card, fill])).toEqual([
      ['2 × Leap', 'var(--one)'],
      ['Nap', 'var(--paper)'],
    ]);
  });

  test('one deck against many', () => {
    const page = html(
      runOf('gauntlet', {
        'gauntlet.csv': csv(
          SUMMARY,
          row('hare', 'snail', 0.9, 0.8, 0.95),
          row('hare', 'falcon', 0.2, 0.1, 0.3),
          row('hare', 'cat', 0.5, 0.4, 0.6),
        ),
      }),
    );
    expect(page).toContain(
      'Hare beats 1 of 3 more often than not and loses to 1: from 20.0% (95% interval 10.0% to 30.0%) against falcon',
    );
  });
});

describe('a batch', () => {
  const files = {
    'summary.csv': csv(
      [...SUMMARY, 'cell', 'arm'],
      [...row('hare', 'tortoise', 0.6, 0.55, 0.65), 1, 'as printed'],
      [...row('hare', 'tortoise', 0.5, 0.45, 0.55), 1, 'slower'],
    ),
    'differences.csv': csv(
      [
        'a',
        'b',
        'arm',
        'baseline',
        'win_rate_a',
        'baseline_win_rate_a',
        'difference',
        'ci_low',
        'ci_high',
        'games',
        'p_value',
        'p_holm',
        'cell',
      ],
      ['hare', 'tortoise', 'slower', 'as printed', 0.5, 0.6, -0.1, -0.15, -0.05, 100, 0.001, 0.002, 1],
    ),
    'cells.csv': csv(
      ['cell', 'arm', 'a', 'patch'],
      [1, 'as printed', 'hare', ''],
      [1, 'slower', 'hare', 'x.power=1'],
    ),
  };
  const page = html(
    runOf('run', files, {}, { experiment: 'match', cells: [[{ arm: 'as printed' }, { arm: 'slower' }]] }),
  );

  test('answers with the largest difference that stands out', () => {
    expect(page).toContain(
      '1 of 1 change stands out; "slower" does most: −10.0 points (95% interval −15.0 to −5.0; p = 0.002) for hare.',
    );
  });

  test('shows intervals that hold for all comparisons at once where the file has them', () => {
    const [head, ...lines] = files['differences.csv'].split('\r\n');
    const wider = {
      ...files,
      'differences.csv': [`${head},all_low,all_high`, ...lines.map((line) => `${line},-0.2,-0.01`)].join(
        '\r\n',
      ),
    };
    const wide = html(
      runOf('run', wider, {}, { experiment: 'match', cells: [[{ arm: 'as printed' }, { arm: 'slower' }]] }),
    );
    expect(wide).toContain('−10.0 points (95% interval −20.0 to −1.0; p = 0.002)');
    expect(wide).toContain('the 95% intervals hold for all of them at once');
  });

  test('with what a second pilot makes of the change that does most', () => {
    const [head, ...lines] = files['differences.csv'].trimEnd().split('\r\n');
    const columns = 'known_low,known_high,check_agent,check_games,check_rate,check_low,check_high,verdict';
    const checked = [
      `${head},${columns}`,
      ...lines.map((line) => `${line},-0.15,0.02,mc,80,-0.04,-0.1,0.02,agree`),
    ];
    const said = html(
      runOf(
        'run',
        { ...files, 'differences.csv': checked.join('\r\n') },
        {},
        { experiment: 'match', cells: [[{ arm: 'as printed' }, { arm: 'slower' }]] },
      ),
    );
    expect(said).toContain(
      'for hare. With players who look ahead it is −4.0 points (−10.0 to +2.0). What is known is −15.0 to +2.0.',
    );
  });

  test('says who a and b are', () => {
    expect(page).toContain('<p>a is hare, b is tortoise.</p>');
  });

  test('has contents and a section for each part', () => {
    expect(page).toContain('<a href="#run-2">Slower</a>');
    expect(page.match(/<section id="run-\d">/g)).toHaveLength(2);
  });
});

test('a dial without a setting: the win rate as it is now, on the side that was asked for', () => {
  const dial = [
    ['dial', 'target', 'setting', 'setting_low', 'setting_high', 'games', 'printed', 'printed_win_rate'],
    ['chains', 0.5, '-Infinity', '-Infinity', '-Infinity', 900, 0, 0.35],
  ];
  const more = [
    ['printed_low', 'printed_high', 'agent', 'stopped_by', 'known_low', 'known_high', 'check_needed'],
    [0.32, 0.38, 'heuristic', 'beyond', 0.32, 0.56, 1900],
  ];
  const check = [
    ['check_agent', 'check_games', 'check_rate', 'check_low', 'check_high', 'verdict'],
    ['mc', 80, 0.46, 0.36, 0.56, 'not enough games'],
  ];
  const files = {
    'dial.csv': csv(...dial.map((cells, i) => [...cells, ...more[i]!, ...check[i]!])),
    'tune.csv': csv(
      ['value', 'games', 'win_rate', 'ci_low', 'ci_high', 'fit'],
      [0, 900, 0.35, 0.32, 0.38, 0.35],
    ),
  };
  const sides = ['hare', 'tortoise'].map((name) => ({ name, from: name }));
  const asked = { plan: { sides, agents: ['heuristic'], options: {} }, dial: 'chains', on: 'b' };
  const said = html(runOf('tune', files, {}, asked));
  expect(said).toContain('No setting of the chains of tortoise in the range gives hare 50.0%.');
  expect(said).toContain(
    'With players who look ahead hare, with 0 as it is now, wins 46.0% (36.0% to 56.0%). What is known is 32.0% to 56.0%.',
  );
});
