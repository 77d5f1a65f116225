import { beforeEach, expect, test } from 'vitest';
import type { NewEvent } from '../../domain/company/known';
import { isoDate } from '../../domain/shared/dates';
import { rupees } from '../../domain/shared/money';
import { ask, seeded, signIn } from '../../testing/client';
import { state, USUAL_FACTS } from '../../testing/facts';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let id: string;

beforeEach(async () => {
  clockInIndia('2026-12-14 12:00');
  id = (await seeded()).companies.a1;
  cookie = await signIn('OA');
});

const get = async (path: string) => (await ask(cookie, 'GET', `/companies/${id}/${path}`)).body;
const generate = () => ask(cookie, 'POST', `/companies/${id}/compliance-calendar/generate`, {});

const AGM: NewEvent = { kind: 'agm', subject: '2025-26', happenedOn: isoDate('2026-09-30'), details: {} };
const CHARGE: NewEvent = {
  ...{ kind: 'roc-event', subject: 'Term loan', happenedOn: isoDate('2026-11-20') },
  details: { key: 'charge' },
};

const stated = async (events: readonly NewEvent[] = [AGM], capital = 1_000_000) => {
  const facts = USUAL_FACTS.map((fact) =>
    fact.kind === 'capital' ? { ...fact, value: { paidUp: rupees(capital), authorised: rupees(capital) } } : fact,
  );
  await state(id, isoDate('2026-01-05'), facts, events);
  await generate();
};

type Row = Record<string, unknown> & { form: string; period: string; status: string; itemId: string };
const formOf = (items: Row[], form: string, period: string) =>
  items.find((item) => item.form === form && item.period === period);

test('W13: accounts that are 45 days late cost 4,500 beside the normal fee of 400, and 100 more each day', async () => {
  await stated();
  const desk = await get('roc-forms');
  expect(formOf(desk.items, 'AOC-4', '2025-26')).toMatchObject({
    ...{ status: 'overdue', dueDate: '2026-10-30', daysRemaining: -45 },
    ...{
      normalFee: { value: '400.00' },
      additionalFee: { value: '4500.00' },
      perDay: '100.00',
      normalFeeUnknown: null,
    },
    penalties: [{ explained: { value: expect.any(String) } }, { explained: { value: expect.any(String) } }],
  });
  const accounts = formOf(desk.items, 'AOC-4', '2025-26') as
    | { additionalFee: { steps: { summary?: string }[] } }
    | undefined;
  expect(accounts?.additionalFee.steps.at(-1)?.summary).toContain('4,500');
  expect(formOf(desk.items, 'MGT-7A', '2025-26')).toMatchObject({ status: 'overdue', dueDate: '2026-11-29' });
  expect(desk.class).toMatchObject({ is: 'small', on: '2026-12-14' });
  expect(desk.items.map(({ form }: Row) => form)).not.toContain('board-meeting');
});

test('a form that is filed is filed, with what it cost on its day; the calendar and the desk are one', async () => {
  await stated();
  const { itemId } = formOf((await get('roc-forms')).items, 'AOC-4', '2025-26') ?? {};
  const done = await ask(cookie, 'POST', `/companies/${id}/compliance-items/${itemId}/complete`, {
    ...{ doneOn: '2026-11-09', acknowledgement: 'AB1234567' },
  });
  expect(done.status).toBe(200);
  const desk = await get('roc-forms');
  expect(formOf(desk.items, 'AOC-4', '2025-26')).toMatchObject({
    ...{ status: 'filed', filedOn: '2026-11-09', acknowledgement: 'AB1234567', perDay: null, penalties: [] },
    ...{ normalFee: { value: '400.00' }, additionalFee: { value: '1000.00' } },
  });
  expect(desk.counts.filed).toBe((await get('roc-forms?status=filed')).items.length);
  const [first] = (await get('roc-forms?status=overdue')).items;
  expect(first.status).toBe('overdue');
});

test('what is not due says why, what is not known asks, and events call for forms', async () => {
  await stated([AGM, CHARGE]);
  const { items, notDue, onEvents } = await get('roc-forms');
  expect(formOf(items, 'CHG-1', '2026-11-20')).toMatchObject({ status: 'pending', subject: 'Term loan' });
  const because = (form: string) => notDue.find((one: Row) => one.form === form);
  expect(because('DPT-3')).toMatchObject({
    verdict: 'not-known',
    asked: { kind: 'duty', subject: 'deposits-or-loans' },
  });
  const event = (key: string) => onEvents.find((one: { key: string }) => one.key === key);
  expect(event('charge')).toMatchObject({ hasHappened: true, form: 'CHG-1' });
  expect(event('resolution')).toMatchObject({ hasHappened: false, form: 'MGT-14', days: 30 });
  expect(event('resolution').because.steps.at(-1).summary).toContain('MGT-14 is not due: only within 30 days of');
  expect(onEvents.map(({ form }: Row) => form)).not.toContain('FC-GPR');
});

