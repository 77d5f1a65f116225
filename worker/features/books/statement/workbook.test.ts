import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../../domain/bank/reader/model';
import { english } from '../../../testing/in-english';

import { readStatementFile } from './read-statement.usecase';

const ROWS = [
  ['Statement of Account No - 50100012344471', '', '', '', '', '', ''],
  [],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['01/10/26', 'UPI-ZEPTO', '0000628812345678', '01/10/26', 450, '', 99550],
  ['03/10/26', 'NEFT CR-LARK LABS', 'N1234567', '03/10/26', '', 118000.1, 217550.1],
  ['31/10/26', 'INT.PD', '000000', '31/10/26', '', 0.2, 217550.3],
];

const bytes = (bookType: 'xlsx' | 'biff8' | 'html', rows: unknown[][] = ROWS, name = 'Statement') => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Welcome']]), 'Cover');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const only = utils.book_new();
  utils.book_append_sheet(only, utils.aoa_to_sheet(rows), name);
  const made = write(bookType === 'html' ? only : book, { bookType, type: 'array' });
  return new Uint8Array(made);
};

async function read(content: Uint8Array): Promise<Statement> {
  const outcome = await readStatementFile(content, {});
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return outcome.statement;
}

describe.each(['xlsx', 'biff8', 'html'] as const)('a statement saved as %s', (bookType) => {
  test('gives the lines of its sheet, to the paisa, with all balances agreeing', async () => {
    const statement = await read(bytes(bookType));
    expect(statement.lines.map(({ date, side, amount, balance }) => [date, side, amount, balance])).toEqual([
      ['2026-10-01', 'debit', 45_000, 9_955_000],
      ['2026-10-03', 'credit', 11_800_010, 21_755_010],
      ['2026-10-31', 'credit', 20, 21_755_030],
    ]);
    expect(statement).toMatchObject({ agreeing: 3, problems: [], facts: { accountNumber: '50100012344471' } });
  });
});

test('cells that hold real dates are read as those days, in whichever zone the reader runs', async () => {
  const rows = [
    ['Txn Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ...[1, 15, 28].map((day) => [new Date(2026, 1, day), `PAY ${day}`, 1, '', 100 - day]),
  ];
  const { lines } = await read(bytes('xlsx', rows));
  expect(lines.map(({ date }) => date)).toEqual(['2026-02-01', '2026-02-15', '2026-02-28']);
});

test.each(['xlsx', 'biff8', 'xlml'] as const)('a date with a late time stays that day in %s', async (bookType) => {
  const head = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
  const sheet = utils.aoa_to_sheet([head, ...[1, 2, 3].map((at) => ['', `PAY ${at}`, 1, '', 100 - at])]);
  const serials = [46_296 + 86_370 / 86_400, 46_297 + 86_399 / 86_400, 46_297.999_999_999];
  for (const [at, v] of serials.entries()) sheet[`A${at + 2}`] = { t: 'n', v, z: 'dd/mm/yyyy hh:mm:ss' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Statement');
  const { lines } = await read(new Uint8Array(write(book, { bookType, type: 'array' })));
  expect(lines.map(({ date }) => date)).toEqual(['2026-10-01', '2026-10-02', '2026-10-03']);
});

test('a date counted from 1904 is that day', async () => {
  const head = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
  const sheet = utils.aoa_to_sheet([head, ['', 'PAY', 1, '', 99]]);
  sheet.A2 = { t: 'n', v: 46_296 - 1_462, z: 'dd/mm/yyyy' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Statement');
  book.Workbook = { WBProps: { date1904: true } };
  const { lines } = await read(new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' })));
  expect(lines.map(({ date }) => date)).toEqual(['2026-10-01']);
});

test('formulas in a workbook are never run: their stored value is read as text', async () => {
  const rows = [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ['01/10/2026', '=HYPERLINK("http://evil.example")', 1, '', 99],
  ];
  expect((await read(bytes('xlsx', rows))).lines[0]?.description).toBe('=HYPERLINK("http://evil.example")');
});

test.each([
  ['a workbook cut off in the middle', () => bytes('xlsx').subarray(0, 900), 'UNSUPPORTED_CONTENT'],
  ['a workbook without a statement', () => bytes('xlsx', [['Shopping list'], ['Milk', 2]]), 'NO_HEADER'],
  ['a page without a table', () => new TextEncoder().encode('<html><body>Sign in</body></html>'), 'NOT_A_STATEMENT'],
])('%s is refused in words', async (_name, content, code) => {
  const outcome = await readStatementFile(content(), {});
  expect(outcome.ok ? null : outcome.refusal.code).toBe(code);
});

test('a workbook with more rows than memory holds is refused, not cut', async () => {
  const rows = Array.from({ length: 60_001 }, () => ['x']);
  const outcome = await readStatementFile(bytes('xlsx', rows), {});
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'FILE_TOO_LARGE' } });
  expect(!outcome.ok && english(outcome.refusal.message)).toMatch(/60,000 rows.*CSV/);
});

describe('of several sheets', () => {
  const head = ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'];
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => [`0${at + 1}/10/2026`, `PAY ${at}`, 1, '', 100 - at]);
  const workbook = (...counts: number[]) => {
    const book = utils.book_new();
    for (const [at, count] of counts.entries())
      utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...rows(count)]), `Sheet ${at}`);
    return new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' }));
  };
  const told = ({ warnings }: Statement) => warnings.filter(({ code }) => code === 'OTHER_SHEETS');

  test('the one with the most transactions is read, and those of the others are named', async () => {
    const statement = await read(workbook(1, 4, 2));
    expect(statement.lines).toHaveLength(4);
    expect(english(told(statement)[0]?.message ?? '')).toContain(
      'with 4 transactions. 3 transactions on 2 other sheets were left out',
    );
  });

  test('a sheet without transactions is not spoken of', async () => {
    expect(told(await read(bytes('xlsx')))).toEqual([]);
    expect(told(await read(workbook(3, 0)))).toEqual([]);
  });
});

