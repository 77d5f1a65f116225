import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, into, lakhs, out, rowsOf, type Truth, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const signed = (line: Truth) => `${line.signed < 0 ? '-' : ''}${lakhs(line.signed)}`;

/** A list of days, texts and signed amounts with one more column, with or without balances. */
function outcomeOf(column: string, hasBalances: boolean) {
  const head = ['Date', 'Particulars', column, 'Amount', ...(hasBalances ? ['Balance'] : [])];
  const rows = rowsOf(head, (line) => [
    ...[dayAs('DD/MM/YYYY', line.day), line.text, '12.345', signed(line)],
    ...(hasBalances ? [lakhs(line.balance)] : []),
  ]);
  return inEnglish(readStatement(textOf(rows)));
}

const COLUMNS = [
  ...['NAV', 'Units', 'Scheme Name', 'Folio No.', 'Qty', 'Invoice No', 'invoice_number', 'GSTIN', 'GSTIN of customer'],
  ...['Taxable Value', 'IGST', 'CGST (9%)', 'Employee Name', 'HSN/SAC'],
];

test.each(COLUMNS)('with a column %s and no balances it is no statement of a bank', (column) => {
  const refusal = { code: 'NOT_A_STATEMENT', message: expect.stringContaining(column) };
  expect(outcomeOf(column, false)).toMatchObject({ ok: false, refusal });
});

test.each(COLUMNS)('with balances a column %s may have been added', (column) => {
  expect(outcomeOf(column, true)).toMatchObject({ ok: true, statement: { problems: [] } });
});

test.each(['Branch', 'Net Amount', 'Unit Code', 'Customer Ref', 'Section', 'GST'])(
  'a column %s says nothing',
  (column) => {
    expect(outcomeOf(column, false)).toMatchObject({ ok: true });
  },
);

test('the ledger of a broker', () => {
  const head = ['particulars', 'posting_date', 'cost_center', 'voucher_type', 'debit', 'credit', 'net_balance'];
  const rows = rowsOf(head, (line) => [
    ...[line.text, line.day, 'NSE-EQ', 'Book Voucher', out(line.signed), into(line.signed), lakhs(line.balance)],
  ]);
  expect(inEnglish(readStatement(textOf(rows)))).toMatchObject({ ok: false, refusal: { code: 'NOT_A_STATEMENT' } });
});
