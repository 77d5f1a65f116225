import { type Quarter, quarterOf } from '../law/periods';
import { type RuleHistory, ruleIfInForce } from '../law/rule';
import { type IsoDate, yearEnd } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { statementOfForm } from './deduction';
import {
  certificateDueDate,
  type DepositRoute,
  depositDueDate,
  type StatementDue,
  type StatementKind,
  statementDue,
} from './due-dates';
import {
  CERTIFICATE_DAYS,
  CERTIFICATE_FORMS,
  DEPOSIT_DAYS,
  DEPOSIT_DAYS_AFTER,
  STATEMENT_DAYS,
  STATEMENT_FORMS,
} from './law/due-days';

/** What follows from tax that is withheld or collected; each is null on days that no rule on file reaches. */
export type DaysOfTax = {
  quarter: Quarter;
  deposit: Explained<IsoDate> | null;
  statement: Explained<StatementDue> | null;
  certificate: { form: string; due: Explained<IsoDate> } | null;
};

/** Tax by the form of its statement: the day on which it fell due, and the one on which it was withheld or collected. */
export type TaxOfForm = { form: string; eventOn: IsoDate; withheldOn: IsoDate };

/** The statement that lists a kind of payment of a day; undefined before the first version on file. */
export const formOfKind = (kind: StatementKind, eventOn: IsoDate): string | undefined =>
  ruleIfInForce(STATEMENT_FORMS[kind], quarterOf(eventOn).to)?.value;

const isOnFile = (history: RuleHistory<unknown>, day: IsoDate): boolean => ruleIfInForce(history, day) !== undefined;

const collects = (form: string): boolean => STATEMENT_FORMS.collection.some(({ value }) => value === form);

/**
 * By when tax is deposited, its statement is filed and its payee has the certificate. A challan-cum-statement under a PAN is its own
 * statement, due on the day of the deposit. Salary is certified once a year, after its last quarter.
 */
export function daysOfTax({ form, eventOn, withheldOn }: TaxOfForm): DaysOfTax {
  const quarter = quarterOf(eventOn);
  const kind = collects(form) ? 'collection' : statementOfForm(form);
  if (!kind) return daysOfChallanStatement({ form, eventOn, withheldOn });
  const route = kind === 'collection' ? 'collection' : 'challan';
  const deposit = isOnFile(DEPOSIT_DAYS[route], withheldOn) ? depositDueDate(route, withheldOn) : null;
  const days = STATEMENT_DAYS[kind === 'collection' ? 'collection' : 'deduction'];
  if (!isOnFile(days, quarter.to)) return { quarter, deposit, statement: null, certificate: null };
  const certified = kind === 'salary' ? quarterOf(yearEnd(quarter.year)) : quarter;
  const named = kind === 'salary' || kind === 'collection' ? kind : 'deduction';
  return {
    ...{ quarter, deposit, statement: statementDue(kind, quarter) },
    certificate: certificateOf(form, named, certified, statementDue(kind, certified).value.dueOn),
  };
}

const daysOfChallanStatement = ({ form, eventOn, withheldOn }: TaxOfForm): DaysOfTax => {
  const quarter = quarterOf(eventOn);
  const route: DepositRoute = 'challan-cum-statement';
  if (!isOnFile(DEPOSIT_DAYS_AFTER[route], withheldOn))
    return { quarter, deposit: null, statement: null, certificate: null };
  const deposit = depositDueDate(route, withheldOn);
  return {
    ...{ quarter, deposit, statement: { value: { form, dueOn: deposit.value }, steps: deposit.steps } },
    certificate: certificateOf(form, route, quarter, deposit.value),
  };
};

function certificateOf(
  statement: string,
  kind: keyof typeof CERTIFICATE_DAYS,
  quarter: Quarter,
  statementDueOn: IsoDate,
): DaysOfTax['certificate'] {
  const form = ruleIfInForce(CERTIFICATE_FORMS[statement] ?? [], quarter.to)?.value;
  if (form === undefined || !isOnFile(CERTIFICATE_DAYS[kind], quarter.to)) return null;
  return { form, due: certificateDueDate(kind, quarter, statementDueOn) };
}
