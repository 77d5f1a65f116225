import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise, rupees } from '../../shared/money';
import { matchBills } from './match';
import type { LineMatch, OpenBill, SettlingLine } from './model';

type GivenBill = Partial<Omit<OpenBill, 'billDate'>> & { ref: string; billDate?: string };
const bill = ({ billDate = '2026-05-05', ...given }: GivenBill): OpenBill => {
  const amount = given.amount ?? given.open ?? rupees(1_180);
  return {
    ...{ id: given.ref, partyId: given.partyName ?? 'Lark', partyName: 'Lark Pvt Ltd', side: 'receivable' },
    ...{ dueDate: null, taxable: null, amount, open: amount },
    ...given,
    billDate: isoDate(billDate),
  };
};
type GivenLine = Partial<Omit<SettlingLine, 'date'>> & { date?: string };
const line = ({ date = '2026-06-10', ...given }: GivenLine): SettlingLine => ({
  ...{ id: 'L', side: 'credit', amount: rupees(1_180), narration: 'NEFT CR', payee: null },
  ...given,
  date: isoDate(date),
});

const only = (given: SettlingLine, bills: readonly OpenBill[]): LineMatch => matchBills([given], bills).matches[0]!;
const reasons = ({ best }: LineMatch) => best?.reasons.map(({ id }) => id.replace('settlement.reason.', ''));

