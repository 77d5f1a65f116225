import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newXmlParser } from '../../../../platform/xml';
import { isoDate } from '../../../shared/dates';
import { CHART_ACCOUNTS } from '../../chart/chart';
import { ACCOUNTS, randomBooks } from '../books.fixture';
import { decide, type KnownBooks, type Plan } from '../decide';
import { ExchangeRefusal, type InBooks, type OutBooks, type OutEntry, type OutVoucher } from '../model';
import { tallyReader } from './read';
import { tallyMasters, tallyVouchers } from './write';

const EMPTY: KnownBooks = {
  accounts: ACCOUNTS,
  parties: [],
  bills: new Map(),
  identities: new Map(),
  opensOn: null,
  openingPrint: null,
  lockedTo: null,
  lastDay: isoDate('2028-03-31'),
};

const counted = () => {
  let count = 0;
  return () => `id${++count}`;
};

/** Reads texts as files, each in pieces of a length that cuts through everything. */
function readAll(texts: readonly string[], piece = 7_919): InBooks {
  const reader = tallyReader(newXmlParser);
  for (const text of texts) {
    const file = reader.file(undefined);
    for (let at = 0; at < text.length; at += piece) file.write(text.slice(at, at + piece));
    file.end();
  }
  return reader.done();
}

const inDayBook = (body: string): string =>
  `<ENVELOPE><HEADER><VERSION>1</VERSION><TALLYREQUEST>Import</TALLYREQUEST><TYPE>Data</TYPE></HEADER><BODY><DATA><TALLYMESSAGE>${body}</TALLYMESSAGE></DATA></BODY></ENVELOPE>`;

