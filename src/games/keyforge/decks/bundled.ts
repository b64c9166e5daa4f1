import { slug } from '../../../core/names.js';
import { HOUSES, type House } from '../houses.js';
import type { Deck } from './deck.js';
import { allNamed } from './names.js';

/** The two starter decks of the rulebook. */
const BUNDLED: readonly Deck[] = [
  bundle('Miss "Onyx" Censorius', {
    brobnar:
      'anger loot-the-bodies punch warsong gauntlet-of-command valdr ganger-chieftain ganger-chieftain headhunter headhunter smaaash blood-of-titans',
    dis: 'fear hand-of-dis mind-barb mind-barb dominator-bauble charette dust-imp dust-imp shooler stealer-of-souls the-terror tocsin',
    shadows:
      'nerve-blast nerve-blast poison-wave too-much-to-protect seeker-needle bad-penny noddy-the-thief dodger shadow-self silvertooth urchin urchin',
  }),
  bundle('Radiant Argus the Supreme', {
    logos:
      'dimension-door library-access twin-bolt-emission wild-wormhole wild-wormhole library-of-babble batdrone batdrone doc-bookton dr-escotera quixo-the-adventurer mother',
    sanctum:
      'cleansing-wave cleansing-wave shield-of-justice terms-of-redress hallowed-blaster champion-anaphiel lady-maxena raiding-knight raiding-knight sergeant-zakiel staunch-knight protect-the-weak',
    untamed:
      'cooperative-hunting full-moon lost-in-the-woods regrowth dust-pixie snufflegator snufflegator niffle-ape niffle-ape niffle-queen hunting-witch witch-of-the-eye',
  }),
];

/** A bundled deck by its slug, its name, or words of it that no other has: `onyx`, `argus`. */
export function findBundled(name: string): Deck | undefined {
  const found = allNamed(BUNDLED, name);
  return found.length === 1 ? found[0] : undefined;
}

/** What a user types to get the bundled decks. */
export function bundledNames(): string[] {
  return BUNDLED.map(({ name }) => slug(name));
}

function bundle(name: string, lists: Readonly<Partial<Record<House, string>>>): Deck {
  const houses = HOUSES.filter((house) => lists[house] !== undefined) as [House, House, House];
  const cards = houses.flatMap((house) => lists[house]!.split(' ').map((card) => ({ card, house })));
  return { name, houses, cards };
}