describe('one line', () => {
  const lark = bill({ ref: 'INV/26-27/0042', open: rupees(1_18_000), taxable: rupees(1_00_000) });

  test.each([
    // 2% of 33,325.50, 12,330.25 and 10,030.30, 55,686.05 together: 1,113.72 to the paisa, 1,114 rounded, 667 + 247 + 201 each.
    [64_595_82, 'to the paisa'],
    [64_595_54, 'in whole rupees of the sum'],
    [64_594_54, 'in whole rupees of each'],
  ])('a receipt of %i paise for three bills less 2%% of their values, %s', (amount) => {
    const values = [33_325_50, 12_330_25, 10_030_30];
    const bills = values.map((value, at) =>
      bill({
        ref: `K-${at}00`,
        open: paise(Math.round(value * 1.18)),
        taxable: paise(value),
        billDate: `2026-05-0${at + 1}`,
      }),
    );
    const { best } = only(line({ amount: paise(amount), narration: 'NEFT LARK PVT LTD' }), bills);
    expect(best).toMatchObject({ isExact: true, onAccount: 0, keptBack: { rate: 200 } });
    expect(best?.allocations).toHaveLength(3);
  });

  test('number, amount, party and days make a hundred', () => {
    const match = only(line({ amount: rupees(1_18_000), narration: 'NEFT-LARK PVT LTD-INV 26-27 42' }), [lark]);
    expect(match.best).toMatchObject({ score: 100, isExact: true, hasNumber: true, onAccount: 0 });
    expect(reasons(match)).toEqual(['number', 'amount', 'party']);
  });

  test.each([
    ['INV/26-27/0042', true],
    ['inv-26-27-42 paid', true],
    ['INV26270042', true],
    ['INV/26-27/00421', false],
    ['XINV/26-27/0042', false],
    ['INV/26-27/0042B', false],
  ])('the number in %s is the bill: %s', (narration, isFound) => {
    expect(only(line({ amount: rupees(500), narration }), [lark]).best !== null).toBe(isFound);
  });

  test.each([
    ['NEFT LARK 88', false],
    ['NEFT LARK INV 88', true],
    ['NEFT LARK INV88', true],
    ['NEFT LARK BILL NO 88', true],
    ['NEFT LARK 188', false],
    ['NEFT LARK INV 2026', false],
  ])('a short number in %s is the bill: %s', (narration, isFound) => {
    const match = only(line({ amount: rupees(500), narration }), [bill({ ref: '88' })]);
    expect(match.best?.hasNumber ?? false).toBe(isFound);
  });

  test.each([
    [10, 1_08_000],
    [2, 1_16_000],
    [1, 1_17_000],
  ])('a receipt net of %i% TDS of the value without GST settles the bill', (rate, amount) => {
    const { best } = only(line({ amount: rupees(amount), narration: 'NEFT LARK' }), [lark]);
    expect(best).toMatchObject({ isExact: true, keptBack: { rate: rate * 100 }, onAccount: 0 });
    expect(best?.allocations).toEqual([{ billId: lark.id, amount: lark.open }]);
  });

  test('a rate counts on the days it was law', () => {
    const earlier = { ...lark, billDate: isoDate('2024-05-05') };
    const paid = line({ date: '2024-06-10', amount: rupees(1_13_000), narration: 'NEFT LARK' });
    expect(only(paid, [earlier]).best?.keptBack).toEqual({ amount: rupees(5_000), rate: 500 });
    expect(only({ ...paid, date: isoDate('2026-06-10') }, [lark]).best?.keptBack).toBeNull();
  });

  test('tax deducted in whole rupees is found as well', () => {
    const odd = bill({ ref: 'S-9', open: paise(1_456_78), taxable: paise(1_234_56) });
    const { best } = only(line({ amount: paise(1_456_78 - 123_00), narration: 'LARK' }), [odd]);
    expect(best?.keptBack).toEqual({ amount: 123_00, rate: 1_000 });
  });

  test('where nobody said the value without GST, a rate of GST gives it, and it is no exact match', () => {
    const { best } = only(line({ amount: rupees(1_08_000), narration: 'NEFT LARK' }), [{ ...lark, taxable: null }]);
    expect(best).toMatchObject({ isExact: false, keptBack: { amount: rupees(10_000) } });
  });

  test('of a bill with a credit note, tax is that of the value that is left', () => {
    const noted = bill({ ref: 'B-2', amount: rupees(5_90_000), open: rupees(5_31_000), taxable: rupees(5_00_000) });
    const { best } = only(line({ amount: rupees(4_86_000), narration: 'LARK' }), [noted]);
    expect(best?.keptBack).toEqual({ amount: rupees(45_000), rate: 1_000 });
  });

  describe('one receipt for bills of different rates of TDS', () => {
    const work = bill({ ref: 'W-101', open: rupees(1_18_000), taxable: rupees(1_00_000), billDate: '2026-05-01' });
    const advice = bill({ ref: 'C-205', open: rupees(59_000), taxable: rupees(50_000), billDate: '2026-05-02' });
    const goods = bill({ ref: 'G-307', open: rupees(3_933), taxable: rupees(3_333), billDate: '2026-05-03' });
    const each = (narration: string, amount: number, bills: OpenBill[]) =>
      only(line({ amount: rupees(amount), narration }), bills);

    test.each([
      ['by the party', 'NEFT LARK PVT LTD'],
      ['by their numbers', 'NEFT W-101 C-205'],
    ])('2% on one and 10% on the other, %s', (_, narration) => {
      const match = each(narration, 1_18_000 + 59_000 - 2_000 - 5_000, [work, advice]);
      expect(match.best).toMatchObject({
        ...{ isExact: true, onAccount: 0 },
        allocations: [
          { billId: 'W-101', amount: rupees(1_18_000) },
          { billId: 'C-205', amount: rupees(59_000) },
        ],
        keptBack: {
          ...{ amount: rupees(7_000), rate: null },
          byBill: [
            { billId: 'W-101', rate: 200, amount: rupees(2_000) },
            { billId: 'C-205', rate: 1_000, amount: rupees(5_000) },
          ],
        },
      });
      expect(reasons(match)).toContain('net-of-each');
    });

    test('and none on a third', () => {
      const { best } = each('NEFT LARK PVT LTD', 1_80_933 - 2_000 - 5_000, [work, advice, goods]);
      expect(best?.keptBack?.byBill?.map(({ rate }) => rate)).toEqual([200, 1_000, 0]);
    });

    test('is not proposed where two ways make the same sum', () => {
      const twin = { ...advice, id: 'C-206', ref: 'C-206', taxable: rupees(50_000) };
      const { best } = each('NEFT LARK PVT LTD', 2 * 59_000 - 6_000, [advice, twin]);
      expect(best?.keptBack ?? null).toBeNull();
    });
  });

  test('nothing is kept back of what we pay', () => {
    const payable: OpenBill = { ...lark, side: 'payable' };
    const { best } = only(line({ side: 'debit', amount: rupees(1_08_000), narration: 'LARK' }), [payable]);
    expect(best).toMatchObject({ keptBack: null, isExact: false });
  });

  test('a credit settles no payable, a debit no receivable', () => {
    const payable: OpenBill = { ...lark, side: 'payable' };
    expect(only(line({ amount: rupees(1_18_000), narration: 'LARK' }), [payable]).best).toBeNull();
    expect(only(line({ side: 'debit', amount: rupees(1_18_000), narration: 'LARK' }), [lark]).best).toBeNull();
  });

  const three = ['2026-03-01', '2026-04-01', '2026-05-01'].map((billDate, at) =>
    bill({ ref: `SL-10${at}`, billDate, open: rupees(100 * (at + 1)), taxable: rupees(100 * (at + 1)) }),
  );

  test('the exact sum of the oldest bills of a party', () => {
    const { best } = only(line({ amount: rupees(300), narration: 'LARK' }), three.slice(0, 2));
    expect(best).toMatchObject({ isExact: true, onAccount: 0, score: 55 });
    expect(best?.allocations).toHaveLength(2);
  });

  test('the sum of bills net of tax', () => {
    const { best } = only(line({ amount: rupees(540), narration: 'LARK' }), three);
    expect(best).toMatchObject({ isExact: true, keptBack: { amount: rupees(60), rate: 1_000 } });
  });

  test('several numbers in one narration', () => {
    const match = only(line({ amount: rupees(400), narration: 'SL-100 AND SL-102' }), three);
    expect(match.best).toMatchObject({ isExact: true, hasNumber: true, onAccount: 0 });
    expect(match.best?.allocations.map(({ billId }) => billId)).toEqual(['SL-100', 'SL-102']);
  });

  test('a part of the oldest bill, and what is more than all of them on account', () => {
    const part = only(line({ amount: rupees(50), narration: 'LARK' }), three);
    expect(part.best).toMatchObject({ isExact: false, onAccount: 0 });
    expect(part.best?.allocations).toEqual([{ billId: 'SL-100', amount: rupees(50) }]);
    const over = only(line({ amount: rupees(10_000), narration: 'LARK' }), three);
    expect(over.best).toMatchObject({ isExact: false, onAccount: rupees(9_400) });
  });

  test('a bill dated long after the payment is no match by its amount', () => {
    expect(only(line({ date: '2026-04-01' }), [bill({ ref: 'S-1' })]).best).toBeNull();
    expect(only(line({ date: '2026-04-30' }), [bill({ ref: 'S-1' })]).best).not.toBeNull();
  });

  test('where another party is named, the same amount alone means nothing', () => {
    const others = [bill({ ref: 'S-1' }), bill({ ref: 'G-7', partyName: 'Gamma Traders', open: rupees(9_000) })];
    const { best } = only(line({ narration: 'NEFT GAMMA TRADERS' }), others);
    expect(best?.partyId).toBe('Gamma Traders');
  });

  test('a name the bank cut off is known', () => {
    const sunrise = bill({ ref: 'R', partyName: 'Sunrise Properties Private Limited' });
    expect(reasons(only(line({ payee: 'SUNRISE PROPERT' }), [sunrise]))).toContain('party');
  });

  test('bills of two parties that fit alike are not chosen between', () => {
    const two = [bill({ ref: 'S-1' }), bill({ ref: 'G-7', partyName: 'Gamma Traders' })];
    const match = only(line({}), two);
    expect(match.best).toBeNull();
    expect(match.doubt?.id).toBe('settlement.doubt.tie');
    expect(match.alternatives).toHaveLength(2);
  });
});

