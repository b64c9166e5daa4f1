import type { Browser } from 'playwright-core';

export function browserPath(): string | undefined;
export function launch(): Promise<Browser>;
