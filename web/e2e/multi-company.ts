import type { Locator, Page } from 'playwright-core';
import { url } from './served';

type Actor = { email: string; password: string };
export type Actors = Record<'OA' | 'SA' | 'NM', Actor>;

/** The people of the tests: an owner and a member of the staff of one firm, and somebody without a firm. */
export async function seededActors(): Promise<Actors> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/dev/seed`, { method: 'POST', headers, body: '{}' });
  const seed: { actors: Actors } = await response.json();
  return seed.actors;
}

/** The text of a part of the page. */
export const textOf = async (part: Locator) => (await part.textContent()) ?? '';

/** The figure of the card with this note, as a number. It stands between the card's name and the note. */
export async function figure(page: Page, note: RegExp): Promise<number> {
  const card = page.getByRole('region', { name: 'Figures of the firm' }).locator('> div', { hasText: note });
  const [value = ''] = /[\d,]+/.exec(await textOf(card.locator('> div').nth(1))) ?? [];
  return Number(value.replaceAll(',', ''));
}

export const COMPANIES = /active clients/;
export const REVENUE = /active subscriptions/;

/** Waits for a toast. */
export async function toastOf(page: Page, title: string) {
  // By its place, not its role: while a dialog is open, a toast is seen and announced but not part of what can be used.
  await page.locator('li:visible', { hasText: title }).first().waitFor();
}

/** What those who hear the page are told of a field beside its label. */
export async function describedBy(page: Page, field: Locator): Promise<string> {
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  const texts = await Promise.all(ids.map((id) => textOf(page.locator(`[id="${id}"]`))));
  return texts.join(' ');
}
