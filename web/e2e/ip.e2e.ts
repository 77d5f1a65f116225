import { test } from 'vitest';
import { founder, scrolledTo, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const TABLE = `Type,Name,Application number,Filing date,Classes,Status,Registration date
Trade mark,KESTREL,353001,15/03/2017,"9, 42",Registered,02/05/2018
Trade mark,HERON WITH A VERY LONG NAME THAT NOBODY SHORTENS FOR A SCREEN OF A TELEPHONE,353002,10/10/2026,25,New,
Trade mark,WREN,353003,10/10/2026,46,New,`;

test('rights are added and compared with the register, and their terms stand in portfolio, calendar and dashboard', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await page.goto('/ip-portfolio');
  await page.getByText('No assets yet').waitFor();
  await everybodyReads(page);

  await page.getByRole('button', { name: 'Add asset' }).click();
  const adding = page.getByRole('dialog', { name: 'Add asset' });
  await adding.getByLabel('Name').fill('GRIPPER');
  await adding.getByLabel('Classes').fill('46');
  await adding.getByRole('button', { name: 'Save asset' }).click();
  await adding.getByText('Classes are whole numbers from 1 to 45').waitFor();
  await everybodyReads(page);
  await adding.getByLabel('Classes').fill('9');
  await adding.getByRole('button', { name: 'Save asset' }).click();
  await toastOf(page, 'GRIPPER added');
  await page.getByRole('combobox', { name: 'Fees of' }).selectOption({ label: 'Other applicant' });
  await shows(page.getByRole('region', { name: 'GRIPPER' }), 'Draft', 'Application (TM-A)', /₹9,000\.00/);
  await page.getByRole('combobox', { name: 'Fees of' }).selectOption({ label: 'Recognised start-up' });
  await page
    .getByRole('region', { name: 'GRIPPER' })
    .getByText(/₹4,500\.00/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Sync IP Status' }).click();
  const sync = page.getByRole('dialog', { name: 'Sync IP Status' });
  await sync.getByLabel('Or paste the table').fill(TABLE);
  await sync.getByRole('button', { name: 'Compare' }).click();
  await shows(sync, '2 to confirm, 0 as known, 1 not read', /Line 4: .*46/);
  await everybodyReads(page);
  await sync.getByRole('button', { name: 'Apply 2' }).click();
  await toastOf(page, 'IP Sync Complete');
  const kestrel = page.getByRole('region', { name: 'KESTREL' });
  await shows(kestrel, 'Active', 'Renewal (TM-R)', /With surcharge/, /₹27,000\.00/);
  await page.getByText(/file abroad with your Indian date until/).waitFor();
  await kestrel.getByRole('link', { name: 'Renewal (TM-R)' }).waitFor();
  await everybodyReads(page);

  await page.goto(`/?company=${companies[0]?.id}`);
  await page.getByRole('button', { name: 'IP Status' }).click();
  await toastOf(page, 'IP Sync Complete');
  const card = page.getByRole('region', { name: 'IP Portfolio Status' });
  await scrolledTo(page, card);
  await shows(card, 'KESTREL', /Madrid Protocol: HERON/);
  await close();
});

test('a portfolio of every kind at its limits still reads', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  const add = (asset: object) => send(page, 'POST', `/companies/${companies[0]?.id}/ip-assets`, asset);
  const classes = Array.from({ length: 45 }, (_, index) => index + 1);
  const name = 'M'.repeat(120);
  await add({ type: 'trademark', name, applicationNumber: 'A'.repeat(40), filingDate: '1950-01-01', classes });
  await add({
    type: 'patent',
    name: 'Old',
    applicationNumber: '1',
    filingDate: '1990-01-01',
    registrationDate: '1995-01-01',
  });
  await add({
    type: 'design',
    name: 'Chair',
    applicationNumber: '2',
    filingDate: '2015-01-01',
    registrationDate: '2016-02-01',
  });
  await add({ type: 'copyright', name: 'Book', applicationNumber: '3', filingDate: '2026-11-01' });
  await add({
    type: 'trademark',
    name: 'Abroad',
    applicationNumber: '4',
    filingDate: '2026-01-01',
    classes: [9],
    jurisdiction: 'US',
  });
  await page.goto('/ip-portfolio');
  await shows(page.getByRole('region', { name: 'Old' }), 'Expired');
  await shows(page.getByRole('region', { name: 'Abroad' }), /not held here/);
  await everybodyReads(page);
  await close();
});
