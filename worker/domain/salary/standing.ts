import type { AgeBand } from '../income-tax/law/individuals';
import { EXCLUDED_SHARE } from '../labour/law/wages';
import { codeWages } from '../labour/wages';
import { ruleIfInForce } from '../law/rule';
import { addMonths, type IsoDate, yearEnd } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { PayParts } from './model';

/** The age in a year by which the old regime's slabs go: sixty or eighty at any time in it. Not told is taken for below sixty. */
export function ageBandOf(birthDate: IsoDate | null, year: string): AgeBand {
  if (birthDate === null) return 'below-60';
  const end = yearEnd(year);
  if (addMonths(birthDate, 80 * 12) <= end) return 'super-senior';
  return addMonths(birthDate, 60 * 12) <= end ? 'senior' : 'below-60';
}

/** The wages of a full month by which it is told who is insured to the end of a contribution period. */
export function insuredWagesAtStart({ basic, rentAllowance, otherAllowance }: PayParts, on: IsoDate): Paise {
  if (!ruleIfInForce(EXCLUDED_SHARE, on)) return basic;
  return codeWages({ included: basic, excluded: paise(rentAllowance + otherAllowance), on }).value;
}
