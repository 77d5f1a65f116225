import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids';
import { ask, seeded, signIn } from '../../testing/client';

let cookie: string;
let companyId: string;
const dashboard = async (who = cookie) => (await ask(who, 'GET', `/companies/${companyId}/dashboard`)).body;

beforeEach(async () => {
  companyId = (await seeded()).companies.a1;
  cookie = await signIn('OA');
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T12:00:00+05:30' });
});

afterEach(() => ask(undefined, 'PUT', '/dev/clock', { now: null }));

type More = { cost_ladder?: string; is_optional?: number };

const owes = (
  type: string,
  dueDate: string,
  penalty: number | null = null,
  status = 'pending',
  company = companyId,
  { cost_ladder = '[]', is_optional = 0 }: More = {},
) =>
  env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, penalty_amount_paise, cost_ladder, is_optional,
       created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', '')`,
  )
    .bind(newId(), company, type, `${type} of ${dueDate}`, dueDate, status, penalty, cost_ladder, is_optional)
    .run();

const TAN = 'BLRA01234F';
const happened = (kind: 'deduction' | 'deposit', happenedOn: string, details: object) =>
  ask(cookie, 'POST', `/companies/${companyId}/events`, {
    ...{ kind, subject: TAN, happenedOn },
    details: { statement: 'residents', ...details },
  });

test('a company of which nothing is known claims nothing', async () => {
  const { metrics, overdueItems, company } = await dashboard();
  expect(metrics).toMatchObject({
    complianceHealthScore: 0,
    isScored: false,
    earlierScore: null,
    hasObligations: false,
    overdueTasksCount: 0,
    upcomingDeadlinesCount: 0,
    activeRegistrations: ['PAN'],
    activeRegistrationsCount: 1,
    monthlyTdsDeposited: '0.00',
    pendingTdsAmount: '0.00',
    penaltyRisk: '0.00',
  });
  expect(overdueItems).toEqual([]);
  expect(company).toMatchObject({ id: companyId });
});

test('overdue and upcoming are counted by the day in India: yesterday, today, thirty days on, and no further', async () => {
  await owes('GST', '2026-11-19', 5_000);
  await owes('GST', '2026-10-20', 20_050);
  await owes('TDS', '2026-11-07');
  await owes('GST', '2026-11-20');
  await owes('ROC', '2026-12-20');
  await owes('ROC', '2026-12-21');
  await owes('GST', '2026-01-20', 99_999, 'completed');
  const { metrics, overdueItems, upcomingItems } = await dashboard();
  expect(metrics).toMatchObject({
    hasObligations: true,
    overdueTasksCount: 3,
    upcomingDeadlinesCount: 2,
    penaltyRisk: '250.50',
  });
  expect(
    metrics.overdueByType.toSorted((a: { type: string }, b: { type: string }) => (a.type < b.type ? -1 : 1)),
  ).toEqual([
    { type: 'GST', count: 2 },
    { type: 'TDS', count: 1 },
  ]);
  const days = (items: { dueDate: string }[]) => items.map(({ dueDate }) => dueDate);
  expect(days(overdueItems)).toEqual(['2026-10-20', '2026-11-07', '2026-11-19']);
  expect(days(upcomingItems)).toEqual(['2026-11-20', '2026-12-20']);
});

test('all that is late is counted and costs; the first twenty are shown', async () => {
  for (let day = 1; day <= 22; day++) await owes('GST', `2026-10-${10 + (day % 15)}`, 1_000 + day);
  const { metrics, overdueItems } = await dashboard();
  expect(metrics).toMatchObject({ overdueTasksCount: 22, overdueByType: [{ type: 'GST', count: 22 }] });
  expect(metrics.penaltyRisk).toBe('222.53');
  expect(overdueItems.map(({ daysRemaining }: { daysRemaining: number }) => daysRemaining)).toHaveLength(20);
  expect(overdueItems.at(0)).toMatchObject({ title: 'GST of 2026-10-10', penaltyAmount: '10.15', isOptional: false });
  expect(overdueItems.at(-1)).toMatchObject({ dueDate: '2026-10-22', moves: [], status: 'overdue' });
});

