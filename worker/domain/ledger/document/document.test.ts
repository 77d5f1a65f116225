import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { formatRupees, paise, parseRupees, percent, rupees } from '../../shared/money';
import type { CountedSum } from '../../tds/earlier-sums';
import { chartAccount } from '../chart/chart';
import { debitsOf, differenceOf, type Entry } from '../model';
import { adjustmentEntries, advanceTaxEntries, taxInAdvance } from './advance';
import { type Context, type WorkedDocument, workDocument } from './document';
import type { DocumentInput, DocumentLine } from './model';
import { DOCUMENT_KINDS, DOCUMENT_SIDES, isReduction, SUPPLY_TYPES } from './model';

const KARNATAKA: Context = { keeper: { scheme: 'regular', stateCode: '29' } };

const line = (value: string, more: Partial<DocumentLine> = {}): DocumentLine => ({
  description: 'Work',
  taxableValue: parseRupees(value),
  rate: percent(18),
  ...more,
});

type Given = Partial<Omit<DocumentInput, 'date' | 'party'>> & {
  date: string;
  lines: DocumentLine[];
  party?: Partial<DocumentInput['party']>;
};

const given = ({ date, party, ...more }: Given): DocumentInput => ({
  side: 'sale',
  kind: 'invoice',
  number: 'S-01',
  date: isoDate(date),
  party: { name: 'Party', pan: 'AABCP1234C', stateCode: '29', ...party },
  ...more,
});

function work(document: Given, context: Context = KARNATAKA): WorkedDocument {
  const answer = workDocument(given(document), context);
  if (answer.faults) throw new Error(JSON.stringify(inEnglish(answer.faults)));
  return answer.worked.value;
}

const faults = (document: Given, context: Context = KARNATAKA) =>
  inEnglish(workDocument(given(document), context).faults ?? []).map(({ field, line: at, message }) => ({
    field,
    at,
    message,
  }));

const inBooks = (entries: readonly Entry[]): string => {
  const side = (some: readonly Entry[]) =>
    some
      .map(({ account, amount, tag }) => {
        const name = chartAccount(account)?.name ?? account;
        return `${name}${tag ? `[${tag}]` : ''} ${formatRupees(paise(Math.abs(amount)))}`;
      })
      .join('; ');
  return `Dr ${side(entries.filter(({ amount }) => amount > 0))} = Cr ${side(entries.filter(({ amount }) => amount < 0))}`;
};

const purchase = (document: Given): Given => ({ side: 'purchase', ...document });

const bank = (day: string, amount: number, more: Partial<CountedSum> = {}): CountedSum => ({
  ...{ eventOn: isoDate(day), amount: rupees(amount), source: 'bank-line', ...more },
});

