import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { paise, rupees } from '../../shared/money';
import { type CashMove, cashPayments, cashReceipts, type LoanMove, loans } from './cash';
import { AUDIT_CLAUSES, formsOf, sectionOf, slugOf } from './clauses';
import { auditDueOf, returnDueOf } from './due';
import { type DueMove, duesOf, openOn } from './dues';
import { earlierDuesPaid, gratuityProvided, lateContributions, unpaidDues } from './payment-basis';
import { earlierSuppliersPaid, type SupplierBill, smallSuppliers } from './small-suppliers';
import { statementsFiled } from './statements';
import { expenditureOf } from './suppliers';
import {
  type Deducted,
  earlierTaxPaid,
  type Missing,
  paymentsWithoutTax,
  taxAtSource,
  taxInterest,
  withoutCovered,
} from './tds';
import { linesOfDealings } from './worksheet';

const filer = { isLlp: false, hasTransferPricing: false };
const returnDay = (year: string) => returnDueOf(year, filer).value.dueOn;
const daysOf = (year: string, asOf: string) => ({ year, asOf: isoDate(asOf), returnDueOn: returnDay(year) });

test.each([
  ['2025-26', 10_000_000, undefined, false, '3CA-3CD', '2026-09-30'],
  ['2025-26', 10_000_000.01, undefined, undefined, '3CA-3CD', '2026-09-30'],
  ['2025-26', 100_000_000, true, false, '3CA-3CD', '2026-09-30'],
  ['2025-26', 100_000_000.01, true, true, '3CA-3CD', '2026-09-30'],
  ['2026-27', 20_000_000, false, true, '26', '2027-09-30'],
  ['2024-25', 20_000_000, false, true, '3CA-3CD', '2025-11-10'],
] as const)(
  'in %s a turnover of %d, mostly not cash: %s, is audited: %s, on form %s by %s',
  (year, turnover, isMostlyDigital, isDue, form, due) => {
    const found = auditDueOf(year, { ...filer, turnover: rupees(turnover), isMostlyDigital });
    expect([found.isDue.value, found.form, found.reportDueOn.value.dueOn]).toEqual([isDue, form, due]);
  },
);

test('every clause has words, an own id, and a section of the year', () => {
  const clauses = AUDIT_CLAUSES.at(-1)?.value ?? [];
  expect(new Set(clauses.map(({ id }) => slugOf(id))).size).toBe(clauses.length);
  for (const { id, part } of clauses) {
    expect(english({ id: `tax-audit.clause.${slugOf(id)}`, params: {} })).not.toBe('');
    expect(english({ id: `tax-audit.part.${part}`, params: {} })).not.toBe('');
  }
  const cash = clauses.find(({ id }) => id === '21(d)');
  expect(cash && [sectionOf(cash, '2025-26'), sectionOf(cash, '2026-27')]).toEqual([
    { section: '40A(3)', isOld: false },
    { section: '36', isOld: false },
  ]);
  const stock = clauses.find(({ id }) => id === '14');
  expect(stock && sectionOf(stock, '2026-27')).toEqual({ section: '145A', isOld: true });
});

test.each([
  ['19', '2025-26', 'Preliminary expenses (s.35D to 2025-26): Form 3AF is the statement, Form 3AE the audit report.'],
  ['19', '2026-27', 'Preliminary expenses (s.35D to 2025-26): Form 5 is the statement, Form 6 the audit report.'],
  [
    '33',
    '2025-26',
    'The start-up deduction needs the report in Form 10CCB. The deduction for new employees needs the report in Form 10DA.',
  ],
  [
    '33',
    '2026-27',
    'The start-up deduction needs the report in Form 10CCB or its successor. The deduction for new employees needs the report in Form 10DA or its successor.',
  ],
  ['18', '2026-27', ''],
])('clause %s names the forms of %s that go with it', (id, year, words) => {
  expect(formsOf({ id }, year).map(english).join(' ')).toBe(words);
});

const move = (account: string, date: string, amount: number, more: Partial<DueMove> = {}): DueMove => ({
  ...{
    account,
    date: isoDate(date),
    amount: rupees(amount),
    voucherId: `${account} ${date}`,
    narration: 'Due',
    isOpening: false,
  },
  ...more,
});
const sums = (figure: { figure: { value: number } }) => figure.figure.value / 100;

