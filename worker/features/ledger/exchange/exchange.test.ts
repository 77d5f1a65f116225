import { env, exports } from 'cloudflare:workers';
import { gzipSync, strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { ask, type Books, books, fileNamed, formWith, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { trialBalanceOn } from '../balance/balance.repository';
import { ledgerFaults } from '../balance/check.repository';
import { accountsOf } from '../chart/chart.repository';

let cookie: string;
let own: Books;
let other: string;

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,PANTRY,450.00,,99550.00',
  '03/10/2026,NEFT CR LARK,,118000.00,217550.00',
  '05/11/2026,RENT,60000.00,,157550.00',
].join('\n');

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1, '4471', STATEMENT);
  other = companies.a2;
});

const at = (path: string, companyId = own.companyId) => `/companies/${companyId}/${path}`;
const post = (path: string, body: unknown, companyId?: string) => ask(cookie, 'POST', at(path, companyId), body);
const sync = (
  content: string | Uint8Array<ArrayBuffer>,
  { query = '', request = {}, name = 'day-book.xml', companyId = own.companyId } = {},
) => post(`accounting-sync?format=tally-xml${query}`, formWith({ file: fileNamed(name, content) }, request), companyId);

const entry = (ledger: string, amount: string, more = '') =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><AMOUNT>${amount}</AMOUNT>${more}</ALLLEDGERENTRIES.LIST>`;
const voucher = (id: string, date: string, ...entries: string[]) =>
  `<VOUCHER REMOTEID="${id}" VCHTYPE="Journal"><DATE>${date}</DATE><VOUCHERNUMBER>${id}</VOUCHERNUMBER>${entries.join('')}</VOUCHER>`;
const dayBook = (...parts: string[]) =>
  `<ENVELOPE><BODY><TALLYMESSAGE>${parts.join('')}</TALLYMESSAGE></BODY></ENVELOPE>`;
const RENT = voucher(
  'r1',
  '20261010',
  entry('Rent', '-500.00'),
  entry(
    'Sunrise',
    '500.00',
    '<BILLALLOCATIONS.LIST><NAME>B1</NAME><BILLTYPE>New Ref</BILLTYPE><AMOUNT>500.00</AMOUNT></BILLALLOCATIONS.LIST>',
  ),
);
const MASTERS =
  '<LEDGER NAME="Sunrise"><PARENT>Sundry Creditors</PARENT></LEDGER><LEDGER NAME="Godown"><PARENT>Indirect Expenses</PARENT></LEDGER>';

/** The trial balance of a day by code and name, in rupees; and that nothing is at fault in the ledger. */
async function balances(companyId: string, on: string): Promise<string[]> {
  const scope = { companyId } as CompanyScope;
  const accounts = await accountsOf(env.DB, scope);
  const lines = await trialBalanceOn(env.DB, scope, isoDate(on), accounts);
  expect(await ledgerFaults(env.DB, companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  return accounts
    .flatMap(({ id, name, line }) => {
      const closing = lines.get(id)?.closing ?? 0;
      return closing === 0
        ? []
        : [`${line} ${name.replace(/[[\]]/g, ' ').replace(/\s+/g, ' ').trim()} ${formatRupees(closing as never)}`];
    })
    .sort();
}

const csvRows = (csv: string): string[][] =>
  csv
    .trim()
    .split('\n')
    .map((row) => row.split(','));

async function download(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await exports.default.fetch(`http://localhost:8788/api${path}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}
const exported = (format: string, companyId?: string) => download(at(`accounting-export?format=${format}`, companyId));

