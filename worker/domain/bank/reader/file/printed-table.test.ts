import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, expectTruth, into, LINES, lakhs, mark, OVERDRAWN, out, type Truth } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

import { read } from '../reading.fixture';

const RULE = '-'.repeat(105);
const ABOVE = [
  '        VALLEY CO-OPERATIVE BANK    BRANCH: PUNE',
  'A/c No : 12345678901234    Period : 01/10/2026 to 31/10/2026',
];
const HEAD =
  'Date       Particulars                       Chq.No        Withdrawals        Deposits            Balance';
const CARRIED = `           B/F${'50,000.00Cr'.padStart(80)}`;

function row({ day, text, reference, signed, balance }: Truth): string {
  const figures = out(signed).padStart(13) + into(signed).padStart(16);
  const start = `${dayAs('DD/MM/YYYY', day)} ${text.padEnd(34)}${reference.padEnd(13)}`;
  return `${start}${figures}${`${lakhs(balance)} ${mark(balance)}`.padStart(19)}`;
}

const fileOf = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

describe('a table of which only blanks part the columns', () => {
  test('is read with what stands above it', () => {
    const content = fileOf(...ABOVE, RULE, HEAD, RULE, ...LINES.map(row), RULE);
    expectTruth(content, LINES);
    const { lines, facts } = read(content);
    expect(lines.map(({ description, reference }) => [description, reference])).toEqual(
      LINES.map(({ text, reference }) => [text, reference || null]),
    );
    expect(facts).toMatchObject({
      accountNumber: '12345678901234',
      period: { from: '2026-10-01', to: '2026-10-31' },
    });
  });

  test('over several pages, with what they carry on', () => {
    const total = `           Page Total${'18,000.50'.padStart(45)}${'1,18,000.00'.padStart(16)}`;
    const pages = [HEAD, CARRIED, ...LINES.slice(0, 2).map(row), total, ...ABOVE, HEAD, ...LINES.slice(2).map(row)];
    expectTruth(fileOf(...pages, total, '*** END OF STATEMENT ***'), LINES);
  });

  test('a text that goes on below keeps its column', () => {
    const { lines } = read(fileOf(HEAD, ...LINES.flatMap((line) => [row(line), `${' '.repeat(11)}/GOES ON`])));
    expect(lines.map(({ description }) => description)).toEqual(LINES.map(({ text }) => `${text}/GOES ON`));
  });

  test('an overdrawn account', () => expectTruth(fileOf(HEAD, ...OVERDRAWN.map(row)), OVERDRAWN));

  test('names to the left of their figures', () => {
    const head = 'TRAN DATE   PARTICULARS               DEBIT            CREDIT           BALANCE';
    const figure = (text: string) => text.padStart(16);
    const rows = LINES.map(({ day, text, signed, balance }) => {
      const start = `${dayAs('DD-MM-YYYY', day)}  ${text.slice(0, 22).padEnd(25)}`;
      return `${start}${[out(signed), into(signed), lakhs(balance)].map(figure).join(' ')}`;
    });
    expectTruth(fileOf(head, ...rows), LINES);
  });

  test('a day whose year stands on the next line', () => {
    const narrow = (line: Truth, at: number) => {
      const [day, month, year] = [8, 5, 0].map((from) => line.day.slice(from, from ? from + 2 : 4));
      const printed = row(line);
      return [`${day}-${month}-     ${printed.slice(11)}`, `${year}${at === 1 ? '       /GOES ON' : ''}`];
    };
    const { lines } = read(fileOf(HEAD, ...LINES.flatMap(narrow)));
    expect(lines.map(({ date, balance, description }) => [date, balance, description])).toEqual(
      LINES.map(({ day, balance, text }, at) => [day, balance, at === 1 ? `${text}/GOES ON` : text]),
    );
  });

  test('one whose balances speak against the names is refused in words', () => {
    const swapped = HEAD.replace('Withdrawals', 'Deposits   ').replace(/Deposits(?= +Balance)/, 'Payments');
    const outcome = inEnglish(readStatement(fileOf(swapped, ...LINES.map(row))));
    expect(outcome).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('Only blanks part') } });
  });

  test('one without balances is not read', () => {
    const bare = (line: string) => line.slice(0, 87).trimEnd();
    expect(inEnglish(readStatement(fileOf(bare(HEAD), ...LINES.map(row).map(bare)))).ok).toBe(false);
  });

  // No measure of speed: where the work grows with the square of the lines, a test takes minutes and its patience ends.
  test('lines without end cost what their length does', () => {
    const endless = Array.from({ length: 20_000 }, () => '13/10/2026 '.repeat(30));
    const outcome = inEnglish(readStatement(fileOf(HEAD, ...endless, 'x '.repeat(500_000))));
    expect(outcome).toHaveProperty('ok');
  });
});
