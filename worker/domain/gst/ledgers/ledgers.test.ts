import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { parseRupees } from '../../shared/money';
import { type ByHead, byHead, TAX_HEADS } from '../settle/model';
import { agreementOf } from './agree';
import type { OwnEntry, StatementLine } from './model';
import { readLedgerStatement } from './read-statement';

const heads = (igst: string, cgst = '0', sgst = '0'): ByHead => ({
  ...{ igst: parseRupees(igst), cgst: parseRupees(cgst), sgst: parseRupees(sgst), cess: parseRupees('0') },
});
const cells = (text: string) => text.split('\n').map((line) => line.split('\t'));

const CREDIT = [
  'Electronic Credit Ledger',
  'Sr.No\tDate\tReference No.\tTax Period, if any\tDescription\tTransaction Type [Debit (DR) / Credit (CR)]\tCredit / Debit\t\t\t\t\tBalance Available\t\t\t\t',
  '\t\t\t\t\t\tIntegrated Tax (₹)\tCentral Tax (₹)\tState Tax (₹)\tCESS (₹)\tTotal (₹)\tIntegrated Tax (₹)\tCentral Tax (₹)\tState Tax (₹)\tCESS (₹)\tTotal (₹)',
  '-\t-\t-\t-\tOpening Balance\t-\t-\t-\t-\t-\t-\t0\t0\t0\t0\t0',
  '1\t20/11/2026\tAA291026000001A\tOct-26\tITC accrued through - Inputs\tCredit\t12,000.00\t4,050.50\t4,050.50\t0\t20,101.00\t12,000.00\t4,050.50\t4,050.50\t0\t20,101.00',
  '2\t20/11/2026\tDI2911260000011\tOct-26\tOther than reverse charge\tDebit\t12,000.00\t4,050.50\t4,050.50\t0\t20,101.00\t0\t0\t0\t0\t0',
  '\t\t\t\tClosing Balance\t\t\t\t\t\t\t0\t0\t0\t0\t0',
].join('\n');

const CASH = [
  'Sr No,Date,Reference No,Description,Type of Transaction,IGST,,,,,,CGST,,,,,,Balance,',
  ',,,,,Tax,Interest,Penalty,Fee,Others,Total,Tax,Interest,Penalty,Fee,Others,Total,IGST,CGST',
  '1,18-Nov-2026,26112900012345,Deposit,CR,1000,0,0,0,0,1000,500,0,0,300,0,800,1000,800',
  '2,19-Nov-2026,DC1,Other than reverse charge,DR,1000,0,0,0,0,1000,0,0,0,0,0,0,0,800',
  '3,19-Nov-2026,DC1,Late fee,DR,0,0,0,0,0,0,0,0,0,300,0,300,0,500',
]
  .join('\n')
  .replaceAll(',', '\t');

describe('a ledger of the portal is read', () => {
  test('the credit ledger: heads over figures and balances, opening and closing left out', () => {
    expect(readLedgerStatement(cells(CREDIT))).toMatchObject({
      ok: true,
      lines: [
        {
          line: 5,
          date: '2026-11-20',
          reference: 'AA291026000001A',
          type: 'credit',
          amounts: heads('12000', '4050.50', '4050.50'),
        },
        { line: 6, type: 'debit', balance: heads('0') },
      ],
    });
  });

  test('the cash ledger: minor heads under heads, by their totals', () => {
    const read = readLedgerStatement(cells(CASH));
    expect(read.ok && read.lines.map(({ type, amounts, balance }) => [type, amounts, balance])).toEqual([
      ['credit', heads('1000', '800'), heads('1000', '800')],
      ['debit', heads('1000'), heads('0', '800')],
      ['debit', heads('0', '300'), heads('0', '500')],
    ]);
  });

  test('the newest first is turned around', () => {
    const [first = '', second = '', ...lines] = CASH.split('\n');
    const read = readLedgerStatement(cells([first, second, ...lines.toReversed()].join('\n')));
    expect(read.ok && read.lines.map(({ line }) => line)).toEqual([5, 4, 3]);
  });

  const SIMPLE = 'Date\tRef\tType\tIGST\tIGST';
  const simple = (...rows: string[]) => {
    const read = readLedgerStatement(cells([SIMPLE, ...rows].join('\n')));
    return read.ok
      ? read.lines.map(
          ({ date, type, amounts, balance }) => `${date} ${type} ${amounts.igst} ${balance?.igst ?? 'none'}`,
        )
      : read.faults.map(({ line, code }) => `${line} ${code}`);
  };

  test.each([
    ['Rs. 1,000.00', 'Rs 1,000'],
    ['INR 1000', '₹1,000.00'],
    ['1,000.00 Cr', '1,000.00 Cr.'],
    ['\u00a01000\u00a0', '1000'],
    ['(1,000.00)', '1000'],
  ])('an amount may be written as %s', (amount, balance) => {
    expect(simple(`18/11/2026\tx\tCredit\t${amount}\t${balance}`)).toEqual(['2026-11-18 credit 100000 100000']);
  });

  test.each(['18 Nov 2026', '18 November 2026', "'18/11/2026", '18-Nov-2026 10:22:01', '18.11.2026', "'2026-11-18"])(
    'a day may be written as %s',
    (day) => {
      expect(simple(`${day}\tx\tCredit\t5\tNA`)).toEqual(['2026-11-18 credit 500 none']);
    },
  );

  test('a heading that stands again on the next page is no line; of one day alone the balances say the order', () => {
    const lines = ['2026-11-19 credit 100000 100000', '2026-11-19 debit 40000 60000'];
    const [one, two] = ['19/11/2026\tx\tCredit\t1000\t1000', '19/11/2026\ty\tDebit\t400\t600'];
    expect(simple(one, SIMPLE, two)).toEqual(lines);
    expect(simple(two, one)).toEqual(lines);
    expect(simple(one, one, two)).toEqual(['3 balance']);
  });

  test.each([
    ['no heading', 'a\tb', 1, 'no-heading'],
    ['no kind of transaction', 'Date\tRef\tDescription\tIGST', 1, 'no-column'],
    ['no heads', 'Date\tRef\tType\tAmount', 1, 'no-column'],
    ['no lines', 'Date\tRef\tType\tIGST', 1, 'no-lines'],
    ['a day of no month', 'Date\tRef\tType\tIGST\n31/11/2026\tx\tCr\t5', 2, 'no-date'],
    ['neither debit nor credit', 'Date\tRef\tType\tIGST\n30/11/2026\tx\tZr\t5', 2, 'no-type'],
    ['no amount', 'Date\tRef\tType\tIGST\n30/11/2026\tx\tCr\tfive', 2, 'no-amount'],
    ['a part of a paisa', 'Date\tRef\tType\tIGST\n30/11/2026\tx\tCr\t5.005', 2, 'no-amount'],
    ['nought', 'Date\tRef\tType\tIGST\n30/11/2026\tx\tCr\t0', 2, 'no-amount'],
    [
      'a balance that does not follow',
      `${CASH}\n4\t20-Nov-2026\tDC2\tTax\tDR\t0\t0\t0\t0\t0\t0\t1\t0\t0\t0\t0\t1\t0\t500`,
      6,
      'balance',
    ],
  ])('%s is refused with its place', (_case, text, line, code) => {
    const read = readLedgerStatement(cells(text));
    expect(read.ok ? null : read.faults.map((one) => [one.line, one.code])).toEqual([[line, code]]);
  });
});

