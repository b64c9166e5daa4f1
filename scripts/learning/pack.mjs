import { SIZES, UNIT } from './tables.mjs';

/** Whole numbers of 8 bits. */
const MOST = 127;

/** These tables say directly how large an advantage is; the others do so only through them. */
const IN_UNITS = /^(worth .*|last)$/;

/** All tables as bytes, each row after its scale: what agents/learnt/weights.ts reads. */
function bytesOf(tables) {
  const parts = tables.list.flatMap(({ name, rows, columns }) => {
    const unit = IN_UNITS.test(name) ? UNIT : 1;
    return Array.from({ length: rows }, (_, row) =>
      rowBytes(tables.at[name].subarray(row * columns, (row + 1) * columns), unit),
    );
  });
  return Buffer.concat(parts);
}

function rowBytes(row, unit) {
  const largest = row.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const scale = Math.fround((unit * largest) / MOST);
  const bytes = Buffer.alloc(4 + row.length);
  bytes.writeFloatLE(scale, 0);
  for (let i = 0; i < row.length; i++) {
    bytes.writeInt8(largest === 0 ? 0 : Math.round((row[i] / largest) * MOST), 4 + i);
  }
  return bytes;
}

/** What was learnt, as agents/learnt/weights.ts has it; `head` tells how. */
export function pack({ cards, tables }, head) {
  return { ...head, sizes: SIZES, cards: cards.join(' '), numbers: bytesOf(tables).toString('base64') };
}

const PER_LINE = 106;

/** A long text over several lines; nothing in it needs an escape. */
function inLines(text) {
  const lines = text.match(new RegExp(`.{1,${PER_LINE}}(?: |$)|.{1,${PER_LINE}}`, 'g')) ?? [];
  return `\`\n${lines.map((line) => line.trim()).join('\n')}\n\``;
}

const literal = (value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** The weights as a module of the program. */
export function moduleOf({ cards, numbers, sizes, ...head }) {
  const lines = Object.entries(head).map(([key, value]) => `  ${key}: ${literal(value)},`);
  const widths = Object.entries(sizes).map(([key, value]) => `${key}: ${value}`);
  return `import type { WeightsFile } from './weights.js';

/** Made by \`node scripts/train.mjs --game ${head.game}\`. */
export const ${head.game.toUpperCase().replaceAll('-', '_')}_WEIGHTS: WeightsFile = {
${lines.join('\n')}
  sizes: { ${widths.join(', ')} },
  cards: ${inLines(cards)},
  numbers: ${inLines(numbers)},
};
`;
}
