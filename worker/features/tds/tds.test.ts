import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { type Paise, paise, percent, rupees } from '../../domain/shared/money';
import { deductionOfNature } from '../../domain/tds/of-payment';
import type { CompanyScope } from '../../platform/access';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';
import { deductionsInserted } from '../ledger/voucher/deduction.repository';

// Journey J5 through the API: the finder, its acceptance, deposit, challans, ledger; and what is refused.

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-09 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(cookie, 'POST', at(path), body, headers);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const TAN = 'BLRA01234F';
const DEDUCTOR = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };

const LINES = [
  ['2026-08-12', 'NEFT DR-ADV MEHRA-RETAINER AUG', '20000.00', 'legal-fees'],
  ['2026-10-05', 'NEFT DR-SUNRISE PROPERTIES PVT LTD-RENT OCT', '60000.00', 'office-rent'],
  ['2026-10-09', 'NEFT DR-ADV MEHRA-RETAINER OCT', '45000.00', 'legal-fees'],
  ['2026-10-12', 'OWN ACCOUNT TRANSFER', '200000.00', 'own-account-transfer'],
] as const;

/** Bank lines with their categories, as an upload leaves them. */
async function paid(lines: readonly (readonly [string, string, string, string])[] = LINES): Promise<void> {
  for (const [index, [day, narration, amount, category]] of lines.entries())
    await env.DB.prepare(
      `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
         transaction_type, category_id, line_key, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'debit', ?, ?, '')`,
    )
      .bind(
        ...[crypto.randomUUID(), own.companyId, own.accountId, own.uploadId, 1_000 + index, day, narration],
        ...[Math.round(Number(amount) * 100), category, `tds-${index}-${day}`],
      )
      .run();
}

async function j5(): Promise<void> {
  expect((await post('facts', { kind: 'tan', subject: TAN, value: DEDUCTOR, holdsFrom: '2025-04-01' })).status).toBe(
    201,
  );
  expect((await post('parties', { name: 'Adv Mehra', kind: 'vendor', pan: 'ABCPM1234K' })).status).toBe(201);
  await paid();
  for (const eventOn of ['2026-03-28', '2026-04-02']) {
    const payee = { name: 'Karnik Consultants', pan: 'ABCFK1234L' };
    const { status } = await post('tds/deductions', { payee, section: '194J', eventOn, amount: '80000' });
    expect(status).toBe(201);
  }
}

