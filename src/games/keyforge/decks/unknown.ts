import { quote, refuse } from '../../../core/input.js';
import { nearest } from '../../../core/names.js';
import { HOUSE_NAMES, HOUSES, type House } from '../houses.js';

export function unknownHouse(text: string, source: string): never {
  const near = nearest(text, HOUSES) as House;
  const houses = HOUSES.map((house) => HOUSE_NAMES[house]).join(', ');
  return refuse(
    source,
    `unknown house ${quote(text)} (nearest: ${HOUSE_NAMES[near]}); expected one of ${houses}`,
  );
}
