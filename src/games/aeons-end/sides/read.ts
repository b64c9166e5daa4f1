import { InputError } from '../../../core/game.js';
import type { Side } from '../../module.js';
import type { TurnWord } from '../levels.js';
import { dealtSide } from './dealt.js';
import { DEFAULT_PLAYERS, type NemesisData, nemesisSide, playersSide, type SideData } from './sides.js';

type Parts = ReadonlyMap<string, string>;

const OF_PLAYERS = ['mages', 'players', 'market', 'player-life', 'gravehold'];
const OF_NEMESIS = ['nemesis', 'level', 'life', 'basics', 'turn-order', 'patch'];

/** A side from the text that tells it; undefined when the text is no such thing. */
export function readSide(text: string): Side<SideData> | undefined {
  if (!/^(mages|nemesis)=/.test(text)) return undefined;
  const parts = partsOf(text);
  checkParts(parts, parts.has('mages') ? OF_PLAYERS : OF_NEMESIS);
  return parts.has('mages') ? readPlayers(parts) : readNemesis(parts);
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, word, value] = /^([^=]*)=(.+)$/.exec(part) ?? [];
    if (word === undefined) throw new InputError(`"${part}" of a side: expected a word, = and a value`);
    if (parts.has(word)) throw new InputError(`${word} of a side is given twice; expected it once`);
    parts.set(word, value!);
  }
  return parts;
}

function checkParts(parts: Parts, known: readonly string[]): void {
  const unknown = [...parts.keys()].find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new InputError(`"${unknown}" of a side: expected one of ${known.join(', ')}`);
}

function wholes(parts: Parts, word: string): number[] | undefined {
  const text = parts.get(word);
  if (text === undefined) return undefined;
  if (/^\d+(,\d+)*$/.test(text)) return text.split(',').map(Number);
  throw new InputError(`${word} "${text}": expected whole numbers`);
}

function whole(parts: Parts, word: string): number | undefined {
  const numbers = wholes(parts, word);
  if (numbers === undefined || numbers.length === 1) return numbers?.[0];
  throw new InputError(`${word} "${parts.get(word)}": expected one whole number`);
}

/** Only what is there, because a property that is undefined is another plan. */
const given = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function readPlayers(parts: Parts): Side<SideData> {
  const mages = parts.get('mages')!;
  const market = parts.get('market') ?? 'random';
  const lives = given({ playerLife: whole(parts, 'player-life'), gravehold: whole(parts, 'gravehold') });
  const players = whole(parts, 'players');
  if (mages === 'random') return dealtSide({ mages: players ?? DEFAULT_PLAYERS, market, ...lives });
  const names = mages.split(',').map((name) => name.trim());
  const side =
    market === 'dealt'
      ? dealtSide({ mages: names, market: 'random', ...lives })
      : playersSide({ mages: names, market, ...lives });
  if (players !== undefined && players !== names.length) {
    throw new InputError(`${players} players, but ${names.length} named; expected random mages or as many`);
  }
  return side;
}

function readNemesis(parts: Parts): Side<SideData> {
  const order = parts.get('turn-order')?.split(',');
  const patch = parts.get('patch');
  return nemesisSide({
    nemesis: parts.get('nemesis')!,
    ...given({
      level: parts.get('level'),
      life: whole(parts, 'life'),
      basics: wholes(parts, 'basics'),
      turnOrder: order?.map(turnWord),
      patches: patch === undefined ? undefined : patchesOf(patch),
    }),
  });
}

const turnWord = (word: string): TurnWord => (/^\d$/.test(word) ? Number(word) : (word as TurnWord));

function patchesOf(text: string): NonNullable<NemesisData['patches']> {
  const patches: Record<string, Record<string, number>> = {};
  for (const part of text.split(',')) {
    const [, card, number, value] = /^([^.=]+)\.([^=]+)=(\d+)$/.exec(part) ?? [];
    if (card === undefined) throw new InputError(`patch "${part}": expected CARD.NUMBER=VALUE`);
    patches[card] = { ...patches[card], [number!]: Number(value) };
  }
  return patches;
}
