import { drawn, NARROW, type Picture, WIDE } from './draw.js';
import { escaped } from './escaped.js';
import type { Table } from './story.js';
import { VARIABLES } from './theme.js';

export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escaped(text)}</p>`;

/** Drawn for a desk and for a phone; the style shows one of them. */
export const figureOf = (picture: Picture, heading: 'h2' | 'h3'): string =>
  `<figure><${heading}>${escaped(picture.title)}</${heading}>
<div class="wide">${drawn(picture, WIDE)}</div>
<div class="narrow">${drawn(picture, NARROW)}</div>
<figcaption>${escaped(picture.caption)}</figcaption></figure>`;

/** More rows than this are for the files. */
const MOST_ROWS = 150;

/** On a sheet, more columns than these are set smaller, and may break figures into lines. */
const MANY_COLUMNS = 10;

const isNumber = (text: string): boolean => /^[−+<\d]|^$/.test(text);

interface Cell {
  readonly text: string;
  readonly tag: string;
  readonly right: boolean;
}

const cellHtml = ({ text, tag, right }: Cell): string =>
  `<${tag}${right ? ' class="n"' : ''}>${escaped(text)}</${tag.split(' ')[0]}>`;

const lineHtml = (cells: readonly Cell[]): string => `<tr>${cells.map(cellHtml).join('')}</tr>`;

/** A row for each, below the headings; numbers stand at the right. */
function lyingTable({ columns, rows }: Table): string {
  const right = columns.map((_, i) => rows.every((row) => isNumber(row[i]!)));
  const cells = (texts: readonly string[], tag: string) =>
    texts.map((text, i) => ({ text, tag, right: right[i]! }));
  return `<thead>${lineHtml(cells(columns, 'th scope="col"'))}</thead>
<tbody>${rows.map((row) => lineHtml(cells(row, 'td'))).join('\n')}</tbody>`;
}

/** A single row has its headings beside it: it may have more columns than a phone or a sheet has room for. */
function standingTable({ columns, rows: [row] }: Table): string {
  const cells = columns.map((text, i) => [
    { text, tag: 'th scope="row"', right: false },
    { text: row![i]!, tag: 'td', right: false },
  ]);
  return `<tbody>${cells.map(lineHtml).join('\n')}</tbody>`;
}

/** The columns that say something of some row. */
function told({ columns, rows, ...table }: Table): Table {
  const kept = columns.map((_, i) => rows.some((row) => row[i] !== ''));
  const only = (texts: readonly string[]) => texts.filter((_, i) => kept[i]);
  return { ...table, columns: only(columns), rows: rows.map(only) };
}

export function tableHtml(table: Table): string {
  const { title, rows } = table;
  const shown = told({ ...table, rows: rows.slice(0, MOST_ROWS) });
  const label = escaped(title);
  const inner = rows.length === 1 ? standingTable(shown) : lyingTable(shown);
  const kind = shown.columns.length > MANY_COLUMNS ? ' class="many"' : '';
  const more = rows.length - shown.rows.length;
  return `${paragraph(title, 'caption')}<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table${kind} aria-label="${label}">
${inner}</table></div>${more > 0 ? paragraph(`… and ${more} more rows in the files.`) : ''}`;
}

export const folded = (summary: string, inner: string): string =>
  `<details><summary>${escaped(summary)}</summary>${inner}</details>`;

/** Terms and what they are; a fact without text is left out. */
export function facts(all: readonly (readonly [term: string, text: string])[]): string {
  const said = all.filter(([, text]) => text !== '');
  return `<dl>${said.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;
}

/** A text that keeps its lines. */
export const verbatim = (label: string, text: string): string =>
  `<pre tabindex="0" role="group" aria-label="${escaped(label)}">${escaped(text)}</pre>`;

const STYLE = `${VARIABLES}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main,header,footer{max-width:768px;margin:0 auto;padding:0 24px}
header{padding-top:32px}
footer{padding-bottom:32px;color:var(--quiet);font-size:14px}
h1{font-size:22px;line-height:1.3;margin:0 0 4px}
h2{font-size:20px;line-height:1.3;margin:0 0 8px}
h3,figure h2{font-size:16px;margin:0 0 8px}
section{margin:0 0 40px;padding-top:16px}
section+section{border-top:1px solid var(--line)}
.kicker{color:var(--quiet);margin:0 0 16px;font-size:14px}
.answer{font-size:20px;line-height:1.4;margin:0 0 12px}
a{color:var(--one)}
nav ul{padding-left:20px;margin:8px 0 0}
nav li{margin:0 0 6px}
nav .brief{color:var(--quiet)}
figure{margin:24px 0}
figcaption{color:var(--quiet);font-size:14px;margin-top:4px}
.plot{display:block;max-width:100%;height:auto;overflow:visible}
.plot text{white-space:pre}
.narrow{display:none}
details{border:1px solid var(--line);border-radius:6px;margin:12px 0;padding:0 14px}
summary{cursor:pointer;padding:10px 0;font-weight:600}
.scroll{overflow-x:auto;margin:0 0 16px}
table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
.caption{font-weight:600;font-size:14px;margin:0 0 6px}
th,td{padding:3px 12px 3px 0;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}
th{color:var(--quiet);font-weight:600}
.n{text-align:right}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;font-size:14px;margin:0 0 16px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
pre{overflow-x:auto;font:12px/1.4 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;background:var(--shade);padding:12px;border-radius:6px}
:focus-visible{outline:2px solid var(--one);outline-offset:2px}
@media screen and (max-width:640px){
main,header,footer{padding-left:14px;padding-right:14px}
header{padding-top:18px}
.wide{display:none}.narrow{display:block}
.answer{font-size:18px}
dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 8px}
}
@media print{
@page{margin:16mm}
body{font-size:11pt}
main,header,footer{max-width:none;padding:0}
section{break-before:auto}
section+section{break-before:page;border:0}
figure,tr{break-inside:avoid}
h2,h3,summary,.caption{break-after:avoid}
details{border:0;padding:0}
details::details-content{content-visibility:visible;block-size:auto}
summary{list-style:none}summary::-webkit-details-marker{display:none}
.scroll,pre{overflow:visible}
table{font-size:8pt}.caption{font-size:9pt}th,td{white-space:normal}table:not(.many) td.n{white-space:nowrap}
.many{font-size:7pt}.many th,.many td{padding-right:6px}
pre{white-space:pre-wrap}
}`;

/** A whole page that needs nothing but itself. */
export const document = (
  title: string,
  header: string,
  main: string,
  footer: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${header}</header>
<main>${main}</main>
<footer>${footer}</footer>
</body>
</html>
`;
