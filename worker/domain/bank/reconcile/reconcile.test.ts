import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Deposit, FiledForm, OpenLine } from './model';
import { edgesOf, paired } from './pairs';
import { bankReferences } from './read-line';
import { matchesOf } from './reconcile';

import { deposit, line } from './reconcile.fixture';

const paidBy = (lines: OpenLine[], deposits: Deposit[]) =>
  matchesOf(lines, deposits, []).map(({ lineId, withId }) => [lineId, withId]);

describe('a deposit of TDS', () => {
  test.each([
    [0, 600_000, 1],
    [3, 600_000, 1],
    [-3, 600_000, 1],
    [4, 600_000, 0],
    [0, 600_001, 0],
  ])('%i days from the line and of %i paise is matched %i times', (days, amount, times) => {
    const lines = [line(addDays(isoDate('2026-10-07'), days), amount)];
    expect(matchesOf(lines, [deposit('2026-10-07', 600_000)], [])).toHaveLength(times);
  });

  test('says why', () => {
    const lines = [line('2026-10-07', 600_000, { description: 'TDS PAYMENT CHALLAN 0510308 00123' })];
    const [match] = matchesOf(lines, [deposit('2026-10-06', 600_000, '0510308-00123')], []);
    expect(english(match?.why ?? '')).toBe(
      'TDS of September 2026, ₹6,000.00, recorded as deposited on 06 Oct 2026, and challan 0510308-00123 stands in the narration',
    );
  });

  test('goes to the line with its challan, though another is nearer', () => {
    const [near, named] = [line('2026-10-07', 5), line('2026-10-09', 5, { description: 'CHALLAN 0510308 00123' })];
    const one = deposit('2026-10-07', 5, '0510308 00123');
    expect(paidBy([near, named], [one])).toEqual([[named.id, one.id]]);
  });

  test('that two lines fit as well is matched to neither; two that two fit are', () => {
    const twins = [line('2026-10-07', 5), line('2026-10-07', 5)];
    const deposits = [deposit('2026-10-07', 5), deposit('2026-10-07', 5)];
    expect(paidBy(twins, deposits.slice(1))).toEqual([]);
    expect(paidBy(twins, deposits)).toEqual(twins.map(({ id }, at) => [id, deposits[at]?.id]));
  });

  test('is never a receipt', () => {
    expect(paidBy([line('2026-10-07', 5, { side: 'credit' })], [deposit('2026-10-07', 5)])).toEqual([]);
  });
});

describe('a filed form', () => {
  const form: FiledForm = {
    id: 'f',
    name: 'AOC-4',
    date: isoDate('2026-10-20'),
    paid: paise(60_000),
    acknowledgement: 'AB1234567',
  };
  test.each([
    [line('2026-10-22', 60_000), 'Paid with AOC-4, ₹600.00, filed on 20 Oct 2026'],
    [
      line('2026-11-20', 61_000, { description: 'MCA SRN AB-123-4567' }),
      'The acknowledgement AB1234567 of AOC-4 stands in the narration',
    ],
  ])('is matched to %o', (paid, why) => {
    expect(inEnglish(matchesOf([paid], [], [form]))).toEqual([{ lineId: paid.id, kind: 'filing', withId: 'f', why }]);
  });

  test('is not found by its number a month and more away', () => {
    expect(matchesOf([line('2026-11-21', 61_000, { description: 'MCA SRN AB-123-4567' })], [], [form])).toEqual([]);
  });

  test('of which no payment is known is not matched by an amount of nought', () => {
    expect(matchesOf([line('2026-10-20', 60_000)], [], [{ ...form, paid: null, acknowledgement: null }])).toEqual([]);
    expect(matchesOf([line('2026-10-20', 60_000)], [], [{ ...form, paid: paise(0), acknowledgement: null }])).toEqual(
      [],
    );
  });

  test.each([
    [-3, 60_000, 1],
    [3, 60_000, 1],
    [-4, 60_000, 0],
    [4, 60_000, 0],
    [0, 59_999, 0],
  ])('%i days from the line and with %i paise is matched %i times', (days, amount, times) => {
    const lines = [line(addDays(form.date, days), amount)];
    expect(matchesOf(lines, [], [form])).toHaveLength(times);
  });

  test('goes to the line of its amount, though another names its acknowledgement too', () => {
    const [charge, paid] = [
      line('2026-10-20', 1_180, { description: 'CHARGES FOR AB1234567' }),
      line('2026-10-22', 60_000, { description: 'MCA AB1234567' }),
    ];
    expect(inEnglish(matchesOf([charge, paid], [], [form]))).toEqual([
      {
        lineId: paid.id,
        kind: 'filing',
        withId: 'f',
        why: 'Paid with AOC-4, ₹600.00, filed on 20 Oct 2026, and the acknowledgement AB1234567 of AOC-4 stands in the narration',
      },
    ]);
  });

  test('of the same amount and as near as a deposit leaves the line open', () => {
    const lines = [line('2026-10-20', 60_000)];
    expect(matchesOf(lines, [deposit('2026-10-19', 60_000)], [form])).toHaveLength(1);
    expect(matchesOf(lines, [deposit('2026-10-20', 60_000)], [form])).toEqual([]);
  });

  test('whose payment may as well be a transfer leaves the line open, but for a category or a number', () => {
    const [paid, into] = [
      line('2026-10-20', 60_000),
      line('2026-10-20', 60_000, { side: 'credit', bankAccountId: 'ICICI' }),
    ];
    expect(matchesOf([paid, into], [], [form])).toEqual([]);
    expect(matchesOf([{ ...paid, category: 'expense' }, into], [], [form])).toMatchObject([{ kind: 'filing' }]);
    const numbered = [paid, into].map((leg) => ({ ...leg, reference: '628812345678' }));
    expect(matchesOf(numbered, [], [form])).toMatchObject([{ kind: 'transfer' }, { kind: 'transfer' }]);
  });
});