describe('what documents post, to the paisa', () => {
  test.each<[string, Given, string]>([
    [
      'a sale within the State',
      { date: '2026-10-01', lines: [line('100000')] },
      'Dr Trade receivables 118000.00 = Cr Sale of services 100000.00; Output CGST 9000.00; Output SGST 9000.00',
    ],
    [
      'a sale into another State',
      { date: '2026-05-05', party: { stateCode: '27' }, lines: [line('150000')] },
      'Dr Trade receivables 177000.00 = Cr Sale of services 150000.00; Output IGST 27000.00',
    ],
    [
      'goods, by their code',
      { date: '2026-08-20', party: { stateCode: '27' }, lines: [line('100000', { hsn: '847130' })] },
      'Dr Trade receivables 118000.00 = Cr Sale of goods 100000.00; Output IGST 18000.00',
    ],
    [
      'a credit note',
      {
        kind: 'credit-note',
        date: '2026-06-04',
        originalNumber: 'S-01',
        originalDate: isoDate('2026-05-05'),
        party: { stateCode: '27' },
        lines: [line('10000')],
      },
      'Dr Sale of services 10000.00; Output IGST 1800.00 = Cr Trade receivables 11800.00',
    ],
    [
      'a debit note to a customer',
      { kind: 'debit-note', date: '2026-06-04', originalNumber: 'S-01', lines: [line('1000')] },
      'Dr Trade receivables 1180.00 = Cr Sale of services 1000.00; Output CGST 90.00; Output SGST 90.00',
    ],
    [
      'a sale through a gateway',
      {
        date: '2026-08-10',
        paidThrough: { account: '1701', tag: 'Pay' },
        lines: [line('10000'), line('5000'), line('2000')],
      },
      'Dr Gateway clearing[Pay] 20060.00 = Cr Sale of services 17000.00; Output CGST 1530.00; Output SGST 1530.00',
    ],
    [
      'its refund',
      {
        kind: 'credit-note',
        date: '2026-08-11',
        paidThrough: { account: '1701', tag: 'Pay' },
        lines: [line('2000')],
      },
      'Dr Sale of services 2000.00; Output CGST 180.00; Output SGST 180.00 = Cr Gateway clearing[Pay] 2360.00',
    ],
    [
      'an export under an undertaking, in dollars',
      {
        date: '2026-04-15',
        party: { stateCode: '96' },
        exchange: { currency: 'USD', rate: '84.10' },
        lines: [line('10000')],
      },
      'Dr Trade receivables 841000.00 = Cr Export sales 841000.00',
    ],
    [
      'an export with tax, which the customer does not pay',
      { date: '2026-04-15', placeOfSupply: '96', supplyType: 'export-with-tax', lines: [line('1000')] },
      'Dr Trade receivables 1000.00; GST refund receivable 180.00 = Cr Export sales 1000.00; Output IGST 180.00',
    ],
    [
      'a zone in the same State pays integrated tax',
      { date: '2026-04-15', supplyType: 'sez-with-tax', lines: [line('1000')] },
      'Dr Trade receivables 1180.00 = Cr Sale of services 1000.00; Output IGST 180.00',
    ],
    [
      'a supply on which the customer pays the tax',
      { date: '2026-04-15', isReverseCharge: true, lines: [line('1000')] },
      'Dr Trade receivables 1000.00 = Cr Sale of services 1000.00',
    ],
    [
      'rent of a registered landlord',
      purchase({ date: '2026-07-01', number: 'SP/112', lines: [line('60000', { account: '5501' })] }),
      'Dr Rent 60000.00; Input CGST 5400.00; Input SGST 5400.00 = Cr Trade payables 64800.00; TDS payable[1009] 6000.00',
    ],
    [
      'rent of an unregistered landlord',
      purchase({ date: '2026-10-01', isReverseCharge: true, lines: [line('60000', { hsn: '997212' })] }),
      'Dr Rent 60000.00; Input CGST 5400.00; Input SGST 5400.00 = Cr Trade payables 54000.00; TDS payable[1009] 6000.00; RCM CGST 5400.00; RCM SGST 5400.00',
    ],
    [
      'fees of another State',
      purchase({ date: '2026-07-06', party: { stateCode: '27' }, lines: [line('75000', { account: '5504' })] }),
      'Dr Legal and professional 75000.00; Input IGST 13500.00 = Cr Trade payables 81000.00; TDS payable[1027] 7500.00',
    ],
    [
      'an advocate at the limit of TDS',
      purchase({ date: '2026-07-10', isReverseCharge: true, lines: [line('50000', { account: '5504' })] }),
      'Dr Legal and professional 50000.00; Input CGST 4500.00; Input SGST 4500.00 = Cr Trade payables 50000.00; RCM CGST 4500.00; RCM SGST 4500.00',
    ],
    [
      'foreign software on a card',
      purchase({
        date: '2026-07-12',
        party: { stateCode: '96', pan: undefined },
        paidThrough: { account: '2724', tag: '4412' },
        lines: [line('12345.67', { account: '5510' })],
      }),
      'Dr Software subscriptions 12345.67; Input IGST 2222.22 = Cr Credit card payable[4412] 12345.67; RCM IGST 2222.22',
    ],
    [
      'a contract above one single sum',
      purchase({ date: '2026-07-14', lines: [line('40000', { account: '5508' })] }),
      'Dr Contract charges 40000.00; Input CGST 3600.00; Input SGST 3600.00 = Cr Trade payables 46400.00; TDS payable[1024] 800.00',
    ],
    [
      'work refused: TDS stays',
      purchase({ kind: 'debit-note', date: '2026-07-20', lines: [line('10000', { account: '5508' })] }),
      'Dr Trade payables 11800.00 = Cr Contract charges 10000.00; Input CGST 900.00; Input SGST 900.00',
    ],
    [
      'food: no credit',
      purchase({ date: '2026-07-09', lines: [line('20000', { account: '5205', rate: percent(5) })] }),
      'Dr Staff welfare 21000.00 = Cr Trade payables 21000.00',
    ],
    [
      'a server',
      purchase({ date: '2025-06-15', party: { stateCode: '27' }, lines: [line('200000', { account: '1101' })] }),
      'Dr Computers 200000.00; Input IGST 36000.00 = Cr Creditors for capital goods 236000.00',
    ],
    [
      'cloud from abroad, in dollars',
      purchase({
        date: '2026-06-10',
        party: { stateCode: '96' },
        exchange: { currency: 'USD', rate: '84.90' },
        lines: [line('1000', { account: '5509' })],
      }),
      'Dr Cloud and hosting 84900.00; Input IGST 15282.00 = Cr Trade payables 84900.00; RCM IGST 15282.00',
    ],
    [
      'parts from abroad: their tax comes with customs',
      purchase({
        date: '2026-07-05',
        party: { stateCode: '96' },
        exchange: { currency: 'EUR', rate: '85.20' },
        lines: [line('4000', { hsn: '84733099' })],
      }),
      'Dr Purchases 340800.00 = Cr Trade payables 340800.00',
    ],
    [
      'cloud under the old Act',
      purchase({ date: '2025-10-01', party: { stateCode: '27' }, lines: [line('100000', { account: '5509' })] }),
      'Dr Cloud and hosting 100000.00; Input IGST 18000.00 = Cr Trade payables 116000.00; TDS payable[194J] 2000.00',
    ],
    [
      'an audit provided for, its TDS booked with the provision',
      purchase({
        date: '2025-04-18',
        tds: { section: '194J', amount: rupees(4_000), isAlreadyBooked: true },
        lines: [line('40000', { account: '2723' })],
      }),
      'Dr Expenses payable 36000.00; Input CGST 3600.00; Input SGST 3600.00 = Cr Trade payables 43200.00',
    ],
    [
      'rounding of the paper',
      purchase({ date: '2026-07-14', total: parseRupees('1180'), lines: [line('999.67', { account: '5515' })] }),
      'Dr Printing and stationery 999.67; Input CGST 89.97; Input SGST 89.97; Round-off 0.39 = Cr Trade payables 1180.00',
    ],
    [
      'rounding of our own paper',
      { date: '2026-07-14', total: parseRupees('1180'), lines: [line('999.67')] },
      'Dr Trade receivables 1180.00 = Cr Sale of services 999.67; Output CGST 89.97; Output SGST 89.97; Round-off 0.39',
    ],
    [
      'a hotel in another State: its halves are no credit here',
      purchase({
        date: '2026-07-14',
        party: { stateCode: '27' },
        placeOfSupply: '27',
        lines: [line('1000', { account: '5513' })],
      }),
      'Dr Travelling 1180.00 = Cr Trade payables 1180.00',
    ],
    [
      'a credit note the day after the last: without GST',
      {
        kind: 'credit-note',
        date: '2026-12-01',
        originalNumber: 'S-01',
        originalDate: isoDate('2026-03-31'),
        lines: [line('1000')],
      },
      'Dr Sale of services 1000.00 = Cr Trade receivables 1000.00',
    ],
    [
      'a credit note on the last day',
      {
        kind: 'credit-note',
        date: '2026-11-30',
        originalNumber: 'S-01',
        originalDate: isoDate('2026-03-31'),
        lines: [line('1000')],
      },
      'Dr Sale of services 1000.00; Output CGST 90.00; Output SGST 90.00 = Cr Trade receivables 1180.00',
    ],
  ])('%s', (_, document, entries) => {
    expect(inBooks(work(document).entries)).toBe(entries);
  });

  test('TDS counts what was credited before in the year: 10% of 65,000 on 45,000', () => {
    const earlier = { professionalFee: [{ eventOn: isoDate('2026-08-10'), amount: rupees(20_000) }] };
    const document = purchase({
      date: '2026-10-12',
      isReverseCharge: true,
      lines: [line('45000', { account: '5504' })],
    });
    expect(inBooks(work(document, { ...KARNATAKA, earlier }).entries)).toBe(
      'Dr Legal and professional 45000.00; Input CGST 4050.00; Input SGST 4050.00 = Cr Trade payables 38500.00; TDS payable[1027] 6500.00; RCM CGST 4050.00; RCM SGST 4050.00',
    );
  });

  test.each<[string, CountedSum[], taxed: number, tax: number]>([
    ['a bank line without a bill', [bank('2026-08-10', 20_000)], 65_000, 6_500],
    ['one of which tax was withheld below the limit', [bank('2026-08-10', 20_000, { isTaxed: true })], 45_000, 4_500],
    ['one of the year before, and one of a later day', [bank('2026-03-31', 20_000), bank('2026-10-13', 20_000)], 0, 0],
    ['an advance of a part of it', [bank('2026-08-10', 20_000, { isAdvance: true })], 0, 0],
    ['an advance that was taxed', [bank('2026-08-10', 60_000, { isAdvance: true, isTaxed: true })], 0, 0],
    ['one of just its total', [bank('2026-10-11', 53_100)], 0, 0],
    ['one of its total less the tax', [bank('2026-08-10', 20_000), bank('2026-10-11', 48_600)], 65_000, 6_500],
    [
      'two of just its value, of which one may be another',
      [bank('2026-09-11', 45_000), bank('2026-10-11', 45_000)],
      90_000,
      9_000,
    ],
  ])('what was paid by bank counts before a bill of 45,000: %s', (_what, professionalFee, taxed, tax) => {
    const document = purchase({ date: '2026-10-12', lines: [line('45000', { account: '5504' })] });
    const { withheld, warnings } = work(document, { ...KARNATAKA, earlier: { professionalFee } });
    expect([withheld[0]?.explained?.value.base ?? 0, withheld[0]?.amount ?? 0]).toEqual([rupees(taxed), rupees(tax)]);
    expect(warnings.some(({ rule }) => rule === 'DOC.TDS.BANK')).toBe(tax > 0 && taxed > 45_000);
  });

  test('a bill smaller than the TDS that earlier ones left: what is beyond it is recoverable from the payee', () => {
    const earlier = { professionalFee: [{ eventOn: isoDate('2026-08-10'), amount: rupees(48_000) }] };
    const document = purchase({
      date: '2026-10-12',
      lines: [{ ...line('3000', { account: '5504' }), rate: percent(0) }],
    });
    const { entries, payable, recoverable, warnings } = work(document, { ...KARNATAKA, earlier });
    expect(inBooks(entries)).toBe(
      'Dr Legal and professional 3000.00; TDS recoverable from payees 2100.00 = Cr TDS payable[1027] 5100.00',
    );
    expect([payable, recoverable]).toEqual([0, rupees(2_100)]);
    expect(warnings.map(({ rule }) => rule)).toContain('DOC.TDS.RECOVERABLE');
  });

  test('without PAN a fifth is withheld, and said', () => {
    const document = purchase({
      date: '2026-07-06',
      party: { pan: undefined },
      lines: [line('75000', { account: '5504' })],
    });
    const { withheld, warnings } = work(document);
    expect(withheld.map(({ amount }) => amount)).toEqual([rupees(15_000)]);
    expect(warnings.map(({ rule }) => rule)).toContain('DOC.TDS.PAN');
    expect(work({ ...document, tds: 'none' }).withheld).toEqual([]);
  });

  test('a company without GSTIN takes no credit', () => {
    const keeper = { scheme: 'unregistered', stateCode: '29' } as const;
    const document = purchase({ date: '2026-07-14', lines: [line('1000', { account: '5515' })] });
    expect(inBooks(work(document, { keeper }).entries)).toBe(
      'Dr Printing and stationery 1180.00 = Cr Trade payables 1180.00',
    );
    expect(inBooks(work({ ...document, isReverseCharge: true }, { keeper }).entries)).toContain('RCM CGST 90.00');
  });
});

