import { env, exports } from 'cloudflare:workers';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';
const OTHER = '27AAPFU0939F1ZV';
const LOCAL = '29AAPFU0939F1ZR';
const SHOP = '29AAZCP9004F1ZU';

let company: string;
let cookie: string;

beforeEach(async () => {
  clockInIndia('2027-01-20 12:00');
  company = (await seeded()).companies.a1;
  cookie = await signIn('MA');
  await made('facts', {
    ...{ kind: 'gst-registration', subject: OWN, holdsFrom: '2025-04-01' },
    value: { filer: 'regular-monthly', registeredOn: '2023-04-01' },
  });
  await made('facts', { kind: 'turnover', value: { amount: '40000000' }, subject: '2025-26', holdsFrom: '2026-04-01' });
});

async function made(path: string, body: unknown) {
  const answer = await ask(cookie, 'POST', `/companies/${company}/${path}`, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
const worksheet = (query = '', gstin = OWN, year = '2025-26', by = cookie) =>
  ask(by, 'GET', `/companies/${company}/gst/${gstin}/${year}/gstr-9${query}`);

const line = (taxableValue: string) => ({ description: 'IT consulting', hsn: '998313', taxableValue, rate: '18' });
const sale = (number: string, date: string, party: object, taxable: string, more: object = {}) => ({
  ...{ number, date, party, lines: [line(taxable)] },
  ...more,
});

const TWO_B_TAX = { txval: 2000, igst: 0, cgst: 180, sgst: 180, cess: 0 };

describe('GSTR-9 of a year', () => {
  test('stands on the returns of the year, opens to its rows, and says what is not filed and what being late costs', async () => {
    await made('invoices', {
      items: [
        sale('A/1', '2025-04-05', { name: 'Lark Labs', gstin: OTHER }, '100000'),
        sale('A/2', '2026-03-25', { name: 'A consumer', stateCode: '29' }, '20000'),
        sale('A/3', '2026-04-01', { name: 'A consumer', stateCode: '29' }, '999'),
        sale('CN/1', '2025-06-28', { name: 'Lark Labs', gstin: OTHER }, '10000', {
          ...{ kind: 'credit-note', originalNumber: 'A/1', originalDate: '2025-04-05' },
        }),
      ],
    });
    await made('bills', {
      items: [sale('B/1', '2025-07-01', { name: 'Mysuru Tools', gstin: LOCAL }, '5000')],
    });
    const inv = [
      { inum: 'B/2', typ: 'R', dt: '20-03-2026', pos: '29', rev: 'N', itcavl: 'Y', val: 2360, ...TWO_B_TAX },
    ];
    const docdata = { b2b: [{ ctin: LOCAL, trdnm: 'Mysuru Tools', inv }] };
    await made('gst/2b', { data: { gstin: OWN, rtnprd: '042026', version: '1.0', gendt: '14-05-2026', docdata } });
    const { status, body } = await worksheet();
    expect(status).toBe(200);
    const shown = body.lines.filter(({ rows }: { rows: number }) => rows > 0);
    expect(shown.map((one: Record<string, string>) => [one.line, one.taxable, one.igst, one.cgst])).toEqual([
      ['4A', '20000.00', '0.00', '1800.00'],
      ['4B', '100000.00', '18000.00', '0.00'],
      ['4I', '10000.00', '1800.00', '0.00'],
      ['6B', '5000.00', '0.00', '450.00'],
    ]);
    expect(body.totals.turnover).toMatchObject({ taxable: '110000.00', igst: '16200.00' });
    expect(body.totals.creditAvailed).toMatchObject({ cgst: '450.00', sgst: '450.00' });
    const byLine = (lines: { line: string; amounts: Record<string, string> }[]) =>
      Object.fromEntries(lines.map(({ line, amounts }) => [line, amounts.cgst]));
    // A bill of the year that only a GSTR-2B of the next has is credit of 8C and of 13.
    expect(byLine(body.tables.credit)).toMatchObject({ '8A': '0.00', '8B': '450.00', '8C': '180.00', '8D': '-630.00' });
    expect(byLine(body.tables.later)).toMatchObject({ 10: '0.00', 13: '180.00', 14: '0.00' });
    expect(byLine(body.tables.paid)).toMatchObject({ payable: '0.00', cash: '0.00' });
    expect([body.setOffCount, body.twoBCount]).toEqual([0, 0]);
    expect(body.reconciliation).toMatchObject({ difference: '0.00', rowCount: 0 });
    expect(body.months).toHaveLength(12);
    // 6A, 9Q and 12E of the returns are known with the set-offs of the year: until then nothing is made up for them.
    expect(byLine(body.tables.availed)).toEqual({ '6I': '450.00', '7J': '450.00' });
    const { taxable, rates, payable, credit, expenses, claimed, isClaimedByReturns } = body.reconciliation;
    const amounts = (lines: { line: string; amount: string }[]) =>
      Object.fromEntries(lines.map(({ line: name, amount }) => [name, amount]));
    expect(amounts(taxable)).toMatchObject({ '7A': '110000.00', '7E': '110000.00', '7F': '110000.00', '7G': '0.00' });
    expect(rates).toMatchObject([{ rate: '18', isReverse: false, taxable: '110000.00', igst: '16200.00' }]);
    expect(byLine(payable)).toEqual({ '9P': '1800.00' });
    expect(byLine(credit)).toMatchObject({ '12A': '450.00', '12B': '0.00', '12D': '450.00', '12F': '0.00' });
    expect(expenses).toMatchObject([{ value: '5000.00', tax: '900.00', credit: '900.00' }]);
    expect([expenses[0].name === expenses[0].account, isClaimedByReturns]).toEqual([false, false]);
    expect(amounts(claimed)).toEqual({ '14R': '900.00', '14S': '900.00', '14T': '0.00' });
    expect(body.hsnInward).toMatchObject([{ hsn: '998313', taxable: '5000.00' }]);
    expect(body.findings.map(({ rule }: { rule: string }) => rule)).toEqual([
      'GST.9.OPEN',
      'GST.9.OPEN',
      'GST.9.CREDIT',
    ]);
    // 20 days late at 25 an Act: the cap of 0.02% of 1,10,000 in the State, which is 22 an Act, binds.
    expect(body).toMatchObject({ dueOn: '2026-12-31', isDue: { value: true }, isReconciliationDue: { value: false } });
    expect(body.lateFee.value).toBe(44_00);
    const { body: opened } = await worksheet('?line=4B');
    expect(opened.rows.map((row: { number: string }) => row.number)).toEqual(['A/1']);
    const { body: inTime } = await worksheet('?filedOn=2026-12-31');
    expect(inTime.lateFee).toBeNull();
  });

  test('names the rows by which the statements and the returns differ', async () => {
    await made('invoices', sale('A/1', '2025-04-05', { name: 'Lark Labs', gstin: OTHER }, '100000'));
    await made('vouchers', {
      ...{ kind: 'journal', date: '2025-09-30', narration: 'Sales of September, entered by hand' },
      lines: [
        { account: '1504', debit: '7000' },
        { account: '4101', credit: '7000' },
      ],
    });
    const { body } = await worksheet();
    const amounts = Object.fromEntries(
      body.reconciliation.lines.map(({ line: name, amount }: Record<string, string>) => [name, amount]),
    );
    expect(amounts).toMatchObject({ '5A': '107000.00', '5P': '107000.00', '5Q': '100000.00', '5R': '-7000.00' });
    expect(body.reconciliation.rows).toMatchObject([
      { kind: 'revenue-without-document', inBooks: '7000.00', inReturn: '0.00' },
    ]);
  });

  test('parts credit by what was bought, and says what table 16 knows', async () => {
    const bought = (number: string, party: object, given: object, more: object = {}) => ({
      ...{ number, date: '2025-08-05', party, lines: [{ ...line('1000'), ...given }] },
      ...more,
    });
    const seller = { name: 'Mysuru Tools', gstin: LOCAL };
    await made('bills', {
      items: [
        bought('K/1', seller, { hsn: '8471', account: '1101' }),
        bought('K/2', seller, { hsn: '4820', account: '5101' }),
        bought('K/3', seller, { hsn: '998313', account: '5504' }),
        bought('K/4', seller, { hsn: undefined, account: '5101' }),
        bought(
          'K/5',
          { name: 'Adv Rao', stateCode: '29' },
          { hsn: '998211', account: '5504' },
          { reverseCharge: true },
        ),
      ],
    });
    const composed = await made('bills', {
      ...{ number: 'C/1', date: '2025-09-01', party: { name: 'Small shop', gstin: SHOP } },
      lines: [{ ...line('700'), rate: '0', account: '5101' }],
    });
    await env.DB.prepare("UPDATE parties SET gst_scheme = 'composition' WHERE id = ?").bind(composed.partyId).run();
    const { body } = await worksheet();
    const kinds = body.creditKinds.map((one: Record<string, string>) => [one.line, one.kind, one.what, one.cgst]);
    expect(kinds).toEqual([
      ['6B', 'inputs', 'Inputs', '180.00'],
      ['6B', 'capital-goods', 'Capital goods', '90.00'],
      ['6B', 'services', 'Input services', '90.00'],
      ['6C', 'services', 'Input services', '90.00'],
    ]);
    expect(body.tables.supplies).toMatchObject([{ line: '16A', amount: '700.00' }]);
    expect(body.findings).toContainEqual(expect.objectContaining({ rule: 'GST.9.KIND' }));
    expect(body.tables.fee).toMatchObject([{ line: '19', amounts: { igst: '0.00', cgst: '0.00', sgst: '0.00' } }]);
  });

  test('leaves as a table and as a workbook, in the order of the forms', async () => {
    await made('invoices', sale('A/1', '2025-04-05', { name: 'Lark Labs', gstin: OTHER }, '100000'));
    const { body: csv, headers } = await worksheet('?format=csv');
    expect(headers.get('content-disposition')).toContain(`gstr-9-${OWN}-2025-26.csv`);
    const rows = String(csv).split('\r\n');
    expect(rows[0]).toBe('Form,Line,Nature of supply,Taxable value or amount,IGST,CGST,SGST,Cess');
    expect(rows).toContain('GSTR-9,4B,To registered buyers,100000.00,18000.00,0.00,0.00,0.00');
    expect(rows).toContain('GSTR-9,4N,On which tax is payable,100000.00,18000.00,0.00,0.00,0.00');
    expect(rows).toContain('GSTR-9,19,Late fee of this return,,0.00,20.00,20.00,0.00');
    expect(rows).toContain('GSTR-9C,5R,Unreconciled,0.00,,,,');
    const path = `http://localhost:8788/api/companies/${company}/gst/${OWN}/2025-26/gstr-9?format=xlsx`;
    const file = await exports.default.fetch(path, { headers: { cookie } });
    const book = read(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
    expect(book.SheetNames).toEqual(['GSTR-9', 'GSTR-9C']);
    const cells = utils.sheet_to_json<(string | number)[]>(book.Sheets['GSTR-9'] as WorkSheet, { header: 1 });
    expect(cells.find(([name]) => name === '4B')).toEqual(['4B', 'To registered buyers', 100_000, 18_000, 0, 0, 0]);
    expect(cells.length + utils.sheet_to_json(book.Sheets['GSTR-9C'] as WorkSheet, { header: 1 }).length).toBe(
      rows.length,
    );
  });

  test('refuses another registration, a year that is none, and strangers', async () => {
    expect((await worksheet('', OTHER)).body).toMatchObject({ code: 'no-such-registration' });
    expect((await worksheet('', OWN, '2025-2026')).status).toBe(422);
    expect((await worksheet('', OWN, '2021-22')).body).toMatchObject({ code: 'no-such-return' });
    expect((await worksheet('?line=99Z')).status).toBe(400);
    expect((await worksheet('', OWN, '2025-26', await signIn('OB'))).status).toBe(404);
  });
});