test('J5: proposals with their reasons, accepted, deposited late with interest, one challan for both codes', async () => {
  await j5();
  const proposals = await get('tds/proposals?year=2026-27');
  expect(proposals).toMatchObject([
    {
      ...{
        payeeName: expect.stringContaining('SUNRISE'),
        date: '2026-10-05',
        tax: '6000.00',
        runningTotal: '60000.00',
      },
      ...{ code: '1009', oldSection: '194-I(b)', panState: 'unknown', withoutPan: '12000.00', source: 'bank-line' },
    },
    {
      ...{ payeeName: 'Adv Mehra', date: '2026-10-09', tax: '6500.00', base: '65000.00', runningTotal: '65000.00' },
      ...{ code: '1027', rate: '10', panState: 'held', narration: 'NEFT DR-ADV MEHRA-RETAINER OCT' },
    },
  ]);
  expect(proposals[1].explained.steps.at(-1).summary).toContain('65,000');
  // Nothing is posted unasked.
  expect((await get('tds/deductions')).map(({ tdsAmount }: { tdsAmount: string }) => tdsAmount)).toEqual([
    '8000.00',
    '8000.00',
  ]);

  const items = proposals.map(({ id }: { id: string }) => ({ id }));
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items });
  expect(accepted.status).toBe(201);
  expect(accepted.body).toMatchObject({ total: '12500.00', accepted: [{ tax: '6000.00' }, { tax: '6500.00' }] });
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  const again = await post('tds/proposals/accept', { year: '2026-27', items });
  expect([again.status, again.body.code]).toEqual([409, 'proposal-gone']);
  const voucher = await get(`vouchers/${accepted.body.accepted[1].voucherId}`);
  expect(voucher.lines.flatMap(({ debit, credit }: { debit: string; credit: string }) => [debit, credit])).toContain(
    '6500.00',
  );

  const overview = await get('tds/overview');
  expect(overview.months.at(-1)).toMatchObject({
    ...{ month: '2026-10', dueOn: '2026-11-07', open: '12500.00', interest: '375.00', isLate: true },
    months: ['2026-10', '2026-11'],
  });
  expect(overview.months.at(-1).summary).toContain('October 2026, November 2026');
  expect(overview).toMatchObject({
    depositedThisMonth: { amount: '0.00' },
    pending: { amount: '28500.00' },
    unlisted: [],
  });
  expect(Number(overview.penaltyRisk.amount)).toBeGreaterThan(0);
  // Statements of before the books of which nobody spoke are told, and not counted.
  expect(overview.penaltyRisk.parts.map(({ label }: { label: string }) => label).join()).not.toContain('Form');
  // Of July to September the ledger has no deduction, so its Form 140 costs nothing.
  expect(overview.unconfirmed).toMatchObject({ amount: '72400.00', count: 16 });
  expect(overview.unconfirmed.parts).toContainEqual({ label: 'Form 26Q for Jan-Mar 2026', amount: '8000.00' });
  expect((await get('dashboard')).metrics.pendingTdsAmount).toBe('28500.00');

  const { drafts } = await get('tds/challans');
  expect(drafts).toMatchObject([
    { act: '1961', section: '194J(b)', month: '2026-03', year: '2025-26', tax: '8000.00' },
    { act: '2025', month: '2026-04', codes: ['1027'] },
    { act: '2025', month: '2026-10', codes: ['1009', '1027'], tax: '12500.00', interest: '375.00', total: '12875.00' },
  ]);
  const apart = (await get('tds/challans?heads=apart')).drafts.slice(2);
  expect(apart.map(({ majorHead, tax }: Record<string, string>) => [majorHead, tax])).toEqual([
    ['0020', '6000.00'],
    ['0021', '6500.00'],
  ]);
  const later = await get('tds/what-if?on=2026-12-09');
  expect(later.deposits.at(-1)).toMatchObject({ month: '2026-10', before: '375.00', after: '563.00' });
  expect(later.deposits.at(-1).explained[0].steps.at(-1).summary).toContain('1.5% × 3 months');
  expect(later.statements.find(({ form }: { form: string }) => form === '26Q')).toMatchObject({ after: '8000.00' });
  expect(Object.keys((await ask(cookie, 'GET', at('tds/what-if?on=soon'))).body.fields)).toEqual(['on']);
  const made = await post('tds/challans', { deductionIds: drafts[2].deductionIds });
  expect(made.status).toBe(201);
  const [challan] = made.body.items;
  expect(challan).toMatchObject({ codes: ['1009', '1027'], form: '281', status: 'to-pay', total: '12875.00' });
  const text = await ask(cookie, 'GET', at(`tds/challans/${challan.id}/file?format=text`));
  expect(text.status).toBe(200);

  // A challan that is prepared is not paid: what is pending stands as before.
  const prepared = await get('tds/overview');
  expect([prepared.pending, prepared.months]).toEqual([overview.pending, overview.months]);
  expect((await get('tds/what-if?on=2026-12-09')).deposits).toEqual(later.deposits);
  const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00412' };
  const before = await post(`tds/challans/${challan.id}/deposit`, { ...receipt, depositedOn: '2026-10-04' });
  expect([before.status, Object.keys(before.body.fields)]).toEqual([422, ['depositedOn']]);
  const bad = await post(`tds/challans/${challan.id}/deposit`, { ...receipt, bsr: '123' });
  expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['bsr']]);
  const larger = await post(`tds/challans/${challan.id}/deposit`, { ...receipt, total: '14000', interest: '375' });
  expect([larger.status, larger.body.code]).toEqual([422, 'challan-larger']);
  const deposited = await post(`tds/challans/${challan.id}/deposit`, receipt);
  expect(deposited.body).toMatchObject({ status: 'deposited', tax: '12500.00', interest: '375.00', unused: '0.00' });
  expect((await post(`tds/challans/${challan.id}/deposit`, receipt)).status).toBe(409);

  const after = await get('tds/overview');
  expect(after).toMatchObject({ depositedThisMonth: { amount: '12500.00' }, pending: { amount: '16000.00' } });
  expect((await get('dashboard')).metrics).toMatchObject({
    monthlyTdsDeposited: '12500.00',
    pendingTdsAmount: '16000.00',
  });
  const ledger = await get('tds/deductions?q=194J');
  expect(
    ledger.map(({ form, section, status, quarter }: Record<string, string>) => [form, quarter, section, status]),
  ).toEqual([
    ['140', '2026-Q3', '393(1) Sl. 6(iii).D(b)', 'deposited'],
    ['140', '2026-Q1', '393(1) Sl. 6(iii).D(b)', 'pending'],
    ['26Q', '2025-Q4', '194J(b)', 'pending'],
  ]);
  expect(await get('tds/deductions?q=1027')).toHaveLength(3);
  const csv = await ask(cookie, 'GET', at('tds/ledger?format=csv'));
  expect(csv.status).toBe(200);
  expect((await ask(cookie, 'GET', at('tds/ledger?format=xlsx'))).status).toBe(200);
  const item = (await get('compliance-calendar?area=TDS')).find(
    ({ formType, period }: Record<string, string>) => formType === 'tds-deposit' && period === '2026-10',
  );
  expect(item).toMatchObject({ status: 'completed', doneOn: '2026-11-09' });
});

