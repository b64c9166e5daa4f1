import { slug } from '../../../core/names.js';
import { HOUSES, type House } from '../houses.js';
import type { Deck } from './deck.js';
import { allNamed } from './names.js';

/**
 * The two starter decks of the rulebook, then decks of Call of the Archons as they were opened, and two each of Age of
 * Ascension and Worlds Collide as a box might deal them.
 */
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
  bundle('Guide Achea', {
    brobnar:
      'brothers-in-battle follow-the-leader follow-the-leader loot-the-bodies valdr firespitter headhunter headhunter headhunter rogue-ogre smaaash wardrummer',
    dis: 'gateway-to-dis gongoozle guilty-hearts lash-of-broken-dreams dust-imp shooler shooler stealer-of-souls succubus succubus succubus the-terror',
    logos:
      'effervescent-principle labwork library-access neuro-syphon wild-wormhole batdrone dextre dextre dr-escotera ganymede-archivist novu-archaeologist research-smoko',
  }),
  bundle('Sahl the Aegian', {
    sanctum:
      'blinding-light cleansing-wave cleansing-wave cleansing-wave honorable-claim take-hostages terms-of-redress champion-anaphiel commander-remiel lady-maxena protect-the-weak protect-the-weak',
    shadows:
      'hidden-stash poison-wave relentless-whispers masterplan bad-penny magda-the-rat mooncurser noddy-the-thief noddy-the-thief shadow-self umbra duskrunner',
    untamed:
      'cooperative-hunting full-moon nocturnal-maneuver nocturnal-maneuver save-the-pack ancient-bear snufflegator hunting-witch hunting-witch hunting-witch witch-of-the-eye way-of-the-bear',
  }),
  bundle('The Countess of Windhedge', {
    brobnar:
      'loot-the-bodies tremor warsong gauntlet-of-command the-warchest valdr bumpsy firespitter headhunter krump looter-goblin blood-of-titans',
    logos:
      'effervescent-principle labwork library-access twin-bolt-emission wild-wormhole wild-wormhole dextre dextre doc-bookton ganymede-archivist neutron-shark rocket-boots',
    shadows:
      'relentless-whispers too-much-to-protect seeker-needle carlo-phantom deipno-spymaster magda-the-rat dodger shadow-self shadow-self silvertooth urchin urchin',
  }),
  bundle('Titanfang, Tower Fighter', {
    brobnar:
      'coward-s-end loot-the-bodies loot-the-bodies warsong gauntlet-of-command mighty-javelin valdr valdr firespitter smaaash smaaash wardrummer',
    dis: 'hand-of-dis mind-barb lash-of-broken-dreams dust-imp dust-imp eater-of-the-dead guardian-demon shaffles stealer-of-souls stealer-of-souls tentacus the-terror',
    shadows:
      'ghostly-hand ghostly-hand nerve-blast nerve-blast pawn-sacrifice relentless-whispers customs-office bad-penny dodger silvertooth umbra ring-of-invisibility',
  }),
  bundle('Marrow the Unhurried', {
    dis: 'banish banish charette dust-imp eater-of-the-dead library-of-the-damned streke three-fates unlocked-gateway unlocked-gateway yurk æmber-imp',
    sanctum:
      'aubade-the-grim aubade-the-grim baron-mengevin bordan-the-redeemed challe-the-safeguard golden-aura golden-aura hallowed-shield healing-blast maruck-the-marked one-stood-against-many shield-of-justice',
    untamed:
      'dharna dharna duskwitch full-moon fuzzy-gruen kindrith-longshot niffle-grounds persistence-hunting soldiers-to-flowers soldiers-to-flowers tantadlin tantadlin',
  }),
  bundle('Quillon of the Borrowed Lantern', {
    logos:
      '[redacted] archimedes cutthroat-research helper-bot helper-bot library-of-babble professor-sutterkin remote-access shard-of-knowledge titan-librarian titan-librarian titan-librarian',
    mars: 'combat-pheromones combat-pheromones hypnobeam mindwarper orbital-bombardment sample-collection skybooster-squadron skybooster-squadron uxlyx-the-zookeeper xanthyx-harvester xanthyx-harvester yxilx-dominator',
    shadows:
      'dusk-chronicles gamgee gamgee life-for-a-life little-niff miasma miasma nerve-blast oubliette sucker-punch the-sting throwing-stars',
  }),
  bundle('Tessarine, Thrice Laurelled', {
    brobnar:
      'alaka berserker-slam cowfyne cowfyne ganger-chieftain groke irestaff irestaff mugwump shorty tremor warriors--refrain',
    saurian:
      'chant-of-hubris chant-of-hubris crassosaurus draco-praeco grimlocus-dux imperium odoac-the-patrician odoac-the-patrician phalanx-strike rhetor-gallim senator-shrix thero-centurion',
    shadows:
      'a-vinda brend-the-fanatic hidden-stash hock hugger-mugger key-of-darkness lethal-distraction mug ronnie-wristclocks ronnie-wristclocks umbra umbra',
  }),
  bundle('Captain Ondrova Farlight', {
    logos:
      'babbling-bibliophile cutthroat-research data-forge daughter daughter pocket-universe sanitation-engineer self-bolstering-automata tautau-vapors tautau-vapors tautau-vapors titan-guardian',
    saurian:
      'axiom-of-grisk axiom-of-grisk brutodon-auxiliary city-state-interest imperial-scutum odoac-the-patrician philophosaurus questor-jarta rhetor-gallim thero-centurion tribute tricerian-legionary',
    staralliance:
      'chief-engineer-walls chief-engineer-walls cloaking-dongle cxo-taber doctor-driscoll explo-rover molina-s-blaster red-alert sensor-chief-garcia stealth-mode universal-translator zap',
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
