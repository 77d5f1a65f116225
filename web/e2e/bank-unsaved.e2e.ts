import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, toastOf } from './bank-steps';
import { axe } from './browser';
import { dialogOf, panelOf, question, row, wholeList } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('what was typed into a dialog is lost neither by a click beside it nor, by Escape or Cancel, unasked; nothing typed, nothing asked', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER], { at: '/bank-management' });
  const opener = page.getByRole('button', { name: 'Upload Statement' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await opener.and(page.locator(':focus')).waitFor();
  await opener.click();
  await dialogOf(page).getByLabel('Statement text').fill(OCTOBER);
  await page.mouse.click(5, 450);
  await expect.poll(() => question(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await axe(page);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await dialogOf(page).getByLabel('Statement text').and(page.locator(':focus')).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => dialogOf(page).getByLabel('Statement text').inputValue()).toBe(OCTOBER);
  await dialogOf(page).getByLabel('Account').selectOption({ index: 1 });
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await dialogOf(page).getByRole('heading', { name: 'What was recognised' }).and(page.locator(':focus')).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await opener.and(page.locator(':focus')).waitFor();
  await close();
});

test('a note is not dropped unasked, and once it is saved nothing is asked', async () => {
  const { page, close } = await wholeList();
  await row(page, 'ATM CSH')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const note = panelOf(page).getByLabel('Note', { exact: true });
  await note.fill('For the pantry');
  await page.keyboard.press('Escape');
  // Before the focus is in it, the key would still be the panel's below.
  await question(page).locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => question(page).count()).toBe(0);
  await expect.poll(() => note.inputValue()).toBe('For the pantry');
  const save = panelOf(page).getByRole('button', { name: 'Save note' });
  await save.click();
  await toastOf(page, 'Note saved');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => panelOf(page).count()).toBe(0);
  await row(page, 'ATM CSH').and(page.locator(':focus')).waitFor();
  await close();
});

test('after an act that takes its own button away the focus is on the heading of the account', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER], { at: '/bank-management' });
  const heading = page.getByRole('heading', { name: 'Operations' }).and(page.locator(':focus'));
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).press('Enter');
  await page.getByRole('button', { name: /^Undo the statement of 15 Oct/ }).press('Enter');
  await confirm('Undo the statement');
  await page.getByText(/^Undone by Asha Rao/).waitFor();
  await heading.waitFor();
  await page.getByRole('button', { name: 'Deactivate Operations' }).press('Enter');
  await confirm('Cancel');
  await page.getByRole('button', { name: 'Deactivate Operations' }).and(page.locator(':focus')).press('Enter');
  await confirm('Deactivate');
  const activate = page.getByRole('button', { name: 'Activate Operations' });
  await activate.waitFor();
  await heading.waitFor();
  await activate.press('Enter');
  await page.getByRole('button', { name: 'Deactivate Operations' }).waitFor();
  await heading.waitFor();
  await page.getByRole('region', { name: 'Statements of Operations' }).waitFor();
  await close();
});
