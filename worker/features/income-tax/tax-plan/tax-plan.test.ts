import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

// Journey J8, steps 3 to 5, through the API: a plan is worked out, saved, shared, reviewed, changed and removed.

let cookie: string;
let companyId: string;

beforeEach(async () => {
  clockInIndia('2026-11-27 12:00');
  companyId = (await seeded()).companies.a1;
  cookie = await signIn('OA');
});

const at = (path: string) => `/companies/${companyId}/tax-plans${path}`;
const call = (method: string, path: string, body?: unknown, by = cookie) => ask(by, method, at(path), body);

const FACTS = {
  ...{ year: '2026-27', incorporatedOn: '2022-06-14', hasBoardCertificate: true, turnoverOfBaseYear: '90000000' },
  matCredit: [{ year: '2025-26', amount: '300000' }],
  years: [{ profit: '5000000', turnover: '120000000' }],
};
const save = (change: object = {}, name = 'Holiday first') =>
  call('POST', '', { name, facts: { ...FACTS, ...change } });

test('J8: the three regimes of the first year, five years ranked, and each figure opened', async () => {
  const { status, body } = await save();
  expect(status).toBe(201);
  const { figures } = body;
  const taxes = figures.choices.map(({ choice, tax }: { choice: string; tax: { value: string } }) => [
    choice,
    tax.value,
  ]);
  expect(Object.fromEntries(taxes)).toMatchObject({
    ...{ holiday: '728000.00', concessional_22: '958400.00', normal: '1300000.00' },
  });
  const at22 = figures.choices.find(({ choice }: { choice: string }) => choice === 'concessional_22');
  expect(at22).toMatchObject({ isAvailable: true, isIrrevocable: true });
  expect(at22.consequences).toEqual(expect.arrayContaining(['Cannot be undone', 'No start-up holiday']));
  expect(figures.paths[0]).toMatchObject({ window: ['2026-27', '2027-28', '2028-29'], more: '0.00' });
  expect(figures.paths[0].marks).toContain('Cannot be undone');
  expect(figures.paths[0].explained.value).toBe(figures.paths[0].total);
  expect(figures.windows).toHaveLength(8);
  expect(body).toMatchObject({ reviewedBy: null, reviewedOn: null });
});

test('J8: 120 crore closes the holiday, and recognition stands', async () => {
  const { body } = await save({ years: [{ profit: '5000000', turnover: '1200000000' }] });
  expect([body.figures.holiday.value, body.figures.recognition.value]).toEqual([false, true]);
});

test('everybody of the company and its firm sees a plan; a firm reviews it, and a change takes the mark away', async () => {
  const { id } = (await save()).body;
  const founder = await signIn('FA');
  const seen = await call('GET', '', undefined, founder);
  expect(seen.body.map(({ name }: { name: string }) => name)).toEqual(['Holiday first']);
  expect((await call('POST', `/${id}/review`, {}, founder)).status).toBe(403);
  const reviewed = await call('POST', `/${id}/review`, {});
  expect(reviewed.body).toMatchObject({ reviewedBy: expect.any(String), reviewedOn: '2026-11-27' });
  const renamed = await call('PATCH', `/${id}`, { name: 'Three years of holiday' }, founder);
  expect(renamed.body).toMatchObject({ name: 'Three years of holiday', reviewedBy: null });
  expect((await call('PATCH', `/${id}`, { facts: { ...FACTS, hasBoardCertificate: false } })).status).toBe(200);
  const removed = await call('POST', `/${id}/remove`, {});
  expect(removed.status).toBe(200);
  expect((await call('POST', `/${id}/remove`, {})).body.code).toBe('tax-plan-removed');
  expect((await call('GET', '')).body).toEqual([]);
  expect((await call('PATCH', `/${id}`, { name: 'Gone' })).status).toBe(404);
  const trail = (await ask(cookie, 'GET', `/companies/${companyId}/audit-trail?limit=50`)).body;
  const actions = trail.map(({ action }: { action: string }) => action);
  for (const act of ['save', 'review', 'change', 'remove']) expect(actions).toContain(`tax-plan.${act}`);
});

