import { describe, expect, test } from 'vitest';
import { dayAs, expectTruth, into, LINES, lakhs, mark, out, rowsOf, type Truth, textOf } from '../other-banks.fixture';
import { read } from '../reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const referencesOf = (content: string) => read(content).lines.map(({ reference }) => reference ?? '');
const REFERENCES = LINES.map(({ reference }) => reference);

const wide = ({ day: iso, text, reference, signed, balance }: Truth) => [
  ...[day(iso), text, reference],
  ...[out(signed), into(signed), lakhs(balance)],
];
const narrow = ({ day: iso, text, reference, signed, balance }: Truth) => [
  ...[day(iso), text, reference],
  ...[lakhs(signed), mark(signed), lakhs(balance)],
];

describe('the only column of days is the date', () => {
  test.each([
    ...['Added On', 'Posted On', 'Completed At', 'Transaction Time', 'Timestamp', 'As Of', 'Day'],
    ...['Accounting Date', 'Settlement Date', 'GL Date', 'Trxn Date', 'Dated'],
  ])('called %s', (name) => {
    const content = textOf(rowsOf([name, 'Particulars', 'Ref No', 'Debit', 'Credit', 'Balance'], wide));
    expectTruth(content, LINES);
    expect(referencesOf(content)).toEqual(REFERENCES);
  });

  test('not where it is the day on a cheque', () => {
    const content = textOf(rowsOf(['Cheque Dt', 'Particulars', 'Ref No', 'Debit', 'Credit', 'Balance'], wide));
    expect(read(content).warnings.map(({ code }) => code)).toEqual(['NO_HEADING']);
  });

  test('where there are two, neither is', () => {
    const cells = (line: Truth) => [day(line.day), ...wide(line)];
    const head = ['Begun', 'Ended', 'Particulars', 'Ref No', 'Debit', 'Credit', 'Balance'];
    expect(read(textOf(rowsOf(head, cells))).warnings.map(({ code }) => code)).toEqual(['NO_HEADING']);
  });
});

describe('under words nobody knows', () => {
  const named = (...names: [string, string]) => {
    const head = [...names, 'Particulars', 'Sequence', 'Sum', 'Balance'];
    const cells = ({ day: iso, text, reference, signed, balance }: Truth, at: number) => [
      ...names.map((name) => (name === 'Updated On' ? '30/11/2026' : day(iso))),
      ...[text, reference, `${signed < 0 ? '-' : ''}${lakhs(signed)}`, lakhs(balance), String(at)],
    ];
    return read(textOf(rowsOf([...head, 'Points'], cells)));
  };

  test.each<[string, string]>([
    ['Updated On', 'Posted On'],
    ['Updated On', 'Date'],
    ['Time', 'Updated On'],
    ['Updated On', 'Settlement Date'],
  ])('of %s and %s the day of a later change is no date', (...names) => {
    const { lines } = named(...names);
    expect(lines.map(({ date, reference }) => [date, reference ?? ''])).toEqual(
      LINES.map((line) => [line.day, line.reference]),
    );
  });
});

test('the amount of an invoice is not what was paid', () => {
  const head = ['Date', 'Particulars', 'Invoice Amount', 'Sum', 'Dr/Cr', 'Balance'];
  const cells = ({ day: iso, text, signed, balance }: Truth) => [
    ...[day(iso), text, '99.00', lakhs(signed), mark(signed)],
    lakhs(balance),
  ];
  const { lines } = read(textOf(rowsOf(head, cells)));
  expect(lines.map(({ amount }) => amount)).toEqual(LINES.map(({ signed }) => Math.abs(signed)));
});

test('a mark that stands beside the balance is that of the amount, where the amount has no other', () => {
  const cells = ({ day: iso, text, signed, balance }: Truth) => [
    ...[day(iso), text, lakhs(signed)],
    ...[lakhs(balance), mark(signed)],
  ];
  expectTruth(textOf(rowsOf(['Date', 'Particulars', 'Sum', 'Balance', 'Dr/Cr'], cells)), LINES);
});

