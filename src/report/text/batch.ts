import type { GameModule } from '../../games/module.js';
import { sayChanges } from '../rows/changes.js';
import { correctedAll, type Difference } from '../rows/difference.js';
import { differenceTable, sayDifference } from './difference.js';
import { whole } from './match.js';
import { type Standings, sayMatrices } from './matrices.js';
import { table, wrap } from './table.js';

/** One cell or arm of a batch, as the terminal shows it. */
interface BatchLine {
  readonly values: readonly string[];
  readonly arm: string;
  readonly headline: Readonly<Record<string, string>> | undefined;
  readonly standings: Standings | undefined;
  readonly text: string;
}

interface BatchStory {
  readonly module: GameModule;
  readonly about: string | undefined;
  readonly games: number;
  readonly seed: string;
  /** The keys whose values tell the cells apart. */
  readonly keys: readonly string[];
  /** What all have in common, in a few words. */
  readonly common: string;
  /** What is changed about the game in all of them. */
  readonly changes: readonly string[];
  readonly lines: readonly BatchLine[];
  readonly differences: readonly (Difference & { readonly values: readonly string[] })[];
}

const MOST_LINES = 40;
const MOST_SENTENCES = 6;

/** A batch for the terminal, at most 80 columns wide. */
export function sayBatch(story: BatchStory): string {
  const { module, about, games, seed, common, changes } = story;
  const title = `${module.game.title}: ${common === '' ? '' : `${common}; `}${whole(games)} games, seed ${seed}`;
  const changed = changes.length === 0 ? '' : `\n${wrap(`Changed: ${sayChanges(changes)}`)}`;
  const parts = [...(about ? [wrap(about)] : []), `${wrap(title)}${changed}`];
  return [...parts, sayLines(story), ...sayDifferences(story)].join('\n\n');
}

function sayLines({ keys, lines }: BatchStory): string {
  const arms = lines.some(({ arm }) => arm !== '') ? ['arm'] : [];
  const matrices = lines.flatMap(({ values, arm, standings }) =>
    standings ? [{ values: [...values, ...(arms.length > 0 ? [arm] : [])], standings }] : [],
  );
  if (matrices.length > 1 && matrices.length === lines.length)
    return sayMatrices([...keys, ...arms], matrices);
  const shown = lines.slice(0, MOST_LINES);
  if (shown.some(({ headline }) => headline === undefined)) return shown.map(sayWhole(keys)).join('\n\n');
  const columns = [...new Set(shown.flatMap(({ headline }) => Object.keys(headline!)))];
  const rows = shown.map(({ values, arm, headline }) => [
    ...values,
    ...(arms.length > 0 ? [arm] : []),
    ...columns.map((column) => headline![column] ?? ''),
  ]);
  const first = keys.length + arms.length;
  const text = table([[...keys, ...arms, ...columns], ...rows], { right: columns.map((_, i) => first + i) });
  const more = lines.length - shown.length;
  return more > 0 ? `${text}\n… and ${whole(more)} more in the files` : text;
}

/** An experiment that has no headline says all it has to say, cell by cell. */
function sayWhole(keys: readonly string[]): (line: BatchLine) => string {
  return ({ values, arm, text }) => {
    const heading = [...values.map((value, i) => `${keys[i]} ${value}`), ...(arm === '' ? [] : [arm])];
    return heading.length === 0 ? text : `${wrap(`── ${heading.join(', ')}`)}\n\n${text}`;
  };
}

function sayDifferences({ module, keys, differences }: BatchStory): string[] {
  if (differences.length === 0) return [];
  const corrected = correctedAll(differences);
  const note =
    differences.length === 1
      ? []
      : [
          wrap(
            `The p-values (Holm) and the 95% intervals (Bonferroni) hold for all ${differences.length} comparisons at once.`,
          ),
        ];
  if (differences.length <= MOST_SENTENCES && keys.length === 0) {
    return [...differences.map((found, i) => sayDifference(module, found, corrected[i]!)), ...note];
  }
  const shown = differences.slice(0, MOST_LINES);
  const values = shown.map((found) => found.values);
  const heading = `Against ${differences[0]!.baseline.name}, on the same luck, side a's win rate in points:`;
  return [`${wrap(heading)}\n\n${differenceTable(shown, corrected, values, keys)}`, ...note];
}
