import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import type { Worded } from '../../../shared/message';
import type { StatementOutcome } from '../model';
import { readSheet, readStatement } from '../read-statement';

const HEADING = 'id,bankAccountId,uploadId,line,transactionDate,description,amount,transactionType,balance,lineKey';
const row = (account: string, day: number, text: string, amount: string, balance: string) =>
  `i${day},${account},u,${day},2026-08-0${day},${text},${amount},debit,${balance},k`;
const BOTH = [
  row('one', 1, 'RENT', '10.00', '90.00'),
  row('two', 1, 'FEES', '5.00', '995.00'),
  row('two', 2, 'TEA', '5.00', '990.00'),
  row('one', 3, 'POWER', '20.00', '70.00'),
  row('two', 4, 'PAPER', '90.00', '900.00'),
];
const text = (rows: readonly string[]) => `${[HEADING, ...rows].join('\r\n')}\r\n`;
const sheet = (rows: readonly string[]) =>
  [HEADING, ...rows].map((line, at) => ({ line: at + 1, cells: line.split(',') }));

function shown(outcome: Worded<StatementOutcome>) {
  if (!outcome.ok) return outcome.refusal.code;
  const { lines, problemCount, warnings, agreeing, checked, breaks } = outcome.statement;
  expect([problemCount, breaks]).toEqual([0, []]);
  expect([agreeing, checked > 0]).toEqual([checked, true]);
  return [lines.map(({ line, description }) => `${line} ${description}`), ...warnings.map(({ message }) => message)];
}

describe('of our own export with the lines of two accounts', () => {
  test.each([
    ['one', ['2 RENT', '5 POWER'], '3 transactions of other accounts in this export were left out'],
    ['two', ['3 FEES', '4 TEA', '6 PAPER'], '2 transactions of other accounts in this export were left out'],
  ])('only those of the account it is read for: %s', (bankAccountId, lines, left) => {
    const expected = [lines, `${left}: upload it to those accounts too.`];
    expect(shown(inEnglish(readStatement(text(BOTH), { bankAccountId })))).toEqual(expected);
    expect(shown(inEnglish(readSheet(sheet(BOTH), { bankAccountId })))).toEqual(expected);
  });

  test('nothing, where the account is neither of them or none is named', () => {
    expect(shown(inEnglish(readStatement(text(BOTH), { bankAccountId: 'third' })))).toBe('SEVERAL_ACCOUNTS');
    expect(shown(inEnglish(readStatement(text(BOTH))))).toBe('SEVERAL_ACCOUNTS');
  });
});

test('an export of one account is read for any: it may come from other books', () => {
  const alone = BOTH.filter((line) => line.includes(',one,'));
  expect(shown(inEnglish(readStatement(text(alone), { bankAccountId: 'third' })))).toEqual([['2 RENT', '3 POWER']]);
});
