import type { AgeBand } from '../income-tax/law/individuals';
import { EXCLUDED_SHARE } from '../labour/law/wages';
import { codeWages } from '../labour/wages';
import { ruleIfInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate, yearEnd } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { PayParts } from './model';

/**
 * The age in a year by which the old regime's slabs go: sixty or eighty at any time in it. Not told is taken for below sixty. A year of
 * life is full on the day before the birthday, so that who was born on 1 April has it in the year that ends then (Circular 28/2016).
 */
export function ageBandOf(birthDate: IsoDate | null, year: string): AgeBand {
  if (birthDate === null) return 'below-60';
  const end = yearEnd(year);
  const isFull = (years: number) => addDays(addMonths(birthDate, years * 12), -1) <= end;
  if (isFull(80)) return 'super-senior';
  return isFull(60) ? 'senior' : 'below-60';
}

/** The wages of a full month by which it is told who is insured to the end of a contribution period. */
export function insuredWagesAtStart({ basic, rentAllowance, otherAllowance }: PayParts, on: IsoDate): Paise {
  if (!ruleIfInForce(EXCLUDED_SHARE, on)) return basic;
  return codeWages({ included: basic, excluded: paise(rentAllowance + otherAllowance), on }).value;
}
