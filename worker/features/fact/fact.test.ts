import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids';
import { ask, seeded, signIn } from '../../testing/client';

let owner: string;
let viewer: string;
let stranger: string;
let companyId: string;

beforeEach(async () => {
  const { companies } = await seeded();
  companyId = companies.a1;
  [owner, viewer, stranger] = [await signIn('OA'), await signIn('VA'), await signIn('OB')];
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T06:30:00.000Z' });
});

afterEach(async () => {
  await ask(undefined, 'PUT', '/dev/clock', { now: null });
});

const path = (rest = 'facts') => `/companies/${companyId}/${rest}`;
const state = (body: unknown, headers = {}) => ask(owner, 'POST', path(), body, headers);
const record = (body: unknown, headers = {}) => ask(owner, 'POST', path('events'), body, headers);
const listed = async (cookie = owner) => (await ask(cookie, 'GET', path())).body;

const FORM = { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom: '2022-06-14' };
const CAPITAL = { kind: 'capital', value: { paidUp: '2500000', authorised: '5000000' }, holdsFrom: '2022-06-14' };
const TURNOVER = { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' }, holdsFrom: '2026-03-31' };
const GST = {
  kind: 'gst-registration',
  subject: '29aazcn9001q1zc',
  value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
  holdsFrom: '2022-07-01',
};
const TAN = {
  kind: 'tan',
  subject: 'BLRK01234E',
  value: { paysSalary: true, paysResidents: true, paysNonResidents: false, collects: false },
  holdsFrom: '2022-07-01',
};
const AGM = { kind: 'agm', subject: '2025-26', happenedOn: '2026-09-30', details: {} };
const MEETING = { kind: 'board-meeting', happenedOn: '2026-09-01' };

async function count(table: string, where = '1 = 1'): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) n FROM ${table} WHERE ${where}`).first<{ n: number }>())?.n ?? -1;
}

describe('facts', () => {
  test('a fact is stored with who said so, its obligations follow, and it is listed', async () => {
    const { status, body } = await state(GST);
    expect(status).toBe(201);
    expect(body.fact).toMatchObject({ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', isCurrent: true });
    expect(body.fact.recordedByName).toBe('Seed OA');
    expect(body.changes.some(({ title }: { title: string }) => title.startsWith('GSTR-3B for'))).toBe(true);
    const known = await listed();
    expect(known.facts).toEqual([body.fact]);
    expect(known.trackedSince).toBe('2026-11-20');
    const { body: company } = await ask(owner, 'GET', `/companies/${companyId}`);
    expect(company.gstin).toBe('29AAZCN9001Q1ZC');
  });

  test('amounts come in and go out in rupees, and are kept in paise', async () => {
    const { body } = await state(CAPITAL);
    expect(body.fact.value).toEqual({ paidUp: '2500000.00', authorised: '5000000.00' });
    const row = await env.DB.prepare('SELECT value FROM company_facts').first<{ value: string }>();
    expect(JSON.parse(row?.value ?? '')).toEqual({ paidUp: 250_000_000, authorised: 500_000_000 });
  });

  test('the same statement again is the known one; another value is a newer one', async () => {
    const first = await state(CAPITAL);
    const again = await state({ ...CAPITAL, value: { authorised: '5000000.00', paidUp: '2500000.0' } });
    expect([again.status, again.body.fact.id]).toEqual([200, first.body.fact.id]);
    const other = await state({ ...CAPITAL, value: { paidUp: '3000000', authorised: '5000000' } });
    expect(other.status).toBe(201);
    const { facts } = await listed();
    expect(facts.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true]);
    const back = await state(CAPITAL);
    expect(back.status).toBe(201);
    expect(await count('company_facts')).toBe(3);
  });

  test('a fact is taken back once, and the one before it holds again', async () => {
    const first = (await state(CAPITAL)).body.fact;
    const second = (await state({ ...CAPITAL, value: { paidUp: '3000000', authorised: '5000000' } })).body.fact;
    const back = await ask(owner, 'POST', path(`facts/${second.id}/withdraw`), {});
    expect(back.status).toBe(200);
    expect((await listed()).facts).toEqual([{ ...first, isCurrent: true }]);
    const again = await ask(owner, 'POST', path(`facts/${second.id}/withdraw`), {});
    expect([again.status, again.body.code]).toEqual([409, 'already-withdrawn']);
    expect(await count('company_facts')).toBe(2);
    expect((await ask(owner, 'POST', path(`facts/${newId()}/withdraw`), {})).status).toBe(404);
  });

  test('a correction takes the place of what was never so, in one act and one line of the trail', async () => {
    const wrong = (await state({ ...GST, holdsFrom: '2023-07-01' })).body.fact;
    const right = { ...GST, subject: '27AAZCN9001Q1ZG', corrects: wrong.id };
    const refused = await state({ ...right, value: { ...GST.value, cancelledOn: '2022-06-30' } });
    expect([refused.status, await count('company_facts')]).toEqual([422, 1]);
    const { status, body } = await state(right);
    expect([status, body.fact.subject, body.fact.isCurrent]).toEqual([201, '27AAZCN9001Q1ZG', true]);
    const { facts, withdrawn } = await listed();
    expect(facts).toEqual([body.fact]);
    expect(withdrawn).toMatchObject([{ id: wrong.id, subject: wrong.subject, recordedByName: 'Seed OA' }]);
    expect((await ask(owner, 'GET', `/companies/${companyId}`)).body.gstin).toBe('27AAZCN9001Q1ZG');
    const again = await state(right);
    expect([again.status, again.body.fact.id]).toEqual([200, body.fact.id]);
    const other = await state({ ...right, value: { ...GST.value, registeredOn: '2022-08-01' } });
    expect([other.status, other.body.code]).toEqual([409, 'already-withdrawn']);
    const trail = (await ask(owner, 'GET', path('audit-trail?limit=500'))).body;
    const said = trail.filter(({ action }: { action: string }) => action === 'fact.corrected');
    expect(said).toMatchObject([
      { details: { before: { subject: wrong.subject }, after: { subject: '27AAZCN9001Q1ZG' } } },
    ]);
  });

  test('a correction names a standing fact of its kind and company', async () => {
    const { id } = (await state(CAPITAL)).body.fact;
    const { companies } = await seeded();
    expect((await state({ ...FORM, corrects: id })).status).toBe(404);
    const elsewhere = await ask(await signIn('OB'), 'POST', `/companies/${companies.b1}/facts`, {
      ...CAPITAL,
      corrects: id,
    });
    expect(elsewhere.status).toBe(404);
    expect((await listed()).facts).toHaveLength(1);
  });

  test('a recognition marks the company, until it is taken back', async () => {
    const said = { certificate: 'DIPP123', recognisedOn: '2023-01-01' };
    const { body } = await state({ kind: 'startup-recognition', value: said, holdsFrom: '2023-01-01' });
    expect((await ask(owner, 'GET', `/companies/${companyId}`)).body.isDpiitRecognized).toBe(true);
    await ask(owner, 'POST', path(`facts/${body.fact.id}/withdraw`), {});
    expect((await ask(owner, 'GET', `/companies/${companyId}`)).body.isDpiitRecognized).toBe(false);
  });

  const malformed: [body: object, field: string, words: string][] = [
    [{ ...GST, subject: '29AAZCN9001Q1ZD' }, 'subject', 'comes C, not D'],
    [{ ...CAPITAL, value: { paidUp: '-1', authorised: '1' } }, 'value.paidUp', 'in rupees'],
    [{ ...CAPITAL, value: { paidUp: '1.005', authorised: '1' } }, 'value.paidUp', 'in rupees'],
    [{ ...CAPITAL, value: { paidUp: '1', authorised: '1', called: '1' } }, 'value.called', 'no such field'],
    [{ ...CAPITAL, holdsFrom: '2026-02-30' }, 'holdsFrom', 'A day that exists'],
    [{ ...CAPITAL, subject: 'x' }, 'subject', 'no subject'],
    [{ ...TURNOVER, subject: '2025-27' }, 'subject', 'such as 2024-25'],
    [{ ...TURNOVER, subject: '9999-00' }, 'subject', 'such as 2024-25'],
    [{ ...TAN, subject: 'BLR01234E' }, 'subject', 'A TAN has'],
    [
      { kind: 'director', subject: '1234', value: { name: 'R', appointedOn: '2022-06-14' }, holdsFrom: '2022-06-14' },
      'subject',
      'eight digits',
    ],
    [{ kind: 'colour', value: {}, holdsFrom: '2022-06-14' }, 'kind', ''],
    [{ kind: 'duty', subject: 'colour', value: { answer: true }, holdsFrom: '2022-06-14' }, 'subject', ''],
  ];

  test.each(['0001-01-01', '1899-12-31', '2100-01-01', '9999-12-31'])(
    '%s is a day that nobody means',
    async (holdsFrom) => {
      const { status, body } = await state({ ...CAPITAL, holdsFrom });
      expect([status, body.fields]).toEqual([422, { holdsFrom: 'A day between 1900 and 2099' }]);
    },
  );

  test.each(malformed)('%j is refused at %s', async (body, field, words) => {
    const answer = await state(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    expect(answer.body.fields[field]).toContain(words);
    expect(await count('company_facts')).toBe(0);
  });

  const contradicting: [body: object, field: string, words: string][] = [
    [{ ...FORM, value: { legalForm: 'public', isNeverSmall: false } }, 'value.legalForm', 'private company'],
    [{ ...CAPITAL, value: { paidUp: '2', authorised: '1' } }, 'value.paidUp', 'authorised'],
    [{ ...TURNOVER, subject: '2027-28' }, 'subject', '01 Apr 2027'],
    [{ ...GST, subject: '27ZZZCA0001A1Z4' }, 'subject', "the company's PAN is AAZCN9001Q"],
    [{ ...GST, value: { ...GST.value, cancelledOn: '2022-06-30' } }, 'value.cancelledOn', '01 Jul 2022'],
  ];

  test.each(contradicting)('%j contradicts at %s', async (body, field, words) => {
    const answer = await state(body);
    expect([answer.status, answer.body.code]).toEqual([422, 'contradicts']);
    expect(answer.body.fields[field]).toContain(words);
    expect(await count('company_facts')).toBe(0);
  });

  test('what is odd is stored and flagged', async () => {
    const { status, body } = await state({ ...CAPITAL, holdsFrom: '2022-06-13' });
    expect(status).toBe(201);
    expect(body.flags.map(({ code }: { code: string }) => code)).toEqual(['fact-before-incorporation']);
    expect((await listed()).flags).toEqual(body.flags);
  });

  test('what is missing is asked, with the reason, and no more once it is stated', async () => {
    const before = (await listed()).questions;
    expect(before[0]).toMatchObject({ kind: 'legal-form', suggested: { legalForm: 'private', isNeverSmall: false } });
    for (const fact of [FORM, CAPITAL, TURNOVER]) expect((await state(fact)).status).toBe(201);
    const after = (await listed()).questions.map(({ kind }: { kind: string }) => kind);
    for (const kind of ['legal-form', 'capital', 'turnover']) expect(after).not.toContain(kind);
    expect(await count('company_facts')).toBe(3);
  });
});

describe('events', () => {
  test('an event is stored and listed, newest first, by kind and by page', async () => {
    await state(FORM);
    for (const day of ['2026-06-01', '2026-09-01', '2026-09-02'])
      expect((await record({ ...MEETING, happenedOn: day })).status).toBe(201);
    expect((await record(AGM)).body.event).toMatchObject({ kind: 'agm', subject: '2025-26', details: {} });
    const days = async (query: string) => {
      const { body, headers } = await ask(owner, 'GET', path(`events?${query}`));
      return { days: body.map(({ happenedOn }: { happenedOn: string }) => happenedOn), next: headers.get('link') };
    };
    expect((await days('')).days).toEqual(['2026-09-30', '2026-09-02', '2026-09-01', '2026-06-01']);
    const first = await days('kind=board-meeting&limit=2');
    expect(first.days).toEqual(['2026-09-02', '2026-09-01']);
    const next = /<\/api([^>]+)>/.exec(first.next ?? '')?.[1] ?? '';
    const { body } = await ask(owner, 'GET', next);
    expect(body.map(({ happenedOn }: { happenedOn: string }) => happenedOn)).toEqual(['2026-06-01']);
  });

  test('the same event again names the known one', async () => {
    const first = await record(AGM);
    const again = await record(AGM);
    expect([again.status, again.body.code, again.body.id]).toEqual([409, 'event-known', first.body.event.id]);
    expect(await count('company_events')).toBe(1);
  });

  test('an event is taken back once, and may then be told anew', async () => {
    const { id } = (await record(AGM)).body.event;
    expect((await ask(owner, 'POST', path(`events/${id}/withdraw`), {})).status).toBe(200);
    expect((await ask(owner, 'POST', path(`events/${id}/withdraw`), {})).body.code).toBe('already-withdrawn');
    expect((await ask(owner, 'GET', path('events'))).body).toEqual([]);
    expect((await record(AGM)).status).toBe(201);
  });

  test('a filing completes its obligation, and taking it back opens it again', async () => {
    await state(GST);
    const subject = 'GSTR-3B|2026-09|29AAZCN9001Q1ZC';
    const filed = await record({
      kind: 'filing',
      subject,
      happenedOn: '2026-10-19',
      details: { acknowledgement: 'AA290926000001A', paid: 42_500.5 },
    });
    expect(filed.status).toBe(201);
    expect(filed.body.event.details).toEqual({ acknowledgement: 'AA290926000001A', paid: '42500.50' });
    expect(filed.body.changes).toHaveLength(1);
    expect(filed.body.changes[0]).toMatchObject({ title: 'GSTR-3B for September 2026', change: 'done' });
    const key = `obligation_key = '${subject}' AND status = 'completed' AND done_on = '2026-10-19'`;
    expect(await count('compliance_items', key)).toBe(1);
    await ask(owner, 'POST', path(`events/${filed.body.event.id}/withdraw`), {});
    expect(await count('compliance_items', key)).toBe(0);
  });

  const refused: [body: object, status: number, field: string, words: string][] = [
    [{ ...AGM, happenedOn: '2026-03-31' }, 422, 'happenedOn', '01 Apr 2026'],
    [{ ...AGM, happenedOn: '2026-11-21' }, 422, 'happenedOn', 'today, 20 Nov 2026'],
    [{ ...AGM, happenedOn: '2026-09-31' }, 400, 'happenedOn', 'A day that exists'],
    [
      { kind: 'filing', subject: 'GSTR-3B|2026-09|none', happenedOn: '2026-10-19' },
      422,
      'subject',
      'no such obligation',
    ],
    [
      { kind: 'filing', subject: 'GSTR-3B|2026-09|none', happenedOn: '2026-10-19', details: { paid: '0.00' } },
      400,
      'details.paid',
      'leave it empty where nothing was paid',
    ],
    [
      { kind: 'director-kyc', subject: '01234567', happenedOn: '2026-09-30', details: { paid: '5000.005' } },
      400,
      'details.paid',
      'An amount in rupees',
    ],
    [
      {
        kind: 'deduction',
        subject: 'BLRK01234E',
        happenedOn: '2026-10-31',
        details: { statement: 'residents', amount: '0' },
      },
      400,
      'details.amount',
      'More than zero',
    ],
    [
      {
        kind: 'deduction',
        subject: 'BLRK01234E',
        happenedOn: '2026-10-31',
        details: { statement: 'toString', amount: '1' },
      },
      400,
      'details.statement',
      'One of: salary',
    ],
    [
      {
        kind: 'deposit',
        subject: 'BLRK01234E',
        happenedOn: '2026-09-30',
        details: { statement: 'residents', month: '2026-10', amount: '1' },
      },
      422,
      'happenedOn',
      '01 Oct 2026',
    ],
  ];

  test.each(refused)('%j is %i at %s', async (body, status, field, words) => {
    const answer = await record(body);
    expect(answer.status).toBe(status);
    expect(answer.body.fields[field]).toContain(words);
    expect(await count('company_events')).toBe(0);
  });
});

describe('who, and how often', () => {
  test('a viewer reads without names and writes nothing; another firm finds nothing', async () => {
    const { id } = (await state(CAPITAL)).body.fact;
    expect((await listed(viewer)).facts[0]).toMatchObject({ id, recordedByName: 'a bookkeeper' });
    expect((await ask(viewer, 'POST', path(), TURNOVER)).status).toBe(403);
    for (const rest of ['facts', 'events']) expect((await ask(stranger, 'GET', path(rest))).status).toBe(404);
    expect((await ask(stranger, 'POST', path(), TURNOVER)).status).toBe(404);
    const { companies } = await seeded();
    const foreign = `/companies/${companies.b1}/facts/${id}/withdraw`;
    expect((await ask(stranger, 'POST', foreign, {})).status).toBe(404);
    expect(await count('company_facts', 'withdrawn_on IS NULL')).toBe(1);
  });

  test('a double click with one key writes once and answers twice the same', async () => {
    const key = { 'idempotency-key': newId() };
    const [one, two] = await Promise.all([state(GST, key), state(GST, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await count('company_facts')).toBe(1);
    const replayed = await state(GST, key);
    expect(replayed.body).toEqual(one.body);
  });

  test('a double click without a key writes once', async () => {
    const answers = await Promise.all([state(GST), state(GST), state(GST)]);
    expect(new Set(answers.map(({ body }) => body.fact.id)).size).toBe(1);
    expect(await count('company_facts')).toBe(1);
    const events = await Promise.all([record(AGM), record(AGM)]);
    expect(events.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await count('company_events')).toBe(1);
  });

  test('two who write at once are both written, and the obligations are those of both', async () => {
    const [one, two] = await Promise.all([state(GST), state(TURNOVER)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    // The annual return follows from both facts and from neither of them alone.
    const annual = "form_type = 'GSTR-9' AND period = '2025-26' AND status IN ('pending', 'unconfirmed')";
    expect(await count('compliance_items', annual)).toBe(1);
    const version = await env.DB.prepare('SELECT facts_version n FROM companies WHERE id = ?').bind(companyId).first();
    expect(version).toEqual({ n: 2 });
  });

  test('a record that is full takes no more, and still lets go', async () => {
    const { id } = (await state(CAPITAL)).body.fact;
    await env.DB.prepare(`INSERT INTO company_facts (id, company_id, kind, subject, value, holds_from, recorded_at, recorded_on,
      recorded_by, recorded_by_name) SELECT 'copy-' || j.value, company_id, 'employees', '', '{"count":1}', holds_from, recorded_at,
      recorded_on, recorded_by, recorded_by_name FROM company_facts f, json_each(?1) j WHERE f.id = ?2`)
      .bind(JSON.stringify(Array.from({ length: 1_999 }, (_, place) => place)), id)
      .run();
    const refused = await state(TURNOVER);
    expect([refused.status, refused.body.code]).toEqual([409, 'record-full']);
    expect((await record(MEETING)).body.code).toBe('record-full');
    expect((await ask(owner, 'POST', path(`facts/${id}/withdraw`), {})).status).toBe(200);
  });

  test('the trail tells what was said, what it replaced and what was taken back, and its chain holds', async () => {
    const { id } = (await state(CAPITAL)).body.fact;
    await state({ ...CAPITAL, value: { paidUp: '3000000', authorised: '5000000' } });
    await ask(owner, 'POST', path(`facts/${id}/withdraw`), {});
    await record(MEETING);
    const { body } = await ask(owner, 'GET', path('audit-trail?limit=100'));
    const said = body.filter(({ action }: { action: string }) => /^(fact|event)\./.test(action)).toReversed();
    expect(said.map(({ action }: { action: string }) => action)).toEqual([
      'fact.stated',
      'fact.stated',
      'fact.withdrawn',
      'event.recorded',
    ]);
    expect(said[1]).toMatchObject({
      userName: 'Seed OA',
      details: {
        before: { value: { paidUp: '2500000.00' } },
        after: { value: { paidUp: '3000000.00' }, kind: 'capital' },
      },
    });
    expect(said[2].details).toMatchObject({ before: { kind: 'capital' }, after: null });
    expect((await ask(owner, 'GET', path('audit-trail/verify'))).body).toMatchObject({ ok: true });
  });
});
