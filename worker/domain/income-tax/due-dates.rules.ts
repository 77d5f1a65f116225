import { actHistory, inBothActs } from '../law/acts';
import type { RuleHistory } from '../law/rule';
import { unread } from '../law/table';
import { DUE_DATES, REVISED_RETURN } from './income-tax.sources';

/** A month and day of so many calendar years after the one in which the financial or tax year ends. */
export type YearlyDay = { monthDay: string; yearsAfterEnd: number };

const UNIT = 'month and day after the year';

const inYearOfEnd = (id: string, monthDay: string, statutes: readonly [string, string]): RuleHistory<YearlyDay> =>
  inBothActs<YearlyDay>(
    { id: `IT.DUE.${id}`, from: '2024-04-01', unit: UNIT, source: DUE_DATES },
    { monthDay, yearsAfterEnd: 0 },
    statutes,
  );

export const INCOME_TAX_DUE = {
  /** Every company, audited or not. */
  'ITR-6': inYearOfEnd('ITR6', '10-31', ['s.139(1)', 's.263']),
  /** A company that must furnish a transfer-pricing report. */
  'ITR-6 TP': inYearOfEnd('ITR6_TP', '11-30', ['s.139(1)', 's.263']),
  'Tax audit report': inYearOfEnd('TAXAUDIT', '09-30', ['s.44AB', 's.63']),
  'Tax audit report TP': inYearOfEnd('TAXAUDIT_TP', '10-31', ['s.44AB', 's.63']),
  '3CEB': inYearOfEnd('3CEB', '10-31', ['s.92E', 's.172']),
  'Belated return': inYearOfEnd('BELATED', '12-31', ['s.139(4)', 's.263']),
  'Revised return': actHistory<YearlyDay>({ id: 'IT.DUE.REVISED', unit: UNIT, source: REVISED_RETURN }, [
    { from: '2024-04-01', value: { monthDay: '12-31', yearsAfterEnd: 0 }, statute: 'Income-tax Act 1961 s.139(5)' },
    {
      from: '2025-04-01',
      knownSince: '2026-03-31',
      value: { monthDay: '03-31', yearsAfterEnd: 1 },
      statute: 'Income-tax Act 1961 s.139(5) as amended by Finance Act 2026',
    },
    { from: '2026-04-01', value: { monthDay: '03-31', yearsAfterEnd: 1 }, statute: 'Income-tax Act 2025 s.263' },
  ]),
  /** 48 months from the end of the assessment year, which itself ends a year after the financial year. */
  'Updated return': inBothActs<YearlyDay>(
    { id: 'IT.DUE.UPDATED', from: '2024-04-01', unit: UNIT, source: unread('Section 139(8A)') },
    { monthDay: '03-31', yearsAfterEnd: 5 },
    ['s.139(8A)', 's.263(6)'],
  ),
} as const satisfies Record<string, RuleHistory<YearlyDay>>;

export type IncomeTaxForm = keyof typeof INCOME_TAX_DUE;
