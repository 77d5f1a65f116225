import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, expectTruth, LINES, lakhs, mark, plainTable, rowsOf, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

function refusalOf(content: string) {
  const outcome = inEnglish(readStatement(content));
  return outcome.ok ? null : outcome.refusal;
}

const REFUSED = { code: 'UNSUPPORTED_CONTENT', message: expect.stringContaining('Only amounts in rupees and paise') };
const inUnit = (unit: string) => ['Date', 'Narration', `Withdrawal ${unit}`, `Deposit ${unit}`, `Balance ${unit}`];

describe('amounts that are no rupees and paise, though their balances follow', () => {
  test.each(['(USD)', '(US$)', '($)', '€', 'in GBP', 'AED', '(Rs. in Lakhs)', "Rs. '000", 'in crores', '(in paise)'])(
    'by their headings: %s',
    (unit) => expect(refusalOf(textOf(plainTable({ head: inUnit(unit) })))).toMatchObject(REFUSED),
  );

  test.each(['US$', 'Euro', 'US Dollar', 'GBP'])('one amount with its side: %s', (unit) => {
    const head = ['Date', 'Narration', `Amount (${unit})`, 'Dr/Cr', `Balance (${unit})`];
    const rows = rowsOf(head, (line) => [
      ...[dayAs('DD/MM/YYYY', line.day), line.text, lakhs(line.signed), mark(line.signed), lakhs(line.balance)],
    ]);
    expect(refusalOf(textOf(rows))).toMatchObject(REFUSED);
  });

  test.each([
    'Amount in Lakhs',
    'All amounts are in ₹ Lakhs',
    '(Rs. in Lacs)',
    '₹ in Crores',
    "(All figures in Rs. '000)",
  ])('by a line above: %s', (line) =>
    expect(refusalOf(textOf([['A BANK'], [line], ...plainTable()]))).toMatchObject(REFUSED),
  );

  test.each([
    ['Account Currency', 'US Dollar'],
    ['Ccy', 'EUR'],
    ['Currency :', 'EURO'],
    ['Account No', '0044712345 ( USD )'],
    ['Account Type', 'EEFC CURRENT'],
  ])('an account kept in another currency is told: %s %s', (label, value) => {
    const outcome = inEnglish(readStatement(textOf([[label, value], ...plainTable()])));
    const codes = outcome.ok && outcome.statement.warnings.map(({ code }) => code);
    expect(codes).toEqual(['FOREIGN_CURRENCY']);
  });
});

describe('rupees are rupees', () => {
  test.each([[inUnit('(INR)')], [inUnit('Rs. P.')], [inUnit('(Rs. and paise)')], [inUnit('in rupees')]])('%j', (head) =>
    expectTruth(textOf(plainTable({ head })), LINES),
  );

  test.each([
    ['All figures in rupees and paise'],
    ['Sanctioned limit', 'Rs. 50 Lakhs'],
    ['Balance (Rs. in lakhs)', 'Rate of interest'],
    ['Deposits are insured up to Rs. 5 lakhs'],
    ['Currency', 'INR'],
    ['Account Number', '000405001234 ( INR )'],
  ])('below "%s %s"', (...above) => expectTruth(textOf([above, ...plainTable()]), LINES));
});