describe('files of Tally', () => {
  test('a dry run says what would happen and writes nothing; then all of it is written, and the same file again adds nothing', async () => {
    const before = await balances(own.companyId, '2026-11-20');
    const dry = await sync(dayBook(MASTERS, RENT), { query: '&dryRun=true' });
    expect([dry.status, dry.body.isClean, dry.body.importId, dry.body.counts.new]).toEqual([200, true, null, 1]);
    expect(dry.body.parties).toEqual([{ name: 'Sunrise', kind: 'vendor' }]);
    expect(dry.body.accounts).toMatchObject([{ name: 'Godown', besideName: 'Miscellaneous expenses' }]);
    expect(await balances(own.companyId, '2026-11-20')).toEqual(before);

    const done = await sync(dayBook(MASTERS, RENT));
    expect([done.status, done.body.counts.new]).toEqual([200, 1]);
    expect(await balances(own.companyId, '2026-11-20')).toEqual(
      [...before, 'other-expenses Rent 500.00', 'trade-payables Trade payables -500.00'].sort(),
    );
    const again = await sync(dayBook(MASTERS, RENT));
    expect([again.status, again.body.importId, again.body.counts]).toMatchObject([200, null, { new: 0, known: 1 }]);
    const { body: list } = await ask(cookie, 'GET', at('accounting-sync'));
    expect(list).toMatchObject([{ id: done.body.importId, vouchers: 1, accounts: 1, parties: 1, undoneAt: null }]);
    const { body: parties } = await ask(cookie, 'GET', at('vouchers?kind=journal'));
    expect(parties[0]).toMatchObject({
      reference: 'r1',
      source: { kind: 'import' },
      lines: [{ accountName: 'Rent' }, { party: 'Sunrise' }],
    });
  });

  test('an import is taken back as a whole, and can come again; a locked day keeps it', async () => {
    const before = await balances(own.companyId, '2026-11-20');
    const { body } = await sync(dayBook(MASTERS, RENT));
    const undo = () => post(`accounting-sync/${body.importId}/undo`, {});
    const lock = await post('period-locks', { upTo: '2026-10-31', reason: 'Closed' });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'period-locked' } });
    await post(`period-locks/${lock.body.id}/lift`, { reason: 'Again' });
    expect(await undo()).toMatchObject({ status: 200, body: { vouchers: 1 } });
    expect(await balances(own.companyId, '2026-11-20')).toEqual(before);
    expect((await undo()).status).toBe(409);
    expect((await sync(dayBook(MASTERS, RENT))).body.counts.new).toBe(1);
  });

  test.each([
    ['unbalanced', voucher('u', '20261010', entry('Rent', '-500.00'), entry('Suspense', '499.99'))],
    ['an unknown ledger', voucher('u', '20261010', entry('Rentt', '-500.00'), entry('Suspense', '500.00'))],
    ['a day next year', voucher('u', '20270401', entry('Rent', '-500.00'), entry('Suspense', '500.00'))],
  ])('%s refuses the whole file, with its line, and posts nothing', async (_, bad) => {
    const before = await balances(own.companyId, '2026-11-20');
    const { status, body } = await sync(dayBook(MASTERS, `\n\n${bad}`, RENT));
    expect([status, body.code, body.problems[0]?.line]).toEqual([422, 'import-refused', 3]);
    expect(body.message).toMatch(/Nothing was imported/);
    expect(await balances(own.companyId, '2026-11-20')).toEqual(before);
  });

  test('an unknown ledger goes where a person says', async () => {
    const file = dayBook(voucher('u', '20261010', entry('Rentt', '-500.00'), entry('Suspense', '500.00')));
    const { status } = await sync(file, { request: { choices: { Rentt: { account: '5501' } } } });
    expect(status).toBe(200);
    expect(await balances(own.companyId, '2026-11-20')).toContain('other-expenses Rent 500.00');
  });

  test('UTF-16 is read, a zip is opened; declarations, damage and other files are refused with a sentence', async () => {
    const wide = new Uint8Array(
      new Uint16Array(
        [0xfeff, ...dayBook(MASTERS, RENT)].map((letter) =>
          typeof letter === 'number' ? letter : letter.charCodeAt(0),
        ),
      ).buffer,
    );
    expect((await sync(wide, { query: '&dryRun=1' })).body.counts.new).toBe(1);
    // As Tally writes it without its mark; and letters of Windows that come long after the first piece was read.
    expect((await sync(wide.slice(2), { query: '&dryRun=1' })).body.counts.new).toBe(1);
    const far = dayBook(
      MASTERS.replace('Sunrise', 'Caf\u00e9'),
      ' '.repeat(200_000),
      RENT.replace('Sunrise', 'Caf\u00e9'),
    );
    const ofWindows = Uint8Array.from(far, (letter) => letter.charCodeAt(0));
    const read = await sync(ofWindows, { query: '&dryRun=1' });
    expect([read.body.counts.new, read.body.parties[0].name]).toEqual([1, 'Caf\u00e9']);
    const late = dayBook(' '.repeat(200_000), MASTERS.replace('Sunrise', 'Caf\u00e9 \u20b9'));
    expect((await sync(Uint8Array.from(strToU8(late)), { query: '&dryRun=1' })).body.parties[0].name).toBe(
      'Caf\u00e9 \u20b9',
    );
    expect(await sync('<!DOCTYPE x [<!ENTITY a "b">]><ENVELOPE/>')).toMatchObject({
      status: 422,
      body: { code: 'unreadable-file' },
    });
    expect((await sync(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]))).status).toBe(422);
    expect((await sync('a,b')).status).toBe(422);
    expect((await post('accounting-sync?format=tally-xml', formWith({}))).status).toBe(400);
    const long = await sync(new Uint8Array(15 * 1024 * 1024));
    expect(long.status).toBe(413);
    // 200 MB that travel packed are refused where the limit is reached.
    const packed = new Blob([gzipSync(new Uint8Array(200 * 1024 * 1024).fill(32), { level: 1 })]);
    const bomb = await sync(new Uint8Array(await packed.arrayBuffer()), { name: 'day-book.xml.gz' });
    expect([bomb.status, bomb.body.code, bomb.body.message]).toEqual([
      413,
      'file-too-large',
      expect.stringMatching(/more than 64 MB\. Export a shorter period/),
    ]);
  });

  test('openings of the masters open the books, once; a difference is refused unless it may stand in Suspense', async () => {
    const cash =
      '<LEDGER NAME="Cash in hand"><PARENT>Cash-in-Hand</PARENT><OPENINGBALANCE>-700.00</OPENINGBALANCE></LEDGER>';
    const capital =
      '<LEDGER NAME="Equity share capital"><PARENT>Capital Account</PARENT><OPENINGBALANCE>700.00</OPENINGBALANCE></LEDGER>';
    expect((await sync(dayBook(cash), { request: { openingOn: '2026-04-01' } })).body.openingDifference).toBe('700.00');
    const request = { openingOn: '2026-04-01' };
    expect((await sync(dayBook(cash, capital), { request })).status).toBe(200);
    expect(await balances(own.companyId, '2026-11-20')).toContain('cash-and-bank Cash in hand 700.00');
    const again = await sync(dayBook(cash, capital), { request });
    expect([again.status, again.body.counts.known]).toEqual([200, 1]);
  });

  test('more vouchers than one batch takes are written in pieces, and stand at once', async () => {
    const many = Array.from({ length: 4_500 }, (_, index) =>
      voucher(`m${index}`, '20261011', entry('Rent', '-1.00'), entry('Suspense', '1.00')),
    );
    const progress = async () => (await ask(cookie, 'GET', at('accounting-sync/progress'))).body;
    expect(await progress()).toEqual({ stage: 'none', vouchers: 0 });
    const taking = sync(dayBook(...many));
    let isDone = false;
    const seen = new Set<string>();
    void taking.finally(() => {
      isDone = true;
    });
    while (!isDone) seen.add((await progress()).stage);
    expect([...seen]).toEqual(expect.arrayContaining(['preparing', 'publishing']));
    expect(await progress()).toEqual({ stage: 'none', vouchers: 0 });
    const { status, body } = await taking;
    expect([status, body.counts.new, body.rows.length]).toEqual([200, 4_500, 500]);
    expect(await balances(own.companyId, '2026-11-20')).toContain('other-expenses Rent 4500.00');
    expect((await post(`accounting-sync/${body.importId}/undo`, {})).body.vouchers).toBe(4_500);
    expect((await balances(own.companyId, '2026-11-20')).join()).not.toContain('Rent 4500');
  });
});

