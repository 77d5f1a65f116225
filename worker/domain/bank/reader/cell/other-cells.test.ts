import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dayAs, into, LINES, lakhs, out, plainTable, type Truth, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

function read(content: string | Uint8Array) {
  const outcome = inEnglish(readStatement(content));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}

function expectLines(content: string | Uint8Array) {
  const { lines, problems, agreeing } = read(content);
  expect(problems).toEqual([]);
  expect(lines.map(({ date, balance }) => [date, balance])).toEqual(LINES.map(({ day, balance }) => [day, balance]));
  expect(agreeing).toBe(LINES.length);
}

const before = (day: string) =>
  dayAs('YYYY-MM-DD', new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10));

describe('days', () => {
  test.each<[string, (day: string) => string]>([
    ['with a time', (day) => dayAs('DD/MM/YYYY', day).concat(' 14:33:21')],
    ['with a time below', (day) => dayAs('DD-MM-YYYY', day).concat('\n02:33 PM')],
    ['with a zone', (day) => `${day}T23:59:59+05:30`],
    ['of the world’s time, after midnight here', (day) => `${before(day)}T19:00:00.000Z`],
    ['with a weekday', (day) => `Thu, ${dayAs('D MMM YYYY', day)}`],
    ['counted', (day) => dayAs('D', day).concat(`th ${dayAs('MMM YYYY', day)}`)],
    ['with a short year', (day) => dayAs("DD MMM'YY", day)],
    ['month first by name', (day) => dayAs('MMM DD, YYYY', day).concat(' 2:33:21 PM')],
    ['without marks', (day) => dayAs('DDMMYYYY', day)],
    ['year first without marks', (day) => dayAs('YYYYMMDD', day)],
    ['spread out', (day) => dayAs('DD / MM / YYYY', day)],
    ['as a formula', (day) => `="${dayAs('DD-MM-YYYY', day)}"`],
    ['behind an apostrophe', (day) => `'${dayAs('DD.MM.YYYY', day)}`],
  ])('%s', (_name, day) => expectLines(textOf(plainTable({ day }))));

  test('without a year: that of the printed period', () => {
    const rows = plainTable({ day: (day) => dayAs('DD MMM', day) });
    expectLines(textOf([['Statement from 01/10/2026 to 31/10/2026'], ...rows]));
    expect(read(textOf(rows)).problems.map(({ code }) => code)).toEqual(LINES.map(() => 'BAD_DATE'));
  });

  describe('once above all lines of a day', () => {
    const file = (...rows: string[]) => read(`Date,Particulars,Debit,Credit,Balance\n${rows.join('\n')}\n`);
    const once = [
      '14/04/2025,A,,1000.00,1040.00',
      ',B,20.00,,1020.00',
      ',C,20.00,,1000.00',
      '15/04/2025,D,1.00,,999.00',
    ];
    const dates = (rows: readonly string[]) => file(...rows).lines.map(({ date }) => date);
    const faults = (rows: readonly string[]) => file(...rows).problems.map(({ line, code }) => [line, code]);
    const changed = (at: number, row: string) => once.map((other, place) => (place === at ? row : other));

    test('each line is of the day above it, if every balance follows', () => {
      expect(dates(once)).toEqual(['2025-04-14', '2025-04-14', '2025-04-14', '2025-04-15']);
      expect(file(...once).warnings).toMatchObject([{ line: 3, code: 'DATE_FROM_ABOVE' }]);
    });

    test.each([
      ['a balance that does not follow', changed(1, ',B,20.00,,1.00'), [3, 4]],
      ['a single line that lost its day', changed(2, '15/04/2025,C,20.00,,1000.00').slice(0, 3), [3]],
      ['a day that slipped into the text', changed(1, ',5/04/2025,B,20.00,,1020.00'), [3, 4]],
      ['a day that stands for the text', changed(1, ',15/04/2025,20.00,,1020.00'), [3, 4]],
    ])('not with %s', (_name, rows, lines) => {
      expect(faults(rows)).toEqual(lines.map((line) => [line, expect.any(String)]));
    });
  });
});

describe('figures', () => {
  test.each<[string, { money?: (figure: string) => string; none?: string }]>([
    ['with the currency behind', { money: (figure) => `${figure} INR` }],
    ['with blanks that do not break', { money: (figure) => figure.replaceAll(',', '\u00a0') }],
    ['among marks nobody sees', { money: (figure) => `\u200e${figure}\u200b` }],
    ['as formulas', { money: (figure) => `="${figure}"` }],
    ['of a database', { money: (figure) => `${figure.replaceAll(',', '')}00`, none: '0.0000' }],
    ['beside 00.00', { none: '00.00' }],
    ['beside N/A', { none: 'N/A' }],
    ['in the old style', { money: (figure) => `Rs. ${figure}/-`, none: '--' }],
  ])('%s', (_name, differs) => expectLines(textOf(plainTable(differs))));
});

describe('files', () => {
  const table = textOf(plainTable(), '\t');
  test.each<[string, string | Uint8Array]>([
    ['two bytes a letter without a mark', new Uint8Array(Buffer.from(table, 'utf16le'))],
    ['the same, the other way round', new Uint8Array(Buffer.from(table, 'utf16le').swap16())],
    [
      'cells parted by dressed bars',
      plainTable()
        .map((cells) => cells.join('~|~'))
        .join('\n')
        .concat('\n'),
    ],
    [
      'a frame of bars',
      plainTable()
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n')
        .concat('\n'),
    ],
    ['a hint for spreadsheets', `sep=;\r\n${textOf(plainTable(), ';')}`],
  ])('%s', (_name, content) => expectLines(content));
});

test('a narration goes on below, with its reference and the time of the line', () => {
  const rows = LINES.flatMap((line: Truth) => [
    [dayAs('DD/MM/YY', line.day), line.text, line.reference, out(line.signed), into(line.signed), lakhs(line.balance)],
    ['14:33:21', '/GOES ON', line.reference === '' ? '' : '77', '', '', ''],
  ]);
  const head = ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'];
  const { lines } = read(textOf([head, ...rows]));
  expect(lines.map(({ description }) => description)).toEqual(LINES.map(({ text }) => `${text}/GOES ON`));
  expect(lines.map(({ reference }) => reference)).toEqual(
    LINES.map(({ reference }) => (reference === '' ? null : `${reference}77`)),
  );
});
