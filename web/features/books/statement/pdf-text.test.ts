import { expect, test } from 'vitest';
import { tabbed, tableOf } from '#domain/bank/reader/pdf/table';
import { type Look, type Printed, printedItems } from '#domain/bank/reader/pdf/table.fixture';
import { readStatement } from '#domain/bank/reader/read-statement';
import { inEnglish } from '../../../../worker/testing/in-english';

import { pdfOf } from './pdf-file.fixture';
import { textItemsOf } from './pdf-text';

const LOOK: Look = {
  edges: [30, 100, 320, 400, 480, 570],
  headings: [['Txn Date'], ['Particulars'], ['Withdrawal', 'Amt.'], ['Deposit', 'Amt.'], ['Balance']],
  rowsPerPage: 2,
  lineGap: 10,
  rowGap: 16,
  isCentred: true,
  repeatsHeading: true,
  align: ['left', 'left', 'right', 'right', 'right'],
};

const LINES: Printed[] = [
  { date: '01/10/2026', narration: ['UPI/ZEPTO (OFFICE)'], debit: '450.00', credit: '', balance: '99,550.00' },
  { date: '03/10/2026', narration: ['NEFT CR', 'LARK LABS'], debit: '', credit: '1,18,000.00', balance: '2,17,550.00' },
  { date: '31/10/2026', narration: ['RENT'], debit: '17,550.00', credit: '', balance: '2,00,000.00' },
];

const FILE = printedItems(LINES, LOOK);

const statementIn = async (bytes: Uint8Array, password = '') => {
  const outcome = inEnglish(readStatement(tabbed(tableOf(await textItemsOf(bytes, password)))));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
};

test('a PDF with text reads as the statement it prints, and its balances prove it', async () => {
  const { lines, agreeing, facts, problems } = await statementIn(pdfOf(FILE));
  expect(problems).toEqual([]);
  expect(lines.map(({ date, side, amount }) => [date, side, amount])).toEqual([
    ['2026-10-01', 'debit', 45_000],
    ['2026-10-03', 'credit', 11_800_000],
    ['2026-10-31', 'debit', 1_755_000],
  ]);
  expect(agreeing).toBe(3);
  expect(facts).toMatchObject({ accountNumber: '50100012344471', ifsc: 'HDFC0000123' });
});

test('a locked PDF asks for its password, says when it is wrong, and opens with it', async () => {
  const locked = pdfOf(FILE, 'ASHA1980');
  await expect(textItemsOf(locked.slice(), '')).rejects.toMatchObject({ fault: 'password-needed' });
  await expect(textItemsOf(locked.slice(), 'ASHA1981')).rejects.toMatchObject({ fault: 'password-wrong' });
  expect((await statementIn(locked.slice(), 'ASHA1980')).agreeing).toBe(3);
});

test('a scanned PDF has no text, and what is no PDF is damaged', async () => {
  await expect(textItemsOf(pdfOf([]), '')).rejects.toMatchObject({ fault: 'no-text' });
  await expect(textItemsOf(new TextEncoder().encode('%PDF-1.4 cut'), '')).rejects.toMatchObject({ fault: 'damaged' });
});

test('a few words stamped on every page of a scan are no text', async () => {
  const stamp = (page: number) => ({ str: 'Scanned by CamScanner', x: 400, y: 780, w: 90, h: 8, page });
  await expect(textItemsOf(pdfOf([stamp(1), stamp(2)]), '')).rejects.toMatchObject({ fault: 'no-text' });
});

test.each([
  ['upwards', [0, 1, -1, 0, 800, 0]],
  ['downwards', [0, -1, 1, 0, 0, 600]],
  ['upside down', [-1, 0, 0, -1, 600, 800]],
])('a page whose text runs %s is read as its text stands', async (_name, turn) => {
  const { lines, agreeing } = await statementIn(pdfOf(FILE, undefined, turn));
  expect([lines.length, agreeing]).toEqual([3, 3]);
});

test('a figure that runs over the edge of the paper is no figure', async () => {
  const at = (str: string, x: number, y: number) => ({ str, x, y, w: str.length * 4, h: 8, page: 1 });
  const head = [at('Date', 30, 40), at('Particulars', 100, 40), at('Debit', 600, 40), at('Credit', 760, 40)];
  const rows = ['542.57', '12.00'].flatMap((amount, row) => [
    ...[at('13/10/2026', 30, 60 + row * 16), at('SALE OF OLD CHAIRS', 100, 60 + row * 16)],
    at(amount, row === 0 ? 787 : 760, 60 + row * 16),
  ]);
  const { lines, problems } = await statementIn(pdfOf([...head, ...rows]));
  expect(lines.map(({ amount }) => amount)).toEqual([1_200]);
  expect(problems.map(({ code }) => code)).toEqual(['BAD_AMOUNT']);
});