describe('out and in again', () => {
  /** Accounts of its own, of which Tally's groups say less than where they stand. */
  const OWN = [
    ['Interest on car loan', '5301'],
    ['Long deposit', '1205'],
    ['Site cash', '1504'],
  ] as const;

  /** Books with bank lines, a party with bills, tags, an opening and a void voucher. */
  async function someBooks(): Promise<void> {
    await post('opening-balances', {
      asOn: '2026-10-01',
      lines: [
        { account: 'Bank current', debit: '100000.00' },
        { account: 'Trade receivables', debit: '900.00', party: 'Lark', bill: 'L-1' },
        { account: 'TDS payable[1009]', credit: '6000.00' },
        { account: 'Equity share capital', credit: '94900.00' },
      ],
    });
    const journal = { kind: 'journal', date: '2026-10-20', narration: 'Fee & <more>' };
    await post('vouchers', {
      ...journal,
      lines: [
        { account: 'Legal and professional', debit: '100.01' },
        { account: 'Trade payables', party: 'Lawchamber', bill: 'LC/1', credit: '90.01' },
        { account: 'TDS payable[1027]', credit: '10.00' },
      ],
    });
    const { body } = await post('vouchers', {
      ...journal,
      lines: [
        { account: 'Rent', debit: '5' },
        { account: 'Expenses payable', credit: '5' },
      ],
    });
    await post(`vouchers/${body.id}/void`, { reason: 'Twice' });
    for (const [name, group] of OWN) expect((await post('accounts', { name, group })).status).toBe(201);
    await post('vouchers', {
      ...journal,
      lines: [
        { account: 'Interest on car loan', debit: '7' },
        { account: 'Long deposit', debit: '20' },
        { account: 'Site cash', credit: '27' },
      ],
    });
    await post('vouchers', {
      ...journal,
      date: '2026-11-02',
      lines: [
        { account: 'Cash in hand', debit: '400' },
        { account: 'Trade receivables', party: 'Lark', bill: 'L-1', credit: '400' },
      ],
    });
  }

  test('Tally XML goes into an empty company and gives the same balances on every month-end, and the same bills', async () => {
    await someBooks();
    const zip = await exported('tally-xml');
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['1-masters.xml', 'accounts.json', '2-vouchers.xml', 'manifest.json']);
    const { status, body } = await sync(zip, { companyId: other, name: 'books.zip' });
    expect([status, body.problems]).toEqual([200, undefined]);
    for (const on of ['2026-10-31', '2026-11-20'])
      expect(await balances(other, on)).toEqual(await balances(own.companyId, on));
    const bills =
      'SELECT ref, amount_paise FROM ledger_bills WHERE company_id = ? AND cancelled_at IS NULL ORDER BY ref';
    const rows = (id: string) =>
      env.DB.prepare(bills)
        .bind(id)
        .all()
        .then(({ results }) => results);
    expect(await rows(other)).toEqual(await rows(own.companyId));
    const home = await sync(zip, { name: 'books.zip' });
    expect([home.body.counts.new, home.body.counts.refused, home.body.accounts, home.body.parties]).toEqual([
      0,
      0,
      [],
      [],
    ]);
    const again = unzipSync(await exported('tally-xml'));
    for (const name of Object.keys(files))
      expect(strFromU8(again[name] as Uint8Array)).toBe(strFromU8(files[name] as Uint8Array));
  });

  test('Zoho journals and the journals of other programs hold every live voucher', async () => {
    await someBooks();
    const csv = new TextDecoder().decode(await exported('zoho-csv'));
    const file = formWith({ file: fileNamed('journals.csv', csv) });
    const { status } = await post('accounting-sync?format=zoho-csv', file, other);
    expect(status).toBe(422);
    const bank = csv.match(/Bank current 4471/)?.[0] ?? '';
    const choices = Object.fromEntries(OWN.map(([name, newBeside]) => [name, { newBeside }]));
    const request = { choices: { ...choices, [bank]: { newBeside: '1501' } } };
    const taken = await post(
      'accounting-sync?format=zoho-csv',
      formWith({ file: fileNamed('journals.csv', csv) }, request),
      other,
    );
    expect(taken.status).toBe(200);
    expect(await balances(other, '2026-11-20')).toEqual(await balances(own.companyId, '2026-11-20'));
    for (const format of ['hledger', 'beancount'])
      expect(new TextDecoder().decode(await exported(format))).toContain('90.01 INR');
    expect(new TextDecoder().decode(await exported('csv'))).toMatch(/^Date,Voucher,Kind,Ledger,Debit/);
  });
});