describe('an advance for services', () => {
  const advance = {
    date: isoDate('2026-04-10'),
    amount: rupees(59_000),
    rate: percent(18),
    supplierState: '29',
    placeOfSupply: '27',
  };

  test('carries its tax inside, and gives it back to the invoice', () => {
    const tax = taxInAdvance(advance);
    expect(inBooks(advanceTaxEntries(tax))).toBe('Dr GST on advances received 9000.00 = Cr Output IGST 9000.00');
    expect(inBooks(adjustmentEntries(advance.amount, tax, { partyId: 'p' }))).toBe(
      'Dr Customer advances 59000.00; Output IGST 9000.00 = Cr Trade receivables 59000.00; GST on advances received 9000.00',
    );
    expect(inBooks(advanceTaxEntries(taxInAdvance({ ...advance, amount: rupees(236_000), placeOfSupply: '29' })))).toBe(
      'Dr GST on advances received 36000.00 = Cr Output CGST 18000.00; Output SGST 18000.00',
    );
    expect(advanceTaxEntries(taxInAdvance({ ...advance, isForGoods: true }))).toEqual([]);
  });
});

describe('what is refused, with field and line', () => {
  const fine: Given = { date: '2026-07-14', lines: [line('1000')] };
  test.each<[string, Partial<Given>, string]>([
    ['a number of 17 characters', { number: '12345678901234567' }, 'number'],
    ['an export that was bought', { side: 'purchase', supplyType: 'export-with-tax' }, 'supplyType'],
    ['an import that was sold', { supplyType: 'import-of-goods' }, 'supplyType'],
    ['a number with a blank', { number: 'INV 1' }, 'number'],
    ['a number that begins with a slash', { number: '/INV1' }, 'number'],
    ['no line', { lines: [] }, 'lines'],
    ['nothing at all', { lines: [line('0')] }, 'lines'],
    ['12% on the day it went', { date: '2025-09-22', lines: [line('1', { rate: percent(12) })] }, 'rate'],
    ['a supply after its invoice', { suppliedOn: isoDate('2026-07-15') }, 'suppliedOn'],
    ['less than nothing', { lines: [line('5'), line('-1')] }, 'taxableValue'],
    ['a code that is none', { lines: [line('5', { hsn: '99831' })] }, 'hsn'],
    ['a place that is none', { placeOfSupply: '39' }, 'placeOfSupply'],
    ['an early due date', { dueDate: isoDate('2026-07-13') }, 'dueDate'],
    ['a rounding of 51 paise', { total: parseRupees('1180.51') }, 'total'],
    ['tax before the tax', { date: '2017-06-30' }, 'rate'],
    ['more TDS than money', { side: 'purchase', tds: { section: '194C', amount: rupees(2_000) } }, 'tds'],
    ['a note before its original', { kind: 'credit-note', originalDate: isoDate('2026-07-15') }, 'originalDate'],
  ])('%s', (_, change, field) => {
    expect(faults({ ...fine, ...change }).map((fault) => fault.field)).toContain(field);
    expect(faults(fine)).toEqual([]);
  });

  test('a supplier may number with blanks, and we may round by 50 paise', () => {
    expect(faults({ ...fine, side: 'purchase', number: 'Bill No. 7 of 2026-27' })).toEqual([]);
    expect(faults({ ...fine, total: parseRupees('1180.50') })).toEqual([]);
    expect(faults({ ...fine, total: parseRupees('1179.50') })).toEqual([]);
  });

  test('no registration, no tax', () => {
    const [fault] = faults(fine, { keeper: { scheme: 'unregistered', stateCode: '29' } });
    expect(fault).toMatchObject({ field: 'rate', message: expect.stringContaining('no GSTIN') });
    const kept = { keeper: { scheme: 'composition', stateCode: '29' } } as const;
    expect(faults({ ...fine, lines: [line('1000', { rate: percent(0) })] }, kept)).toEqual([]);
  });
});

