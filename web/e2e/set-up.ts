import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { setClock } from './bank-steps';
import { launch } from './browser';

/** Noon, in India, of the day on which the journeys take place. */
export const NOON = '2026-11-20T12:00:00+05:30';

/** The browser of the file whose tests run; it is there from the first of them on. */
export let browser: Browser;

/**
 * Has a browser ready before the tests of a file. Where an instant is named, the server's clock stands at it meanwhile.
 */
export function withBrowser(now?: string): void {
  beforeAll(async () => {
    browser = await launch();
    if (now) await setClock(now);
  });
  afterAll(async () => {
    if (now) await setClock(null);
  });
}
