import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { CompanyEvent } from '../../company/events';
import type { Fact } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { STATEMENT_FORMS } from '../../tds/law/due-days';
import { obligationsOf } from '../engine';
import { amountsAskedOf } from '../form-amounts';
import { asked, event, fact, KESTREL, rupees, TAN } from '../kestrel.fixture';
import { capOf, costOnDay } from '../ladder';
import type { Asked } from '../model';
import { tds } from './tds/tds';

const NONE = { paysSalary: false, paysResidents: false, paysNonResidents: false, collects: false };
const deductor = (flags: Partial<typeof NONE>, holdsFrom = '2022-06-14') =>
  fact('tan', { ...NONE, ...flags }, { subject: TAN, holdsFrom });
const withheld = (on: string, amount: number, statement: 'residents' | 'salary' | 'collection' = 'residents') =>
  event('deduction', on, { statement, amount: rupees(amount) }, { subject: TAN });
const deposited = (on: string, month: string, amount: number, statement: 'residents' | 'collection' = 'residents') =>
  event('deposit', on, { statement, month, amount: rupees(amount), challan: `C-${on}` }, { subject: TAN });

function answer(facts: readonly Fact[], events: readonly CompanyEvent[] = [], about: Partial<Asked> = {}) {
  return obligationsOf({ ...KESTREL, facts, events }, asked('2026-11-20', about), [tds]).obligations;
}
const between = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const listed = (facts: readonly Fact[], from: string, to: string) =>
  answer(facts, [], between(from, to)).map(({ dueOn, form, period }) => `${dueOn.value} ${form} ${period}`);
const october = (events: readonly CompanyEvent[], about: Partial<Asked> = {}) =>
  answer([deductor({ paysResidents: true })], events, about).find(({ key }) => key === `tds-deposit|2026-10|${TAN}`);

test('who pays residents deposits each month, in March by 30 April, and states and certifies each quarter', () => {
  expect(listed([deductor({ paysResidents: true })], '2026-04-01', '2026-08-15')).toEqual([
    '2026-04-30 tds-deposit 2026-03',
    '2026-05-07 tds-deposit 2026-04',
    '2026-05-31 26Q 2025-26 Q4',
    '2026-06-07 tds-deposit 2026-05',
    '2026-06-15 Form 16A 2025-26 Q4',
    '2026-07-07 tds-deposit 2026-06',
    '2026-07-31 140 2026-27 Q1',
    '2026-08-07 tds-deposit 2026-07',
    '2026-08-15 Form 131 2026-27 Q1',
  ]);
});

test.each([
  [{ paysSalary: true }, ['24Q', '138'], ['Form 16', 'Form 130']],
  [{ paysNonResidents: true }, ['27Q', '144'], ['Form 16A', 'Form 131']],
  [{ collects: true }, ['27EQ', '143'], ['Form 27D', 'Form 133']],
])('%j: statements %j and certificates %j, by the Act of the quarter', (flags, statements, forms) => {
  const all = answer([deductor(flags)], [], between('2026-05-01', '2027-07-30'));
  const named = [...new Set(all.map(({ form }) => form).filter((form) => !form.includes('deposit')))];
  expect(named.sort()).toEqual([...statements, ...forms].sort());
});

test('salary is certified once a year', () => {
  const all = answer([deductor({ paysSalary: true })], [], between('2026-05-01', '2027-07-30'));
  const years = all.filter(({ form }) => ['Form 16', 'Form 130'].includes(form)).map(({ period }) => period);
  expect(years).toEqual(['2025-26', '2026-27']);
});

test('W39: tax collected in March is deposited by 7 April under the old Act, by 30 April under the new', () => {
  expect(listed([deductor({ collects: true })], '2026-04-01', '2026-04-30')).toEqual([
    '2026-04-07 tcs-deposit 2026-03',
  ]);
  expect(listed([deductor({ collects: true })], '2027-04-01', '2027-04-30')).toEqual([
    '2027-04-30 tcs-deposit 2027-03',
  ]);
});

test('a month before the company became a deductor asks nothing, unless tax was withheld in it', () => {
  const later = deductor({ paysResidents: true }, '2026-11-01');
  const about = between('2026-11-01', '2026-12-31');
  expect(answer([later], [], about).map(({ key }) => key)).toEqual([`tds-deposit|2026-11|${TAN}`]);
  expect(answer([later], [withheld('2026-10-03', 10)], about).map(({ period }) => period)).toEqual([
    '2026-10',
    '2026-11',
  ]);
});

test('W: 12,500 withheld in October and not deposited is open, and costs 1.5% for each month touched', () => {
  const one = october([withheld('2026-10-15', 12_500)]);
  expect(inEnglish(one)).toMatchObject({
    status: 'pending',
    priority: 'critical',
    title: 'TDS deposit for October 2026: ₹12,500',
  });
  expect(inEnglish(one?.description)).toContain('₹12,500.00 is not deposited');
  const costs = ['2026-11-07', '2026-11-08', '2026-11-30', '2026-12-01', '2027-01-01'].map((day) => [
    one && costOnDay(one.ladder, isoDate(day)),
    one?.costOn?.(isoDate(day)).value,
  ]);
  expect(costs).toEqual([0, 37_500, 37_500, 56_300, 75_000].map((cost) => [cost, cost]));
});

