import { parseDocument, YAMLParseError } from 'yaml';
import { refuse } from '../../../core/input.js';
import { jsonFault } from './json-fault.js';
import { cleanName } from './names.js';

export function jsonValue(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const fault = jsonFault(text);
    const place = fault
      ? `line ${fault.line}, column ${fault.column}: expected ${fault.expected}`
      : 'its end';
    return refuse(source, `broken JSON at ${place}; correct it or download the deck again`);
  }
}

export function yamlValue(text: string, source: string): unknown {
  let fault: unknown;
  try {
    const document = parseDocument(text, { logLevel: 'error' });
    fault = document.errors[0];
    if (fault === undefined) return document.toJS();
  } catch (error) {
    fault = error;
  }
  return refuse(source, `broken YAML${yamlFault(fault)}; correct it`);
}

function yamlFault(fault: unknown): string {
  if (!(fault instanceof Error)) return '';
  // The message goes on with a picture of the place, which would take several lines.
  const message = cleanName(fault.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, ''));
  if (!(fault instanceof YAMLParseError) || fault.linePos === undefined) return `: ${message}`;
  const [{ line, col }] = fault.linePos;
  const what = fault.code === 'MULTIPLE_DOCS' ? 'a second document begins, one is expected' : message;
  return ` at line ${line}, column ${col}: ${what}`;
}
