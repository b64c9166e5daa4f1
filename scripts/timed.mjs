/** Makes the same agents, with the processor's time for each of their choices added up. */
export function timed(make) {
  const used = { milliseconds: 0, decisions: 0 };
  const timedAgent = (agent) => ({
    ...agent,
    choose(state, options, count) {
      const before = process.cpuUsage();
      const index = agent.choose(state, options, count);
      const { user, system } = process.cpuUsage(before);
      used.milliseconds += (user + system) / 1000;
      used.decisions++;
      return index;
    },
  });
  return {
    make: () => timedAgent(make()),
    /** Milliseconds for a decision. */
    mean: () => (used.milliseconds / used.decisions).toFixed(3),
  };
}
