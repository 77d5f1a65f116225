import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, into, out, rowsOf, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

/** The lines that are asked of a file whose third line has one status and all others another one. */
function asked(status: string, done: string): number[] {
  const head = ['Date', 'Narration', 'Debit', 'Credit', 'Txn Status'];
  const rows = rowsOf(head, (line, at) => [
    ...[dayAs('DD/MM/YYYY', line.day), line.text, out(line.signed), into(line.signed), at === 2 ? status : done],
  ]);
  const outcome = inEnglish(readStatement(textOf(rows)));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement.problems.filter(({ code }) => code === 'NOT_SETTLED').map(({ line }) => line);
}

test.each([
  ...[
    'Failure',
    'Txn Failed',
    'REJECTED',
    'In Process',
    'Initiated',
    'Bounced',
    'Cancelled',
    'Refunded',
    'Unsuccessful',
  ],
  ...['Timed out', 'Deemed', 'Expired', 'Awaited', 'विफल', 'On Hold', 'Scheduled', 'Not completed', 'Unpaid', 'Open'],
])('among what succeeded %j is asked', (status) => expect(asked(status, 'Success')).toEqual([4]));

test('letters that stand for it too', () => expect(asked('F', 'S')).toEqual([4]));

test.each(['Success', 'Successful', 'COMPLETED', 'Processed', 'Paid', 'Posted', 'सफल', '', '-'])(
  '%j is done',
  (status) => expect(asked(status, 'Success')).toEqual([]),
);

test('where no word is known for what is done, only what speaks against it is asked', () => {
  expect(asked('Failed', 'Unbilled')).toEqual([4]);
  expect(asked('Billed', 'Unbilled')).toEqual([]);
});
