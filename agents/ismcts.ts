import { type Agent, CHANCE_OF_WINNING, type Considered } from '../src/core/agent.js';
import { type Game, NOBODY, type State } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import type { Prior } from './prior.js';
import { LEAST_TRIES, Rollout, type SearchSettings } from './rollout.js';
import { NONE, Tree } from './tree.js';

export interface IsmctsSettings extends SearchSettings {
  /** Iterations per decision, or undefined when the time decides. */
  readonly iterations: number | undefined;
  /** Milliseconds per decision; not repeatable. */
  readonly ms: number | undefined;
  /** How much an option that was tried little is preferred to one that did well. */
  readonly explore: number;
  /** The share of the first tries that goes to the policy's favourite. */
  readonly trust: number;
  /** What says how much each option is tried at first; undefined where only the policy's favourite stands out. */
  readonly prior: Prior | undefined;
  /** The share of the first tries that goes to all options alike, whatever the prior says. */
  readonly uniform: number;
}

/** Decisions that one iteration goes down the tree before the rollout takes over. */
const MOST_DEPTH = 64;
const MOST_NODES = 1 << 16;
/** After every eighth iteration it is asked whether the others still matter. */
const EVERY = 8;
/** What is liked least is still tried when another deal leaves nothing else. */
const LEAST_LIKING = 1e-30;

/**
 * Information-set Monte Carlo tree search with one tree for the deciding seat (Cowling, Powley and Whitehouse
 * 2012): every iteration deals the hidden cards anew, so a node stands for all states that look alike, and
 * an option is only compared over the iterations in which it could be taken. Each side maximises its own
 * chance at its own decisions. The first tries lean towards the policy's favourite, or to what a prior likes (PUCT).
 */
