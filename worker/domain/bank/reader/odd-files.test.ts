import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { dayAs, expectTruth, into, LINES, lakhs, mark, out, plainTable, rowsOf, textOf } from './other-banks.fixture';
import { readStatement } from './read-statement';

import { read } from './reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);

const refusal = (content: string) => {
  const outcome = inEnglish(readStatement(content));
  return outcome.ok ? null : outcome.refusal;
};

describe('a comma without quotation marks in the last text', () => {
  const HEAD = 'Tran Date,Particulars,Amount(INR),DR|CR,Balance(INR),Branch Name';
  const row = ({ day: iso, text, signed, balance }: (typeof LINES)[number], branch: string) =>
    [day(iso), text, ...[signed, balance].map((figure) => lakhs(figure).replaceAll(',', ''))]
      .toSpliced(3, 0, mark(signed))
      .concat(branch)
      .join(',');

  test.each([
    ['on every line', () => 'BOPAL, AHMEDABAD [GJ]'],
    ['on some lines', (at: number) => (at % 2 === 0 ? 'BOPAL, AHMEDABAD [GJ]' : 'RTGS HUB')],
  ])('%s is text', (_name, branch) =>
    expectTruth(`${[HEAD, ...LINES.map((line, at) => row(line, branch(at)))].join('\n')}\n`, LINES),
  );

  test('an amount with one is not', () => {
    const { lines, problems } = read(`${HEAD}\n13/10/2026,A,1,000.00,DR,5,000.00,BOPAL\n14/10/2026,B,1.00,CR,9.00,X\n`);
    expect([lines.map(({ line }) => line), problems.map(({ line }) => line)]).toEqual([[3], [2]]);
  });
});

describe('figures and days as old printers write them', () => {
  test('the rupee as a grave accent', () =>
    expectTruth(textOf(plainTable({ money: (figure) => `\` ${figure}` })), LINES));

  test('the time behind a bar', () =>
    expectTruth(textOf(plainTable({ day: (iso) => `${dayAs('DD/MM/YYYY', iso)}| 14:33` })), LINES));
});

test('where a bank calls the text a reference, the reference stands beside it', () => {
  const head = ['Date', 'Transaction Reference', 'Ref.No./Chq.No.', 'Credit', 'Debit', 'Balance'];
  const rows = rowsOf(head, (line) => [
    ...[day(line.day), line.text, line.reference || '-', into(line.signed, '-'), out(line.signed, '-')],
    lakhs(line.balance),
  ]);
  const { lines } = read(textOf(rows));
  expect(lines.map(({ description, reference }) => [description, reference])).toEqual(
    LINES.map(({ text, reference }) => [text, reference || null]),
  );
});

describe('a name above what was bought with a card', () => {
  const HEAD = 'Date,Transaction Description,Amount';
  const names = (between: readonly string[]) =>
    read(['Credit Card Statement', HEAD, '13/10/2026,TEA,5.00', ...between, '14/10/2026,TAXI,6.00 Cr', ''].join('\n'));

  test('is no part of the line above it', () => {
    const { lines, ignored } = names([',,', ',RITU MEHTA,']);
    expect(lines.map(({ description }) => description)).toEqual(['TEA', 'TAXI']);
    expect(ignored).toMatchObject([{ line: 5, kind: 'note', text: 'RITU MEHTA' }]);
  });

  test('without a blank line the text goes on', () => {
    expect(names([',SHOP PUNE,']).lines[0]?.description).toBe('TEASHOP PUNE');
  });

  test('where every line stands apart, a blank line parts nothing', () => {
    const rows = ['13/10/2026,TEA,5.00 Dr', ',AND CAKE,', '14/10/2026,TAXI,6.00 Cr', '15/10/2026,INN,7.00 Dr'];
    const { lines } = read(`${HEAD}\n\n${rows.join('\n\n')}\n`);
    expect(lines.map(({ description }) => description)).toEqual(['TEAAND CAKE', 'TAXI', 'INN']);
  });

  test('an amount in another currency is told', () => {
    const rows = ['13/10/2026,BOOKSHOP BERLIN   EUR,5.00', '14/10/2026,PAID,6.00 Cr', '15/10/2026,CITY CABS,7.00'];
    const { warnings } = read(`Credit Card Statement\n${HEAD}\n${rows.join('\n')}\n`);
    expect(warnings.filter(({ code }) => code === 'FOREIGN_CURRENCY').map(({ line }) => line)).toEqual([3]);
  });
});

describe('what is no statement of a bank', () => {
  test.each([
    [':20:START\n:25:12345678901234\n:60F:C261001INR5,00\n', 'MT940'],
    ['OFXHEADER:100\n<OFX><STMTTRN>', 'OFX'],
    ['<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX></OFX>', 'OFX'],
    ['<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"></Document>', 'CAMT'],
    ['<ENVELOPE><HEADER></HEADER></ENVELOPE>', 'Tally XML'],
    ['!Type:Bank\nD01/10/2026\n', 'QIF'],
    ['[{"date":"2026-10-01"}]', 'JSON'],
  ])('%j is refused by its name', (content, name) => {
    expect(refusal(content)).toMatchObject({ code: 'UNSUPPORTED_CONTENT', message: expect.stringContaining(name) });
  });

  test('a ledger of the own books prints money that came in under Debit', () => {
    const rows = ['1-Oct-26,LARK LABS,Receipt,1,500.00,', '2-Oct-26,RENT,Payment,2,,60.00'];
    const content = `Date,Particulars,Vch Type,Vch No.,Debit,Credit\n${rows.join('\n')}\n`;
    expect(refusal(content)).toMatchObject({ code: 'NOT_A_STATEMENT', line: 1 });
    const ofBank = content
      .replace('Vch Type,Vch No.', 'Channel,Ref No.')
      .replace('Receipt', 'NEFT')
      .replace('Payment', 'IMPS');
    expect(refusal(ofBank)).toBeNull();
  });
});
