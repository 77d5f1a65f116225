import { env } from 'cloudflare:workers';
import { utils, write } from '@e965/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { ask, type Books, books, fileNamed, formWith, type Reply, seeded, signIn } from '../../../testing/client';
import { english } from '../../../testing/in-english';
import { clockInIndia } from '../../../testing/practice';
import { trialBalanceOn } from '../balance/balance.repository';
import { ledgerFaults } from '../balance/check.repository';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import { type Invoice, titleOf, upiOf } from './invoice.pdf';
import type { KnownCompany } from './keeper.repository';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(own.companyId).run();
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(cookie, 'POST', at(path), body, headers);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const line = (taxableValue: string, more: object = {}) => ({
  ...{ description: 'Work', hsn: '998313', taxableValue, rate: '18' },
  ...more,
});
const ALPHA = { name: 'Alpha Retail', gstin: '27AAPFU0939F1ZV' };
const BETA = { name: 'Beta', stateCode: '29', pan: 'AAACB1234C' };

/** The balances of accounts that documents move, in rupees; debits positive. */
async function balances(on = '2026-11-20', ...but: string[]): Promise<Record<string, string>> {
  const scope = { companyId: own.companyId } as CompanyScope;
  const accounts = await accountsOf(env.DB, scope);
  const lines = await trialBalanceOn(env.DB, scope, isoDate(on), accounts);
  const find = accountFinder(accounts);
  expect(await ledgerFaults(env.DB, own.companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  const named = [...lines].map(([id, { closing }]) => [find(id)?.name ?? id, closing] as const);
  expect(named.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
  const isTold = ([name, amount]: readonly [string, number]) =>
    amount !== 0 && !name.startsWith('Bank') && name !== 'Suspense' && !but.includes(name);
  return Object.fromEntries(named.filter(isTold).map(([name, amount]) => [name, formatRupees(amount)]));
}

describe('an invoice', () => {
  test('posts its voucher, makes a bill and answers tax by head', async () => {
    const answer = await post('invoices', {
      number: 'S-01',
      date: '2026-05-05',
      party: ALPHA,
      lines: [line('150000')],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{
        number: 'S-01',
        taxableValue: '150000.00',
        igst: '27000.00',
        cgst: '0.00',
        total: '177000.00',
        warnings: [],
      },
    });
    expect(await balances()).toEqual({
      ...{ 'Trade receivables': '177000.00', 'Sale of services': '-150000.00', 'Output IGST': '-27000.00' },
    });
    const [row] = await get('invoices');
    expect(row).toMatchObject({ number: 'S-01', open: '177000.00', isOverdue: true, daysOverdue: 199 });
    expect(row.party).toMatchObject({ name: 'Alpha Retail', gstin: ALPHA.gstin, stateCode: '27' });
    const voucher = await get(`vouchers/${answer.body.voucherId}`);
    expect(voucher).toMatchObject({
      kind: 'sales',
      number: 'S-01',
      rule: 'D01',
      source: { kind: 'document', id: row.id },
    });
    const whole = await get(`invoices/${row.id}`);
    expect(whole.lines).toEqual([
      expect.objectContaining({ accountName: '4101 Sale of services', rate: '18', hsn: '998313' }),
    ]);
    expect(await get('parties')).toMatchObject([{ name: 'Alpha Retail', kind: 'customer', receivable: '177000.00' }]);
  });

  test('goes on with as many digits as its series has', async () => {
    const send = (more: object = {}) =>
      post('invoices', { date: '2026-05-05', party: BETA, lines: [line('100')], ...more });
    await send({ number: 'A-9' });
    expect([(await send()).body.number, (await send()).body.number]).toEqual(['A-10', 'A-11']);
    await send({ number: 'B/0099' });
    expect([(await send()).body.number, (await send()).body.number]).toEqual(['B/0100', 'B/0101']);
  });

  test('takes the next number of its series, and refuses one that was used, also when cancelled', async () => {
    const send = async (more: object = {}) =>
      post('invoices', { date: '2026-05-05', party: BETA, lines: [line('100')], ...more });
    expect((await send()).body.number).toBe('INV/26-27/0001');
    expect((await send()).body.number).toBe('INV/26-27/0002');
    expect((await send({ kind: 'credit-note' })).body.number).toBe('CN/26-27/0001');
    expect((await send({ date: '2026-03-31' })).body.number).toBe('INV/25-26/0001');
    const skipped = await send({ number: 'INV/26-27/0005' });
    expect(skipped.body.warnings).toMatchObject([{ rule: 'DOC.GAP' }]);
    expect((await send()).body.number).toBe('INV/26-27/0006');
    const again = await send({ number: 'inv/26-27/0005' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'number-taken', fields: { number: expect.stringContaining('2026-27') } });
    expect((await post(`invoices/${skipped.body.id}/cancel`, { reason: 'Wrong customer' })).status).toBe(200);
    expect((await send({ number: 'INV/26-27/0005' })).status).toBe(409);
    expect((await post(`invoices/${skipped.body.id}/cancel`, { reason: 'Again' })).status).toBe(409);
    const listed = await get('invoices?status=cancelled');
    expect(listed.map(({ number }: { number: string }) => number)).toEqual(['INV/26-27/0005']);
    await balances();
  });

  test('takes numbers without a gap when many are recorded at once', async () => {
    const sent = { date: '2026-05-05', party: BETA, lines: [line('100')] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('invoices', sent)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(answers.map(({ body }) => body.number).toSorted()).toEqual(
      answers.map((_, index) => `INV/26-27/000${index + 1}`),
    );
    expect(await get('parties')).toHaveLength(1);
  });

  test('comes alone or with others, all or none, and once for a key', async () => {
    const one = (number: string, more: object = {}) => ({
      number,
      date: '2026-05-05',
      party: BETA,
      lines: [line('100')],
      ...more,
    });
    const faulty = await post('invoices', {
      items: [one('A-1'), one('A-2', { lines: [line('5'), line('1', { hsn: '12' })] })],
    });
    expect(faulty.status).toBe(422);
    expect(Object.keys(faulty.body.fields)).toEqual(['items.1.lines.1.hsn']);
    const twice = await post('invoices', { items: [one('A-1'), one('a-1')] });
    expect(Object.keys(twice.body.fields)).toEqual(['items.1.number']);
    expect(await get('invoices')).toEqual([]);
    const both = { items: [one('A-1'), one('A-2')] };
    const first = await post('invoices', both, { 'idempotency-key': 'k1' });
    expect(first.body.items.map(({ total }: { total: string }) => total)).toEqual(['118.00', '118.00']);
    expect((await post('invoices', both, { 'idempotency-key': 'k1' })).body).toEqual(first.body);
    expect(await get('invoices')).toHaveLength(2);
    expect(await get('parties')).toHaveLength(1);
  });

  test.each([
    ['a date that is none', { date: '2026-02-30' }, 400, 'date'],
    ['a day next year', { date: '2027-04-01' }, 422, 'date'],
    ['a number of 17', { number: '12345678901234567' }, 422, 'number'],
    ['no line', { lines: [] }, 400, 'lines'],
    ['an account nobody has', { lines: [line('1', { account: 'Nowhere' })] }, 422, 'lines.0.account'],
    ['a rate of a hundred', { lines: [line('1', { rate: '100' })] }, 400, 'lines.0.rate'],
    ['a GSTIN with a slip', { party: { name: 'X', gstin: '27AAPFU0939F1ZW' } }, 400, 'party'],
    ['dollars without a rate', { currency: 'USD' }, 422, 'exchangeRate'],
    ['a total that is far off', { total: '200' }, 422, 'total'],
  ])('is refused for %s', async (_, change, status, field) => {
    const answer = await post('invoices', {
      number: 'S-1',
      date: '2026-05-05',
      party: BETA,
      lines: [line('100')],
      ...change,
    });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.fields)[0]).toMatch(new RegExp(`^${field}`));
    expect(await get('invoices')).toEqual([]);
  });

  test.each<[string, string, object, string, RegExp]>([
    ['parts of a paisa', 'invoices', { lines: [line('1'), line('1.005')] }, 'lines.1.taxableValue', /two decimals/],
    ['less than nothing', 'invoices', { lines: [line('-1')] }, 'lines.0.taxableValue', /without the minus/],
    ['no amount', 'bills', { lines: [line('')] }, 'lines.0.taxableValue', /Type one/],
    ['words for an amount', 'bills', { lines: [line('12k')] }, 'lines.0.taxableValue', /12k is no amount/],
    ['more than there is', 'bills', { lines: [line('9999999999999')] }, 'lines', /Check the amounts/],
    ['no line', 'invoices', { lines: [] }, 'lines', /at least one line/],
    ['a day next year', 'invoices', { date: '2027-04-01' }, 'date', /2027-03-31/],
    ['a day that is none', 'bills', { date: '2026-02-30' }, 'date', /exists/],
    [
      'a rate that went',
      'invoices',
      { lines: [line('1'), line('1', { rate: '12' })] },
      'lines.1.rate',
      /no rate of GST/,
    ],
    ['a supply to come', 'invoices', { suppliedOn: '2026-05-06' }, 'suppliedOn', /Correct one/],
    ['a wrong check digit', 'bills', { party: { name: 'A', gstin: '27AAPFU0939F1ZX' } }, 'party.gstin', /comes V/],
    ['a PAN of nine', 'bills', { party: { name: 'A', pan: 'AAACB123C' } }, 'party.pan', /five letters/],
    ['a State there is not', 'bills', { party: { name: 'A', stateCode: '45' } }, 'party.stateCode', /no State/],
    ['an account of parties', 'invoices', { lines: [line('1', { account: '1401' })] }, 'lines.0.account', /by itself/],
    ['an account of money', 'bills', { lines: [line('1', { account: 'BANK' })] }, 'lines.0.account', /Paid through/],
    ['more TDS than money', 'bills', { tds: { section: '194J', amount: '200' } }, 'tds', /more than the bill/],
    ['a currency without a rate', 'bills', { currency: 'USD' }, 'exchangeRate', /rupees for one USD/],
  ])('with %s is refused with its field, and nothing is written', async (_, path, more, field, says) => {
    const fine = { number: 'X-0', date: '2026-05-05', party: BETA, lines: [line('100')] };
    const sent = JSON.stringify({ ...fine, number: 'X-1', ...more }).replace('"BANK"', `"${own.accountId}"`);
    const answer = await post(path, { items: [fine, JSON.parse(sent)] });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.fields).toMatchObject({ [`items.1.${field}`]: expect.stringMatching(says) });
    expect(await get('parties')).toEqual([]);
    expect([...(await get('invoices')), ...(await get('bills'))]).toEqual([]);
    const stored = await env.DB.prepare('SELECT count(*) n FROM ledger_vouchers WHERE company_id = ?').bind(
      own.companyId,
    );
    expect(await stored.first('n')).toBe(0);
  });

  test('may have the rate of an earlier day of supply, and a note that of its invoice', async () => {
    const old = { party: BETA, lines: [line('100', { rate: '12' })] };
    const kept = await post('invoices', { ...old, date: '2025-10-01', suppliedOn: '2025-09-01' });
    expect(kept.body).toMatchObject({ total: '112.00', warnings: [] });
    const note = { ...old, kind: 'credit-note', date: '2026-05-05', originalNumber: kept.body.number };
    const more = await post('invoices?dryRun=true', { ...note, lines: [line('100.01', { rate: '12' })] });
    expect(more.body.warnings).toEqual([
      { rule: 'DOC.NOTE.MORE', line: null, message: expect.stringContaining('₹112.01') },
    ]);
    expect((await post('invoices', { ...note, originalDate: '2025-09-01' })).body).toMatchObject({ warnings: [] });
    const unknown = await post('invoices', { ...note, originalNumber: 'Z-9', originalDate: '2025-09-01' });
    expect(unknown.body.warnings).toMatchObject([
      { rule: 'DOC.ORIGINAL', message: expect.stringMatching(/Z-9 of Beta/) },
    ]);
    expect((await post('bills', { ...old, number: 'B-1', date: '2026-05-05' })).body.warnings).toContainEqual(
      expect.objectContaining({ rule: 'DOC.RATE', line: 1 }),
    );
  });

  test('is told from notes that come to more than it together, with what debit notes added to it', async () => {
    const made = await post('invoices', { number: 'N-1', date: '2026-05-05', party: BETA, lines: [line('100')] });
    const note = (amount: string, more: object = {}) => ({
      ...{
        kind: 'credit-note',
        date: '2026-06-05',
        party: BETA,
        originalNumber: 'n-1',
        lines: [line(amount)],
        ...more,
      },
    });
    const warned = async (...items: object[]) =>
      (await post('invoices?dryRun=true', { items })).body.items.map(({ warnings }: Reply['body']) =>
        warnings.filter(({ rule }: { rule: string }) => rule === 'DOC.NOTE.MORE'),
      );
    const more = (...says: string[]) => [
      { rule: 'DOC.NOTE.MORE', line: null, message: expect.stringMatching(new RegExp(says.join('.*'))) },
    ];
    expect(await warned(note('60'), note('40'), note('0.01'))).toEqual([[], [], more('118.01', '118.00')]);
    expect((await post('invoices', note('60'))).body.warnings).toEqual([]);
    expect(await warned(note('40'))).toEqual([[]]);
    expect(await warned(note('40.01'))).toEqual([more('₹118.01', '₹118.00')]);
    const raised = await post('invoices', note('50', { kind: 'debit-note' }));
    expect(raised.body.warnings).toEqual([]);
    expect(await warned(note('90'), note('0.01'))).toEqual([[], more('177.01', '177.00')]);
    // A note that is cancelled takes nothing off, and one of another customer's invoice of that number neither.
    await post(`invoices/${raised.body.id}/cancel`, { reason: 'Wrong' });
    const other = { party: { name: 'Gamma', stateCode: '29' } };
    await post('invoices', note('30', other));
    expect(await warned(note('40'), note('0.01'))).toEqual([[], more('118.01', '118.00')]);
    expect((await get(`invoices/${made.body.id}`)).open).toBe('47.20');
  });

  test('of a number that two years have is the one of the day that a note names, else the one before the note', async () => {
    const bill = (date: string, taxable: string) => ({
      ...{ number: '77', date, party: BETA, lines: [line(taxable)], kind: 'invoice', tds: 'none' },
    });
    await post('bills', { items: [bill('2026-03-30', '100'), bill('2026-05-05', '500')] });
    const note = (date: string, amount: string, originalDate?: string) => ({
      ...{ ...bill(date, amount), number: 'D-1', kind: 'debit-note', originalNumber: '77' },
      ...(originalDate && { originalDate }),
    });
    const rules = async (sent: object) =>
      (await post('bills?dryRun=true', sent)).body.warnings.map(({ rule }: { rule: string }) => rule);
    expect(await rules(note('2026-06-01', '200'))).not.toContain('DOC.NOTE.MORE');
    expect(await rules(note('2026-06-01', '200', '2026-03-30'))).toContain('DOC.NOTE.MORE');
    expect(await rules(note('2026-04-30', '200'))).toContain('DOC.NOTE.MORE');
  });

  test('of prices with GST inside comes to them, to the paisa', async () => {
    const sent = { date: '2026-05-05', party: BETA, pricesIncludeTax: true };
    const made = await post('invoices', { ...sent, lines: [line('118'), line('100'), line('105', { rate: '5' })] });
    expect(made.body).toMatchObject({
      taxableValue: '284.74',
      cgst: '19.13',
      sgst: '19.13',
      total: '323.00',
      roundOff: '0.00',
    });
    const abroad = { ...sent, placeOfSupply: '96', lines: [line('100')] };
    expect((await post('invoices', abroad)).body).toMatchObject({ taxableValue: '100.00', total: '100.00' });
    const odd = await post('invoices', { ...sent, party: ALPHA, lines: [line('0.04')] });
    expect(odd.body).toMatchObject({ total: '0.04' });
    await balances();
  });

  test('says what would make a return wrong: a bill typed twice, a day to come, oneself as the other side', async () => {
    await env.DB.prepare('UPDATE companies SET gstin = ? WHERE id = ?').bind('29AAZCN9001Q1ZC', own.companyId).run();
    const self = { name: 'Ourselves', gstin: '29AAZCN9001Q1ZC' };
    const bill = (number: string, date: string, party: object) => ({ number, date, party, lines: [line('100')] });
    const rules = ({ body }: Reply) =>
      body.items.map(({ warnings }: { warnings: { rule: string; message: string }[] }) =>
        warnings
          .filter(({ rule }) => ['DOC.TWIN', 'DOC.DATE', 'DOC.SELF'].includes(rule))
          .map(({ message }) => message),
      );
    const first = await post('bills', {
      items: [bill('AR/26-27/05', '2026-05-05', ALPHA), bill('AR-26-27-05', '2026-05-06', ALPHA)],
    });
    const twin = expect.stringContaining('AR/26-27/05 of Alpha Retail has this number with other separators');
    expect(rules(first)).toEqual([[], [twin]]);
    const more = [bill('AR 26.27.05', '2026-05-05', ALPHA), bill('AR/26-27/06', '2026-11-21', ALPHA)];
    const again = await post('bills', { items: [...more, bill('X-1', '2026-05-05', self)] });
    expect(rules(again)).toEqual([
      [expect.stringContaining('with other separators')],
      ['21 Nov 2026 is after today. Check the day, the month and the year.'],
      ['29AAZCN9001Q1ZC is your own GSTIN. Correct the supplier.'],
    ]);
    const sold = await post('invoices', { items: [bill('S-1', '2026-05-05', self), bill('S1', '2026-05-05', ALPHA)] });
    expect(rules(sold)).toEqual([[expect.stringContaining('Correct the buyer')], []]);
  });

  test('in a locked period is refused', async () => {
    await post('period-locks', { upTo: '2026-05-31', reason: 'Filed' });
    const send = (date: string) => post('invoices', { date, party: BETA, lines: [line('100')] });
    expect((await send('2026-05-31')).body).toMatchObject({ status: 409, code: 'period-locked' });
    expect((await send('2026-06-01')).status).toBe(201);
  });

  test('is lowered by a note, at most to nought; what is more stands on account', async () => {
    await post('invoices', { number: 'S-01', date: '2026-05-05', party: ALPHA, lines: [line('150000')] });
    const note = (number: string, value: string) =>
      post('invoices', {
        kind: 'credit-note',
        number,
        date: '2026-06-04',
        party: ALPHA,
        originalNumber: 'S-01',
        lines: [line(value)],
      });
    expect((await note('CN-01', '10000')).body).toMatchObject({ igst: '1800.00', total: '11800.00', warnings: [] });
    expect((await get('invoices?kind=invoice'))[0].open).toBe('165200.00');
    const [row] = await get('invoices?kind=invoice');
    expect((await post(`invoices/${row.id}/cancel`, { reason: 'x' })).body.code).toBe('document-settled');
    await note('CN-02', '150000');
    expect((await get('invoices?kind=invoice'))[0].open).toBe('0.00');
    expect(await balances()).toMatchObject({ 'Trade receivables': '-11800.00', 'Sale of services': '10000.00' });
  });

  test('is lowered by a note of the same request, as by one of a later one', async () => {
    const of = (number: string, value: string, more: object = {}) => ({
      ...{ number, date: '2026-05-05', party: ALPHA, lines: [line(value)] },
      ...more,
    });
    const note = { kind: 'credit-note', date: '2026-06-04', originalNumber: 'S-01' };
    const items = [of('S-01', '1000'), of('CN-01', '400', note), of('CN-02', '700', note)];
    const { body } = await post('invoices', { items });
    expect(
      body.items.map(({ warnings }: { warnings: { rule: string }[] }) => warnings.map(({ rule }) => rule)),
    ).toEqual([...[[], []], ['DOC.NOTE.MORE']]);
    expect((await get('invoices?kind=invoice'))[0].open).toBe('0.00');
    expect(await balances()).toMatchObject({ 'Trade receivables': '-118.00' });
  });

  test('as PDF carries what rule 46 asks for', async () => {
    await ask(cookie, 'PUT', at('invoice-profile'), {
      address: '12 Lake Road\nBengaluru',
      upiId: 'novapay@bank',
      terms: 'Pay in 30 days',
    });
    const { body } = await post('invoices', {
      number: 'S-01',
      date: '2026-05-05',
      party: ALPHA,
      lines: [line('150000')],
    });
    expect(await get(`invoices/${body.id}`)).toMatchObject({ partyAddress: null });
    const addressed = await post('invoices', {
      ...{ number: 'S-02', date: '2026-05-05', lines: [line('10')] },
      party: { name: 'தமிழ்நாடு மின்', stateCode: '33', address: '4 Mount Road\r\nChennai 600002' },
    });
    const address = '4 Mount Road\nChennai 600002';
    expect(await get(`invoices/${addressed.body.id}`)).toMatchObject({ partyAddress: address });
    const again = await post('invoices', {
      ...{ number: 'S-03', date: '2026-05-06', lines: [line('10')], party: { name: 'தமிழ்நாடு மின்' } },
    });
    expect(await get(`invoices/${again.body.id}`)).toMatchObject({ partyAddress: address });
    expect((await ask(cookie, 'GET', at(`invoices/${addressed.body.id}/pdf`))).status).toBe(200);
    const file = await ask(cookie, 'GET', at(`invoices/${body.id}/pdf`));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const wrong = await ask(cookie, 'PUT', at('invoice-profile'), { upiId: 'no id' });
    expect(wrong.body.fields).toHaveProperty('upiId');
  });
});

describe('the paper of an invoice', () => {
  const company = (filer?: string): KnownCompany => ({
    ...{ name: 'Kestrel & Co', cin: 'U62099KA2022PTC165432', pan: 'AAZCN9001Q', turnovers: new Map() },
    gstin: filer ? '29AAZCN9001Q1ZC' : null,
    registrations: filer ? [{ gstin: '29AAZCN9001Q1ZC', filer, registeredOn: '2022-07-01', cancelledOn: null }] : [],
  });
  const paper = (rate: number, more: object = {}) =>
    ({
      document: { ...{ kind: 'invoice', date: '2026-05-05', supplyType: 'regular', currency: 'INR' }, ...more },
      lines: [{ rate }],
    }) as unknown as Pick<Invoice, 'document' | 'lines'>;

  test.each([
    ['regular-monthly', 1800, {}, 'Tax invoice'],
    ['regular-monthly', 0, {}, 'Bill of supply'],
    ['regular-monthly', 0, { supplyType: 'export-without-tax' }, 'Tax invoice'],
    ['regular-monthly', 0, { kind: 'credit-note' }, 'Credit note'],
    ['composition', 0, {}, 'Bill of supply'],
    [undefined, 0, {}, 'Invoice'],
    ['regular-monthly', 0, { date: '2022-06-30' }, 'Invoice'],
  ])('of a company filing as %s at %i is called so', (filer, rate, more, title) => {
    expect(english(titleOf({ ...paper(rate, more), company: company(filer) }))).toBe(title);
  });

  test('asks by UPI for what is open, and never where nothing is to be paid', () => {
    const upi = (more: object) =>
      upiOf({
        ...paper(1800, { number: 'INV/1', status: 'posted', open: 118_000_50, ...more }),
        company: company('regular-monthly'),
        profile: { ...{ upiId: 'kestrel@bank', address: null, bankDetails: null, terms: null, signatory: null } },
      });
    expect(upi({})).toBe('upi://pay?pa=kestrel@bank&pn=Kestrel%20%26%20Co&am=118000.50&cu=INR&tn=INV%2F1');
    for (const none of [{ open: 0 }, { kind: 'credit-note' }, { status: 'cancelled' }, { currency: 'USD' }])
      expect(upi(none)).toBeUndefined();
  });
});

describe('a bill', () => {
  test('smaller than the TDS that earlier ones left is recorded in one step, the rest recoverable from the payee', async () => {
    const bill = (number: string, date: string, taxableValue: string) =>
      post('bills', {
        ...{ number, date, party: BETA },
        lines: [{ description: 'Advice', hsn: '998221', taxableValue, rate: '0', account: '5504' }],
      });
    expect((await bill('B-1', '2026-08-10', '48000')).body.tds).toBe('0.00');
    const { status, body } = await bill('B-2', '2026-10-12', '3000');
    expect([status, body.tds, body.payable, body.total]).toEqual([201, '5100.00', '0.00', '3000.00']);
    expect(body.warnings.map(({ rule }: { rule: string }) => rule)).toContain('DOC.TDS.RECOVERABLE');
    expect(await balances()).toMatchObject({
      ...{ 'TDS payable': '-5100.00', 'TDS recoverable from payees': '2100.00', 'Trade payables': '-48000.00' },
    });
    const cancelled = await post(`bills/${body.id}/cancel`, { reason: 'Wrong' });
    expect([cancelled.status, await balances()]).toMatchObject([200, { 'Trade payables': '-48000.00' }]);
  });

  test('withholds tax by law, counting what was billed before in the year', async () => {
    const bill = (number: string, date: string, value: string) =>
      post('bills', {
        number,
        date,
        party: { ...BETA, name: 'Lawchamber' },
        reverseCharge: true,
        lines: [line(value, { account: '5504' })],
      });
    expect((await bill('1', '2026-08-10', '20000')).body.tds).toBe('0.00');
    expect((await bill('2', '2026-10-12', '45000')).body).toMatchObject({ tds: '6500.00', payable: '38500.00' });
    expect(await balances()).toEqual({
      ...{ 'Legal and professional': '65000.00', 'Input CGST': '5850.00', 'Input SGST': '5850.00' },
      ...{ 'RCM CGST': '-5850.00', 'RCM SGST': '-5850.00', 'Trade payables': '-58500.00', 'TDS payable': '-6500.00' },
    });
    const [latest] = await get('bills');
    expect(latest).toMatchObject({ number: '2', open: '38500.00', tds: '6500.00' });
  });

  test('of goods withholds of what passes the limit of a seller in the year, where the company is a large buyer', async () => {
    const goods = async (number: string, date: string, value: string, more: object = {}) => {
      const lines = [line(value, { account: '5102', hsn: '7208' })];
      return (await post('bills', { number, date, party: { ...BETA, name: 'Steelworks' }, lines, ...more })).body.tds;
    };
    const turnover = (year: string, amount: string) =>
      post('facts', { kind: 'turnover', subject: year, value: { amount }, holdsFrom: `20${year.slice(-2)}-03-31` });
    await turnover('2024-25', '100000000');
    expect(await goods('1', '2026-03-31', '6000000')).toBe('0.00');
    await turnover('2025-26', '100000000.01');
    expect(await goods('2', '2026-04-01', '5000000')).toBe('0.00');
    expect(await goods('3', '2026-04-02', '1000')).toBe('1.00');
    expect(await goods('4', '2026-04-03', '250000')).toBe('250.00');
    // What was paid at once is asked about, and a person's word stands.
    expect(await goods('5', '2026-04-04', '250000', { tds: 'none' })).toBe('0.00');
  });

  test('is tried without recording, and its lines are remembered as they were written last', async () => {
    const bill = { number: '1', date: '2026-10-12', party: { ...BETA, name: 'Lawchamber' } };
    const lines = [line('60000', { account: '5504', description: 'Retainer', unit: 'MON' })];
    const dry = await post('bills?dryRun=true', { ...bill, lines });
    expect(dry.body).toMatchObject({ tds: '6000.00', payable: '64800.00', total: '70800.00' });
    expect(await get('bills')).toEqual([]);
    expect(await get('parties')).toEqual([]);
    expect(await get('document-items?side=purchase')).toEqual([]);
    await post('bills', { ...bill, lines });
    const later = [line('1', { account: '5506', description: 'retainer', hsn: '998212', rate: '5' })];
    await post('bills', { ...bill, number: '2', date: '2026-10-13', lines: later });
    const gone = await post('bills', { ...bill, number: '3', lines: [line('1', { description: 'Withdrawn' })] });
    await post(`bills/${gone.body.id}/cancel`, { reason: 'Never delivered' });
    const remembered = { description: 'retainer', hsn: '998212', unit: null, rate: '5', account: '5506' };
    expect(await get('document-items?side=purchase')).toEqual([remembered]);
    expect(await get('document-items?side=sale')).toEqual([]);
  });

  test('comes once for a party and financial year, and again after it was cancelled', async () => {
    const bill = (party: string, date = '2026-05-05') =>
      post('bills', { number: 'SP/112', date, party, lines: [line('100', { account: '5515' })] });
    const first = await bill('Sunrise');
    expect(first.status).toBe(201);
    expect((await bill('Moonset')).status).toBe(201);
    expect((await bill('Sunrise', '2026-03-31')).status).toBe(201);
    const again = await bill('sunrise');
    expect(again.body).toMatchObject({
      status: 409,
      code: 'number-taken',
      fields: { number: expect.stringContaining('SP/112') },
    });
    await post(`bills/${first.body.id}/cancel`, { reason: 'Never delivered' });
    expect((await bill('Sunrise')).status).toBe(201);
    expect(await get('parties?kind=vendor')).toHaveLength(2);
  });

  test('for an asset, of food, from abroad and on a card', async () => {
    const bills = [
      { number: '1', date: '2026-06-02', party: ALPHA, lines: [line('180000', { account: 'Computers' })] },
      { number: '2', date: '2026-07-09', party: BETA, lines: [line('20000', { account: '5205', rate: 5 })] },
      {
        ...{
          number: '3',
          date: '2026-06-10',
          party: { name: 'Cloud Inc', stateCode: '96' },
          currency: 'USD',
          exchangeRate: '84.90',
        },
        lines: [line('1000', { account: '5509' })],
      },
      {
        ...{
          number: '4',
          date: '2026-07-12',
          party: { name: 'SaaS Inc', stateCode: '96' },
          paidThrough: 'Credit card payable',
        },
        lines: [line('12345.67', { account: '5510' })],
      },
    ];
    expect((await post('bills', { items: bills })).status).toBe(201);
    expect(await balances()).toEqual({
      ...{ Computers: '180000.00', 'Creditors for capital goods': '-212400.00', 'Staff welfare': '21000.00' },
      ...{ 'Cloud and hosting': '84900.00', 'Software subscriptions': '12345.67', 'Credit card payable': '-12345.67' },
      ...{ 'Trade payables': '-105900.00', 'Input IGST': '49904.22', 'RCM IGST': '-17504.22' },
    });
    const totals = await get('document-totals?side=purchase');
    expect(totals).toMatchObject({ count: 4, open: '318300.00', overdue: '318300.00' });
    expect(totals.buckets.at(-1)).toEqual({ bucket: '91+', open: '318300.00', count: 3 });
  });

  test('that stays unpaid says what comes of it, in rupees', async () => {
    const party = { name: 'Small Works', stateCode: '29', pan: 'AAACS1234C' };
    const supplier = (await post('parties', { ...party, msme: 'small', msmeFrom: '2026-01-01' })).body;
    const sent = { date: '2026-05-05', party: { id: supplier.id }, tds: 'none' };
    const bill = await post('bills', { ...sent, number: 'SW/1', lines: [line('10000', { account: '5515' })] });
    expect((await get(`bills/${bill.body.id}`)).consequences).toMatchObject([
      { id: 'supplier-limit', isPast: true, says: expect.stringMatching(/₹10,000 is not deductible/) },
      { id: 'credit-reversal', isPast: true, says: expect.stringMatching(/reverse ₹1,800 of GST credit/) },
    ]);
    // Under reverse charge the tax was paid in cash, and food gives no credit: nothing is reversed.
    for (const [number, more, besides] of [
      ['SW/2', { reverseCharge: true, lines: [line('100', { account: '5515' })] }, [{ id: 'self-invoice' }]],
      ['SW/3', { lines: [line('100', { account: '5205' })] }, []],
    ] as const) {
      const other = await post('bills', { ...sent, ...more, number });
      expect((await get(`bills/${other.body.id}`)).consequences).toMatchObject([{ id: 'supplier-limit' }, ...besides]);
    }
    expect((await get('ageing?side=payable')).bills[0].consequences).toHaveLength(2);
  });

  test('is found by what it says, and listed by pages', async () => {
    const items = Array.from({ length: 5 }, (_, index) => ({
      ...{ number: `N${index}`, date: `2026-05-0${index + 1}`, party: index % 2 ? 'Moonset' : 'Sunrise' },
      ...{ dueDate: index === 4 ? '2026-12-31' : undefined, lines: [line('100', { account: '5515' })] },
    }));
    await post('bills', { items });
    const numbers = async (query: string) =>
      (await get(`bills?${query}`)).map(({ number }: { number: string }) => number);
    expect(await numbers('q=moon')).toEqual(['N3', 'N1']);
    expect(await numbers('status=overdue')).toEqual(['N3', 'N2', 'N1', 'N0']);
    expect(await numbers('from=2026-05-02&to=2026-05-03')).toEqual(['N2', 'N1']);
    const first = await ask(cookie, 'GET', at('bills?limit=2'));
    const cursor =
      new URL(`http://x${/<(.+)>/.exec(first.headers.get('link') ?? '')?.[1]}`).searchParams.get('cursor') ?? '';
    expect(await numbers(`limit=2&cursor=${encodeURIComponent(cursor)}`)).toEqual(['N2', 'N1']);
  });
});

describe('a file of invoices or bills', () => {
  const send = (path: string, rows: readonly string[], more: Record<string, string> = {}) => {
    const form = formWith({ file: fileNamed('sheet.csv', rows.join('\n')) });
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return post(path, form);
  };
  const HEADING =
    'Invoice No,Invoice Date,Customer Name,GSTIN/UIN,Place of Supply,HSN/SAC,Taxable Value,GST Rate,CGST,SGST,IGST,Invoice Value';
  const ALPHA_ROW =
    'S-01,05/05/2026,Alpha Retail,27AAPFU0939F1ZV,27-Maharashtra,998313,"1,50,000.00",18%,,,27000,177000';
  const rowsOf2 = [
    HEADING,
    ALPHA_ROW,
    'S-02,12/05/2026,Beta,,Karnataka,998313,80000,18,7200,7200,,',
    'S-02,,Beta,,,998314,100,18,9,9,,',
  ];

  test('is looked at without recording, then recorded as a whole', async () => {
    const dry = await send('invoices/import', rowsOf2, { dryRun: 'true' });
    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({
      problems: [],
      wouldAdd: 2,
      added: 0,
      rowCount: 3,
      mapping: { number: 0, igst: 10 },
    });
    expect(dry.body.rows[1]).toMatchObject({ number: 'S-02', taxableValue: '80100.00', total: '94518.00' });
    expect(await get('invoices')).toEqual([]);
    const done = await send('invoices/import', rowsOf2);
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({ added: 2, problems: [] });
    expect(await balances()).toMatchObject({ 'Sale of services': '-230100.00', 'Output IGST': '-27000.00' });
    const again = await send('invoices/import', rowsOf2, { dryRun: 'true' });
    expect(again.body.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [2, 'number'],
      [3, 'number'],
    ]);
  });

  test('with a fault is not recorded at all; every row at fault is named', async () => {
    const rows = [
      HEADING,
      ALPHA_ROW,
      'S-03,32/05/2026,Beta,,Karnataka,998313,80000,18,,,,',
      'S-04,12/05/2026,Beta,,Atlantis,998313,none,18,,,,',
    ];
    const answer = await send('bills/import', rows);
    expect(answer.status).toBe(422);
    expect(answer.body.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [3, 'date'],
      [4, 'placeOfSupply'],
      [4, 'taxableValue'],
    ]);
    const wrong = await send('invoices/import', [HEADING, ALPHA_ROW.replace('27000', '20000')], { dryRun: 'true' });
    expect(wrong.body).toMatchObject({ wouldAdd: 0, problems: [{ row: 2, column: 'rate' }] });
    expect(await get('bills')).toEqual([]);
    const lacking = await send('bills/import', ['Date,Who', '01/05/2026,Beta'], { dryRun: '1' });
    expect(lacking.body.problems[0].message).toContain('Number');
    const mapped = await send('bills/import', ['A;B;C;D', 'X-1;01/05/2026;Beta;100'], {
      mapping: JSON.stringify({ number: 0, date: 1, party: 2, taxableValue: 3 }),
    });
    expect(mapped.body).toMatchObject({ added: 1 });
    expect((await post('bills/import', { rows: [] })).status).toBe(422);
  });

  test('of a workbook is read from the sheet that has the headings, by what its formulas came to', async () => {
    const rows = [
      ['Number', 'Date', 'Party', 'Taxable value', 'Rate'],
      ['W-1', '05/05/2026', 'Beta', { t: 'n', f: '50*2', v: 100 }, 18],
      ['W-2', '06/05/2026', 'Beta', 200, 18],
      [null, null, null, 50, 18],
    ];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['How to fill this in']]), 'Read me');
    const sheet = utils.aoa_to_sheet(rows);
    // The number, day and party of the last invoice are merged over its two lines.
    sheet['!merges'] = [0, 1, 2].map((c) => ({ s: { r: 2, c }, e: { r: 3, c } }));
    utils.book_append_sheet(book, sheet, 'Sales');
    const file = new File([write(book, { type: 'array', bookType: 'xlsx' })], 'sales.xlsx');
    const form = new FormData();
    form.append('file', file);
    form.append('dryRun', 'true');
    const { body } = await ask(cookie, 'POST', at('invoices/import'), form);
    expect(body.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [4, 'party'],
      [4, 'number'],
      [4, 'date'],
    ]);
    expect(body.problems[0].message).toMatch(/merged cells/);
    utils.sheet_add_aoa(sheet, [['W-2', '06/05/2026', 'Beta']], { origin: 'A4' });
    form.set('file', new File([write(book, { type: 'array', bookType: 'xlsx' })], 'sales.xlsx'));
    const right = await ask(cookie, 'POST', at('invoices/import'), form);
    expect(right.body).toMatchObject({
      problems: [],
      wouldAdd: 2,
      rows: [{ total: '118.00' }, { row: 3, total: '295.00' }],
    });
  });

  test('in another encoding, with formulas as text, too long, or sent again', async () => {
    const rows = [HEADING, 'S-01,05/05/2026,Café Été,,Karnataka,998313,100,18,,,,', 'S-02,05/05/2026,B,,,,=1+1,18,,,,'];
    const bytes = (text: string) =>
      Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])]);
    const sent = async (content: Uint8Array, dryRun = 'true') => {
      const form = new FormData();
      form.append('file', new File([content as Uint8Array<ArrayBuffer>], 'sales.csv'));
      form.append('dryRun', dryRun);
      return (await ask(cookie, 'POST', at('invoices/import'), form)).body;
    };
    const utf16 = await sent(bytes(rows.join('\n')));
    expect(utf16.problems).toMatchObject([
      { row: 3, column: 'taxableValue', message: expect.stringMatching(/=1\+1 is no/) },
    ]);
    const latin = await sent(Uint8Array.from([...rows.slice(0, 2).join('\n')].map((c) => c.charCodeAt(0))));
    expect(latin).toMatchObject({ problems: [], rows: [{ party: 'Café Été' }] });
    const many = Array.from({ length: 20_000 }, (_, index) => `L-${index},05/05/2026,B,,,,1,18,,,,`);
    const long = await sent(new TextEncoder().encode([HEADING, ...many].join('\n')));
    expect(long.problems).toMatchObject([{ message: expect.stringMatching(/20,000 rows; at most 2,000/) }]);
    const some = new TextEncoder().encode([HEADING, ...many.slice(0, 60)].join('\n'));
    expect((await sent(some, 'false')).added).toBe(60);
    const again = await sent(some);
    expect(again.problems).toHaveLength(60);
    expect(again).toMatchObject({
      wouldAdd: 0,
      problems: expect.arrayContaining([expect.objectContaining({ row: 61 })]),
    });
    expect(await get('invoices')).toHaveLength(60);
  });
});

