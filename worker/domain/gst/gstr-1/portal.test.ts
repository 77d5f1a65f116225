import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise, parseRupees, percent, rupees } from '../../shared/money';
import { rowsOfAdvanceAmendments, rowsOfAmendments } from '../register/amendment';
import type { RegisterAdvance, RegisterDocument } from '../register/model';
import { rowsOfAdvances, sumOf } from '../register/register';
import { EXAMPLE, OWN, REGISTRATIONS, rowsOf, type Sold, sold } from './gstr-1.fixture';
import { hsnRowsOf, hsnTabOf } from './hsn';
import { issuedOf } from './issued';
import { returnPeriodOf } from './period';
import { portalJson } from './portal';
import { sectionSums } from './worksheet';

const OCTOBER = returnPeriodOf('2026-10')!;
const numbered = EXAMPLE.map(({ kind, number }) => {
  const serial = Number(/\d+$/.exec(number)?.[0]);
  return { kind, number, series: number.replace(/\d+$/, ''), serial, isCancelled: false };
});
const fileOf = (documents = EXAMPLE, period = OCTOBER) =>
  portalJson({ gstin: OWN, period, rows: rowsOf(documents), issued: issuedOf(numbered).ranges, form: 'GSTR-1' });

const lines = (rt: number, num: number, txval: number, tax: object) => ({
  num,
  itm_det: { rt, txval, ...tax, csamt: 0 },
});
const hsnRow = (num: number, hsn_sc: string, rt: number, txval: number, [iamt, camt, samt]: number[]) => ({
  ...{ num, hsn_sc, desc: expect.any(String), uqc: 'NA', qty: 0, rt, txval, iamt, camt, samt, csamt: 0 },
});
const ISSUED = [
  { doc_num: 1, docs: [{ num: 1, from: 'ST/26-27/101', to: 'ST/26-27/106', totnum: 6, cancel: 0, net_issue: 6 }] },
  { doc_num: 5, docs: [{ num: 1, from: 'CN/26-27/7', to: 'CN/26-27/7', totnum: 1, cancel: 0, net_issue: 1 }] },
];
const BUYER = '27ZZZCL2027N1ZO';

