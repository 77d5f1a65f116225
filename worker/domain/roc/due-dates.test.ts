import { expect, test } from 'vitest';
import { addDays, isoDate } from '../shared/dates';
import { regularBoardFindings, smallBoardFindings } from './board-meetings';
import {
  accountsDueOn,
  agmLastDay,
  annualReturnDueOn,
  consolidatedAccountsDueOn,
  directorKycDueOn,
  eventFormDueOn,
  firstLlpYearEnds,
  firstYearEnd,
  opcAccountsDueOn,
  opcAnnualReturnDueOn,
  periodFormDueOn,
} from './due-dates';
import { EVENT_FORMS, type EventFormKey } from './law/forms';

const day = isoDate;

test('W20: a company of 10 Jan 2026, from INC-20A to its first AGM', () => {
  expect(eventFormDueOn('commencement', day('2026-01-10')).value).toBe('2026-07-09');
  expect(firstYearEnd(day('2026-01-10'))).toBe('2027-03-31');
  expect(agmLastDay({ yearEnd: day('2027-03-31'), isFirst: true }).value).toBe('2027-12-31');
});

test('W20: forms after the AGM of 25 Aug 2026, and those without one', () => {
  const agm = { heldOn: day('2026-08-25') };
  expect(accountsDueOn(agm).value).toBe('2026-09-24');
  expect(consolidatedAccountsDueOn(agm).value).toBe('2026-09-24');
  expect(annualReturnDueOn(agm).value).toBe('2026-10-24');
  expect(opcAccountsDueOn(day('2026-03-31')).value).toBe('2026-09-27');
  expect(periodFormDueOn('shareReconciliation', day('2026-09-30')).value).toBe('2026-11-29');
});

const kycAfter = (on: string, rest: { isAllotment?: true; metDueOn?: string } = {}, knownOn?: string) => {
  const { isAllotment, metDueOn } = rest;
  const last = { on: day(on), ...(isAllotment && { isAllotment }), ...(metDueOn && { metDueOn: day(metDueOn) }) };
  return directorKycDueOn(last, knownOn ? day(knownOn) : undefined).value;
};

test('W21: director KYC last done on 20 Sep 2025, and a new mobile number', () => {
  expect(kycAfter('2025-09-20')).toBe('2028-06-30');
  expect(eventFormDueOn('directorContactChange', day('2026-10-05')).value).toBe('2026-11-04');
});

test.each([
  ['2024-09-12', '2025-09-30'],
  ['2022-09-05', '2023-09-30'],
  ['2025-03-31', '2025-09-30'],
  ['2025-04-01', '2028-06-30'],
  ['2026-03-31', '2028-06-30'],
  ['2026-04-01', '2029-06-30'],
  ['2026-12-02', '2029-06-30'],
  ['2018-12-01', '2019-10-14'],
])('W26: after a KYC of %s the next is due on %s: what fell due yearly stays due', (last, dueOn) => {
  expect(kycAfter(last)).toBe(dueOn);
});

test.each([
  ['2024-05-10', '2025-09-30'],
  ['2025-03-31', '2025-09-30'],
  ['2025-04-15', '2029-06-30'],
  ['2026-05-01', '2030-06-30'],
  ['2015-06-14', '2018-10-05'],
])('W26: a DIN allotted on %s has its first KYC on %s', (allotted, dueOn) => {
  expect(kycAfter(allotted, { isAllotment: true })).toBe(dueOn);
});

test.each([
  ['2028-05-20', '2031-06-30'],
  ['2029-02-01', '2031-06-30'],
  ['2029-05-01', '2031-06-30'],
  ['2032-05-01', '2035-06-30'],
])('W26: for 30 Jun 2028 and done on %s, the three years go on to %s', (doneOn, dueOn) => {
  expect(kycAfter(doneOn, { metDueOn: '2028-06-30' })).toBe(dueOn);
});

test('before the amendment was known, a KYC in time still led to the next 30 September', () => {
  expect(kycAfter('2025-09-20', {}, '2025-12-30')).toBe('2026-09-30');
  expect(kycAfter('2025-09-20', {}, '2025-12-31')).toBe('2028-06-30');
});

test.each([
  ['2025-12-31', '2026-03-31'],
  ['2026-01-01', '2027-03-31'],
  ['2026-03-31', '2027-03-31'],
  ['2026-04-01', '2027-03-31'],
  ['2028-02-29', '2029-03-31'],
])('the first year of a company formed on %s ends on %s', (incorporated, end) => {
  expect(firstYearEnd(day(incorporated))).toBe(end);
});

test.each([
  ['2026-09-30', ['2027-03-31']],
  ['2026-10-01', ['2027-03-31', '2028-03-31']],
  ['2027-03-31', ['2027-03-31', '2028-03-31']],
])('an LLP formed on %s may close its first year on %j', (incorporated, ends) => {
  expect(firstLlpYearEnds(day(incorporated))).toEqual(ends);
});

test.each([
  [undefined, '2026-09-30'],
  ['2025-06-29', '2026-09-29'],
  ['2025-06-30', '2026-09-30'],
  ['2025-11-30', '2026-09-30'],
])('after an AGM on %s the next is held by %s', (previous, lastDay) => {
  const facts = { yearEnd: day('2026-03-31'), isFirst: false, ...(previous && { previousAgmOn: day(previous) }) };
  expect(agmLastDay(facts).value).toBe(lastDay);
});

