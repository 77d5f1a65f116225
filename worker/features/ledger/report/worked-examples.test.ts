import { beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLE_NAMES, type Example, exampleOf } from '../../../domain/ledger/statement/reading.fixture';
import { isoDate } from '../../../domain/shared/dates';
import { formatRupees, type Paise, parseRupees } from '../../../domain/shared/money';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { expectStatements, postExample, type Row, rupees, sides } from '../../../testing/statements';

let cookie: string;
let companyId: string;

beforeEach(async () => {
  clockInIndia('2027-03-31 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  companyId = companies.a1;
});

const at = (path: string) => `/companies/${companyId}/${path}`;
const get = async (path: string) => {
  const { status, body } = await ask(cookie, 'GET', at(path));
  expect([path, status, status === 200 ? '' : body]).toEqual([path, 200, '']);
  return body;
};
const made = async (path: string, given: object, method = 'POST') => {
  const { status, body } = await ask(cookie, method, at(path), given);
  expect([path, given, status < 300 ? '' : body]).toEqual([path, given, '']);
  return body;
};

describe('the worked examples, posted as vouchers and read by calls', () => {
  test.each(EXAMPLE_NAMES)('%s', async (name) => {
    await postExample(cookie, companyId, name);
    const example = exampleOf(name);
    const { profitAndLoss, balanceSheet, cashFlow, inHundreds, due } = example;
    const query = due.map(({ account, amount }) => `&due=${account}:${formatRupees(amount)}`).join('');
    await expectStatements(get, example, query);

    const { from, to } = profitAndLoss;
    // What comes to nothing was booked all the same.
    expect((await get(`profit-and-loss?from=${from}&to=${to}`)).isBooked).toBe(true);
    expect((await get('profit-and-loss?from=2020-04-01&to=2020-04-30')).isBooked).toBe(false);
    const flow = await get(`cash-flow?from=${from}&to=${to}`);
    expect(Number(flow.totals.openingCash) + Number(flow.totals.change)).toBeCloseTo(
      Number(flow.totals.closingCash),
      2,
    );
    for (const { kind, amount, parts } of flow.rows as (Row & { parts: { amounts: string[] }[] })[])
      if (kind === 'line') {
        const sum = parts.reduce((all, { amounts: [first] }) => all + Math.round(Number(first) * 100), 0);
        expect(sum).toBe(Math.round(Number(amount) * 100));
      }
    if (cashFlow) {
      const amounts = flow.rows.map(({ amount }: Row) => amount);
      for (const figure of Object.values(rupees(cashFlow.figures))) expect(amounts).toContain(figure);
      expect(flow.totals).toMatchObject({
        change: formatRupees(cashFlow.totals.change!),
        openingCash: formatRupees(cashFlow.totals.opening!),
        closingCash: formatRupees(cashFlow.totals.closing!),
      });
    }
    if (inHundreds) {
      const rounded = await get(`balance-sheet?on=${balanceSheet.on}${query}&unit=hundred`);
      const inUnit = (of: Readonly<Record<string, Paise>>) =>
        rupees(Object.fromEntries(Object.entries(of).map(([line, amount]) => [line, (amount / 100) as Paise])));
      expect(sides(rounded.rows)).toEqual({
        liabilities: inUnit(inHundreds.liabilities),
        assets: inUnit(inHundreds.assets),
      });
      const next = await get('trial-balance?on=2026-04-01');
      const surplus = next.rows.find(({ code }: { code: string }) => code === '2203');
      expect(surplus.credit).toBe('2565339.82');
      expect(next.rows.filter(({ head }: Row) => head === 'income' || head === 'expense')).toEqual([]);
    }
  });
});

const STATEMENT = `Date,Description,Debit Amount,Credit Amount,Balance
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99100.00
03/10/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88,,118000.00,217100.00
05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157100.00
07/10/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,,151100.00
12/10/2026,IMPS-P2A-ADV MEHRA LEGAL RETAINER,45000.00,,106100.00
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00`;

/** Categories of the lines of a statement, each chosen for all lines that say a text. */
async function choose(choices: readonly (readonly [text: string, category: string, subcategory: string])[]) {
  const lines: { id: string; description: string }[] = await get('bank-transactions?limit=100');
  for (const [text, category, subcategory] of choices) {
    const meant = lines.filter(({ description }) => description.includes(text));
    expect([text, meant.length > 0]).toEqual([text, true]);
    for (const { id } of meant) {
      const { status, body } = await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, {
        ...{ category, subcategory },
      });
      expect([text, status, status === 200 ? '' : body]).toEqual([text, 200, '']);
    }
  }
}