test('what falls due today is overdue when the day in India has changed', async () => {
  await owes('GST', '2026-11-20');
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T18:29:59Z' });
  expect((await dashboard()).metrics).toMatchObject({ overdueTasksCount: 0, upcomingDeadlinesCount: 1 });
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T18:30:00Z' });
  expect((await dashboard()).metrics).toMatchObject({ overdueTasksCount: 1, upcomingDeadlinesCount: 0 });
});

test('tax withheld counts as deposited in the month of its deposit, and as pending until then', async () => {
  await happened('deduction', '2026-10-05', { amount: '6500', section: '194J' });
  await happened('deposit', '2026-11-09', { month: '2026-10', amount: '6500', challan: '00123' });
  await happened('deduction', '2026-09-05', { amount: '1000' });
  await happened('deposit', '2026-10-07', { month: '2026-09', amount: '1200' });
  await happened('deduction', '2026-11-05', { amount: '6000' });
  const { metrics, recentTdsTransactions } = await dashboard();
  expect(metrics).toMatchObject({ monthlyTdsDeposited: '6500.00', pendingTdsAmount: '6000.00' });
  expect(recentTdsTransactions).toMatchObject([
    { paymentDate: '2026-11-05', tdsAmount: '6000.00', status: 'pending', depositDate: null },
    { paymentDate: '2026-10-05', status: 'deposited', depositDate: '2026-11-09', challanNumber: '00123' },
    { paymentDate: '2026-09-05', status: 'deposited' },
  ]);
});

test('tax withheld is pending for as long as the calendar has its deposit open, and no longer', async () => {
  await happened('deduction', '2026-10-05', { amount: '6500', section: '194J' });
  await happened('deduction', '2026-09-05', { amount: '1000' });
  expect((await dashboard()).metrics).toMatchObject({ pendingTdsAmount: '7500.00', monthlyTdsDeposited: '0.00' });
  const items = (await ask(cookie, 'GET', `/companies/${companyId}/compliance-calendar?area=TDS`)).body;
  const deposit = (period: string) =>
    items.find(
      (item: { formType: string; period: string }) => item.formType === 'tds-deposit' && item.period === period,
    );
  const done = { doneOn: '2026-11-06', acknowledgement: '00123' };
  const call = `/companies/${companyId}/compliance-items/${deposit('2026-10').id}/complete`;
  expect((await ask(cookie, 'POST', call, done)).status).toBe(200);
  const { metrics, recentTdsTransactions } = await dashboard();
  expect(metrics).toMatchObject({ pendingTdsAmount: '1000.00', monthlyTdsDeposited: '6500.00' });
  expect(recentTdsTransactions).toMatchObject([
    { paymentDate: '2026-10-05', status: 'deposited', depositDate: '2026-11-06', challanNumber: '00123' },
    { paymentDate: '2026-09-05', status: 'pending' },
  ]);
  const key = `tds-deposit|2026-09|${TAN}`;
  const said = { kind: 'nothing-due', subject: key, happenedOn: '2026-11-20', details: { reason: 'Reversed' } };
  expect((await ask(cookie, 'POST', `/companies/${companyId}/events`, said)).status).toBe(201);
  expect((await dashboard()).metrics).toMatchObject({ pendingTdsAmount: '0.00', monthlyTdsDeposited: '6500.00' });
});

test('assets and registrations stand as they were stated', async () => {
  const state = (kind: string, subject: string, value: object) =>
    ask(cookie, 'POST', `/companies/${companyId}/facts`, { kind, subject, value, holdsFrom: '2026-04-01' });
  const mark = { kind: 'trademark', name: 'ASTER', appliedOn: '2026-04-01', classes: [9] };
  expect((await state('ip-asset', '5512345', mark)).status).toBe(201);
  const { ipAssets, reraCompliance, gstReturns } = await dashboard();
  expect(ipAssets).toMatchObject([{ name: 'ASTER', applicationNumber: '5512345', status: 'pending', classes: ['9'] }]);
  expect([reraCompliance, gstReturns]).toEqual([[], []]);
});