test('an increase of capital has a fee that is not told, MSME-1 has none', async () => {
  const increase: NewEvent = { ...CHARGE, subject: '', details: { key: 'capitalAlteration' } } as NewEvent;
  await stated([increase]);
  const dues = { kind: 'duty', subject: 'dues-to-small-suppliers', value: { answer: true }, holdsFrom: '2024-04-01' };
  await ask(cookie, 'POST', `/companies/${id}/facts`, dues);
  const { items } = await get('roc-forms');
  expect(formOf(items, 'SH-7', '2026-11-20')).toMatchObject({
    ...{ normalFee: null, normalFeeUnknown: expect.stringContaining('slabs') },
  });
  expect(formOf(items, 'MSME-1', '2026-27 H1')).toMatchObject({ status: 'overdue', normalFee: { value: '0.00' } });
});

test('the next KYC of a director is told though it is years away', async () => {
  await stated();
  const value = { name: 'A. Rao', appointedOn: '2023-01-02', lastKycOn: '2026-05-05' };
  await ask(cookie, 'POST', `/companies/${id}/facts`, {
    ...{ kind: 'director', subject: '00012345', value, holdsFrom: '2023-01-02' },
  });
  const { items } = await get('roc-forms?status=upcoming');
  const kyc = items.filter(({ form }: Row) => form.startsWith('DIR-3'));
  expect(kyc).toMatchObject([{ dueDate: '2029-06-30', subject: '00012345', normalFee: null, itemId: null }]);
});

test('without a fact nothing is claimed: the desk asks how the company is registered', async () => {
  const desk = await get('roc-forms');
  expect(desk).toMatchObject({ items: [], isCalendarKept: false, class: { is: null } });
  expect(desk.notDue[0]).toMatchObject({ verdict: 'not-known', asks: 'legal-form' });
});

test('pages and what they refuse', async () => {
  await stated();
  const one = await get('roc-forms?limit=1');
  expect(one.items).toHaveLength(1);
  const { status, body } = await ask(cookie, 'GET', `/companies/${id}/roc-forms?cursor=nowhere`);
  expect([status, Object.keys(body.fields)]).toEqual([422, ['cursor']]);
  expect((await ask(cookie, 'GET', `/companies/${id}/roc-forms?status=late`)).status).toBe(400);
});

const meeting = (on: string, details: object = {}) =>
  ask(cookie, 'POST', `/companies/${id}/events`, { kind: 'board-meeting', happenedOn: on, details });

test('W31: meetings are kept with their notes, and a gap whose 121st day was regular stays a breach', async () => {
  const facts = USUAL_FACTS.map((fact) =>
    fact.kind === 'capital'
      ? { ...fact, value: { paidUp: rupees(60_000_000), authorised: rupees(60_000_000) } }
      : fact.kind === 'turnover'
        ? { ...fact, value: { amount: rupees(800_000_000) } }
        : fact,
  );
  await state(id, isoDate('2025-01-05'), facts, []);
  const notes = { place: 'Registered office', attended: ['A. Rao', 'B. Shah'], resolutions: ['Accounts approved'] };
  for (const [on, details] of [['2025-01-15'], ['2025-05-10', notes], ['2025-07-20'], ['2025-12-01']] as const)
    expect((await meeting(on, details)).status).toBe(201);
  const register = await get('roc-meetings');
  expect(register.items).toMatchObject([
    { heldOn: '2025-12-01', kind: 'board', gap: { days: 134, verdict: 'too-long' } },
    { heldOn: '2025-07-20', gap: { days: 71, verdict: 'kept' } },
    { heldOn: '2025-05-10', gap: { days: 115, verdict: 'kept' }, ...notes },
    { heldOn: '2025-01-15', gap: null, attended: [], place: null },
  ]);
  expect(register.items[0].gap.why.steps.at(-1).summary).toContain('134 days, more than the 120 days');
  expect(register.faults).toContain('Gap of 134 days between the board meetings of 20 Jul 2025 and 01 Dec 2025');
  expect(register.rule).toMatchObject({ kind: 'small', asks: null });
  const [board, agm] = register.next;
  expect([board.kind, board.dueDate, board.noticeBy.value]).toEqual(['board', '2026-06-30', '2026-06-23']);
  expect([agm.kind, agm.noticeBy.steps.at(-1).rule.statute]).toEqual(['agm', 'Companies Act 2013 s.101']);
});

test('a general meeting of the register moves the accounts and the annual return: there is one truth', async () => {
  await stated([]);
  const due = async (form: string) => formOf((await get('roc-forms')).items, form, '2025-26')?.dueDate;
  expect([await due('AOC-4'), await due('MGT-7A')]).toEqual(['2026-10-30', '2026-11-29']);
  const held = {
    kind: 'agm',
    subject: '2025-26',
    happenedOn: '2026-09-10',
    details: { place: 'Pune', attended: ['A. Rao'] },
  };
  expect((await ask(cookie, 'POST', `/companies/${id}/events`, held)).status).toBe(201);
  expect([await due('AOC-4'), await due('MGT-7A')]).toEqual(['2026-10-10', '2026-11-09']);
  const { items, required } = await get('roc-meetings');
  expect(items).toMatchObject([{ kind: 'agm', year: '2025-26', place: 'Pune', attended: ['A. Rao'] }]);
  const ofYear = required.find(({ kind, period }: Row) => kind === 'agm' && period === '2025-26');
  expect(ofYear).toMatchObject({ status: 'filed', heldOn: '2026-09-10', isLate: false });
});