describe('an opening from a file', () => {
  const opening = (rows: string[], query = '', request = {}) =>
    post(
      `opening-file${query}`,
      formWith(
        {
          file: fileNamed('opening.csv', ['account_code,account_name,party,bill_ref,debit,credit', ...rows].join('\n')),
        },
        { asOn: '2026-10-01', ...request },
      ),
    );

  test('is tried, written, and written anew in its place', async () => {
    const rows = ['1504,,,,500.00,', ',Trade payables,Sunrise,S/1,,200', '2101,,,,,300'];
    expect((await opening(rows, '?dryRun=true')).body).toEqual({
      isClean: true,
      lines: 3,
      debit: '500.00',
      credit: '500.00',
      problems: [],
    });
    expect((await opening(rows)).status).toBe(200);
    expect(await balances(own.companyId, '2026-11-20')).toContain('cash-and-bank Cash in hand 500.00');
    expect((await opening(['1504,,,,400.00,', '2101,,,,,400'])).status).toBe(200);
    expect(await balances(own.companyId, '2026-11-20')).toContain('cash-and-bank Cash in hand 400.00');
  });

  test('of dollars carries them at their rate, and the gain is counted from it', async () => {
    const { body: eefc } = await post('accounts', { name: 'EEFC dollars', kind: 'eefc', currency: 'USD' });
    const heading = 'account_code,account_name,party,bill_ref,debit,credit,currency,foreign_amount,rate';
    const rows = [`${eefc.code},,,,84000,,USD,1000,`, '1401,,Gamma,G-1,,,USD,500,84', '2101,,,,,126000,,,'];
    const file = fileNamed('opening.csv', [heading, ...rows].join('\n'));
    expect((await post('opening-file', formWith({ file }, { asOn: '2026-10-01' }))).status).toBe(200);
    const rates = [{ currency: 'USD', day: '2026-10-31', kind: 'closing', rate: '85', source: 'RBI' }];
    await post('exchange-rates', { rates });
    const { body } = await post('foreign-currency/restate', { on: '2026-10-31' });
    expect(body.items.map(({ difference }: { difference: string }) => difference).toSorted()).toEqual([
      '1000.00',
      '500.00',
    ]);
    expect(await balances(own.companyId, '2026-10-31')).toContain('cash-and-bank EEFC dollars 85000.00');
  });

  test('is refused line by line, and a difference stands in Suspense by choice alone', async () => {
    const { status, body } = await opening(['9999,Moon,,,5,', '1504,,,,5,5']);
    expect([status, body.problems.map(({ line }: { line: number }) => line)]).toEqual([422, [2, 3]]);
    expect((await opening(['1504,,,,5,', '2101,,,,,4'])).status).toBe(422);
    expect((await opening(['1504,,,,5,', '2101,,,,,4'], '', { differenceToSuspense: true })).status).toBe(200);
  });
});

