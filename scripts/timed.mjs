/** The same agent, with the processor's time for each of its choices added up. */
export function timed(agent) {
  const used = { milliseconds: 0, decisions: 0 };
  return {
    agent: {
      ...agent,
      choose(state, options, count) {
        const before = process.cpuUsage();
        const index = agent.choose(state, options, count);
        const { user, system } = process.cpuUsage(before);
        used.milliseconds += (user + system) / 1000;
        used.decisions++;
        return index;
      },
    },
    /** Milliseconds for a decision. */
    mean: () => (used.milliseconds / used.decisions).toFixed(3),
  };
}
