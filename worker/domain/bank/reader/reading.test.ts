import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { Worded } from '../../shared/message';
import type { Statement } from './model';
import { readStatement } from './read-statement';

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';

function read(content: string | Uint8Array, options?: Parameters<typeof readStatement>[1]): Worded<Statement> {
  const outcome = inEnglish(readStatement(content, options));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}

const refusal = (content: string | Uint8Array) => {
  const outcome = inEnglish(readStatement(content));
  return outcome.ok ? null : outcome.refusal;
};
const problems = (rows: string, head = HEAD) => read(`${head}\n${rows}`).problems.map(({ line, code }) => [line, code]);
const texts = ({ lines }: Worded<Statement>) => lines.map(({ description }) => description);

const OCTOBER = `Date,Description,Debit Amount,Credit Amount,Balance
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99100.00
03-10-2026,"NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88",,"1,18,000.00",217100.00
2026-10-05,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157100.00
07/10/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,,151100.00
12/10/2026,IMPS-P2A-ADV MEHRA LEGAL RETAINER,45000.00,,106100.00
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00`;

const NOVEMBER = `Date,Description,Debit Amount,Credit Amount,Balance
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00
02/11/2026,ATM CSH,2000.00,,54312.00
03/11/2026,UPI/ZEPTO,300.00,,53712.00`;

test('October: three date forms in one file, 8 of 8 rows agree, both Zepto rows kept', () => {
  const statement = read(OCTOBER);
  expect(statement).toMatchObject({
    problems: [],
    warnings: [],
    agreeing: 8,
    checked: 8,
    opening: 10_000_000,
    closing: 5_631_200,
  });
  expect(texts(statement).slice(0, 2)).toEqual([
    'UPI/628812345678/ZEPTO/OFFICE PANTRY',
    'UPI/628812345678/ZEPTO/OFFICE PANTRY',
  ]);
});

test('November: the missing 300 is named with its line, and every row is kept', () => {
  const { lines, breaks, warnings, agreeing, checked } = read(NOVEMBER);
  expect([lines.length, agreeing, checked]).toEqual([4, 3, 4]);
  expect(breaks).toEqual([{ line: 5, expected: 5_401_200, found: 5_371_200 }]);
  expect(warnings.map(({ line, message }) => [line, message])).toEqual([
    [5, expect.stringMatching(/^Line 5: .*₹54,012\.00 .*₹53,712\.00, ₹300\.00 less than expected/)],
  ]);
});

describe('the shape of a file', () => {
  test.each([
    ['a mark at the start', `\uFEFF${OCTOBER}`],
    ['Windows line ends', OCTOBER.replaceAll('\n', '\r\n')],
    ['old Mac line ends', OCTOBER.replaceAll('\n', '\r')],
    ['doubled carriage returns', OCTOBER.replaceAll('\n', '\r\r\n')],
    ['blank lines', OCTOBER.replaceAll('\n', '\n\n ,,,,\n')],
    ['a line above the heading', `Statement of account\n\n${OCTOBER}`],
    ['the heading repeated', `${OCTOBER}\n${HEAD}\n`],
    [
      'headings in other case and spacing',
      OCTOBER.replace(HEAD, ' DATE ,description:,Debit-Amount,CREDIT  AMOUNT,"Balance."'),
    ],
    ['tabs', OCTOBER.replace('"1,18,000.00"', '118000.00').replaceAll(',', '\t')],
    ['UTF-16', new Uint8Array(new Uint16Array([0xfeff, ...[...OCTOBER].map((letter) => letter.charCodeAt(0))]).buffer)],
    ['bytes', new TextEncoder().encode(OCTOBER)],
  ])('%s change nothing', (_name, content) => {
    const shown = ({ lines }: Worded<Statement>) => lines.map(({ line: _line, ...facts }) => facts);
    expect(shown(read(content))).toEqual(shown(read(OCTOBER)));
  });
  test('columns stand in any order, others are passed over', () => {
    const { lines } = read(
      'Balance,Branch,Credit Amount,Description,Debit Amount,Date\n50.00,X,,TEA,10.00,13/04/2025\n',
    );
    expect(lines).toEqual([
      {
        line: 2,
        date: '2025-04-13',
        valueDate: null,
        description: 'TEA',
        side: 'debit',
        amount: 1000,
        balance: 5000,
        reference: null,
      },
    ]);
  });
  test('lines are numbered as in the file', () => {
    expect(
      read(`\n\n${HEAD}\n\n13/04/2025,"two\nlines",1.00,,\n14/04/2025,B,1.00,,\n`).lines.map(({ line }) => line),
    ).toEqual([5, 7]);
  });
});

