import { existsSync, readFileSync } from 'node:fs';

/** The version in package.json, which is above both the sources and the compiled files. */
export function programVersion(): string {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    version: string;
  };
  return version;
}
