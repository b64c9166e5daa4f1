import { distance } from 'fastest-levenshtein';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { fold } from './names.js';
import { quote, refuse } from './refuse.js';

export function unknownHouse(text: string, source: string): never {
  const wanted = fold(text.slice(0, 40));
  const [nearest] = [...HOUSES].sort((a, b) => distance(wanted, a) - distance(wanted, b));
  const houses = HOUSES.map((house) => HOUSE_NAMES[house]).join(', ');
  return refuse(
    source,
    `unknown house ${quote(text)} (nearest: ${HOUSE_NAMES[nearest!]}); expected one of ${houses}`,
  );
}
