import { ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import type { Paise } from '../shared/money';
import { type DaysOfTax, daysOfTax, formOfKind } from './days-of-tax';
import { certificateExposure, type StatementKind, statementLateFee } from './due-dates';
import {
  ARGUED_MONTHS,
  CERTIFICATE_PENALTY,
  INTEREST_PRACTICE,
  type Penalty,
  STATEMENT_FEE,
  STATEMENT_PENALTY,
  statementPenalty,
  type TdsInterest,
  tdsInterest,
} from './interest-and-fees';

/** Tax on one payment with the days of its deposit, statement and certificate, each as it was or as somebody asks for. */
export type LateWithTax = {
  kind: StatementKind;
  tax: Paise;
  /** The earlier of credit and payment, or of debit and receipt. */
  eventOn: IsoDate;
  /** When it was withheld or collected. */
  withheldOn: IsoDate;
  depositedOn: IsoDate;
  filedOn: IsoDate;
  /** When the payee had the certificate. */
  givenOn: IsoDate;
  /** All that the statement lists: no fee goes beyond it. */
  taxInStatement: Paise;
};

/** What being late costs; each is null on days that no rule on file reaches. */
export type CostOfBeingLate = {
  form: string;
  days: DaysOfTax;
  interest: Explained<TdsInterest> | null;
  /** The same by the count of months that is argued against the department's system; null where it comes to the same. */
  argued: Explained<TdsInterest> | null;
  fee: Explained<Paise> | null;
  /** What may be imposed besides, and is owed only then. */
  penalty: Explained<Penalty | null> | null;
  exposure: Explained<Paise> | null;
};

/** Interest on the deposit, the fee of the statement, and what may be imposed besides; undefined before the first form on file. */
export function costOfBeingLate(late: LateWithTax): CostOfBeingLate | undefined {
  const form = formOfKind(late.kind, late.eventOn);
  if (form === undefined) return undefined;
  const days = daysOfTax({ form, eventOn: late.eventOn, withheldOn: late.withheldOn });
  return { form, days, ...interestOf(late, days), ...ofStatement(late, days), exposure: exposureOf(late, days) };
}

function interestOf(late: LateWithTax, { deposit }: DaysOfTax): Pick<CostOfBeingLate, 'interest' | 'argued'> {
  const { kind, tax, eventOn, withheldOn, depositedOn } = late;
  if (!deposit || !ruleIfInForce(INTEREST_PRACTICE, eventOn)) return { interest: null, argued: null };
  const given = {
    ...{ kind: kind === 'collection' ? ('collection' as const) : ('deduction' as const), tax },
    ...{ deductibleOn: eventOn, deductedOn: withheldOn, depositedOn, depositDueOn: deposit.value },
  };
  const interest = tdsInterest(given);
  const months = ruleIfInForce(ARGUED_MONTHS, eventOn)?.value;
  const argued = months && tdsInterest({ ...given, months });
  return { interest, argued: argued && argued.value.exact !== interest.value.exact ? argued : null };
}

function ofStatement(
  { filedOn, taxInStatement }: LateWithTax,
  { quarter, statement }: DaysOfTax,
): Pick<CostOfBeingLate, 'fee' | 'penalty'> {
  const dueOn = statement?.value.dueOn;
  if (!dueOn || !ruleIfInForce(STATEMENT_FEE, quarter.to)) return { fee: null, penalty: null };
  return {
    fee: statementLateFee({ quarter, dueOn, filedOn, taxInStatement }),
    penalty: ruleIfInForce(STATEMENT_PENALTY, dueOn) ? statementPenalty(dueOn, filedOn) : null,
  };
}

function exposureOf({ givenOn, tax }: LateWithTax, { certificate }: DaysOfTax): Explained<Paise> | null {
  const dueOn = certificate?.due.value;
  return dueOn && ruleIfInForce(CERTIFICATE_PENALTY, dueOn) ? certificateExposure({ dueOn, givenOn, tax }) : null;
}
