import { type RuleHistory, ruleInForce } from '../law/rule';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inWords, onDay, Working } from '../shared/explained';
import { DEPOSIT_DAYS, DEPOSIT_DAYS_AFTER, type DueDay } from './law/due-days';
import { dayOfMonthAfter, isInMarch } from './quarter';

/** How what was withheld or collected is paid. Every company and firm pays by challan. */
export type DepositRoute = keyof typeof DEPOSIT_DAYS | keyof typeof DEPOSIT_DAYS_AFTER;

/**
 * The day by which tax at source is deposited: the 7th of the next month, for March the 30th of April (rules 30 and 218); some
 * routes have days of their own. The day does not move for a bank holiday, though the next working day can be argued.
 */
export function depositDueDate(route: DepositRoute, withheldOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('withheld', 'Withheld or collected on', onDay(withheldOn));
  working.give('route', 'Paid by', inWords(route));
  if (route === 'challan-cum-statement' || route === 'government without challan') {
    return afterDays(route, withheldOn, working, knownOn);
  }
  const history: RuleHistory<DueDay> = DEPOSIT_DAYS[route];
  const rule = ruleInForce(history, withheldOn, knownOn);
  const { inMarch, ...everyMonth } = rule.value;
  const { day, monthsAfter } = isInMarch(withheldOn) && inMarch ? inMarch : everyMonth;
  const due = dayOfMonthAfter(withheldOn, monthsAfter, day);
  working.make('due', 'To be deposited by', onDay(due), {
    formula: `day ${day} of the next month`,
    inputs: ['withheld', 'route'],
    rule: citationOf(rule),
  });
  return working.explain(due);
}

function afterDays(route: keyof typeof DEPOSIT_DAYS_AFTER, withheldOn: IsoDate, working: Working, knownOn?: IsoDate) {
  const rule = ruleInForce(DEPOSIT_DAYS_AFTER[route], withheldOn, knownOn);
  const endOfMonth = addDays(addMonths(firstOfMonth(withheldOn), 1), -1);
  const start = route === 'challan-cum-statement' ? endOfMonth : withheldOn;
  const due = addDays(start, rule.value);
  working.make('due', 'To be deposited by', onDay(due), {
    formula: `${rule.value} ${rule.unit}`,
    inputs: ['withheld', 'route'],
    rule: citationOf(rule),
  });
  return working.explain(due);
}
