import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import type { CompanyEvent } from '../../../company/events';
import type { Fact } from '../../../company/facts';
import type { EventFormKey } from '../../../roc/law/forms';
import { isoDate } from '../../../shared/dates';
import { event, fact, rupees } from '../../kestrel.fixture';
import { costOnDay } from '../../ladder';
import { asks, capital, daysOf, legalForm, notDue, since } from './company.fixture';

const born = (key: EventFormKey, on: string, subject = '') => event('roc-event', on, { key }, { subject });
const company = [legalForm('public'), capital(1_000_000)];
const between = (events: ReturnType<typeof born>[], facts = company, formed = '2015-06-14') =>
  asks(formed, { facts, events }, ['2026-01-01', '2027-12-31']);
const EVENT_FORMS = ['PAS-3', 'CHG-1', 'DIR-12', 'ADT-1', 'ADT-3', 'INC-20A', 'INC-22', 'MGT-14', 'SH-7', 'DIR-11'];

test.each<[EventFormKey, string, string, string]>([
  ['privatePlacement', '2026-02-14', 'PAS-3', '2026-03-01'],
  ['allotment', '2028-02-29', 'PAS-3', ''],
  ['allotment', '2026-10-31', 'PAS-3', '2026-11-30'],
  ['charge', '2026-10-31', 'CHG-1', '2026-11-30'],
  ['directorChange', '2026-03-31', 'DIR-12', '2026-04-30'],
  ['auditorResignation', '2026-10-01', 'ADT-3', '2026-10-31'],
  ['resolution', '2026-10-01', 'MGT-14', '2026-10-31'],
])('%s on %s: %s is due on %s', (key, on, form, dueOn) => {
  const days = daysOf(between([born(key, on)]), ...EVENT_FORMS);
  expect(days).toEqual(dueOn ? { [`${form} ${on}`]: dueOn } : {});
});

test('two of a kind on one day are told apart by their subject; the same twice is one form', () => {
  const events = [born('directorChange', '2026-10-01', 'A. Rao'), born('directorChange', '2026-10-01', 'B. Iyer')];
  const answer = between([...events, { ...born('directorChange', '2026-10-01', 'A. Rao'), id: 'again' }]);
  const keys = answer.obligations.filter(({ form }) => form === 'DIR-12').map(({ key }) => key);
  expect(keys).toEqual(['DIR-12|2026-10-01|A. Rao', 'DIR-12|2026-10-01|B. Iyer']);
});

test('the resigning director’s own copy is optional, low, and costs nothing', () => {
  const item = between([born('directorResignation', '2026-10-01')]).obligations.find(({ form }) => form === 'DIR-11');
  expect(item).toMatchObject({ isOptional: true, priority: 'low', ladder: [] });
});

test.each([
  ['2026-06-14', { 'INC-20A 2026-06-14': '2026-12-11' }],
  ['2018-11-01', {}],
])('formed on %s, the commencement of business is declared within 180 days', (formed, expected) => {
  const days = daysOf(asks(formed, { facts: company, events: [] }, ['2018-04-01', '2027-03-31']), 'INC-20A');
  expect(days).toEqual(expected);
});

test('the commencement is one item, whether or not it is recorded as an event too', () => {
  const answer = between([born('commencement', '2026-06-14')], company, '2026-06-14');
  expect(answer.obligations.filter(({ form }) => form === 'INC-20A')).toHaveLength(1);
});

test.each([
  ['2026-09-30', { isOptional: false, title: 'ADT-1, for 30 Sep 2026', dueOn: '2026-10-15' }],
  ['2026-04-14', { isOptional: true, title: 'ADT-1, for 14 Apr 2026', dueOn: '2026-04-29' }],
])('an auditor appointed on %s', (on, { isOptional, title, dueOn }) => {
  const auditor = fact('auditor', { name: 'Rao and Iyer', appointedOn: isoDate(on), years: 5 }, since());
  const item = between([], [...company, auditor], '2026-04-01').obligations.find(({ form }) => form === 'ADT-1');
  expect(inEnglish(item)).toMatchObject({ isOptional, title, dueOn: { value: dueOn } });
});

test('no auditor and no cost audit report: one is asked for, the other not due', () => {
  expect(notDue(between([]))).toMatchObject({ 'ADT-1': 'not-known: auditor', 'CRA-4': 'not-due' });
  const recorded = [born('auditorAppointment', '2026-09-30'), born('costAuditReport', '2026-09-30')];
  expect(Object.keys(notDue(between(recorded)))).not.toEqual(expect.arrayContaining(['ADT-1']));
  expect(notDue(between(recorded))).not.toHaveProperty('CRA-4');
});

