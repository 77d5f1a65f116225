import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { EXAMPLE, REGISTRATIONS, sold } from '../gstr-1/gstr-1.fixture';
import { rowsOfDocuments } from '../register/register';
import { type BooksTurnover, turnoverReconciled, unexplainedRows } from './reconciliation';
import { annualRows, annualTurnover, lineSums, taxablePart, untaxedPart } from './tables';

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
