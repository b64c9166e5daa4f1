import { InputError } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import { checkRules, type Recording } from './recording.js';

/**
 * A whole game as one word: `game1.keyforge.27.CHECK.DATA`. The form's version, the game and its rules can be read
 * without the data, which are the recording as JSON, a zero byte and the moves, deflated. CHECK is a CRC of all else.
 */
const FORM = 1;
const KEY = /^game(\d+)\.([a-z-]+)\.([\w-]+)\.([0-9a-z]+)\.([\w-]+)$/;
/** Any word that means to be such a key. */
const LIKE_KEY = /^game\d+\./;

export const isGameKey = (text: string): boolean => LIKE_KEY.test(text.trim());

/** More than any game takes; a damaged key must not fill the memory. */
const MOST_BYTES = 1 << 20;

const shapeOf = (game: string, rules: string): string => `game${FORM}.${game}.${rules}`;

export async function encodeGame(recording: Recording): Promise<string> {
  const { game, rules, moves, ...rest } = recording;
  const text = new TextEncoder().encode(JSON.stringify(rest));
  const bytes = new Uint8Array([...text, 0, ...moves.flatMap(varint)]);
  const data = base64(await through(bytes, new CompressionStream('deflate-raw')));
  const head = shapeOf(game, rules);
  return `${head}.${checksum(head + data)}.${data}`;
}

/** The game of a key, in which a letter or a terminal may have broken lines. Throws an InputError of one line. */
export async function decodeGame(text: string, games: readonly GameModule[]): Promise<Recording> {
  const key = text.replace(/\s/g, '');
  const [, form, game = '', rules = '', check, data = ''] = KEY.exec(key) ?? refuse('expected game1.…');
  if (Number(form) > FORM)
    throw new InputError(
      `this key has form ${form} and this program reads form ${FORM}: use a newer Fulcrum`,
    );
  if (checksum(shapeOf(game, rules) + data) !== check)
    refuse('its checksum is wrong; copy the whole key again');
  const module = games.find((each) => each.game.id === game);
  if (!module) {
    const known = games.map((each) => each.game.id).join(', ');
    throw new InputError(`this key is of the game ${game}; this program plays ${known}`);
  }
  checkRules(module, rules);
  return { game, rules, ...(await contents(data)) };
}

function refuse(why: string): never {
  throw new InputError(`this is not the key of a recorded game: ${why}`);
}

async function contents(data: string): Promise<Omit<Recording, 'game' | 'rules'>> {
  const bytes = await through(fromBase64(data), new DecompressionStream('deflate-raw')).catch(() =>
    refuse('it is damaged'),
  );
  const end = bytes.indexOf(0);
  const rest = parsed(new TextDecoder().decode(bytes.subarray(0, end)));
  return { ...rest, moves: varints(bytes.subarray(end + 1)) };
}

function parsed(text: string): Omit<Recording, 'game' | 'rules' | 'moves'> {
  try {
    const rest = JSON.parse(text) as Recording;
    if (Array.isArray(rest.sides) && Array.isArray(rest.pilots) && rest.seed.length === 2 && rest.options)
      return rest;
  } catch {
    // Refused below.
  }
  return refuse('it holds no game');
}

/** Seven bits a byte, the last byte below 128. */
const varint = (n: number): number[] => (n < 128 ? [n] : [128 | (n & 127), ...varint(n >>> 7)]);

function varints(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [n, shift] = [0, 0];
  for (const byte of bytes) {
    n |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    numbers.push(n);
    [n, shift] = [0, 0];
  }
  return numbers;
}

type Transform = CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, transform: Transform): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const pieces: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(pieces);
    for (const byte of value as Uint8Array) pieces.push(byte);
    if (pieces.length > MOST_BYTES) refuse('it is too large');
  }
}

/** As addresses and shells take it. */
function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** CRC-32, in base 36. */
function checksum(text: string): string {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(36);
}