test('a deposit in parts is done on the day of the part that completes it', () => {
  const taken = [withheld('2026-10-15', 12_500), withheld('2026-10-20', 500)];
  const first = deposited('2026-11-05', '2026-10', 12_000);
  const short = october([...taken, first]);
  expect([short?.status, inEnglish(short?.description)]).toEqual([
    'pending',
    expect.stringContaining('₹1,000.00 is not'),
  ]);
  const parts = [first, deposited('2026-11-07', '2026-10', 1_000), deposited('2026-11-09', '2026-10', 375)];
  expect(october([...taken, ...parts])).toMatchObject({
    status: 'completed',
    doneOn: '2026-11-07',
    acknowledgement: 'C-2026-11-07',
  });
});

test('what is open of several days bears the interest of each, with every step named once', () => {
  const taken = [
    withheld('2026-10-15', 12_500),
    withheld('2026-10-20', 500),
    deposited('2026-11-05', '2026-10', 12_000),
  ];
  const cost = october(taken)?.costOn?.(isoDate('2026-11-20'));
  expect(cost?.value).toBe(3_000);
  const ids = cost?.steps.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('2026-10-20.exact');
});

test('on a day of the past, what was deposited later was still open', () => {
  const events = [withheld('2026-10-15', 12_500), deposited('2026-11-18', '2026-10', 12_500)];
  expect(october(events, { today: isoDate('2026-11-17') })?.status).toBe('pending');
  expect(october(events, { today: isoDate('2026-11-18') })?.status).toBe('completed');
});

test('no deduction recorded: due, with no amount and no cost', () => {
  const one = october([]);
  expect([one?.ladder, one?.costOn, one?.status]).toEqual([[], undefined, 'unconfirmed']);
});

const statement = (events: readonly CompanyEvent[]) =>
  answer([deductor({ paysResidents: true })], events).find(({ key }) => key === `140|2026-27 Q3|${TAN}`);

test('a late statement costs 200 a day up to the tax in it, and without end where that is not recorded', () => {
  const known = statement([withheld('2026-10-15', 500)]);
  const days = ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03', '2027-05-01'].map(isoDate);
  expect(days.map((day) => known && costOnDay(known.ladder, day))).toEqual([0, 20_000, 40_000, 50_000, 50_000]);
  expect(known && capOf(known.ladder)).toBe(50_000);
  const open = statement([]);
  expect([open && capOf(open.ladder), open && costOnDay(open.ladder, isoDate('2027-05-01'))]).toEqual([
    undefined,
    1_800_000,
  ]);
  // While nobody enters the tax, the limit is said to be unknown; what is entered limits, also where only a part is recorded.
  expect(open?.unknownCost && inEnglish(open.unknownCost)).toBe('the tax in the statement, not entered');
  expect(known?.unknownCost).toBeUndefined();
  const of = (amount: number, events: readonly CompanyEvent[] = []) =>
    answer(
      [
        deductor({ paysResidents: true }),
        fact('form-amount', { amount: rupees(amount) }, { subject: open?.key ?? '' }),
      ],
      events,
    ).find(({ key }) => key === open?.key);
  // The ledger has deductions from before the quarter and none of it: no tax, so no fee, and no statement that must be filed.
  const none = statement([withheld('2026-08-10', 500)]);
  expect([none && capOf(none.ladder), none?.unknownCost, none?.isOptional]).toEqual([0, undefined, false]);
  const over = (events: readonly CompanyEvent[], today: string) =>
    answer([deductor({ paysResidents: true })], events, { today: isoDate(today) }).find(({ key }) => key === open?.key);
  expect(['2026-12-31', '2027-01-01'].map((day) => over([withheld('2026-09-30', 500)], day)?.isOptional)).toEqual([
    false,
    true,
  ]);
  // What is listed without tax is told in a statement; a ledger that begins later says nothing of the quarter.
  expect(over([withheld('2026-09-30', 500), withheld('2026-10-05', 0)], '2027-01-01')).toMatchObject({
    isOptional: false,
  });
  expect(over([withheld('2027-01-01', 500)], '2027-01-02')?.unknownCost).toBeDefined();
  const [entered, nil, more] = [of(300), of(0), of(900, [withheld('2026-10-15', 500)])];
  expect([entered, nil, more].map((one) => one && capOf(one.ladder))).toEqual([30_000, 0, 90_000]);
  expect(entered?.unknownCost).toBeUndefined();
});

test('every statement of the law asks the tax in it', () => {
  const forms = Object.values(STATEMENT_FORMS).flatMap((history) => history.map(({ value }) => value));
  expect(forms.map((form) => amountsAskedOf(form))).toEqual(forms.map(() => ['statement-tax']));
});

test('the first quarter of the new Act is marked: nobody has confirmed its date', () => {
  const all = answer([deductor({ paysResidents: true })]);
  const marked = all.filter(({ isUnverified }) => isUnverified).map(({ key }) => key);
  expect(marked).toEqual([`140|2026-27 Q1|${TAN}`]);
});

test.each([
  ['2022-10-26', '2022-10-31'],
  ['2022-10-27', '2022-11-30'],
])('as known on %s the statement of July to September 2022 was due on %s', (day, dueOn) => {
  const about = { today: isoDate(day), knownOn: isoDate(day), ...between('2022-10-01', '2022-11-30') };
  const one = answer([deductor({ paysResidents: true })], [], about).find(({ form }) => form === '26Q');
  expect([one?.dueOn.value, one?.originalDueOn]).toEqual([dueOn, '2022-10-31']);
});