test('clause 44 parts what bills charge by registration, and says what no bill holds', () => {
  const filled = expenditureOf(
    [
      { party: 'Loose', kind: 'unregistered', amount: rupees(500) },
      { party: 'Large', kind: 'taxed', amount: rupees(9_000) },
      { party: 'School', kind: 'exempt', amount: rupees(1_000) },
      { party: 'Corner', kind: 'composition', amount: rupees(2_000) },
    ],
    rupees(700),
  );
  expect(sums(filled)).toBe(12_500);
  expect(filled.rows.map(({ party }) => party)).toEqual(['School', 'Corner', 'Large', 'Loose']);
  expect(filled.figure.steps.map(({ id, quantity }) => [id, quantity.value])).toEqual([
    ...[
      ['exempt', rupees(1_000)],
      ['composition', rupees(2_000)],
      ['taxed', rupees(9_000)],
    ],
    ...[
      ['registered', rupees(12_000)],
      ['unregistered', rupees(500)],
      ['all', rupees(12_500)],
    ],
  ]);
  expect(filled.notes.map(english)[0]).toBe(
    'Expenses of ₹700 stand in no bill: add them by the registration of who was paid.',
  );
  expect(expenditureOf([], paise(0))).toMatchObject({ rows: [], notes: [] });
});

test('clause 34(b) names each statement with its days; what is late or overdue counts', () => {
  const one = { form: '26Q', dueOn: isoDate('2025-07-31'), receipt: 'R1', tax: rupees(100) };
  const filled = statementsFiled(
    [
      { ...one, quarter: '2025-26 Q1', filedOn: isoDate('2025-07-31') },
      { ...one, quarter: '2025-26 Q2', dueOn: isoDate('2025-10-31'), filedOn: isoDate('2025-11-01'), receipt: null },
      { ...one, quarter: '2025-26 Q3', dueOn: isoDate('2026-01-31'), filedOn: null, receipt: null },
      { ...one, quarter: '2025-26 Q4', dueOn: isoDate('2026-05-31'), filedOn: null, receipt: null },
    ],
    isoDate('2026-05-31'),
  );
  expect(filled.rows.map(({ text, isCounted }) => [english(text), isCounted])).toEqual([
    ['26Q, 2025-26 Q1: due 31 Jul 2025, filed 31 Jul 2025, receipt R1', false],
    ['26Q, 2025-26 Q2: due 31 Oct 2025, filed late on 01 Nov 2025, no receipt recorded', true],
    ['26Q, 2025-26 Q3: due 31 Jan 2026, not filed', true],
    ['26Q, 2025-26 Q4: due 31 May 2026, to be filed', false],
  ]);
  expect(sums(filled)).toBe(400);
});

test('the oldest due is paid first, what is paid ahead pays the next, and an opening is of the year before', () => {
  const dues = duesOf([
    move('2713', '2025-04-01', -500, { isOpening: true }),
    move('2713', '2025-05-01', -1_000),
    move('2713', '2025-05-10', 700),
    move('2713', '2025-05-20', 1_000),
    move('2713', '2025-06-01', -300),
  ]);
  expect(dues.map(({ year, payments }) => [year, payments.map(({ on, amount }) => [on, amount / 100])])).toEqual([
    ['2024-25', [['2025-05-10', 500]]],
    [
      '2025-26',
      [
        ['2025-05-10', 200],
        ['2025-05-20', 800],
      ],
    ],
    ['2025-26', [['2025-06-01', 200]]],
  ]);
  expect(dues.map((due) => openOn(due) / 100)).toEqual([0, 0, 100]);
});

test.each([
  ['paid on the last day of the year', '2026-03-31', 0, 0],
  ['paid on the day of the return', '2026-10-31', 0, 1],
  ['paid the day after', '2026-11-01', 90_000, 1],
])('43B: bonus of the year %s (%s) leaves %d', (_what, on, unpaid, listed) => {
  const dues = duesOf([move('2802', '2026-03-31', -90_000), move('2802', on, 90_000)]);
  const filled = unpaidDues(dues, daysOf('2025-26', '2026-11-20'));
  expect([sums(filled), filled.rows.length]).toEqual([unpaid, listed]);
  // What waited is deducted in the year of its payment, and nothing else.
  expect(earlierDuesPaid(dues, '2026-27', returnDay) / 100).toBe(unpaid);
});

