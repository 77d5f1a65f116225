import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, sessionFor, signIn } from '../../testing/client';

// Journey 1: a founder states the facts of Kestrel Robotics on 20 November 2026 and learns what is owed, by when and why.
const GSTIN = '29AAZCN9001Q1ZC';
const TAN = 'BLRK01234E';
const KESTREL = {
  name: 'Kestrel Robotics Private Limited',
  cin: 'U62099KA2022PTC165432',
  pan: 'AAZCN9001Q',
  tan: TAN,
  gstin: GSTIN,
  udyam: 'UDYAM-KR-03-0123456',
  incorporationDate: '2022-06-14',
  financialYear: '2026-27',
};
const FACTS = [
  { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom: '2022-06-14' },
  { kind: 'capital', value: { paidUp: '2500000', authorised: '2500000' }, holdsFrom: '2022-06-14' },
  { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' }, holdsFrom: '2026-03-31' },
  {
    kind: 'gst-registration',
    subject: GSTIN,
    value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
    holdsFrom: '2022-07-01',
  },
  {
    kind: 'tan',
    subject: TAN,
    value: { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false },
    holdsFrom: '2022-07-01',
  },
  {
    kind: 'director',
    subject: '09123456',
    value: { name: 'R. Iyer', appointedOn: '2022-06-14', lastKycOn: '2025-09-20' },
    holdsFrom: '2022-06-14',
  },
  { kind: 'auditor', value: { name: 'Rao and Iyer', appointedOn: '2023-09-30', years: 5 }, holdsFrom: '2023-09-30' },
];
const EVENTS = [
  { kind: 'agm', subject: '2025-26', happenedOn: '2026-09-30' },
  {
    kind: 'deduction',
    subject: TAN,
    happenedOn: '2026-10-15',
    details: { statement: 'residents', amount: '12500' },
  },
  { kind: 'not-filed', subject: 'AOC-4|2025-26|', happenedOn: '2026-11-20' },
  {
    kind: 'filing',
    subject: `GSTR-1|2026-10|${GSTIN}`,
    happenedOn: '2026-11-10',
    details: { acknowledgement: 'AA2910261234567' },
  },
  { kind: 'filing', subject: 'ITR-6|2025-26|', happenedOn: '2026-10-28' },
  { kind: 'filing', subject: `140|2026-27 Q2|${TAN}`, happenedOn: '2026-10-30' },
];

type Item = Record<string, unknown> & { id: string; title: string; dueDate: string; status: string; formType: string };

let founder: string;
let companyId: string;
const call = (method: string, rest: string, body?: unknown, who = founder) =>
  ask(who, method, `/companies/${companyId}/${rest}`, body);
const calendar = async (query = ''): Promise<Item[]> =>
  (await call('GET', `compliance-calendar?limit=500${query}`)).body;
const titled = (items: readonly Item[], title: string) => items.find((item) => item.title === title);

beforeEach(async () => {
  await seeded();
  const row = await env.DB.prepare(
    `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
     VALUES ('k-founder', 'R. Iyer', 'iyer@kestrel.example', 1, 0, 0) RETURNING id`,
  ).first<{ id: string }>();
  founder = await sessionFor(row?.id ?? '');
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T12:00:00+05:30' });
  companyId = (await ask(founder, 'POST', '/companies', KESTREL)).body.id;
  for (const fact of FACTS) expect(await call('POST', 'facts', fact)).toMatchObject({ status: 201 });
  for (const event of EVENTS) expect(await call('POST', 'events', event)).toMatchObject({ status: 201 });
});

afterEach(() => ask(undefined, 'PUT', '/dev/clock', { now: null }));

test('a GSTIN with a wrong check digit is refused before saving, with the character expected', async () => {
  const wrong = `${GSTIN.slice(0, -1)}D`;
  const { status, body } = await call('POST', 'facts', { ...FACTS[3], subject: wrong });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/check digit.*\bC\b/);
  expect(JSON.stringify(body)).not.toMatch(/verified/i);
});

test('two things are overdue, with what waiting has cost; six are coming up to 20 December', async () => {
  const { body } = await call('GET', 'dashboard');
  expect(body.metrics).toMatchObject({ overdueTasksCount: 2, upcomingDeadlinesCount: 6, isScored: true });
  expect(
    body.metrics.overdueByType.toSorted((one: { type: string }, two: { type: string }) =>
      one.type < two.type ? -1 : 1,
    ),
  ).toEqual([
    { type: 'ROC', count: 1 },
    { type: 'TDS', count: 1 },
  ]);
  const shown = ({ title, dueDate, penaltyAmount }: Item) => [title, dueDate, penaltyAmount];
  expect(body.overdueItems.map(shown)).toEqual([
    ['AOC-4 for 2025-26', '2026-10-30', '2100.00'],
    ['TDS deposit for October 2026: ₹12,500', '2026-11-07', '375.00'],
  ]);
  expect(body.upcomingItems.map(({ title, dueDate }: Item) => [title, dueDate])).toEqual([
    ['GSTR-3B for October 2026', '2026-11-20'],
    ['MGT-7A for 2025-26', '2026-11-29'],
    ['TDS deposit for November 2026', '2026-12-07'],
    ['GSTR-1 for November 2026', '2026-12-11'],
    ['Advance tax, 75% by 15 Dec 2026', '2026-12-15'],
    ['GSTR-3B for November 2026', '2026-12-20'],
  ]);
  expect(body.upcomingItems[1]).toMatchObject({ isSunday: true });
});

