import type { EventOf } from '../../../company/events';
import { ruleInForce } from '../../../law/rule';
import { firstOfMonth, type IsoDate } from '../../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../../shared/money';
import type { StatementKind } from '../../../tds/due-dates';
import { STATEMENT_FORMS } from '../../../tds/law/due-days';
import type { CompanyProfile } from '../../model';
import { sideOf, sumOf } from './deposits';

/** A row of the ledger of deductions, and the challan that paid it to the end. */
export type LedgerDeduction = {
  id: string;
  on: IsoDate;
  tan: string;
  payeeName: string;
  paid: Paise;
  amount: Paise;
  rate: BasisPoints;
  section: string;
  act: '1961' | '2025';
  code: string;
  statement: StatementKind;
  deposit: { on: IsoDate; challan: string | null } | null;
};

/** Tax that was withheld once, and whether what was deposited for its month covers that month. */
export type RecentDeduction = {
  id: string;
  on: IsoDate;
  amount: Paise;
  /** To whom, what was paid and the rate, where the ledger has the deduction and not an event alone. */
  payeeName: string | null;
  paid: Paise | null;
  rate: BasisPoints | null;
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
export function tdsFigures(
  profile: CompanyProfile,
  most: number,
  closed: readonly ClosedDeposit[] = [],
  /** The newest rows of the ledger, of whose events the profile is told as well, and the ids of events that somebody recorded. */
  ledger: { newest: readonly LedgerDeduction[]; byHand: ReadonlySet<string> } = { newest: [], byHand: new Set() },
) {
  const { today } = profile.asked;
  const isWithheld = ({ happenedOn, details }: EventOf<'deduction'> | EventOf<'deposit'>) =>
    happenedOn <= today && sideOf(details.statement) === 'deduction';
  const deductions = profile.events('deduction').filter((one) => isWithheld(one) && one.details.amount !== 0);
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
    recent: [
      ...deductions
        .filter(({ id }) => ledger.newest.length === 0 || ledger.byHand.has(id))
        .slice(-most)
        .map((deduction) => recentOf(deduction, of(keyOf(deduction)))),
      ...ledger.newest.map((row) => recentRow(row, of(`${row.tan}|${row.on.slice(0, 7)}`))),
    ]
      .toSorted((one, other) => (one.on === other.on ? compare(other.id, one.id) : compare(other.on, one.on)))
      .slice(0, most),
  };
}

const keyOf = ({ subject, happenedOn }: EventOf<'deduction'>) => `${subject}|${happenedOn.slice(0, 7)}`;
const amountOf = (events: readonly { details: { amount: Paise } }[]) => sumOf(events.map(({ details }) => details));
const left = (withheld: Paise, deposited: Paise): Paise => paise(Math.max(0, withheld - deposited));

type Month = { withheld: Paise; deposited: readonly EventOf<'deposit'>[]; closed: ClosedDeposit | undefined };

const openOf = ({ withheld, deposited }: Month) => ({ amount: left(withheld, amountOf(deposited)) });

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function recentRow(row: LedgerDeduction, month: Month): RecentDeduction {
  const { id, on, amount, payeeName, paid, rate, act, section, code, statement, deposit } = row;
  const byMonth = depositOf(month);
  return {
    ...{ id, on, amount, payeeName, paid, rate, section: act === '1961' ? section : `${section}, ${code}` },
    form: ruleInForce(STATEMENT_FORMS[statement], on).value,
    ...(deposit ? { isDeposited: true, depositedOn: deposit.on, challan: deposit.challan } : byMonth),
  };
}

/** Whether a month is covered by what was deposited for it, or said to be closed. */
function depositOf(month: Month): Pick<RecentDeduction, 'isDeposited' | 'depositedOn' | 'challan'> {
  const { deposited, closed } = month;
  const last = openOf(month).amount === 0 ? deposited.at(-1) : undefined;
  return {
    isDeposited: last !== undefined || closed !== undefined,
    depositedOn: last?.happenedOn ?? closed?.doneOn ?? null,
    challan: last?.details.challan ?? closed?.challan ?? null,
  };
}

function recentOf({ id, happenedOn, details }: EventOf<'deduction'>, month: Month): RecentDeduction {
  return {
    ...{ id, on: happenedOn, amount: details.amount, payeeName: null, paid: null, rate: null },
    section: details.section ?? null,
    form: ruleInForce(STATEMENT_FORMS[details.statement], happenedOn).value,
    ...depositOf(month),
  };
}
