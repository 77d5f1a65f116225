import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../../platform/delimited';
import { isoDate } from '../../../shared/dates';
import { ACCOUNTS, randomBooks } from '../books.fixture';
import { decide, type KnownBooks, type Plan } from '../decide';
import { ExchangeRefusal } from '../model';
import { zohoReader } from './read';
import { openingJournal, zohoJournalWriter } from './write';

const EMPTY: KnownBooks = {
  ...{ accounts: ACCOUNTS, parties: [], bills: new Map(), identities: new Map() },
  ...{ opensOn: null, openingPrint: null, lockedTo: null, lastDay: isoDate('2028-03-31') },
};

function planOf(...texts: string[]): Plan {
  const reader = zohoReader();
  for (const text of texts) reader.file(undefined, cellsOf(text));
  let count = 0;
  return decide(reader.done(), EMPTY, () => `id${++count}`);
}

const posted = ({ vouchers }: Plan) =>
  [...vouchers].map(({ entries }) =>
    entries.map(({ account, amount, tag }) => [account, amount, ...(tag ? [tag] : [])]),
  );

const JOURNAL = 'Journal Date,Reference Number,Notes,Account,Contact Name,Debit,Credit,Status,Currency';
const INVOICE =
  'Invoice Date,Invoice ID,Invoice Number,Invoice Status,Customer Name,Is Inclusive Tax,Due Date,Currency Code,TDS Amount,Total,Round Off,Item Total,CGST,SGST,IGST,Account';
const BILL =
  'Bill Date,Bill ID,Bill Number,Bill Status,Source of Supply,Destination of Supply,Vendor Name,Item Total,Account,Tax Name,Tax Amount,Reverse Charge Tax Name,Reverse Charge Tax Rate,ITC Eligibility,Total,TDSAmount,TDS Section';