test('an extraordinary meeting stands in the register, moves nothing, and has its own notice and minutes', async () => {
  await stated([]);
  const before = (await get('roc-forms')).items;
  const held = { kind: 'egm', happenedOn: '2026-10-05', details: { place: 'Pune', resolutions: ['Shares are split'] } };
  expect((await ask(cookie, 'POST', `/companies/${id}/events`, held)).status).toBe(201);
  const { items, next, faults } = await get('roc-meetings');
  expect(items).toMatchObject([{ kind: 'egm', heldOn: '2026-10-05', year: null, gap: null, ...held.details }]);
  expect(next.map(({ kind }: Row) => kind)).not.toContain('egm');
  expect(faults.join()).not.toContain('05 Oct 2026');
  expect((await get('roc-forms')).items).toEqual(before);
  for (const query of ['paper=notice&on=2027-01-10', 'paper=minutes&on=2026-10-05'])
    expect([query, (await paper(`kind=egm&${query}`)).status]).toEqual([query, 200]);
  const year = { ...held, subject: '2025-26' };
  const refused = await ask(cookie, 'POST', `/companies/${id}/events`, year);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['subject']]);
});

test.each([
  ['of a day to come', { happenedOn: '2027-01-01', details: {} }, 'happenedOn'],
  ['of a day that is none', { happenedOn: '2026-02-30', details: {} }, 'happenedOn'],
  ['before incorporation', { happenedOn: '2001-02-03', details: {} }, 'happenedOn'],
  ['with a place of two lines', { happenedOn: '2026-12-01', details: { place: 'a\nb' } }, 'details.place'],
  ['with a name that does not show', { happenedOn: '2026-12-01', details: { attended: [' '] } }, 'details.attended.0'],
])('a meeting %s is refused, and the field is named', async (_how, body, field) => {
  await stated();
  const { status, body: answer } = await ask(cookie, 'POST', `/companies/${id}/events`, {
    kind: 'board-meeting',
    ...body,
  });
  expect([status >= 400 && status < 500, Object.keys(answer.fields)]).toEqual([true, [field]]);
});

const paper = (query: string) => ask(cookie, 'GET', `/companies/${id}/roc-meetings/paper?${query}`);

test('notice and minutes are papers to fill in; what cannot be a day or a time is refused', async () => {
  await stated();
  await meeting('2026-12-01', { place: 'Pune', attended: ['A. Rao'], resolutions: ['A loan was approved'] });
  for (const query of [
    'kind=board&paper=notice&on=2026-12-31&at=11:00&place=Pune',
    'kind=board&paper=minutes&on=2026-12-01',
    'kind=agm&paper=notice&on=2027-09-30',
    'kind=agm&paper=minutes&on=2026-09-30',
  ])
    expect([query, (await paper(query)).status]).toEqual([query, 200]);
  expect((await paper('kind=board&paper=notice&on=soon')).status).toBe(400);
  const tooEarly = await paper('kind=board&paper=notice&on=1999-12-31');
  expect([tooEarly.status, Object.keys(tooEarly.body.fields)]).toEqual([422, ['on']]);
  expect(Object.keys((await paper('kind=board&paper=notice&on=2026-12-31&at=25:00')).body.fields)).toEqual(['at']);
});

test('members ask for a meeting: the days that run, what the Board missed, and the meeting that answers it', async () => {
  await stated([]);
  const send = (event: object) => ask(cookie, 'POST', `/companies/${id}/events`, event);
  const asked = { kind: 'requisition', happenedOn: '2026-09-20', details: { by: 'R. Shah, 12% of the shares' } };
  expect((await send(asked)).status).toBe(201);
  const open = await get('roc-meetings');
  expect(open.requisitions).toMatchObject([
    {
      ...{ receivedOn: '2026-09-20', by: 'R. Shah, 12% of the shares', callBy: '2026-10-11', membersBy: '2026-12-20' },
      ...{ holdBy: { value: '2026-11-04' }, heldOn: null, state: 'members-may-call' },
    },
  ]);
  expect(open.faults).toContainEqual(expect.stringMatching(/20 Sep 2026 by 04 Nov 2026.*until 20 Dec 2026/));
  expect((await send({ kind: 'egm', happenedOn: '2026-10-20' })).status).toBe(201);
  const { requisitions, faults } = await get('roc-meetings');
  expect(requisitions).toMatchObject([{ heldOn: '2026-10-20', state: 'held' }]);
  expect(faults.some((one: string) => one.includes('20 Sep 2026'))).toBe(false);
  const refused = await send({ ...asked, happenedOn: '2027-01-01' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['happenedOn']]);
});
