import { type Rule, ruleIfInForce } from '../../law/rule';
import { GST_BEGAN } from '../../law/sources';
import { historyOf } from '../../law/table';
import { financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import type { BlockedCredit } from '../law/sections';
import { CREDIT_LIMITS, type DayOfNextYear, GST_TIME_LIMITS, INVOICE_MANAGEMENT } from '../law/time-limits';

const CLAUSES = [
  ...['17(5)(a)', '17(5)(aa)', '17(5)(ab)', '17(5)(b)(i)', '17(5)(b)(ii)', '17(5)(b)(iii)', '17(5)(c)', '17(5)(d)'],
  ...['17(5)(e)', '17(5)(f)', '17(5)(g)', '17(5)(h)', '17(5)(i)', '17(2)'],
] as const;

/** The clauses of s.17 under which credit is blocked. (fa), on what is spent for social responsibility, came with October 2023. */
export const BLOCKING_CLAUSES = historyOf<readonly BlockedCredit[]>(
  {
    ...{ id: 'GST.ITC.17_5.a', from: GST_BEGAN, basis: 'TAX_PERIOD', value: CLAUSES, unit: 'clauses' },
    statute: 'CGST Act 2017 s.17(2), (5)',
  },
  {
    ...{ id: 'GST.ITC.17_5.b', from: '2023-10-01', knownSince: '2023-07-31', basis: 'TAX_PERIOD', unit: 'clauses' },
    ...{
      value: [...CLAUSES, '17(5)(fa)'],
      statute: 'CGST Act 2017 s.17(2), (5), clause (fa) by Finance Act 2023 s.139',
    },
    confidence: 'medium',
  },
);

/** The clauses of s.17 that a decision may name, for a period that ends on a day. */
export const clausesOn = (day: IsoDate): readonly BlockedCredit[] => ruleIfInForce(BLOCKING_CLAUSES, day)?.value ?? [];

export type LastDay = { day: IsoDate; rule: Rule<DayOfNextYear> };

function dayAfterYear(history: typeof CREDIT_LIMITS.lastDay, date: IsoDate): LastDay | null {
  const rule = ruleIfInForce(history, date);
  if (!rule) return null;
  const year = Number(financialYearOf(date).slice(0, 4)) + 1;
  const { month, day } = rule.value;
  return { day: isoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`), rule };
}

/** The last day on which the credit of a document can be taken (s.16(4)): 30 November after its financial year. */
export const creditLastDay = (date: IsoDate): LastDay | null => dayAfterYear(CREDIT_LIMITS.lastDay, date);

/** The last day on which a return still amends a document or an advance of a day. */
export const amendLastDay = (date: IsoDate): LastDay | null => dayAfterYear(CREDIT_LIMITS.amendments, date);

/** By when credit is reversed of which the supplier filed no GSTR-3B (rule 37A), and by when that is to be filed. */
export const supplierFilesBy = (date: IsoDate): LastDay | null => dayAfterYear(CREDIT_LIMITS.supplierFiles, date);
export const reverseBy = (date: IsoDate): LastDay | null => dayAfterYear(CREDIT_LIMITS.reversal, date);

/** Whether rows of a period pass the Invoice Management System. */
export const passesIms = (day: IsoDate): boolean => ruleIfInForce(INVOICE_MANAGEMENT, day)?.value ?? false;

/** For how many periods a credit note may be kept pending; none where the law of the period did not let one. */
export const pendingPeriodsOfNotes = (day: IsoDate): number =>
  ruleIfInForce(GST_TIME_LIMITS.pendingPeriods, day)?.value ?? 0;
