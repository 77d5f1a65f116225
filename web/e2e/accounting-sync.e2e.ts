import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { founder, toastOf } from './bank-steps';
import { axe } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const entry = (ledger: string, amount: string) =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><AMOUNT>${amount}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
const DAY_BOOK = `<ENVELOPE><BODY><TALLYMESSAGE>
<VOUCHER REMOTEID="t1" VCHTYPE="Journal"><DATE>20261010</DATE><VOUCHERNUMBER>41</VOUCHERNUMBER>${entry('Rent', '-500.00')}${entry('Cash in hand', '500.00')}</VOUCHER>
<VOUCHER REMOTEID="t2" VCHTYPE="Journal"><DATE>20261011</DATE><VOUCHERNUMBER>42</VOUCHERNUMBER>${entry('Godown hire', '-70.00')}${entry('Cash in hand', '70.00')}</VOUCHER>
</TALLYMESSAGE></BODY></ENVELOPE>`;

const STATEMENT = 'Date,Description,Debit Amount,Credit Amount\n05/10/2026,OFFICE RENT,60000.00,';

for (const width of [1440, 360] as const) {
  test(`at ${width} a file is checked, its unknown ledger named, imported, exported, undone`, async () => {
    const { page, close } = await founder(browser, [STATEMENT], { width, at: '/accounting-sync' });
    await page.getByText('No file imported').waitFor();
    const file = { name: 'day-book.xml', mimeType: 'text/xml', buffer: Buffer.from(DAY_BOOK) };
    await page.getByLabel('Export file').setInputFiles(file);
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('1 new, 0 already in the books, 1 refused.').waitFor();
    await page.getByRole('cell', { name: /Godown hire.*not in the books/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Import 1' }).isDisabled()).toBe(true);
    await page.getByLabel('What Godown hire is').selectOption('A new expense account');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('2 new, 0 already in the books, 0 refused.').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Import 2' }).click();
    await toastOf(page, 'Vouchers imported: 2');
    const [books] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the books for Tally (XML)' }).click(),
    ]);
    expect(books.suggestedFilename()).toMatch(/tally-xml-2026-11-20\.zip$/);
    const [files] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Generate audit files' }).click(),
    ]);
    expect(files.suggestedFilename()).toMatch(/^audit-files-2026-27-/);
    await page.getByText('Trail intact').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await toastOf(page, 'Vouchers undone: 2');
    await page.getByText('Undone', { exact: true }).waitFor();
    await close();
  });
}
