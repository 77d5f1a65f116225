import { describe, expect, test } from 'vitest';
import {
  dayAs,
  expectSheetTruth,
  expectTruth,
  into,
  LINES,
  lakhs,
  out,
  type Truth,
  textOf,
} from '../other-banks.fixture';
import { read } from '../reading.fixture';

const HEAD = ['Date', 'Particulars', 'Ref No', 'Debit', 'Credit', 'Balance'];
const above = ({ day, text, reference }: Truth) => [dayAs('DD/MM/YYYY', day), text, reference, '', '', ''];
const below = ({ signed, balance }: Truth, text = 'END') => ['', text, '', out(signed), into(signed), lakhs(balance)];

describe('a day on two lines', () => {
  const HEADED = ['Date', 'Value Date', 'Particulars', 'Debit', 'Credit', 'Balance'];
  const broken = (pattern: string, { day, text, signed, balance }: Truth, at: number) => {
    const [most, year] = [dayAs(pattern, day), day.slice(0, 4)];
    return [
      [most, most, text, out(signed), into(signed), lakhs(balance)],
      [year, year, at === 0 ? '/KORAMANGALA' : '', '', '', ''],
    ];
  };

  test.each(['DD-MM-', 'DD/MM/', 'DD MMM', 'DD-MMM-', 'D MMM,'])('is one day: %s', (pattern) => {
    const { lines, problems, ignored } = read(
      textOf([HEADED, ...LINES.flatMap((line, at) => broken(pattern, line, at))]),
    );
    expect(lines.map(({ date, valueDate, balance }) => [date, valueDate, balance])).toEqual(
      LINES.map(({ day, balance }) => [day, day, balance]),
    );
    expect(lines[0]?.description).toBe(`${LINES[0]?.text}/KORAMANGALA`);
    expect([problems, ignored]).toEqual([[], []]);
  });

  test('is none where money stands on the second, or no year', () => {
    const [first, second] = [
      ['13-10-', '', 'A', '5.00', '', '95.00'],
      ['2026', '', 'B', '5.00', '', '90.00'],
    ];
    const sound = ['14-10-2026', '', 'C', '5.00', '', '85.00'];
    expect(read(textOf([HEADED, first, second, sound])).problems.map(({ line, code }) => [line, code])).toContainEqual([
      2,
      'BAD_DATE',
    ]);
    const page = ['12', '', '', '', '', ''];
    expect(read(textOf([HEADED, sound, ['40-13-', ...first.slice(1)], page])).problems).toMatchObject([{ line: 3 }]);
  });
});

describe('money without a day behind a remark', () => {
  const [SOUND, REMARK] = [
    ['13/10/2026', 'A', '', '5.00', ''],
    ['A word from the bank', '', '', '', ''],
  ];
  const PLAIN = HEAD.slice(0, 5);

  test.each([
    ['1?/10/2026', [SOUND]],
    ['15/1O/2026', []],
    ['', [SOUND]],
  ])('is asked about, where it is meant as a day or the table goes on: “%s”', (day, rest) => {
    const { problems } = read(textOf([PLAIN, SOUND, REMARK, [day, 'B', '', '', '7.00'], ...rest]));
    expect(problems.map(({ line, code }) => [line, code])).toEqual([[4, 'BAD_DATE']]);
  });

  test('is none of the table at its end', () => {
    const { problems, ignored } = read(textOf([PLAIN, SOUND, REMARK, ['', 'Cheques in clearing', '', '', '7.00']]));
    expect([problems, ignored.map(({ line }) => line)]).toEqual([[], [3, 4]]);
  });
});

describe('figures beside the last line of a text', () => {
  const TABLE = [HEAD, ...LINES.flatMap((line) => [above(line), below(line)])];

  test('belong to the day above', () => {
    expectTruth(textOf(TABLE), LINES);
    expectSheetTruth(TABLE);
    const { lines, ignored } = read(textOf(TABLE));
    expect(lines.map(({ description, reference }) => [description, reference ?? ''])).toEqual(
      LINES.map(({ text, reference }) => [expect.stringMatching(new RegExp(`^${text} ?END$`)), reference]),
    );
    expect(ignored.map(({ line, kind }) => [line, kind])).toEqual(
      LINES.map((_line, at) => [2 * at + 3, 'continuation']),
    );
  });

  test('whether or not every text runs on', () => {
    const whole = ({ signed, balance, ...line }: Truth) => [
      ...above({ signed, balance, ...line }).slice(0, 3),
      ...[out(signed), into(signed), lakhs(balance)],
    ];
    const rows = LINES.flatMap((line, at) => (at % 2 === 0 ? [whole(line)] : [above(line), ['', 'MORE'], below(line)]));
    expectTruth(textOf([HEAD, ...rows]), LINES);
  });

  test.each<[string, (rows: string[][]) => string[][]]>([
    ['a balance does not follow', (rows) => rows.with(5, (rows[5] ?? []).with(5, '1.00'))],
    ['a day is missing', (rows) => rows.filter((_row, at) => at !== 5)],
    ['figures are missing', (rows) => rows.filter((_row, at) => at !== 6)],
  ])('where %s none of them is taken for a line', (_name, broken) => {
    expect(read(textOf(broken(TABLE))).lines).toEqual([]);
  });
});

test('a figure that a narrow cell breaks behind a comma is one', () => {
  const broken = (figure: string) => figure.replace(/,(?=\d{3}\.)/, ',\n');
  const cells = ({ signed, balance, ...line }: Truth) => [
    ...above({ signed, balance, ...line }).slice(0, 3),
    ...[broken(out(signed)), broken(into(signed)), broken(lakhs(balance))],
  ];
  expectTruth(textOf([HEAD, ...LINES.map(cells)]), LINES);
});
