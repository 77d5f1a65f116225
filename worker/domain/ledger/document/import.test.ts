import { expect, test } from 'vitest';
import { delimitedCells, importedDocuments, mappingOf, stateOf } from './import';

test.each([
  ['29', '29'],
  ['9', '09'],
  ['29-Karnataka', '29'],
  ['KA', '29'],
  ['Tamil Nadu', '33'],
  ['96-Foreign Country', '96'],
  ['Outside India', '96'],
  ['39', undefined],
  ['Atlantis', undefined],
])('%s is the State %s', (text, code) => {
  expect(stateOf(text)).toBe(code);
});

test('cells hold delimiters, line ends and marks where they are quoted', () => {
  expect(delimitedCells('a;b\n"x;1";"say ""so""\nagain"')).toEqual([
    ['a', 'b'],
    ['x;1', 'say "so"\nagain'],
  ]);
  expect(delimitedCells('a,b')).toEqual([['a', 'b']]);
});

test('headings of other programs are known, and a person says the rest', () => {
  expect(mappingOf(['Invoice Date', 'Invoice Number', 'Customer Name', 'Item Total', 'Item Tax %'])).toEqual({
    ...{ date: 0, number: 1, party: 2, taxableValue: 3, rate: 4 },
  });
  expect(mappingOf(['Foo', 'Date'], { number: 0 })).toEqual({ number: 0, date: 1 });
});

test.each([
  [
    'S.No;Supplier Inv. No.;Inv. Dt.;Supplier / Vendor Name;GSTIN No.;HSN/SAC Code;Taxable Amt. (Rs.);GST Rate (%);Invoice Amt.',
    { number: 1, date: 2, party: 3, gstin: 4, hsn: 5, taxableValue: 6, rate: 7, total: 8 },
  ],
  [
    'Vch No;Dt;Party A/c Name;Qty;Rate (Rs.);CGST %;CGST Amt;SGST %;SGST Amt;IGST %;IGST Amt;Total (₹)',
    {
      ...{ number: 0, date: 1, party: 2, quantity: 3, price: 4, cgstRate: 5, cgst: 6, sgstRate: 7, sgst: 8 },
      ...{ igstRate: 9, igst: 10, total: 11 },
    },
  ],
  [
    'Bill #;Date;Name of Vendor;Basic Value;GST (Rs.);Tax %',
    { number: 0, date: 1, party: 2, taxableValue: 3, rate: 5 },
  ],
])('%s is known, whatever is shortened in it', (headings, mapping) => {
  expect(mappingOf(headings.split(';'))).toEqual(mapping);
});

test('a note below nought is its amount; rates stand by head; anything else below nought is named', () => {
  const head = 'Number;Date;Party;Value;CGST %;SGST %;Total;Kind;Qty';
  const rows = [
    'D1;03-Jun-26;A;-1,23,000.50;9%;9%;-1,45,140.59;Debit Note;-2',
    'D1;03-Jun-26;A;(10.00);9%;9%;;Debit Note;',
    'B1;04-Jun-26;A;-5;2.5;2.5;;Purchase;',
    'C1;05-Jun-26;A;5;9;9;;credit note;',
    'C1;05-Jun-26;A;-7;9;9;;credit note;',
  ];
  const { documents, problems } = importedDocuments('purchase', delimitedCells([head, ...rows].join('\n')));
  expect(documents[0]?.item).toMatchObject({
    ...{ kind: 'debit-note', date: '2026-06-03', total: '145140.59' },
    lines: [
      { taxableValue: '123000.50', rate: '18', quantity: '2' },
      { taxableValue: '10.00', rate: '18' },
    ],
  });
  expect(problems.map(({ row, message }) => [row, message.id])).toEqual([
    [4, 'ledger-document-field.import-below'],
    [6, 'ledger-document-field.import-signs'],
  ]);
  // A debit note to a customer raises what they owe: below nought it is a credit note.
  const sale = importedDocuments('sale', delimitedCells([head, rows[0]].join('\n')));
  expect(sale.problems).toMatchObject([{ row: 2, column: 'taxableValue' }]);
  const priced = ['Number;Date;Party;Price;Qty;Kind', '1;03-Jun-26;A;10.05;-3;cn', '2;03-Jun-26;A;-10.05;3;cn'];
  const values = importedDocuments('sale', delimitedCells(priced.join('\n'))).documents;
  expect(values.map(({ item }) => item.lines[0]?.taxableValue)).toEqual(['30.15', '30.15']);
});