describe('generate challan', () => {
  test('what is late by the ledger counts as a risk also where the calendar does not reach back', async () => {
    await j5();
    const before = await get('tds/overview');
    const payee = { name: 'Karnik Consultants', pan: 'ABCFK1234L' };
    const made = await post('tds/deductions', { payee, section: '194J', eventOn: '2025-06-10', amount: '80000' });
    expect(made.status).toBe(201);
    const { months, penaltyRisk } = await get('tds/overview');
    expect(months[0]).toMatchObject({ month: '2025-06', open: '8000.00', isLate: true });
    expect(penaltyRisk.parts).toContainEqual({
      label: 'Withheld in June 2025, due 07 Jul 2025',
      amount: months[0].interest,
    });
    expect(Number(penaltyRisk.amount)).toBe(Number(before.penaltyRisk.amount) + Number(months[0].interest));
  });

  test('makes one challan however often and by however many it is asked', async () => {
    await j5();
    const [pending] = (await get('dashboard')).recentTdsTransactions;
    const call = `/tds-transactions/${pending.id}/generate-challan`;
    const answers = await Promise.all([1, 2, 3].map(() => ask(cookie, 'POST', call, {})));
    const again = await ask(cookie, 'POST', call, {});
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(again).toMatchObject({ status: 200, body: { isNew: false, message: 'TDS challan generated successfully' } });
    expect((await get('tds/challans')).items).toHaveLength(1);
  });

  test('of a deduction that was recorded as an event, which its challan deposits', async () => {
    await post('facts', { kind: 'tan', subject: TAN, value: DEDUCTOR, holdsFrom: '2026-04-01' });
    const details = { statement: 'residents', amount: '5000', section: '194J' };
    const event = await post('events', { kind: 'deduction', subject: TAN, happenedOn: '2026-10-05', details });
    const { body } = await ask(cookie, 'POST', `/tds-transactions/${event.body.event.id}/generate-challan`, {});
    expect(body).toMatchObject({ isNew: true, tax: '5000.00', interest: '150.00' });
    const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00001' };
    expect((await post(`tds/challans/${body.id}/deposit`, receipt)).status).toBe(200);
    expect((await get('dashboard')).metrics).toMatchObject({
      pendingTdsAmount: '0.00',
      monthlyTdsDeposited: '5000.00',
    });
  });
});

test('a balance pays no deduction of another TAN', async () => {
  const [one, other] = [TAN, 'MUMA01234F'];
  for (const subject of [one, other])
    await post('facts', { kind: 'tan', subject, value: DEDUCTOR, holdsFrom: '2026-04-01' });
  const withheldAt = async (subject: string) => {
    const details = { statement: 'residents', amount: '5000', section: '194J' };
    const { body } = await post('events', { kind: 'deduction', subject, happenedOn: '2026-10-05', details });
    return body.event.id as string;
  };
  const [own, strange] = [await withheldAt(one), await withheldAt(other)];
  const [challan] = (await post('tds/challans', { deductionIds: [own] })).body.items;
  const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00007', total: '9000', interest: '0' };
  const kept = await post(`tds/challans/${challan.id}/deposit`, { ...receipt, keepUnused: true });
  expect(kept.body).toMatchObject({ tan: one, unused: '4000.00' });
  const used = await post(`tds/challans/${challan.id}/use`, { deductionIds: [strange] });
  expect([used.status, used.body.code]).toEqual([422, 'other-year']);
});

test('what is late and costs nothing is no part of the penalty risk', async () => {
  await j5();
  clockInIndia('2027-03-31 23:59');
  cookie = await signIn('OA');
  const { penaltyRisk, on } = await get('tds/overview');
  expect(on).toBe('2027-03-31');
  expect(penaltyRisk.parts.length).toBeGreaterThan(0);
  expect(penaltyRisk.parts.filter(({ amount }: { amount: string }) => amount === '0.00')).toEqual([]);
});

