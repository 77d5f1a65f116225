import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { EXAMPLE, REGISTRATIONS, sold } from '../gstr-1/gstr-1.fixture';
import type { RegisterRow } from '../register/model';
import { rowsOfDocuments } from '../register/register';
import { NOTHING } from '../settle/model';
import { settle } from '../settle/settlement';
import type { TwoBLine } from '../two-b/model';
import { creditTable, laterTable, paidTable } from './paid';
import { type BooksTurnover, turnoverReconciled, unexplainedRows } from './reconciliation';
import {
  availedTable,
  creditReconciled,
  expensesReconciled,
  payableReconciled,
  rateSums,
  taxableReconciled,
} from './statement-9c';
import { annualRows, annualTurnover, type LineSum, lineSums, taxablePart, untaxedPart } from './tables';

const IT = { hsn: '998314', value: 1_000, rate: 18 };

describe('GSTR-9', () => {
  test('puts each document of the example in one line, and the lines come to the returns', () => {
    const rows = rowsOfDocuments(EXAMPLE, REGISTRATIONS);
    const sums = lineSums(annualRows(rows));
    const shown = sums.filter(({ rows: count }) => count > 0).map(({ line, taxable }) => [line, taxable / 100]);
    expect(shown).toEqual([
      ['4A', 130_000],
      ['4B', 150_000],
      ['4I', 10_000],
      ['5A', 500_000],
      ['5D', 5_000],
    ]);
    expect(taxablePart(sums)).toMatchObject({ taxable: 270_000_00, igst: 37_800_00, cgst: 5_400_00 });
    expect(untaxedPart(sums).taxable).toBe(505_000_00);
    expect(annualTurnover(sums).taxable).toBe(rows.reduce((sum, { taxable }) => sum + taxable, 0));
  });

  test.each([
    ['sez-with-tax', '4D'],
    ['sez-without-tax', '5B'],
    ['deemed-export', '4E'],
    ['export-with-tax', '4C'],
    ['export-without-tax', '5A'],
  ] as const)('%s stands in %s', (supplyType, line) => {
    const isAbroad = supplyType.startsWith('export');
    const document = sold({
      ...{ number: 'N/1', date: '2026-10-05', place: isAbroad ? '96' : '27', supplyType, lines: [IT] },
      ...(!isAbroad && { partyGstin: '27ZZZCL2027N1ZO' }),
    });
    expect(annualRows(rowsOfDocuments([document], REGISTRATIONS)).map((row) => row.line)).toEqual([line]);
  });

  test.each([
    ['pays', 'invoice', '5C1', 1_000],
    ['pays', 'credit-note', '5H', -1_000],
    ['we-pay', 'invoice', '4G1', 0],
    ['we-pay', 'credit-note', '4G1', 0],
    ['collects', 'credit-note', '4I', -1_000],
  ] as const)('through an operator (%s), %s stands in %s', (operatorRole, kind, line, turnover) => {
    const more = { operatorRole, operatorGstin: '29ZZZCK2026M1ZO', partyGstin: '27ZZZCL2027N1ZO' };
    const document = { ...sold({ number: 'N/1', date: '2026-10-05', kind, place: '27', lines: [IT] }), ...more };
    const rows = annualRows(rowsOfDocuments([document], REGISTRATIONS));
    expect(rows.map((row) => row.line)).toEqual([line]);
    expect(annualTurnover(lineSums(rows)).taxable / 100).toBe(turnover);
  });

  test('takes no document twice or not at all, whatever the mix', () => {
    const any = fc.record({
      kind: fc.constantFrom('invoice', 'credit-note', 'debit-note'),
      place: fc.constantFrom('29', '27', '33'),
      isRegistered: fc.boolean(),
      nature: fc.constantFrom(null, 'exempt', 'nil-rated', 'non-gst'),
      value: fc.integer({ min: 1, max: 500_000 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (some) => {
        const documents = some.map(({ kind, place, isRegistered, nature, value }, at) =>
          sold({
            ...{ number: `N/${at}`, date: '2026-10-05', kind: kind as 'invoice', place },
            ...(isRegistered && { partyGstin: place === '29' ? '29ZZZCK2026M1ZO' : '27ZZZCL2027N1ZO' }),
            lines: [{ ...IT, value, rate: nature ? 0 : 18, nature: nature as null }],
          }),
        );
        const rows = rowsOfDocuments(documents, REGISTRATIONS);
        const placed = annualRows(rows);
        expect(placed).toHaveLength(rows.filter(({ section }) => section.at !== null).length);
        const reported = rows
          .filter(({ section }) => section.at !== null)
          .reduce((sum, { taxable }) => sum + taxable, 0);
        expect(annualTurnover(lineSums(placed)).taxable).toBe(reported);
      }),
      { numRuns: 60 },
    );
  });
});

describe('GSTR-9C', () => {
  const books: BooksTurnover = {
    ...{ revenue: paise(1_000_000), unbilledAtBegin: paise(50_000), unbilledAtEnd: paise(20_000) },
    ...{ advances: paise(10_000), otherRegistrations: paise(200_000) },
  };

  test('leads from the statements to the annual return, and leaves what is unexplained', () => {
    const agreed = turnoverReconciled(books, paise(840_000));
    expect(agreed.difference).toBe(0);
    expect(agreed.lines.map(({ line, amount }) => [line, amount])).toEqual([
      ...[
        ['5A', 1_000_000],
        ['5B', 50_000],
        ['5C', 10_000],
        ['5H', 20_000],
        ['5I', 0],
        ['5O', -200_000],
      ],
      ...[
        ['5P', 840_000],
        ['5Q', 840_000],
        ['5R', 0],
      ],
    ]);
    expect(turnoverReconciled({ ...books, advances: paise(-10_000) }, paise(820_000)).difference).toBe(0);
    expect(turnoverReconciled(books, paise(845_000)).difference).toBe(5_000);
  });

  test('names the rows in which books and returns differ', () => {
    const date = isoDate('2026-05-01');
    const voucher = (voucherId: string, documentId: string | null, amount: number) => ({
      ...{ voucherId, documentId, number: voucherId, date, amount: paise(amount) as Paise },
    });
    const document = (documentId: string, taxable: number) => ({
      documentId,
      number: documentId,
      date,
      taxable: paise(taxable),
    });
    const rows = unexplainedRows(
      [voucher('a', 'A', 100), voucher('b', 'B', 100), voucher('j', null, 70)],
      [document('A', 100), document('B', 90), document('C', 30)],
    );
    expect(rows.map(({ kind, number, inBooks, inReturn }) => [kind, number, inBooks, inReturn])).toEqual([
      ['differs', 'b', 100, 90],
      ['revenue-without-document', 'j', 70, 0],
      ['document-without-revenue', 'C', 0, 30],
    ]);
  });
});

describe('tables 8 to 14', () => {
  const heads = (igst: number) => ({ ...NOTHING, igst: paise(igst) });
  const reported = (taxed: number, more: object = {}) =>
    ({
      ...{ section: 'b2b', kind: 'invoice', tax: heads(taxed), isRejected: false, isReverseCharge: false },
      ...{ availability: 'yes', ...more },
    }) as TwoBLine;
  const row = (igst: number, more: object = {}) =>
    ({
      ...NOTHING,
      igst: paise(igst),
      boxes: [{ at: '4(A)(5)' }],
      documentId: null,
      id: `${igst}`,
      ...more,
    }) as unknown as RegisterRow;
  const told = (lines: ReturnType<typeof creditTable>) =>
    Object.fromEntries(lines.map(({ line, amounts }) => [line, amounts.igst]));

  test('8: GSTR-2B against what was availed in the year and after it; what is left lapses, what may not be taken stands apart', () => {
    const lines = [
      reported(1_000),
      reported(200, { kind: 'credit-note', section: 'cdnr' }),
      reported(90, { availability: 'no' }),
    ];
    const more = [reported(500, { isRejected: true }), reported(70, { section: 'impg' })];
    const sums = [{ line: '6B', ...NOTHING, igst: paise(450), taxable: paise(0), rows: 1 }] as unknown as LineSum[];
    expect(told(creditTable({ lines: [...lines, ...more], sums, later: [reported(150)] }))).toEqual({
      ...{
        '8A': 800,
        '8B': 450,
        '8C': 150,
        '8D': 200,
        '8E': 200,
        '8F': 90,
        '8G': 70,
        '8H': 0,
        '8I': 70,
        '8J': 70,
        '8K': 270,
      },
    });
  });

  test('9: payable is what cash and credit of each head paid, but for rounding', () => {
    const settlement = settle({
      ...{
        period: { from: isoDate('2026-04-01'), to: isoDate('2026-04-30') },
        outward: heads(100_000),
        reverse: heads(5_000),
      },
      ...{ net: { ...NOTHING, igst: paise(30_000), cgst: paise(20_000) }, forward: NOTHING, minimumBalance: NOTHING },
      ...{ taxable: paise(0), isExcepted: true, turnoverBefore: paise(0) },
      ...{ dueOn: isoDate('2026-05-20'), filedOn: isoDate('2026-05-20') },
    });
    const paid = told(paidTable([settlement, settlement]));
    expect(paid).toMatchObject({
      payable: 210_000,
      cash: 110_000,
      'credit-igst': 60_000,
      'credit-cgst': 40_000,
      interest: 0,
    });
  });

  test('10 to 14: amendments of the next year by document, notes on bills, and credit taken late', () => {
    const changed = [
      row(-500, { documentId: 'a' }),
      row(700, { documentId: 'a' }),
      row(-400, { documentId: 'b' }),
      row(100, { documentId: 'b' }),
    ];
    expect(told(laterTable(changed, [reported(30, { kind: 'credit-note', section: 'cdnr' }), reported(60)]))).toEqual({
      10: 200,
      11: 300,
      12: 30,
      13: 60,
      14: -100,
    });
  });
});

describe('sums of GSTR-9, and GSTR-9C beyond table 5', () => {
  const heads = (igst: number) => ({ ...NOTHING, igst: paise(igst) });
  const told = (lines: readonly { line: string; amounts: { igst: number } }[]) =>
    Object.fromEntries(lines.map(({ line, amounts }) => [line, amounts.igst]));
  const amountsOf = (lines: readonly { line: string; amount: number }[]) =>
    Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
  const sum = (line: string, igst: number) => ({ line, ...heads(igst), taxable: paise(0), rows: 1 }) as LineSum;

  test.each([
    ['the returns took what the lines say', 700, { '6A': 1_000, '6I': 1_000, '6J': 0, '7J': 700 }],
    ['the returns took less', 600, { '6A': 900, '6I': 1_000, '6J': 100, '7J': 700 }],
    ['nobody knows what the returns took', undefined, { '6I': 1_000, '7J': 700 }],
  ])('6 and 7: %s', (_what, net, expected) => {
    const sums = [sum('6B', 600), sum('6E', 400), sum('7E', 300)];
    expect(told(availedTable(sums, net === undefined ? undefined : heads(net)))).toEqual(expected);
  });

  test('7: exempt, zero-rated and what others pay tax on come off the turnover; notes follow their kind', () => {
    const made = (number: string, more: Partial<Parameters<typeof sold>[0]>) =>
      sold({ number, date: '2026-10-05', place: '27', partyGstin: '27ZZZCL2027N1ZO', lines: [IT], ...more });
    const zone = { supplyType: 'sez-without-tax' as const };
    const documents = [
      made('1', {}),
      made('2', { lines: [{ ...IT, value: 300, rate: 0, nature: 'exempt' }] }),
      made('3', { ...zone, lines: [{ ...IT, value: 500 }] }),
      made('4', { ...zone, kind: 'credit-note', lines: [{ ...IT, value: 100 }] }),
      { ...made('5', { lines: [{ ...IT, value: 70 }] }), isReverseCharge: true },
    ];
    const placed = annualRows(rowsOfDocuments(documents, REGISTRATIONS));
    const turnover = annualTurnover(lineSums(placed)).taxable;
    expect(amountsOf(taxableReconciled(placed, turnover))).toEqual({
      ...{ '7A': 1_770_00, '7B': 300_00, '7C': 400_00, '7D': 70_00, '7E': 1_000_00, '7F': 1_000_00, '7G': 0 },
    });
    expect(amountsOf(taxableReconciled(placed, paise(turnover + 5_00)))).toMatchObject({ '7E': 1_005_00, '7G': -5_00 });
  });

  test('9: each rate with its tax, and the difference from what the annual return made payable where that is known', () => {
    const rates = rateSums(annualRows(rowsOfDocuments(EXAMPLE, REGISTRATIONS)));
    expect(rates.map(({ rate, isReverse, taxable, igst, cgst }) => [rate, isReverse, taxable, igst, cgst])).toEqual([
      [1_800, false, 270_000_00, 37_800_00, 5_400_00],
    ]);
    expect(told(payableReconciled(rates, undefined))).toEqual({ '9P': 37_800_00 });
    expect(told(payableReconciled(rates, heads(37_000_00)))).toEqual({
      ...{ '9P': 37_800_00, '9Q': 37_000_00, '9R': -800_00 },
    });
  });

  test('12 and 14: credit of the books, put right for the years beside, against what the returns took', () => {
    const booked = { ofYear: heads(1_000), broughtIn: heads(200), carriedOut: heads(150) };
    expect(told(creditReconciled(booked, heads(1_040)))).toEqual({
      ...{ '12A': 1_000, '12B': 200, '12C': 150, '12D': 1_050, '12E': 1_040, '12F': -10 },
    });
    const expense = (credit: number) => ({
      account: '5201',
      value: paise(9_000),
      tax: paise(1_620),
      credit: paise(credit),
    });
    expect(amountsOf(expensesReconciled([expense(1_620), expense(0)], heads(1_600)))).toEqual({
      ...{ '14R': 1_620, '14S': 1_600, '14T': -20 },
    });
  });
});