test('forms that fell due before the fees of today are no cheaper for it: what is known of them is told', () => {
  const resolution = born('resolution', '2019-04-01');
  const facts = [...company, fact('turnover', { amount: rupees(1) }, since('2015-16'))];
  const { obligations } = asks('2015-06-14', { facts, events: [resolution] }, ['2015-06-14', '2019-12-31']);
  const of = (form: string) => obligations.find((one) => one.form === form);
  expect(costOnDay(of('MGT-14')?.ladder ?? [], isoDate('2026-11-20'))).toBe(rupees(4_800));
  expect(inEnglish(of('AOC-4')?.unknownCost)).toBe('what the rules before 01 Jul 2018 ask, which are not kept here');
});

// 2.5% of the fee for each of six months or parts, then 3%: an increase of 5 January is due on 4 February.
test.each([
  ['2026-02-04', 0],
  ['2026-02-05', 2_500],
  ['2026-03-04', 2_500],
  ['2026-03-05', 5_000],
  ['2026-08-04', 15_000],
  ['2026-08-05', 18_000],
  ['2026-11-20', 27_000],
])('an SH-7 with a fee of one lakh, filed on %s, costs %i more; unknown while the fee is', (day, cost) => {
  const increase = born('capitalAlteration', '2026-01-05');
  const item = (facts: readonly Fact[]) =>
    asks('2015-06-14', { facts, events: [increase] }, ['2026-01-01', '2026-12-31']).obligations.find(
      ({ form }) => form === 'SH-7',
    );
  const unstated = item(company);
  expect(inEnglish(unstated?.unknownCost)).toContain('of the fee on the increase, not entered');
  const fee = fact('form-amount', { amount: rupees(100_000) }, since(unstated?.key));
  const stated = item([...company, fee]);
  const found = [costOnDay(stated?.ladder ?? [], isoDate(day)), stated?.costOn?.(isoDate(day)).value];
  expect(found).toEqual([rupees(cost), rupees(cost)]);
});

const costOf = (form: string, events: Parameters<typeof asks>[1]['events'] & object, day: string, facts = company) => {
  const item = asks('2015-06-14', { facts, events }, ['2026-01-01', '2027-12-31']).obligations.find(
    (one) => one.form === form,
  );
  return item && item.ladder.length > 0 ? costOnDay(item.ladder, isoDate(day)) : undefined;
};

test.each([
  ['2026-04-30', 0],
  ['2026-05-01', 800],
  ['2026-05-30', 800],
  ['2026-05-31', 1_600],
  ['2026-07-14', 2_400],
  ['2026-10-27', 4_000],
  ['2026-10-28', 4_800],
  ['2029-10-28', 4_800],
])('W16 with a capital of ten lakh: DIR-12 of 31 March filed on %s costs %i more', (day, cost) => {
  expect(costOf('DIR-12', [born('directorChange', '2026-03-31')], day)).toBe(rupees(cost));
});

test.each([
  ['2026-10-15', 0],
  ['2026-10-16', 400],
  ['2026-10-30', 400],
  ['2026-10-31', 800],
])('ADT-1 has a band of its own: filed on %s it costs %i more', (day, cost) => {
  expect(costOf('ADT-1', [born('auditorAppointment', '2026-09-30')], day)).toBe(rupees(cost));
});

test('without the capital the fee is said to be unknown; of a charge all but the share of what it secures', () => {
  for (const [form, key] of [
    ['DIR-12', 'directorChange'],
    ['CHG-1', 'charge'],
  ] as const) {
    const events = [born(key, '2026-03-31')];
    expect(costOf(form, events, '2026-07-14', [legalForm('public')])).toBeUndefined();
    const item = between(events, [legalForm('public')]).obligations.find((one) => one.form === form);
    expect(inEnglish(item)?.unknownCost).toBe('a fee by authorised capital, not stated');
  }
  expect(costOf('CHG-1', [born('charge', '2026-03-31')], '2026-07-14')).toBe(rupees(2_400));
});

test('W17: a second late PAS-3 within a year of the first pays the higher column', () => {
  const first = [born('allotment', '2025-12-01'), event('filing', '2026-02-01', {}, { subject: 'PAS-3|2025-12-01|' })];
  const second = born('allotment', '2026-07-02', 'ESOP');
  expect(costOf('PAS-3', [second], '2026-09-10')).toBe(rupees(1_600));
  const late = asks('2015-06-14', { facts: company, events: [...first, second] }, [
    '2026-07-01',
    '2026-08-31',
  ]).obligations;
  expect(late.find(({ subject }) => subject === 'ESOP')?.costOn?.(isoDate('2026-09-10')).value).toBe(rupees(2_400));
});

test('a director’s change of contact is filed with Rs 500, and no multiple of a fee is told', () => {
  const item = between([born('directorContactChange', '2026-10-05', '09123456')]).obligations.find(
    ({ form }) => form === 'DIR-3-KYC-Web',
  );
  expect(item).toMatchObject({ dueOn: { value: '2026-11-04' }, ladder: [] });
  expect(inEnglish(item)?.description).toContain('₹500');
});

const appointed = (day: string, years = 5) =>
  fact('auditor', { name: 'Rao and Iyer', appointedOn: isoDate(day), years }, { holdsFrom: day });
const TERM = ['2026-04-01', '2026-12-31'] as const;

