import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import type { FactValues } from '../../../company/facts';
import { addDays, addMonths, isoDate } from '../../../shared/dates';
import { event, fact, rupees } from '../../kestrel.fixture';
import { costOnDay } from '../../ladder';
import { asks, CRORE, capital, daysOf, legalForm, notDue, turnover } from './company.fixture';

const small = [legalForm('private'), capital(2_500_000), turnover('2024-25', CRORE), turnover('2025-26', CRORE)];
const agm = (year: string, on: string, extensionMonths?: number) =>
  event('agm', on, extensionMonths === undefined ? {} : { extensionMonths }, { subject: year });
const ANNUAL = ['agm', 'AOC-4', 'MGT-7', 'MGT-7A', 'AOC-4 XBRL'];

test.each([
  ['2025-12-31', { 'agm 2025-26': '2026-12-31', 'AOC-4 2025-26': '2027-01-30', 'MGT-7A 2025-26': '2027-03-01' }],
  ['2026-01-01', {}],
  ['2024-02-29', { 'agm 2025-26': '2026-09-30', 'AOC-4 2025-26': '2026-10-30', 'MGT-7A 2025-26': '2026-11-29' }],
  ['2009-06-01', { 'agm 2025-26': '2026-09-30', 'AOC-4 2025-26': '2026-10-30', 'MGT-7A 2025-26': '2026-11-29' }],
])('a company formed on %s has as forms of 2025-26', (incorporatedOn, expected) => {
  const answer = asks(incorporatedOn, { facts: small }, ['2026-04-01', '2027-03-31']);
  expect(daysOf(answer, ...ANNUAL)).toEqual(expected);
});

test('formed on 1 January 2026, the first year ends in March 2027 and its AGM may wait nine months', () => {
  const answer = asks('2026-01-01', { facts: small }, ['2027-04-01', '2028-03-31']);
  expect(daysOf(answer, ...ANNUAL)).toEqual({
    'agm 2026-27': '2027-12-31',
    'AOC-4 2026-27': '2028-01-30',
    'MGT-7A 2026-27': '2028-02-29',
  });
});

describe('the meeting', () => {
  test.each([
    ['2026-08-25', '2026-09-24', '2026-10-24'],
    ['2026-09-30', '2026-10-30', '2026-11-29'],
    ['2026-10-31', '2026-11-30', '2026-12-30'],
  ])('held on %s it makes the accounts due on %s and the return on %s', (on, accounts, annualReturn) => {
    const answer = asks('2022-06-14', { facts: small, events: [agm('2025-26', on)] }, ['2026-04-01', '2027-03-31']);
    expect(daysOf(answer, ...ANNUAL)).toEqual({
      'agm 2025-26': '2026-09-30',
      'AOC-4 2025-26': accounts,
      'MGT-7A 2025-26': annualReturn,
    });
    expect(answer.obligations.find(({ form }) => form === 'agm')).toMatchObject({ status: 'completed', doneOn: on });
  });

  test('of tomorrow is not held yet', () => {
    const events = [agm('2025-26', '2026-09-21')];
    const given = { facts: small, events };
    const on = (today: string) =>
      daysOf(asks('2022-06-14', given, ['2026-04-01', '2027-03-31'], { today: isoDate(today) }), 'AOC-4');
    expect(on('2026-09-20')).toEqual({ 'AOC-4 2025-26': '2026-10-30' });
    expect(on('2026-09-21')).toEqual({ 'AOC-4 2025-26': '2026-10-21' });
  });

  test.each([
    [undefined, '2025-26', '2026-09-30'],
    [3, '2025-26', '2026-12-30'],
    // More than the section allows moves nothing.
    [4, '2025-26', '2026-09-30'],
  ])('extended by %s months', (months, year, lastDay) => {
    const events = [agm('2024-25', '2025-09-30'), agm(year, '2026-11-10', months)];
    const answer = asks('2022-06-14', { facts: small, events }, ['2026-04-01', '2027-03-31']);
    expect(daysOf(answer, 'agm')).toEqual({ 'agm 2025-26': lastDay });
  });

  test.each([
    ['2025-06-29', '2026-09-29'],
    ['2025-06-30', '2026-09-30'],
    // Held after the year it would precede: it binds nothing.
    ['2026-04-10', '2026-09-30'],
  ])('the one before held on %s makes it due by %s', (previous, lastDay) => {
    const answer = asks('2022-06-14', { facts: small, events: [agm('2024-25', previous)] }, [
      '2026-09-01',
      '2026-10-15',
    ]);
    expect(daysOf(answer, 'agm')).toEqual({ 'agm 2025-26': lastDay });
  });

  test('of a year long past, held late, makes its forms due now', () => {
    const given = { facts: [...small, turnover('2022-23', CRORE)], events: [agm('2022-23', '2026-11-02')] };
    expect(daysOf(asks('2020-06-14', given, ['2026-11-20', '2027-01-31']), 'AOC-4', 'MGT-7A')).toEqual({
      'MGT-7A 2025-26': '2026-11-29',
      'AOC-4 2022-23': '2026-12-02',
      'MGT-7A 2022-23': '2027-01-01',
    });
  });
});