test('the file has the sections of the layout, in its order, with its names and numbers', () => {
  const file = JSON.parse(fileOf());
  expect(file).toEqual({
    ...{ gstin: OWN, fp: '102026', version: 'GST3.2.4', hash: 'hash' },
    b2b: [
      {
        ctin: BUYER,
        inv: [
          {
            ...{ inum: 'ST/26-27/101', idt: '05-10-2026', val: 118000, pos: '27', rchrg: 'N', inv_typ: 'R' },
            itms: [lines(18, 1801, 100000, { iamt: 18000 })],
          },
        ],
      },
      {
        ctin: '29ZZZCK2026M1ZO',
        inv: [
          {
            ...{ inum: 'ST/26-27/102', idt: '09-10-2026', val: 59000, pos: '29', rchrg: 'N', inv_typ: 'R' },
            itms: [lines(18, 1801, 50000, { camt: 4500, samt: 4500 })],
          },
        ],
      },
    ],
    b2cl: [
      {
        pos: '33',
        inv: [
          {
            ...{ inum: 'ST/26-27/103', idt: '12-10-2026', val: 141600 },
            itms: [lines(18, 1801, 120000, { iamt: 21600 })],
          },
        ],
      },
    ],
    b2cs: [{ sply_ty: 'INTRA', typ: 'OE', pos: '29', rt: 18, txval: 10000, camt: 900, samt: 900, csamt: 0 }],
    exp: [
      {
        exp_typ: 'WOPAY',
        inv: [
          {
            ...{ inum: 'ST/26-27/104', idt: '20-10-2026', val: 500000 },
            itms: [{ rt: 0, txval: 500000, iamt: 0, csamt: 0 }],
          },
        ],
      },
    ],
    cdnr: [
      {
        ctin: BUYER,
        nt: [
          {
            ...{
              ntty: 'C',
              nt_num: 'CN/26-27/7',
              nt_dt: '28-10-2026',
              val: 11800,
              pos: '27',
              rchrg: 'N',
              inv_typ: 'R',
            },
            itms: [lines(18, 1801, 10000, { iamt: 1800 })],
          },
        ],
      },
    ],
    nil: { inv: [{ sply_ty: 'INTRAB2C', nil_amt: 0, expt_amt: 5000, ngsup_amt: 0 }] },
    hsn: {
      hsn_b2b: [hsnRow(1, '998314', 18, 90000, [16200, 0, 0]), hsnRow(2, '998313', 18, 50000, [0, 4500, 4500])],
      hsn_b2c: [hsnRow(1, '998314', 18, 130000, [21600, 900, 900]), hsnRow(2, '998314', 0, 505000, [0, 0, 0])],
    },
    doc_issue: { doc_det: ISSUED },
  });
  expect(Object.keys(file)).toEqual([
    ...['gstin', 'fp', 'version', 'hash', 'b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'nil', 'hsn', 'doc_issue'],
  ]);
  expect(Object.keys(file.b2b[0].inv[0])).toEqual(['inum', 'idt', 'val', 'pos', 'rchrg', 'inv_typ', 'itms']);
  expect(Object.keys(file.b2b[0].inv[0].itms[0].itm_det)).toEqual(['rt', 'txval', 'iamt', 'csamt']);
  expect(Object.keys(file.b2cs[0])).toEqual(['sply_ty', 'typ', 'pos', 'rt', 'txval', 'camt', 'samt', 'csamt']);
});

test('the same rows give the same bytes; before May 2025 Table 12 is one, and the facility has registered buyers alone', () => {
  expect(fileOf()).toBe(fileOf());
  const april = EXAMPLE.map((one) => ({ ...one, period: '2025-04' }));
  expect(Object.keys(JSON.parse(fileOf(april, returnPeriodOf('2025-04')!)).hsn)).toEqual(['data']);
  const iff = portalJson({ gstin: OWN, period: OCTOBER, rows: rowsOf(EXAMPLE), issued: [], form: 'IFF' });
  expect(Object.keys(JSON.parse(iff)).slice(4)).toEqual(['b2b', 'cdnr']);
});

test('a line without a code stays out of Table 12', () => {
  const uncoded = sold({
    number: 'ST/9',
    date: '2026-10-22',
    place: '29',
    lines: [{ hsn: null, value: 700, rate: 18 }],
  });
  const [with9, without] = [fileOf([...EXAMPLE, uncoded]), fileOf()].map((text) => JSON.parse(text));
  expect(with9.hsn).toEqual(without.hsn);
  expect(with9.b2cs[0].txval).toBe(without.b2cs[0].txval + 700);
});

test('consumers of a month through an operator and without one are amended apart', () => {
  const collects = { operatorGstin: BUYER, operatorRole: 'collects' } as const;
  const at = (number: string, value: number) =>
    sold({ number, date: '2026-10-05', place: '29', lines: [{ hsn: '998314', value, rate: 18 }] });
  const reported = [
    at('ST/1', 1_000),
    { ...at('ST/2', 3_000), ...collects },
    { ...at('ST/3', 500), ...collects },
  ] as const;
  const amendment = (was: RegisterDocument, is: RegisterDocument) => ({
    ...{ id: was.number, period: '2026-11', first: { number: was.number, date: was.date, period: '2026-10' }, was, is },
  });
  const changes = [
    amendment(reported[0], at('ST/1', 1_100)),
    amendment(reported[1], { ...at('ST/2', 3_500), ...collects }),
  ];
  const rows = rowsOfAmendments(changes, REGISTRATIONS);
  const period = returnPeriodOf('2026-11')!;
  const earlier = rowsOf([...reported]);
  const file = JSON.parse(portalJson({ gstin: OWN, period, rows, issued: [], form: 'GSTR-1', earlier }));
  expect(file.b2csa).toEqual([
    {
      ...{ omon: '102026', sply_ty: 'INTRA', typ: 'OE', pos: '29' },
      itms: [{ rt: 18, txval: 1_100, camt: 99, samt: 99, csamt: 0 }],
    },
    {
      ...{ omon: '102026', sply_ty: 'INTRA', typ: 'E', etin: BUYER, pos: '29' },
      itms: [{ rt: 18, txval: 4_000, camt: 360, samt: 360, csamt: 0 }],
    },
  ]);
});

test('what the portal has from the facility is not sent again, but counts in Table 12', () => {
  const furnished = new Set(['2026-10']);
  const quarter = returnPeriodOf('2026-Q3')!;
  const file = JSON.parse(
    portalJson({ gstin: OWN, period: quarter, rows: rowsOf(EXAMPLE), issued: [], form: 'GSTR-1', furnished }),
  );
  expect([file.fp, file.b2b, file.cdnr, file.hsn.hsn_b2b.length]).toEqual(['122026', undefined, undefined, 2]);
});

test('an amendment stands in its table with its first number; it declares what changes, a consumer by the month', () => {
  const november = returnPeriodOf('2026-11')!;
  const [buyer, , , , consumer] = EXAMPLE;
  const change = (was: (typeof EXAMPLE)[number], value: number) => {
    const is = sold({
      number: was.number,
      date: was.date,
      place: was.placeOfSupply,
      lines: [{ hsn: '998314', value, rate: 18 }],
    });
    return {
      ...{
        id: `a-${was.number}`,
        period: '2026-11',
        first: { number: was.number, date: was.date, period: '2026-10' },
        was,
      },
      is: { ...is, partyGstin: was.partyGstin },
    };
  };
  const rows = rowsOfAmendments([change(buyer!, 90_000), change(consumer!, 12_000)], REGISTRATIONS);
  expect(sumOf(rows)).toMatchObject({ taxable: -800_000, igst: -180_000, cgst: 18_000, sgst: 18_000 });
  expect(sectionSums(rows).map(({ section, documents, taxable }) => [section, documents, taxable])).toEqual([
    ['9A-b2b', 1, -1_000_000],
    ['10', 1, 200_000],
  ]);
  const earlier = rowsOf(EXAMPLE).filter(({ section }) => section.at === '7');
  const file = JSON.parse(portalJson({ gstin: OWN, period: november, rows, issued: [], form: 'GSTR-1', earlier }));
  expect(file.b2ba[0].inv[0]).toMatchObject({
    oinum: 'ST/26-27/101',
    oidt: '05-10-2026',
    inum: 'ST/26-27/101',
    val: 106200,
  });
  expect(file.b2csa).toEqual([
    {
      ...{ omon: '102026', sply_ty: 'INTRA', typ: 'OE', pos: '29' },
      itms: [{ rt: 18, txval: 12000, camt: 1080, samt: 1080, csamt: 0 }],
    },
  ]);
  // Table 12 has the difference: what was reported before is taken off.
  expect(file.hsn.hsn_b2b[0]).toMatchObject({ hsn_sc: '998314', txval: -10000, iamt: -1800 });
  expect(rows.flatMap(({ boxes }) => boxes.map(({ at }) => at))).toEqual(Array(4).fill('3.1(a)'));
});

test('amended advances say what their month comes to now, by place; an amendment of an amendment counts both', () => {
  const advance = (voucherId: string, more: Partial<RegisterAdvance> = {}): RegisterAdvance => ({
    ...{ voucherId, number: `RV-${voucherId}`, date: isoDate('2026-09-10'), receivedOn: isoDate('2026-09-10') },
    ...{ isAdjustment: false, ownGstin: OWN, partyName: 'Alpha', partyGstin: null, placeOfSupply: '29' },
    ...{ rate: percent(18), taxable: rupees(50_000), igst: paise(0), cgst: rupees(4_500), sgst: rupees(4_500) },
    ...more,
  });
  const across = { placeOfSupply: '27', igst: rupees(9_000), cgst: paise(0), sgst: paise(0) };
  const five = { rate: percent(5), taxable: rupees(56_190.48), igst: rupees(2_809.52) };
  const [one, two, used] = [
    advance('1'),
    advance('2'),
    advance('3', { isAdjustment: true, receivedOn: isoDate('2026-08-02') }),
  ];
  const earlier = [
    ...rowsOfAdvances([one, two, used]),
    ...rowsOfAdvanceAmendments([{ id: 'a', period: '2026-10', was: one, is: { ...one, ...across } }]),
  ];
  const rows = rowsOfAdvanceAmendments([
    { id: 'b', period: '2026-11', was: { ...one, ...across }, is: { ...one, ...across, ...five } },
    { id: 'c', period: '2026-11', was: used, is: { ...used, ...across } },
  ]);
  const file = (namedBy?: (month: string) => string) =>
    JSON.parse(
      portalJson({
        ...{ gstin: OWN, period: returnPeriodOf('2026-11')!, rows, issued: [], form: 'GSTR-1', earlier },
        ...(namedBy && { namedBy }),
      }),
    );
  const item = (rt: number, ad_amt: number, iamt: number) => ({ rt, ad_amt, iamt, csamt: 0 });
  expect(file().ata).toEqual([
    { omon: '092026', pos: '27', sply_ty: 'INTER', itms: [item(5, 56_190.48, 2_809.52), item(18, 0, 0)] },
  ]);
  expect(file().txpda).toEqual([
    { omon: '092026', pos: '27', sply_ty: 'INTER', itms: [item(18, 50_000, 9_000)] },
    {
      ...{ omon: '092026', pos: '29', sply_ty: 'INTRA' },
      itms: [{ rt: 18, ad_amt: 0, camt: 0, samt: 0, csamt: 0 }],
    },
  ]);
  expect(file().at).toBeUndefined();
  expect(file(() => '2026-12').ata[0].omon).toBe('122026');
});

const places = ['29', '27', '33', '96'];
const anySold = fc
  .record({
    kind: fc.constantFrom('invoice', 'credit-note', 'debit-note' as const),
    partyGstin: fc.option(fc.constantFrom(BUYER, '29ZZZCK2026M1ZO'), { nil: undefined }),
    place: fc.constantFrom(...places),
    day: fc.integer({ min: 1, max: 31 }),
    values: fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 30_000_000 }), rate: fc.constantFrom(0, 5, 18, 40) }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(
    ({ kind, partyGstin, place, day, values }): Omit<Sold, 'number'> => ({
      ...{ kind: kind as Sold['kind'] & string, place, date: `2026-10-${String(day).padStart(2, '0')}` },
      ...(partyGstin && place !== '96' && { partyGstin }),
      ...(place === '96' && { supplyType: 'export-with-tax' as const }),
      lines: values.map(({ value, rate }, at) => ({ hsn: at % 2 ? '998313' : '8471', value: value / 100, rate })),
    }),
  );

