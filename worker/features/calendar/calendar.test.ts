import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewFact } from '../../domain/company/known';
import { isoDate } from '../../domain/shared/dates';
import { setClock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { ask, seeded, signIn } from '../../testing/client';
import { state, USUAL_FACTS } from '../../testing/facts';
import { planOf, rowsRead, watched } from '../../testing/watched-database';
import type { CalendarItem } from './calendar.contract';

const DAY = isoDate('2026-11-20');
const BY_CASH: NewFact = {
  kind: 'duty',
  subject: 'digital-receipts-and-payments',
  holdsFrom: isoDate('2022-06-14'),
  value: { answer: false },
};

let id: string;
let caFirmId: string;
let person: string;
const path = () => `/companies/${id}/compliance-calendar`;
const calendar = async (query = '', who = person): Promise<CalendarItem[]> =>
  (await ask(who, 'GET', `${path()}${query}`)).body;
const noonOf = (day: string) => setClock(new Date(`${day}T12:00:00+05:30`));

beforeEach(async () => {
  noonOf(DAY);
  const { companies, firms } = await seeded();
  [id, caFirmId] = [companies.a1, firms.A];
  person = await signIn('OA');
});
afterEach(() => setClock(undefined));

async function kept(facts: readonly NewFact[] = USUAL_FACTS, ofCompany = id) {
  await state(ofCompany, DAY, facts);
  await ask(person, 'POST', `/companies/${ofCompany}/compliance-calendar/generate`, {});
}

type Row = { title?: string; due: string; status?: string; ladder?: object[]; isOptional?: boolean; company?: string };

async function own({ title = 'An item', due, status = 'pending', ladder = [], isOptional = false, company = id }: Row) {
  const item = newId();
  await env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, cost_ladder, is_optional, created_at, updated_at)
     VALUES (?, ?, 'ROC', ?, ?, ?, ?, ?, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')`,
  )
    .bind(item, company, title, due, status, JSON.stringify(ladder), Number(isOptional))
    .run();
  return item;
}

const LADDER = [
  { from: '2026-10-30', base: 0, perDay: 10_000 },
  { from: '2026-12-30', base: 600_000, perDay: 0 },
];