test('a one-person company holds no meeting, and is reminded of the other reading of its return', () => {
  const answer = asks('2022-06-14', { facts: [legalForm('opc')] }, ['2026-04-01', '2027-03-31']);
  expect(daysOf(answer, ...ANNUAL)).toEqual({ 'AOC-4 2025-26': '2026-09-27', 'MGT-7A 2025-26': '2026-11-29' });
  expect(notDue(answer)['agm 2025-26']).toBe('not-due');
  expect(inEnglish(answer.obligations.find(({ form }) => form === 'MGT-7A')?.description)).toContain('26 Nov 2026');
});

describe('the form of the return', () => {
  const returnOf = (...facts: Parameters<typeof asks>[1]['facts'] & object) =>
    asks('2019-06-14', { facts }, ['2026-11-01', '2026-12-31']);

  test.each([
    [10 * CRORE, 100 * CRORE, 'MGT-7A'],
    [10 * CRORE + 1, 100 * CRORE, 'MGT-7'],
    [10 * CRORE, 100 * CRORE + 1, 'MGT-7'],
  ])('paid-up %i and turnover %i: %s', (paidUp, amount, form) => {
    const answer = returnOf(legalForm('private'), capital(paidUp), turnover('2024-25', amount));
    expect(daysOf(answer, 'MGT-7', 'MGT-7A')).toEqual({ [`${form} 2025-26`]: '2026-11-29' });
  });

  test('is told by the limits of the last day of the year: of March 2025 the old ones, of March 2026 the new', () => {
    const facts = [legalForm('private'), capital(5 * CRORE), turnover('2023-24', CRORE), turnover('2024-25', CRORE)];
    const answer = asks('2019-06-14', { facts }, ['2025-11-01', '2026-12-31']);
    expect(daysOf(answer, 'MGT-7', 'MGT-7A')).toEqual({
      'MGT-7 2024-25': '2025-11-29',
      'MGT-7A 2025-26': '2026-11-29',
    });
  });

  test.each([
    ['public', false],
    ['private', true],
  ] as const)('%s, never small: %s, files MGT-7 whatever its figures', (form, isNeverSmall) => {
    expect(daysOf(returnOf(legalForm(form, isNeverSmall)), 'MGT-7', 'MGT-7A')).toEqual({
      'MGT-7 2025-26': '2026-11-29',
    });
  });

  test.each([
    ['legal-form', [], 'MGT-7'],
    ['capital', [legalForm('private'), turnover('2024-25', CRORE)], 'MGT-7 2025-26'],
    ['turnover', [legalForm('private'), capital(CRORE)], 'MGT-7 2025-26'],
  ])('without %s it is not known, and that is asked', (asked, facts, key) => {
    expect(notDue(asks('2019-06-14', { facts }, ['2026-10-01', '2026-12-31']))[key]).toBe(`not-known: ${asked}`);
  });

  test('without a turnover the accounts are due all the same', () => {
    const answer = asks('2019-06-14', { facts: [legalForm('private'), capital(CRORE)] }, ['2026-10-01', '2026-12-31']);
    expect(daysOf(answer, 'AOC-4')).toEqual({ 'AOC-4 2025-26': '2026-10-30' });
  });

  test('before the books were kept here, the first turnover stands for the years before', () => {
    const facts = [legalForm('private'), capital(CRORE), turnover('2025-26', CRORE)];
    const asked = (trackedSince: string) =>
      asks('2019-06-14', { facts, trackedSince: isoDate(trackedSince) }, ['2025-11-01', '2025-12-31']);
    expect(daysOf(asked('2026-11-20'), 'MGT-7A')).toEqual({ 'MGT-7A 2024-25': '2025-11-29' });
    expect(notDue(asked('2025-03-31'))['MGT-7 2024-25']).toBe('not-known: turnover');
  });
});

