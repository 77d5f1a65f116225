import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { CHART } from '../bank/chart/chart';
import { CATEGORY_KINDS } from '../bank/values';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { paymentsIn } from '../spending/spending-lines';
import { MOST_ROWS, reportOf as reportSaid } from './reports';
import * as heads from './reports-heads';
import { type Cell, cellsOf, daysWithin, type ReportDay, type ReportLine, reportDay } from './reports-lines';
import { REPORTS } from './reports-names';

// Read as a reader of English has them.
const reportOf = (...facts: Parameters<typeof reportSaid>) => inEnglish(reportSaid(...facts));
const profitPlace = (...line: Parameters<typeof heads.profitPlace>) => inEnglish(heads.profitPlace(...line));
const cashPlace = (...line: Parameters<typeof heads.cashPlace>) => inEnglish(heads.cashPlace(...line));

const day = isoDate;

// October of the founder's journey.
const OCTOBER: ReportDay[] = [
  {
    day: day('2026-10-01'),
    lines: [
      ['expense', 'pantry', -45_000],
      ['expense', 'pantry', -45_000],
    ],
  },
  { day: day('2026-10-03'), lines: [['income', 'services-domestic', 11_800_000]] },
  { day: day('2026-10-05'), lines: [['expense', 'office-rent', -6_000_000]] },
  { day: day('2026-10-07'), lines: [['tax_payment', 'tds-deposited', -600_000]] },
  { day: day('2026-10-12'), lines: [['expense', 'legal-fees', -4_500_000]] },
  { day: day('2026-10-15'), lines: [['transfer', 'own-account-transfer', -5_000_000]] },
  { day: day('2026-10-31'), lines: [['income', 'bank-interest', 21_200]] },
];
const cells = cellsOf(OCTOBER);
const sectionsOf = (name: (typeof REPORTS)[number], of: readonly Cell[] = cells) =>
  Object.fromEntries(
    reportOf(name, ['2026-10'], of, null).sections.map(({ head, rows, total }) => [
      head,
      { ...Object.fromEntries(rows.map((row) => [row.label, row.total])), all: total },
    ]),
  );

describe('the reports of a month', () => {
  test('profit and loss by statement head, without transfers and tax', () => {
    expect(sectionsOf('profit-and-loss')).toEqual({
      Income: { 'Revenue from operations': 11_800_000, 'Other income': 21_200, all: 11_821_200 },
      Expenses: { Rent: 6_000_000, 'Legal and professional': 4_500_000, 'Staff welfare': 90_000, all: 10_590_000 },
    });
    const { net, leftOut } = reportOf('profit-and-loss', ['2026-10'], cells, null);
    expect(net).toBe(1_231_200);
    expect(leftOut).toEqual([
      { label: 'Tax payments', isOpen: false, moneyIn: 0, moneyOut: 600_000, count: 1 },
      { label: 'Transfers, capital, loans and assets', isOpen: false, moneyIn: 0, moneyOut: 5_000_000, count: 1 },
    ]);
  });

  test('cash flow by activity, without what only moves between own accounts', () => {
    expect(sectionsOf('cash-flow')).toMatchObject({
      'Operating activities': { Revenue: 11_800_000, 'Rent and premises': -6_000_000, 'Statutory dues': -600_000 },
      'Investing activities': { 'Other income': 21_200, all: 21_200 },
    });
    expect(reportOf('cash-flow', ['2026-10'], cells, null).net).toBe(11_821_200 - 11_190_000);
  });

  test('categories hold every line: their net is receipts less payments', () => {
    expect(reportOf('categories', ['2026-10'], cells, null).net).toBe(11_821_200 - 16_190_000);
    expect(sectionsOf('categories')['Tax payments']).toEqual({ 'TDS deposited': 600_000, all: 600_000 });
  });

  test('an own category stands under the name it has today', () => {
    const own = cellsOf([{ day: day('2026-10-02'), lines: [['expense', 'own-1', -300]] }]);
    const labels = (names: ReadonlyMap<string, string>) =>
      reportOf('categories', ['2026-10'], own, null, names).sections[0]?.rows.map(({ label }) => label);
    expect(labels(new Map([['own-1', 'Event hall']]))).toEqual(['Event hall']);
    expect(labels(new Map([['own-1', 'Marquee']]))).toEqual(['Marquee']);
  });

  test('payees on both sides', () => {
    const lines: ReportLine[] = [
      ['expense', 'legal-fees', -100, 'ADV MEHRA'],
      [null, null, 40, 'ADV MEHRA'],
      ['transfer', 'own-account-transfer', -5, 'SELF'],
      [null, null, -7, null],
    ];
    expect(sectionsOf('payees', cellsOf([{ day: day('2026-10-02'), lines }]))).toEqual({
      'Received from': { 'ADV MEHRA': 40, all: 40 },
      'Paid to': { 'ADV MEHRA': 100, 'Without a name in the narration': 7, all: 107 },
    });
  });
});

