import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this machine: `CHROMIUM`, or one on the path; undefined when there is none. */
export function browserPath() {
  const { CHROMIUM, PATH = '' } = process.env;
  const places = PATH.split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [CHROMIUM, ...places].find((path) => path && existsSync(path));
}

/** Root has no sandbox; whatever would ask the network is off. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = () => chromium.launch({ executablePath: browserPath(), args: FLAGS });
