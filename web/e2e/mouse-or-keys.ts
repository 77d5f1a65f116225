import type { Locator, Page } from 'playwright-core';

/** How somebody works a page: with a mouse, or with nothing but the keys. */
export type Hand = {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Opens one tab of a row of tabs. */
  tab(page: Page, name: string): Promise<void>;
  /** Chooses in a list of choices, which are told apart by their first letters. */
  choose(list: Locator, label: string): Promise<void>;
};

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  tab: (page, name) => page.getByRole('tab', { name }).click(),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
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
    await reach(page.getByRole('tab', { selected: true }));
    const wanted = page.getByRole('tab', { name });
    for (let step = 0; step < 8 && !(await isFocused(wanted)); step++) await page.keyboard.press('ArrowRight');
    await wanted.and(page.locator('[aria-selected="true"]')).waitFor();
  },
  choose: async (list, label) => {
    await reach(list);
    await list.page().keyboard.type(label);
    await list.page().keyboard.press('Enter');
  },
};

/** A day is typed as it is written in India, into the field that has the focus. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text.split('-').toReversed().join('/'));
}

const MOST_STOPS = 150;

/** Goes from stop to stop until it is there, as a person without a mouse must: by Tab. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The keys never reach ${target}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
