import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import {
  expectSheetTruth,
  expectTruth,
  into,
  LINES,
  lakhs,
  mark,
  OVERDRAWN,
  out,
  plainTable,
  type Truth,
  textOf,
} from '../other-banks.fixture';
import { readStatement } from '../read-statement';

import { day, read, rows, signed, twoColumns } from './unnamed.fixture';

describe('a file without a heading, whose balances tell its columns', () => {
  test.each<[string, string[][], (readonly Truth[])?]>([
    ['money out before money in', rows(twoColumns)],
    [
      'money in before money out',
      rows(({ day: iso, text, signed: amount, balance }) => [
        ...[day(iso), text, into(amount), out(amount)],
        lakhs(balance),
      ]),
    ],
    ['newest first', rows(twoColumns).toReversed()],
    [
      'one signed amount',
      rows(({ day: iso, text, signed: amount, balance }) => [day(iso), text, signed(amount), lakhs(balance)]),
    ],
    [
      'noughts on the other side, a serial number and a day of value',
      rows(({ day: iso, text, signed: amount, balance }, at) => [
        ...[String(at + 1), day(iso), day(iso), text, out(amount, '0.00'), into(amount, '0.00')],
        lakhs(balance),
      ]),
    ],
    [
      'the balance before the amounts, and a mark beside each figure',
      rows(
        ({ day: iso, text, signed: amount, balance }) => [
          ...[day(iso), lakhs(balance), mark(balance), lakhs(amount), mark(amount).toUpperCase()],
          text,
        ],
        OVERDRAWN,
      ),
      OVERDRAWN,
    ],
    [
      'below a line that says whose it is',
      [['MISHTI SWEETS LLP'], ['Account No: 50100012344471'], ...rows(twoColumns)],
    ],
    ['below words nobody knows', [['Giorno', 'Voce', 'Uscite', 'Entrate', 'Saldo'], ...rows(twoColumns)]],
    ['between other lines', [...rows(twoColumns), ['Closing balance', '', '', '', lakhs(LINES.at(-1)?.balance ?? 0)]]],
  ])('%s', (_name, table, lines = LINES) => {
    for (const delimiter of [',', '\t', ';', '|']) expectTruth(textOf(table, delimiter), lines, ['NO_HEADING']);
  });

  test('the same in a workbook', () => expectSheetTruth(rows(twoColumns), LINES, ['NO_HEADING']));

  test('the warning says which column was taken for what', () => {
    const [warning] = read(textOf(rows(twoColumns))).warnings;
    expect(warning?.message).toMatch(/column 3 \(“450\.00”\) as money out, column 4 .* as money in, column 5/);
  });

  test('numbers of cheques are the reference, whatever they look like', () => {
    const table = rows(({ day: iso, text, signed: amount, balance }, at) => [
      ...[day(iso), text, `${451_200 + at * 7}`, out(amount), into(amount), lakhs(balance)],
    ]);
    const { lines } = read(textOf(table));
    expect(lines.map(({ reference }) => reference)).toEqual(LINES.map((_line, at) => `${451_200 + at * 7}`));
  });

  test('one amount without a sign: what no balance proves is asked', () => {
    const table = rows(({ day: iso, text, signed: amount, balance }) => [
      day(iso),
      text,
      lakhs(amount),
      lakhs(balance),
    ]);
    const { lines, problems } = read(textOf(table));
    expect(problems).toMatchObject([{ line: 1, code: 'NO_SIDE' }]);
    expect(lines.map(({ side }) => side)).toEqual(['credit', 'debit', 'credit', 'credit']);
  });
});

test('a table without days, or of one line, is no statement', () => {
  expect(inEnglish(readStatement('A,B,1.00\nC,D,2.00\n'))).toMatchObject({ ok: false, refusal: { code: 'NO_HEADER' } });
  expect(inEnglish(readStatement('13/10/2026,TEA,-1.00\n'))).toMatchObject({
    ok: false,
    refusal: { code: 'NO_HEADER' },
  });
});

test('days as spreadsheets count them', () => {
  const counted = plainTable({ day: (iso) => String(46_296 + Number(iso.slice(8)) - 1) }).slice(1);
  expectTruth(textOf(counted), LINES, ['NO_HEADING']);
});
