import { expect, test } from 'vitest';
import { english, inEnglish } from '../../testing/in-english';
import { obligationsOf } from './engine';
import { asked, DIN, GSTIN, KESTREL, TAN } from './kestrel.fixture';
import { costOnDay } from './ladder';

const TODAY = '2026-11-20';
const answer = obligationsOf(KESTREL, asked(TODAY));
const find = (key: string) => answer.obligations.find((one) => one.key === key);
const line = ({ dueOn, title }: (typeof answer.obligations)[number]) => `${dueOn.value} ${english(title)}`;
const open = answer.obligations.filter(({ status }) => status === 'pending');

test('two things are overdue: the accounts for 21 days, at 100 a day, and the tax of October for 13', () => {
  const overdue = open.filter(({ dueOn }) => dueOn.value < TODAY);
  expect(overdue.map(line)).toEqual([
    '2026-10-30 AOC-4 for 2025-26',
    '2026-11-07 TDS deposit for October 2026: ₹12,500',
  ]);
  expect(overdue.map(({ ladder }) => costOnDay(ladder, KESTREL.trackedSince))).toEqual([210_000, 37_500]);
});

test('six things are due from today to 20 December, and the annual return is that of a small company', () => {
  const near = open.filter(({ dueOn }) => TODAY <= dueOn.value && dueOn.value <= '2026-12-20');
  expect(near.map(line)).toEqual([
    '2026-11-20 GSTR-3B for October 2026',
    '2026-11-29 MGT-7A for 2025-26',
    '2026-12-07 TDS deposit for November 2026',
    '2026-12-11 GSTR-1 for November 2026',
    '2026-12-15 Advance tax, 75% by 15 Dec 2026',
    '2026-12-20 GSTR-3B for November 2026',
  ]);
  expect(inEnglish(find('MGT-7A|2025-26|')?.description)).toContain('This day is a Sunday; the date does not move.');
});

test('what was stated as filed is done, under the names of its Act', () => {
  const done = answer.obligations.filter(({ status }) => status === 'completed');
  expect(done.map(({ key, doneOn }) => [key, doneOn])).toEqual(
    expect.arrayContaining([
      [`GSTR-1|2026-10|${GSTIN}`, '2026-11-10'],
      ['ITR-6|2025-26|', '2026-10-28'],
      [`140|2026-27 Q2|${TAN}`, '2026-10-30'],
    ]),
  );
});

test('the annual return of GST is due because of the turnover; a director’s KYC in 2028', () => {
  expect(find(`GSTR-9|2025-26|${GSTIN}`)?.dueOn.value).toBe('2026-12-31');
  const kyc = answer.obligations.filter(({ form, subject }) => form === 'DIR-3 KYC' && subject === DIN);
  expect(kyc.map(({ dueOn }) => dueOn.value)).toEqual(['2028-06-30']);
});

test('money lapses on 30 November, and is no task', () => {
  expect(answer.warnings.map(({ id, lastDay }) => [id, lastDay.value])).toEqual([
    [`input-credit|2025-26|${GSTIN}`, '2026-11-30'],
  ]);
});

test('everything older of which nobody spoke is unconfirmed, and nothing else is', () => {
  const unconfirmed = answer.obligations.filter(({ status }) => status === 'unconfirmed');
  expect(unconfirmed.length).toBeGreaterThan(20);
  expect(unconfirmed.every(({ dueOn }) => dueOn.value < TODAY)).toBe(true);
});
