import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody works a page: with a mouse, or with nothing but the keys. */
export type Hand = {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Opens one tab of a row of tabs. */
  tab(page: Page, name: string): Promise<void>;
  /** Chooses in a list of choices, which are told apart by their first letters. */
  choose(list: Locator, label: string): Promise<void>;
  /** Sets a box that is not ticked. */
  tick(box: Locator): Promise<void>;
};

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  tab: (page, name) => page.getByRole('tab', { name }).click(),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  tick: (box) => box.check(),
};

export const keys: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText(text);
  },
  tab: async (page, name) => {
    const wanted = page.getByRole('tab', { name });
    // The one that is open in its own row of tabs: a page may have several.
    const row = page.getByRole('tablist').filter({ has: wanted });
    await reach(row.getByRole('tab', { selected: true }));
    for (let step = 0; step < 8 && !(await isFocused(wanted)); step++) await page.keyboard.press('ArrowRight');
    await wanted.and(page.locator('[aria-selected="true"]')).waitFor();
  },
  choose: async (list, label) => {
    await reach(list);
    await list.page().keyboard.type(label);
    await list.page().keyboard.press('Enter');
  },
  tick: async (box) => {
    await reach(box);
    await box.page().keyboard.press('Space');
    await box.and(box.page().locator(':checked')).waitFor({ state: 'attached' });
  },
};

/** A day is typed as it is written in India, into the field that has the focus. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text.split('-').toReversed().join('/'));
}

const MOST_STOPS = 150;

/**
 * Goes from stop to stop until it is there, as a person without a mouse must: by Tab, or back by Shift and Tab. Fails where the
 * keys never come, and where the stop they come to cannot be seen.
 */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const way = (await isBehind(target)) ? 'Shift+Tab' : 'Tab';
  let element = await target.elementHandle();
  for (let stop = 0; ; stop++) {
    const where = await element?.evaluate((one) => (one === document.activeElement ? 'there' : one.isConnected));
    if (where === 'there') break;
    // A page that is drawn anew has another in its place.
    if (!where) element = await target.elementHandle();
    if (stop === MOST_STOPS) throw new Error(`The keys never reach ${target}`);
    await keyboard.press(way);
  }
  await expect.poll(() => faultOfFocus(target), { message: `The focus on ${target}` }).toBe(undefined);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether it stands before what has the focus. */
const isBehind = (target: Locator) =>
  target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      Boolean(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );

/** Why the focus on something cannot be seen: it has no ring, it is out of sight, or something lies over all of it. */
const faultOfFocus = (target: Locator) =>
  target.evaluate((element) => {
    const label = element.closest('label');
    const around = [element, element.parentElement, element.closest('li'), label].filter((one) => one !== null);
    const hasRing = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    if (!around.some(hasRing)) return 'has no ring';
    // What is drawn is the label where the control itself is a pixel.
    const shown = element.getBoundingClientRect().width > 2 ? element : (label ?? element);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const hits = places.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    if (hits.length === 0) return 'is out of sight';
    return hits.some((hit) => shown.contains(hit) || hit.contains(shown)) ? undefined : 'is covered';
  });
