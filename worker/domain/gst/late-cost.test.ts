import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { periodIn, type ReturnInterval } from '../law/periods';
import { addDays, isoDate } from '../shared/dates';
import { crore, lakh, type Paise, paise, parseRupees, rupees } from '../shared/money';
import { asksOf, LATE_KINDS, type LateFiling, lateReturnCost, lateReturnDue, periodsToReturn } from './late-cost';

const OF: Omit<LateFiling, 'period' | 'filedOn'> = {
  ...{ form: 'GSTR-3B', every: 'month', stateCode: '29', isNil: false, turnover: lakh(120), heads: {} },
};

function costOf(month: string, filedOn: string, more: Partial<LateFiling> = {}) {
  const { every = 'month' } = more;
  const period = every === 'once' ? { from: isoDate(month), to: isoDate(month) } : periodIn(every, month);
  const filing = { ...OF, ...more, period, filedOn: isoDate(filedOn) };
  const dueOn = lateReturnDue(filing);
  if (!dueOn) throw new Error('No due day');
  return { dueOn: dueOn.value, ...lateReturnCost(filing, dueOn.value) };
}

const quarter = (stateCode: string, turnover: Paise): Partial<LateFiling> => ({
  ...{ every: 'quarter', stateCode, turnover },
});

test.each([
  ['W01', '2026-08', '2026-10-02', {}, '2026-09-20', 600],
  ['W02', '2026-08', '2027-05-28', { turnover: crore(8) }, '2026-09-20', 10_000],
  ['W03', '2026-08', '2026-10-30', { isNil: true }, '2026-09-20', 500],
  ['W04 Karnataka', '2026-07', '2026-10-30', quarter('29', lakh(90)), '2026-10-22', 400],
  ['W04 Delhi', '2026-07', '2026-10-30', quarter('07', lakh(90)), '2026-10-24', 300],
  ['W41', '2025-09', '2025-10-28', {}, '2025-10-25', 150],
  ['W41 as known before', '2025-09', '2025-10-28', { knownOn: isoDate('2025-10-17') }, '2025-10-20', 400],
  ['W42', '2026-03', '2026-04-21', {}, '2026-04-21', 0],
  ['W43 Pune', '2025-07', '2025-08-25', { stateCode: '27', district: 'Pune' }, '2025-08-20', 250],
  ['W43 Thane', '2025-07', '2025-08-25', { stateCode: '27', district: 'Thane' }, '2025-08-27', 0],
  ['W43 not stated', '2025-07', '2025-08-25', { stateCode: '27' }, '2025-08-20', 250],
  ['W47', '2021-02', '2021-11-15', { turnover: lakh(80), isNil: true }, '2021-03-20', 500],
  ['W52', '2021-04', '2021-11-22', quarter('29', crore(1)), '2021-07-22', 2_000],
] as const)('%s: GSTR-3B of %s filed on %s %o was due on %s and costs Rs %i', (_, month, filedOn, more, due, total) => {
  const { dueOn, fee } = costOf(month, filedOn, more as Partial<LateFiling>);
  expect([dueOn, fee?.value.total]).toEqual([due, rupees(total)]);
});

test('W43: a district that nobody stated is asked for, and the later day told', () => {
  const { elsewhere } = costOf('2025-07', '2025-08-25', { stateCode: '27' });
  expect(elsewhere?.value.dueOn).toBe('2025-08-27');
  const filing = { ...OF, stateCode: '27', period: periodIn('month', '2025-07') };
  const asks = asksOf(filing, isoDate('2025-08-25'));
  expect([asks.state, asks.districts]).toEqual([
    true,
    ['Mumbai City', 'Mumbai Suburban', 'Thane', 'Raigad', 'Palghar'],
  ]);
  expect(asksOf({ ...filing, stateCode: '29' }, undefined)).toMatchObject({ state: true, districts: [] });
  expect(asksOf({ ...OF, period: periodIn('month', '2026-08') }, undefined).state).toBe(false);
});

