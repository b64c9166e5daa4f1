import { InputError } from '../../core/game.js';
import { splitAgents } from '../flags/agents.js';
import {
  argsOf,
  overlaid,
  type Setting,
  type Settings,
  settingsOf,
  withoutCheck,
} from '../flags/settings.js';
import type { Io } from '../terminal/io.js';
import { once } from '../yaml/cells.js';
import type { Part } from './batch.js';
import { batchRequest } from './batch-request.js';
import { requestTo } from './changes.js';
import type { Experiment, Request } from './experiment.js';

interface Asked {
  /** What is to be conducted. */
  readonly request: Request;
  /** The experiments that it is made of. */
  readonly each: readonly Request[];
}

/** `--agent A,B,C` as one setting for each agent. */
export function agentSettings(setting: Setting): Setting[] {
  const agents = splitAgents(setting.text);
  const twice = agents.find((agent, i) => agents.indexOf(agent) < i);
  if (twice !== undefined) throw new InputError(`--agent "${setting.text}": ${twice} is named twice`);
  return agents.map((text) => ({ ...setting, text }));
}

/** What settings ask for; with several agents, the same experiment once for each and whether they agree. */
export function askedFor(
  experiment: Experiment,
  settings: Settings,
  positionals: readonly string[],
  io: Io,
): Asked {
  const typed = settings.get('agent');
  const agents = typed ? agentSettings(typed) : [];
  if (agents.length > 1) return askedOfEach(experiment, settings, agents, positionals, io);
  const request = requestTo(experiment, argsOf(settings, positionals), io);
  return { request, each: [request] };
}

function askedOfEach(
  experiment: Experiment,
  settings: Settings,
  agents: readonly Setting[],
  positionals: readonly string[],
  io: Io,
): Asked {
  const quiet = once(io);
  const spot = { file: experiment.name, line: 1 };
  const parts = agents.map((agent, i): Part => {
    const own = overlaid(withoutCheck(settings), settingsOf([agent]));
    const request = requestTo(experiment, argsOf(own, positionals), quiet);
    return { cell: i + 1, values: [agent.text], arm: '', settings: own, request, spot };
  });
  const axes = [{ flag: 'agent' as const, values: agents, spot }];
  const file = {
    file: experiment.name,
    about: undefined,
    experiment,
    game: undefined,
    own: settings,
    axes,
    arms: [],
  };
  const each = parts.map(({ request }) => request);
  const whole = batchRequest(
    file,
    parts.map((part) => [part]),
  );
  return { request: { ...whole, names: [...each[0]!.names, 'by agent'] }, each };
}
