import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { fixFunctions } from './fix-functions.mjs';

/** Joins the page, its style, the engines and the agents into one file, dist/bin/game.html, that needs nothing else. */
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Licences of what is in the file go with it. */
const NOTICE = `lit-html: ${readFileSync(path('node_modules/lit-html/LICENSE'), 'utf8').trim()}`;

const plugins = [{ name: 'fix-functions', renderChunk: fixFunctions }];
const program = await rolldown({ input: path('dist/page/main.js'), platform: 'browser', plugins });
const { output } = await program.generate({ format: 'esm', codeSplitting: false, minify: true });
const [{ code, imports }] = output;
if (imports.length > 0) throw new Error(`the page can't import ${imports.join(', ')}`);

/** Replacements are functions, because the texts have signs that a replacement would take for its own. */
const page = readFileSync(path('page/index.html'), 'utf8')
  .replace('/*STYLE*/', () => readFileSync(path('page/style.css'), 'utf8'))
  .replace('/*PROGRAM*/', () => code.replaceAll('</script', '<\\/script'))
  .replace('<head>', () => `<head>\n<!--\n${NOTICE.replaceAll('--', '- -')}\n-->`);
writeFileSync(path('dist/bin/game.html'), page);