describe('journals', () => {
  test('any books written in the layout of journals come back with the same entries, days and contacts', () => {
    fc.assert(
      fc.property(randomBooks, ({ books, vouchers }) => {
        const writer = zohoJournalWriter(books);
        const opening = openingJournal(books);
        const live = [...(opening ? [opening] : []), ...vouchers.filter(({ isVoid }) => !isVoid)];
        const plan = planOf([writer.start, ...live.map(writer.voucher)].join(''));
        expect(plan.counts.refused).toBe(0);
        const parties = new Map(plan.parties.map(({ id, name }) => [id, name]));
        const names = new Map(books.parties.map(({ id, name }) => [id, name]));
        expect(
          [...plan.vouchers].map(({ number, date, narration, entries }) => ({
            ...{ number, date, narration },
            entries: entries.map(({ account, amount, tag, partyId }) => [
              account,
              amount,
              tag,
              parties.get(partyId ?? ''),
            ]),
          })),
        ).toEqual(
          live.map(({ number, date, narration, entries }) => ({
            ...{ number, date, narration },
            entries: entries.map(({ account, amount, tag, partyId }) => [
              account,
              amount,
              tag,
              names.get(partyId ?? ''),
            ]),
          })),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('are read by heading; drafts post nothing; other currencies and lines with two sides are refused', () => {
    const plan = planOf(
      [
        'Credit,Debit,Account,Status,Reference Number,Journal Date,Colour,Currency',
        ',"1,180.00",Rent,published,J1,2026-07-01,red,INR',
        '1180,,Cash in hand,published,J1,2026-07-01,,INR',
        ',5,Rent,draft,J2,2026-07-01,,INR',
        '5,5,Rent,published,J3,2026-07-01,,INR',
        ',5,Rent,published,J4,2026-07-01,,USD',
      ].join('\n'),
    );
    expect(posted(plan)).toEqual([
      [
        ['5501', 118_000],
        ['1504', -118_000],
      ],
    ]);
    expect(plan.rows.map(({ number, message }) => [number, message?.id])).toEqual([
      ['J3', 'ledger-exchange.debit-and-credit'],
      ['J4', 'ledger-exchange.other-currency'],
      ['J1', undefined],
    ]);
  });

  test.each([
    ['1,18,000.50', 118_000_50],
    ['118,000.5', 118_000_50],
    ['118000.500', 118_000_50],
    ['₹ 1,180', 1_180_00],
    ['1.180,00', null],
    ['118,50', null],
    ['1,18,00', null],
    ['10.005', null],
  ])('%s is read as Indians write amounts, or refused', (text, amount) => {
    const plan = planOf(`${JOURNAL}\n05/04/2026,J1,,Rent,,"${text}",,,\n05/04/2026,J1,,Cash in hand,,,"${text}",,`);
    expect(posted(plan)).toEqual(
      amount === null
        ? []
        : [
            [
              ['5501', amount],
              ['1504', -amount],
            ],
          ],
    );
    expect(plan.counts.refused).toBe(amount === null ? 1 : 0);
    expect([...plan.vouchers][0]?.date ?? '2026-04-05').toBe('2026-04-05');
  });

  test('accounts of the chart are made where its type says, and unknown ones are asked about', () => {
    const chart = 'Account ID,Account Name,Account Code,Account Type\n1,Godown rent,6001,Expense\n2,Mystery,,Odd type';
    const plan = planOf(
      `${JOURNAL}\n2026-07-01,J1,,Godown rent,,5,,published,INR\n2026-07-01,J1,,Nowhere,,,5,published,INR`,
      chart,
    );
    expect(plan.accounts).toMatchObject([{ name: 'Godown rent', beside: '5531' }]);
    expect(plan.unknown.map(({ name }) => name).sort()).toEqual(['Mystery', 'Nowhere']);
    expect(plan.isClean).toBe(false);
  });
});

describe('documents', () => {
  test('an invoice of two lines, with the deduction within its total', () => {
    const row = (rest: string) => `2026-07-01,77,INV-1,sent,Alpha,false,2026-07-31,INR,200.00,${rest}`;
    const plan = planOf(
      [
        INVOICE,
        row('2160.40,0.40,1500,135,135,0,Sale of services'),
        row('2160.40,0.40,500,45,45,0,Sale of goods'),
      ].join('\n'),
    );
    expect(posted(plan)).toEqual([
      [
        ['1401', 216_040],
        ['1621', 20_000],
        ['4101', -150_000],
        ['4102', -50_000],
        ['2701', -18_000],
        ['2702', -18_000],
        ['5530', -40],
      ],
    ]);
    expect(plan.bills).toMatchObject([{ ref: 'INV-1', side: 'receivable', amount: 216_040, due: '2026-07-31' }]);
  });

  test('prices that include the tax', () => {
    const plan = planOf(
      [INVOICE, '01/07/2026,78,INV-2,paid,Alpha,true,,INR,,118,0,118,0,0,18,Sale of services'].join('\n'),
    );
    expect(posted(plan)).toEqual([
      [
        ['1401', 11_800],
        ['4101', -10_000],
        ['2703', -1_800],
      ],
    ]);
  });

  test('a total that its lines do not come to is refused with both', () => {
    const plan = planOf(
      [INVOICE, '2026-07-01,79,INV-3,sent,Alpha,false,,INR,,119,0,100,0,0,18,Sale of services'].join('\n'),
    );
    expect(plan.rows[0]).toMatchObject({
      verdict: 'refused',
      number: 'INV-3',
      message: { params: { total: { exact: 11_900 }, found: { exact: 11_800 } } },
    });
  });

  test('a bill with deduction; one under reverse charge; one whose credit is blocked', () => {
    const plan = planOf(
      [
        BILL,
        '2026-07-01,1,SP/1,open,KA,KA,Sunrise,60000,Rent,GST18,10800,,,Eligible,64800,6000,194I',
        '2026-07-02,2,LC/1,open,KA,KA,Lawchamber,50000,Legal and professional,,0,GST18,18,Eligible,50000,0,',
        '2026-07-03,3,HT/1,open,MH,KA,Hotel,1000,Travelling,IGST18,180,,,Ineligible,1180,0,',
      ].join('\n'),
    );
    expect(posted(plan)).toEqual([
      [
        ['5501', 6_000_000],
        ['1611', 540_000],
        ['1612', 540_000],
        ['2711', -600_000, '194I'],
        ['2601', -6_480_000],
      ],
      [
        ['5504', 5_000_000],
        ['1611', 450_000],
        ['1612', 450_000],
        ['2704', -450_000],
        ['2705', -450_000],
        ['2601', -5_000_000],
      ],
      [
        ['5513', 118_000],
        ['2601', -118_000],
      ],
    ]);
  });

  test('a payment applied to an invoice, the rest an advance', () => {
    const invoice = [INVOICE, '2026-07-01,80,INV-4,sent,Alpha,false,,INR,,118,0,100,0,0,18,Sale of services'].join(
      '\n',
    );
    const payment =
      'Payment Number,CustomerPayment ID,Mode,Date,Customer Name,Amount,Deposit To,Reference Number,Invoice Number,Amount Applied to Invoice\n5,9,Cash,2026-07-05,Alpha,150,Petty Cash,U1,INV-4,118';
    const [, receipt] = planOf(invoice, payment).vouchers;
    expect(receipt?.entries.map(({ account, amount, billId }) => [account, amount, billId !== undefined])).toEqual([
      ['1504', 15_000, false],
      ['1401', -11_800, true],
      ['1401', -3_200, false],
    ]);
  });

  test('columns of no export are refused as a whole', () => {
    expect(() => planOf('Date,Description,Amount\n2026-07-01,x,5')).toThrow(ExchangeRefusal);
    expect(() => planOf('')).toThrow(ExchangeRefusal);
  });
});