test('43B: before the return what is unpaid counts as it stands; of a year that runs nothing is told', () => {
  const dues = duesOf([
    move('2802', '2026-03-31', -90_000),
    move('2802', '2026-06-30', 50_000),
    move('2711', '2026-03-31', -10_000),
  ]);
  const now = unpaidDues(dues, daysOf('2025-26', '2026-07-15'));
  expect([sums(now), now.rows.map(({ isCounted, amount }) => [isCounted, amount / 100])]).toEqual([
    40_000,
    [
      [false, 50_000],
      [true, 40_000],
      [false, 10_000],
    ],
  ]);
  expect(now.notes.map(english).join(' ')).toMatch(/still deducted this year.*not charged to profit/);
  const running = unpaidDues(dues, daysOf('2025-26', '2026-03-31'));
  expect([sums(running), running.rows]).toEqual([0, []]);
  expect(english(running.notes[0] ?? '')).toMatch(/has not ended/);
});

const share = (month: string, employee: number): Partial<DueMove> => ({ month, employeeShare: rupees(employee) });

test.each([
  ['2025-26', '2025-06', '2025-07-15', 0],
  ['2025-26', '2025-06', '2025-07-16', 12_000],
  // From tax year 2026-27 the day of the return counts.
  ['2026-27', '2026-06', '2026-07-16', 0],
  ['2026-27', '2026-06', '2027-10-31', 0],
  ['2026-27', '2026-06', '2027-11-01', 12_000],
])("36(1)(va): in %s the employees' share of %s paid on %s leaves %d", (year, month, on, late) => {
  const dues = duesOf([move('2713', `${month}-30`, -25_000, share(month, 12_000)), move('2713', on, 25_000)]);
  expect(sums(lateContributions(dues, daysOf(year, '2028-01-01')))).toBe(late);
});

test("the employees' share has its own rule: payment basis counts the employer's alone", () => {
  const dues = duesOf([move('2713', '2026-03-31', -25_000, share('2026-03', 12_000))]);
  const days = daysOf('2025-26', '2026-11-20');
  expect([sums(unpaidDues(dues, days)), sums(lateContributions(dues, days))]).toEqual([13_000, 12_000]);
});

test('a provision for gratuity is not deducted until it is paid', () => {
  const dues = duesOf([move('2421', '2026-03-31', -20_000), move('2421', '2026-04-02', 5_000)]);
  expect(sums(gratuityProvided(dues, '2025-26'))).toBe(20_000);
});

const bill = (billDate: string, paidOn: string | null, more: Partial<SupplierBill> = {}): SupplierBill => ({
  ...{ party: 'Tiny Works', ref: 'T-1', billDate: isoDate(billDate), agreedDays: null, amount: rupees(118_000) },
  ...{ credit: rupees(18_000), voucherId: null },
  payments: paidOn ? [{ paidOn: isoDate(paidOn), amount: rupees(118_000) }] : [],
  ...more,
});

test.each([
  ['2026-03-16', '2026-04-01', 100_000],
  ['2026-03-17', '2026-04-01', 0],
  ['2025-06-01', '2026-03-31', 0],
  ['2025-06-01', null, 100_000],
] as const)('43B(h): a bill of %s paid on %s waits with %d, without its GST credit', (billDate, paidOn, waits) => {
  const bills = [bill(billDate, paidOn)];
  expect(sums(smallSuppliers(bills, daysOf('2025-26', '2026-11-20')))).toBe(waits);
  expect(sums(smallSuppliers(bills, daysOf('2025-26', '2026-03-31')))).toBe(0);
  expect(earlierSuppliersPaid(bills, '2026-27') / 100).toBe(paidOn ? waits : 0);
});

const cash = (date: string, amount: number, more: Partial<CashMove> = {}): CashMove => ({
  ...{ date: isoDate(date), amount: rupees(amount), party: 'Ravi', billId: null, narration: 'Repairs' },
  ...{ voucherId: `${date} ${amount}`, purpose: 'expense' },
  ...more,
});