test('property: the tables sum to the documents to the paisa, Table 12 to its tables, and the halves are equal', () => {
  fc.assert(
    fc.property(fc.array(anySold, { maxLength: 12 }), (given) => {
      const rows = rowsOf(given.map((one, at) => sold({ ...one, number: `A-${at + 1}` })));
      const reported = rows.filter(({ section }) => section.at !== null);
      expect(reported).toHaveLength(rows.length);
      expect(sumOf(sectionSums(rows))).toEqual(sumOf(rows));
      for (const tab of ['b2b', 'b2c'] as const)
        expect(sumOf(hsnRowsOf(rows).filter((row) => row.tab === tab))).toEqual(
          sumOf(rows.filter((row) => hsnTabOf(row) === tab)),
        );
      for (const { cgst, sgst, igst } of rows) {
        expect(cgst).toBe(sgst);
        expect(igst === 0 || cgst === 0).toBe(true);
      }
      expect(sumInFile(rows)).toBe(sumOf(reported.filter(({ section }) => section.at !== '8')).taxable);
    }),
    { numRuns: 60 },
  );
});

/** What the invoices, notes and sums of a file come to, in paise: notes that lower are taken off. */
function sumInFile(rows: ReturnType<typeof rowsOf>): number {
  const file = JSON.parse(portalJson({ gstin: OWN, period: OCTOBER, rows, issued: [], form: 'GSTR-1' }));
  const inPaise = (amount: number) => parseRupees(amount.toFixed(2));
  type Item = { txval?: number; itm_det?: { txval: number } };
  const items = (of: Item[], sign = 1) =>
    of.reduce((sum, { txval, itm_det }) => sum + sign * inPaise(txval ?? itm_det?.txval ?? 0), 0);
  const sum = (of: unknown[] | undefined, one: (each: never) => number) =>
    (of ?? []).reduce<number>((all, each) => all + one(each as never), 0);
  const invoices = ({ inv }: { inv: { itms: Item[] }[] }) => sum(inv, ({ itms }: { itms: Item[] }) => items(itms));
  const note = ({ ntty, itms }: { ntty: string; itms: Item[] }) => items(itms, ntty === 'C' ? -1 : 1);
  return (
    sum(file.b2b, invoices) +
    sum(file.b2cl, invoices) +
    sum(file.exp, invoices) +
    sum(file.b2cs, (one: Item) => items([one])) +
    sum(file.cdnr, ({ nt }: { nt: { ntty: string; itms: Item[] }[] }) => sum(nt, note)) +
    sum(file.cdnur, note)
  );
}