export function ismcts(game: Game, settings: IsmctsSettings): Agent {
  const luck = new Luck();
  const rollout = new Rollout(game, settings);
  const tree = new Tree(MOST_NODES, game.maxSides);
  const scratch: State = new Int32Array(game.words);
  const options = new Int32Array(game.maxOptions);
  const shares = new Float64Array(game.maxOptions);
  const path = new Int32Array(MOST_DEPTH + 1);
  const seed: [number, number] = [0, 0];
  const rootOptions = new Int32Array(game.maxOptions);
  let root = NONE;
  /** How far the last iteration went down the tree. */
  let depth = 0;
  let asked = 0;
  let chosen = 0;
  let turn = 0;
  let side = 0;
  /** The turn whose beginning is judged: the same for every option of a decision. */
  let last = 0;

  /** Fills the share of the first tries of each option. */
  function share(node: number, state: State, count: number): void {
    if (settings.prior) shareByPrior(settings.prior, node, state, count);
    else shareByFavourite(favouriteAt(node, state, count), count);
  }

  /** Where the favourite is; on a deal that has no such option the policy is asked again. */
  function favouriteAt(node: number, state: State, count: number): number {
    const known = placeOf(tree.favourite[node]!, options, count);
    return known === NONE ? rollout.favourite(state, options, count) : known;
  }

  /** `trust` for the favourite, and of the rest for each option as much. */
  function shareByFavourite(favourite: number, count: number): void {
    for (let i = 0; i < count; i++) shares[i] = (1 - settings.trust) / count;
    shares[favourite]! += settings.trust;
  }

  /** Options that were no options on earlier deals are asked about anew. */
  function shareByPrior(prior: Prior, node: number, state: State, count: number): void {
    for (let i = 0; i < count; i++) {
      if (tree.child(node, options[i]!) !== NONE) continue;
      expand(prior, node, state, count);
      break;
    }
    let total = 0;
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, options[i]!);
      shares[i] = child === NONE ? 1 : tree.liking[child]!;
      total += shares[i]!;
    }
    const alike = settings.uniform / count;
    for (let i = 0; i < count; i++) shares[i] = alike + ((1 - settings.uniform) * shares[i]!) / total;
  }

  /** Adds a node without visits for each option that has none; returns the option that is liked best. */
  function expand(prior: Prior, node: number, state: State, count: number): number {
    const liked = prior.like(state, options, count);
    const best = liked === NONE ? rollout.favourite(state, options, count) : liked;
    if (liked === NONE) shareByFavourite(best, count);
    const likings = liked === NONE ? shares : prior.likings;
    for (let i = 0; i < count; i++) {
      if (tree.child(node, options[i]!) !== NONE) continue;
      const child = tree.add(node, options[i]!);
      if (child === NONE) break;
      tree.available[child] = tree.visits[node]!;
      tree.liking[child] = Math.max(LEAST_LIKING, likings[i]!);
    }
    return options[best]!;
  }

  /** What is known of a node before its options are compared. */
  function enter(node: number, state: State, count: number): void {
    tree.seat[node] = game.decider(state);
    tree.favourite[node] = settings.prior
      ? expand(settings.prior, node, state, count)
      : options[rollout.favourite(state, options, count)]!;
  }

  /** The child to follow: the value so far plus what is still worth finding out. */
  function select(node: number, side: number, count: number): number {
    const known = tree.mean(node, side);
    let best = 0;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, options[i]!);
      const tries = child === NONE ? 0 : tree.visits[child]!;
      const value = tries === 0 ? known : tree.mean(child, side);
      const available = child === NONE ? tree.visits[node]! : ++tree.available[child]!;
      const score = value + (settings.explore * shares[i]! * Math.sqrt(available + 1)) / (1 + tries);
      if (score > high) {
        high = score;
        best = i;
      }
    }
    return best;
  }

  /** One deal: down the tree, one new node, a rollout, and back up. */
  function iterate(state: State, seat: number): void {
    scratch.set(state);
    seed[0] = luck.bits();
    seed[1] = luck.bits();
    game.determinize(scratch, seat, seed);
    rollout.begin(luck.bits(), luck.bits());
    path[0] = root;
    depth = 0;
    try {
      descend();
      rollout.playTo(scratch, last);
    } catch (error) {
      rollout.giveUp(error, scratch);
    }
    for (let i = 0; i <= depth; i++) tree.record(path[i]!, rollout.values);
  }

  /** Follows the best children, as far as a new node. */
  function descend(): void {
    let node = root;
    for (;;) {
      const decider = game.decider(scratch);
      if (decider === NOBODY || depth === MOST_DEPTH || game.turns(scratch) >= last) return;
      const count = game.options(scratch, options);
      if (count === 1) {
        game.apply(scratch, options[0]!);
        continue;
      }
      if (tree.favourite[node] === NONE) enter(node, scratch, count);
      share(node, scratch, count);
      const option = options[select(node, game.sideOf(scratch, decider), count)]!;
      const child = tree.child(node, option);
      const isNew = child === NONE || tree.visits[child] === 0;
      node = child === NONE ? tree.add(node, option) : child;
      if (node !== NONE) path[++depth] = node;
      game.apply(scratch, option);
      if (isNew || node === NONE) return;
    }
  }

  /** What was learnt about this turn stays, unless another seat has decided in between. */
  function plant(state: State, seat: number): void {
    const child = root === NONE || game.turns(state) !== turn ? NONE : tree.child(root, chosen);
    turn = game.turns(state);
    if (child !== NONE && tree.seat[child] === seat && tree.favourite[child] !== NONE)
      root = tree.keep(child);
    else root = tree.clear();
    // It was liked best on another deal: now more is known, so it is asked anew.
    tree.favourite[root] = NONE;
  }

  function choose(state: State, given: Int32Array, count: number): number {
    const seat = game.decider(state);
    side = game.sideOf(state, seat);
    last = rollout.horizon(state);
    plant(state, seat);
    const end = settings.ms === undefined ? 0 : performance.now() + settings.ms;
    if (settings.iterations === undefined) while (performance.now() < end) iterate(state, seat);
    else
      for (let left = settings.iterations; left > 0 && !isSettled(given, count, left); left--)
        iterate(state, seat);
    asked = count;
    for (let i = 0; i < count; i++) rootOptions[i] = given[i]!;
    let best = 0;
    for (let i = 1; i < count; i++) if (triesOf(given[i]!) > triesOf(given[best]!)) best = i;
    const favourite = placeOf(tree.favourite[root]!, given, count);
    if (favourite >= 0 && !isBetter(given[best]!, side)) best = favourite;
    chosen = given[best]!;
    return best;
  }

  /**
   * Whether the option that was tried most will be so whatever the iterations that are left do. What has to beat the
   * favourite by a margin may still do so, or not.
   */
  function isSettled(given: Int32Array, count: number, left: number): boolean {
    if (left % EVERY > 0) return false;
    let best = NONE;
    let most = 0;
    let second = 0;
    for (let i = 0; i < count; i++) {
      const tries = triesOf(given[i]!);
      if (tries > most) {
        second = most;
        most = tries;
        best = given[i]!;
      } else if (tries > second) second = tries;
    }
    return most - second > left && (settings.margin === 0 || best === tree.favourite[root]);
  }

  /** Where an option is among those that can be taken. */
  function placeOf(option: number, given: Int32Array, count: number): number {
    for (let i = 0; i < count; i++) if (given[i] === option) return i;
    return NONE;
  }

  /** Whether an option has done better than the favourite by the margin; on other deals, so both have their error. */
  function isBetter(option: number, side: number): boolean {
    const one = tree.child(root, option);
    const other = tree.child(root, tree.favourite[root]!);
    if (settings.margin === 0 || one === other) return true;
    if (other === NONE || Math.min(tree.visits[one]!, tree.visits[other]!) < LEAST_TRIES) return false;
    const error = Math.sqrt(tree.varianceOfMean(one, side) + tree.varianceOfMean(other, side));
    return tree.mean(one, side) - tree.mean(other, side) >= settings.margin * error;
  }

  function triesOf(option: number): number {
    const child = tree.child(root, option);
    return child === NONE ? 0 : tree.visits[child]!;
  }

  function considered(): Considered[] {
    const all = Array.from({ length: asked }, (_, index) => {
      const child = tree.child(root, rootOptions[index]!);
      const tries = child === NONE ? 0 : tree.visits[child]!;
      return { index, value: tries === 0 ? Number.NaN : tree.mean(child, side), tries };
    });
    const rank = (index: number, tries: number) =>
      rootOptions[index] === chosen ? Number.POSITIVE_INFINITY : tries;
    return all.sort((x, y) => rank(y.index, y.tries) - rank(x.index, x.tries) || x.index - y.index);
  }

  return {
    name: settings.name,
    unit: CHANCE_OF_WINNING,
    begin: (_seat, seed) => {
      luck.seed(seed[0], seed[1]);
      root = NONE;
    },
    choose: (state, given, count) => (count === 1 ? 0 : choose(state, given, count)),
    considered,
  };
}