test.each([
  ['nothing', 'opening.csv', ''],
  ['a heading alone', 'opening.csv', 'account_code,debit,credit'],
  ['no columns that are known', 'opening.csv', 'a,b\n1,2'],
  ['bytes', 'opening.csv', '\x00\x01\xff\xfe\x00\x00'],
  ['a workbook that is none', 'opening.xlsx', 'PK\x03\x04 and nothing else'],
  ['a statement page', 'opening.csv', '<html><script>alert(1)</script></html>'],
  ['a formula for an amount', 'opening.csv', 'account_code,debit,credit\n1504,=1+1,\n2101,,2'],
  ['a third decimal', 'opening.csv', 'account_code,debit,credit\n1504,1.005,\n2101,,1.005'],
  [
    'more than books can hold',
    'opening.csv',
    `account_code,debit,credit\n1504,${'9'.repeat(30)},\n2101,,${'9'.repeat(30)}`,
  ],
  ['an account twice', 'opening.csv', 'account_code,debit,credit\n1504,5,\n1504,5,\n2101,,10'],
])('an opening from a file of %s is refused with words, and opens nothing', async (_, name, content) => {
  const { status, body } = await post(
    'opening-file',
    formWith({ file: fileNamed(name, content) }, { asOn: '2026-10-01' }),
  );
  expect([status, JSON.stringify(body).length > 40]).toEqual([422, true]);
  expect((await ask(cookie, 'GET', at('opening-balances'))).body.voucher).toBeNull();
});