const annual = (turnover: Paise, more: Partial<LateFiling> = {}): Partial<LateFiling> => ({
  ...{ form: 'GSTR-9', every: 'year', turnover, turnoverInState: turnover },
  ...more,
});

test.each([
  ['W15', '2025-04', '2027-01-20', annual(crore(4)), 1_000],
  ['W15 twelve crore', '2025-04', '2027-07-19', annual(crore(12)), 20_000],
  ['W44', '2021-04', '2023-03-15', annual(crore(3)), 14_800],
  ['W44 in the amnesty', '2021-04', '2023-06-20', annual(crore(3)), 20_000],
  [
    'W45',
    '2024-04',
    '2025-12-20',
    annual(crore(9), { turnoverInState: crore(6), reconciledOn: isoDate('2026-02-15') }),
    4_600,
  ],
  // GSTR-9 in time, GSTR-9C two years late but inside the waiver: nothing; a day after its window, everything.
  ['9C waived', '2021-04', '2022-12-20', annual(crore(9), { reconciledOn: isoDate('2025-03-31') }), 0],
  ['9C not waived', '2021-04', '2022-12-20', annual(crore(9), { reconciledOn: isoDate('2025-04-01') }), 164_400],
] as const)('%s: GSTR-9 of the year from %s, filed on %s', (_, month, filedOn, more, total) => {
  const { fee, notDue } = costOf(month, filedOn, more);
  expect([fee?.value.total, notDue]).toEqual([rupees(total), undefined]);
});

test('a year up to two crore asks no GSTR-9, and says why', () => {
  const { notDue } = costOf('2025-04', '2027-01-20', annual(crore(2)));
  expect(inEnglish(notDue)?.steps.at(-1)?.summary).toContain('does not exceed');
});

test('W46: the final return goes by the later of cancellation and order', () => {
  const final = { form: 'GSTR-10', every: 'once', orderedOn: isoDate('2026-06-25') } as const;
  const { dueOn, fee } = costOf('2026-05-10', '2026-10-10', final);
  expect([dueOn, fee?.value.total]).toEqual(['2026-09-25', rupees(3_000)]);
  expect(costOf('2026-05-10', '2027-10-10', final).fee?.value.total).toBe(rupees(10_000));
});

test('W48: tax of March 2019 by credit and in cash; the due day is asked, as none is on file', () => {
  const heads = { integrated: { amount: rupees(200_000), byCredit: rupees(800_000) } };
  const filing = { ...OF, period: periodIn('month', '2019-03'), heads };
  expect(lateReturnDue(filing)).toBeUndefined();
  const told = { heads, statedDueOn: isoDate('2019-04-20') };
  const interest = (knownOn?: string) =>
    costOf('2019-03', '2019-05-20', { ...told, ...(knownOn && { knownOn: isoDate(knownOn) }) }).interest?.value.total;
  expect(interest('2020-01-15')).toBe(parseRupees('14794.52'));
  expect([interest('2021-07-01'), interest()]).toEqual([parseRupees('2958.90'), parseRupees('2958.90')]);
  expect(asksOf(filing, isoDate('2019-05-20')).byCredit).toBe(true);
  expect(asksOf(filing, isoDate('2026-05-20')).byCredit).toBe(false);
});

test('W05, W06: interest by head, and the least balance of the cash ledger', () => {
  const half = { amount: rupees(50_000), minimumBalance: paise(0) };
  expect(costOf('2026-08', '2026-10-02', { heads: { central: half, state: half } }).interest?.value.total).toBe(
    parseRupees('591.78'),
  );
  const heads = { integrated: { amount: lakh(1), minimumBalance: rupees(40_000) } };
  expect(costOf('2026-08', '2026-10-02', { heads }).interest?.value.total).toBe(parseRupees('355.07'));
});

