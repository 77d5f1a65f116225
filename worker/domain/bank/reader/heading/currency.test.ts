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

  test('by headings that nothing stands under', () => {
    const head = ['Txn Date', 'Particulars', 'Dr (USD)', 'Cr (USD)', 'Bal (USD)'];
    expect(refusalOf(textOf([head, ['01/10/2026', 'INW REM', '', '1000.00', '1000.00']]))).toMatchObject(REFUSED);
  });

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
});

describe('an account that is kept in another currency', () => {
  const KEPT = { code: 'UNSUPPORTED_CONTENT', message: expect.stringContaining('Books are kept in rupees only') };

  test.each([
    ['Account Currency', 'US Dollar'],
    ['Ccy', 'EUR'],
    ['Currency :', 'EURO'],
    ['Currency Code', '', 'USD'],
    ['Currency of the account: USD'],
    ['Account No', '0044712345 ( USD )'],
    ['Account No', '123456789 USD'],
    ['Account Number: 50100012345678 - USD'],
    ['Account Type', 'EEFC CURRENT'],
    ['Account Type : RFC Domestic'],
    ['Scheme', 'FCNR(B)'],
    ['Product', 'EEFC-USD-CORP'],
    ['Account Name', 'ACME LABS EEFC USD A/C'],
    ['Account Description', 'CURRENT ACCOUNT USD'],
    ['Exchange Earners Foreign Currency Account'],
    ['Resident Foreign Currency account'],
    ['Statement of account in USD'],
    ['All amounts are in US Dollars'],
    ['Balance (in USD) 1200'],
    ['Opening Balance', 'USD 10,000.00'],
    ['Opening Balance: $10000.00'],
  ])('is refused by a line above the table: %s %s', (...above) =>
    expect(refusalOf(textOf([above, ...plainTable()]))).toMatchObject(KEPT),
  );

  test.each([['All amounts in USD'], ['Account Currency: USD'], ['Closing Balance', 'USD 10,450.00']])(
    'is refused by a line below it: %s',
    (...below) => expect(refusalOf(textOf([...plainTable(), [], below]))).toMatchObject(KEPT),
  );

  test.each(['Currency', 'CCY', 'Curr.', 'Transaction Currency', 'Acct Ccy', 'Currency Type', 'Crncy', 'Cur Code'])(
    'is refused by a column: %s',
    (heading) => {
      const [head = [], ...rows] = plainTable();
      const table = [[...head, heading], ...rows.map((row) => [...row, 'USD'])];
      expect(refusalOf(textOf(table))).toMatchObject(KEPT);
      const atHome = [[...head, heading], ...rows.map((row) => [...row, 'INR'])];
      expectTruth(textOf(atHome), LINES);
    },
  );

  test.each([
    [(figure: string) => `USD ${figure}`],
    [(figure: string) => `${figure} USD`],
    [(figure: string) => `$${figure}`],
    [(figure: string) => `€ ${figure}`],
    [(figure: string) => `US$ ${figure}`],
    [(figure: string) => `${figure} AED`],
  ])('is refused by its amounts, all of them or the balances alone: %s', (marked) => {
    const [head = [], ...rows] = plainTable();
    const of = (from: number) => rows.map((row) => row.map((cell, at) => (at >= from && cell ? marked(cell) : cell)));
    expect(refusalOf(textOf([head, ...of(2)]))).toMatchObject(KEPT);
    expect(refusalOf(textOf([head, ...of(4)]))).toMatchObject(KEPT);
  });

  const [head = [], ...rows] = plainTable();
  const isMoney = (at: number) => at > 1;
  const beside = (cells: readonly string[], unit: (cell: string) => string) =>
    cells.flatMap((cell, at) => (isMoney(at) ? [unit(cell), cell] : [cell]));
  test.each<[place: string, (words: string) => (readonly string[])[]]>([
    ['above', (words) => [['Account Currency', words], head, ...rows]],
    ['below', (words) => [head, ...rows, [], [`Currency: ${words}`]]],
    ['under the headings', (words) => [head, head.map((_, at) => (isMoney(at) ? words : '')), ...rows]],
    ['in a column of its own', (words) => [[...head, 'Currency'], ...rows.map((row) => [...row, words])]],
    [
      'in columns without a heading',
      (words) => [beside(head, () => ''), ...rows.map((row) => beside(row, (cell) => cell && words))],
    ],
    ['in the headings', (words) => [head.map((cell, at) => (isMoney(at) ? `${words} ${cell}` : cell)), ...rows]],
    [
      'on the figures',
      (words) => [head, ...rows.map((row) => row.map((cell, at) => (isMoney(at) && cell ? `${words}${cell}` : cell)))],
    ],
    ['as the name of the statement', (words) => [[`Statement of ${words} account`], head, ...rows]],
    ['before the number of the account', (words) => [[`${words} Current Account 000405001234`], head, ...rows]],
  ])('is refused wherever it names the currency: %s', (_place, table) => {
    const words =
      'USD,$,US Dollar,€,Pound Sterling,¥,Swiss Franc,Yuan,NPR,Nepalese Rupee,LKR,BDT,Taka,Baht,Riyal,Dinar,TRY';
    const read = words.split(',').filter((one) => refusalOf(textOf(table(one)))?.code !== 'UNSUPPORTED_CONTENT');
    expect(read).toEqual([]);
  });

  test('is asked about where other lines of the file speak of rupees', () => {
    const accounts = [['Savings INR', '123', 'INR', '5000'], ['EEFC', '456', 'USD', '100'], ...plainTable()];
    const outcome = inEnglish(readStatement(textOf(accounts)));
    expect(outcome.ok && outcome.statement.warnings.map(({ code }) => code)).toEqual(['FOREIGN_CURRENCY']);
  });

  test('only a line of it, among others in rupees, is asked about by itself', () => {
    const [head = [], first = [], ...rows] = plainTable();
    const one = first.map((cell, at) => (at === 2 || at === 3 ? cell && `USD ${cell}` : cell));
    const outcome = inEnglish(readStatement(textOf([head, one, ...rows])));
    expect(outcome.ok && outcome.statement.problems.map(({ code }) => code)).toEqual(['FOREIGN_CURRENCY']);
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
    ['Account Name', 'USD LOGISTICS PVT LTD'],
    ['Account Holder', 'EURO STAR TRADING'],
    ['A/c Name', 'YEN FOODS'],
    ['Nominee', 'RFC Solutions Pvt Ltd'],
    ['Branch', 'FOREIGN CURRENCY BRANCH'],
    ['Address', '12 POUND ROAD'],
    ['Open an EEFC account today to save on forex'],
    ['We offer EEFC and FCNR deposits at all branches'],
    ['Foreign currency transactions attract a markup of 3.5%'],
  ])('below "%s %s"', (...above) => expectTruth(textOf([above, ...plainTable()]), LINES));

  test('though narrations speak of what was bought abroad', () => {
    const [head = [], ...rows] = plainTable();
    const bought = ['POS USD 20.00 AMAZON US', 'INTL TXN $12.00 OPENAI', 'FOREX EUR 12', 'EEFC CONVERSION USD 500'];
    const table = rows.map((row, at) => row.map((cell, place) => (place === 1 ? (bought[at] ?? cell) : cell)));
    const outcome = inEnglish(readStatement(textOf([head, ...table])));
    expect(outcome.ok && [outcome.statement.lines.length, outcome.statement.warnings]).toEqual([rows.length, []]);
  });
});
