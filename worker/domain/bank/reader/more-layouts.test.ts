import { describe, expect, test } from 'vitest';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  mark,
  OVERDRAWN,
  out,
  plainTable,
  rowsOf,
  type Truth,
  textOf,
} from './other-banks.fixture';
import { read } from './reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);

describe('headings', () => {
  test.each([
    ['of flows', ['Date', 'Description', 'Outflow', 'Inflow', 'Cumulative Balance']],
    ['in the plural of a verb', ['TRANS DATE', 'DESCRIPTION', 'WITHDRAWS', 'DEPOSIT', 'BALANCE']],
    ['with a letter too few or too many', ['Trasaction Date', 'Naration', 'Withdrawel', 'Deposite', 'Ballance']],
    ['with letters that changed places', ['Transcation Date', 'Perticulars', 'Withdrwaal', 'Depsoit', 'Balacne']],
  ])('%s', (_name, head) => expectTruth(textOf(plainTable({ head })), LINES));

  test('Db/Cr with DB and CR below it', () => {
    const head = ['Tran Date', 'Particulars', 'Amount', 'Db/Cr', 'Balance'];
    const side = (signed: number) => (signed < 0 ? 'DB' : 'CR');
    const cells = (line: Truth) => [
      ...[day(line.day), line.text, lakhs(line.signed), side(line.signed)],
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells)), LINES);
  });

  test('of several balances the one that moves by the amounts counts', () => {
    const head = ['Closing ledger balance', 'Value date', 'Additional narrative', 'Credit', 'Debit', 'Balance'];
    const cells = (line: Truth) => [
      ...['9,99,999.00', day(line.day), line.text, into(line.signed), out(line.signed)],
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells)), LINES);
  });

  test('of several references the first that holds one counts', () => {
    const head = ['Date', 'Description', 'Misc Reference', 'Client Reference', 'UPI Ref No.', 'Debit', 'Credit'];
    const cells = (line: Truth) => [
      ...[day(line.day), line.text, '', '-', line.reference || 'NA'],
      ...[out(line.signed), into(line.signed)],
    ];
    const { lines } = read(textOf(rowsOf(head, cells)));
    expect(lines.map(({ reference }) => reference)).toEqual(LINES.map(({ reference }) => reference || null));
  });

  test('where the column of the text is empty, another holds the text', () => {
    const head = ['Date', 'Source/Destination', 'Comment', 'Debit', 'Credit', 'Balance'];
    const cells = (line: Truth) => [
      ...[day(line.day), line.text, '', out(line.signed), into(line.signed)],
      lakhs(line.balance),
    ];
    const { lines } = read(textOf(rowsOf(head, cells)));
    expect(lines.map(({ description }) => description)).toEqual(LINES.map(({ text }) => text));
  });
});

describe('days', () => {
  test('a month run together with its day', () => {
    const monthFirst = (iso: string) => `October${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;
    expectTruth(textOf(plainTable({ day: monthFirst })), LINES);
  });

  test.each([' ', '\n'])('the value date behind the date, parted by %j', (part) => {
    const both = (iso: string) => `${dayAs('DD-MMM-YY', iso)}${part}(${dayAs('DD-MMM-YY', iso)})`;
    const content = textOf(plainTable({ day: both }));
    expectTruth(content, LINES);
    expect(read(content).lines.map(({ valueDate }) => valueDate)).toEqual(LINES.map((line) => line.day));
  });

  test('a quoted cell on two lines, with a date in the cell behind it', () => {
    const head = ['#', 'TRANSACTION DATE', 'VALUE DATE', 'TRANSACTION DETAILS', 'DEBIT/CREDIT(₹)', 'BALANCE(₹)'];
    const sign = (signed: number) => (signed < 0 ? '-' : '+');
    const cells = (line: Truth, at: number) => [
      ...[String(at + 1), `${dayAs('DD MMM YYYY', line.day)}\n02:33 PM`, dayAs('DD MMM YYYY', line.day), line.text],
      ...[`${sign(line.signed)}${lakhs(line.signed)}`, lakhs(line.balance)],
    ];
    expectTruth(textOf(rowsOf(head, cells)), LINES);
  });

  test('two lines that lost a quotation mark each are not taken for one', () => {
    const rows = ['13/10/2026,"A,1.00,,9.00', '14/10/2026,B",2.00,,7.00', '15/10/2026,C,3.00,,4.00'];
    const { lines } = read(`Date,Details,Debit,Credit,Balance\n${rows.join('\n')}\n`);
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([2, 3, 4].map((line) => [line, (line - 1) * 100]));
  });

  test('the number of a card alone on a line is no date', () => {
    const [head = [], ...rows] = plainTable();
    expectTruth(textOf([head, ['4315XXXXXXXX4471'], ...rows]), LINES);
  });
});

describe('what is carried on', () => {
  test.each([
    ['as money in', ['01/10/2026', 'By Opening Balance', '', '50,000.00', '50,000.00']],
    ['without an amount', ['01/10/2026', 'By Balance B/F', '', '', '50,000.00']],
    ['to the next page', ['31/10/2026', 'To Balance c/f', '', '', '13,84,567.59']],
  ])('%s is no transaction', (_name, carried) => {
    const [head = [], ...rows] = plainTable();
    expectTruth(textOf([head, carried, ...rows]), LINES);
  });

  test('a payee whose name begins so is one', () => {
    const { lines } = read('Date,Details,Debit,Credit,Balance\n13/10/2026,BY BALAJI TRADERS,,5.00,5.00\n');
    expect(lines).toMatchObject([{ side: 'credit', amount: 500 }]);
  });

  test.each([['DR'], ['Debit']])('an overdrawn opening balance marked %s beside it', (dr) => {
    const head = ['Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance', 'Dr/Cr'];
    const cells = (line: Truth) => [
      ...[day(line.day), line.text, out(line.signed), into(line.signed), lakhs(line.balance)],
      mark(line.balance) === 'Dr' ? dr : 'CR',
    ];
    const [, ...rows] = rowsOf(head, cells, OVERDRAWN);
    const content = textOf([head, ['', 'Opening Balance', '', '', '2,00,000.00', dr], ...rows]);
    expectTruth(content, OVERDRAWN);
    expect(read(content).facts.opening).toBe(-20_000_000);
  });
});