test.each<[string, CashMove[], number]>([
  ['at the limit', [cash('2026-05-01', -10_000)], 0],
  ['a paisa above', [cash('2026-05-01', -10_000.01)], 10_000.01],
  ['in two payments of a day', [cash('2026-05-01', -6_000), cash('2026-05-01', -5_000)], 11_000],
  ['on two days', [cash('2026-05-01', -6_000), cash('2026-05-02', -5_000)], 0],
  ['to two people', [cash('2026-05-01', -6_000), cash('2026-05-01', -5_000, { party: 'Sita' })], 0],
  [
    'by two vouchers that name nobody',
    [cash('2026-05-01', -6_000, { party: null }), cash('2026-05-01', -5_000, { party: null })],
    0,
  ],
  ['for freight within its limit', [cash('2026-05-01', -35_000, { purpose: 'freight' })], 0],
  ['for freight above it', [cash('2026-05-01', -35_000.01, { purpose: 'freight' })], 35_000.01],
  // Each kind of payment of a day has its own limit.
  ['for freight and more', [cash('2026-05-01', -9_000, { purpose: 'freight' }), cash('2026-05-01', -2_000)], 0],
  ['for both at their limits', [cash('2026-05-01', -35_000, { purpose: 'freight' }), cash('2026-05-01', -10_000)], 0],
  [
    'for freight within its limit and more above the ordinary one',
    [cash('2026-05-01', -35_000, { purpose: 'freight' }), cash('2026-05-01', -10_000.01)],
    10_000.01,
  ],
  [
    'for freight above its limit and more within the ordinary one',
    [cash('2026-05-01', -35_000.01, { purpose: 'freight' }), cash('2026-05-01', -10_000)],
    35_000.01,
  ],
  ['to a lender', [cash('2026-05-01', -50_000, { purpose: 'loan' })], 0],
])('40A(3): cash paid %s: %#', (_what, moves, amount) => {
  expect(sums(cashPayments(moves, '2026-27'))).toBe(amount);
});

test('40A(3): both limits are told where freight was paid, and a person with both on a day counts once', () => {
  const both = [cash('2026-05-01', -36_000, { purpose: 'freight' }), cash('2026-05-01', -11_000)];
  const summary = (moves: CashMove[]) => inEnglish(cashPayments(moves, '2026-27').figure.steps.at(-1)?.summary);
  expect(summary(both)).toMatch(
    /^₹47,000 was paid in cash on 1 day to a person above ₹10,000 \(for goods carriages ₹35,000\);/,
  );
  expect(summary(both.slice(1))).toMatch(/above ₹10,000; none/);
});

test.each<[string, CashMove[], number]>([
  ['below two lakh', [cash('2026-05-01', 199_999.99)], 0],
  ['two lakh', [cash('2026-05-01', 200_000)], 200_000],
  [
    'for one bill on two days',
    [cash('2026-05-01', 120_000, { billId: 'b' }), cash('2026-05-03', 80_000, { billId: 'b' })],
    200_000,
  ],
  ['from the own bank', [cash('2026-05-01', 300_000, { purpose: 'own' })], 0],
])('269ST: cash received %s', (_what, moves, amount) => {
  expect(sums(cashReceipts(moves, '2026-27'))).toBe(amount);
});

const loan = (date: string, amount: number, isCash = true): LoanMove => ({
  ...{
    account: '2502',
    date: isoDate(date),
    amount: paise(Math.round(amount * 100)),
    party: 'Director',
    narration: 'Loan',
  },
  ...{ voucherId: date, isCash },
});
const FROM = isoDate('2026-04-01');

test('269SS and 269T: what is owed already counts, cash makes the figure, and loans through a bank are listed', () => {
  expect(sums(loans([loan('2026-05-01', -19_999.99)], '2026-27', 'taken', FROM))).toBe(0);
  expect(sums(loans([loan('2026-05-01', -20_000)], '2026-27', 'taken', FROM))).toBe(20_000);
  const grown = loans([loan('2025-05-01', -100_000, false), loan('2026-05-01', -5_000)], '2026-27', 'taken', FROM);
  expect([sums(grown), grown.rows.length]).toEqual([5_000, 1]);
  const banked = loans([loan('2026-05-01', -100_000, false)], '2026-27', 'taken', FROM);
  expect([sums(banked), banked.rows.map(({ isCounted }) => isCounted)]).toEqual([0, [false]]);
  const repaid = [loan('2025-05-01', -100_000, false), loan('2026-05-01', 15_000)];
  expect(sums(loans(repaid, '2026-27', 'repaid', FROM))).toBe(15_000);
  expect(sums(loans([loan('2025-05-01', -15_000), loan('2026-05-01', 15_000)], '2026-27', 'repaid', FROM))).toBe(0);
});