test.each([
  ['', 'EMPTY_FILE'],
  ['Date,Description,Branch\n', 'NO_HEADER'],
  ['Date,Description,Amount\n', 'NO_TRANSACTIONS'],
  ['hello', 'NO_HEADER'],
  [`${HEAD},Balance\n13/04/2025,A,1,,1,1`, 'NO_HEADER'],
  [`${HEAD}\n\n`, 'NO_TRANSACTIONS'],
  ['%PDF-1.7', 'UNSUPPORTED_CONTENT'],
  ['PK\x03\x04aaaa', 'UNSUPPORTED_CONTENT'],
  [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'UNSUPPORTED_CONTENT'],
  [new Uint8Array(400).map((_byte, at) => at % 7), 'UNSUPPORTED_CONTENT'],
  ['  <html>', 'NOT_A_STATEMENT'],
])('%j is refused: %s', (content, code) => expect(refusal(content)?.code).toBe(code));

test('a heading that is nearly right is answered with what it lacks', () => {
  expect(refusal('Date,Description,Debit Amount,Withdrawals\n')).toMatchObject({
    line: 1,
    message: expect.stringContaining('no column Credit Amount'),
  });
  expect(refusal(`${HEAD},balance\n`)?.message).toContain('has the column Balance twice');
});

describe('a line that cannot be stored exactly', () => {
  test.each([
    ['an amount with a comma outside quotes', '13/04/2025,A,,1,000.00,5,000.00', 'WRONG_COLUMNS'],
    ['the same where the cells still fit', '13/04/2025,A,1,000.00,', 'BAD_AMOUNT'],
    ['a line without any amount', '13/04/2025,STOP PAYMENT,,,10.00', 'NO_AMOUNT'],
    ['both sides', '13/04/2025,A,1,2,10.00', 'BOTH_SIDES'],
    ['a balance in words', '13/04/2025,A,1,,ten', 'BAD_BALANCE'],
    ['a cell without end', `13/04/2025,${'x'.repeat(3000)},1,,`, 'TOO_LONG'],
    ['a quote that hides cells', '13/04/2025,"A, B" C,1,,', 'BAD_QUOTING'],
  ])('%s', (_name, row, code) => expect(problems(`${row}\n`)).toEqual([[2, code]]));

  test('a file cut off in its last line', () => {
    expect(problems('13/04/2025,A,1.00,,9.00\n14/04/2025,B,3')).toEqual([[3, 'WRONG_COLUMNS']]);
    expect(problems('13/04/2025,A,1.00,,9.00\n14/04/2025,B,3,,\n')).toEqual([]);
  });
  test('fifty are kept and all are counted', () => {
    const { problems: kept, problemCount } = read(`${HEAD}\n${'x,A,1,,\n'.repeat(70)}`);
    expect([kept.length, problemCount]).toEqual([51, 70]);
    expect(kept.at(-1)).toEqual({ line: 0, code: 'BAD_DATE', message: '20 more lines have the same fault.' });
  });
});

