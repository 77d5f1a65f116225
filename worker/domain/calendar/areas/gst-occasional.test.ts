import { expect, test } from 'vitest';
import type { Fact } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { asked, fact, GSTIN, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import { gst } from './gst';

const CRORE = 10_000_000;
const registered = (registeredOn = '2017-07-01') =>
  fact(
    'gst-registration',
    { filer: 'regular-monthly', registeredOn: isoDate(registeredOn) },
    { subject: GSTIN, holdsFrom: registeredOn },
  );
const says = (subject: 'exports' | 'job-work', answer: boolean, holdsFrom = '2017-07-01') =>
  fact('duty', { answer }, { subject, holdsFrom });
const firstExport = (day: string) => fact('first-export', { invoicedOn: isoDate(day) }, { holdsFrom: day });
const turnover = (year: string, crores: number) =>
  fact('turnover', { amount: rupees(crores * CRORE) }, { subject: year });

function ask(form: string, facts: readonly Fact[], between = ['2025-04-01', '2027-06-30'], formed = '2017-07-01') {
  const dossier = { ...KESTREL, facts: [registered(formed), ...facts], events: [], incorporatedOn: isoDate(formed) };
  const [from = '', to = ''] = between;
  const { obligations, notDue } = obligationsOf(
    dossier,
    asked('2026-11-20', { from: isoDate(from), to: isoDate(to) }),
    [gst],
  );
  const items = obligations.filter((one) => one.form === form);
  return {
    items,
    days: Object.fromEntries(items.map(({ period, dueOn }) => [period, dueOn.value])),
    not: Object.fromEntries(
      notDue
        .filter((one) => one.form === form)
        .map(({ period, verdict, asks, asksOf }) => [period, [verdict, asks, asksOf].filter(Boolean).join(' ')]),
    ),
  };
}

test.each<[string, readonly Fact[], string | undefined]>([
  ['an exporter since 2024', [says('exports', true), firstExport('2024-05-02')], '2026-03-31'],
  ['an exporter who says no day', [says('exports', true)], '2026-03-31'],
  [
    'a new exporter, first invoice on 12 August',
    [says('exports', true, '2026-08-12'), firstExport('2026-08-12')],
    '2026-08-11',
  ],
  ['the first invoice on the first day of the year', [says('exports', true), firstExport('2026-04-01')], '2026-03-31'],
  [
    'the first invoice on the last day of the year before',
    [says('exports', true), firstExport('2026-03-31')],
    '2026-03-31',
  ],
  ['no exports', [says('exports', false)], undefined],
])('W50: the undertaking for 2026-27 of %s', (_which, facts, due) => {
  expect(ask('RFD-11', facts).days['2026-27']).toBe(due);
});

test('a new exporter who has named no first invoice is asked for it, who says nothing for the answer', () => {
  expect(ask('RFD-11', [says('exports', true, '2026-05-01')]).not['2026-27']).toBe('not-known first-export');
  expect(ask('RFD-11', []).not['']).toBe('not-known exports');
  expect(ask('RFD-11', [says('exports', false)]).not['2026-27']).toBe('not-due');
});

test.each<[string, readonly Fact[], Record<string, string>]>([
  ['above 5 crore', [turnover('2025-26', 6)], { '2026-27 H1': '2026-10-25', '2026-27 H2': '2027-04-25' }],
  ['of 5 crore', [turnover('2025-26', 5)], { '2026-27': '2027-04-25' }],
  ['of 4 crore', [turnover('2025-26', 4)], { '2026-27': '2027-04-25' }],
])('W49: ITC-04 of 2026-27 after a year %s', (_which, facts, expected) => {
  expect(ask('ITC-04', [says('job-work', true), ...facts], ['2026-06-01', '2027-06-30']).days).toEqual(expected);
});

test('W49: to September 2021 it was due each quarter, and that of March 2021 was moved; no fee is asked, however late', () => {
  const { days, items } = ask('ITC-04', [says('job-work', true)], ['2021-04-01', '2021-12-31']);
  expect(days).toEqual({ '2020-21 Q4': '2021-06-30', '2021-22 Q1': '2021-07-25', '2021-22 Q2': '2021-10-25' });
  expect(costOnDay(items[0]?.ladder ?? [], isoDate('2026-11-20'))).toBe(0);
});

test('ITC-04 asks the turnover of the year before, of a new company none', () => {
  const yes = says('job-work', true);
  expect(ask('ITC-04', [yes], ['2026-06-01', '2027-06-30']).not['2026-27']).toBe('not-known turnover 2025-26');
  expect(ask('ITC-04', [yes], ['2026-06-01', '2027-06-30'], '2026-05-01').days).toEqual({ '2026-27': '2027-04-25' });
  expect(ask('ITC-04', []).not['']).toBe('not-known job-work');
});
