import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { GST_RETURN_DUTIES, type GstFiler } from '../../gst/law/returns';
import { returnDueDate } from '../../gst/returns';
import { periodIn } from '../../law/periods';
import { isoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { obligationsOf } from '../engine';
import { asked, event, fact, GSTIN, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import type { Asked, Dossier } from '../model';
import { gst } from './gst';

const CRORE = 10_000_000;
const registered = (filer: GstFiler, rest: { holdsFrom?: string; registeredOn?: string; cancelledOn?: string } = {}) =>
  fact(
    'gst-registration',
    {
      filer,
      registeredOn: isoDate(rest.registeredOn ?? '2022-07-01'),
      ...(rest.cancelledOn && { cancelledOn: isoDate(rest.cancelledOn) }),
    },
    { subject: GSTIN, holdsFrom: rest.holdsFrom ?? '2022-07-01' },
  );
const turnover = (year: string, amount: number) => fact('turnover', { amount: rupees(amount) }, { subject: year });

function answer(facts: Dossier['facts'], about: Partial<Asked> = {}, today = '2026-11-20') {
  return obligationsOf({ ...KESTREL, facts, events: [] }, asked(today, about), [gst]);
}
const between = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const listed = (facts: Dossier['facts'], from: string, to: string) =>
  answer(facts, between(from, to)).obligations.map(({ dueOn, form, period }) => `${dueOn.value} ${form} ${period}`);

test('a monthly filer: a statement on the 11th and a return on the 20th, nothing else', () => {
  expect(listed([registered('regular-monthly')], '2026-10-01', '2026-12-30')).toEqual([
    '2026-10-11 GSTR-1 2026-09',
    '2026-10-20 GSTR-3B 2026-09',
    '2026-11-11 GSTR-1 2026-10',
    '2026-11-20 GSTR-3B 2026-10',
    '2026-12-11 GSTR-1 2026-11',
    '2026-12-20 GSTR-3B 2026-11',
  ]);
});

test('a quarterly filer: quarter by quarter, with a payment and a choice in the two months before', () => {
  expect(listed([registered('regular-QRMP')], '2026-10-01', '2026-12-30')).toEqual([
    '2026-10-13 GSTR-1 2026-27 Q2',
    '2026-10-22 GSTR-3B 2026-27 Q2',
    '2026-11-13 IFF 2026-10',
    '2026-11-25 PMT-06 2026-10',
    '2026-12-13 IFF 2026-11',
    '2026-12-25 PMT-06 2026-11',
  ]);
  const [iff] = answer([registered('regular-QRMP')], between('2026-11-13', '2026-11-13')).obligations;
  expect(inEnglish(iff)).toMatchObject({ isOptional: true, priority: 'low', title: 'IFF for October 2026' });
});

test('under composition: a statement of the quarter, and the annual return on 30 June', () => {
  expect(listed([registered('composition')], '2026-04-01', '2026-10-30')).toEqual([
    '2026-04-18 CMP-08 2025-26 Q4',
    '2026-06-30 GSTR-4 2025-26',
    '2026-07-18 CMP-08 2026-27 Q1',
    '2026-10-18 CMP-08 2026-27 Q2',
  ]);
});

test('who files otherwise from October on, files the quarter before as it was', () => {
  const facts = [registered('regular-QRMP'), registered('regular-monthly', { holdsFrom: '2026-10-01' })];
  expect(listed(facts, '2026-10-12', '2026-11-24')).toEqual([
    '2026-10-13 GSTR-1 2026-27 Q2',
    '2026-10-22 GSTR-3B 2026-27 Q2',
    '2026-11-11 GSTR-1 2026-10',
    '2026-11-20 GSTR-3B 2026-10',
  ]);
});

test.each([
  [{ registeredOn: '2026-10-31' }, ['2026-11-20 GSTR-3B 2026-10', '2026-12-20 GSTR-3B 2026-11']],
  [{ registeredOn: '2026-11-01' }, ['2026-12-20 GSTR-3B 2026-11']],
  [{ cancelledOn: '2026-11-01' }, ['2026-11-20 GSTR-3B 2026-10', '2026-12-20 GSTR-3B 2026-11']],
  [{ cancelledOn: '2026-10-31' }, ['2026-11-20 GSTR-3B 2026-10']],
])('a registration of %j makes the returns %j', (registration, expected) => {
  const all = listed([registered('regular-monthly', registration)], '2026-11-15', '2026-12-30');
  expect(all.filter((line) => line.includes('3B'))).toEqual(expected);
});

test('a cancelled registration makes a final return three months later', () => {
  const all = listed([registered('regular-monthly', { cancelledOn: '2026-11-30' })], '2027-02-01', '2027-03-31');
  expect(all).toEqual(['2027-02-28 GSTR-10 2026-11-30']);
});

test.each([
  [2 * CRORE, undefined],
  [2 * CRORE + 1, '2026-12-31'],
])('with a turnover of %d the annual return is due on %s', (amount, dueOn) => {
  const { obligations, notDue } = answer([registered('regular-monthly'), turnover('2025-26', amount)]);
  expect(obligations.find(({ key }) => key === `GSTR-9|2025-26|${GSTIN}`)?.dueOn.value).toBe(dueOn);
  const why = notDue.find(({ form, period }) => form === 'GSTR-9' && period === '2025-26');
  expect(why?.verdict).toBe(dueOn ? undefined : 'not-due');
});

test('without a turnover the annual return cannot be told, and the turnover is asked once its year is over', () => {
  const { notDue } = answer([registered('regular-monthly')]);
  const of9 = notDue
    .filter(({ form }) => form === 'GSTR-9')
    .map(({ period, verdict, asks }) => [period, verdict, asks]);
  expect(of9).toEqual([
    ['2024-25', 'not-known', 'turnover'],
    ['2025-26', 'not-known', 'turnover'],
    ['2026-27', 'not-known', undefined],
  ]);
});

test.each([
  ['2025-01-09', '2025-01-11', 0],
  ['2025-01-10', '2025-01-13', 1],
])('as known on %s, GSTR-1 of December 2024 was due on %s', (knownOn, dueOn, moves) => {
  const about = { knownOn: isoDate(knownOn), ...between('2025-01-01', '2025-01-31') };
  const one = answer([registered('regular-monthly')], about, knownOn).obligations.find(({ form }) => form === 'GSTR-1');
  expect([one?.dueOn.value, one?.originalDueOn, one?.moves.length]).toEqual([dueOn, '2025-01-11', moves]);
});

test.each([
  ['2026-09-30', 0],
  ['2026-10-01', 1],
  ['2026-11-30', 1],
  ['2026-12-01', 0],
])('on %s a filer is warned %i times that the credit of the year before lapses', (today, count) => {
  expect(answer([registered('regular-monthly')], {}, today).warnings).toHaveLength(count);
  expect(answer([registered('composition')], {}, today).warnings).toEqual([]);
});

// W13: the return of September 2023, due on 20 October, may be filed to 20 October 2026.
test.each([
  ['2026-04-19', [], undefined],
  ['2026-04-20', [], 'can be filed to 20 Oct 2026'],
  ['2026-10-20', [], 'can be filed to 20 Oct 2026'],
  ['2026-10-21', [], 'could be filed to 20 Oct 2026 and is not taken any more'],
  ['2026-10-21', [event('filing', '2023-10-19', {}, { subject: `GSTR-3B|2023-09|${GSTIN}` })], undefined],
])('asked on %s, a return of September 2023 with %j', (today, events, words) => {
  const about = { today: isoDate(today), from: isoDate('2023-10-01'), to: isoDate('2023-10-31') };
  const dossier = { ...KESTREL, facts: [registered('regular-monthly')], events };
  const [one] = obligationsOf(dossier, about, [gst]).obligations.filter(({ form }) => form === 'GSTR-3B');
  expect(/(can|could) be filed/.test(inEnglish(one)?.description ?? '')).toBe(words !== undefined);
  if (words) expect(inEnglish(one)?.description).toContain(words);
});

test('what fell due before the bar was law could be filed until then', () => {
  const about = { today: isoDate('2026-11-20'), from: isoDate('2020-07-01'), to: isoDate('2020-07-31') };
  const facts = [registered('regular-monthly', { registeredOn: '2018-07-01', holdsFrom: '2018-07-01' })];
  const of = (form: string) =>
    obligationsOf({ ...KESTREL, facts, events: [] }, about, [gst]).obligations.find((one) => one.form === form);
  expect(inEnglish(of('GSTR-3B'))?.description).toContain('could be filed to 30 Sep 2023');
});

test('two registrations make two returns, told apart by their titles', () => {
  const other = '27AAZCN9001Q1ZG';
  const facts = [
    registered('regular-monthly'),
    fact('gst-registration', { filer: 'regular-monthly', registeredOn: isoDate('2024-01-01') }, { subject: other }),
  ];
  const titles = answer(facts, between('2026-11-20', '2026-11-20')).obligations.map(({ title }) => title);
  expect(inEnglish(titles)).toEqual([`GSTR-3B for October 2026, ${other}`, `GSTR-3B for October 2026, ${GSTIN}`]);
});

test('before the first day of the tables nothing is answered, and nothing fails', () => {
  const facts = [registered('regular-monthly', { registeredOn: '2017-07-01', holdsFrom: '2017-07-01' })];
  expect(listed(facts, '2017-07-01', '2020-03-19')).toEqual([]);
  expect(listed(facts, '2021-02-01', '2021-02-28')).toEqual([
    '2021-02-11 GSTR-1 2021-01',
    '2021-02-20 GSTR-3B 2021-01',
  ]);
});

test.each<[string | undefined, string, number]>([
  ['Pune', '2025-08-20', 25_000],
  ['Thane', '2025-08-27', 0],
  ['MUMBAI CITY ', '2025-08-27', 0],
  [undefined, '2025-08-20', 25_000],
])(
  'W43: GSTR-3B of July 2025 in Maharashtra, district %s, is due on %s and costs %i on 25 August',
  (district, due, cost) => {
    const gstin = '27AAZCN9001Q1ZG';
    const value = {
      filer: 'regular-monthly',
      registeredOn: isoDate('2022-07-01'),
      ...(district && { district }),
    } as const;
    const facts = [
      fact('gst-registration', value, { subject: gstin }),
      fact('turnover', { amount: rupees(10_000_000) }, { subject: '2024-25' }),
    ];
    const { obligations, notDue } = obligationsOf({ ...KESTREL, facts, events: [] }, asked('2025-11-20'), [gst]);
    const one = obligations.find(({ form, period }) => form === 'GSTR-3B' && period === '2025-07');
    expect([one?.dueOn.value, one && costOnDay(one.ladder, isoDate('2025-08-25'))]).toEqual([due, cost]);
    expect(inEnglish(one?.description)?.includes('27 Aug 2025')).toBe(district === undefined);
    expect(notDue.some(({ asks, subject }) => asks === 'gst-registration' && subject === gstin)).toBe(
      district === undefined,
    );
  },
);

test.each([
  ['33', '2022-12', 'Chennai', '2023-11', 'GSTR-3B', '2023-12-27'],
  ['33', '2023-12', 'Tenkasi', '2023-11', 'GSTR-3B', '2024-01-10'],
  ['33', '2023-12', 'Madurai', '2023-11', 'GSTR-3B', '2023-12-20'],
  ['24', '2023-06', 'Kutch', '2023-05', 'GSTR-3B', '2023-06-30'],
  ['19', '2024-11', 'Murshidabad', '2024-10', 'GSTR-3B', '2024-12-11'],
  ['14', '2023-05', undefined, '2023-04', 'GSTR-1', '2023-08-25'],
] as const)(
  'State %s, asked from %s, district %s: for %s %s is due on %s',
  (state, _from, district, month, form, due) => {
    const period = periodIn('month', month);
    const filing = {
      form,
      every: 'month',
      period,
      stateCode: state,
      ...(district && { district }),
    } as const;
    expect(returnDueDate(filing).value).toBe(due);
  },
);

// From the first day of a quarter the choice holds for it; a day later, from the next one.
const MONTHS = ['GSTR-3B 2026-07', 'GSTR-3B 2026-08', 'GSTR-3B 2026-09', 'GSTR-3B 2026-10'];
const QUARTER = ['PMT-06 2026-07', 'PMT-06 2026-08', 'GSTR-3B 2026-27 Q2'];
test.each([
  ['regular-QRMP', 'regular-monthly', '2026-07-01', MONTHS],
  ['regular-QRMP', 'regular-monthly', '2026-07-02', [...QUARTER, 'GSTR-3B 2026-10']],
  ['regular-QRMP', 'regular-monthly', '2026-10-01', [...QUARTER, 'GSTR-3B 2026-10']],
  ['regular-monthly', 'regular-QRMP', '2026-08-15', [...MONTHS.slice(0, 3), 'PMT-06 2026-10']],
  ['regular-monthly', 'regular-QRMP', '2026-07-01', [...QUARTER, 'PMT-06 2026-10']],
] as const)('who was %s and is %s from %s on returns each month once', (before, then, day, expected) => {
  const value = (filer: GstFiler) => ({ filer, registeredOn: isoDate('2022-07-01') });
  const facts = [
    fact('gst-registration', value(before), { subject: GSTIN }),
    fact('gst-registration', value(then), { subject: GSTIN, holdsFrom: day }),
  ];
  const asking = asked('2026-11-20', { from: isoDate('2026-08-01'), to: isoDate('2026-11-30') });
  const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, asking, [gst]);
  const paid = obligations.filter(({ form }) => form === 'GSTR-3B' || form === 'PMT-06');
  expect(paid.map(({ form, period }) => `${form} ${period}`)).toEqual(expected);
});

// The quarter in which composition is left has its statement, and the year its return; what follows is that of the new kind.
test.each([
  ['2026-08-15', ['CMP-08 2026-27 Q1', 'CMP-08 2026-27 Q2', 'GSTR-4 2026-27', 'GSTR-3B 2026-08']],
  ['2026-07-01', ['CMP-08 2026-27 Q1', 'GSTR-4 2026-27', 'GSTR-3B 2026-07']],
  ['2026-04-01', ['GSTR-3B 2026-04']],
])('who left composition on %s', (day, expected) => {
  const value = (filer: GstFiler) => ({ filer, registeredOn: isoDate('2022-07-01') });
  const facts = [
    fact('gst-registration', value('composition'), { subject: GSTIN }),
    fact('gst-registration', value('regular-monthly'), { subject: GSTIN, holdsFrom: day }),
  ];
  const asking = asked('2026-11-20', { from: isoDate('2026-05-01'), to: isoDate('2027-07-31') });
  const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, asking, [gst]);
  const named = obligations.map(({ form, period }) => `${form} ${period}`);
  const [first] = named.filter((one) => one.startsWith('GSTR-3B'));
  const composed = named.filter((one) => /^(CMP-08|GSTR-4)/.test(one) && one !== 'GSTR-4 2025-26');
  expect([...composed, first]).toEqual(expected);
});

test.each([...new Set(GST_RETURN_DUTIES.map(({ form }) => form))])('%s says what it is for', (form) => {
  expect(english(say(`calendar.gst.purpose.${form}`))).not.toBe('');
});
