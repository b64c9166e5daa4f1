import { fold, slug } from '../../../core/names.js';
import { HOUSES, type House } from '../houses.js';

export function houseNamed(text: string): House | undefined {
  const folded = fold(text);
  return HOUSES.find((house) => house === folded);
}

/** A name on one line; empty when nothing of it is printable. */
export function cleanName(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}

/** All that are called `wanted`; when there are none, all of whose names it is a recognisable part. */
export function allNamed<T extends { name: string }>(all: readonly T[], wanted: string): T[] {
  const exact = all.filter(({ name }) => fold(name) === fold(wanted));
  return exact.length > 0 ? exact : all.filter(({ name }) => isShortFor(wanted, name));
}

/** Whole words only, and not a mere "the": a mistyped file name must not become a deck by accident. */
function isShortFor(wanted: string, name: string): boolean {
  return fold(wanted).length >= 4 && `-${slug(name)}-`.includes(`-${slug(wanted)}-`);
}