describe('what a person refused', () => {
  const form: FiledForm = {
    id: 'f',
    name: 'PMT-06',
    date: isoDate('2026-10-20'),
    paid: paise(5),
    acknowledgement: 'ABCDE1',
  };
  const refusing = (...refused: string[]) => line('2026-10-20', 5, { refused, description: 'PMT ABCDE1' });

  test('is not matched again, neither by its amount nor by its number', () => {
    expect(matchesOf([refusing('f')], [], [form])).toEqual([]);
  });

  test('leaves the line to another, and the form to another line', () => {
    expect(matchesOf([refusing('f')], [], [form, { ...form, id: 'g' }])).toMatchObject([{ withId: 'g' }]);
    const [no, yes] = [refusing('f'), refusing()];
    expect(matchesOf([no, yes], [], [form])).toMatchObject([{ lineId: yes.id, withId: 'f' }]);
  });

  test('is no transfer, whichever leg said so', () => {
    const moved = { category: 'transfer', categoryId: 'own-account-transfer' } as const;
    const out = line('2026-10-20', 5, moved);
    const into = line('2026-10-20', 5, { side: 'credit', bankAccountId: 'ICICI' });
    expect(matchesOf([out, into], [], [])).toHaveLength(2);
    expect(matchesOf([{ ...out, refused: [into.id] }, into], [], [])).toEqual([]);
    expect(matchesOf([out, { ...into, refused: [out.id] }], [], [])).toEqual([]);
  });
});

describe('a transfer between own accounts', () => {
  const into = (date: string, amount: number, more: Partial<OpenLine> = {}) =>
    line(date, amount, { side: 'credit', bankAccountId: 'ICICI', ...more });
  const MOVED = { category: 'transfer', categoryId: 'own-account-transfer' } as const;
  const RRN = 'IMPS-628812345678-SELF';

  test.each([
    [
      'the same number',
      line('2026-10-15', 50, { description: RRN }),
      into('2026-10-15', 50, { description: 'MMT/IMPS/628812345678/SELF' }),
      2,
    ],
    [
      'the same number, though its category says otherwise',
      line('2026-10-15', 50, { description: RRN, category: 'expense' }),
      into('2026-10-15', 50, { reference: '628812345678' }),
      2,
    ],
    ['the same amount two days later', line('2026-10-15', 50), into('2026-10-17', 50), 0],
    ['a category and the same amount two days later', line('2026-10-15', 50, MOVED), into('2026-10-17', 50), 2],
    ['a category and the same amount three days later', line('2026-10-15', 50, MOVED), into('2026-10-18', 50), 0],
    ['another amount', line('2026-10-15', 50), into('2026-10-15', 51), 0],
    ['the same account', line('2026-10-15', 50), into('2026-10-15', 50, { bankAccountId: 'HDFC' }), 0],
    ['an expense', line('2026-10-15', 50, { category: 'expense' }), into('2026-10-15', 50), 0],
  ])('by %s', (_name, out, back, legs) => {
    const matches = matchesOf([out, back], [], []);
    expect(matches.map(({ lineId, withId }) => [lineId, withId])).toEqual(
      legs
        ? [
            [out.id, back.id],
            [back.id, out.id],
          ]
        : [],
    );
  });

  test('by its number, though another of the same amount stands beside it', () => {
    const out = line('2026-10-15', 50, { description: RRN });
    const [other, own] = [into('2026-10-15', 50), into('2026-10-15', 50, { description: `UPI/628812345678/X` })];
    const matches = inEnglish(matchesOf([out, other, own], [], []));
    expect(matches[0]).toMatchObject({
      withId: own.id,
      why: expect.stringContaining('the same bank reference 628812345678'),
    });
  });
});

test('numbers that banks share are told from those of one bank', () => {
  const text =
    'NEFT CR-HDFC0000123-LARK-HDFCN52026101512 000000000000 628812345678 50100012344471 SBINR52026101512345678';
  expect(bankReferences(text, '628812345678')).toEqual(['628812345678', 'HDFCN52026101512', 'SBINR52026101512345678']);
});

test('what is open at its best rank is not paired at a worse one', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const ranks: Record<string, number> = { ac: 0, bc: 0, ad: 1 };
  const edges = edgesOf([a, b], [c, { id: 'd' }], (left, right) => ranks[left.id + right.id] ?? null);
  expect(paired(edges)).toEqual([]);
});
