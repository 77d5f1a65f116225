import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise, parseRupees } from '../../shared/money';
import { returnPeriodOf } from '../gstr-1/period';
import type { RegisterRow } from '../register/model';
import { compositionPostings, compositionStatement } from './composition';
import { type ByHead, NOTHING, totalOf } from './model';
import { fixedSum, monthlyPayment } from './monthly-payment';

const heads = (igst: string, cgst: string, sgst: string): ByHead => ({
  ...{ igst: parseRupees(igst), cgst: parseRupees(cgst), sgst: parseRupees(sgst), cess: paise(0) },
});
const day = isoDate;

describe('the monthly payment of a quarterly filer', () => {
  test.each([
    ['quarter', heads('3500', '350', '350')],
    ['month', heads('10000', '1001', '1001')],
  ] as const)('the fixed sum after a return of a %s', (every, sum) => {
    const last = { period: '2026-Q1', every, cash: heads('10000', '1000.50', '1000.50') };
    const { value, steps } = fixedSum(last, day('2026-07-31'));
    expect([value, steps.at(-1)?.summary !== undefined]).toEqual([sum, true]);
  });

  test('in time there is no interest; what comes late bears 18% from the 25th, part by part and by head', () => {
    const asked = heads('36500', '0', '0');
    const dueOn = day('2026-08-25');
    const paid = (on: string, igst: string) => ({ on: day(on), amounts: heads(igst, '0', '0') });
    expect(monthlyPayment(asked, [paid('2026-08-25', '36500')], { dueOn, on: day('2026-09-30') })).toMatchObject({
      ...{ open: NOTHING, interest: 0 },
    });
    // 10,000 ten days late and 6,500 twenty: 49.32 + 64.11.
    const late = [paid('2026-08-20', '20000'), paid('2026-09-04', '10000')];
    const found = monthlyPayment(asked, late, { dueOn, on: day('2026-09-14') });
    expect([found.open, found.interest, found.explained.length]).toEqual([
      heads('6500', '0', '0'),
      parseRupees('113.43'),
      2,
    ]);
    expect(monthlyPayment(asked, [], { dueOn, on: dueOn }).interest).toBe(0);
  });
});

describe('the statement of a composition dealer', () => {
  const row = (more: Partial<RegisterRow>): RegisterRow =>
    ({
      ...{ id: 'r', documentId: 'd', number: 'B/1', date: day('2026-11-01'), side: 'sale', kind: 'invoice' },
      ...{ counterparty: { name: 'A', gstin: null, state: '29' }, isReverseCharge: false, supplyType: 'regular' },
      ...{ nature: 'exempt', isNatureAssumed: true, ...NOTHING, taxable: paise(0) },
      ...more,
    }) as RegisterRow;
  const period = returnPeriodOf('2026-Q3');
  if (!period) throw new Error('No quarter');
  const of = (
    dealer: 'manufacturer' | 'trader' | 'restaurant' | 'services',
    rows: RegisterRow[],
    filedOn = '2027-01-18',
  ) => compositionStatement({ rows, dealer, period, stateCode: '29', filedOn: day(filedOn) });

  test('W14: a manufacturer pays 1% of 12,00,000, due 18 January', () => {
    const { tax, settlement } = of('manufacturer', [row({ taxable: parseRupees('1200000') })]);
    expect([tax.value.central, tax.value.state, settlement.dueOn]).toEqual([
      parseRupees('6000'),
      parseRupees('6000'),
      '2027-01-18',
    ]);
    expect([settlement.lateFee, totalOf(settlement.interest)]).toEqual([NOTHING, 0]);
  });

  test.each([
    ['restaurant', '5000'],
    ['services', '6000'],
    ['trader', '500'],
  ] as const)('%s: the rate on turnover; of a trader exempt sales are left out', (dealer, tax) => {
    const sales = [
      row({ taxable: parseRupees('100000') }),
      row({ taxable: parseRupees('100000'), isNatureAssumed: false }),
    ];
    expect(of(dealer, sales).tax.value.central).toBe(parseRupees(tax));
  });

  test('a note lowers the turnover; reverse charge is paid beside it; late, there is interest and no fee; the vouchers balance', () => {
    const inward = row({
      side: 'purchase',
      isReverseCharge: true,
      taxable: parseRupees('20000'),
      ...heads('3600', '0', '0'),
    });
    const rows = [
      row({ taxable: parseRupees('300000') }),
      row({ taxable: parseRupees('-100000'), kind: 'credit-note' }),
      inward,
    ];
    const { settlement, rows: told, turnover } = of('manufacturer', rows, '2027-01-28');
    expect([turnover, told.map(({ at }) => at)]).toEqual([parseRupees('200000'), ['3(1)', '3(1)', '3(2)']]);
    expect(settlement.tax).toEqual(heads('3600', '1000', '1000'));
    expect([settlement.interest.igst, settlement.lateFee]).toEqual([parseRupees('17.75'), NOTHING]);
    const [challan, payment] = compositionPostings(settlement, { challan: settlement.cash, bank: 'bank' });
    expect([challan?.rule, payment?.entries.find(({ account }) => account === '5525')?.amount]).toEqual([
      'T02',
      parseRupees('2000'),
    ]);
    for (const posting of [challan, payment])
      expect(posting?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});
