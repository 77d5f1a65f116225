import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { crore, paise, parseRupees, rupees } from '../../shared/money';
import { challanEntries, postingsOf, shortOf } from './entries';
import { creditForward } from './forward';
import { type ByHead, byHead, NOTHING, TAX_HEADS, totalOf } from './model';
import { settle, type ToSettle } from './settlement';

const heads = (igst: string, cgst: string, sgst: string, cess = '0'): ByHead => ({
  ...{ igst: parseRupees(igst), cgst: parseRupees(cgst), sgst: parseRupees(sgst), cess: parseRupees(cess) },
});

const OCTOBER: ToSettle = {
  period: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
  outward: heads('37800.40', '5400.25', '5400.25'),
  reverse: heads('0', '1800', '1800'),
  net: heads('12000', '4050.50', '4050.50'),
  ...{ forward: NOTHING, minimumBalance: NOTHING, taxable: rupees(270_000), isExcepted: false },
  ...{ dueOn: isoDate('2026-11-20'), filedOn: isoDate('2026-12-02'), turnoverBefore: crore(1) },
};

describe('the tax of a return is paid', () => {
  test('E7: by credit, by a challan and out of the cash ledger, in whole rupees', () => {
    const settlement = settle(OCTOBER);
    expect(settlement).toMatchObject({
      tax: heads('25800', '3150', '3150'),
      interest: heads('152.68', '18.64', '18.64'),
      lateFee: heads('0', '300', '300'),
      cash: heads('25953', '3469', '3469'),
      closing: NOTHING,
    });
    const challan = shortOf(settlement.cash, NOTHING);
    const postings = postingsOf(settlement, { challan, bank: 'bank' });
    const sides = postings.map(({ rule, entries }) => [
      rule,
      Object.fromEntries(entries.map((e) => [e.account, e.amount / 100])),
    ]);
    expect(sides).toEqual([
      ['T01', { 2703: 12_000, 2701: 4_050.5, 2702: 4_050.5, 1613: -12_000, 1611: -4_050.5, 1612: -4_050.5 }],
      ['T02', { 1618: 25_953, 1616: 3_469, 1617: 3_469, bank: -32_891 }],
      [
        'T03',
        {
          ...{ 2703: 25_800.4, 2701: 1_349.75, 2702: 1_349.75, 2704: 1_800, 2705: 1_800 },
          ...{ 5302: 189.96, 5526: 600, 5530: 1.14, 1618: -25_953, 1616: -3_469, 1617: -3_469 },
        },
      ],
    ]);
  });

  test.each([
    ['in time there is neither interest nor fee', { filedOn: '2026-11-20' }, '28800', '0', '0'],
    [
      'cash that lay there all the while bears no interest',
      { minimumBalance: heads('25800.40', '3149.75', '3149.75') },
      '32100',
      '0',
      '600',
    ],
    ['a return without tax has the small fee', { outward: NOTHING, reverse: NOTHING }, '0', '0', '240'],
  ] as const)('%s', (_case, given, tax, interest, fee) => {
    const { filedOn, ...more } = { filedOn: '2026-12-02', ...given };
    const reverse = tax === '28800' ? heads('0', '150', '150') : OCTOBER.reverse;
    const found = settle({ ...OCTOBER, reverse, ...more, filedOn: isoDate(filedOn) });
    expect([totalOf(found.tax), totalOf(found.interest), totalOf(found.lateFee)]).toEqual(
      [tax, interest, fee].map(parseRupees),
    );
  });

  test('above fifty lakh a month a hundredth of the tax is paid in cash, unless an exception holds', () => {
    const large = {
      ...OCTOBER,
      taxable: rupees(5_000_001),
      outward: heads('900000', '0', '0'),
      net: heads('1000000', '0', '0'),
    };
    const limited = settle({ ...large, reverse: NOTHING, filedOn: OCTOBER.dueOn });
    expect([limited.mustBeCash, totalOf(limited.tax)]).toEqual([rupees(9_000), rupees(9_000)]);
    const excepted = settle({ ...large, reverse: NOTHING, isExcepted: true, filedOn: OCTOBER.dueOn });
    expect(totalOf(excepted.tax)).toBe(0);
    const at = settle({ ...large, taxable: rupees(5_000_000), reverse: NOTHING, filedOn: OCTOBER.dueOn });
    expect(at.mustBeCash).toBe(0);
  });

  test('credit that is below nought is given back, on the account of input tax', () => {
    const settlement = settle({ ...OCTOBER, net: heads('-100', '0', '0'), reverse: NOTHING, filedOn: OCTOBER.dueOn });
    expect(settlement.liability.igst).toBe(parseRupees('37900.40'));
    const [paid] = postingsOf(settlement, { challan: NOTHING, bank: 'bank' });
    expect(paid?.entries.find(({ account }) => account === '1613')?.amount).toBe(rupees(100));
  });

  test('tax paid as an operator is paid in cash, however much credit there is, and credit is left for it', () => {
    const given = { outward: heads('1000', '300', '300'), reverse: NOTHING, net: heads('5000', '500', '500') };
    const operated = heads('100', '90', '90');
    const settlement = settle({ ...OCTOBER, ...given, operated, filedOn: OCTOBER.dueOn });
    expect([settlement.inCash, settlement.tax]).toEqual([operated, operated]);
    expect(totalOf(settlement.closing)).toBe(parseRupees('4680'));
    const postings = postingsOf(settlement, { challan: settlement.cash, bank: 'bank' });
    const output = postings.flatMap(({ entries }) => entries).filter(({ account }) => account === '2703');
    expect(output.map((entry) => entry.amount)).toEqual([rupees(900), rupees(100)]);
    const owed = settle({ ...OCTOBER, ...given, net: heads('-50', '500', '500'), operated, filedOn: OCTOBER.dueOn });
    for (const { entries } of postingsOf(owed, { challan: owed.cash, bank: 'bank' }))
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  });

  const amount = fc.integer({ min: 0, max: 1e9 }).map(paise);
  const any = fc.record({ igst: amount, cgst: amount, sgst: amount, cess: amount });

  test('whatever the figures: central never meets state, integrated goes first, nothing is lost, and every voucher balances', () => {
    fc.assert(
      fc.property(any, any, any, any, fc.boolean(), (outward, reverse, net, forward, isLate) => {
        const found = settle({
          ...{ ...OCTOBER, outward, reverse, net, forward, taxable: paise(0) },
          filedOn: isoDate(isLate ? '2026-12-02' : '2026-11-20'),
        });
        const pairs = found.uses.map(({ of, against }) => `${of} ${against}`);
        expect(
          pairs.filter(
            (pair) => ['cgst sgst', 'sgst cgst'].includes(pair) || /cess/.test(pair.replace('cess cess', '')),
          ),
        ).toEqual([]);
        const left = totalOf(found.inCash) - totalOf(found.reverse) - (found.inCash.cess - found.reverse.cess);
        expect(found.closing.igst === 0 || left === 0).toBe(true);
        const used = found.uses.reduce((sum, use) => sum + use.amount, 0);
        expect(totalOf(found.closing) + used).toBe(totalOf(net) + totalOf(forward));
        expect(totalOf(found.inCash)).toBe(totalOf(outward) + totalOf(reverse) - used);
        for (const head of TAX_HEADS) expect(found.cash[head] % 100).toBe(0);
        for (const { entries } of postingsOf(found, { challan: found.cash, bank: 'bank' }))
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
      }),
    );
  });
});

test('credit goes from month to month, each month taking what the law lets it (E12, April to June 2025)', () => {
  const month = (name: string, output: ByHead, input: ByHead) => ({ month: name, output, input });
  const own = heads('0', '5400', '5400');
  const months = [
    month('2025-03', heads('0', '27000', '27000'), heads('0', '9000', '9000')),
    month('2025-04', heads('72000', '0', '0'), heads('0', '9000', '9000')),
    month('2025-05', heads('0', '1000', '1000'), own),
  ];
  expect(creditForward(NOTHING, months)).toEqual(heads('0', '4400', '4400'));
  expect(
    challanEntries(
      byHead(() => 100),
      'bank',
    ).at(-1)?.amount,
  ).toBe(-300);
});