test('director KYC falls in 2028, GSTR-9 on 31 December, and forms have the names of their Act', async () => {
  const items = await calendar();
  expect(titled(items, 'DIR-3 KYC of R. Iyer')?.dueDate).toBe('2028-06-30');
  expect(titled(items, 'GSTR-9 for 2025-26')?.dueDate).toBe('2026-12-31');
  const statements = items.filter(({ type }) => type === 'TDS').map(({ formType }) => formType);
  expect(statements).toContain('140');
  const since2026 = items.filter(({ dueDate, type }) => type === 'TDS' && dueDate > '2026-07-01');
  expect(since2026.map(({ formType }) => formType)).not.toContain('26Q');
});

test('the credit that lapses is a warning of money and no task', async () => {
  const { body } = await call('GET', 'compliance-status');
  expect(body.warnings).toHaveLength(1);
  expect(body.warnings[0].lastDay.value).toBe('2026-11-30');
  expect((await calendar()).filter(({ dueDate }) => dueDate === '2026-11-30')).toEqual([]);
});

test('every item opens to inputs, formula, rule, citation and dates in force, and the score to its lines', async () => {
  for (const item of (await calendar()).slice(0, 40)) {
    const { status, body } = await call('GET', `compliance-items/${item.id}/explanation`);
    expect([status, body.dueOn.value]).toEqual([200, item.dueDate]);
    const cited = body.dueOn.steps.filter((step: { rule?: unknown }) => step.rule);
    expect(cited.length).toBeGreaterThan(0);
    for (const { rule } of cited)
      expect(rule).toMatchObject({
        from: expect.any(String),
        knownSince: expect.any(String),
        statute: expect.any(String),
      });
  }
  const { overall } = (await call('GET', 'compliance-status')).body;
  const { metrics } = (await call('GET', 'dashboard')).body;
  expect(overall.score).toBe(metrics.complianceHealthScore);
  expect(overall.explanation.value).toMatchObject(expect.anything());
  const loss = overall.lines.reduce((sum: number, line: { loss: string }) => sum + Number(line.loss), 0);
  expect(Math.round(100 - loss)).toBe(overall.score);
});

describe('the exports and the feed', () => {
  const unfolded = (ics: string) => ics.replace(/\r\n[ \t]/g, '');
  const eventOf = (ics: string, summary: string) =>
    unfolded(ics)
      .split('BEGIN:VEVENT')
      .filter((part) => part.includes(summary));
  const line = (event: string | undefined, name: string) =>
    new RegExp(`${name}[^:]*:(.*)`).exec(event ?? '')?.[1]?.trim();

  test('the file has one all-day event for each item, under the name of the specification', async () => {
    const { headers, body } = await call('GET', 'compliance-calendar?format=ics');
    expect(headers.get('content-disposition')).toContain('compliance-calendar.ics');
    const [mgt] = eventOf(body, 'MGT-7A for 2025-26');
    expect(line(mgt, 'DTSTART')).toBe('20261129');
    expect(line(mgt, 'PRIORITY')).toBe('1');
  });

  test('once GSTR-3B is filed the feed has the same event with a higher sequence, and not a second one', async () => {
    const { body: feed } = await ask(founder, 'POST', '/calendar-feeds', { kind: 'company', companyId });
    const path = new URL(feed.url).pathname.replace('/api', '');
    const before = eventOf((await ask(undefined, 'GET', path)).body, 'GSTR-3B for October 2026');
    const item = titled(await calendar(), 'GSTR-3B for October 2026');
    const done = await call('POST', `compliance-items/${item?.id}/complete`, {
      doneOn: '2026-11-20',
      acknowledgement: 'AB291026123456Z',
    });
    expect(done.status).toBe(200);
    const after = eventOf((await ask(undefined, 'GET', path)).body, 'GSTR-3B for October 2026');
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(line(after[0], 'UID')).toBe(line(before[0], 'UID'));
    expect(Number(line(after[0], 'SEQUENCE'))).toBeGreaterThan(Number(line(before[0], 'SEQUENCE')));
  });
});

test('the calendar worked out again changes nothing, and a second person of another firm gets nothing by any call', async () => {
  const before = await calendar();
  const { body } = await call('POST', 'compliance-calendar/generate', {});
  expect(body).toMatchObject({ added: 0, moved: 0, changed: 0, withdrawn: 0 });
  expect(await calendar()).toEqual(before);
  const other = await signIn('OB');
  const [first] = before;
  for (const [method, rest, sent] of [
    ['GET', 'dashboard'],
    ['GET', 'compliance-calendar'],
    ['GET', 'compliance-calendar?format=ics'],
    ['GET', 'compliance-status'],
    ['GET', 'facts'],
    ['GET', 'events'],
    ['GET', `compliance-items/${first?.id}/explanation`],
    ['POST', `compliance-items/${first?.id}/complete`, { doneOn: '2026-11-20' }],
    ['POST', 'facts', FACTS[0]],
    ['POST', 'events', EVENTS[0]],
    ['POST', 'compliance-calendar/generate', {}],
  ] as const)
    expect([rest, (await call(method, rest, sent, other)).status]).toEqual([rest, 404]);
  expect((await ask(other, 'POST', '/calendar-feeds', { kind: 'company', companyId })).status).toBe(404);
  expect((await ask(other, 'GET', `/companies/${KESTREL.cin}`)).status).toBe(404);
});
