import { test } from 'vitest';
import { founder, scrolledTo, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('benefits are tested, kept, applied for and granted, and the dashboard shows how they stand', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await page.goto('/startup-benefits');
  const dpiit = page.getByRole('region', { name: 'DPIIT Recognition' });
  await shows(dpiit, 'Pending', 'Age since incorporation', 'Passed', 'Not known');
  await page.getByText('Not tested yet').waitFor();
  await everybodyReads(page);

  // How the business began is a fact of the company: the page leads to it, and does not ask it anew.
  await dpiit.getByRole('link', { name: /Not formed by splitting/ }).click();
  await page.waitForURL(/\/company-facts\?fact=formation/);
  await page.goto('/company-facts?step=formation');
  await page.getByLabel('Over 20% of its plant was used by others before').waitFor();
  await everybodyReads(page);
  await send(page, 'POST', `/companies/${companies[0]?.id}/facts`, {
    ...{ kind: 'formation', value: { isReconstruction: false, hasUsedPlant: false }, holdsFrom: '2025-04-01' },
  });
  await page.goto('/startup-benefits');
  await shows(dpiit, /Not formed by splitting or reconstruction\s*Yes/);
  await page.getByLabel('Investment in plant and equipment').fill('5,00,000');
  await page.getByRole('button', { name: 'Validate All Benefits' }).click();
  await toastOf(page, 'Benefits Validated');
  await shows(page.getByRole('list', { name: 'Tests kept' }), /^Tested 20 Nov 2026/);

  await dpiit.getByRole('button', { name: 'Mark as applied' }).click();
  const applied = page.getByRole('dialog');
  await applied.getByLabel('Application number').fill('DIPP-REQ-1');
  await applied.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Application noted');
  await shows(dpiit, 'Applied');
  await dpiit.getByRole('button', { name: 'Mark as granted' }).click();
  const granted = page.getByRole('dialog');
  await granted.getByLabel('Certificate number').fill('DIPP123456');
  await granted.getByLabel('Granted on').fill('01/10/2026');
  await granted.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Certificate recorded');
  await shows(dpiit, 'Approved', /Number DIPP123456/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: '80-IAC Tax Holiday' })
    .getByRole('button', { name: /^Apply/ })
    .click();
  await download;
  await everybodyReads(page);

  await send(page, 'POST', `/companies/${companies[0]?.id}/facts`, {
    ...{ kind: 'turnover', subject: '2025-26', value: { amount: '9999999999999.99' }, holdsFrom: '2025-04-01' },
  });
  await page.goto('/startup-benefits');
  await shows(dpiit, 'Failed');
  await everybodyReads(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Startup Benefits' });
  await scrolledTo(page, card);
  await shows(card, 'DPIIT Recognition', 'Angel Tax Exemption', 'IP Fee Benefits', 'Available');
  await close();
});
