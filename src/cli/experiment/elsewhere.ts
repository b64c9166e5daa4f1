import type { GameModule } from '../../games/module.js';
import { QueuePlayer } from '../../match/queue/coordinator.js';
import type { Manifest } from '../../report/run-directory/manifest.js';
import { agentSecondsValue } from '../flags/agents.js';
import type { Args } from '../flags/command.js';
import { type Io, line } from '../terminal/io.js';

/** Plays on workers of other machines; undefined when nobody has asked for that. */
export async function playerElsewhere(
  module: GameModule,
  versions: Manifest['versions'],
  args: Args,
  io: Io,
): Promise<QueuePlayer | undefined> {
  const url = args.text('redis') ?? io.redis;
  if (!url) return undefined;
  return QueuePlayer.open({
    url,
    module,
    notice: {
      versions: { ...versions, game: module.game.id },
      agentSeconds: agentSecondsValue(args.text('agent-seconds')),
    },
    say: (text) => line(io.err, text),
  });
}
