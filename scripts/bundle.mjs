import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/**
 * Joins the compiled modules of each program into one file. V8 looks up an imported or exported name at
 * every use, and trusts only what is constant within one module: joined, the engine needs a third fewer
 * instructions for a decision.
 */
const PROGRAMS = { fulcrum: 'src/cli/main.js', index: 'src/index.js', worker: 'src/match/worker.js' };

const inDist = (path) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const isPackage = (id) => !/^(\.|\/|[A-Z]:)/.test(id);

/** A declared function could be assigned to, so it is made a constant; as such it must stand before its use. */
function fixFunctions(code) {
  const shebang = /^#!.*\n/.exec(code)?.[0] ?? '';
  let functions = '';
  let rest = '';
  let end = shebang.length;
  for (const node of parseAst(code).body) {
    const before = code.slice(end, node.start);
    const text = code.slice(node.start, node.end);
    end = node.end;
    if (node.type !== 'FunctionDeclaration') rest += before + text;
    else functions += `${before}${text.replace(/^(async )?function ([$\w]+)/, 'const $2 = $1function')};`;
  }
  return shebang + functions + rest + code.slice(end);
}

for (const [name, input] of Object.entries(PROGRAMS)) {
  const plugins = [{ name: 'fix-functions', renderChunk: fixFunctions }];
  const program = await rolldown({ input: inDist(input), platform: 'node', external: isPackage, plugins });
  await program.write({ file: inDist(`bin/${name}.js`), format: 'esm', codeSplitting: false });
}