describe('order and balances', () => {
  const rows = [
    '13/04/2025,A,,100.00,100.00',
    '13/04/2025,B,30.00,,70.00',
    '14/04/2025,C,20.00,,50.00',
    '14/04/2025,D,,5.00,55.00',
  ];
  const ordered = (...at: number[]) => read(`${HEAD}\n${at.map((place) => rows[place]).join('\n')}\n`);
  test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[2, 3, 0, 1]], [[1, 0, 3, 2]], [[3, 0, 2, 1]]])(
    'rows printed as %j are read oldest first',
    (at) => {
      const statement = ordered(...at);
      expect(texts(statement)).toEqual(['A', 'B', 'C', 'D']);
      expect(statement).toMatchObject({ agreeing: 4, checked: 4, warnings: [], opening: 0, closing: 5_500 });
    },
  );
  test('a page copied twice is named line by line, and left out it leaves no break', () => {
    const file = `${HEAD}\n${[0, 1, 0, 1, 2, 3].map((place) => rows[place]).join('\n')}\n`;
    expect(read(file).problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'DUPLICATE_IN_FILE'],
      [5, 'DUPLICATE_IN_FILE'],
    ]);
    expect(read(file, { skipLines: [4, 5] })).toMatchObject({ problems: [], warnings: [], agreeing: 4, checked: 4 });
    expect(read(file, { skipLines: [2, 3] })).toMatchObject({
      problems: [],
      agreeing: 4,
      skipped: [{ line: 2, code: 'LEFT_OUT' }, { line: 3 }],
    });
  });
  test('a payment, its return and the same payment again are no copies', () => {
    const retry = [
      '13/04/2025,A,,100.00,100.00',
      '13/04/2025,P,30.00,,70.00',
      '13/04/2025,P,,30.00,100.00',
      '13/04/2025,P,30.00,,70.00',
    ];
    expect(read(`${HEAD}\n${retry.join('\n')}\n`)).toMatchObject({ problems: [], warnings: [], agreeing: 4 });
  });
  test('a sound line is left out at request, and the gap is explained', () => {
    const { skipped, warnings, lines } = read(`${HEAD}\n${rows.join('\n')}\n`, { skipLines: [4, 99] });
    expect(skipped.map(({ line, code }) => [line, code])).toEqual([[4, 'LEFT_OUT']]);
    expect(lines).toHaveLength(3);
    expect(warnings[0]?.message).toContain('left out between it and line 3 (line 4)');
  });
  test('leaving every line out leaves nothing to store', () => {
    const outcome = inEnglish(readStatement(`${HEAD}\n${rows.join('\n')}\n`, { skipLines: [2, 3, 4, 5] }));
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'NO_TRANSACTIONS' } });
  });
  test('headings that are swapped are suspected from the balances', () => {
    const swapped = HEAD.replace('Debit Amount,Credit Amount', 'Credit Amount,Debit Amount');
    const file = `${swapped}\n${rows.join('\n')}\n`;
    expect(read(file)).toMatchObject({ problems: [{ line: 0, code: 'SIDES_SWAPPED' }], problemCount: 1, warnings: [] });
    const columns = { date: 0, description: 1, balance: 4 };
    const turned = read(file, { mapping: { ...columns, debit: 2, credit: 3 } });
    expect(turned).toMatchObject({ problems: [], warnings: [], agreeing: 4 });
    expect(turned.lines.map(({ side }) => side)).toEqual(['credit', 'debit', 'debit', 'credit']);
    const asPrinted = read(file, { mapping: { ...columns, debit: 3, credit: 2 } });
    expect(asPrinted.lines.map(({ side }) => side)).toEqual(['debit', 'credit', 'credit', 'debit']);
    expect(asPrinted.problems).toEqual([]);
    expect(asPrinted.warnings.map(({ code }) => code)).toContain('SIDES_SWAPPED');
  });
  test('blank balances at both ends are bridged', () => {
    const statement = read(`${HEAD}\n13/04/2025,A,,100.00,\n14/04/2025,B,30.00,,70.00\n15/04/2025,C,20.00,,\n`);
    expect(statement).toMatchObject({ opening: 0, closing: 5_000, checked: 2, agreeing: 2, warnings: [] });
    expect(statement.lines.map(({ balance }) => balance)).toEqual([null, 7_000, null]);
  });
});

test('messages repeat only a short piece of what the file holds', () => {
  const { problems: found } = read(`${HEAD}\n${'x'.repeat(1500)},A,1,,\n`);
  expect(found[0]?.message.length).toBeLessThan(250);
});