describe('the items of a company', () => {
  test('what waiting costs is read off the ladder for the day that is asked', async () => {
    await own({ due: '2026-10-30', ladder: LADDER });
    expect(await calendar()).toMatchObject([
      { status: 'overdue', daysRemaining: -21, penaltyAmount: '2100.00', costPerDay: '100.00', costCap: '6000.00' },
    ]);
    noonOf('2027-01-02');
    expect(await calendar()).toMatchObject([{ penaltyAmount: '6000.00', costPerDay: '0.00', daysRemaining: -64 }]);
    noonOf('2026-10-29');
    expect(await calendar()).toMatchObject([{ status: 'pending', penaltyAmount: '0.00', costPerDay: '0.00' }]);
  });

  test('overdue is pending with its day past, unless nobody is obliged to it; a Sunday is said', async () => {
    await own({ due: '2026-11-19' });
    await own({ due: '2026-11-19', isOptional: true });
    await own({ due: '2026-11-20' });
    await own({ due: '2026-11-29' });
    const said = (await calendar()).map(({ status, isOptional, isSunday }) => [status, isOptional, isSunday]);
    expect(said.toSorted()).toEqual([
      ['overdue', false, false],
      ['pending', false, false],
      ['pending', false, true],
      ['pending', true, false],
    ]);
    expect(await calendar('?status=overdue')).toHaveLength(1);
    expect(await calendar('?status=pending')).toHaveLength(3);
    expect(await calendar('?status=open')).toHaveLength(4);
  });

  test('withdrawn and not due are left out unless they are asked for', async () => {
    await own({ due: '2026-12-01', status: 'withdrawn' });
    await own({ due: '2026-12-01', status: 'not_due' });
    expect(await calendar()).toEqual([]);
    expect(await calendar('?status=withdrawn')).toHaveLength(1);
    expect(await calendar('?status=not_due')).toHaveLength(1);
  });

  test('what is open stays in sight however old it is', async () => {
    await own({ due: '2024-01-01' });
    await own({ due: '2024-01-02', status: 'unconfirmed' });
    expect(await calendar()).toEqual([]);
    expect(await calendar('?status=overdue')).toHaveLength(1);
    expect(await calendar('?status=unconfirmed')).toHaveLength(1);
    expect(await calendar('?status=overdue&from=2024-01-02')).toEqual([]);
    expect((await ask(person, 'GET', `/ca-firms/${caFirmId}/compliance-calendar?status=overdue`)).body).toHaveLength(1);
  });

  test('a KYC missed years before the books were kept here is overdue, at its one fee, and is worked out the same again', async () => {
    const director: NewFact = {
      kind: 'director',
      subject: '00000001',
      holdsFrom: isoDate('2022-06-14'),
      value: { name: 'R. Iyer', appointedOn: isoDate('2022-06-14'), lastKycOn: isoDate('2022-09-05') },
    };
    const overdue = async () =>
      (await calendar('?status=overdue&limit=500')).filter(({ formType }) => formType === 'DIR-3 KYC');
    await kept([...USUAL_FACTS.filter(({ kind }) => kind !== 'director'), director]);
    const first = await overdue();
    expect(first).toMatchObject([{ dueDate: '2023-09-30', status: 'overdue', penaltyAmount: '5000.00' }]);
    await ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
    expect(await overdue()).toEqual(first);
  });

  test('the window ends where it is asked to, and an area is by itself', async () => {
    await kept();
    const days = (await calendar('?from=2026-12-01&to=2026-12-31&limit=500')).map(({ dueDate }) => dueDate);
    expect(days.length).toBeGreaterThan(3);
    expect(days.every((day) => day.startsWith('2026-12'))).toBe(true);
    expect(days).toEqual(days.toSorted());
    const areas = new Set((await calendar('?area=TDS&limit=500')).map(({ type }) => type));
    expect([...areas]).toEqual(['TDS']);
  });

  test('pages follow each other by the Link header, each item once', async () => {
    await kept();
    const all = await calendar('?limit=500');
    const read: string[] = [];
    for (let next: string | undefined = `${path()}?limit=7`; next; ) {
      const { body, headers } = await ask(person, 'GET', next);
      read.push(...body.map((item: CalendarItem) => item.id));
      next = /<\/api([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(all.map((item) => item.id));
  });

  test.each([
    '?from=2026-02-30',
    '?area=Tax',
    '?status=late',
    '?asKnownOn=soon',
    '?asKnownOn=2199-12-31',
    '?format=xml',
  ])('%s is refused and named', async (query) => {
    const { status, body } = await ask(person, 'GET', `${path()}${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([/\?(\w+)=/.exec(query)?.[1]]);
  });

  test('one round trip beside the one that authorises, and hardly a row more than is answered', async () => {
    await kept();
    await kept(USUAL_FACTS, (await seeded()).companies.a2);
    const call = await watched(person, 'GET', `${path()}?limit=50`);
    expect(call.trips).toBe(2);
    const [, list] = call.statements;
    expect((await planOf(list!)).join()).toContain('compliance_items_due');
    expect(call.body).toHaveLength(50);
    expect(await rowsRead(list!)).toBeLessThanOrEqual(1.2 * 50);
  });
});

describe('as known on a day', () => {
  const knownOn = async (day: string, rest = '') =>
    JSON.stringify((await ask(person, 'GET', `${path()}?asKnownOn=${day}${rest}&limit=500`)).body);

  test('the audit of 2024-25 is due as each day knew it', async () => {
    await state(id, DAY, [...USUAL_FACTS, BY_CASH]);
    const of = async (form: string, day: string) =>
      (JSON.parse(await knownOn(day)) as CalendarItem[]).find(
        (item) => item.formType === form && item.period === '2024-25',
      )?.dueDate;
    const days = ['2025-09-24', '2025-09-26', '2025-10-30'];
    expect(await Promise.all(days.map((day) => of('tax-audit-report', day)))).toEqual([
      '2025-09-30',
      '2025-10-31',
      '2025-11-10',
    ]);
    expect(await Promise.all(days.map((day) => of('ITR-6', day)))).toEqual(['2025-10-31', '2025-10-31', '2025-12-10']);
  });

  test('the answer of yesterday stays, byte for byte, whatever is recorded today', async () => {
    await kept([...USUAL_FACTS, BY_CASH]);
    noonOf('2026-11-24');
    const [yesterday, file] = [await knownOn('2026-11-22'), await knownOn('2026-11-22', '&format=ics')];
    expect(JSON.parse(yesterday).length).toBeGreaterThan(50);
    const today = await knownOn('2026-11-24');
    await state(
      id,
      isoDate('2026-11-24'),
      [
        {
          kind: 'turnover',
          subject: '2025-26',
          holdsFrom: isoDate('2026-11-24'),
          value: { amount: 9_000_000_000 as never },
        },
      ],
      [{ kind: 'filing', subject: 'GSTR-3B|2026-10|29AAZCN9001Q1ZC', happenedOn: isoDate('2026-11-21'), details: {} }],
    );
    await env.DB.prepare(
      `INSERT INTO reliefs (id, ca_firm_id, kind, forms, period, due_on, reference, notified_on, state, entered_by, entered_by_name,
         entered_at, decided_by, decided_by_name, decided_at, decided_on)
       VALUES (?, ?, 'extension', '["GSTR-3B"]', '2026-11', '2026-12-28', 'Notification 99/2026', '2026-11-24', 'approved', 'a', 'A',
         '2026-11-24T06:00:00Z', 'b', 'B', '2026-11-24T06:10:00Z', '2026-11-24')`,
    )
      .bind(newId(), caFirmId)
      .run();
    await ask(person, 'POST', `${path()}/generate`, {});
    expect(await knownOn('2026-11-22')).toBe(yesterday);
    expect(await knownOn('2026-11-22', '&format=ics')).toBe(file);
    const after = JSON.parse(await knownOn('2026-11-24')) as CalendarItem[];
    expect(JSON.stringify(after)).not.toBe(today);
    const moved = after.find((item) => item.formType === 'GSTR-3B' && item.period === '2026-11');
    expect(moved).toMatchObject({ dueDate: '2026-12-28', originalDueDate: '2026-12-20' });
  });

  test('an item has the id under which it is stored, and pages as the stored ones do', async () => {
    await kept();
    const stored = new Set((await calendar('?limit=500')).map((item) => item.id));
    const first = await ask(person, 'GET', `${path()}?asKnownOn=${DAY}&limit=5`);
    expect(first.body.every((item: CalendarItem) => stored.has(item.id))).toBe(true);
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await ask(person, 'GET', next);
    const both = JSON.parse(await knownOn(DAY)) as CalendarItem[];
    expect([...first.body, ...second.body]).toEqual(both.slice(0, 10));
  });

  test('it takes one round trip beside the one that authorises', async () => {
    await kept();
    expect((await watched(person, 'GET', `${path()}?asKnownOn=2026-11-19`)).trips).toBe(2);
  });
});

describe('a firm’s calendar', () => {
  const firm = async (query = '', who = person) =>
    (await ask(who, 'GET', `/ca-firms/${caFirmId}/compliance-calendar${query}`)).body;

  test('holds the items of all clients by day, each with its client, and nothing of another firm', async () => {
    const { companies } = await seeded();
    await own({ due: '2026-12-01', title: 'later', company: companies.a2 });
    await own({ due: '2026-11-01', title: 'sooner' });
    await own({ due: '2026-11-01', title: 'foreign', company: companies.b1 });
    expect(await firm()).toMatchObject([
      { title: 'sooner', status: 'overdue', companyName: 'Asterfield Labs Private Limited' },
      { title: 'later', status: 'pending', companyName: 'Banyan Freight Private Limited' },
    ]);
    expect(await firm('?status=overdue')).toHaveLength(1);
  });

  test('is paged, in one round trip', async () => {
    await kept();
    const { headers } = await ask(person, 'GET', `/ca-firms/${caFirmId}/compliance-calendar?limit=3`);
    expect(headers.get('link')).toContain('cursor=');
    expect((await watched(person, 'GET', `/ca-firms/${caFirmId}/compliance-calendar`)).trips).toBe(2);
  });
});