describe('a party', () => {
  test('is known once by name and GSTIN, and another of its PAN is named', async () => {
    const first = await post('parties', { ...ALPHA, kind: 'customer', agreedDays: 30 });
    expect(first.body).toMatchObject({ pan: 'AAPFU0939F', stateCode: '27', alike: [] });
    expect((await post('parties', { name: 'ALPHA retail' })).body).toMatchObject({
      status: 409,
      fields: { name: expect.any(String) },
    });
    expect((await post('parties', { name: 'Other', gstin: ALPHA.gstin })).body.fields).toHaveProperty('gstin');
    const second = await post('parties', { name: 'Alpha Delhi', pan: 'AAPFU0939F' });
    expect(second.body.alike).toMatchObject([{ name: 'Alpha Retail' }]);
    const changed = await ask(cookie, 'PATCH', at(`parties/${second.body.id}`), {
      msme: 'micro',
      msmeFrom: '2026-01-01',
    });
    expect(changed.body).toMatchObject({ msme: 'micro', msmeFrom: '2026-01-01', kind: 'both' });
    expect((await ask(cookie, 'PATCH', at(`parties/${second.body.id}`), { gstin: ALPHA.gstin })).status).toBe(409);
    await post('invoices', { number: 'S-1', date: '2026-11-01', party: { id: first.body.id }, lines: [line('100')] });
    expect((await get('invoices'))[0]).toMatchObject({ dueDate: '2026-12-01', party: { name: 'Alpha Retail' } });
  });
});
