import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { founder, toastOf } from './bank-steps';
import { axe } from './browser';
import { url } from './served';
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
    await expect.poll(() => page.getByRole('button', { name: 'Import 1' }).isDisabled()).toBe(true);
    const what = page.getByLabel('What Godown hire is');
    // Any account of the books may be meant, and by keys alone one is found.
    await what.getByRole('option', { name: '5501 Rent' }).waitFor({ state: 'attached' });
    await what.focus();
    await page.keyboard.type('A new exp');
    await expect.poll(() => what.locator('option:checked').textContent()).toBe('A new expense account');
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
    // More than is read is told at once, and nothing is sent.
    const long = { name: 'ten-years.zip', mimeType: 'application/zip', buffer: Buffer.alloc(15 * 1024 * 1024) };
    await page.getByLabel('Export file').setInputFiles(long);
    await page.getByText('ten-years.zip is larger than 14 MB.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Check file' }).isDisabled()).toBe(true);
    await page.getByText('Trail intact').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await toastOf(page, 'Vouchers undone: 2');
    await page.getByText('Undone', { exact: true }).waitFor();
    await close();
  });
}

type Row = { code: string; name: string; closing: string };

/** Somebody who looks at the demonstration: asks calls, as texts. */
async function demoVisitor(): Promise<{ companyId: string; ask: (path: string) => Promise<string> }> {
  // No connection is kept: while a program reads the journal this process stands still, and would not see it closed.
  const unkept = { connection: 'close' };
  const headers = { origin: url, 'content-type': 'application/json', ...unkept };
  const post = (path: string, cookie = '') =>
    fetch(`${url}/api${path}`, { method: 'POST', headers: { ...headers, cookie }, body: '{}' });
  const signedIn = await post('/auth/sign-in/anonymous');
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { caFirmId } = (await (await post('/init-demo-data', cookie)).json()) as { caFirmId: string };
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/api${path}`, { headers: { cookie, ...unkept } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.text();
  };
  const [company] = JSON.parse(await ask(`/ca-firms/${caFirmId}/companies`)) as { id: string }[];
  return { companyId: company?.id ?? '', ask };
}

const PROGRAMS = [
  {
    format: 'hledger',
    command: 'hledger',
    args: (file: string) => ['-f', file, 'balance', '--flat', '-N', '-O', 'csv'],
    read: (row: string) => /^"(.*)","(.*?)(?: INR)?"$/.exec(row)?.slice(1) ?? [],
  },
  {
    format: 'beancount',
    command: 'bean-query',
    args: (file: string) => ['-f', 'csv', file, 'SELECT account, sum(number) AS total GROUP BY account'],
    read: (row: string) => row.split(',').map((cell) => cell.trim().replaceAll('"', '')),
  },
] as const;

const inPaise = (amount: string) => Math.round(Number(amount) * 100);
const letters = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');

describe('the year of books of the demonstration', () => {
  for (const { format, command, args, read } of PROGRAMS) {
    const isThere = spawnSync(command, ['--version']).error === undefined;
    if (!isThere) console.info(`${format} is not installed, so the demonstration is not compared with it`);
    test.runIf(isThere)(`${format} comes to every balance of ours, before and after a year ends`, async () => {
      const { companyId, ask } = await demoVisitor();
      const folder = mkdtempSync(join(tmpdir(), 'anupalan-journal-'));
      try {
        for (const day of ['2026-10-15', '2026-11-20', '2027-04-01']) {
          const file = join(folder, `${format}.journal`);
          writeFileSync(file, await ask(`/companies/${companyId}/accounting-export?format=${format}&to=${day}`));
          const { status, stdout, stderr } = spawnSync(command, args(file), { encoding: 'utf8' });
          expect([status, stderr]).toEqual([0, '']);
          const theirs = new Map<string, number>();
          for (const row of stdout.trim().split('\n').slice(1)) {
            const [path = '', amount = ''] = read(row);
            // Below class and account stand party and tag.
            const account = letters(path.split(':')[1] ?? '');
            theirs.set(account, (theirs.get(account) ?? 0) + inPaise(amount));
          }
          const { rows } = JSON.parse(await ask(`/companies/${companyId}/trial-balance?on=${day}`)) as { rows: Row[] };
          const ours = rows.map(({ code, name, closing }) => [letters(`${code} ${name}`), inPaise(closing)] as const);
          const withoutNil = (some: Iterable<readonly [string, number]>) =>
            [...some].filter(([, amount]) => amount !== 0).sort();
          expect([day, ours.length > 5]).toEqual([day, true]);
          expect(withoutNil(theirs)).toEqual(withoutNil(ours));
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