test('another company’s obligations are not counted', async () => {
  const { companies } = await seeded();
  await owes('GST', '2026-01-01', 100, 'pending', companies.a2);
  expect((await dashboard()).metrics).toMatchObject({ hasObligations: false, overdueTasksCount: 0 });
});

test('the risk is read off the ladder of each overdue item, for the day on which it is looked at', async () => {
  const ladder = [
    { from: '2026-10-30', base: 0, perDay: 10_000 },
    { from: '2026-11-30', base: 310_000, perDay: 0 },
  ];
  await owes('ROC', '2026-10-30', null, 'pending', companyId, { cost_ladder: JSON.stringify(ladder) });
  await owes('GST', '2026-11-19', 5_000);
  const { metrics, overdueItems } = await dashboard();
  expect(metrics.penaltyRisk).toBe('2150.00');
  expect(overdueItems[0]).toMatchObject({
    status: 'overdue',
    penaltyAmount: '2100.00',
    costPerDay: '100.00',
    costCap: '3100.00',
  });
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-12-15T12:00:00+05:30' });
  expect((await dashboard()).metrics.penaltyRisk).toBe('3150.00');
});

test('what is optional, withdrawn or never confirmed is neither overdue nor upcoming', async () => {
  for (const day of ['2026-11-13', '2026-12-13']) {
    await owes('GST', day, null, 'pending', companyId, { is_optional: 1 });
    for (const status of ['withdrawn', 'not_due', 'unconfirmed', 'settled']) await owes('GST', day, 500, status);
  }
  expect((await dashboard()).metrics).toMatchObject({
    hasObligations: true,
    overdueTasksCount: 0,
    upcomingDeadlinesCount: 0,
    unconfirmedCount: 2,
    penaltyRisk: '0.00',
  });
});

test('a company of which everything was withdrawn claims nothing', async () => {
  await owes('GST', '2026-11-13', null, 'withdrawn');
  expect((await dashboard()).metrics.hasObligations).toBe(false);
});

test('scored is what has a history: a score of 0 may be one, and no history none', async () => {
  const scored = (day: string, score: number, history: string) =>
    env.DB.prepare('INSERT INTO health_scores (company_id, day, score, history, items) VALUES (?, ?, ?, ?, 1)')
      .bind(companyId, day, score, history)
      .run();
  await scored('2026-09-30', 70, 'full');
  await scored('2026-10-30', 83, 'limited');
  await scored('2026-10-31', 0, 'none');
  await scored('2026-11-18', 0, 'none');
  expect((await dashboard()).metrics).toMatchObject({ isScored: false, scoredOn: null, lastRunOn: null });
  // The month before ended with the last score that had a history.
  expect((await dashboard()).metrics.earlierScore).toEqual({ day: '2026-10-30', score: 83 });
  await scored('2026-11-19', 0, 'limited');
  await env.DB.prepare("UPDATE companies SET scored_on = '2026-11-19', worked_out_for = '2026-11-19' WHERE id = ?")
    .bind(companyId)
    .run();
  expect((await dashboard()).metrics).toMatchObject({
    complianceHealthScore: 0,
    isScored: true,
    scoredOn: '2026-11-19',
    lastRunOn: '2026-11-19',
  });
  const { firms } = await seeded();
  expect((await ask(cookie, 'GET', `/ca-firms/${firms.A}/summary`)).body).toMatchObject({
    complianceScore: 0,
    scoredCompanies: 1,
  });
});

test('a viewer sees the same figures', async () => {
  await owes('GST', '2026-11-19', 5_000);
  expect(await dashboard(await signIn('VA'))).toEqual(await dashboard());
});