test('the Registrar extends by three months at most, and never the first meeting', () => {
  const facts = { yearEnd: day('2026-03-31'), isFirst: false };
  expect(agmLastDay({ ...facts, extensionMonths: 3 }).value).toBe('2026-12-30');
  expect(() => agmLastDay({ ...facts, extensionMonths: 4 })).toThrow(RangeError);
  expect(() => agmLastDay({ ...facts, isFirst: true, extensionMonths: 1 })).toThrow(RangeError);
});

test('a meeting after the year it would precede is refused', () => {
  const facts = { yearEnd: day('2026-03-31'), isFirst: false, previousAgmOn: day('2026-04-01') };
  expect(() => agmLastDay(facts)).toThrow(RangeError);
});

test('A1: an OPC is reminded of MGT-7A for 26 November and late after 29 November', () => {
  expect(opcAnnualReturnDueOn(day('2026-03-31')).value).toEqual({ remindOn: '2026-11-26', dueOn: '2026-11-29' });
});

test('without an AGM the forms count from its last day', () => {
  expect(accountsDueOn({ lastDay: day('2026-09-30') }).value).toBe('2026-10-30');
  expect(annualReturnDueOn({ lastDay: day('2026-09-30') }).value).toBe('2026-11-29');
});

test.each([
  ['deposits', '2026-03-31', '2026-06-30'],
  ['supplierDues', '2026-03-31', '2026-04-30'],
  ['supplierDues', '2026-09-30', '2026-10-31'],
  ['shareReconciliation', '2026-03-31', '2026-05-30'],
  ['dormantReturn', '2026-03-31', '2026-04-30'],
  ['llpAnnualReturn', '2026-03-31', '2026-05-30'],
  ['llpAccounts', '2026-03-31', '2026-10-30'],
] as const)('%s for the period to %s is due on %s', (key, periodEnd, dueOn) => {
  expect(periodFormDueOn(key, day(periodEnd)).value).toBe(dueOn);
});

const EVENT_KEYS = Object.keys(EVENT_FORMS).filter((key): key is EventFormKey => key in EVENT_FORMS);

test.each(EVENT_KEYS)('%s is due its days after the event, across a leap day too', (key) => {
  const { value, steps } = eventFormDueOn(key, day('2028-02-29'));
  const days = steps.find(({ id }) => id === 'days')?.quantity;
  expect(value).toBe(addDays(day('2028-02-29'), Number(days?.value)));
});

test.each([
  ['privatePlacement', '2026-11-16'],
  ['allotment', '2026-12-01'],
  ['auditorAppointment', '2026-11-16'],
  ['managerialAppointment', '2026-12-31'],
  ['booksElsewhere', '2026-11-08'],
  ['charge', '2026-12-01'],
] as const)('%s of 1 Nov 2026 is due on %s', (key, dueOn) => {
  expect(eventFormDueOn(key, day('2026-11-01')).value).toBe(dueOn);
});

test.each([
  ['2018-07-10', '2018-07-25'],
  ['2018-07-26', '2018-08-10'],
  ['2018-07-27', '2018-08-26'],
])('W27: a registered office that moved on %s is told by %s', (moved, dueOn) => {
  expect(eventFormDueOn('registeredOfficeChange', day(moved)).value).toBe(dueOn);
});

test('W45: after an AGM of 20 Dec 2020 the accounts are due on 19 Jan and the return on 18 Feb 2021', () => {
  const agm = { heldOn: day('2020-12-20') };
  expect([accountsDueOn(agm).value, annualReturnDueOn(agm).value]).toEqual(['2021-01-19', '2021-02-18']);
});

test.each([
  ['2020-03-31', false, undefined, '2020-12-31'],
  ['2020-03-31', false, '2020-09-07', '2020-09-30'],
  ['2020-03-31', true, undefined, '2020-12-31'],
  ['2021-03-31', false, undefined, '2021-11-30'],
  ['2021-03-31', false, '2021-09-22', '2021-09-30'],
  ['2022-03-31', false, undefined, '2022-09-30'],
])(
  'W45: the meeting of the year to %s, the first: %s, as known on %s, is held by %s',
  (end, isFirst, knownOn, lastDay) => {
    const facts = { yearEnd: day(end), isFirst };
    expect(agmLastDay(facts, knownOn ? day(knownOn) : undefined).value).toBe(lastDay);
  },
);

test('INC-20A is not asked of a company formed before section 10A', () => {
  expect(() => eventFormDueOn('commencement', day('2018-11-01'))).toThrow(RangeError);
});

test('board meetings 120 days apart are in order and 121 days apart are not', () => {
  const meetings = ['2026-01-01', '2026-05-01', '2026-08-30', '2026-12-01'].map(day);
  const [gap] = regularBoardFindings(meetings, '2026');
  expect(gap).toEqual({ kind: 'gap', after: '2026-05-01', before: '2026-08-30', days: 121, limit: 120 });
  expect(regularBoardFindings(['2026-01-01', '2026-05-01', '2026-08-29', '2026-12-01'].map(day), '2026')).toEqual([]);
});

test('three board meetings in a calendar year are too few', () => {
  const meetings = ['2026-03-01', '2026-06-01', '2026-09-01'].map(day);
  expect(regularBoardFindings(meetings, '2026')).toEqual([{ kind: 'too_few', year: '2026', held: 3, needed: 4 }]);
});

test('a small company meets once in each half, 90 days apart', () => {
  expect(smallBoardFindings(['2026-06-30', '2026-09-28'].map(day), '2026')).toEqual([]);
  expect(smallBoardFindings(['2026-06-30', '2026-09-27'].map(day), '2026')).toMatchObject([{ kind: 'gap', days: 89 }]);
  expect(smallBoardFindings(['2026-01-30', '2026-06-30'].map(day), '2026')).toMatchObject([{ half: 2 }]);
});