test('a family of rules is switched and stays so, in the trail', async () => {
  const families = async () => (await ask(cookie, 'GET', at('auto-booking'))).body.families;
  const off = (await families()).filter(({ isAutomatic }: { isAutomatic: boolean }) => !isAutomatic);
  expect(off.map(({ family }: { family: string }) => family)).toEqual(['accruals']);
  await ask(cookie, 'PUT', at('auto-booking'), { family: 'gateway', isAutomatic: false });
  expect((await families()).find(({ family }: { family: string }) => family === 'gateway')).toMatchObject({
    isAutomatic: false,
    changedBy: expect.any(String),
  });
  const { body } = await ask(cookie, 'GET', at('audit-trail?limit=5'));
  expect(JSON.stringify(body)).toContain('auto-booking.switch');
});

test('audit files hold every part with its figures and its hash, and no text in them runs as a formula', async () => {
  await sync(dayBook(MASTERS, RENT));
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(own.companyId).run();
  const sold = { description: 'Work', hsn: '998313', taxableValue: '1000', rate: '18' };
  const invoice = { number: 'S-01', date: '2026-11-05', party: { name: '=SUM(1)', stateCode: '29' }, lines: [sold] };
  expect((await post('invoices', invoice)).status).toBe(201);
  const used = { cost: '120000', boughtOn: '2026-10-01', putToUseOn: '2026-10-01' };
  const laptop = { name: '@Laptop', kind: 'computer', ...used, against: '2728', party: 'Servo', bill: 'V-1' };
  expect((await post('fixed-assets', laptop)).status).toBe(201);
  const { status, body } = await post('audit-files?year=2026-27', {});
  expect([status, body.year, body.isChainWhole]).toEqual([201, '2026-27', true]);
  const files = unzipSync(await download(at(`audit-files/${body.id}/file`)));
  const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
  expect(Object.keys(files).length).toBe(body.files);
  for (const { name, sha256 } of manifest.files) {
    const hash = await crypto.subtle.digest('SHA-256', files[name] as Uint8Array<ArrayBuffer>);
    expect([...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(sha256);
  }
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  // Every file but the list itself stands in it, as `sha256sum -c` reads it, and those that people look for are there.
  const sums = text('SHA256SUMS')
    .trim()
    .split('\n')
    .map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line)?.slice(1));
  expect(sums.map((sum) => sum?.[1]).sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'SHA256SUMS')
      .sort(),
  );
  for (const { name, sha256 } of manifest.files) expect(sums).toContainEqual([sha256, name]);
  expect(text('README.txt')).toMatch(/^Audit files of .* financial year 2026-27\n[\s\S]*sha256sum -c SHA256SUMS\n/);
  // Each account's ledger ends where the trial balance does, a bank's that begins with its first statement too.
  const ends = new Map(csvRows(text('ledger/general-ledger.csv')).map((row) => [row[0], row.at(-1)]));
  const trial = csvRows(text('ledger/trial-balance.csv')).filter(([code]) => code !== '' && code !== 'Code');
  expect(trial.length).toBeGreaterThan(8);
  for (const [, name = '', , , , debit = '', credit = ''] of trial)
    expect([name, Number(ends.get(name.replace(/[[\]]/g, ' ').replace(/ +/g, ' ').trim()))]).toEqual([
      name,
      Number(debit || 0) - Number(credit || 0),
    ]);
  expect(text('basis.txt')).toMatch(/documents/);
  expect(text('statements/balance-sheet.csv').split('\n')[0]).toMatch(/20 Nov 2026.*20 Nov 2025/);
  for (const name of ['ledger/trial-balance', 'statements/profit-and-loss', 'statements/cash-flow'])
    expect(files[`${name}.xlsx`]?.slice(0, 2), name).toEqual(strToU8('PK'));
  const original = Object.keys(files).find((name) => name.startsWith('bank/statements/')) ?? '';
  expect(text(original)).toBe(STATEMENT);
  const { read, utils } = await import('@e965/xlsx');
  const book = read(files['ledger/general-ledger.xlsx'] as Uint8Array);
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(rows.length).toBe(text('ledger/general-ledger.csv').trim().split('\n').length);
  expect(rows).toContainEqual(expect.arrayContaining(['Rent', '2026-10-10', 500]));
  expect(strFromU8(files['bank/reconciliation.csv'] as Uint8Array)).toMatch(/2026-11-05,157550\.00,157550\.00,0\.00/);
  expect(strFromU8(files['ledger/general-ledger.csv'] as Uint8Array)).toContain('Rent,2026-10-10');
  expect(strFromU8(files['parties/open-bills.csv'] as Uint8Array)).toContain(
    'payable,Sunrise,B1,2026-10-10,,500.00,-500.00,41',
  );
  for (const [name, figures] of [
    ['statements/profit-and-loss', /Other expenses/],
    ['statements/balance-sheet', /,120000\.00/],
    ['statements/cash-flow', /,157550\.00/],
    ['parties/ageing-receivable', /\n'=SUM\(1\),.*1180\.00/],
    ['parties/ageing-payable', /\nServo,.*120000\.00/],
    ['bank/reconciliation-statement', /2026-11-20,157550\.00,.*,157550\.00,157550\.00,0\.00/],
    ['bank/not-yet-at-bank', /^Ledger,Date/],
    ['taxes/gst-controls', /Output CGST,2701,90\.00,0\.00,90\.00/],
    ['taxes/tds-controls', /^Code,Booked/],
    ['taxes/prepaid', /^Code,Booked/],
    ['assets/register', /\n'@Laptop,.*,120000\.00,18947\.95,0\.00/],
    ['assets/income-tax-blocks', /Computers and software,40,.*,48000\.00,72000\.00/],
    ['documents/invoices', /\nS-01,2026-11-05,.*'=SUM\(1\),.*1000\.00,0\.00,90\.00,90\.00,0\.00,1180\.00/],
    ['documents/bills', /^Number,Date/],
  ] as const)
    expect(strFromU8(files[`${name}.csv`] as Uint8Array), name).toMatch(figures);
  for (const [name, bytes] of Object.entries(files))
    if (name.endsWith('.csv')) expect(strFromU8(bytes), name).not.toMatch(/(^|,)"?[=@+]/m);
  expect((await post('audit-files?year=2027-28', {})).status).toBe(422);
});