test.each([
  ['customer-refund', 'income', -10, 'Income', 'Revenue from operations', -10],
  ['vendor-refund', 'income', 10, 'Income', 'Refunds from vendors', -10],
] as const)('%s lessens what it takes back', (categoryId, kind, amount, _section, head, total) => {
  const [section] = reportOf(
    'profit-and-loss',
    ['2026-10'],
    cellsOf([{ day: day('2026-10-02'), lines: [[kind, categoryId, amount]] }]),
    null,
  ).sections;
  expect(section?.rows).toEqual([{ label: head, amounts: [total], total, compare: null }]);
});

test('a category of one’s own counts under its kind, and a bare kind under the others', () => {
  expect(profitPlace('expense', 'Drone parts')).toEqual({ section: 'expenses', head: 'Other expenses' });
  expect(profitPlace('income', null)).toEqual({ section: 'income', head: 'Other income' });
  expect(profitPlace('expense', 'services-domestic')).toEqual({ section: 'expenses', head: 'Other expenses' });
  expect(cashPlace('transfer', 'Between us')).toBe('own');
  expect(cashPlace('expense', 'Drone parts')).toEqual({ activity: 'operating', label: 'Other expenses' });
});

test('every category of the chart has its place in both statements', () => {
  for (const { kind, id, name, statementHead } of CHART) {
    const place = profitPlace(kind, id);
    expect(place === null, name).toBe(kind !== 'income' && kind !== 'expense');
    expect(place?.head ?? '', statementHead).not.toMatch(/Reduce|Reverses|By nature|PG clearing/);
    expect(cashPlace(kind, id), name).toBeDefined();
  }
});

test('the period compared with appears row by row, with rows that only it has', () => {
  const before = cellsOf([
    {
      day: day('2026-09-05'),
      lines: [
        ['expense', 'legal-fees', -3],
        ['expense', 'fuel', -4],
      ],
    },
  ]);
  const { sections, compareNet } = reportOf('profit-and-loss', ['2026-10'], cells, before);
  expect(sections[1]?.rows.find(({ label }) => label === 'Legal and professional')?.compare).toBe(3);
  expect(sections[1]?.rows.find(({ label }) => label === 'Conveyance')).toMatchObject({ total: 0, compare: 4 });
  expect(compareNet).toBe(-7);
});

test('thousands of payees stay a report, and still add up', () => {
  const lines = Array.from({ length: 1_000 }, (_, at): ReportLine => [null, null, -(at + 1), `P${at}`]);
  const [section] = reportOf('payees', ['2026-10'], cellsOf([{ day: day('2026-10-01'), lines }]), null).sections;
  expect(section?.rows).toHaveLength(MOST_ROWS + 1);
  expect(section?.rows.at(-1)?.label).toBe('800 others');
  expect(section?.rows.reduce((whole, { total }) => whole + total, 0)).toBe(section?.total);
});

const names = fc.constantFrom(null, ...CHART.map(({ id }) => id), 'of-one-own');
// A part of the fifth value 1 was deducted: its line is of the other side.
const line = fc.tuple(
  fc.constantFrom(null, ...CATEGORY_KINDS),
  names,
  fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  fc.constantFrom(null, 'A', 'B'),
  fc.constantFrom(0 as const, 1 as const),
);
const days = fc.array(
  fc.record({ day: fc.constantFrom('2026-08-31', '2026-09-01', '2026-10-15').map(day), lines: fc.array(line) }),
);

test('sections, months and what is left out account for every paisa of every line', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...REPORTS), (all, name) => {
      const months = ['2026-08', '2026-09', '2026-10'];
      const { net, amounts, leftOut, sections } = reportOf(name, months, cellsOf(all), null);
      const whole = all.flatMap(({ lines }) => lines).reduce((sum, [, , amount]) => sum + amount, 0);
      const rest = leftOut.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0);
      expect(net + rest).toBe(whole);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(net);
      for (const { rows, total, amounts: columns } of sections) {
        expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total);
        expect(columns.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      }
    }),
  );
});

test('a sum outside the months of the report is a fault, not a figure', () => {
  expect(() => reportOf('categories', ['2026-09'], cells, null)).toThrow(RangeError);
});