test('what a part payment left open has a challan of its own, once; a challan is in whole rupees', async () => {
  const payee = { name: 'Karnik Consultants', pan: 'ABCFK1234L' };
  const entered = await post('tds/deductions', {
    payee,
    section: '194J',
    eventOn: '2026-10-09',
    amount: '80000',
    tax: '8000.55',
  });
  const generate = () => ask(cookie, 'POST', `/tds-transactions/${entered.body.id}/generate-challan`);
  const first = (await generate()).body;
  expect(first.total).toBe('8242.00');
  const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00412' };
  for (const field of ['total', 'interest', 'fee', 'others']) {
    const odd = await post(`tds/challans/${first.id}/deposit`, { ...receipt, [field]: '100.50' });
    expect([odd.status, Object.keys(odd.body.fields)]).toEqual([400, [field]]);
  }
  const part = await post(`tds/challans/${first.id}/deposit`, { ...receipt, total: '5000', interest: '0' });
  expect(part.body).toMatchObject({ tax: '5000.00', unused: '0.00' });
  const many = await Promise.all([generate(), generate(), generate()]);
  expect(new Set(many.map(({ body }) => body.id)).size).toBe(1);
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  const rest = many[0]?.body;
  expect(rest).toMatchObject({ status: 'to-pay', tax: '3001.00', isNew: expect.any(Boolean) });
  // The paise of the last rupee are no balance that somebody has to keep.
  const paidRest = await post(`tds/challans/${rest.id}/deposit`, { ...receipt, serial: '00413' });
  expect(paidRest.body).toMatchObject({ status: 'deposited', tax: '3001.00', unused: '0.45' });
  expect((await generate()).body).toMatchObject({ isNew: false, status: 'deposited' });
});

test('a challan holds more than is due only as a balance, which later deductions use; cancelled, all is open again', async () => {
  await j5();
  const [april] = await get('tds/deductions?year=2026-27');
  const [challan] = (await post('tds/challans', { deductionIds: [april.id, april.id] })).body.items;
  const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00007', total: '10000', interest: '0' };
  expect((await post(`tds/challans/${challan.id}/deposit`, receipt)).body.code).toBe('challan-larger');
  const kept = await post(`tds/challans/${challan.id}/deposit`, { ...receipt, keepUnused: true });
  expect(kept.body).toMatchObject({ unused: '2000.00', status: 'deposited' });
  const payee = { name: 'Karnik Consultants', pan: 'ABCFK1234L' };
  const more = await post('tds/deductions', { payee, section: '1027', eventOn: '2026-11-02', amount: '50000' });
  expect(more.body).toMatchObject({ tax: '5000.00', code: '1027' });
  const used = await post(`tds/challans/${challan.id}/use`, { deductionIds: [more.body.id] });
  expect(used.body).toMatchObject({ unused: '0.00', uses: [{ amount: '8000.00' }, { amount: '2000.00' }] });
  expect((await get('tds/deductions'))[0]).toMatchObject({ open: '3000.00', status: 'pending' });
  expect((await post(`tds/challans/${challan.id}/use`, { deductionIds: [more.body.id] })).status).toBe(409);
  // Its number is its own: the bank gives another challan of the day another serial.
  const [rest] = (await post('tds/challans', { deductionIds: [more.body.id] })).body.items;
  const { total: _, ...same } = receipt;
  const twice = await post(`tds/challans/${rest.id}/deposit`, same);
  expect([twice.status, twice.body.code]).toEqual([409, 'serial-known']);
  await post(`tds/challans/${rest.id}/cancel`, { reason: 'Typed twice' });
  expect((await post(`tds/challans/${challan.id}/cancel`, { reason: 'Wrong year' })).status).toBe(200);
  expect((await get('tds/deductions'))[0]).toMatchObject({ open: '5000.00' });
});

test('what partners are paid is proposed in an LLP, and not in a company', async () => {
  await post('parties', { name: 'Sudha Ranganathan', kind: 'vendor', pan: 'ABCPR1234K' });
  await paid([
    ['2026-09-30', 'NEFT DR-SUDHA RANGANATHAN-INT ON PARTNER CAPITAL', '18000.00', 'partner-remuneration'],
    ['2026-10-12', 'NEFT DR-SUDHA RANGANATHAN-PARTNER REMUNERATION', '4000.00', 'partner-remuneration'],
  ]);
  const registered = (cin: string) =>
    env.DB.prepare('UPDATE companies SET cin = ? WHERE id = ?').bind(cin, own.companyId).run();
  await registered('U72900KA2019PTC123456');
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  await registered('AAB-1234');
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([
    { code: '1067', tax: '2200.00', base: '22000.00', runningTotal: '22000.00' },
  ]);
});

