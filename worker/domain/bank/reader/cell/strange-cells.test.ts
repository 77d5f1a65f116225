import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, expectTruth, LINES, lakhs, mark, plainTable, rowsOf, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);

test.each([
  ['Devanagari', 0x966],
  ['Gujarati', 0xae6],
  ['Tamil', 0xbe6],
])('the digits of %s', (_name, nought) => {
  const own = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(nought + Number(digit)));
  const head = ['दिनांक', 'विवरण', 'नामे', 'जमा', 'शेष'];
  expectTruth(textOf(plainTable({ head, day: (iso) => own(day(iso)), money: own })), LINES);
});

test('an amount and a net amount without a balance leave open which of them moved', () => {
  const head = ['Date', 'Description', 'Amount', 'Fee', 'Net Amount', 'Dr/Cr'];
  const rows = rowsOf(head, (line) => [
    ...[day(line.day), line.text, lakhs(line.signed), '2.00', lakhs(Math.abs(line.signed) - 200), mark(line.signed)],
  ]);
  const outcome = inEnglish(readStatement(textOf(rows)));
  expect(outcome.ok && outcome.statement.problems).toMatchObject([{ line: 0, code: 'COLUMNS_OPEN' }]);
});