test('interest of the epidemic is lowered by turnover', () => {
  const heads = { central: { amount: lakh(1) } };
  const of = (turnover: Paise) => costOf('2021-03', '2021-04-30', { heads, turnover }).interest?.value.total;
  // Ten days: nothing to five crore, nine per cent above.
  expect([of(crore(1)), of(crore(6))]).toEqual([0, parseRupees('246.58')]);
});

test.each([
  ['2026-10-20', false],
  ['2026-10-21', true],
])('W13: the return of September 2023 on %s is barred: %s', (on, isBarred) => {
  const { bar } = costOf('2023-09', on);
  expect(bar?.value).toMatchObject({ lastDay: '2026-10-20', isBarredByAct: isBarred, isBarredByPortal: isBarred });
});

test('W13: what was older than three years when the bar began could be filed until the day before', () => {
  expect(costOf('2020-03', '2023-10-01').bar?.value).toMatchObject({ lastDay: '2023-09-30', isBarredByAct: true });
  expect(costOf('2022-10', '2025-12-01').bar?.value).toMatchObject({ lastDay: '2025-11-20', isBarredByPortal: true });
  expect(costOf('2023-09', '2023-09-30').bar).toBeUndefined();
});

test.each([
  ['2026-01-29', undefined],
  ['2026-01-30', true],
])('W51: as known on %s the portal locks the interest of January 2026: %s', (knownOn, isLocked) => {
  expect(costOf('2026-01', '2026-03-10', { knownOn: isoDate(knownOn) }).portal?.value).toBe(isLocked);
});

test.each([
  [crore(6), 'half-year', '2026-04', '2026-10-25'],
  [crore(4), 'year', '2026-04', '2027-04-25'],
  [crore(4), 'quarter', '2021-04', '2021-07-25'],
] as const)('W49: ITC-04 at %i paise is made by the %s; no fee', (turnover, every, month, due) => {
  const year = `${month.slice(0, 4)}-${Number(month.slice(2, 4)) + 1}`;
  const offered = periodsToReturn({ form: 'ITC-04', every: 'by-turnover' }, year, turnover);
  expect(offered[0]).toMatchObject({ every, period: { from: `${month}-01` } });
  const { dueOn, fee } = costOf(month, addDays(isoDate(due), 400), { form: 'ITC-04', every, turnover });
  expect([dueOn, fee?.value.total]).toEqual([due, 0]);
});

test('every return has periods, a due day and an answer, with its steps resting on steps before', () => {
  for (const kind of LATE_KINDS) {
    const offered = kind.every === 'once' ? [] : periodsToReturn(kind, '2025-26', crore(6));
    for (const { every, period } of offered) {
      const filing = { ...OF, form: kind.form, every: every as ReturnInterval, period, turnover: crore(6) };
      const due = lateReturnDue(filing)?.value;
      expect([kind.form, typeof due]).toEqual([kind.form, 'string']);
      const filed = { ...filing, heads: { central: { amount: lakh(1) } }, filedOn: addDays(isoDate(due ?? ''), 30) };
      const { fee, interest, bar } = lateReturnCost(filed, isoDate(due ?? ''));
      for (const explained of [fee, interest, bar]) {
        const ids = explained?.steps.map(({ id }) => id) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
        for (const [at, { inputs }] of (explained?.steps ?? []).entries())
          expect(inputs.filter((input) => !ids.slice(0, at).includes(input))).toEqual([]);
      }
    }
    expect([kind.form, offered.length > 0 || kind.every === 'once']).toEqual([kind.form, true]);
  }
  expect(periodsToReturn({ form: 'IFF', every: 'month' }, '2025-26')).toHaveLength(8);
  expect(periodsToReturn({ form: 'GSTR-3B', every: 'quarter' }, '2020-21')).toHaveLength(1);
  expect(periodsToReturn({ form: 'GSTR-3B', every: 'month' }, '2017-18')).toHaveLength(9);
});
