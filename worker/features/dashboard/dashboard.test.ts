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

const owes = (type: string, dueDate: string, penalty: number | null = null, status = 'pending', company = companyId) =>
  env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, penalty_amount_paise, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', '')`,
  )
    .bind(newId(), company, type, `${type} of ${dueDate}`, dueDate, status, penalty)
    .run();

const withheld = (tds: number, status: string, depositDate: string | null) =>
  env.DB.prepare(
    `INSERT INTO tds_transactions (id, company_id, payee_name, amount_paise, tds_amount_paise, tds_rate_bp, section, payment_date,
       deposit_date, status, created_at) VALUES (?, ?, 'Payee', 100000, ?, 1000, '194J', '2026-10-05', ?, ?, '')`,
  )
    .bind(newId(), companyId, tds, depositDate, status)
    .run();

test('a company of which nothing is known claims nothing', async () => {
  const { metrics, overdueItems, company } = await dashboard();
  expect(metrics).toMatchObject({
    complianceHealthScore: 0,
    isScored: false,
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

test('what falls due today is overdue when the day in India has changed', async () => {
  await owes('GST', '2026-11-20');
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T18:29:59Z' });
  expect((await dashboard()).metrics).toMatchObject({ overdueTasksCount: 0, upcomingDeadlinesCount: 1 });
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T18:30:00Z' });
  expect((await dashboard()).metrics).toMatchObject({ overdueTasksCount: 1, upcomingDeadlinesCount: 0 });
});

test('tax withheld counts as deposited in the month of its deposit, and as pending until then', async () => {
  await withheld(650_000, 'deposited', '2026-11-09');
  await withheld(100_000, 'deposited', '2026-10-07');
  await withheld(600_000, 'pending', null);
  expect((await dashboard()).metrics).toMatchObject({ monthlyTdsDeposited: '6500.00', pendingTdsAmount: '6000.00' });
});

test('another company’s obligations are not counted', async () => {
  const { companies } = await seeded();
  await owes('GST', '2026-01-01', 100, 'pending', companies.a2);
  expect((await dashboard()).metrics).toMatchObject({ hasObligations: false, overdueTasksCount: 0 });
});

test('a viewer sees the same figures', async () => {
  await owes('GST', '2026-11-19', 5_000);
  expect(await dashboard(await signIn('VA'))).toEqual(await dashboard());
});
