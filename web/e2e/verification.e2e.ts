import { expect, test } from 'vitest';
import { founder, scrolledTo, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { url } from './served';
import { browser, withBrowser } from './set-up';

withBrowser();

test('a number is read, refused where it is at fault, and never said to be checked with government', async () => {
  const { page, close } = await founder(browser, undefined, { at: null }, /400/);
  await page.goto('/verification');
  const panel = page.getByRole('region', { name: 'Government verification' });
  await shows(panel, 'Demo Mode', '15 characters');
  await everybodyReads(page);
  const verify = panel.getByRole('button', { name: 'Verify GSTIN' });
  await expect.poll(() => verify.isDisabled()).toBe(true);

  const gstin = panel.getByRole('textbox', { name: 'GSTIN' });
  await gstin.fill('27aazck9003t1zc');
  await expect.poll(() => gstin.inputValue()).toBe('27AAZCK9003T1ZC');
  await verify.click();
  await toastOf(page, 'Verification Failed');
  await shows(panel, /comes B, not C/);
  await everybodyReads(page);

  // By the keyboard alone; what was said of the other number is gone.
  await gstin.fill('27AAZCK9003T1ZB');
  await expect.poll(() => panel.getByText(/comes B, not C/).count()).toBe(0);
  await gstin.press('Enter');
  await shows(panel, 'Format and check digit correct', '27 Maharashtra', 'PAN of the holder: Company');
  await shows(panel, 'Read from the number itself, not checked with government');
  await expect.poll(() => panel.getByText('Not asked of the GST portal').count()).toBe(3);
  await panel.getByRole('link', { name: 'Look up 27AAZCK9003T1ZB at the GST portal' }).waitFor();
  await everybodyReads(page);

  await panel.getByRole('tab', { name: 'CIN' }).click();
  await panel.getByRole('textbox', { name: 'CIN' }).fill('L17110MH1973PLC019786');
  await panel.getByRole('button', { name: 'Verify CIN' }).click();
  await shows(panel, 'Format correct; no check digit is published for it', 'Public company');
  const services = page.getByRole('region', { name: 'Government services' });
  await expect.poll(() => services.getByText('Pending', { exact: true }).count()).toBe(7);

  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await page.goto(`/?company=${companies[0]?.id}`);
  const section = page.getByRole('region', { name: 'Government verification' });
  await scrolledTo(page, section);
  await section.getByRole('tab', { name: 'PAN' }).click();
  await section.getByRole('textbox', { name: 'PAN' }).fill('AAZPK9003T');
  await section.getByRole('button', { name: 'Verify PAN' }).click();
  await shows(section, 'Individual');
  await close();
});
