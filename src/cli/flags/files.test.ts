import fs, { mkdtempSync, type readSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { InputError } from '../../core/game.js';
import { keyforgeModule } from '../../games/keyforge/module.js';
import { isReadable, readPart, readText } from './files.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('text is read as it is', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['plain', 'Anger\n', 'Anger\n'],
    ['empty', '', ''],
    ['beyond ASCII', 'Æmber Imp’s “x”', 'Æmber Imp’s “x”'],
    ['byte order mark', '\uFEFFAnger', 'Anger'],
    ['UTF-16, low byte first', Buffer.from('\uFEFFÆmber Imp\r\n', 'utf16le'), 'Æmber Imp\r\n'],
    ['UTF-16, high byte first', Buffer.from('\uFEFFÆmber Imp', 'utf16le').swap16(), 'Æmber Imp'],
    ['just not too large', 'x'.repeat(5 * 1024 * 1024), 'x'.repeat(5 * 1024 * 1024)],
  ])('%s', (name, content, text) => {
    expect(readText(write(name, content)) === text).toBe(true);
  });
});

describe('a file that is no text is refused', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['binary', new Uint8Array([80, 75, 0, 3]), 'a binary file; expected text in UTF-8'],
    [
      'latin1',
      new Uint8Array([0x53, 0x6b, 0xf6]),
      'not UTF-8 text; save the file again in the encoding UTF-8',
    ],
    [
      'half a character of UTF-16',
      new Uint8Array([0xff, 0xfe, 0x53, 0xd8]),
      'not UTF-16 text; save the file again in the encoding UTF-8',
    ],
    ['large', 'x'.repeat(5 * 1024 * 1024 + 1), 'larger than 5 MB; expected a small text file'],
  ])('%s', (name, content, reason) => {
    const path = write(name, content);
    expect(() => readText(path)).toThrow(new InputError(`${path}: ${reason}`));
  });
});

describe('what is no file is refused', () => {
  test.each<[string, () => string, string]>([
    ['missing', () => join(folder, 'nowhere'), 'no such file; check the name and the folder'],
    ['missing folder', () => join(folder, 'no', 'where'), 'no such file; check the name and the folder'],
    [
      'file as a folder',
      () => join(write('file', ''), 'in it'),
      'no such file; check the name and the folder',
    ],
    ['empty name', () => '', 'no such file; check the name and the folder'],
    ['directory', () => folder, 'a directory; expected a file'],
    ['endless name', () => 'x'.repeat(5000), "can't be read (ENAMETOOLONG); expected a text file"],
    ['impossible name', () => 'a\0b', "can't be read (ERR_INVALID_ARG_VALUE); expected a text file"],
  ])('%s', (_, pathOf, reason) => {
    const path = pathOf();
    expect(() => readText(path)).toThrow(new InputError(`${path}: ${reason}`));
  });

  test('a device without end is not read to its end', () => {
    expect(() => readText('/dev/zero')).toThrow('/dev/zero: larger than 5 MB; expected a small text file');
  });
});

describe('a part of a file', () => {
  test('is named after a hash', () => {
    const path = write('decks.json', '[]');
    expect(readPart(`${path}#onyx`)).toEqual({ path, part: 'onyx', text: '[]' });
  });

  test('is not asked for without one', () => {
    const path = write('decks.json', '[]');
    expect(readPart(path)).toEqual({ path, part: undefined, text: '[]' });
  });

  test('is not mistaken for a hash in the name of a file', () => {
    const path = write('deck#2.json', '{}');
    expect(readPart(path)).toEqual({ path, part: undefined, text: '{}' });
  });

  test('of a missing file is refused with the name of the file', () => {
    expect(() => readPart('nowhere.json#onyx')).toThrow(/^nowhere\.json: no such file/);
  });
});

describe('standard input', () => {
  test('is read once, however often it is named', () => {
    const read = vi.spyOn(fs, 'readSync');
    syncBuiltinESMExports();
    read.mockImplementationOnce(given('Ang')).mockImplementationOnce(() => {
      throw Object.assign(new Error('not yet'), { code: 'EAGAIN' });
    });
    read.mockImplementationOnce(given('er')).mockImplementationOnce(() => 0);
    expect([readText('-'), readText('-'), readPart('-').text]).toEqual(['Anger', 'Anger', 'Anger']);
    expect(readPart('-#onyx')).toEqual({ path: '-', part: 'onyx', text: 'Anger' });
    expect(read).toHaveBeenCalledTimes(4);
    read.mockRestore();
    syncBuiltinESMExports();
  });

  test.each([
    ['-', true],
    ['-#onyx', true],
    ['--', false],
    [import.meta.filename, true],
    [`${import.meta.filename}#onyx`, true],
    ['nowhere.json#onyx', false],
  ])('can %s be read: %s', (name, readable) => {
    expect(isReadable(name)).toBe(readable);
  });
});

/** As `readSync` gives a piece of a pipe. */
function given(text: string): typeof readSync {
  return ((_: number, piece: Buffer) => piece.write(text)) as typeof readSync;
}

test.each(keyforgeModule.sideNames)('the example deck %s is the bundled deck', (name) => {
  const path = join(import.meta.dirname, `../../../experiments/decks/${name}.yaml`);
  expect(keyforgeModule.parseSide!(readText(path), path).data).toEqual(keyforgeModule.namedSide(name)!.data);
});
