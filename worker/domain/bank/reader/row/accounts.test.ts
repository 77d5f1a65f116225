import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, expectTruth, into, LINES, lakhs, out, rowsOf, type Truth, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const cells = ({ day: iso, text, signed, balance }: Truth) => [
  ...[day(iso), text, out(signed), into(signed)],
  lakhs(balance),
];

/** Each line with an account, and each account with the number of lines it has. */
function file(name: string, accounts: readonly (readonly [string, number])[], hasBalances = true): string {
  const names = accounts.flatMap(([account, count]) => Array.from({ length: count }, () => account));
  const many = [...LINES, ...LINES, ...LINES].slice(0, names.length);
  const head = [name, 'Date', 'Narration', 'Debit', 'Credit', ...(hasBalances ? ['Balance'] : [])];
  return textOf(rowsOf(head, (line, at) => [names[at] ?? '', ...cells(line).slice(0, head.length - 1)], many));
}

function faults(content: string) {
  const outcome = inEnglish(readStatement(content));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement.problems.filter(({ code }) => code === 'OTHER_ACCOUNT').map(({ line }) => line);
}

test.each([['Account Number'], ['A/c No.'], ['Your Account'], ['Account']])('lines of another %s are asked', (name) => {
  const accounts = [
    ['50200011111111', 6],
    ['50200022222222', 3],
  ] as const;
  expect(faults(file(name, accounts))).toEqual([8, 9, 10]);
  expect(faults(file(name, accounts, false))).toEqual([8, 9, 10]);
  expect(
    faults(
      file(
        name,
        [
          ['HDFC Bank - 22', 5],
          ['SBI - 71', 4],
        ],
        false,
      ),
    ),
  ).toEqual([7, 8, 9, 10]);
});

test.each([
  ['one account', [['50200011111111', 9]]],
  [
    'one account, its first digits covered now and then',
    [
      ['50200011111111', 5],
      ['XXXXXXXX1111', 4],
    ],
  ],
  [
    'as many accounts as payees have',
    [
      ['50200011111111', 2],
      ['50200022222222', 2],
      ['50200033333333', 2],
    ],
  ],
] as const)('%s', (_name, accounts) => expect(faults(file('Account Number', accounts, false))).toEqual([]));

test('where the balances lead from line to line, the accounts are not those of the statement', () => {
  const names = ['50200011111111', '50200022222222'];
  const twice = [...LINES, ...LINES].map((line, at, all) => ({ ...line, balance: balanceAfter(all, at) }));
  const rows = rowsOf(
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Account No'],
    (line, at) => [...cells(line), names[at % 2] ?? ''],
    twice
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map((line, at, all) => ({ ...line, balance: balanceAfter(all, at) })),
  );
  expect(faults(textOf(rows))).toEqual([]);
});

const balanceAfter = (lines: readonly Truth[], at: number): number =>
  lines.slice(0, at + 1).reduce((sum, { signed }) => sum + signed, 10_000_000);

test.each([['Date (UTC)'], ['Created At (UTC)'], ['Time (GMT)']])(
  'a time under %s is of the next day after half past six',
  (name) => {
    const before = (iso: string) =>
      new Date(Date.parse(`${iso}T00:30:00+05:30`)).toISOString().slice(0, 19).replace('T', ' ');
    const head = [name === 'Time (GMT)' ? 'Date Time (GMT)' : name, 'Narration', 'Debit', 'Credit', 'Balance'];
    const rows = rowsOf(head, (line) => [before(line.day), ...cells(line).slice(1)]);
    expectTruth(textOf(rows), LINES, ['DAY_MOVED']);
  },
);

test('the balance before each line is not taken for the one after it', () => {
  const head = ['Date', 'Narration', 'Debit', 'Credit', 'Opening Balance'];
  const rows = rowsOf(head, (line) => [...cells(line).slice(0, 4), lakhs(line.balance - line.signed)]);
  const outcome = inEnglish(readStatement(textOf(rows)));
  expect(outcome.ok && outcome.statement.lines.map(({ balance }) => balance)).toEqual(LINES.map(() => null));
});
