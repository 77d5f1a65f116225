import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { chain } from './proof/chain';
import { readStatement } from './read-statement';

// No measure of speed: where the work grows with the square of the file, a test takes minutes and its patience ends.

test.each([
  ['quotes on every line', `Date,Description,Debit Amount,Credit Amount\n${'13/04/2025,"A "b" c,1,\n'.repeat(40_000)}`],
  ['one line of quotes', `Date,Description,Debit Amount,Credit Amount\n13/04/2025,${'"a,'.repeat(1_000_000)}`],
  ['one line of commas', `Date,Description,Debit Amount,Credit Amount\n${','.repeat(5_000_000)}`],
  ['nothing but quotes', '"'.repeat(3_000_000)],
  [
    'a long cell of blanks and digits',
    `Date,Description,Debit Amount,Credit Amount\n13/04/2025,A,${'1 '.repeat(500_000)},`,
  ],
  [
    'breaks in every balance',
    `Date,Description,Debit Amount,Credit Amount,Balance\n${Array.from({ length: 40_000 }, (_row, at) => `13/04/2025,A,1,,${(at * 7919) % 10_007}\n`).join('')}`,
  ],
  [
    'the same row over and over',
    `Date,Description,Debit Amount,Credit Amount,Balance\n${'13/04/2025,A,1,,5\n'.repeat(40_000)}`,
  ],
  [
    'carriage returns without a line feed',
    `Date,Description,Debit Amount,Credit Amount\n13/04/2025,A${'\r'.repeat(200_000)},1,\n`,
  ],
  ['days, and dashes that part nothing', `13/04/2025 A ${'- '.repeat(280)}x\n`.repeat(10_000)],
  [
    'balances left out to the end',
    `Date,Description,Debit Amount,Credit Amount,Balance\n${Array.from({ length: 40_000 }, (_row, at) => `13/04/2025,A,,1,${at > 32_000 ? '' : at + 1}\n`).join('')}`,
  ],
  [
    'footers, and figures beside a currency, that never end',
    `Date,Description,Debit Amount,Credit Amount\n${`13/04/2025,page 1${'. '.repeat(900)}x,${'1,.'.repeat(20)}${'. '.repeat(900)}x,\n,page 1${'. '.repeat(900)}x,,\n`.repeat(800)}`,
  ],
  ['more words without columns than a call takes arguments', '1/1/25 A 1.00 2.00\n'.repeat(130_000)],
  [
    'another account behind every line',
    `Date,Description,Debit Amount,Credit Amount,Balance\n${Array.from({ length: 10_000 }, (_row, at) => `13/04/2025,A,1,,${at * 3}\nAccount No: 5010${1_000_000 + at * 7919},,,,\n`).join('')}`,
  ],
  ['headings without a line', 'Date,Description,Debit Amount,Credit Amount\n'.repeat(20_000)],
])('%s cost what their length does, not its square', (_name, text) => {
  expect(inEnglish(readStatement(text))).toHaveProperty('ok');
});

test('a day may have more lines than a call takes arguments', () => {
  const rows = Array.from({ length: 130_000 }, (_row, at) => ({
    ...{ line: at + 2, date: isoDate('2025-04-13'), valueDate: null, description: 'A', side: 'debit' as const },
    ...{ amount: paise(1), balance: paise((at * 7_919) % 10_007), reference: null },
  }));
  expect(chain(rows).breaks.length).toBeGreaterThan(0);
});