test('what is proposed comes from facts', async () => {
  const facts = [
    { kind: 'tax-regime', subject: '2025-26', value: { regime: 'concessional_22' }, holdsFrom: '2025-04-01' },
    // Stated again for the next year it is the same choice: it binds since the first, which decides over MAT credit.
    { kind: 'tax-regime', subject: '2026-27', value: { regime: 'concessional_22' }, holdsFrom: '2026-04-01' },
    { kind: 'turnover', subject: '2024-25', value: { amount: '90000000' }, holdsFrom: '2025-03-31' },
  ];
  for (const fact of facts) expect((await ask(cookie, 'POST', `/companies/${companyId}/facts`, fact)).status).toBe(201);
  const { body } = await call('GET', '/suggestion');
  expect(body.facts).toMatchObject({
    ...{ year: '2026-27', chosen: { option: 'concessional_22', since: '2025-26' }, hasBoardCertificate: false },
    ...{ turnoverOfBaseYear: '90000000.00', years: [{ turnover: '90000000.00' }] },
  });
});

test('losses come from the profile, and of years it does not state from the latest simulation', async () => {
  const simulate = (facts: object) =>
    ask(cookie, 'POST', `/companies/${companyId}/itr-simulations`, {
      facts: { company: { form: 'private' }, ...facts },
    });
  const loss = { year: '2025-26', profit: '-400000', lines: { depreciation: '100000' } };
  expect((await simulate({ ...loss, filedOn: '2026-10-28' })).status).toBe(201);
  const carried = { year: '2025-26', business: '400000.00', depreciation: '100000.00', wasInTime: true };
  expect((await call('GET', '/suggestion')).body.facts.losses).toEqual([carried]);
  const fact = {
    ...{ kind: 'tax-carried', subject: '2024-25', holdsFrom: '2025-03-31' },
    value: { loss: '250000', depreciation: '0', credit: '0', wasInTime: true },
  };
  expect((await ask(cookie, 'POST', `/companies/${companyId}/facts`, fact)).status).toBe(201);
  const stated = { year: '2024-25', business: '250000.00', wasInTime: true };
  expect((await call('GET', '/suggestion')).body.facts.losses).toEqual([stated, carried]);
  // What the simulation of the year itself takes as brought forward says more than that of the year before.
  const own = { year: '2023-24', business: '70000', ofDeductions: '20000', wasInTime: true };
  expect((await simulate({ year: '2026-27', profit: '0', losses: [own] })).status).toBe(201);
  expect((await call('GET', '/suggestion')).body.facts.losses).toEqual([
    { ...own, business: '70000.00', ofDeductions: '20000.00' },
    stated,
  ]);
  const { body } = await save({ losses: [carried], matCredit: [] });
  const at22 = body.figures.choices.find(({ choice }: { choice: string }) => choice === 'concessional_22');
  // 50,00,000 − 5,00,000, at 25.168%.
  expect(at22.tax.value).toBe('1132560.00');
});

test.each([
  [{ losses: [{ year: '2026-27', business: '1' }] }, 'facts.losses.0.year'],
  [{ losses: ['1', '2'].map((business) => ({ year: '2024-25', business })) }, 'facts.losses.1.year'],
  [{ losses: [{ year: '2024-25', business: '-1' }] }, 'facts.losses.0.business'],
  [{ losses: [{ year: '2024-25', business: '1', ofDeductions: '2' }] }, 'facts.losses.0.ofDeductions'],
  [{ year: '2012-13' }, 'facts.year'],
  [{ year: '2027-28' }, 'facts.year'],
  [{ years: [] }, 'facts.years'],
  [{ years: [{ profit: '1', turnover: '-5' }] }, 'facts.years.0.turnover'],
  [{ years: [{ profit: '1', turnover: '1234567890123456' }] }, 'facts.years.0.turnover'],
  [{ incorporatedOn: '2022-02-30' }, 'facts.incorporatedOn'],
  [{ chosen: { option: 'flat', since: '2025-26' } }, 'facts.chosen.option'],
])('refused with the field: %j', async (change, field) => {
  const { status, body } = await save(change);
  expect([400, 422]).toContain(status);
  expect(Object.keys(body.fields)).toContain(field);
});