test('an amount with its mark beside it is no column of sides', () => {
  const cells = ({ day: iso, text, signed, balance }: Truth) => [
    ...[day(iso), text, lakhs(balance)],
    `${lakhs(signed)} ${mark(signed)}`,
  ];
  const { lines } = read(textOf(rowsOf(['Date', 'Particulars', 'Net', 'Amount'], cells)));
  expect(lines.map(({ amount }) => amount)).toEqual(LINES.map(({ signed }) => Math.abs(signed)));
});

describe('the only column of amounts beside a column of sides is the amount', () => {
  test.each(['Value', 'INR', 'Rupees', 'Bill Amount', 'Settlement Amount', 'Local Amount', 'Total', 'Sum', 'Payment'])(
    'called %s',
    (name) => {
      const head = ['Date', 'Particulars', 'Ref No', name, 'Dr/Cr', 'Balance'];
      expectTruth(textOf(rowsOf(head, narrow)), LINES);
      const { lines } = read(
        textOf(
          rowsOf(
            head.filter((_cell, at) => at < 5),
            (line) => narrow(line).slice(0, 5),
          ),
        ),
      );
      expect(lines.map(({ side, amount }) => (side === 'debit' ? -amount : amount))).toEqual(
        LINES.map(({ signed }) => signed),
      );
    },
  );

  test('of an amount and the same with its charges the one that moves the balance', () => {
    const CHARGE = 590;
    let balance = 5_000_000;
    const charged = LINES.map((line) => {
      const signed = line.signed < 0 ? line.signed - CHARGE : line.signed;
      balance += signed;
      return { ...line, signed, balance };
    });
    const head = ['Added On', 'Debit/Credit', 'Particulars', 'Charged Amount (INR)', 'Amount (INR)', 'Closing Balance'];
    const cells = (line: Truth, at: number) => [
      ...[day(line.day), mark(line.signed), line.text, lakhs(line.signed), lakhs(LINES[at]?.signed ?? 0)],
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells, charged)), charged);
  });
});

describe('other names', () => {
  test.each(['Withdrawal(s)', 'Debit(s)', 'With. Amt', 'Expenditure', 'Outgo'])('%s is money out', (name) =>
    expectTruth(textOf(rowsOf(['Date', 'Particulars', 'Ref No', name, 'Credit', 'Running Total'], wide)), LINES),
  );

  test.each(['Voucher No', 'Order ID', 'Trace ID', 'Receipt No', 'Payment ID', 'Document No', 'ARN'])(
    '%s is a reference',
    (name) => {
      const content = textOf(rowsOf(['Date', 'Particulars', name, 'Debit', 'Credit', 'Balance'], wide));
      expectTruth(content, LINES);
      expect(referencesOf(content)).toEqual(REFERENCES);
    },
  );

  test('a bank that prints codes, and the text as its last reference', () => {
    const head = ['Date', 'Statement Code', 'Reference', 'Debit', 'Credit', 'Transaction Ref1', 'Transaction Ref2'];
    const cells = ({ day: iso, text, reference, signed }: Truth) => [
      ...[day(iso), 'POS', reference, out(signed), into(signed)],
      ...[text, ''],
    ];
    const { lines } = read(textOf(rowsOf(head, cells)));
    expect(lines.map(({ description }) => description)).toEqual(LINES.map(({ text }) => text));
  });
});

test('of two columns that may be the amount beside a column of sides, the person says which', () => {
  const cells = ({ day: iso, text, signed }: Truth) => [
    ...[day(iso), text, lakhs(signed)],
    ...[lakhs(signed - 100), mark(signed)],
  ];
  const { lines, problems } = read(textOf(rowsOf(['Date', 'Particulars', 'Bill Amount', 'Sum', 'Dr/Cr'], cells)));
  expect([lines, problems]).toMatchObject([[], [{ line: 0, code: 'COLUMNS_OPEN' }]]);
});