test.each([
  [5 * CRORE - 1, 'AOC-4'],
  [5 * CRORE, 'AOC-4 XBRL'],
])('with %i paid up the accounts go on %s', (paidUp, form) => {
  const facts = [legalForm('private'), capital(paidUp), turnover('2024-25', CRORE)];
  const answer = asks('2019-06-14', { facts }, ['2026-10-01', '2026-10-31']);
  expect(daysOf(answer, 'AOC-4', 'AOC-4 XBRL')).toEqual({ [`${form} 2025-26`]: '2026-10-30' });
  expect(notDue(answer)['AOC-4 XBRL']).toBe(form === 'AOC-4' ? 'not-due' : undefined);
});

test.each<[FactValues['legal-form']['legalForm'], number, Record<string, string>]>([
  // A return is certified by the figures of its own year: of 2024-25 it is not asked, of 2025-26 it is.
  ['private', 50 * CRORE, { 'MGT-8 2024-25': 'MGT-8 is not due', 'MGT-8 2025-26': 'MGT-8 is attached to MGT-7A' }],
  ['private', 50 * CRORE - 1, { 'MGT-8': 'MGT-8 is not due' }],
  ['opc', 50 * CRORE, { 'MGT-8': 'MGT-8 is not due' }],
])('the certificate of the annual return of a company, %s, that sold for %i', (form, sold, expected) => {
  const facts = [legalForm(form), capital(100_000), turnover('2024-25', 49 * CRORE), turnover('2025-26', sold)];
  const { notDue: lines } = asks('2019-06-14', { facts }, ['2025-10-01', '2026-12-31']);
  const told = lines
    .filter((line) => line.form === 'MGT-8')
    .map(({ period, because }) => [`MGT-8 ${period}`.trim(), inEnglish(because.steps.at(-1)?.label)]);
  expect(Object.fromEntries(told)).toEqual(expected);
});

test.each([
  [10 * CRORE, 'MGT-8 is attached to MGT-7A'],
  [10 * CRORE + 1, 'MGT-8 is attached to MGT-7'],
])('the certificate goes with the return of the class: with %i paid up %s', (paidUp, label) => {
  const facts = [legalForm('private'), capital(paidUp), turnover('2024-25', CRORE), turnover('2025-26', CRORE)];
  const { notDue: lines } = asks('2019-06-14', { facts }, ['2026-10-01', '2026-12-31']);
  const told = lines.filter(({ form, period }) => form === 'MGT-8' && ['', '2025-26'].includes(period));
  expect(told.map(({ because }) => inEnglish(because.steps.at(-1)?.label))).toEqual([label]);
});

test('twelve companies with their AGM on 30 September 2026 have one day for each form', () => {
  const days = Array.from({ length: 12 }, (_, index) => {
    const given = { facts: small, events: [agm('2025-26', '2026-09-30')] };
    const formed = addMonths(isoDate('2012-01-15'), 13 * index);
    return daysOf(asks(formed, given, ['2026-10-01', '2026-11-30']), 'AOC-4', 'MGT-7A');
  });
  expect(new Set(days.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ 'AOC-4 2025-26': '2026-10-30', 'MGT-7A 2025-26': '2026-11-29' })]),
  );
});