const own = (id: string, date: string, type: OwnEntry['type'], amounts: ByHead): OwnEntry => ({
  ...{ id, date: isoDate(date), number: id, what: id, type, amounts },
});
const lineOf = (line: number, date: string, type: OwnEntry['type'], amounts: ByHead): StatementLine => ({
  ...{ line, date: isoDate(date), reference: `R${line}`, description: '', type, amounts, balance: null },
});

describe('the own ledger agrees with that of the portal', () => {
  test('entries of one amount meet, some days apart too; lines of one debit are one; what is left is on one side', () => {
    const read = readLedgerStatement(cells(CASH));
    const found = agreementOf(
      read.ok ? read.lines : [],
      [
        own('PY/1', '2026-11-17', 'credit', heads('1000', '800')),
        own('JV/1', '2026-11-19', 'debit', heads('1000', '200')),
        own('PY/2', '2026-11-25', 'credit', heads('50')),
      ],
      isoDate('2026-11-26'),
    );
    expect(found.pairs.map(({ how, days, difference }) => [how, days, difference])).toEqual([
      ['agrees', -1, heads('0')],
      ['differs', 0, heads('0', '100')],
      ['only-books', 0, heads('50')],
    ]);
    expect([found.own, found.portal, found.difference]).toEqual([
      heads('50', '600'),
      heads('0', '500'),
      heads('50', '100'),
    ]);
  });

  test('whatever the entries: the difference of the balances is that before the statement and those of the pairs', () => {
    const amount = fc.integer({ min: 1, max: 5 }).map((value) => byHead(() => value * 100));
    const day = fc.integer({ min: 10, max: 28 }).map((value) => `2026-11-${value}`);
    const type = fc.constantFrom('debit' as const, 'credit' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(day, type, amount)), fc.array(fc.tuple(day, type, amount)), (portal, books) => {
        let balance = byHead(() => 700);
        const lines = portal
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([on, kind, amounts], at) => {
            balance = byHead((head) => balance[head] + (kind === 'credit' ? 1 : -1) * amounts[head]);
            return { ...lineOf(at, on, kind, amounts), balance };
          });
        const entries = books.map(([on, kind, amounts], at) => own(`${at}`, on, kind, amounts));
        const { pairs, difference, before } = agreementOf(lines, entries, isoDate('2026-11-30'));
        if (!difference || !before) return;
        const early = pairs.filter(
          ({ own: entry, portal: one }) => entry && one && entry.date < (lines[0]?.date ?? ''),
        );
        for (const head of TAX_HEADS) {
          const shifted = early.reduce(
            (sum, { own: entry }) => sum + (entry?.type === 'credit' ? 1 : -1) * (entry?.amounts[head] ?? 0),
            0,
          );
          expect(difference[head]).toBe(
            before[head] - shifted + pairs.reduce((sum, pair) => sum + pair.difference[head], 0),
          );
        }
      }),
    );
  });
});
