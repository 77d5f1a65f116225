import type { Page, Request } from 'playwright-core';
import { brokenPlaces, strayWords, textsOf } from './strays';

const WIDE = { width: 1440, height: 900 };
const SIZES = [WIDE, { width: 360, height: 740 }];

/** A page that is drawn so often and still waits for an answer gets none. */
const MOST_DRAWN = 1_000;

/** A page that is judged screen by screen. What is wrong with it is told at the end, once, with the first screen that has it. */
export class Judged {
  private readonly sound = new Set<string>();
  private readonly faults = new Map<string, string>();
  private readonly asked = new Set<Request>();

  constructor(
    readonly page: Page,
    private readonly data: readonly string[],
  ) {
    page.on('request', (request) => this.asked.add(request));
    page.on('requestfinished', (request) => this.asked.delete(request));
    page.on('requestfailed', (request) => this.asked.delete(request));
    // The end of an answer that nobody reads, as that to a form may be, is not told.
    page.on('response', (response) => {
      if (response.request().method() !== 'GET') this.asked.delete(response.request());
    });
    // What a page asked for is not answered to the next one.
    page.on('domcontentloaded', () => this.asked.clear());
  }

  /** Goes there as a link does, without loading the product again. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), path);
    await this.settled();
  }

  /** Judges the screen as it stands, on a wide and on a narrow screen, with further data that only it shows. */
  async judge(screen: string, data: readonly string[] = []): Promise<void> {
    // The longest first: what is left of a text once a shorter part is taken out is found in none.
    const known = [...data, ...this.data].sort((one, other) => other.length - one.length);
    for (const size of SIZES.toReversed()) {
      await this.page.setViewportSize(size);
      await this.settled();
      for (const text of await textsOf(this.page)) if (this.isStray(text, known)) this.note(`English: ${text}`, screen);
      for (const place of await brokenPlaces(this.page)) this.note(`${size.width} px: ${place}`, screen);
    }
  }

  get told(): string[] {
    return [...this.faults].map(([fault, screen]) => `${screen}: ${fault}`);
  }

  /** Until nothing is asked for any more, and what came is drawn, in no place that is held for it. */
  async settled(): Promise<void> {
    for (let [calm, drawn, isHeld] = [0, 0, false]; calm < 2; calm = isHeld || this.asked.size > 0 ? 0 : calm + 1) {
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      isHeld = await this.page.evaluate(() => {
        // What stands far down is fetched once somebody comes near.
        document.querySelector('[data-far]')?.scrollIntoView();
        return document.querySelector('.skeleton, [data-far]') !== null;
      });
      if (++drawn > MOST_DRAWN) throw new Error(`Not answered: ${[...this.asked].map((one) => one.url()).join(' ')}`);
    }
  }

  private isStray(text: string, known: readonly string[]): boolean {
    if (this.sound.has(text) || strayWords(text).length === 0) return false;
    const isStray = strayWords(text, known).length > 0;
    if (!isStray && known.length === this.data.length) this.sound.add(text);
    return isStray;
  }

  private note(fault: string, screen: string): void {
    if (!this.faults.has(fault)) this.faults.set(fault, screen);
  }
}
