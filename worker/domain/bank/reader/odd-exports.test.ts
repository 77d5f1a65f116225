import { describe, expect, test } from 'vitest';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  out,
  plainTable,
  rowsOf,
  type Truth,
  textOf,
} from './other-banks.fixture';
import { read } from './reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const signedLines = LINES.map(({ signed }) => signed);
const signedOf = (content: string) =>
  read(content).lines.map(({ side, amount }) => (side === 'debit' ? -amount : amount));

describe('cells parted in a rare way', () => {
  test.each(['~', '^'])('by %s', (delimiter) => expectTruth(textOf(plainTable(), delimiter), LINES));

  test('each line in quotation marks as one cell', () => {
    const lines = textOf(plainTable()).trimEnd().split('\r\n');
    const wrapped = lines.map((line) => `"${line.replaceAll('"', '""')}"`);
    expectTruth(`Statement of account\r\n${wrapped.join('\r\n')}\r\n`, LINES);
  });

  test('a mark of that kind within the texts parts nothing', () => {
    const lines = LINES.map((line) => ({ ...line, text: `${line.text} ~ A^B` }));
    const content = textOf(plainTable({ lines }));
    expectTruth(content, lines);
    expect(read(content).lines.map(({ description }) => description)).toEqual(lines.map(({ text }) => text));
  });
});

describe('days', () => {
  test.each<[string, (iso: string) => string]>([
    ['a time behind a dash', (iso) => `${day(iso)} - 10:11 AM`],
    ['a time behind a colon', (iso) => `${dayAs('DD-MM-YYYY', iso)}:10:11:12`],
    ['the year behind the time', (iso) => `Thu ${dayAs('MMM DD', iso)} 10:11:12 IST ${iso.slice(0, 4)}`],
  ])('%s', (_name, written) => expectTruth(textOf(plainTable({ day: written })), LINES));

  test('the year behind a time of another zone is no date', () => {
    const written = (iso: string) => `Thu ${dayAs('MMM DD', iso)} 10:11:12 PST ${iso.slice(0, 4)}`;
    expect(read(textOf(plainTable({ day: written }))).lines).toEqual([]);
  });
});

describe('money', () => {
  test.each(['#N/A', '-NA-'])('%s is none', (none) => expectTruth(textOf(plainTable({ none })), LINES));

  test.each(['â‚¹', '?', '\ufffd'])('the rupee sign as %s, which a wrong encoding left of it', (sign) =>
    expectTruth(textOf(plainTable({ money: (figure) => `${sign}${figure}` })), LINES),
  );
});

describe('the side within an amount', () => {
  test.each<[string, (signed: number) => string]>([
    ['450.00 Debit', (signed) => `${lakhs(signed)} ${signed < 0 ? 'Debit' : 'Credit'}`],
    ['Debit INR 450.00', (signed) => `${signed < 0 ? 'Debit' : 'Credit'} INR ${lakhs(signed)}`],
    ['(-) 450.00', (signed) => `(${signed < 0 ? '-' : '+'}) ${lakhs(signed)}`],
  ])('%s', (_name, written) => {
    const cells = ({ day: iso, text, signed, balance }: Truth) => [
      ...[day(iso), text, written(signed)],
      lakhs(balance),
    ];
    expectTruth(textOf(rowsOf(['Date', 'Narration', 'Amount', 'Balance'], cells)), LINES);
  });
});

test('headings that a narrow cell breaks within a word', () => {
  const head = ['Txn\nDate', 'Desc-\nription', 'Withdr-\nawal', 'Depo-\nsit', 'Bal-\nance'];
  expectTruth(textOf(plainTable({ head })), LINES);
});

describe('one amount, and words for its side', () => {
  test.each([
    ['WDL TFR', 'DEP TFR'],
    ['Transfer Debit', 'Transfer Credit'],
    ['Cash Withdrawal', 'Cash Deposit'],
    ['Payment Out', 'Payment In'],
    ['Money Sent', 'Money Received'],
  ])('%s and %s', (debit, credit) => {
    const head = ['Date', 'Code', 'Narration', 'Amount'];
    const cells = ({ day: iso, text, signed }: Truth) => [
      ...[day(iso), signed < 0 ? debit : credit, text],
      lakhs(signed),
    ];
    expect(signedOf(textOf(rowsOf(head, cells)))).toEqual(signedLines);
  });

  test('a word that only says how it was paid says no side', () => {
    const rows = ['13/10/2026,Payment,A,5.00', '14/10/2026,Transfer,B,6.00'];
    expect(read(`Date,Code,Narration,Amount\n${rows.join('\n')}\n`).lines).toEqual([]);
  });
});

test('a card that says how each shop appears on the bill prints what was bought without a sign', () => {
  const head = ['Date', 'Description', 'Amount', 'Extended Details', 'Appears On Your Statement As'];
  const cells = ({ day: iso, text, signed }: Truth) => [
    ...[day(iso), text, `${signed > 0 ? '-' : ''}${lakhs(signed)}`],
    ...['', text],
  ];
  // Of few lines only the least may carry a minus: more of them would leave open what it means.
  const lines = LINES.slice(0, 3);
  expect(signedOf(textOf(rowsOf(head, cells, lines)))).toEqual(lines.map(({ signed }) => signed));
});

test('a column of texts that says on every line that there is none gives way to another', () => {
  const head = ['Paid To / Received From', 'Date', 'Debit', 'Credit', 'Payee UPI ID'];
  const cells = ({ day: iso, text, signed }: Truth) => [text, day(iso), out(signed), into(signed), 'N/A'];
  const { lines } = read(textOf(rowsOf(head, cells)));
  expect(lines.map(({ description }) => description)).toEqual(LINES.map(({ text }) => text));
});

test.each([
  ['Gujarati', ['તારીખ', 'વિગત', 'ચેક નં', 'ઉધાર', 'જમા', 'બાકી']],
  ['Marathi', ['तारीख', 'तपशील', 'चेक क्र.', 'नावे', 'जमा', 'शिल्लक']],
])('headings in %s alone', (_name, head) => {
  const cells = (line: Truth) => [
    ...[day(line.day), line.text, line.reference, out(line.signed), into(line.signed)],
    lakhs(line.balance),
  ];
  const content = textOf(rowsOf(head, cells));
  expectTruth(content, LINES);
  expect(read(content).lines.map(({ reference }) => reference ?? '')).toEqual(LINES.map(({ reference }) => reference));
});