test('rows of one number and party are lines of one document', () => {
  const cells = delimitedCells(
    'Bill No,Date,Vendor,Qty,Unit price,GST rate,Bill total\n7,01/05/2026,Sunrise,2,10.05,18.00,\n7,,Sunrise,1,5,5%,\n7,01/05/2026,Moonset,1,1,0,1',
  );
  const { documents, problems } = importedDocuments('purchase', cells);
  expect(problems).toEqual([]);
  expect(
    documents.map(({ item, rows }) => [item.party.name, rows, item.lines.map((line) => line.taxableValue)]),
  ).toEqual([
    ['Sunrise', [2, 3], ['20.10', '5.00']],
    ['Moonset', [4], ['1.00']],
  ]);
  expect(documents[0]?.item.lines.map(({ rate }) => rate)).toEqual(['18', '5']);
  expect(documents[1]?.item.total).toBe('1.00');
});

test.each([
  ['', 1, null],
  ['Number,Date,Party,Value', 1, null],
  ['Number,Date\n1,01/05/2026', 1, null],
  ['Number,Date,Party,Value\n1,soon,Beta,5', 2, 'date'],
  ['Number,Date,Party,Value\n1,,Beta,5', 2, 'date'],
  ['Number,Date,Party,Value\n1,01/05/2026,,5', 2, 'party'],
  ['Number,Date,Party,Value\n1,01/05/2026,Beta,5x', 2, 'taxableValue'],
  ['Number,Date,Party,Value,Rate\n1,01/05/2026,Beta,5,many', 2, 'rate'],
  ['Number,Date,Party,Value,Type\n1,01/05/2026,Beta,5,letter', 2, 'kind'],
  ['Number,Date,Party,Value\n1,01/05/2026,Beta,5\n1,02/05/2026,Beta,5', 3, 'date'],
])('%j is refused in row %d', (text, row, column) => {
  expect(importedDocuments('sale', delimitedCells(text)).problems[0]).toMatchObject({ row, column });
});

test('more than two thousand rows are refused', () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => `${at},01/05/2026,Beta,5`);
  const { problems } = importedDocuments('sale', delimitedCells(['Number,Date,Party,Value', ...rows].join('\n')));
  expect(problems).toHaveLength(1);
});

/** Number, day, party, value and total of each document of a file, and what is said of its rows. */
function readAs(...rows: readonly string[]) {
  const file = importedDocuments('sale', delimitedCells(rows.join('\n')));
  return {
    skipped: file.skipped,
    problems: file.problems.map(({ row, column }) => [row, column]),
    documents: file.documents.map(({ item }) => [
      ...[item.number, item.date, item.party.name],
      ...[item.lines.map(({ taxableValue }) => taxableValue).join(' + '), item.total],
    ]),
  };
}

test('the register of Tally has lines above its headings and a total below', () => {
  const rows = [
    'Kestrel Robotics Private Limited',
    'Sales Register',
    '1-Apr-26 to 30-Jun-26',
    '',
    'Date,Particulars,Voucher Type,Voucher No.,GSTIN/UIN,Value,Gross Total,IGST',
    '5-May-26,Alpha Retail,Sales,S-01,27aapfu0939f1zv,150000.00,177000.00,27000.00',
    ',Grand Total,,,,150000.00,177000.00,27000.00',
  ];
  expect(readAs(...rows)).toEqual({
    ...{ skipped: 1, problems: [] },
    documents: [['S-01', '2026-05-05', 'Alpha Retail', '150000.00', '177000.00']],
  });
});