/** A statement whose money cells are as given. */
async function withCells(cells: Record<string, object>) {
  const head = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
  const rows = [1, 2, 3].map((day) => [`0${day}/10/2026`, `PAY ${day}`, 1, '', -100 - day]);
  const sheet = utils.aoa_to_sheet([head, ...rows]);
  Object.assign(sheet, cells);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Statement');
  return read(new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' })));
}

test('what a formula failed with is no money: the line is asked about', async () => {
  const { lines, problems } = await withCells({ C3: { t: 'e', v: 0x17, w: '#REF!' } });
  expect(problems.map(({ line, code }) => [line, code])).toEqual([[3, 'BAD_AMOUNT']]);
  expect(lines.map(({ amount }) => amount)).toEqual([100, 100]);
});

test('Dr and Cr that only the format of a number shows are read', async () => {
  const z = '0.00" Cr";0.00" Dr"';
  const byFormat = Object.fromEntries([1, 2, 3].map((day) => [`E${day + 1}`, { t: 'n', v: -100 - day, z }]));
  const always = Object.fromEntries([1, 2, 3].map((day) => [`E${day + 1}`, { t: 'n', v: 100 + day, z: '0.00" Dr"' }]));
  for (const cells of [byFormat, always]) {
    const { lines, agreeing } = await withCells(cells);
    expect([lines.map(({ balance }) => balance), agreeing]).toEqual([[-10_100, -10_200, -10_300], 3]);
  }
});

test.each([
  ['"$"#,##0.00', false],
  ['[$$-409]#,##0.00', false],
  ['[$USD] #,##0.00', false],
  ['#,##0.00 [$\u20ac-407]', false],
  ['_("$"* #,##0.00_)', false],
  ['[$\u20b9-4009] #,##0.00', true],
  ['"Rs." #,##0.00', true],
  ['#,##0.00', true],
] as const)(
  'of amounts that only their format shows in a currency, those in rupees are read: %s',
  async (format, isRead) => {
    const rows = [
      ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
      ['13/10/2026', 'A', '', 1200, 1200],
      ['14/10/2026', 'B', 200.5, '', 999.5],
    ];
    const sheet = utils.aoa_to_sheet(rows);
    for (const cell of Object.values(sheet)) if (cell?.t === 'n') cell.z = format;
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Statement');
    const outcome = await readStatementFile(new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' })), {});
    expect(outcome.ok ? outcome.statement.lines.map(({ amount }) => amount) : outcome.refusal.code).toEqual(
      isRead ? [120_000, 20_050] : 'UNSUPPORTED_CONTENT',
    );
  },
);