describe('the cost of waiting', () => {
  const accounts = (facts = small) =>
    asks('2022-06-14', { facts, events: [agm('2025-26', '2026-09-30')] }, [
      '2026-10-01',
      '2026-10-31',
    ]).obligations.find(({ form }) => form === 'AOC-4');

  test.each([
    [0, 0],
    [1, 100],
    [21, 2_100],
    [64, 6_400],
  ])('%i days late: %i', (days, cost) => {
    const item = accounts();
    const day = addDays(isoDate('2026-10-30'), days);
    expect(costOnDay(item?.ladder ?? [], day)).toBe(rupees(cost));
    expect(item?.costOn?.(day).value).toBe(rupees(cost));
  });

  test('is the additional fee, beside the normal one; it needs no capital', () => {
    const day = isoDate('2026-11-20');
    const steps = accounts()?.costOn?.(day).steps ?? [];
    expect(inEnglish(steps.map(({ label }) => label))).toContain('Normal fee, owed in any case and no cost of waiting');
    expect(steps.at(-1)).toMatchObject({ id: 'additional', quantity: { value: rupees(2_100) } });
    const without = accounts([legalForm('private')])?.costOn?.(day);
    expect(without?.value).toBe(rupees(2_100));
    expect(without?.steps.map(({ id }) => id)).not.toContain('normal');
  });
});

test('a company that is small only by the limits of 1 December 2025 files MGT-7 for the year before them', () => {
  const grown = [
    legalForm('private'),
    capital(6 * CRORE),
    turnover('2023-24', 80 * CRORE),
    turnover('2024-25', 80 * CRORE),
  ];
  const days = daysOf(asks('2019-06-14', { facts: grown }, ['2025-04-01', '2027-03-31']), 'MGT-7', 'MGT-7A');
  expect(Object.keys(days)).toEqual(['MGT-7 2024-25', 'MGT-7A 2025-26']);
});

// An order known before the meeting moves its last day, and with it the forms that follow; who held it since goes by the meeting.
test.each([
  ['no order', [], '2026-09-30', '2026-10-30', '2026-11-29'],
  [
    'three months',
    [event('agm-extension', '2026-09-15', { extensionMonths: 3 }, { subject: '2025-26' })],
    '2026-12-30',
    '2027-01-29',
    '2027-02-28',
  ],
  [
    'three months, held within them',
    [
      event('agm-extension', '2026-09-15', { extensionMonths: 3 }, { subject: '2025-26' }),
      event('agm', '2026-11-15', {}, { subject: '2025-26' }),
    ],
    '2026-12-30',
    '2026-12-15',
    '2027-01-14',
  ],
])('more time for the meeting, by the Registrar: %s', (_which, events, agm, accounts, annual) => {
  const answer = asks('2015-06-14', { facts: [legalForm('public')], events }, ['2026-04-01', '2027-03-31']);
  const days = daysOf(answer, 'agm', 'AOC-4', 'MGT-7');
  expect(days).toEqual({ 'agm 2025-26': agm, 'AOC-4 2025-26': accounts, 'MGT-7 2025-26': annual });
});

test.each([
  ['2021-22', { 'CSR-2 2021-22': '2023-03-31' }],
  ['2022-23', { 'CSR-2 2022-23': '2024-03-31' }],
  // Due on 31 Dec 2024, and moved twice.
  ['2023-24', { 'CSR-2 2023-24': '2025-06-30' }],
  ['2024-25', {}],
])('the report on social responsibility for %s has its own day while one is notified', (year, expected) => {
  const before = `${Number(year.slice(0, 4)) - 1}-${year.slice(2, 4)}`;
  const of = (amount: number) =>
    asks('2015-06-14', { facts: [legalForm('public'), capital(10_000_000), turnover(before, amount)] }, [
      '2022-04-01',
      '2026-03-31',
    ]);
  const inYear = (days: Record<string, string>) =>
    Object.fromEntries(Object.entries(days).filter(([key]) => key === `CSR-2 ${year}`));
  expect(inYear(daysOf(of(1_000 * CRORE), 'CSR-2'))).toEqual(expected);
  expect(inYear(daysOf(of(999 * CRORE), 'CSR-2'))).toEqual({});
  expect(notDue(of(1_000 * CRORE))[`CSR-2 ${year}`]).toBe(year === '2024-25' ? 'not-due' : undefined);
});

