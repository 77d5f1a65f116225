import { CONCESSIONAL, MANUFACTURING_OPTION, NEW_MANUFACTURING } from '../../law/sources';
import { inBothActs, unread } from '../../law/table';
import type { TaxRegime } from '../regime';

/**
 * The years whose rates a Finance Act has enacted. Rates of income-tax are enacted for a year at a time: of no other year is
 * a rule taken for granted.
 */
export const COMPANY_TAX_YEARS = ['2024-25', '2025-26', '2026-27'] as const;

/** What a regime lets a company deduct, beyond what every regime does. */
export const ALLOWANCES = ['special', 'other-deductions', 'holiday'] as const;
export type Allowance = (typeof ALLOWANCES)[number];

type Regime = Exclude<TaxRegime, 'foreign'>;

const UNIT = 'deductions that the regime allows';

/**
 * Which deductions each regime allows. `special`: additional depreciation, ss.10AA, 32AD, 33AB(A), 35(1)(ii) to (iii), 35(2AA),
 * 35(2AB), 35AD, 35CCC and 35CCD; `other-deductions`: Chapter VI-A besides 80JJAA and 80M; `holiday`: 80-IAC, s.140.
 */
export const REGIME_ALLOWS = {
  normal: inBothActs<readonly Allowance[]>(
    { id: 'IT.REGIME.NORMAL', from: '2019-04-01', unit: UNIT, source: unread('Chapter VI-A') },
    ALLOWANCES,
    ['Chapter VI-A', 'Chapter VIII'],
  ),
  manufacturing_25: inBothActs<readonly Allowance[]>(
    { id: 'IT.REGIME.115BA', from: '2019-04-01', unit: UNIT, source: MANUFACTURING_OPTION, status: 'unverified' },
    ['other-deductions'],
    ['s.115BA(2)', 's.199'],
  ),
  concessional_22: inBothActs<readonly Allowance[]>(
    { id: 'IT.REGIME.115BAA', from: '2019-04-01', unit: UNIT, source: CONCESSIONAL },
    [],
    ['s.115BAA(2)', 's.200'],
  ),
  new_manufacturing_15: inBothActs<readonly Allowance[]>(
    { id: 'IT.REGIME.115BAB', from: '2019-04-01', unit: UNIT, source: NEW_MANUFACTURING },
    [],
    ['s.115BAB(2)', 's.201'],
  ),
  llp: inBothActs<readonly Allowance[]>(
    { id: 'IT.REGIME.LLP', from: '2019-04-01', unit: UNIT, source: unread('Chapter VI-A') },
    ALLOWANCES,
    ['Chapter VI-A', 'Chapter VIII'],
  ),
} as const satisfies Record<Regime, unknown>;

/** The first financial year for which each option could be taken. */
export const OPTION_BEGINS = inBothActs<
  Readonly<Record<'manufacturing_25' | 'concessional_22' | 'new_manufacturing_15', string>>
>(
  { id: 'IT.OPTION.BEGINS', from: '2014-04-01', unit: 'first financial year', source: CONCESSIONAL },
  { manufacturing_25: '2016-17', concessional_22: '2019-20', new_manufacturing_15: '2019-20' },
  ['ss.115BA(1), 115BAA(1), 115BAB(1)', 'ss.199 to 201'],
);

/** Who may be taxed at 15%: set up and registered from one day, manufacturing by another. */
export const NEW_MANUFACTURER = inBothActs<{ setUpFrom: string; begunBy: string }>(
  {
    id: 'IT.REGIME.115BAB.WHO',
    from: '2019-04-01',
    unit: 'first day set up, last day begun',
    source: NEW_MANUFACTURING,
  },
  { setUpFrom: '2019-10-01', begunBy: '2024-03-31' },
  ['s.115BAB(2)(a)', 's.201'],
);

/** Income-tax and its surcharge, cess, interest and fees are no expense. */
export const TAX_NOT_DEDUCTIBLE = inBothActs<boolean>(
  { id: 'IT.40.TAX', from: '2014-04-01', unit: 'whether it is deducted', source: unread('Section 40(a)(ii)') },
  false,
  ['s.40(a)(ii)', 's.35'],
);

/** What the return adds to book profit and takes off it, and the lower of loss and depreciation brought forward in the books. */
export const BOOK_PROFIT = inBothActs<string>(
  { id: 'IT.MAT.BOOK', from: '2014-04-01', unit: 'reading', source: unread('Section 115JB(2), Explanation 1') },
  'LOWER_OF_LOSS_AND_DEPRECIATION',
  ['s.115JB(2), Explanation 1', 's.206(1)'],
);

/** Loss of the year pays other heads of the same year; a loss under capital gains does not. */
export const SET_OFF = inBothActs<string>(
  { id: 'IT.SET_OFF', from: '2014-04-01', unit: 'reading', source: unread('Sections 71, 72 and 32(2)') },
  'LOSS_THEN_DEPRECIATION',
  ['ss.71, 72, 32(2)', 's.112'],
);

/** The start-up deduction is had only where the return is filed by its due date. */
export const DEDUCTION_NEEDS_TIMELY_RETURN = inBothActs<boolean>(
  { id: 'IT.80AC', from: '2018-04-01', unit: 'whether the return must be in time', source: unread('Section 80AC') },
  true,
  ['s.80AC', '(1961: s.80AC)'],
);

/** A donation, a dividend passed on and other deductions of Chapter VI-A are limited to the gross total income. */
export const DEDUCTIONS_WITHIN_INCOME = inBothActs<boolean>(
  { id: 'IT.80A', from: '2014-04-01', unit: 'whether deductions end at the income', source: unread('Section 80A(2)') },
  true,
  ['s.80A(2)', '(1961: s.80A(2))'],
);