test('partners credited by journal are proposed across journals and bank lines, and once accepted no more', async () => {
  await env.DB.prepare("UPDATE companies SET cin = 'AAB-1234' WHERE id = ?").bind(own.companyId).run();
  await post('parties', { name: 'Sudha Ranganathan', kind: 'vendor', pan: 'ABCPR1234K' });
  await post('parties', { name: 'Geetha Menon', kind: 'vendor', pan: 'ABCPM1234K' });
  const journal = (date: string, narration: string, lines: object[]) =>
    post('vouchers', { kind: 'journal', date, narration, lines });
  const capital = (party: string, credit: string) => ({ account: '2151', credit, party });
  const made = await journal('2026-09-30', 'Interest on capital', [
    { account: '5301', debit: '33000' },
    capital('Sudha Ranganathan', '18000'),
    capital('Geetha Menon', '15000'),
  ]);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  // Profit shared out is no payment under 194T.
  await journal('2026-10-01', 'Share of profit', [
    { account: '2201', debit: '90000' },
    capital('Geetha Menon', '90000'),
  ]);
  await paid([['2026-10-12', 'NEFT DR-SUDHA RANGANATHAN-PARTNER REMUNERATION', '4000.00', 'partner-remuneration']]);
  await journal('2026-10-31', 'Remuneration of October', [
    { account: '5207', debit: '30000', party: 'Geetha Menon' },
    capital('Geetha Menon', '30000'),
  ]);
  const found = await get('tds/proposals?year=2026-27');
  expect(found).toMatchObject([
    { source: 'bank-line', payeeName: 'Sudha Ranganathan', code: '1067', base: '22000.00', tax: '2200.00' },
    { source: 'journal', payeeName: 'Geetha Menon', base: '45000.00', tax: '4500.00', panState: 'held' },
  ]);
  const items = found.map(({ id }: { id: string }) => ({ id }));
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items });
  expect([accepted.status, accepted.body.total]).toEqual([201, '6700.00']);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  const own2 = (await get('tds/deductions')).find(
    ({ payeeName }: { payeeName: string }) => payeeName === 'Geetha Menon',
  );
  expect(own2).toMatchObject({ source: 'manual', code: '1067', amount: '30000.00', base: '45000.00' });
  // What a voucher posted leaves with it, and not by hand.
  expect((await post(`tds/deductions/${own2.id}/withdraw`, { reason: 'No' })).body.code).toBe('of-voucher');
  await env.DB.prepare("UPDATE companies SET cin = 'U72900KA2019PTC123456' WHERE id = ?").bind(own.companyId).run();
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
});

test('what vouchers pay without a bill is proposed with what they withhold, and once accepted no more', async () => {
  await post('parties', { name: 'Sunrise Properties Pvt Ltd', kind: 'vendor', pan: 'AAACS1234K' });
  await post('parties', { name: 'Adv Mehra', kind: 'vendor', pan: 'ABCPM1234K' });
  const voucher = async (kind: string, date: string, narration: string, lines: object[]) => {
    const { status, body } = await post('vouchers', { kind, date, narration, lines });
    expect(status, JSON.stringify(body)).toBe(201);
  };
  await voucher('receipt', '2026-04-02', 'Capital', [
    { account: '1504', debit: '900000' },
    { account: '2101', credit: '900000' },
  ]);
  await voucher('payment', '2026-10-05', 'Rent of October', [
    { account: '5501', debit: '60000', party: 'Sunrise Properties Pvt Ltd' },
    { account: '1504', credit: '60000' },
  ]);
  // Whose tax the voucher withholds lacks nothing; what does not tell its nature is not asked about.
  await voucher('payment', '2026-10-06', 'Retainer to Adv Mehra', [
    { account: '5504', debit: '65000' },
    { account: '2711', credit: '6500' },
    { account: '1504', credit: '58500' },
  ]);
  await voucher('payment', '2026-10-07', 'Electricity', [
    { account: '5518', debit: '80000' },
    { account: '1504', credit: '80000' },
  ]);
  const found = await get('tds/proposals?year=2026-27');
  expect(found).toMatchObject([
    { source: 'voucher', payeeName: 'Sunrise Properties Pvt Ltd', code: '1009', tax: '6000.00', panState: 'held' },
  ]);
  expect(found).toHaveLength(1);
  const items = [{ id: found[0].id, treatment: 'borne' }];
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items });
  expect([accepted.status, accepted.body.total]).toEqual([201, '6000.00']);
  const posted = await get(`vouchers/${accepted.body.accepted[0].voucherId}`);
  expect(posted.lines[0]).toMatchObject({ account: '5501', debit: '6000.00' });
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  expect(await get('tds/deductions')).toMatchObject([{ source: 'manual', code: '1009', amount: '60000.00' }]);
});