test('an amended supply through an operator: what its month comes to now, with the operator it was reported under', () => {
  const operator = { operatorGstin: BUYER, operatorRole: 'pays' } as const;
  const [first, second] = ['ST/1', 'ST/2'].map((number) => ({
    ...sold({ number, date: '2026-10-05', place: '29', lines: [{ hsn: '998314', value: 10_000, rate: 18 }] }),
    ...operator,
  }));
  const is = {
    ...sold({ number: 'ST/1', date: '2026-10-05', place: '29', lines: [{ hsn: '998314', value: 7_000, rate: 18 }] }),
    ...operator,
  };
  const amendment = {
    id: 'a',
    period: '2026-11',
    first: { number: 'ST/1', date: first!.date, period: '2026-10' },
    was: first!,
    is,
  };
  const rows = rowsOfAmendments([amendment], REGISTRATIONS);
  expect([...new Set(rows.map(({ section }) => section.at))]).toEqual(['14A(b)']);
  const period = returnPeriodOf('2026-11')!;
  const earlier = rowsOf([first!, second!]);
  const file = JSON.parse(portalJson({ gstin: OWN, period, rows, issued: [], form: 'GSTR-1', earlier }));
  expect([file.supeco, file.supecoa.clttxa]).toEqual([undefined, undefined]);
  expect(file.supecoa.paytxa).toMatchObject([{ omon: '102026', oetin: BUYER, etin: BUYER, suppval: 17_000 }]);
});

