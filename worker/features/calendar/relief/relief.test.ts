import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia, practice, workOutAll } from '../../../testing/practice';

const EXTENSION = {
  kind: 'extension',
  forms: ['MGT-7A', 'MGT-7'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: 'MCA General Circular 9/2026',
  notifiedOn: '2026-11-20',
};
const WAIVER = {
  kind: 'fee_waiver',
  forms: ['AOC-4'],
  period: '2025-26',
  filedBy: '2026-12-31',
  stillAsked: '12.5',
  reference: 'MCA General Circular 10/2026',
  notifiedOn: '2026-11-20',
};

let base: string;
let foreign: string;
let [owner, manager, staff, other] = ['', '', '', ''];

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { firms } = await seeded();
  base = `/ca-firms/${firms.A}/reliefs`;
  foreign = `/ca-firms/${firms.B}/reliefs`;
  [owner, manager, staff, other] = [await signIn('OA'), await signIn('MA'), await signIn('SA'), await signIn('OB')];
});

afterEach(() => setClock(undefined));

const enter = (terms: object, person = manager, path = base) => ask(person, 'POST', path, terms);

describe('what may be entered', () => {
  test.each<[string, object, string]>([
    ['an extension without its date', { ...EXTENSION, dueOn: undefined }, 'dueOn'],
    ['an extension with a window', { ...EXTENSION, filedBy: '2026-12-31' }, 'filedBy'],
    ['a date that does not exist', { ...EXTENSION, dueOn: '2026-11-31' }, 'dueOn'],
    ['a form nobody files', { ...EXTENSION, forms: ['MGT-77'] }, 'forms.0'],
    ['no form', { ...EXTENSION, forms: [] }, 'forms'],
    ['a period of no shape', { ...EXTENSION, period: 'FY 2025-26' }, 'period'],
    ['a period out of the calendar', { ...EXTENSION, period: '9999-12' }, 'period'],
    ['a notification of tomorrow', { ...EXTENSION, notifiedOn: '2026-11-21' }, 'notifiedOn'],
    ['an address that runs', { ...EXTENSION, url: 'javascript:alert(1)' }, 'url'],
    ['a reference of two lines', { ...EXTENSION, reference: 'a\nb' }, 'reference'],
    ['a waiver without its last day', { ...WAIVER, filedBy: undefined }, 'filedBy'],
    ['a waiver that ends before it begins', { ...WAIVER, filedFrom: '2027-01-01' }, 'filedBy'],
    ['a waiver of more than everything', { ...WAIVER, stillAsked: '100.5' }, 'stillAsked'],
    ['a waiver that does not say how much', { ...WAIVER, stillAsked: undefined }, 'stillAsked'],
    ['a third kind', { ...EXTENSION, kind: 'amnesty' }, 'kind'],
    ['a class of filers that nobody knows', { ...EXTENSION, limits: { auditCase: 'big' } }, 'limits.auditCase'],
    ['a State that is none', { ...EXTENSION, limits: { states: ['77'] } }, 'limits.states.0'],
    ['a GSTIN that is none', { ...EXTENSION, limits: { gstins: ['29AAZCN9001Q1ZD'] } }, 'limits.gstins.0'],
    [
      'days that end before they begin',
      { ...EXTENSION, limits: { dueFrom: '2026-12-02', dueTo: '2026-12-01' } },
      'limits.dueTo',
    ],
    [
      'a turnover above and below nothing',
      { ...EXTENSION, limits: { turnoverAbove: '5', turnoverUpTo: '5' } },
      'limits.turnoverUpTo',
    ],
    [
      'an event of no days',
      { ...EXTENSION, limits: { eventFrom: '2026-12-02', eventTo: '2026-12-01' } },
      'limits.eventTo',
    ],
    [
      'States both named and left out',
      { ...EXTENSION, limits: { states: ['27'], exceptStates: ['29'] } },
      'limits.exceptStates',
    ],
    ['a ground that is none', { ...EXTENSION, limits: { except: ['small'] } }, 'limits.except.0'],
    [
      'a condition of days that end before they begin',
      { ...EXTENSION, conditions: { filedFrom: '2026-12-02', filedBy: '2026-12-01' } },
      'conditions.filedBy',
    ],
    [
      'a condition of a form nobody files',
      { ...EXTENSION, conditions: { filedBefore: ['X'] } },
      'conditions.filedBefore.0',
    ],
    ['a second window of a waiver', { ...WAIVER, conditions: { filedBy: '2026-12-01' } }, 'conditions.filedBy'],
    ['a limit of its own', { ...EXTENSION, limits: { weather: 'bad' } }, 'limits.weather'],
    ['a state of its own', { ...EXTENSION, state: 'approved' }, 'state'],
  ])('not %s', async (_what, terms, field) => {
    const { status, body } = await enter(terms);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await ask(owner, 'GET', base)).body).toEqual([]);
  });

  test('a waiver holds from the day of its notification, where nothing else is said', async () => {
    const { status, body } = await enter(WAIVER);
    expect(status).toBe(201);
    expect(body).toMatchObject({ filedFrom: '2026-11-20', stillAsked: '12.5', dueOn: null, state: 'proposed' });
    expect((await ask(owner, 'GET', base)).body).toEqual([{ ...body, mayDecide: true }]);
  });

  test('the same a second time is refused with the id of the first, in whatever order its forms stand', async () => {
    const { body: first } = await enter(EXTENSION);
    const more = { turnoverUpTo: '50000000.00', exceptStates: ['01'], except: ['dormant'], eventFrom: '2026-01-01' };
    expect((await enter({ ...EXTENSION, limits: more })).body.limits).toEqual(more);
    const twin = await enter({ ...EXTENSION, forms: ['MGT-7', 'MGT-7A', 'MGT-7'] }, owner);
    expect(twin).toMatchObject({ status: 409, body: { code: 'relief-known', knownId: first.id } });
    expect((await enter({ ...EXTENSION, dueOn: '2027-01-15' })).status).toBe(201);
    const at = `${base}/${first.id}`;
    expect((await ask(owner, 'POST', `${at}/refuse`, {})).body).toMatchObject({ relief: { state: 'refused' } });
    expect((await enter(EXTENSION)).status).toBe(201);
  });

  test('whom it speaks for is part of what it says, and a limit that names nobody is none', async () => {
    const { body: all } = await enter({ ...EXTENSION, limits: { states: [] } });
    expect(all.limits).toBeNull();
    const { status, body } = await enter({
      ...EXTENSION,
      limits: { states: ['29', '27', '29'], districts: ['Thane'] },
    });
    expect([status, body.limits]).toEqual([201, { districts: ['thane'], states: ['27', '29'] }]);
    const more = { turnoverUpTo: '50000000.00', exceptStates: ['01'], except: ['dormant'], eventFrom: '2026-01-01' };
    expect((await enter({ ...EXTENSION, limits: more })).body.limits).toEqual(more);
    const twin = await enter({ ...EXTENSION, limits: { districts: ['THANE'], states: ['27', '29'] } });
    expect(twin).toMatchObject({ status: 409, body: { knownId: body.id } });
  });

  test('what must be done for it to speak is part of what it says, and stands beside the item until it is done', async () => {
    const conditions = { paidBy: '2026-12-10' };
    const { status, body } = await enter({ ...EXTENSION, conditions });
    expect([status, body.conditions]).toEqual([201, conditions]);
    expect((await enter(EXTENSION)).body.conditions).toBeNull();
    expect(await enter({ ...EXTENSION, conditions })).toMatchObject({ status: 409, body: { knownId: body.id } });
  });

  test('two who enter the same at once enter it once', async () => {
    const replies = await Promise.all([enter(EXTENSION), enter(EXTENSION, owner)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await ask(owner, 'GET', base)).body).toHaveLength(1);
  });

  test('asked again with the same key it is entered once and answered the same', async () => {
    const key = { 'idempotency-key': newId() };
    const [first, again] = [
      await ask(manager, 'POST', base, EXTENSION, key),
      await ask(manager, 'POST', base, EXTENSION, key),
    ];
    expect(again).toMatchObject({ status: 201, body: first.body });
  });
});

