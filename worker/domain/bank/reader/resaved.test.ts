import { describe, expect, test } from 'vitest';
import { dayAs, expectTruth, LINES, plainTable, textOf } from './other-banks.fixture';
import { read } from './reading.fixture';

/** A day as a spreadsheet leaves it that takes the month for the day: up to the twelfth turned round, in a form of its own. */
const resaved = (low: (iso: string) => string, high: (iso: string) => string) => (iso: string) =>
  Number(iso.slice(8)) <= 12 ? low(`${iso.slice(0, 4)}-${iso.slice(8)}-${iso.slice(5, 7)}`) : high(iso);

describe('saved again by a spreadsheet that takes the month for the day', () => {
  test.each<[string, (iso: string) => string]>([
    [
      'days as cells of a workbook',
      resaved(
        (iso) => iso,
        (iso) => dayAs('DD/MM/YYYY', iso),
      ),
    ],
    [
      'days in the form of the system',
      resaved(
        (iso) => dayAs('DD-MM-YYYY', iso),
        (iso) => dayAs('DD/MM/YYYY', iso),
      ),
    ],
  ])('%s are turned back, and it is said', (_name, day) =>
    expectTruth(textOf(plainTable({ day })), LINES, ['DAYS_TURNED']),
  );

  test('newest first too', () => {
    const day = resaved(
      (iso) => iso,
      (iso) => dayAs('DD/MM/YYYY', iso),
    );
    const [head = [], ...rows] = plainTable({ day });
    expectTruth(textOf([head, ...rows.toReversed()]), LINES, ['DAYS_TURNED']);
  });

  test.each([['a value date in the same form stays what it is', 'Date,Value Date,Details,Debit,Credit']])(
    '%s',
    (_name, head) => {
      const rows = [
        '2026-01-10,2026-10-13,A,1.00,',
        '2026-02-10,2026-10-14,B,1.00,',
        '13/10/2026,,C,1.00,',
        '14/10/2026,,D,1.00,',
      ];
      const { lines } = read([head, ...rows, ''].join('\n'));
      expect(lines.map(({ date, valueDate }) => [date, valueDate])).toEqual([
        ['2026-10-01', '2026-10-13'],
        ['2026-10-02', '2026-10-14'],
        ['2026-10-13', null],
        ['2026-10-14', null],
      ]);
    },
  );

  test('where the order tells nothing, the dates stay and are asked', () => {
    const rows = ['2026-03-02,A,1.00,', '13/02/2026,C,1.00,', '2026-02-03,B,1.00,', '14/03/2026,D,1.00,'];
    const { lines, warnings } = read(['Date,Details,Debit,Credit', ...rows, ''].join('\n'));
    expect(lines.map(({ date }) => date)).toEqual(['2026-02-03', '2026-02-13', '2026-03-02', '2026-03-14']);
    expect(warnings).toMatchObject([{ code: 'NO_BALANCE' }, { code: 'DAYS_TURNED' }]);
  });

  test('dates in order are left alone, in how many forms they come', () => {
    const rows = ['2026-10-01,A,1.00,', '2026-10-02,B,1.00,', '13/10/2026,C,1.00,', '14/10/2026,D,1.00,'];
    expect(read(['Date,Details,Debit,Credit', ...rows, ''].join('\n')).warnings.map(({ code }) => code)).toEqual([
      'NO_BALANCE',
    ]);
  });
});

describe('days as programs write them', () => {
  test.each<[string, (iso: string) => string]>([
    ['run together', (iso) => dayAs('DDMMMYYYY', iso).toUpperCase()],
    ['year first with the month by name', (iso) => dayAs('YYYY-MMM-DD', iso)],
    ['month first by name with dashes', (iso) => dayAs('MMM-DD-YYYY', iso).toUpperCase()],
    ['dots, year first', (iso) => dayAs('YYYY.MM.DD', iso)],
    ['with the time to the second', (iso) => dayAs('DD-MM-YYYY', iso).concat(' 13:22:11')],
    ['with the time before noon', (iso) => dayAs('DD/MM/YYYY', iso).concat(' 1:22:11 AM')],
    [
      'of a browser, with its zone in words',
      (iso) => dayAs('MMM DD YYYY', iso).concat(' 00:00:00 GMT+0530 (India Standard Time)'),
    ],
    ['of a database', (iso) => `${iso} 00:00:00.000`],
    ['counted by a spreadsheet, with their time', (iso) => `${46_295 + Number(iso.slice(8))}.5571`],
  ])('%s', (_name, day) => expectTruth(textOf(plainTable({ day })), LINES));

  test('of one digit and two', () =>
    expectTruth(textOf(plainTable({ day: (iso) => `${Number(iso.slice(8))}/10/26` })), LINES));
});

describe('figures as programs write them', () => {
  const plain = (figure: string) => figure.replaceAll(',', '');
  test.each<[string, (figure: string) => string]>([
    ['rupees in front, with a stroke', (figure) => `₹ ${figure}/-`],
    ['Rs. without a blank', (figure) => `Rs.${figure}`],
    ['Re. of a single rupee', (figure) => `Re. ${figure}`],
    ['INR in front', (figure) => `INR ${figure}`],
    ['the sign of the rupee behind', (figure) => `${figure} ₹`],
    ['stars around', (figure) => `**${figure}**`],
    ['noughts and a rest from halves and quarters', (figure) => `${plain(figure)}0000000001`],
    ['wide blanks around', (figure) => `\u00a0\u00a0${figure}\u00a0`],
    ['grouped by thousands', (figure) => plain(figure).replace(/\B(?=(\d{3})+\.)/g, ',')],
  ])('%s', (_name, money) => expectTruth(textOf(plainTable({ money })), LINES));

  test('a mark stuck to the balance', () =>
    expectTruth(textOf(plainTable().map((cells, at) => (at === 0 ? cells : cells.with(4, `${cells[4]}Cr`)))), LINES));

  test.each([
    ['49.99999999999999', 5_000],
    ['24.499999999999996', 2_450],
    ['0.30000000000000004', 30],
    ['924.5000000000001', 92_450],
    ['1000000.0000000001', 100_000_000],
  ])('%s is what arithmetic left of an amount', (figure, paise) => {
    const { lines } = read(`Date,Details,Debit,Credit\n13/10/2026,A,${figure},\n`);
    expect(lines.map(({ amount }) => amount)).toEqual([paise]);
  });

  test.each(['1E+02', '100,00', '1 00.00', '100.', '1.005', '49.999', '(1,200.00) Dr', '1.00.00'])(
    '%s is asked, not guessed',
    (figure) => {
      const { problems } = read(`Date,Details,Debit,Credit\n13/10/2026,A,"${figure}",\n14/10/2026,B,1.00,\n`);
      expect(problems).toMatchObject([{ line: 2, code: 'BAD_AMOUNT' }]);
    },
  );
});
