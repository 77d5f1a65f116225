import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  mark,
  OVERDRAWN,
  out,
  rowsOf,
  type Truth,
  textOf,
} from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const day = (iso: string) => dayAs('DD-MM-YYYY', iso);

describe('a minus in a column of its own side', () => {
  const HEAD = ['Date', 'Details', 'Debit', 'Credit', 'Balance'];
  const read = (head: readonly string[], balance: string) => {
    const rows = [
      ['13/10/2026', 'A', '10.00', '', '90.00'],
      ['14/10/2026', 'REV A', '-10.00', '', balance],
    ];
    const outcome = readStatement(textOf([head, ...rows.map((row) => row.slice(0, head.length))]));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { lines, problems, warnings } = outcome.statement;
    const codes = [...problems, ...warnings].flatMap(({ line, code }) => (code === 'NEGATIVE_AMOUNT' ? [line] : []));
    return [lines.map(({ side }) => side), problems.length, codes];
  };

  test('is money the other way where the balance says so, and said', () =>
    expect(read(HEAD, '100.00')).toEqual([['debit', 'credit'], 0, [3]]));

  test.each([
    ['says otherwise', HEAD, '80.00'],
    ['says neither', HEAD, '500.00'],
    ['is not printed', HEAD.slice(0, 4), ''],
  ])('is asked about where the balance %s', (_what, head, balance) =>
    expect(read(head, balance)).toEqual([['debit'], 1, [3]]),
  );
});

describe('sides', () => {
  test.each([
    [
      'behind the amount in one column',
      ['Date', 'Narration', 'Withdrawal (Dr) / Deposit (Cr)', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)}(${mark(line.signed)})`,
    ],
    [
      'before the amount',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${mark(line.signed)}. ${lakhs(line.signed)}`,
    ],
    [
      'as one letter',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)} ${mark(line.signed)[0]}`,
    ],
    [
      'as plus and minus',
      ['Date', 'Narration', 'Debit/Credit(₹)', 'Balance(₹)'],
      (line: Truth) => `${line.signed < 0 ? '–' : '+'} ₹${lakhs(line.signed)}`,
    ],
    [
      'as a minus behind',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)}${line.signed < 0 ? '-' : ''}`,
    ],
  ])('%s', (_name, head, amount) =>
    expectTruth(textOf(rowsOf(head, (line) => [day(line.day), line.text, amount(line), lakhs(line.balance)])), LINES),
  );

  test('a type that is not a side stands aside for one that is', () => {
    const head = ['Transaction Date', 'Transaction Type', 'Description', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'];
    const cells = (line: Truth) => [
      day(line.day),
      'UPI',
      line.text,
      lakhs(line.signed),
      mark(line.signed),
      lakhs(line.balance),
      mark(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells, OVERDRAWN)), OVERDRAWN);
  });

  test.each(['Dr/Cr', 'Type'])('a balance marked in front of it, as its amount is, in a column named %s', (name) => {
    const head = ['Date', 'Narration', name, 'Amount', name, 'Balance'];
    const cells = ({ day, text, signed, balance }: Truth) => [
      ...[dayAs('DD/MM/YYYY', day), text, mark(signed), lakhs(signed), mark(balance), lakhs(balance)],
    ];
    for (const lines of [LINES, OVERDRAWN]) expectTruth(textOf([head, ...lines.map(cells)]), lines);
  });

  test.each([['Dr/Cr'], ['Balance Type'], ['']])('an overdrawn balance marked in a column named %j', (name) => {
    const head = ['Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance', name];
    const cells = (line: Truth) => [
      day(line.day),
      line.text,
      out(line.signed, '-'),
      into(line.signed, '-'),
      lakhs(line.balance),
      mark(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells, OVERDRAWN)), OVERDRAWN);
  });

  test('a minus in every debit repeats the heading', () => {
    const cells = (line: Truth) => [
      day(line.day),
      line.text,
      line.signed < 0 ? `-${lakhs(line.signed)}` : '',
      into(line.signed),
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(['Date', 'Details', 'Debit', 'Credit', 'Balance'], cells)), LINES, ['NEGATIVE_AMOUNT']);
  });
});

describe('an amount that lost its mark', () => {
  const read = (...rows: string[]) => {
    const outcome = inEnglish(readStatement(`${rows.join('\n')}\n`));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const { lines, problems } = outcome.statement;
    return { sides: lines.map(({ line, side }) => [line, side]), problems: problems.map(({ line }) => line) };
  };

  test.each([[''], ['-']])('among Dr, as %j', (none) => {
    const rows = ['13/10/2026,A,5.00,DR', `14/10/2026,B,6.00,${none}`, '15/10/2026,C,7.00,DR'];
    expect(read('Date,Details,Amount,Dr/Cr', ...rows).problems).toEqual([3]);
  });

  test('a minus that a balance speaks against marks no other line', () => {
    const rows = ['13/10/2026,A,100.00,900.00', '14/10/2026,B,50.00,950.00', '15/10/2026,C,-50.00,1000.00'];
    expect(read('Date,Details,Amount,Balance', ...rows)).toMatchObject({ problems: [2] });
  });

  test('equal amounts of one day, printed in turned order, keep their sides', () => {
    const rows = [
      '13/10/2026,A,-5.00,95.00',
      '14/10/2026,C,7.00,109.00',
      '14/10/2026,B,7.00,102.00',
      '15/10/2026,D,1.00,110.00',
    ];
    expect(read('Date,Details,Amount,Balance', ...rows).sides.map(([, side]) => side)).toEqual([
      ...['debit', 'credit', 'credit', 'credit'],
    ]);
  });
});