describe('who decides', () => {
  test('not who entered it, be it to approve or to refuse', async () => {
    const { body } = await enter(EXTENSION);
    for (const what of ['approve', 'refuse']) {
      const reply = await ask(manager, 'POST', `${base}/${body.id}/${what}`, {});
      expect(reply).toMatchObject({ status: 409, body: { code: 'second-person-needed' } });
    }
    expect((await ask(staff, 'GET', base)).body).toMatchObject([{ state: 'proposed', mayDecide: false }]);
  });

  test('the only member of a firm decides alone, and the trail says so', async () => {
    const { body } = await enter(EXTENSION, other, foreign);
    expect(body).toMatchObject({ mayDecide: true, canSelfApprove: true });
    expect((await ask(other, 'POST', `${foreign}/${body.id}/approve`, {})).body).toMatchObject({
      relief: { state: 'approved' },
    });
    const last = `SELECT action FROM audit_entries WHERE entity_id = ? ORDER BY seq DESC LIMIT 1`;
    expect(await env.DB.prepare(last).bind(body.id).first('action')).toBe('relief.self-approved');
  });

  test.each([
    ['refused', 'refuse', 'approve', 'relief-not-proposed'],
    ['proposed', undefined, 'withdraw', 'relief-not-approved'],
    ['approved', 'approve', 'refuse', 'relief-not-proposed'],
  ])('what is %s cannot be decided otherwise', async (_state, first, then, code) => {
    const { body } = await enter(EXTENSION);
    if (first) await ask(owner, 'POST', `${base}/${body.id}/${first}`, {});
    const reply = await ask(owner, 'POST', `${base}/${body.id}/${then}`, {});
    expect(reply).toMatchObject({ status: 409, body: { code } });
  });

  test('a relief of another firm is none, though its id is known', async () => {
    const { body } = await enter(EXTENSION);
    for (const what of ['approve', 'refuse', 'withdraw'])
      expect((await ask(other, 'POST', `${foreign}/${body.id}/${what}`, {})).status).toBe(404);
    expect((await ask(other, 'GET', `${foreign}/${body.id}/effect`)).status).toBe(404);
    expect((await ask(other, 'GET', foreign)).body).toEqual([]);
  });
});