describe('many lines', () => {
  test('a monthly bill is settled by the line of the month after, whichever way the lines come', () => {
    const months = ['04', '05', '06', '07'];
    const bills = months.map((month) =>
      bill({ ref: `M-${month}`, billDate: `2026-${month}-30`, open: rupees(4_72_000), taxable: rupees(4_00_000) }),
    );
    const lines = ['05', '06', '07', '08'].map((month) =>
      line({ id: month, date: `2026-${month}-15`, amount: rupees(4_32_000), narration: 'NEFT LARK' }),
    );
    const settled = matchBills(lines.toReversed(), bills).matches.map(({ lineId, best }) => [
      lineId,
      best?.allocations[0]?.billId,
    ]);
    expect(Object.fromEntries(settled)).toEqual({ '05': 'M-04', '06': 'M-05', '07': 'M-06', '08': 'M-07' });
  });

  test('two lines without a name for one bill are both asked about', () => {
    const { matches } = matchBills([line({ id: 'a' }), line({ id: 'b' })], [bill({ ref: 'S-1' })]);
    expect(matches.map(({ best }) => best)).toEqual([null, null]);
    expect(matches.map(({ doubt }) => doubt?.id)).toEqual(['settlement.doubt.rival', 'settlement.doubt.rival']);
  });

  test('of two lines of one party for one bill, of different amounts, the first has it and nobody is asked', () => {
    const [first, second] = [
      line({ id: 'a', date: '2026-06-01', amount: rupees(700), narration: 'LARK' }),
      line({ id: 'b', date: '2026-06-02', amount: rupees(900), narration: 'LARK' }),
    ];
    const { matches } = matchBills([first, second], [bill({ ref: 'S-1', open: rupees(600) })]);
    expect(matches.map(({ best, doubt }) => [best?.onAccount, doubt])).toEqual([
      [rupees(100), null],
      [undefined, null],
    ]);
  });

  const day = fc.integer({ min: 1, max: 28 }).map((value) => `2026-05-${String(value).padStart(2, '0')}`);
  const amount = fc.constantFrom(100, 200, 300, 118, 236).map(rupees);
  const party = fc.constantFrom('Lark Pvt Ltd', 'Gamma Traders', 'Delta LLP');
  const bills = fc
    .array(fc.record({ amount, party, day, number: fc.integer({ min: 1, max: 30 }) }), { maxLength: 25 })
    .map((rows) =>
      rows.map((row, at) =>
        bill({ id: `b${at}`, ref: `X-${row.number}`, partyName: row.party, billDate: row.day, open: row.amount }),
      ),
    );
  const lines = fc
    .array(fc.record({ amount, party, day, number: fc.integer({ min: 1, max: 30 }), isNamed: fc.boolean() }), {
      maxLength: 25,
    })
    .map((rows) =>
      rows.map((row, at) =>
        line({
          ...{ id: `l${at}`, date: row.day, amount: row.amount },
          narration: row.isNamed ? `NEFT ${row.party} X-${row.number}` : 'UPI',
        }),
      ),
    );

  test('no bill is settled beyond what is open, and each proposal adds up to its line', () => {
    fc.assert(
      fc.property(lines, bills, (some, open) => {
        const { matches } = matchBills(some, open);
        const taken = new Map<string, number>();
        for (const [at, { best }] of matches.entries()) {
          if (!best) continue;
          const settled = best.allocations.reduce((sum, { amount }) => sum + amount, 0);
          expect(settled + best.onAccount).toBe(some[at]!.amount + (best.keptBack?.amount ?? 0));
          expect(best.onAccount).toBeGreaterThanOrEqual(0);
          for (const { billId, amount } of best.allocations) {
            expect(amount).toBeGreaterThan(0);
            taken.set(billId, (taken.get(billId) ?? 0) + amount);
          }
        }
        for (const { id, open: left } of open) expect(taken.get(id) ?? 0).toBeLessThanOrEqual(left);
      }),
    );
  });

  test('the order of lines and bills changes nothing', () => {
    fc.assert(
      fc.property(lines, bills, (some, open) => {
        const by = (matches: readonly LineMatch[]) => new Map(matches.map((match) => [match.lineId, match]));
        const there = by(matchBills(some, open).matches);
        expect(by(matchBills(some.toReversed(), open.toReversed()).matches)).toEqual(there);
      }),
    );
  });
});