// 12 crore paid up is never small; 6 crore is since 1 December 2025, and rule 3 of the XBRL Rules spares nobody for its size.
test.each([
  ['private', 12, '2025-26', 'high', false],
  ['private', 6, '2025-26', 'medium', true],
  ['private', 6, '2024-25', 'high', false],
  ['opc', 6, '2025-26', 'medium', true],
] as const)(
  'accounts of a %s company with %i crore paid up for %s are in XBRL with %s confidence',
  (form, paidUp, year, confidence, isSaid) => {
    const facts = [legalForm(form), capital(paidUp * CRORE), turnover('2023-24', CRORE), turnover('2024-25', CRORE)];
    const from = `20${year.slice(5)}`;
    const { obligations } = asks('2019-06-14', { facts }, [`${from}-09-01`, `${from}-12-31`]);
    const accounts = obligations.find((one) => one.form === 'AOC-4 XBRL' && one.period === year);
    const last = accounts?.applies.steps.at(-1);
    expect(last?.rule?.confidence).toBe(confidence);
    expect(inEnglish(last?.formula)?.includes('spares no small or one-person company')).toBe(isSaid);
  },
);

// Net worth and net profit are no facts of their own: whether they reach section 135 is answered.
test.each([
  [undefined, '2023-24', {}, 'not-known: social-responsibility'],
  [false, '2023-24', {}, 'not-due'],
  [true, '2022-23', { 'CSR-2 2022-23': '2024-03-31' }, undefined],
  [true, '2023-24', { 'CSR-2 2023-24': '2025-06-30' }, undefined],
  [true, '2024-25', {}, 'not-due'],
])('answered %s, CSR-2 of %s is told', (answer, year, due, told) => {
  const said = fact('duty', { answer: answer === true }, { subject: 'social-responsibility', holdsFrom: '2014-04-01' });
  const facts = [legalForm('private'), capital(CRORE), ...(answer === undefined ? [] : [said])];
  const answered = asks('2015-06-14', { facts }, ['2022-04-01', '2026-03-31']);
  const ofYear = Object.entries(daysOf(answered, 'CSR-2')).filter(([key]) => key.endsWith(year));
  expect(Object.fromEntries(ofYear)).toEqual(due);
  const all = notDue(answered);
  if (told) expect(all[`CSR-2 ${year}`] ?? all['CSR-2']).toBe(told);
});

test.each<[string, Record<string, number>, string]>([
  ['of its own year, once it is stated', { '2024-25': 99 * CRORE, '2025-26': 100 * CRORE }, 'AOC-4 XBRL 2025-26'],
  ['and not of the year before', { '2024-25': 100 * CRORE, '2025-26': 100 * CRORE - 1 }, 'AOC-4 2025-26'],
  ['until then of the year before', { '2024-25': 100 * CRORE }, 'AOC-4 XBRL 2025-26'],
])('the form of the accounts goes by the turnover %s', (_name, sold, form) => {
  const turnovers = Object.entries(sold).map(([year, amount]) => turnover(year, amount));
  const answer = asks('2019-06-14', { facts: [legalForm('private'), capital(100_000), ...turnovers] }, [
    '2026-10-01',
    '2026-10-31',
  ]);
  expect(Object.keys(daysOf(answer, 'AOC-4', 'AOC-4 XBRL'))).toEqual([form]);
});

test('what is not due of any year is told once, with the figures of the latest', () => {
  const facts = [...small, turnover('2023-24', CRORE)];
  const answer = asks('2019-06-14', { facts }, ['2025-10-01', '2027-12-31']);
  const told = answer.notDue.filter(({ form }) => form === 'MGT-8');
  expect(told.map(({ period }) => period)).toEqual(['']);
  const labels = told.flatMap(({ because }) => because.steps.map(({ label }) => inEnglish(label)));
  expect(labels).toContain('Turnover of 2025-26');
  expect(labels).not.toContain('Turnover of 2023-24');
});