describe('what is warned of', () => {
  const REGISTERED = { gstin: '29AAGCB7383J1Z4', pan: undefined };
  const rules = (document: Given, context?: Context) => work(document, context).warnings.map(({ rule }) => rule);

  test('under composition no supply leaves the State, and no line has to say why it is without tax', () => {
    const kept = { keeper: { scheme: 'composition', stateCode: '29' } } as const;
    const sold: Given = { date: '2026-10-01', lines: [line('1000', { rate: percent(0) })] };
    const to = (stateCode: string) => rules({ ...sold, party: { name: 'A guest', stateCode } }, kept);
    expect([to('29').includes('GST.COMPOSED'), to('27').includes('GST.COMPOSED')]).toEqual([false, true]);
    expect(to('29')).not.toContain('GST.NATURE');
    expect(rules(sold)).toContain('GST.NATURE');
  });

  test.each<[string, Given, string | undefined]>([
    ['12% on the day before it went', { date: '2025-09-21', lines: [line('1', { rate: percent(12) })] }, undefined],
    [
      '12% on the day it went',
      purchase({ date: '2025-09-22', party: REGISTERED, lines: [line('1', { rate: percent(12), account: '5515' })] }),
      'DOC.RATE',
    ],
    [
      '12% by a notification',
      { date: '2025-09-22', isRateConfirmed: true, lines: [line('1', { rate: percent(12) })] },
      'DOC.RATE',
    ],
    [
      'another State than the GSTIN',
      {
        date: '2026-04-01',
        placeOfSupply: '27',
        party: { gstin: '29AAGCB7383J1Z4', pan: undefined },
        lines: [line('1')],
      },
      'DOC.PLACE',
    ],
    [
      'the State of the GSTIN',
      {
        date: '2026-04-01',
        placeOfSupply: '29',
        party: { gstin: '29AAGCB7383J1Z4', pan: undefined },
        lines: [line('1')],
      },
      undefined,
    ],
    ['a note without its original', { date: '2026-04-01', kind: 'credit-note', lines: [line('1')] }, 'DOC.ORIGINAL'],
    ['a cess after its end', { date: '2026-02-01', lines: [line('1', { cess: paise(100) })] }, 'DOC.CESS'],
    [
      'a payee abroad',
      purchase({ date: '2026-04-01', party: { stateCode: '96' }, lines: [line('1', { account: '5509' })] }),
      'DOC.TDS',
    ],
    [
      'a bill placed by its code',
      purchase({ date: '2026-04-01', party: REGISTERED, lines: [line('1', { hsn: '998412' })] }),
      'DOC.ACCOUNT',
    ],
    [
      'GST of a supplier without a GSTIN',
      purchase({ date: '2026-04-01', lines: [line('1', { account: '5515' })] }),
      'DOC.GSTIN',
    ],
    [
      'no GST of one without a GSTIN',
      purchase({ date: '2026-04-01', lines: [line('1', { account: '5515', rate: percent(0) })] }),
      undefined,
    ],
    [
      'an advocate who charges',
      purchase({ date: '2026-04-01', party: REGISTERED, lines: [line('1', { account: '5504', hsn: '998211' })] }),
      'DOC.RCM',
    ],
    [
      'an advocate under reverse charge',
      purchase({
        ...{ date: '2026-04-01', isReverseCharge: true, party: { pan: 'AAAPR1234C' } },
        lines: [line('1', { account: '5504', hsn: '998211' })],
      }),
      undefined,
    ],
    [
      'rent of an unregistered landlord, the day before it was ours to pay',
      purchase({ date: '2024-10-09', lines: [line('1', { account: '5501', hsn: '997212' })] }),
      'DOC.GSTIN',
    ],
    [
      'rent of an unregistered landlord',
      purchase({ date: '2024-10-10', lines: [line('1', { account: '5501', hsn: '997212' })] }),
      'DOC.RCM',
    ],
    [
      'rent of a registered landlord',
      purchase({ date: '2024-10-10', party: REGISTERED, lines: [line('1', { account: '5501', hsn: '997212' })] }),
      undefined,
    ],
  ])('%s', (_, document, rule) => {
    expect(rules(document)).toEqual(rule === undefined ? [] : [rule]);
  });

  test('HSN by the digits of the turnover', () => {
    const short: Given = { date: '2026-04-01', lines: [line('1', { hsn: '9983' })] };
    expect(rules(short, { ...KARNATAKA, hsnDigits: 6 })).toEqual(['DOC.HSN']);
    expect(rules(short, { ...KARNATAKA, hsnDigits: 4 })).toEqual([]);
  });
});

