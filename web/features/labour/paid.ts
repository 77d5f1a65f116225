import { TAXED_BY_HALF_YEAR, TAXED_STATES, type TaxedState } from '#domain/labour/law/professional-tax';
import { codeWages } from '#domain/labour/wages';
import { type IsoDate, isoDate } from '#domain/shared/dates';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import type { Employee } from '../../lib/employees.queries';

/** What the salary desk knows of an employee's month, as the fields of a card hold it. */
export type Paid = { wages: string; salary: string; isCapped: boolean; isWoman: boolean; state?: TaxedState };

/** The pay in force on a day: the newest terms that have begun; undefined before the first. Wages as the labour codes define them. */
export function paidOn({ pay, fund, isWoman, taxedState }: Employee, day: IsoDate): Paid | undefined {
  const [terms] = pay
    .filter(({ from }) => from <= day.slice(0, 7))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  if (!terms) return undefined;
  const included = parseRupees(terms.basic);
  const excluded = paise(parseRupees(terms.rentAllowance) + parseRupees(terms.otherAllowance));
  const state = TAXED_STATES.find((code) => code === taxedState);
  return {
    wages: formatRupees(codeWages({ included, excluded, on: isoDate(`${day.slice(0, 7)}-01`) }).value),
    // One month does not tell what is paid in a half-year.
    salary: taxedState === TAXED_BY_HALF_YEAR ? '' : formatRupees(paise(included + excluded)),
    isCapped: fund !== 'full',
    isWoman,
    ...(state && { state }),
  };
}
