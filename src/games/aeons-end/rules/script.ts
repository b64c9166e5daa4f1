/** Random picks that a scenario has scripted; without a script chance decides. */
export const script: {
  rolls: (number | string)[] | null;
  /** The number that a named roll means. */
  byName: ((name: string) => number) | null;
  pick(n: number): number | undefined;
} = {
  rolls: null,
  byName: null,
  pick(n) {
    if (script.rolls === null) return undefined;
    const roll = script.rolls.shift();
    if (roll === undefined) throw new Error('the scripted rolls are used up');
    const number = typeof roll === 'number' ? roll : script.byName!(roll);
    if (!(number >= 0 && number < n)) throw new Error(`roll ${roll} is not among the ${n} that can be drawn`);
    return number;
  },
};
