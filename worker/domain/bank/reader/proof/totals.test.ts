import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { readStatement } from '../read-statement';

const HEAD = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const ROWS = [
  '01/07/25,RENT,1,01/07/25,100.00,,900.00',
  '02/07/25,CHQ DEP,2,02/07/25,,50.00,950.00',
  '02/07/25,CHQ RET,2,02/07/25,50.00,,900.00',
  '03/07/25,SALE,3,03/07/25,,400.00,1300.00',
];
const STARS = '********,***,***,***,***,***,***';
const BELOW = [
  STARS,
  'STATEMENT SUMMARY  :-,,,,,,',
  'Opening Balance,,,,Debits,Credits,Closing Bal',
  '1000,,,,150,450,1300',
  ',,,,Dr Count,Cr Count,',
  ',,,,2,2,',
];
const warnings = (rows: readonly string[], below: readonly string[] = BELOW, skipLines: number[] = []) => {
  const outcome = inEnglish(readStatement(`${[HEAD, ...rows, ...below].join('\n')}\n`, { skipLines }));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement.warnings.map(({ message }) => message);
};

test('a summary that agrees says nothing', () => {
  expect(warnings(ROWS)).toEqual([]);
});

test('two lines that are gone with their sum are missed by the totals and the counts, though every balance follows', () => {
  const kept = [ROWS[0] ?? '', ROWS[3] ?? ''];
  expect(warnings(kept)).toEqual([
    'The statement prints debits of ₹150.00 and credits of ₹450.00, but its lines give debits of ₹100.00 and credits of ₹400.00. Lines may be missing, or be in it twice.',
    'The statement prints 2 debits and 2 credits, but its lines give 1 debit and 1 credit. Lines may be missing, or be in it twice.',
  ]);
});

test.each([
  ['of a page, beside one of all', [',,,,Debits,Credits,', ',,,,100,50,', ...BELOW]],
  ['without figures below', [',,,,Debits,Credits,', ',,,,,,']],
  ['of one side alone', [',,,,Debits,,', ',,,,7,,']],
])('a summary %s is no contradiction', (_name, below) => {
  expect(warnings(ROWS, below)).toEqual([]);
});

test('lines that a person leaves out are not missed', () => {
  expect(warnings(ROWS, BELOW, [5]).filter((message) => message.startsWith('The statement prints debits'))).toEqual([]);
});

test.each([
  ['HDFC Bank', HEAD, ROWS[0]],
  ['Axis Bank', 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL', '01-07-2025,-,RENT,100.00,,900.00,240'],
  [null, 'Date,Narration,Ref,Withdrawal,Deposit,Balance', '01/07/25,RENT,1,100.00,,900.00'],
])('a bank is known by its own heading: %s', (bank, head, row) => {
  const outcome = inEnglish(readStatement(`${head}\n${row}\n`));
  expect(outcome.ok && outcome.statement.facts.bank).toBe(bank);
});