describe('what it does', () => {
  test('a date before every date that counts is flagged and moves nothing', async () => {
    await practice(3, 1);
    const { body } = await enter({ ...EXTENSION, dueOn: '2026-11-25' });
    const { body: effect } = await ask(owner, 'GET', `${base}/${body.id}/effect`);
    expect(effect).toMatchObject({ clients: 0, items: [], flags: [{ code: 'earlier-than-due' }] });
  });

  test('a form that no client files is said to touch nothing', async () => {
    const { body } = await enter({ ...EXTENSION, forms: ['LLP Form 8'] });
    const { body: effect } = await ask(owner, 'GET', `${base}/${body.id}/effect`);
    expect(effect).toEqual({
      clients: 0,
      items: [],
      filedAlready: 0,
      flags: [expect.objectContaining({ code: 'touches-nothing' })],
    });
  });

  test('one for audited cases moves their return, and leaves who reports on transfer prices where they were', async () => {
    const { held } = await practice(4, 3);
    const duty = { kind: 'duty', subject: 'international-transactions', holdsFrom: '2022-06-14' };
    // The third says nothing of it: a limit that cannot be told is not met.
    for (const [index, answer] of [false, true].entries())
      expect((await ask(owner, 'POST', `/companies/${held[index]}/facts`, { ...duty, value: { answer } })).status).toBe(
        201,
      );
    const terms = { ...EXTENSION, forms: ['ITR-6'], dueOn: '2026-12-31', limits: { auditCase: 'audit' } };
    const { body } = await enter(terms);
    const { body: effect } = await ask(owner, 'GET', `${base}/${body.id}/effect`);
    expect(effect.items.map(({ companyId }: { companyId: string }) => companyId)).toEqual([held[0]]);
    await ask(owner, 'POST', `${base}/${body.id}/approve`, {});
    const days = `SELECT due_date FROM compliance_items WHERE company_id = ? AND form_type = 'ITR-6' AND period = '2025-26'`;
    const dayOf = (id: string | undefined) => env.DB.prepare(days).bind(id).first('due_date');
    expect([await dayOf(held[0]), await dayOf(held[1])]).toEqual(['2026-12-31', '2026-11-30']);
  });

  test('what was filed already is counted apart', async () => {
    const { held } = await practice(4, 2);
    const filed = { kind: 'filing', subject: 'MGT-7|2025-26|', happenedOn: '2026-11-19', details: {} };
    expect((await ask(owner, 'POST', `/companies/${held[1]}/events`, filed)).status).toBe(201);
    const { body } = await enter(EXTENSION);
    const { body: effect } = await ask(owner, 'GET', `${base}/${body.id}/effect`);
    expect(effect).toMatchObject({ clients: 2, filedAlready: 1 });
    expect(effect.items.find(({ isFiled }: { isFiled: boolean }) => isFiled)).toMatchObject({
      companyId: held[1],
      costToday: '0.00',
    });
  });

  test('of more clients than one request takes, the rest is done by the job', async () => {
    await practice(62, 60);
    const { body } = await enter(EXTENSION);
    const approved = await ask(owner, 'POST', `${base}/${body.id}/approve`, {});
    expect(approved.body).toMatchObject({ updated: 50, remaining: 10 });
    const moved = `SELECT count(*) n FROM compliance_items WHERE due_date = '2026-12-31' AND form_type IN ('MGT-7', 'MGT-7A')`;
    expect(await env.DB.prepare(moved).first('n')).toBe(50);
    await workOutAll('2026-11-20 12:10', 10);
    expect(await env.DB.prepare(moved).first('n')).toBe(60);
  }, 60_000);
});
