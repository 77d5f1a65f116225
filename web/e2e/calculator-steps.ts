import type { Locator } from 'playwright-core';

/** What is typed or chosen, by the labels of the fields. */
export type Fields = Readonly<Record<string, string>>;

/** A day as people type it into a field: '2026-10-02' is '02/10/2026'; no day is nothing. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('/');

/** Writes or chooses each field of a calculator by its label. */
export async function fill(card: Locator, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = card.getByLabel(label, { exact: true });
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? field.selectOption({ label: text }) : field.fill(text));
  }
}