const anyDocument = fc
  .record({
    side: fc.constantFrom(...DOCUMENT_SIDES),
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    supplyType: fc.constantFrom(undefined, ...SUPPLY_TYPES),
    isReverseCharge: fc.boolean(),
    state: fc.constantFrom('29', '27', '04', '96'),
    placeOfSupply: fc.constantFrom(undefined, '29', '27', '96'),
    isRateConfirmed: fc.constant(true),
    date: fc.constantFrom('2024-04-01', '2026-01-31', '2026-03-31', '2026-04-01', '2026-11-20'),
    exchange: fc.constantFrom(undefined, { currency: 'USD', rate: '84.123456' }),
    lines: fc.array(
      fc.record({
        description: fc.constant('Line'),
        taxableValue: fc.integer({ min: 100, max: 9_999_999_999_99 }).map(paise),
        rate: fc.constantFrom(0, 0.25, 3, 5, 18, 40).map(percent),
        cess: fc.constantFrom(undefined, paise(12_345)),
        account: fc.constantFrom(undefined, '5501', '5504', '5205', '1101', '5508'),
        isCreditBlocked: fc.constantFrom(undefined, true, false),
        hsn: fc.constantFrom(undefined, '998313', '847130'),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .filter(({ side, supplyType }) => !supplyType?.startsWith(side === 'sale' ? 'import-' : 'export-'));

test('any document: entries sum to nought, halves are equal, the lines are the document, and the party owes what is payable', () => {
  fc.assert(
    fc.property(anyDocument, fc.integer({ min: -50, max: 50 }), ({ state, date, ...rest }, off) => {
      const document = { ...rest, date, party: { stateCode: state, id: 'party' } };
      const exact = work(document);
      const worked = work({ ...document, total: paise(exact.total + off) });
      const { entries, lines, tax, taxableValue, total, payable, withheld } = worked;
      expect(differenceOf(entries)).toBe(0);
      expect(entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      for (const { tax: own } of lines) expect(own.cgst).toBe(own.sgst);
      for (const head of ['igst', 'cgst', 'sgst', 'cess'] as const)
        expect(lines.reduce((sum, one) => sum + one.tax[head], 0)).toBe(tax[head]);
      expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(taxableValue);
      expect(total).toBe(exact.total + off);
      expect(payable + withheld.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      const owed = entries.filter(({ partyId }) => partyId === 'party').reduce((sum, { amount }) => sum + amount, 0);
      const isOwedToUs = (rest.side === 'sale') !== isReduction(rest);
      expect(owed).toBe((isOwedToUs ? payable : -payable) + 0);
      expect(debitsOf(entries)).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('a note takes back what the invoice posted', () => {
  fc.assert(
    fc.property(anyDocument, ({ state, ...rest }) => {
      const document = { ...rest, party: { stateCode: state, id: 'party' }, tds: 'none' as const };
      const invoice = work({ ...document, kind: 'invoice' });
      const note = work({ ...document, kind: 'credit-note' });
      const sums = new Map<string, number>();
      for (const { account, tag, amount } of [...invoice.entries, ...note.entries])
        sums.set(`${account}|${tag}`, (sums.get(`${account}|${tag}`) ?? 0) + amount);
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
    }),
  );
});

test('the total opens to its lines in one sentence', () => {
  const answer = workDocument(given({ date: '2026-10-01', lines: [line('100000')] }), KARNATAKA);
  if (answer.faults) throw new Error('refused');
  const last = answer.worked.steps.at(-1);
  expect(inEnglish(last?.summary)).toBe('₹1,00,000 + GST ₹18,000 = ₹1,18,000');
  for (const step of answer.worked.steps) expect(inEnglish(step.label)).not.toBe('');
});
