import { ruleInForce } from '../law/rule';
import { ruleHistory, unread } from '../law/table';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, onDay, Working } from '../shared/explained';

/** The Reserve Bank's yearly return of whoever holds foreign investment or invests abroad: 15 July after the year. */
export const FOREIGN_LIABILITIES_RETURN = ruleHistory<{ monthsAfterYear: number; days: number }>(
  {
    id: 'RBI.FLA.DUE',
    basis: 'EVENT_DATE',
    unit: 'months and days after the end of the financial year',
    statute:
      'Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations 2019 reg.4(2)',
    source: unread('FEMA, Non-Debt Instruments Reporting Regulations 2019'),
  },
  [{ from: '2019-10-17', value: { monthsAfterYear: 3, days: 15 } }],
);

/** The day of the FLA return of a financial year. Throws RangeError before the regulations of 2019. */
export function foreignReturnDueOn(yearEnd: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(FOREIGN_LIABILITIES_RETURN, yearEnd, knownOn);
  const { monthsAfterYear, days } = rule.value;
  const working = new Working();
  working.give('yearEnd', 'Financial year ends', onDay(yearEnd));
  const dueOn = addDays(addMonths(addDays(yearEnd, 1), monthsAfterYear), days - 1);
  working.make('due', 'FLA return is due', onDay(dueOn), {
    formula: `year end + ${monthsAfterYear} months + ${days} days`,
    inputs: ['yearEnd'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}
