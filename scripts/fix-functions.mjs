import { parseAst } from 'rolldown/parseAst';

/** A declared function could be assigned to, so it is made a constant; as such it must stand before its use. */
export function fixFunctions(code) {
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