const missing = (eventOn: string, base: number, more: Partial<Missing> = {}): Missing => ({
  ...{
    eventOn: isoDate(eventOn),
    amount: rupees(base),
    base: rupees(base),
    tax: rupees(base / 10),
    lawful: rupees(base / 10),
  },
  ...{ withheld: paise(0), narration: 'Advice', payeeName: 'Mehta', voucherId: null },
  ...more,
});
const deducted = (eventOn: string, depositedOn: string | null, more: Partial<Deducted> = {}): Deducted => ({
  ...{ id: eventOn, tan: 'BLRA12345B', act: '1961', section: '194J', code: '194J', payeeKind: 'other' },
  ...{
    eventOn: isoDate(eventOn),
    deductedOn: isoDate(eventOn),
    tax: rupees(6_000),
    open: rupees(depositedOn ? 0 : 6_000),
  },
  ...{ payeeName: 'Mehta', statement: 'residents', base: rupees(60_000), voucherId: null },
  depositedOn: depositedOn ? isoDate(depositedOn) : null,
  ...more,
});

test.each<[string, Missing[], Deducted[], string, number]>([
  ['nothing was withheld', [missing('2025-06-01', 60_000)], [], '2026-11-20', 18_000],
  ['too little was withheld', [missing('2025-06-01', 60_000, { withheld: rupees(1_000) })], [], '2026-11-20', 0],
  ['deposited late, but on the day of the return', [], [deducted('2026-03-10', '2026-10-31')], '2026-11-20', 0],
  ['deposited the day after', [], [deducted('2026-03-10', '2026-11-01')], '2026-11-20', 18_000],
  ['not deposited, on its last day', [], [deducted('2026-03-10', null)], '2026-04-30', 0],
  ['not deposited, the day after', [], [deducted('2026-03-10', null)], '2026-05-01', 18_000],
  [
    'abroad, deposited too late',
    [],
    [deducted('2026-03-10', '2026-11-01', { statement: 'non-residents' })],
    '2026-11-20',
    60_000,
  ],
])('40(a): %s', (_what, lacking, own, asOf, amount) => {
  expect(sums(paymentsWithoutTax(lacking, own, daysOf('2025-26', asOf)))).toBe(amount);
});

test('deductions recorded without a payee cover the payments of their month, the earliest first', () => {
  const lacking = [missing('2025-06-01', 60_000), missing('2025-06-20', 10_000), missing('2025-07-01', 60_000)];
  const event = deducted('2025-06-30', '2025-07-07', { base: null });
  expect(withoutCovered(lacking, [event]).map(({ eventOn }) => eventOn)).toEqual(['2025-06-20', '2025-07-01']);
  const less = { ...event, tax: rupees(5_999) };
  expect(withoutCovered(lacking, [less]).map(({ eventOn }) => eventOn)).toEqual(['2025-06-01', '2025-07-01']);
  expect(withoutCovered(lacking, [{ ...event, statement: 'salary' }])).toHaveLength(3);
});

test('tax deposited after the return is deducted in the year of the deposit, with its interest and default told', () => {
  const own = [deducted('2026-03-10', '2026-11-01')];
  expect(earlierTaxPaid(own, '2026-27', returnDay) / 100).toBe(18_000);
  const days = daysOf('2025-26', '2026-11-20');
  // March to November: nine months of 1.5%.
  expect(sums(taxInterest(own, days))).toBe(810);
  expect(sums(taxAtSource([missing('2025-06-01', 60_000)], own, days))).toBe(6_000);
});

test('what the ledger holds comes as the lines of the return, each with its clauses', () => {
  const dues = duesOf([
    move('2802', '2026-03-31', -90_000),
    move('2421', '2026-03-31', -20_000),
    move('2713', '2025-06-30', -25_000, share('2025-06', 12_000)),
    move('2713', '2025-08-01', 25_000),
  ]);
  const dealings = {
    ...{ dues, bills: [bill('2025-06-01', null)], cash: [cash('2025-05-01', -11_000)], loans: [] },
    ...{ missing: [missing('2025-06-01', 60_000)], deducted: [] },
  };
  const lines = linesOfDealings(dealings, daysOf('2025-26', '2026-11-20'), returnDay);
  expect(lines.map(({ line, amount, clauses }) => [line, amount / 100, clauses.join()])).toEqual([
    ['unpaid-dues', 90_000, '26'],
    ['other-disallowed', 32_000, '20(b),21(e)'],
    ['small-suppliers', 100_000, '22(iii)'],
    ['tds-default', 18_000, '21(b)'],
    ['cash-payments', 11_000, '21(d)'],
  ]);
});