const entry = (ledger: string, amount: string, more = ''): string =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><AMOUNT>${amount}</AMOUNT>${more}</ALLLEDGERENTRIES.LIST>`;

const voucher = (body: string, { type = 'Journal', id = 'r1', date = '20260701' } = {}): string =>
  `<VOUCHER REMOTEID="${id}" VCHTYPE="${type}"><DATE>${date}</DATE><VOUCHERNUMBER>7</VOUCHERNUMBER>${body}</VOUCHER>`;

const planOf = (text: string, known: Partial<KnownBooks> = {}): Plan =>
  decide(readAll([text]), { ...EMPTY, ...known }, counted());
const saidOf = (plan: Plan): (string | undefined)[] => plan.rows.map(({ message }) => message?.id);

function refusalOf(text: string): string {
  try {
    readAll([text]);
  } catch (error) {
    if (error instanceof ExchangeRefusal) return error.said.id;
    throw error;
  }
  return 'taken';
}

describe('out and in again', () => {
  const bare = (
    { account, amount, partyId, tag, bill, clearedOn, instrument }: OutEntry,
    partyName: (id: string) => string,
  ) => {
    const party =
      ['1401', '2601', '2725', '2728', '1601'].includes(account) && partyId ? partyName(partyId) : undefined;
    const ref = bill?.kind === 'new' || bill?.kind === 'against' ? bill.ref : undefined;
    return JSON.stringify([account, amount, party, tag, ref, clearedOn, instrument]);
  };

  function comesBack({ books, vouchers }: { books: OutBooks; vouchers: OutVoucher[] }, piece: number): void {
    const masters = [...tallyMasters(books)].join('');
    const dayBook = [...tallyVouchers(books, vouchers)].join('');
    // Vouchers before masters: the order of the files says nothing.
    const plan = decide(readAll([dayBook, masters], piece), EMPTY, counted());
    expect(plan.unknown).toEqual([]);
    expect(plan.counts.refused).toBe(0);
    expect(plan.accounts).toEqual([]);
    const names = new Map(plan.parties.map(({ id, name }) => [id, name]));
    const refs = new Map(plan.bills.map(({ id, ref }) => [id, ref]));
    const found = [...plan.vouchers].map(({ entries, ...rest }) => ({
      ...{ number: rest.number, kind: rest.kind, date: rest.date, narration: rest.narration, isVoid: rest.isVoid },
      reference: rest.reference,
      entries: entries.map(({ billId, ...own }) =>
        bare(
          { ...own, bill: billId === undefined ? undefined : { kind: 'new', ref: refs.get(billId) ?? '' } },
          (id) => names.get(id) ?? '',
        ),
      ),
    }));
    expect(plan.parties.map(({ name }) => name).sort()).toEqual(books.parties.map(({ name }) => name).sort());
    const ofParties = new Map(books.parties.map(({ id, name }) => [id, name]));
    const sent = vouchers.map(({ number, kind, date, narration, isVoid, reference, entries }) => ({
      ...{ number, kind, date, narration, isVoid, reference },
      entries: entries.map((own) => bare(own, (id) => ofParties.get(id) ?? '')),
    }));
    expect(found).toEqual(sent);
    const opened = (plan.opening?.entries ?? [])
      .map(({ billId: _, ...own }) => bare(own, (id) => names.get(id) ?? ''))
      .sort();
    expect(opened).toEqual(books.opening.map((own) => bare(own, (id) => ofParties.get(id) ?? '')).sort());
  }

  test('any books come back as they were, whatever the pieces in which they are read', () => {
    fc.assert(
      fc.property(randomBooks, fc.integer({ min: 1, max: 9_000 }), (given, piece) => {
        comesBack(given, piece);
      }),
      { numRuns: 60 },
    );
  });

  test('the same books give the same bytes', () => {
    const [given] = fc.sample(randomBooks, { numRuns: 1, seed: 7 });
    if (!given) throw new Error('no books');
    const shuffled = {
      ...given.books,
      parties: [...given.books.parties].reverse(),
      keys: [...given.books.keys].reverse(),
    };
    expect([...tallyMasters(shuffled)].join('')).toBe([...tallyMasters(given.books)].join(''));
  });

  test('debits are negative and deemed positive', () => {
    const books: OutBooks = {
      company: 'X',
      openingOn: isoDate('2026-04-01'),
      accounts: CHART_ACCOUNTS,
      parties: [],
      opening: [],
      keys: [],
    };
    const entries = [
      { account: '5501', amount: 6_000_000 },
      { account: '2711', tag: '1009', amount: -600_000 },
      { account: '1504', amount: -5_400_000 },
    ] as unknown as OutEntry[];
    const one: OutVoucher = {
      id: '7f31',
      kind: 'payment',
      number: 'PMT/26-27/000001',
      date: isoDate('2026-07-01'),
      narration: 'Rent & July',
      isVoid: false,
      entries,
    };
    const text = [...tallyVouchers(books, [one])].join('');
    expect(text).toContain('<VOUCHER REMOTEID="anupalan-7f31" VCHTYPE="Payment" ACTION="Create"><DATE>20260701</DATE>');
    expect(text).toContain(
      '<LEDGERNAME>Rent</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-60000.00</AMOUNT>',
    );
    expect(text).toContain(
      '<LEDGERNAME>TDS payable 1009</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>6000.00</AMOUNT>',
    );
    expect(text).toContain('<NARRATION>Rent &amp; July</NARRATION>');
  });
});

describe('what Tally writes', () => {
  const masters =
    '<GROUP NAME="Landlords"><PARENT>Sundry Creditors</PARENT></GROUP><VOUCHERTYPE NAME="Shop sales"><PARENT>Sales</PARENT></VOUCHERTYPE>' +
    '<LEDGER NAME="Sunrise"><PARENT>&#4; Landlords</PARENT></LEDGER><LEDGER NAME="Godown rent"><PARENT>Indirect Expenses</PARENT></LEDGER>';

  test('groups of its own hang under Tally’s, and controls before a name are taken out', () => {
    const plan = planOf(
      inDayBook(
        masters.replace('&#4; Landlords', '&#4;Landlords') +
          voucher(entry('Godown rent', '-100.00') + entry('Sunrise', '100.00')),
      ),
    );
    expect(plan.parties).toMatchObject([{ name: 'Sunrise', kind: 'vendor' }]);
    expect(plan.accounts).toMatchObject([{ name: 'Godown rent', beside: '5531', group: 'Indirect Expenses' }]);
    expect(plan.counts).toEqual({ new: 1, known: 0, differs: 0, void: 0, refused: 0 });
  });

  test('an invoice with items has its sales inside them', () => {
    const body =
      '<VOUCHERTYPENAME>Shop sales</VOUCHERTYPENAME><LEDGERENTRIES.LIST><LEDGERNAME>Cash</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-118.00</AMOUNT></LEDGERENTRIES.LIST>' +
      '<LEDGERENTRIES.LIST><LEDGERNAME>Output IGST</LEDGERNAME><AMOUNT>18.00</AMOUNT></LEDGERENTRIES.LIST>' +
      '<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>Pen</STOCKITEMNAME><ACCOUNTINGALLOCATIONS.LIST><LEDGERNAME>Sale of goods</LEDGERNAME><AMOUNT>100.00</AMOUNT></ACCOUNTINGALLOCATIONS.LIST></ALLINVENTORYENTRIES.LIST>';
    const [sale] = planOf(inDayBook(masters + voucher(body, { type: 'Shop sales' }))).vouchers;
    expect(sale).toMatchObject({
      kind: 'sales',
      entries: [
        { account: '1504', amount: 11_800 },
        { account: '2703', amount: -1_800 },
        { account: '4102', amount: -10_000 },
      ],
    });
  });

  test('lists that repeat one another are read once', () => {
    const twice = entry('Cash', '-5.00') + entry('Suspense', '5.00');
    const [only] = planOf(inDayBook(voucher(twice + twice.replaceAll('ALLLEDGER', 'LEDGER')))).vouchers;
    expect(only?.entries).toHaveLength(2);
  });

  test('optional vouchers, orders and memoranda post nothing, and are counted', () => {
    const fine = entry('Cash', '-5.00') + entry('Suspense', '5.00');
    const books = readAll([
      inDayBook(
        voucher(`${fine}<ISOPTIONAL>Yes</ISOPTIONAL>`, { id: 'a' }) +
          voucher(fine, { id: 'b', type: 'Sales Order' }) +
          voucher(fine, { id: 'c', type: 'Memorandum' }) +
          voucher('<ISCANCELLED>Yes</ISCANCELLED>', { id: 'd', type: 'Payment' }),
      ),
    ]);
    expect([...books.skipped]).toEqual([
      ['Journal', 1],
      ['Sales Order', 1],
      ['Memorandum', 1],
    ]);
    expect(decide(books, EMPTY, counted()).rows).toMatchObject([{ verdict: 'void', kind: 'payment', number: '7' }]);
  });

  test('a sign that contradicts its mark is a finding, and the sign counts', () => {
    const body = entry('Cash', '-5.00', '<ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>') + entry('Suspense', '5.00');
    const plan = planOf(inDayBook(voucher(body)));
    expect(plan.findings.map(({ message }) => message.id)).toEqual(['ledger-exchange.sign-against-mark']);
    expect([...plan.vouchers][0]?.entries[0]?.amount).toBe(500);
  });

  test('foreign amounts count by what follows the equals sign; digits may be grouped', () => {
    const plan = planOf(
      inDayBook(voucher(entry('Cash', '-$ 100.00 @ ₹ 88.10/$ = -₹ 8,810.00') + entry('Suspense', '8810.000'))),
    );
    expect([...plan.vouchers][0]?.entries.map(({ amount }) => amount)).toEqual([881_000, -881_000]);
  });

  test.each([
    ['30 Days', '2026-07-31'],
    ['1 Month', '2026-08-01'],
    ['2 weeks', '2026-07-15'],
    ['15-Aug-2026', '2026-08-15'],
    ['20260901', '2026-09-01'],
    ['whenever', null],
  ])('a credit period of %s falls due on %s', (period, due) => {
    const bill = `<BILLALLOCATIONS.LIST><NAME>B1</NAME><BILLTYPE>New Ref</BILLTYPE><BILLCREDITPERIOD JD="46203" P="${period}">${period}</BILLCREDITPERIOD><AMOUNT>9.00</AMOUNT></BILLALLOCATIONS.LIST>`;
    const plan = planOf(inDayBook(masters + voucher(entry('Sunrise', '9.00', bill) + entry('Rent', '-Rs. 9.00'))));
    expect([plan.isClean, plan.bills[0]?.due]).toEqual([true, due]);
  });

  test('masters that stand in two files count once; two openings of one name, told by capitals alone, are refused', () => {
    const ledger = (name: string, opening: string) =>
      `<LEDGER NAME="${name}"><PARENT>Capital Account</PARENT><OPENINGBALANCE>${opening}</OPENINGBALANCE></LEDGER>`;
    const own = ledger('Owner', '70.00') + ledger('Vault', '-70.00').replace('Capital Account', 'Cash-in-Hand');
    const options = { openingOn: isoDate('2026-04-01') };
    const taken = decide(readAll([inDayBook(own), inDayBook(own + ledger('OWNER', '0'))]), EMPTY, counted(), options);
    expect([taken.isClean, taken.opening?.entries.map(({ amount }) => amount)]).toEqual([true, [-7_000, 7_000]]);
    const refused = decide(readAll([inDayBook(own), inDayBook(ledger('owner', '60.00'))]), EMPTY, counted(), options);
    expect([refused.isClean, saidOf(refused)[0]]).toEqual([false, 'ledger-exchange.ledger-twice']);
  });

  test('an entry with several bills is one entry a bill, and what no bill names stands on account', () => {
    const bill = (name: string, type: string, amount: string) =>
      `<BILLALLOCATIONS.LIST><NAME>${name}</NAME><BILLTYPE>${type}</BILLTYPE><AMOUNT>${amount}</AMOUNT></BILLALLOCATIONS.LIST>`;
    const made = voucher(
      entry('Sunrise', '300.00', bill('B1', 'New Ref', '100.00') + bill('B2', 'New Ref', '200.00')) +
        entry('Rent', '-300.00'),
      { id: 'a', type: 'Purchase' },
    );
    const paid = voucher(
      entry('Sunrise', '-250.00', bill('B1', 'Agst Ref', '-100.00') + bill('B9', 'Agst Ref', '-50.00')) +
        entry('Cash', '250.00'),
      { id: 'b', type: 'Payment' },
    );
    const plan = planOf(inDayBook(paid + made + masters));
    expect(plan.bills).toMatchObject([
      { ref: 'B1', amount: 10_000, side: 'payable' },
      { ref: 'B2', amount: 20_000, side: 'payable' },
    ]);
    const [payment] = plan.vouchers;
    expect(payment?.entries.map(({ amount, billId }) => [amount, billId !== undefined])).toEqual([
      [10_000, true],
      [5_000, false],
      [10_000, false],
      [-25_000, false],
    ]);
    expect(plan.findings.map(({ message }) => message.id)).toEqual([
      'ledger-exchange.bills-differ',
      'ledger-exchange.bill-not-found',
    ]);
  });

  test('a trial balance is held beside the vouchers, or opens the books alone', () => {
    const row = (name: string, debit: string, credit: string) =>
      `<DSPACCNAME><DSPDISPNAME>${name}</DSPDISPNAME></DSPACCNAME><DSPACCINFO><DSPCLDRAMT><DSPCLDRAMTA>${debit}</DSPCLDRAMTA></DSPCLDRAMT><DSPCLCRAMT><DSPCLCRAMTA>${credit}</DSPCLCRAMTA></DSPCLCRAMT></DSPACCINFO>`;
    const balance = `<ENVELOPE>${row('Cash', '-500.00', '')}${row('Equity share capital', '', '500.00')}</ENVELOPE>`;
    const alone = decide(readAll([balance]), EMPTY, counted(), { openingOn: isoDate('2026-04-01') });
    expect(alone.opening?.entries).toMatchObject([
      { account: '1504', amount: 50_000 },
      { account: '2101', amount: -50_000 },
    ]);
    const beside = decide(
      readAll([balance, inDayBook(voucher(entry('Cash', '-499.99') + entry('Equity share capital', '499.99')))]),
      EMPTY,
      counted(),
    );
    expect(beside.differences).toMatchObject([
      { ledger: 'Cash', stated: 50_000, found: 49_999 },
      { ledger: 'Equity share capital', stated: -50_000, found: -49_999 },
    ]);
  });
});

describe('what is refused, with its place', () => {
  const cash = entry('Cash', '-5.00');
  test.each([
    ['unbalanced', voucher(cash + entry('Suspense', '4.99')), 'unbalanced'],
    ['an unknown ledger', voucher(cash + entry('Ofice rent', '5.00')), 'unknown-ledger'],
    ['a control account without its party', voucher(cash + entry('Trade payables', '5.00')), 'needs-party'],
    ['a day that is none', voucher(cash + entry('Suspense', '5.00'), { date: '20260231' }), 'no-date'],
    ['a day after the year', voucher(cash + entry('Suspense', '5.00'), { date: '20280401' }), 'day-ahead'],
    ['an amount that is none', voucher(entry('Cash', '-5.001') + entry('Suspense', '5.00')), 'no-amount'],
    ['an amount beyond all', voucher(entry('Cash', `-${'9'.repeat(400)}`) + entry('Suspense', '5.00')), 'no-amount'],
    ['one entry', voucher(entry('Cash', '-0.00') + entry('Suspense', '0')), 'one-entry'],
    ['a type nobody knows', voucher(cash + entry('Suspense', '5.00'), { type: 'Shop sales' }), 'unknown-type'],
  ])('%s', (_, body, id) => {
    const plan = planOf(inDayBook(body));
    expect(saidOf(plan)).toEqual([`ledger-exchange.${id}`]);
    expect(plan.counts.refused).toBe(1);
    expect(plan.isClean).toBe(false);
    expect([...plan.vouchers]).toEqual([]);
  });

  test('what is unknown is asked about by its name, never put where its name is most like', () => {
    const [asked] = planOf(inDayBook(voucher(cash + entry('Office rents', '5.00')))).unknown;
    expect(asked).toMatchObject({ name: 'Office rents', uses: 1, suggestion: { account: '5501', name: 'Rent' } });
    const answered = decide(readAll([inDayBook(voucher(cash + entry('Office rents', '5.00')))]), EMPTY, counted(), {
      choices: { 'office RENTS': { account: '5501' } },
    });
    expect(answered.isClean).toBe(true);
    expect([...answered.vouchers][0]?.entries[1]).toMatchObject({ account: '5501', amount: -500 });
  });

  test('a name that is an asset here and an expense there is not the same account', () => {
    const master = '<LEDGER NAME="Software"><PARENT>Indirect Expenses</PARENT></LEDGER>';
    const plan = planOf(inDayBook(master + voucher(cash + entry('Software', '5.00'))));
    expect(plan.accounts).toMatchObject([{ name: 'Software (Indirect Expenses)', beside: '5531' }]);
  });

  test('a day that is locked, one before the books, and the same voucher twice', () => {
    const one = voucher(cash + entry('Suspense', '5.00'));
    expect(saidOf(planOf(inDayBook(one), { lockedTo: isoDate('2026-07-01') }))).toEqual(['ledger-exchange.day-locked']);
    expect(saidOf(planOf(inDayBook(one), { lockedTo: isoDate('2026-06-30') }))).toEqual([undefined]);
    expect(saidOf(planOf(inDayBook(one), { opensOn: isoDate('2026-07-02') }))).toEqual([
      'ledger-exchange.day-before-books',
    ]);
    expect(saidOf(planOf(inDayBook(one + one)))).toEqual(['ledger-exchange.twice-in-file', undefined]);
  });

  test('what was taken in before is known, or said to differ', () => {
    const one = inDayBook(voucher(cash + entry('Suspense', '5.00')));
    const print = [...planOf(one).vouchers][0]?.print ?? '';
    expect(planOf(one, { identities: new Map([['r1', print]]) }).counts).toMatchObject({ known: 1, new: 0 });
    const other = inDayBook(voucher(entry('Cash', '-6.00') + entry('Suspense', '6.00')));
    expect(planOf(other, { identities: new Map([['r1', print]]) }).counts).toMatchObject({ differs: 1, new: 0 });
  });

  test('openings that do not balance, unless a person lets the rest stand in Suspense', () => {
    const open = inDayBook(
      '<LEDGER NAME="Cash"><PARENT>Cash-in-Hand</PARENT><OPENINGBALANCE>-100.00</OPENINGBALANCE></LEDGER>',
    );
    const options = { openingOn: isoDate('2026-04-01') };
    const plan = decide(readAll([open]), EMPTY, counted(), options);
    expect([plan.isClean, plan.openingDifference, saidOf(plan)]).toEqual([
      false,
      10_000,
      ['ledger-exchange.unbalanced'],
    ]);
    const chosen = decide(readAll([open]), EMPTY, counted(), { ...options, differenceToSuspense: true });
    expect(chosen.opening?.entries).toMatchObject([
      { account: '1504', amount: 10_000 },
      { account: '1801', amount: -10_000 },
    ]);
  });
});

describe('hostile files', () => {
  const bomb = '<!DOCTYPE ENVELOPE [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><ENVELOPE>&b;</ENVELOPE>';
  const outside = '<!DOCTYPE ENVELOPE [<!ENTITY x SYSTEM "file:///etc/passwd">]><ENVELOPE>&x;</ENVELOPE>';
  test.each([
    ['entities within entities', bomb, 'xml-doctype'],
    ['an entity from outside', outside, 'xml-doctype'],
    ['an entity nobody declared', '<ENVELOPE><BODY>&nobody;</BODY></ENVELOPE>', 'xml-broken'],
    ['deep nesting', `<ENVELOPE>${'<A>'.repeat(60)}${'</A>'.repeat(60)}</ENVELOPE>`, 'xml-deep'],
    [
      'deep nesting in a voucher',
      `<ENVELOPE><VOUCHER>${'<A>'.repeat(60)}${'</A>'.repeat(60)}</VOUCHER></ENVELOPE>`,
      'xml-deep',
    ],
    [
      'a value without end',
      `<ENVELOPE><VOUCHER><NARRATION>${'x'.repeat(30_000)}</NARRATION></VOUCHER></ENVELOPE>`,
      'xml-long-value',
    ],
    ['a cut end', inDayBook(voucher('')).slice(0, -20), 'xml-broken'],
    ['two roots', '<ENVELOPE></ENVELOPE><ENVELOPE></ENVELOPE>', 'xml-broken'],
    ['another program’s file', '<html><body>Sign in</body></html>', 'xml-not-tally'],
    ['nothing', '', 'xml-not-tally'],
    ['nothing to read', '<ENVELOPE><HEADER/></ENVELOPE>', 'nothing-in-it'],
    ['text', 'date,amount', 'xml-broken'],
  ])('%s', (_, text, id) => {
    expect(refusalOf(text)).toBe(`ledger-exchange.${id}`);
  });

  test('any garbage is refused or read, and never breaks', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '</',
      'ENVELOPE',
      'VOUCHER',
      '<VOUCHER>',
      '</VOUCHER>',
      '&#4;',
      '&#x',
      '&amp',
      ';',
      '"',
      '=',
      '\u0000',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      'अ',
      '-1',
      'AMOUNT',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
        expect(refusalOf(`<ENVELOPE>${parts.join('')}</ENVELOPE>`)).toMatch(/^ledger-exchange\.|^taken$/);
      }),
      { numRuns: 300 },
    );
  });
});