/** The company is registered for GST from a day on. */
const registerFrom = (day: string) =>
  made('facts', {
    ...{ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', holdsFrom: day },
    value: { filer: 'regular-monthly', registeredOn: day },
  });

const BANK = 'Bank current[4471]';
const debit = (account: string, amount: string) => ({ account, debit: amount });
const credit = (account: string, amount: string) => ({ account, credit: amount });
const voucher = (kind: string, date: string, lines: object[]) => made('vouchers', { kind, date, lines });

describe('the same figures come of the acts they stand for', () => {
  test('E1: a statement that is uploaded and categorised', async () => {
    await registerFrom('2026-07-01');
    const { accountId } = await books(cookie, companyId, '4471', STATEMENT);
    const lines = [debit(BANK, '100000'), credit('2101', '94000'), { ...credit('2711', '6000'), tag: '1009' }];
    await made('opening-balances', { asOn: '2026-10-01', lines });
    await choose([
      ['ZEPTO', 'expense', 'Pantry and tea'],
      ['LARK', 'income', 'Services - domestic'],
      ['RENT OCT', 'expense', 'Office or shop rent'],
      ['TDS PAYMENT', 'tax_payment', 'TDS deposited'],
      ['MEHRA', 'expense', 'Legal'],
      ['SWEEP', 'transfer', 'Own account transfer'],
      ['INT.PD', 'income', 'Bank interest'],
    ]);
    await expectStatements(get, exampleOf('E1'));
    const reconciled = await get(`bank-reconciliation?accountId=${accountId}&on=2026-10-31`);
    expect([reconciled.books, reconciled.statement]).toEqual(['56312.00', '56312.00']);
    // What the books opened with is no entry of the month.
    const ledger = await get(`ledger/${encodeURIComponent(BANK)}?from=2026-10-01&to=2026-10-31`);
    expect(ledger.totals).toEqual({
      ...{ opening: '100000.00', debits: '118212.00', credits: '161900.00', closing: '56312.00' },
    });
    expect([ledger.rows.length, ledger.rows.at(-1).balance]).toEqual([8, '56312.00']);
    const owed = await get('ledger/2711?from=2026-10-01&to=2026-10-31');
    expect(owed.totals).toEqual({ opening: '-6000.00', debits: '6000.00', credits: '0.00', closing: '0.00' });
    expect(owed.openingVoucherId).toBe(ledger.openingVoucherId);
    expect((await get(`vouchers/${owed.openingVoucherId}`)).kind).toBe('opening');
    const later = await get('ledger/2711?from=2026-10-02&to=2026-10-31');
    expect([later.totals.opening, later.openingVoucherId]).toEqual(['-6000.00', null]);
  });

  test('E9: a register of assets, one of which is sold, and the depreciation of the year', async () => {
    await registerFrom('2024-04-01');
    const opened = [debit('1501', '500000'), debit('1101', '120000'), credit('1111', '18947.95')];
    await made('opening-balances', { asOn: '2025-04-01', lines: [...opened, credit('2101', '601052.05')] });
    const asset = { method: 'slm', against: '2728' };
    const laptop = await made('fixed-assets', {
      ...{ name: 'Laptop', kind: 'computer', cost: '120000', boughtOn: '2024-10-01', putToUseOn: '2024-10-01' },
      creditTaken: '21600',
    });
    await made('fixed-assets', {
      ...{ ...asset, name: 'Server', kind: 'server', cost: '200000', boughtOn: '2025-06-15', putToUseOn: '2025-06-15' },
      ...{ party: 'Servo', bill: 'S-1', credit: { igst: '36000' } },
    });
    await made('fixed-assets', {
      ...{ ...asset, name: 'Table', kind: 'furniture', cost: '80000', boughtOn: '2025-12-01' },
      ...{ putToUseOn: '2025-12-01', party: 'Wood', bill: 'W-1', credit: { cgst: '7200', sgst: '7200' } },
    });
    const paid = { ...debit('2728', '236000'), party: 'Servo', bill: 'S-1' };
    await voucher('payment', '2025-06-20', [paid, credit('1501', '236000')]);
    await made(`fixed-assets/${laptop.id}/sell`, {
      ...{ on: '2025-12-31', price: '60000', gstRate: '18', party: 'Resale', reference: 'R-1' },
    });
    await made('fixed-assets/depreciation', { financialYear: '2025-26' });
    await expectStatements(get, exampleOf('E9'));
  });
});

const paiseOf = (figures: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, parseRupees(amount)]));

