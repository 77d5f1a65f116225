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

/** A month's deposit that the calendar has closed: done, said to be settled, or said not to be due. */
export type ClosedDeposit = {
  /** TAN and month: 'BLRA01234F|2026-10'. */
  key: string;
  /** Absent where nobody said on which day, or where nothing was due. */
  doneOn: IsoDate | null;
  challan: string | null;
};

/**
 * What a company withheld from payments and what of it was deposited, by the events that the calendar goes by: deposited in the
 * month of the day asked; withheld and not yet deposited, TAN by TAN and month by month, since what is too much in one month is
 * no deposit of another; and the newest deductions. Tax collected at source is not among them. A month that the calendar has
 * closed is closed here too: what its deposits leave open was deposited on the day it was done.
 */
export function tdsFigures(profile: CompanyProfile, most: number, closed: readonly ClosedDeposit[] = []) {
  const { today } = profile.asked;
  const isWithheld = ({ happenedOn, details }: EventOf<'deduction'> | EventOf<'deposit'>) =>
    happenedOn <= today && sideOf(details.statement) === 'deduction';
  const deductions = profile.events('deduction').filter(isWithheld);
  const deposits = profile.events('deposit').filter(isWithheld);
  const of = (key: string) => ({
    withheld: amountOf(deductions.filter((one) => keyOf(one) === key)),
    deposited: deposits.filter(({ subject, details }) => `${subject}|${details.month}` === key),
    closed: closed.find((one) => one.key === key),
  });
  const months = [...new Set(deductions.map(keyOf))].map(of);
  const paidByWord = months.filter(({ closed }) => closed?.doneOn && closed.doneOn >= firstOfMonth(today));
  return {
    depositedThisMonth: sumOf([
      ...deposits.filter(({ happenedOn }) => happenedOn >= firstOfMonth(today)).map(({ details }) => details),
      ...paidByWord.map(openOf),
    ]),
    pending: sumOf(months.filter((month) => !month.closed).map(openOf)),
    recent: deductions
      .slice(-most)
      .reverse()
      .map((deduction) => recentOf(deduction, of(keyOf(deduction)))),
  };
}

const keyOf = ({ subject, happenedOn }: EventOf<'deduction'>) => `${subject}|${happenedOn.slice(0, 7)}`;
const amountOf = (events: readonly { details: { amount: Paise } }[]) => sumOf(events.map(({ details }) => details));
const left = (withheld: Paise, deposited: Paise): Paise => paise(Math.max(0, withheld - deposited));

type Month = { withheld: Paise; deposited: readonly EventOf<'deposit'>[]; closed: ClosedDeposit | undefined };

const openOf = ({ withheld, deposited }: Month) => ({ amount: left(withheld, amountOf(deposited)) });

function recentOf({ id, happenedOn, details }: EventOf<'deduction'>, month: Month): RecentDeduction {
  const { deposited, closed } = month;
  const last = openOf(month).amount === 0 ? deposited.at(-1) : undefined;
  return {
    id,
    on: happenedOn,
    amount: details.amount,
    section: details.section ?? null,
    form: ruleInForce(STATEMENT_FORMS[details.statement], happenedOn).value,
    isDeposited: last !== undefined || closed !== undefined,
    depositedOn: last?.happenedOn ?? closed?.doneOn ?? null,
    challan: last?.details.challan ?? closed?.challan ?? null,
  };
}