test('a voucher that was reversed paid nothing', async () => {
  const { body } = await post('vouchers', {
    ...{ kind: 'payment', date: '2026-10-05', narration: 'Rent of October' },
    lines: [
      { account: '5501', debit: '60000', party: 'Sunrise Properties Pvt Ltd' },
      { account: '2101', credit: '60000' },
    ],
  });
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([{ source: 'voucher', tax: '12000.00' }]);
  expect((await post(`vouchers/${body.id}/reverse`, { reason: 'Paid twice' })).status).toBeLessThan(300);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
});

test('partners with capital accounts of their own are proposed each by name, for interest and remuneration alike', async () => {
  await env.DB.prepare("UPDATE companies SET cin = 'AAB-1234' WHERE id = ?").bind(own.companyId).run();
  const account = async (name: string) => (await post('accounts', { name, group: 'Partners capital' })).body.id;
  const [ravi, meera] = [await account('Ravi Iyer'), await account('Meera Nair')];
  const made = await post('vouchers', {
    ...{ kind: 'journal', date: '2026-09-30', narration: 'Half-yearly interest' },
    lines: [
      { account: '5305', debit: '50000' },
      { account: ravi, credit: '26000' },
      { account: meera, credit: '24000' },
    ],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([
    { source: 'journal', payeeName: 'Ravi Iyer', code: '1067', base: '26000.00', panState: 'unknown' },
    { source: 'journal', payeeName: 'Meera Nair', code: '1067', base: '24000.00', panState: 'unknown' },
  ]);
});

test.each<[string, object, number, string]>([
  ['a day to come', { eventOn: '2026-12-01' }, 422, 'eventOn'],
  ['a section nobody knows', { section: '999Z' }, 422, 'section'],
  ['a rate not in force', { section: '194F', eventOn: '2026-10-01' }, 422, 'section'],
  ['a PAN that is none', { payee: { name: 'X', pan: 'ABC' } }, 400, 'payee.pan'],
  [
    'a PAN of a person for a company',
    { payee: { name: 'X', pan: 'ABCPM1234K', kind: 'company' } },
    ...([422, 'payee.kind'] as const),
  ],
  ['a negative amount', { amount: '-5' }, 400, 'amount'],
  ['half a paisa', { amount: '100.005' }, 400, 'amount'],
  ['more tax than amount', { tax: '90000' }, 422, 'tax'],
  ['no tax at all', { tax: '0' }, 422, 'tax'],
  ['nothing paid', { amount: '0' }, 422, 'amount'],
  ['a sum below the limit', { amount: '100' }, 422, 'amount'],
  ['withheld before it was due', { deductedOn: '2026-10-01' }, 422, 'deductedOn'],
])('%s is refused by its field', async (_what, more, status, field) => {
  const payee = { name: 'Adv Rao', pan: 'ABCPR1234K' };
  const answer = await post('tds/deductions', {
    payee,
    section: '194J',
    eventOn: '2026-10-05',
    amount: '80000',
    ...more,
  });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
  expect(await get('tds/deductions')).toEqual([]);
});

test('a quarter whose statement was filed takes no more, unless a correction is open', async () => {
  await j5();
  const items = await get('compliance-calendar?area=TDS');
  const q1 = items.find(
    ({ formType, period }: Record<string, string>) => formType === '140' && period === '2026-27 Q1',
  );
  await post(`compliance-items/${q1.id}/complete`, { doneOn: '2026-10-01' });
  const payee = { name: 'Adv Rao', pan: 'ABCPR1234K' };
  const late = { payee, section: '194J', eventOn: '2026-05-05', amount: '80000' };
  const refused = await post('tds/deductions', late);
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    ...[409, 'quarter-filed'],
    ['eventOn'],
  ]);
  expect(refused.body.fields.eventOn).toContain('Form 140 for Q1 of 2026-27 is filed');
  const lines = [{ description: 'Retainer', hsn: '998212', taxableValue: '90000', rate: '18' }];
  const bill = { number: 'R-9', date: '2026-05-05', party: payee, placeOfSupply: '29', lines };
  const unlisted = await post('bills', bill);
  expect([unlisted.status, Object.keys(unlisted.body.fields)]).toEqual([409, ['date']]);
  expect((await post('bills', { ...bill, tds: 'none' })).status).toBe(201);
  expect((await post('tds/statements/140/2026-Q1/corrections', { reason: 'A bill came late' })).status).toBe(201);
  expect((await post('tds/deductions', late)).status).toBe(201);
});

