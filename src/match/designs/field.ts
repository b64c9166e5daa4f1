import { Luck, seedOf } from '../../core/luck.js';
import type { Side } from '../../games/module.js';
import { roundRobin } from '../../stats/ratings/round-robin.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';

/** Decks that meet each other, to be compared with others. */
export interface FieldDesign {
  /** Sets their luck and who meets whom apart from that of other fields. */
  readonly name: string;
  readonly sides: readonly Side[];
  /** In each, a deck plays a block against one other. */
  readonly rounds: number;
  /** A match between two of them. */
  planOf(a: Side, b: Side): MatchPlan;
}

/** In an order that depends on nothing but the words. */
export function shuffled<T>(items: readonly T[], seed: string, ...words: readonly string[]): T[] {
  const luck = new Luck(seedOf(seed, ...words));
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The block that two decks of a field play in a round. */
export interface FieldBlock {
  readonly a: number;
  readonly b: number;
  readonly plan: MatchPlan;
}

/** A round. Who meets whom is drawn once for all rounds, so that every pair is as likely as another. */
export function fieldRound({ name, sides, planOf }: FieldDesign, round: number): FieldBlock[] {
  const { seed } = planOf(sides[0]!, sides[1]!);
  const order = shuffled([...sides.keys()], seed, 'field', name);
  return roundRobin(sides.length, round).map(([x, y]) => {
    const [a, b] = [order[x]!, order[y]!];
    return { a, b, plan: { ...planOf(sides[a]!, sides[b]!), stream: `field ${name} ${round} ${a} ${b}` } };
  });
}

/** By deck: blocks by its wins; undefined when it was interrupted. */
export async function playField(runner: TaskRunner, design: FieldDesign): Promise<number[][] | undefined> {
  const counts = design.sides.map(() => noWins(design));
  for (let round = 0; round < design.rounds; round++) {
    const blocks = fieldRound(design, round);
    const tallies = await runner.tally(blocks.map(({ plan }) => ({ arm: plan, first: 0, blocks: 1 })));
    if (runner.interrupted) return undefined;
    for (const [i, { a, b }] of blocks.entries()) {
      const { wins } = tallies[i]!.asked;
      counts[a]![wins[0]!]!++;
      counts[b]![wins[1]!]!++;
    }
  }
  return counts;
}

const noWins = ({ sides, planOf }: FieldDesign): number[] =>
  new Array<number>(gamesPerBlock(planOf(sides[0]!, sides[1]!)) + 1).fill(0);