test("a person's sheet writes amounts and days in its own way", () => {
  const rows = [
    'SALES MAY 2026,,,,,',
    ',,,,,',
    'Sl No,Bill No.,Bill Date,Party Name,State,Amount (Rs.),GST %,Total Amt',
    '1,01,05-05-2026,Beta,Karnataka,"Rs. 1,23,456.50",18%,"1,45,678.67"',
    '2,02,06/05/26,Gamma,tamil nadu,"₹ 1,000/-",18,1180',
    ',,,,,,,',
    ',Total,,,,"1,24,456.50",,"1,46,858.67"',
  ];
  expect(readAs(...rows)).toEqual({
    ...{ skipped: 1, problems: [] },
    documents: [
      ['01', '2026-05-05', 'Beta', '123456.50', '145678.67'],
      ['02', '2026-05-06', 'Gamma', '1000.00', '1180.00'],
    ],
  });
});

test('drafts and void invoices of Zoho Books are left out, and a rate beside the rate of GST is a price', () => {
  const rows = [
    'Invoice Date,Invoice Number,Invoice Status,Customer Name,Quantity,Rate,GST Rate',
    '2026-05-05,INV-1,Sent,Alpha,2,500.25,18',
    '2026-05-05,INV-1,Sent,Alpha,1,2000,18',
    '2026-05-06,INV-2,Draft,Alpha,1,9,18',
    '2026-05-06,INV-3,Void,Alpha,1,9,18',
  ];
  expect(readAs(...rows)).toEqual({
    ...{ skipped: 2, problems: [] },
    documents: [['INV-1', '2026-05-05', 'Alpha', '1000.50 + 2000.00', undefined]],
  });
});

test('a number of two customers, and a row that stands twice, are refused; a number of the next year is another', () => {
  const rows = [
    'Invoice No,Date,Customer,Description,Taxable value,GST rate',
    '1,05/05/2026,Alpha,Work,100,18',
    '1,05/05/2026,Beta,Work,100,18',
    '2,05/05/2026,Alpha,Work,100,18',
    '2,05/05/2026,Alpha,Work,100,18',
    '3,31/03/2026,Alpha,Work,100,18',
    '3,01/04/2026,Alpha,Work,200,18',
    '3,,Alpha,More,1,18',
  ];
  const { problems, documents } = readAs(...rows);
  expect(problems).toEqual([
    [3, 'party'],
    [5, null],
  ]);
  expect(documents.slice(2)).toEqual([
    ['3', '2026-03-31', 'Alpha', '100.00', undefined],
    ['3', '2026-04-01', 'Alpha', '200.00 + 1.00', undefined],
  ]);
});

test('a file that writes the month first is read so; one that writes both ways is refused where it does', () => {
  const head = 'Number,Date,Party,Value';
  const american = importedDocuments('sale', delimitedCells([head, '1,05/06/2026,A,1', '2,05/13/2026,A,1'].join('\n')));
  expect(american.documents.map(({ item }) => item.date)).toEqual(['2026-05-06', '2026-05-13']);
  expect(american.monthFirst).toEqual({ row: 3, text: '05/13/2026' });
  const indian = importedDocuments('sale', delimitedCells([head, '1,05/06/2026,A,1', '2,13/05/2026,A,1'].join('\n')));
  expect(indian.documents.map(({ item }) => item.date)).toEqual(['2026-06-05', '2026-05-13']);
  const both = [head, '1,05/13/2026,A,1', '2,13/05/2026,A,1', '3,05/06/2026,A,1'];
  expect(readAs(...both).problems).toEqual([[2, 'date']]);
});

test('of two columns of one heading that differ a person chooses; where they agree either will do', () => {
  const rows = ['Number,Date,Party,Value,Value', '1,05/05/2026,A,1,2'];
  expect(readAs(...rows).problems).toEqual([[1, null]]);
  const cells = delimitedCells(rows.join('\n'));
  const [document] = importedDocuments('sale', cells, { taxableValue: 4 }).documents;
  expect(document?.item.lines[0]?.taxableValue).toBe('2.00');
  expect(readAs(rows[0] as string, '1,05/05/2026,A,1,1').problems).toEqual([]);
});