test('a reversed voucher takes what it withheld with it, that of a bill only by cancelling the bill', async () => {
  const party = { name: 'Mehra Legal', pan: 'ABCPM1234K' };
  const lines = [{ description: 'Retainer', hsn: '998212', taxableValue: '90000', rate: '18' }];
  const bill = { number: 'M-4', date: '2026-10-09', party, placeOfSupply: '29', lines };
  const { body } = await post('bills', bill);
  const refused = await post(`vouchers/${body.voucherId}/reverse`, { reason: 'Wrong month' });
  expect([refused.status, refused.body.code]).toEqual([409, 'voucher-of-another']);
  expect(await get('tds/deductions')).toMatchObject([{ tdsAmount: '9000.00' }]);
  expect((await post(`bills/${body.id}/cancel`, { reason: 'Wrong month' })).status).toBe(200);
  await paid();
  const [rent] = await get('tds/proposals?year=2026-27');
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items: [{ id: rent.id }] });
  expect(await get('tds/deductions')).toMatchObject([{ tdsAmount: '6000.00' }]);
  const [{ voucherId }] = accepted.body.accepted;
  expect((await post(`vouchers/${voucherId}/reverse`, { reason: 'Wrong month' })).status).toBeLessThan(300);
  expect(await get('tds/deductions')).toEqual([]);
});

test('without PAN the higher rate says why, a certificate lowers it, and a deduction by hand can be taken out', async () => {
  const asked = { payee: { name: 'Nobody' }, section: '194J', eventOn: '2026-06-01', amount: '100000' };
  const { body } = await post('tds/deductions', asked);
  expect(body).toMatchObject({ tax: '20000.00', reasonFlag: 'C' });
  expect((await post(`tds/deductions/${body.id}/withdraw`, { reason: 'Twice' })).status).toBe(200);
  expect(await get('tds/deductions')).toEqual([]);
  await post('parties', { name: 'Adv Mehra', kind: 'vendor', pan: 'ABCPM1234K' });
  const certificate = {
    ...{ payeeName: 'Adv Mehra', pan: 'ABCPM1234K', number: 'C-1', nature: 'professionalFee', rate: '2' },
    ...{ limit: '500000', validFrom: '2026-04-01', validTo: '2027-03-31' },
  };
  expect((await post('tds/lower-certificates', certificate)).status).toBe(201);
  expect((await post('tds/lower-certificates', certificate)).body.code).toBe('certificate-known');
  expect(await get('tds/lower-certificates')).toMatchObject([{ rate: '2', used: '0.00', left: '500000.00' }]);
  await paid();
  const [, mehra] = await get('tds/proposals?year=2026-27');
  expect(mehra).toMatchObject({ tax: '1300.00', reasonFlag: 'A' });
});

test('bills and bank lines go by a certificate within its dates up to its limit, which keeps what was taken; then it ends', async () => {
  const party = { name: 'Mehra Legal', pan: 'ABCPM1234K' };
  const lines = (value: string) => [{ description: 'Retainer', hsn: '998212', taxableValue: value, rate: '18' }];
  const bill = (number: string, date: string, value: string) =>
    post('bills', { number, date, party, placeOfSupply: '29', lines: lines(value) });
  const sent = {
    ...{ payeeName: 'Mehra Legal', pan: party.pan, number: '1234567890ABCDE', section: '1027', rate: '0' },
    ...{ limit: '150000', validFrom: '2026-06-01', validTo: '2027-03-31' },
  };
  expect(Object.keys((await post('tds/lower-certificates', { ...sent, section: '999Z' })).body.fields)).toEqual([
    'section',
  ]);
  const { body: made } = await post('tds/lower-certificates', sent);
  expect(made).toMatchObject({ nature: 'professionalFee', code: '1027', left: '150000.00' });
  const before = await bill('M-1', '2026-05-10', '60000');
  const nil = await bill('M-2', '2026-06-10', '100000');
  const across = await bill('M-3', '2026-07-10', '80000');
  expect([before, nil, across].map(({ body }) => body.tds)).toEqual(['6000.00', '0.00', '3000.00']);
  expect(await get('tds/lower-certificates')).toMatchObject([{ used: '150000.00', left: '0.00' }]);
  expect(await get('tds/deductions')).toMatchObject([
    { tdsAmount: '3000.00', reasonFlag: 'A' },
    { tdsAmount: '0.00', reasonFlag: 'A', tdsRate: '0' },
    { tdsAmount: '6000.00', reasonFlag: null },
  ]);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  const end = (body: object) =>
    post(`tds/lower-certificates/${made.id}/end`, { reason: 'Cancelled by the officer', ...body });
  expect((await end({ lastDay: '2026-06-30' })).body.code).toBe('certificate-used');
  expect((await end({ lastDay: '2028-01-01' })).status).toBe(422);
  expect((await end({ lastDay: '2026-08-31' })).body).toMatchObject({ endedOn: '2026-08-31' });
  expect((await end({ lastDay: '2026-08-31' })).body.code).toBe('certificate-ended');
});