type Figures = Readonly<Record<string, string>>;
type Told = {
  on: string;
  from: string;
  trial: readonly [total: string, debit: Figures, credit: Figures];
  profit: Figures;
  sheet: readonly [total: string, liabilities: Figures, assets: Figures];
};

/** The statements of books as an example has them. */
const told = ({ on, from, trial, profit, sheet }: Told): Parameters<typeof expectStatements>[1] => ({
  trialBalance: {
    ...{ on: isoDate(on), total: parseRupees(trial[0]) },
    ...{ debit: paiseOf(trial[1]), credit: paiseOf(trial[2]) },
  },
  profitAndLoss: { from: isoDate(from), to: isoDate(on), figures: paiseOf(profit) } satisfies Example['profitAndLoss'],
  balanceSheet: {
    ...{ on: isoDate(on), total: parseRupees(sheet[0]) },
    ...{ liabilities: paiseOf(sheet[1]), assets: paiseOf(sheet[2]) },
  },
});

describe('other books of the same kinds', () => {
  test('an asset of 29 February that is sold on 1 April before anything was written off, above its block', async () => {
    await registerFrom('2024-02-01');
    const opened = [debit('1501', '250000'), credit('2101', '250000')];
    await made('opening-balances', { asOn: '2024-02-01', lines: opened });
    const chairs = await made('fixed-assets', {
      ...{ name: 'Chairs', kind: 'furniture', cost: '100000', boughtOn: '2024-02-29', putToUseOn: '2024-02-29' },
      ...{ method: 'slm', against: '1501', credit: { igst: '18000' } },
    });
    // 32 of 366 days of 9,500, and half of 10%.
    const first = await get('fixed-assets/depreciation?year=2023-24');
    expect([first.totals.book, first.totals.tax, first.blocks[0].closing.value]).toEqual([
      '830.60',
      '5000.00',
      9_500_000,
    ]);
    // In another State: tax in one head; 15 of 18,000 is less than the 19,800 charged, and nothing goes back.
    await made(`fixed-assets/${chairs.id}/sell`, {
      ...{ on: '2024-04-01', price: '110000', gstRate: '18', placeOfSupply: '27', party: 'Upaj', reference: 'U-1' },
    });
    const second = await get('fixed-assets/depreciation?year=2024-25');
    const [block] = second.blocks;
    expect([block.opening, block.moneysPayable, block.depreciation.value]).toEqual(['95000.00', '110000.00', 0]);
    expect([block.gain.value, block.closing.value]).toEqual([1_500_000, 0]);
    const yearBefore = await get('profit-and-loss?from=2023-04-01&to=2024-03-31');
    expect(yearBefore.totals.beforeTax).toBe('-830.60');
    await expectStatements(
      get,
      told({
        ...{ on: '2024-04-01', from: '2024-04-01' },
        trial: [
          '280656.63',
          {
            ...{ 'Trade receivables': '129800.00', 'Bank current': '132000.00', 'Input IGST': '18000.00' },
            ...{ Surplus: '830.60', Depreciation: '26.03' },
          },
          {
            ...{ 'Equity share capital': '250000.00', 'Output IGST': '19800.00' },
            'Profit on sale of assets': '10856.63',
          },
        ],
        profit: { 'Other income': '10856.63', 'Depreciation and amortisation': '26.03', 'before tax': '10830.60' },
        sheet: [
          '279800.00',
          {
            ...{ 'Share capital': '250000.00', 'Reserves and surplus': '10000.00' },
            'Other current liabilities': '19800.00',
          },
          {
            ...{ 'Trade receivables': '129800.00', 'Cash and bank balances': '132000.00' },
            'Short-term loans and advances': '18000.00',
          },
        ],
      }),
    );
  });

  test('shares at a premium, a dividend and a registration for GST around 31 March, of bank lines', async () => {
    const statement = [
      'Date,Description,Debit Amount,Credit Amount,Balance',
      '20/03/2026,NEFT CR ALLOTMENT SEED FUND,,1800000.00,2050000.00',
      '31/03/2026,NEFT CR FINCH,,59000.01,2109000.01',
      '01/04/2026,NEFT CR FINCH,,23600.00,2132600.01',
      '05/04/2026,DIVIDEND SHAH,45000.00,,2087600.01',
    ].join('\n');
    await registerFrom('2026-04-01');
    await books(cookie, companyId, '4471', statement);
    const opened = [debit(BANK, '250000'), credit('2101', '200000'), credit('2203', '50000')];
    await made('opening-balances', { asOn: '2026-03-01', lines: opened });
    await choose([
      ['ALLOTMENT', 'transfer', 'Share capital or investor money'],
      ['FINCH', 'income', 'Services - domestic'],
      ['DIVIDEND', 'transfer', 'Dividend paid'],
    ]);
    const allotted = [debit('2301', '1800000'), credit('2101', '90000'), credit('2201', '1710000')];
    await voucher('journal', '2026-03-25', allotted);
    const declared = [debit('2203', '50000'), credit('2729', '45000'), { ...credit('2711', '5000'), tag: '194' }];
    await voucher('journal', '2026-03-31', declared);
    const capital = { 'Equity share capital': '290000.00', 'Securities premium': '1710000.00' };
    await expectStatements(
      get,
      told({
        ...{ on: '2026-03-31', from: '2026-03-01' },
        trial: [
          '2109000.01',
          { 'Bank current': '2109000.01' },
          {
            ...{ ...capital, 'Dividend payable': '45000.00', 'TDS payable': '5000.00' },
            'Sale of services': '59000.01',
          },
        ],
        profit: { 'Revenue from operations': '59000.01', 'before tax': '59000.01' },
        sheet: [
          '2109000.01',
          {
            ...{ 'Share capital': '290000.00', 'Reserves and surplus': '1769000.01' },
            'Other current liabilities': '50000.00',
          },
          { 'Cash and bank balances': '2109000.01' },
        ],
      }),
    );
    await expectStatements(
      get,
      told({
        ...{ on: '2026-04-05', from: '2026-04-01' },
        trial: [
          '2087600.01',
          { 'Bank current': '2087600.01' },
          {
            ...{ ...capital, Surplus: '59000.01', 'TDS payable': '5000.00' },
            ...{ 'Sale of services': '20000.00', 'GST in receipts awaiting invoice': '3600.00' },
          },
        ],
        profit: { 'Revenue from operations': '20000.00', 'before tax': '20000.00' },
        sheet: [
          '2087600.01',
          {
            ...{ 'Share capital': '290000.00', 'Reserves and surplus': '1789000.01' },
            'Other current liabilities': '8600.00',
          },
          { 'Cash and bank balances': '2087600.01' },
        ],
      }),
    );
  });
});
