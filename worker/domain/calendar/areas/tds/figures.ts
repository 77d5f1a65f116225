import type { EventOf } from '../../../company/events';
import { ruleInForce } from '../../../law/rule';
import { firstOfMonth, type IsoDate } from '../../../shared/dates';
import { type Paise, paise } from '../../../shared/money';
import { STATEMENT_FORMS } from '../../../tds/law/due-days';
import type { CompanyProfile } from '../../model';
import { sideOf, sumOf } from './deposits';

/** Tax that was withheld once, and whether what was deposited for its month covers that month. */
export type RecentDeduction = {
  id: string;
  on: IsoDate;
  amount: Paise;
  section: string | null;
  /** The statement that lists it. */
  form: string;
  isDeposited: boolean;
  depositedOn: IsoDate | null;
  challan: string | null;
};

/**
 * What a company withheld from payments and what of it was deposited, by the events that the calendar goes by: deposited in the
 * month of the day asked; withheld and not yet deposited, TAN by TAN and month by month, since what is too much in one month is
 * no deposit of another; and the newest deductions. Tax collected at source is not among them.
 */
export function tdsFigures(profile: CompanyProfile, most: number) {
  const { today } = profile.asked;
  const isWithheld = ({ happenedOn, details }: EventOf<'deduction'> | EventOf<'deposit'>) =>
    happenedOn <= today && sideOf(details.statement) === 'deduction';
  const deductions = profile.events('deduction').filter(isWithheld);
  const deposits = profile.events('deposit').filter(isWithheld);
  const of = (key: string) => ({
    withheld: amountOf(deductions.filter((one) => keyOf(one) === key)),
    deposited: deposits.filter(({ subject, details }) => `${subject}|${details.month}` === key),
  });
  const months = [...new Set(deductions.map(keyOf))].map(of);
  return {
    depositedThisMonth: amountOf(deposits.filter(({ happenedOn }) => happenedOn >= firstOfMonth(today))),
    pending: sumOf(months.map(({ withheld, deposited }) => ({ amount: left(withheld, amountOf(deposited)) }))),
    recent: deductions
      .slice(-most)
      .reverse()
      .map((deduction) => recentOf(deduction, of(keyOf(deduction)))),
  };
}

const keyOf = ({ subject, happenedOn }: EventOf<'deduction'>) => `${subject}|${happenedOn.slice(0, 7)}`;
const amountOf = (events: readonly { details: { amount: Paise } }[]) => sumOf(events.map(({ details }) => details));
const left = (withheld: Paise, deposited: Paise): Paise => paise(Math.max(0, withheld - deposited));

type Month = { withheld: Paise; deposited: readonly EventOf<'deposit'>[] };

function recentOf({ id, happenedOn, details }: EventOf<'deduction'>, { withheld, deposited }: Month): RecentDeduction {
  const last = left(withheld, amountOf(deposited)) === 0 ? deposited.at(-1) : undefined;
  return {
    id,
    on: happenedOn,
    amount: details.amount,
    section: details.section ?? null,
    form: ruleInForce(STATEMENT_FORMS[details.statement], happenedOn).value,
    isDeposited: last !== undefined,
    depositedOn: last?.happenedOn ?? null,
    challan: last?.details.challan ?? null,
  };
}
