/** The ending of a program. */
const ENDING = /\.[cm]?js$/;

/** A path has a slash or an ending; the names of our own agents have neither. */
export const isPath = (name: string): boolean => /[\\/]/.test(name) || ENDING.test(name);

/** The part of an agent's words before its parameters; a path may have colons of its own. */
export function nameIn(words: string): string {
  const name = words.replace(/:[\w-]+=.*$/s, '');
  if (!isPath(name)) return name.replace(/:.*$/s, '');
  return ENDING.test(name) ? name : name.replace(/(\.[cm]?js):.*$/s, '$1');
}

/**
 * Splits `mc:rollouts=200,margin=1,random` after `margin=1`: a bare `key=value` belongs to the agent before it. A path
 * may have commas of its own: the longest that is a file counts, or else the first part that ends like a program.
 */
export function splitAgents(text: string, isFile: (path: string) => boolean): string[] {
  const parts = text.split(',');
  const agents: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const isParameter = /^[\w-]+=[^:]*$/.test(parts[at]!) && agents.length > 0;
    const end = isParameter ? at + 1 : endOfAgent(parts, at, isFile);
    const words = parts.slice(at, end).join(',');
    if (isParameter) agents.push(`${agents.pop()},${words}`);
    else agents.push(words);
    at = end;
  }
  return agents;
}

/** One more than the last of the parts that make up the agent which begins at `at`. */
function endOfAgent(parts: readonly string[], at: number, isFile: (path: string) => boolean): number {
  const ends = parts.map((_, i) => i + 1).slice(at);
  const path = (end: number): string | undefined => {
    const name = nameIn(parts.slice(at, end).join(','));
    return isPath(name) && name.split(',').length === end - at ? name : undefined;
  };
  const file = ends.findLast((end) => isFile(path(end) ?? ''));
  const program = ends.find((end) => ENDING.test(path(end) ?? ''));
  return file ?? (/[\\/]/.test(nameIn(parts[at]!)) ? program : undefined) ?? at + 1;
}