test('what the database gives is read with the parts of split lines', () => {
  const row = {
    day: '2026-10-02',
    lines: '[["expense","legal-fees",-10]]',
    parts: '[[["expense","fuel",-3],["expense","legal-fees",-4]]]',
  };
  expect(cellsOf([reportDay(row)])).toMatchObject([
    { categoryId: 'legal-fees', amount: 14, count: 2 },
    { categoryId: 'fuel', amount: 3, count: 1 },
  ]);
  expect(daysWithin([reportDay(row)], day('2026-10-03'), day('2026-10-09'))).toEqual([]);
});

test('amounts stay whole paise', () => {
  expect(() => cellsOf([{ day: day('2026-10-01'), lines: [[null, null, 0.5]] }])).toThrow(RangeError);
  expect(paise(1)).toBe(1);
});

test('a split line is one transaction, however many parts it has', () => {
  const parts = '[[["expense","fuel",-300],["tax_payment","gst-paid",-700]]]';
  const read = reportDay({ day: '2026-10-05', lines: '[[null,null,-5]]', parts });
  expect([read.lines.length, read.transactions]).toEqual([3, 2]);
});

describe('the lines behind a row', () => {
  const line = (category: Cell['category'], categoryId: string | null, payee: string | null): Cell => ({
    ...{
      month: '2026-10',
      category,
      categoryId,
      side: 'debit',
      lineSide: 'debit',
      amount: paise(100),
      count: 1,
      payee,
    },
  });
  const filterOf = (name: (typeof REPORTS)[number], cell: Cell) =>
    reportOf(name, ['2026-10'], [cell], null).sections[0]?.rows[0]?.lines;

  test.each([
    ['categories', line('expense', 'fuel', null), { category: 'Fuel' }],
    ['categories', line(null, null, null), { category: 'uncategorized', side: 'debit' }],
    ['categories', line('expense', null, null), undefined],
    ['cash-flow', line(null, null, null), undefined],
    ['profit-and-loss', line('expense', 'cabs', null), undefined],
    ['payees', line('expense', 'fuel', 'ZEPTO'), { payee: 'ZEPTO', side: 'debit' }],
    ['payees', line('expense', 'fuel', null), undefined],
  ] as const)('are found by a filter where one finds them: %s %j', (name, cell, filter) => {
    expect(filterOf(name, cell)).toEqual(filter);
  });

  test('are of several filters where rows beyond the most are added up', () => {
    const many = Array.from({ length: MOST_ROWS + 12 }, (_, at) => line('expense', null, `PAYEE ${at}`));
    expect(reportOf('payees', ['2026-10'], many, null).sections[0]?.rows.at(-1)?.lines).toBeUndefined();
  });

  test.each([
    ['profit-and-loss', line('tax_payment', 'gst-paid', null), [false]],
    ['profit-and-loss', line(null, null, null), [true]],
  ] as const)('say whether what %s leaves out only waits for a category', (name, cell, isOpen) => {
    expect(reportOf(name, ['2026-10'], [cell], null).leftOut.map((part) => part.isOpen)).toEqual(isOpen);
  });
});

describe('what was deducted from a receipt', () => {
  // A sale of 1,000 of which the gateway kept 20 and 3.60, and one of 100 after 10 of TDS.
  const lines: ReportLine[] = [
    ['income', 'services-domestic', 1_000_00, 'GATEWAY'],
    ['expense', 'payment-gateway-fees', -23_60, 'GATEWAY', 1],
    ['income', 'services-domestic', 100_00, 'LARK LABS'],
    ['tax_payment', 'tds-on-receipts', -10_00, 'LARK LABS', 1],
    ['expense', 'office-rent', -500_00, 'LARK LABS'],
  ];
  const told = (name: (typeof REPORTS)[number]) =>
    reportOf(name, ['2026-10'], cellsOf([{ day: day('2026-10-02'), lines }]), null).sections.map(({ id, rows }) => [
      id,
      ...rows.map(({ total }) => total),
    ]);

  test('is an expense beside the whole of the sale', () => {
    expect(told('profit-and-loss')).toEqual([
      ['income', 1_100_00],
      ['expenses', 500_00, 23_60],
    ]);
  });

  test('lessens what its payer paid, and is paid to nobody', () => {
    expect(told('payees')).toEqual([
      ['credit', 976_40, 90_00],
      ['debit', 500_00],
    ]);
  });

  test('is no payment of its own in which a rhythm may show', () => {
    expect(paymentsIn([{ day: day('2026-10-02'), lines }])).toEqual([
      { day: day('2026-10-02'), payee: 'LARK LABS', categoryId: 'office-rent', amount: 500_00 },
    ]);
  });
});