test.each<[string, string, number, readonly CompanyEvent[], Record<string, string>]>([
  [
    'W30: at the sixth meeting',
    '2021-09-30',
    5,
    [event('agm', '2026-09-28', {}, { subject: '2025-26' })],
    { 'ADT-1 2026-09-28': '2026-10-13' },
  ],
  ['while no meeting was held, by its last day', '2021-09-30', 5, [], { 'ADT-1 2026-09-30': '2026-10-15' }],
  ['a year before the end', '2022-09-30', 5, [], {}],
  ['a year after the end: that of 2025 stays due', '2020-09-30', 5, [], {}],
  ['at the second meeting of a term of one year', '2025-09-30', 1, [], { 'ADT-1 2026-09-30': '2026-10-15' }],
  [
    'who was told already',
    '2021-09-30',
    5,
    [event('roc-event', '2026-09-28', { key: 'auditorAppointment' })],
    { 'ADT-1 2026-09-28': '2026-10-13' },
  ],
])('the term of an auditor asks for ADT-1: %s', (_which, day, years, events, expected) => {
  const answer = asks('2015-06-14', { facts: [legalForm('public'), appointed(day, years)], events }, TERM);
  expect(daysOf(answer, 'ADT-1')).toEqual(expected);
});

test('W30: who is appointed again is told of once, and late it costs twice the fee from day 16 on', () => {
  const agm = event('agm', '2026-09-28', {}, { subject: '2025-26' });
  const capital = fact(
    'capital',
    { paidUp: rupees(1_000_000), authorised: rupees(1_000_000) },
    { holdsFrom: '2015-06-14' },
  );
  const of = (facts: readonly Fact[]) =>
    asks('2015-06-14', { facts: [legalForm('public'), capital, ...facts], events: [agm] }, TERM).obligations.filter(
      ({ form }) => form === 'ADT-1',
    );
  const [due] = of([appointed('2021-09-30')]);
  expect(costOnDay(due?.ladder ?? [], isoDate('2026-11-03'))).toBe(rupees(800));
  expect(of([appointed('2026-09-28')]).map(({ key }) => key)).toEqual([due?.key]);
});

test('the first auditor holds to the first general meeting', () => {
  const answer = asks('2025-01-10', { facts: [legalForm('public'), appointed('2025-02-01')] }, [
    '2026-04-01',
    '2027-01-31',
  ]);
  expect(daysOf(answer, 'ADT-1')).toEqual({ 'ADT-1 2026-12-31': '2027-01-15' });
});

test.each<[string, readonly (readonly [day: string, years: number])[], readonly string[]]>([
  // Nobody is said to have followed the first until 2024: the meeting of 2022 had to appoint.
  [
    'nobody followed for two years',
    [
      ['2017-09-28', 5],
      ['2024-09-27', 5],
    ],
    ['2022-09-30', '2024-09-27'],
  ],
  [
    'one followed at the meeting',
    [
      ['2017-09-28', 5],
      ['2022-09-30', 5],
    ],
    ['2022-09-30'],
  ],
  [
    'one followed at an adjourned meeting',
    [
      ['2017-09-28', 5],
      ['2022-10-14', 5],
    ],
    ['2022-10-14'],
  ],
  [
    'one resigned before the end',
    [
      ['2017-09-28', 5],
      ['2021-02-10', 2],
    ],
    ['2021-02-10', '2023-09-30'],
  ],
  [
    'two terms ended in turn',
    [
      ['2017-09-28', 1],
      ['2020-11-30', 1],
    ],
    ['2018-09-30', '2020-11-30', '2021-11-30'],
  ],
])('each former auditor’s term is told at its end: %s', (_which, terms, expected) => {
  const facts = [legalForm('public'), ...terms.map(([day, years]) => appointed(day, years))];
  const answer = asks('2015-06-14', { facts }, ['2018-04-01', '2024-12-31']);
  expect(Object.keys(daysOf(answer, 'ADT-1'))).toEqual(expected.map((day) => `ADT-1 ${day}`));
});

test('an auditor who follows another leaves the appointment before as it was', () => {
  const auditor = (appointedOn: string, years: number, holdsFrom = appointedOn) =>
    fact('auditor', { name: `Of ${appointedOn}`, appointedOn: isoDate(appointedOn), years }, { holdsFrom });
  const told = (...auditors: Fact[]) =>
    Object.keys(
      daysOf(asks('2019-04-10', { facts: [legalForm('private'), ...auditors] }, ['2019-04-01', '2026-11-20']), 'ADT-1'),
    );
  const both = told(auditor('2020-09-30', 5), auditor('2025-09-25', 5));
  expect(both).toEqual(expect.arrayContaining(['ADT-1 2020-09-30', 'ADT-1 2025-09-25']));
  // Corrected as of the same day there was but one.
  expect(told(auditor('2020-09-29', 5, '2020-09-30'), auditor('2020-09-30', 5))).not.toContain('ADT-1 2020-09-29');
});
