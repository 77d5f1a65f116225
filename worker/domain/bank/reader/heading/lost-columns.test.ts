import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import {
  dayAs,
  expectSheetTruth,
  expectTruth,
  LINES,
  lakhs,
  linesFrom,
  out,
  plainTable,
  textOf,
} from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const words = LINES.map(({ day: iso, text, signed, balance }) =>
  [day(iso), text, lakhs(signed), lakhs(balance)].join(' '),
);
const CODES = ['NO_HEADING', 'SIDES_BY_BALANCE'];
const OPENING = ['Opening Balance Rs. 50,000.00'];

describe('text copied out of a page, its columns lost', () => {
  test('is read where the balances prove it, its first line by the opening balance', () =>
    expectTruth([...OPENING, 'Date Particulars Debit Credit Balance', ...words, ''].join('\n'), LINES, CODES));

  test('with both sides printed no opening balance is needed', () => {
    const rows = LINES.map(({ day: iso, text, signed, balance }, at) =>
      [
        at + 1,
        day(iso),
        day(iso),
        text,
        out(signed, '0.00'),
        signed > 0 ? lakhs(signed) : '0.00',
        lakhs(balance),
        'Cr',
      ].join(' '),
    );
    expectTruth(`${rows.join('\n')}\n`, LINES, ['NO_HEADING']);
  });

  test('a figure at the end of a text stays there', () => {
    const outcome = inEnglish(
      readStatement(`${[...OPENING, ...words.with(2, words[2]?.replace('RENT', 'RENT 451.00') ?? '')].join('\n')}\n`),
    );
    expect(outcome.ok && outcome.statement.lines[2]).toMatchObject({
      description: 'CHQ PAID RENT 451.00',
      amount: 1_755_050,
    });
  });

  test('what no balance proves is refused', () => {
    const others = linesFrom(100).map(({ day: iso, text, signed }) => `${day(iso)} ${text} ${lakhs(signed)} 5.00`);
    expect(inEnglish(readStatement(`${others.join('\n')}\n`))).toMatchObject({
      ok: false,
      refusal: { code: 'NO_HEADER' },
    });
  });

  test('its columns can be put right', () => {
    const mapping = { date: 0, description: 1, amount: 2, balance: 3 };
    const outcome = inEnglish(readStatement(`${[...OPENING, ...words].join('\n')}\n`, { mapping }));
    expect(outcome).toMatchObject({
      ok: true,
      statement: { problems: [], agreeing: LINES.length, heading: { line: 0 } },
    });
  });
});

describe('cells a converter has run together', () => {
  const [head = [], ...rows] = plainTable();
  const above = [['Opening Balance', '', '', '', '50,000.00']];

  test('all of them', () =>
    expectSheetTruth([OPENING, ...[head, ...rows].map((cells) => [cells.filter(Boolean).join(' ')])], LINES, CODES));

  test('the day and the text', () =>
    expectSheetTruth(
      [OPENING, head, ...rows.map(([date = '', text = '', ...money]) => [`${date} ${text}`, '', ...money])],
      LINES,
      CODES,
    ));

  test('the amount and the balance', () =>
    expectSheetTruth(
      [
        OPENING,
        head,
        ...rows.map(([date = '', text = '', ...money]) => [date, text, money.filter(Boolean).join(' '), '', '']),
      ],
      LINES,
      CODES,
    ));

  test('an amount without a mark on the first line follows from the opening balance', () => {
    const single = LINES.map(({ day: iso, text, signed, balance }) => [day(iso), text, lakhs(signed), lakhs(balance)]);
    const table = [...above, ['Date', 'Particulars', 'Amount', 'Balance'], ...single];
    expectTruth(textOf(table), LINES, ['SIDES_BY_BALANCE']);
    expectTruth(textOf([...table.slice(0, 2), ...single.toReversed()]), LINES, ['SIDES_BY_BALANCE']);
  });
});