describe('5,000 lines and 5,000 bills are compared in proportion to their number', () => {
  const SIZE = 5_000;
  const MOST_A_LINE = 40;
  const each = <Value>(make: (at: number) => Value): Value[] => Array.from({ length: SIZE }, (_, at) => make(at));
  test.each<[string, (at: number) => GivenBill, (at: number) => GivenLine]>([
    [
      'all different',
      (at) => ({ ref: `INV-${10_000 + at}`, partyName: `Party ${at % 500} Traders`, open: rupees(1_000 + at) }),
      (at) => ({ amount: rupees(1_000 + at), narration: `NEFT PARTY ${at % 500} TRADERS INV-${10_000 + at}` }),
    ],
    ['one amount, no name', (at) => ({ ref: `INV-${10_000 + at}` }), () => ({})],
    ['one amount, one party', (at) => ({ ref: `INV-${10_000 + at}` }), () => ({ narration: 'LARK' })],
    [
      'one amount, each by its number',
      (at) => ({ ref: `INV-${10_000 + at}` }),
      (at) => ({ narration: at % 2 ? `LARK INV-${10_000 + at}` : 'LARK' }),
    ],
    [
      'one party, sums of small bills',
      (at) => ({ ref: `INV-${10_000 + at}`, open: rupees(1) }),
      () => ({ amount: rupees(50_000), narration: 'LARK' }),
    ],
    [
      'names that share a word, and one number',
      (at) => ({ ref: 'INV-001', partyName: `Shree ${at} Traders`, open: rupees(5) }),
      (at) => ({ narration: `SHREE ${at} TRADERS INV-001` }),
    ],
  ])('%s', (_, billOf, lineOf) => {
    const bills = each((at) => bill({ id: `b${at}`, ...billOf(at) }));
    const lines = each((at) => line({ id: `l${at}`, ...lineOf(at) }));
    const { matches, comparisons } = matchBills(lines, bills);
    expect(matches).toHaveLength(SIZE);
    expect(comparisons).toBeGreaterThan(0);
    expect(comparisons).toBeLessThan(MOST_A_LINE * 2 * SIZE);
  });
});