const stated = async (facts: object[], events: object[]) => {
  for (const fact of facts)
    expect(
      (await ask(cookie, 'POST', `/companies/${companyId}/facts`, { holdsFrom: '2026-04-01', ...fact })).status,
    ).toBe(201);
  for (const event of events)
    expect((await ask(cookie, 'POST', `/companies/${companyId}/events`, event)).status).toBe(201);
};

const GSTIN = '29AAZCA1234F1Z5';
const gst = `GSTR-3B|2026-10|${GSTIN}`;

test('what is to be paid by today: tax as far as it is entered, cost so far, and what tomorrow adds', async () => {
  const law = async (form: string, type: string, dueDate: string, period: string, subject: string, ladder: object[]) =>
    env.DB.prepare(
      `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, origin, form_type, period, subject, obligation_key,
         cost_ladder, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 'pending', 'law', ?, ?, ?, ?, ?, '', '')`,
    )
      .bind(
        newId(),
        companyId,
        type,
        form,
        dueDate,
        form,
        period,
        subject,
        `${form}|${period}|${subject}`,
        JSON.stringify(ladder),
      )
      .run();
  await law('AOC-4', 'ROC', '2026-10-30', '2025-26', '', [{ from: '2026-10-30', base: 0, perDay: 10_000 }]);
  await law('GSTR-3B', 'GST', '2026-11-20', '2026-10', GSTIN, [{ from: '2026-11-20', base: 0, perDay: 5_000 }]);
  await law('PMT-06', 'GST', '2026-11-21', '2026-11', GSTIN, []);
  await owes('other', '2026-11-20', 70_000);
  const { toPay, overdueItems, upcomingItems } = await dashboard();
  expect(toPay).toEqual({
    ...{ amount: '2100.00', tax: '0.00', cost: '2100.00', costOfOneDay: '850.00', count: 3 },
    byArea: [{ type: 'ROC', amount: '2100.00' }],
    notEntered: [{ form: 'GSTR-3B', of: 'tax' }],
  });
  expect(overdueItems).toMatchObject([{ formType: 'AOC-4', isTaxAsked: false, tax: null }]);
  expect(upcomingItems).toMatchObject([{ isTaxAsked: true, tax: null }, { isTaxAsked: false }, { formType: 'PMT-06' }]);

  const amount = { kind: 'form-amount', subject: gst, value: { amount: '381961' }, holdsFrom: '2026-11-20' };
  // No registration is stated, so that the calendar gives up what was only put there.
  const backAgain = () =>
    env.DB.prepare(
      "UPDATE compliance_items SET status = iif(title = form_type, 'pending', 'withdrawn') WHERE company_id = ? AND origin = 'law'",
    )
      .bind(companyId)
      .run();
  await stated([amount], []);
  await backAgain();
  expect((await dashboard()).toPay).toMatchObject({
    ...{ amount: '384061.00', tax: '381961.00', notEntered: [] },
    byArea: [
      { type: 'GST', amount: '381961.00' },
      { type: 'ROC', amount: '2100.00' },
    ],
  });
  await stated([], [{ kind: 'tax-paid', subject: gst, happenedOn: '2026-11-20', details: {} }]);
  await backAgain();
  expect((await dashboard()).toPay).toMatchObject({ tax: '0.00', notEntered: [] });
});

test('the tax of a deposit is what was withheld and not deposited; a sum of the month stands where nothing is listed', async () => {
  await happened('deduction', '2026-10-05', { amount: '6500', section: '194J' });
  await happened('deposit', '2026-11-09', { month: '2026-10', amount: '1500', challan: '00123' });
  const [item] = (await dashboard()).overdueItems;
  expect(item).toMatchObject({ formType: 'tds-deposit', period: '2026-10', isTaxAsked: true, tax: '5000.00' });
  expect((await dashboard()).toPay).toMatchObject({ tax: '5000.00', byArea: [{ type: 'TDS' }] });
});

test('the last day of which there is a bank line is told, and none where there is none', async () => {
  expect((await dashboard()).bankDataTo).toBe(null);
});