describe('tables 15 and 15A, of what is supplied through us as the operator (s.9(5))', () => {
  const ride = (number: string, value: number, more: object = {}) => ({
    ...sold({ number, date: '2026-10-05', place: '29', lines: [{ hsn: '996412', value, rate: 5 }], ...more }),
    ...{ operatorGstin: BUYER, operatorRole: 'we-pay' as const },
  });
  const nobody = { operatorGstin: null };
  const OTHER = '29ZZZCK2026M1ZO';
  const toBuyer = { partyGstin: OTHER };
  const rides = [
    ride('R/1', 1_000, toBuyer),
    { ...ride('R/2', 2_000, toBuyer), ...nobody },
    ride('R/3', 300),
    { ...ride('R/4', 400), ...nobody },
    ride('R/5', 50),
  ];
  const file = (given: Partial<Parameters<typeof portalJson>[0]>) =>
    JSON.parse(portalJson({ gstin: OWN, period: OCTOBER, rows: rowsOf(rides), issued: [], form: 'GSTR-1', ...given }));

  test('documents of registered buyers one by one, consumers by place and rate, each by whether the supplier is known', () => {
    const { ecom } = file({});
    const half = (tax: number) => ({ camt: tax, samt: tax, csamt: 0 });
    const told = { idt: '05-10-2026', pos: '29', inv_typ: 'R', sply_ty: 'INTRA' };
    expect(ecom.b2b).toEqual([
      {
        ...{ stin: BUYER, rtin: OTHER },
        inv: [
          {
            ...{ inum: 'R/1', val: 1_050, ...told },
            itms: [{ num: 501, itm_det: { rt: 5, txval: 1_000, ...half(25) } }],
          },
        ],
      },
    ]);
    expect(ecom.urp2b).toMatchObject([{ rtin: OTHER, inv: [{ inum: 'R/2', val: 2_100 }] }]);
    expect(ecom.b2c).toEqual([{ stin: BUYER, sply_ty: 'INTRA', pos: '29', rt: 5, txval: 350, ...half(8.75) }]);
    expect(ecom.urp2c).toEqual([{ sply_ty: 'INTRA', pos: '29', rt: 5, txval: 400, ...half(10) }]);
  });

  test('amended: documents with their first number, consumers with what their month comes to now', () => {
    const change = (index: number, value: number, more: object = {}) => ({
      ...{ id: `a${index}`, period: '2026-11', was: rides[index]! },
      first: { number: rides[index]!.number, date: rides[index]!.date, period: '2026-10' },
      is: { ...rides[index]!, ...ride(`R/${index + 1}`, value, more), operatorGstin: rides[index]!.operatorGstin },
    });
    const amendments = [change(0, 900, toBuyer), change(1, 2_500, toBuyer), change(2, 100), change(3, 500)];
    const rows = rowsOfAmendments(amendments, REGISTRATIONS);
    expect([...new Set(rows.map(({ section }) => section.at))]).toEqual(['15A']);
    expect([...new Set(rows.flatMap(({ boxes }) => boxes.map(({ at }) => at)))]).toEqual(['3.1.1(i)']);
    const { ecom, ecoma } = file({ period: returnPeriodOf('2026-11')!, rows, earlier: rowsOf(rides) });
    expect(ecom).toBeUndefined();
    expect(ecoma).toMatchObject({
      b2ba: [{ stin: BUYER, rtin: OTHER, inv: [{ oinum: 'R/1', oidt: '05-10-2026', inum: 'R/1', val: 945 }] }],
      b2ca: [{ pos: '29', posItms: [{ stin: BUYER, ostin: BUYER, omon: '102026', itms: [{ rt: 5, txval: 150 }] }] }],
      urp2ba: [{ rtin: OTHER, inv: [{ oinum: 'R/2', val: 2_625 }] }],
      urp2ca: [{ pos: '29', omon: '102026', sply_ty: 'INTRA', itms: [{ rt: 5, txval: 500, camt: 12.5 }] }],
    });
  });
});
