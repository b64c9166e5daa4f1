import { capital } from '../../core/english.js';
import type { GameModule } from '../../games/module.js';
import type { Run } from '../run-directory/read-run.js';
import { whole } from '../text/match.js';
import { type Picture, standalone } from './draw.js';
import { escaped } from './escaped.js';
import { document, facts, figureOf, folded, paragraph, tableHtml, verbatim } from './html.js';
import { resultOf, type Taken, taken } from './parts.js';
import { obtained } from './provenance.js';
import type { Part } from './run.js';
import { batchStory } from './stories/batch.js';
import { STORIES } from './stories/stories.js';
import type { Story } from './story.js';

/** A page about runs, and its pictures by themselves. */
export interface Page {
  readonly html: string;
  readonly pictures: readonly { readonly file: string; readonly svg: string }[];
}

interface Section {
  readonly id: string;
  readonly story: Story;
  readonly label: string;
  /** What is said at the end of it. */
  readonly foot: string;
  /** Those of a batch. */
  readonly inner: readonly Section[];
}

/** Whether there is a way to show what a command has found. */
export const isShown = (run: Run): boolean => commandOf(run) in STORIES;

export const commandOf = (run: Run): string =>
  (run.manifest.asked as { experiment?: string }).experiment ?? resultOf(run).command;

/** The runs in their order; every one of them can be shown. */
export function pageOf(runs: readonly Run[], games: readonly GameModule[]): Page {
  const sections = runs.map((run, i) =>
    sectionOf(taken(run, moduleOf(run, games)), runs.length > 1 ? `run-${i + 1}` : 'run'),
  );
  return { html: htmlOf(sections, runs), pictures: picturesOf(sections, runs) };
}

const moduleOf = (run: Run, games: readonly GameModule[]): GameModule =>
  games.find(({ game }) => game.id === resultOf(run).game)!;

const storyOf = (part: Part): Story => STORIES[part.command]!(part);

function sectionOf(run: Taken, id: string): Section {
  const foot = [
    folded('How it was obtained', facts(obtained(run))),
    folded('What the command printed', verbatim('What the command printed', run.run.manifest.text)),
  ].join('\n');
  if (!run.isBatch) return { id, story: storyOf(run.whole), label: '', foot, inner: [] };
  const stories = run.parts.map(storyOf);
  const inner = run.parts.map(({ label }, i) => ({
    id: `${id}-${i + 1}`,
    story: stories[i]!,
    label,
    foot: '',
    inner: [],
  }));
  return { id, story: batchStory(run, stories), label: '', foot, inner: inner.length > 1 ? inner : [] };
}

/** The answer, the pictures, the numbers, and how they were obtained; `nav` leads to more. */
function bodyOf({ story, label, foot }: Section, heading: 'h2' | 'h3', nav = ''): string {
  const [first, ...others] = story.pictures.map((picture) => figureOf(picture, heading));
  const isPart = label !== '';
  return [
    paragraph(saidOf(story), 'answer'),
    ...(story.pilots ? [paragraph(story.pilots)] : []),
    ...story.notes.map((text) => paragraph(text)),
    ...(first ? [first] : []),
    ...(isPart && others.length > 0 ? [folded('More pictures', others.join('\n'))] : others),
    nav,
    ...(story.tables.length > 0 ? [folded('The numbers', story.tables.map(tableHtml).join('\n'))] : []),
    foot,
  ].join('\n');
}

/** The answer, with the range over pilots. */
const saidOf = ({ answer, known = '' }: Story): string => `${capital(answer)} ${known}`.trim();

const headingOf = ({ label, story }: Section): string => capital(label || story.title);

const htmlSection = (section: Section): string =>
  `<section id="${section.id}"><h2>${escaped(headingOf(section))}</h2>\n${bodyOf(section, 'h3')}</section>`;

/** Where there is more than one thing to read. */
function contents(sections: readonly Section[]): string {
  const items = sections.map(
    (section) =>
      `<li><a href="#${section.id}">${escaped(headingOf(section))}</a><br><span class="brief">${escaped(saidOf(section.story))}</span></li>`,
  );
  return `<nav aria-label="Contents"><h2>Contents</h2><ul>${items.join('\n')}</ul></nav>`;
}

function htmlOf(sections: readonly Section[], runs: readonly Run[]): string {
  const all = sections.flatMap((section) => [section, ...section.inner]);
  const [only] = sections;
  const title = sections.length === 1 ? only!.story.title : `${sections.length} runs`;
  const games = sections.reduce((total, { story }) => total + story.games, 0);
  const kicker = `Fulcrum ${[...new Set(runs.map(({ manifest }) => manifest.versions.program))].join(', ')} · ${whole(games)} games`;
  const header = `<h1>${escaped(capital(title))}</h1>\n${paragraph(kicker, 'kicker')}`;
  const main =
    all.length === 1
      ? bodyOf(only!, 'h2')
      : sections.length === 1
        ? `${bodyOf(only!, 'h2', contents(only!.inner))}\n${only!.inner.map(htmlSection).join('\n')}`
        : `${contents(all)}\n${all.map(htmlSection).join('\n')}`;
  return document(title, header, main, paragraph(FOOT));
}

const FOOT =
  'Win rates come from games that programs, the pilots, played against each other. A 95% interval is computed from blocks of games that share their luck; it says how sure the figure is for these pilots, not for people.';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function picturesOf(sections: readonly Section[], runs: readonly Run[]): Page['pictures'] {
  const named = (section: Section, prefix: string) =>
    section.story.pictures.map((picture: Picture) => ({
      file: `${prefix}${picture.name}.svg`,
      svg: standalone(picture),
    }));
  return sections.flatMap((section, i) => {
    const prefix = runs.length > 1 ? `${i + 1}-${slugOf(runs[i]!.name.split(/[\\/]/).at(-1)!)}-` : '';
    return [
      ...named(section, prefix),
      ...section.inner.flatMap((part, n) =>
        named(part, `${prefix}${n + 1}-${slugOf(part.label).slice(0, 40)}-`),
      ),
    ];
  });
}