test('what two people read to be left of a certificate is taken by one of them', async () => {
  const { body: certificate } = await post('tds/lower-certificates', {
    ...{ payeeName: 'Mehra Legal', pan: 'ABCPM1234K', number: '1234567890ABCDE', section: '1027', rate: '0' },
    ...{ limit: '150000', validFrom: '2026-06-01', validTo: '2027-03-31' },
  });
  const [base, left] = [rupees(100_000), rupees(150_000)];
  const take = (readLeft: Paise) => {
    const deduction = deductionOfNature({
      ...{
        payee: { name: 'Mehra Legal', pan: 'ABCPM1234K' },
        nature: 'professionalFee',
        eventOn: isoDate('2026-06-10'),
      },
      ...{ amount: base, base, rate: percent(0), tax: paise(0), source: { kind: 'manual', id: null } },
      certificate: { id: certificate.id, left: readLeft },
    });
    const scope = { companyId: own.companyId } as CompanyScope;
    const person = { id: 'somebody', name: 'Somebody' };
    return env.DB.batch(deductionsInserted(env.DB, scope, person, deduction ? [{ voucherId: null, deduction }] : []));
  };
  await take(left);
  await expect(take(left)).rejects.toThrow('must.ok');
  // Who looks again goes by what is left, and what is beyond bears the law's rate.
  await take(paise(left - base));
  expect(await get('tds/lower-certificates')).toMatchObject([{ used: '150000.00', left: '0.00' }]);
});

test('advances and goods count in the finder: an advance by what the supplier’s bills are for, goods for a large buyer', async () => {
  const party = { name: 'Mehra Legal', pan: 'ABCPM1234K' };
  const lines = (hsn: string, value: string) => [{ description: 'As agreed', hsn, taxableValue: value, rate: '18' }];
  const steel = { name: 'Steel Ltd', pan: 'ABCCS1234K' };
  const goods = {
    number: 'G-1',
    date: '2026-10-05',
    party: steel,
    placeOfSupply: '29',
    lines: lines('7208', '6000000'),
  };
  expect((await post('bills', goods)).body).toMatchObject({ tds: '0.00' });
  expect((await post('bills', { ...goods, number: 'M-1', party, lines: lines('998212', '20000') })).status).toBe(201);
  await paid([['2026-10-06', 'NEFT MEHRA LEGAL ADVANCE', '45000.00', 'legal-fees']]);
  const [line] = (await get('bank-transactions?q=ADVANCE')) as { id: string }[];
  const advance = await post(`lines/${line?.id}/posting`, { kind: 'advance-paid', party: party.name });
  expect(advance.status).toBeLessThan(300);
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([
    { source: 'bank-line', payeeName: 'Mehra Legal', runningTotal: '65000.00', tax: '6500.00' },
  ]);
  await post('facts', {
    kind: 'turnover',
    subject: '2025-26',
    value: { amount: '200000000' },
    holdsFrom: '2026-03-31',
  });
  const [large] = await get('tds/proposals?year=2026-27');
  expect(large).toMatchObject({ source: 'bill', code: '1031', base: '1000000.00', tax: '1000.00' });
  // From now on a bill withholds of itself; what was withheld of no bill before is still proposed.
  const next = await post('bills', { ...goods, number: 'G-2', date: '2026-10-06', lines: lines('7208', '100000') });
  expect(next.body).toMatchObject({ tds: '100.00' });
  expect((await get('tds/proposals?year=2026-27'))[0]).toMatchObject({ base: '1000000.00', tax: '1000.00' });
});
