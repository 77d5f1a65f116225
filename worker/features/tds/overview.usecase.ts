import { tdsFigures } from '../../domain/calendar/areas/tds/figures';
import { profileOf } from '../../domain/calendar/profile';
import { addDays, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import { type Message, type Param, say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { upToRupee } from '../../domain/shared/rounding';
import { interestOn } from '../../domain/tds/challan';
import { depositDueDate } from '../../domain/tds/due-dates';
import { monthsOfInterest } from '../../domain/tds/interest-and-fees';
import type { CompanyScope } from '../../platform/access';
import { today } from '../../platform/clock';
import { notHere } from '../../platform/problem';
import { costOfRow } from '../calendar/calendar.contract';
import { readCases } from '../calendar/case/case.repository';
import { type Deduction, listDeductions, unpaidOf, vouchersUnlikeLedger } from './deduction.repository';

type Part = { label: Message; amount: Paise };
const tile = (parts: readonly Part[]) => ({
  amount: formatRupees(sumOf(parts)),
  parts: parts.map(({ label, amount }) => ({ label, amount: formatRupees(amount) })),
});
const sumOf = (parts: readonly { amount: Paise }[]): Paise => paise(parts.reduce((sum, { amount }) => sum + amount, 0));

/**
 * How a company stands with its tax at source today: what was deposited this month, what is still to be deposited by month with the
 * interest of today and tomorrow, and what its late deposits and statements cost so far; beside it what those would cost of which
 * nobody said that they were done.
 */
export async function overviewOf(d1: D1Database, scope: CompanyScope) {
  const on = today();
  const [cases, deductions, unlike] = await Promise.all([
    readCases(d1, [scope.companyId]),
    listDeductions(d1, scope),
    vouchersUnlikeLedger(d1, scope),
  ]);
  const companyCase = cases.get(scope.companyId);
  if (!companyCase) throw notHere();
  const { company, dossier, items } = companyCase;
  const profile = profileOf(dossier, { today: on, from: on, to: on });
  const closed = items
    .filter(
      ({ formType, status }) => formType === 'tds-deposit' && ['completed', 'settled', 'not_due'].includes(status),
    )
    .map(({ subject, period, doneOn, acknowledgement }) => ({
      ...{ key: `${subject}|${period}`, doneOn, challan: acknowledgement },
    }));
  const figures = tdsFigures(profile, 0, closed);
  const months = openMonths(deductions, on);
  const late = items.filter(
    ({ type, status, dueDate, isOptional }) => type === 'TDS' && status === 'pending' && dueDate < on && !isOptional,
  );
  // Nobody said whether what fell due before the books began was done: it is told beside what is late, and not counted.
  const unconfirmed = items.filter(
    ({ type, status, isOptional }) => type === 'TDS' && status === 'unconfirmed' && !isOptional,
  );
  // What the calendar does not reach back to is late by the ledger alone.
  const tracked = new Set(items.filter(({ formType }) => formType === 'tds-deposit').map(({ period }) => period));
  const beforeItems = months.filter(({ month, dueOn }) => dueOn < on && !tracked.has(month));
  const deposits = profile
    .events('deposit')
    .filter(({ happenedOn, details }) => happenedOn >= firstOfMonth(on) && details.statement !== 'collection');
  const byWord = paise(figures.depositedThisMonth - deposits.reduce((sum, { details }) => sum + details.amount, 0));
  return {
    ...{ on, tan: company.tan },
    depositedThisMonth: tile([
      ...deposits.map(({ happenedOn, details }) => ({
        label: say('tds.tile.deposit', { day: onDay(happenedOn), month: { month: details.month } }),
        amount: details.amount,
      })),
      ...(byWord > 0 ? [{ label: say('tds.tile.by-word'), amount: byWord }] : []),
    ]),
    pending: tile(months.map(({ month, dueOn, open }) => pendingPart(month, dueOn, open))),
    penaltyRisk: tile(costing([...beforeItems.map(interestPart), ...late.map((row) => costPart(row, on))])),
    unconfirmed: {
      count: unconfirmed.length,
      ...tile(costing(unconfirmed.map((row) => costPart(row, on)))),
    },
    months: months.map(({ month, dueOn, tax, open, interest, tomorrow, named, summary }) => ({
      ...{ month, dueOn, months: named, summary, isLate: dueOn < on },
      ...{ tax: formatRupees(tax), open: formatRupees(open), interest: formatRupees(interest) },
      tomorrow: formatRupees(tomorrow),
    })),
    statements: items
      .filter(({ type, formType, status }) => type === 'TDS' && formType !== 'tds-deposit' && status === 'pending')
      .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
      .slice(0, 8)
      .map((row) => ({
        ...{ form: row.formType, period: row.period, title: row.title, dueDate: row.dueDate, status: row.status },
        cost: formatRupees(costOfRow(row, on)),
        perDay: formatRupees(paise(costOfRow(row, addDays(on, 1)) - costOfRow(row, on))),
      })),
    unlisted: unlike.map(({ id, booked, listed, ...row }) => ({
      ...{ ...row, voucherId: id, booked: formatRupees(booked), listed: formatRupees(listed) },
    })),
  };
}

const onDay = (value: IsoDate) => ({ unit: 'day' as const, value });
/** What costs anything: what is late and costs nothing is no part of a sum of money. */
const costing = (parts: readonly Part[]): readonly Part[] => parts.filter(({ amount }) => amount > 0);
const labelOf = (title: unknown): Message =>
  typeof title === 'string' ? say('tds.tile.item', { title }) : (title as Message);
type CostRow = Parameters<typeof costOfRow>[0] & { title: unknown };
const costPart = (row: CostRow, on: IsoDate): Part => ({ label: labelOf(row.title), amount: costOfRow(row, on) });
const pendingPart = (month: string, dueOn: IsoDate, amount: Paise): Part => ({
  label: say('tds.tile.month', { month: { month }, day: onDay(dueOn) }),
  amount,
});

const interestPart = ({ month, dueOn, interest }: ReturnType<typeof openMonths>[number]): Part =>
  pendingPart(month, dueOn, interest);

/** What of each month is not deposited, in a prepared challan or none, with the interest on it if it is paid on a day, and the months that count. */
function openMonths(deductions: readonly Deduction[], on: IsoDate) {
  const groups = new Map<string, Deduction[]>();
  for (const one of deductions.filter((row) => unpaidOf(row) > 0)) {
    const month = one.deductedOn.slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), one]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, group]) => {
      const first = group.reduce((sooner, one) => (one.deductedOn < sooner.deductedOn ? one : sooner));
      const dueOn = depositDueDate('challan', first.deductedOn).value;
      const open = paise(group.reduce((sum, one) => sum + unpaidOf(one), 0));
      const interest = interestOf(group, on);
      const isLate = on > dueOn;
      const counted = isLate ? monthsOfInterest(first.deductedOn, on, 'CALENDAR') : [];
      const named = counted.map((one) => (typeof one === 'object' && 'month' in one ? String(one.month) : ''));
      return {
        ...{ month, dueOn, open, interest, tomorrow: interestOf(group, addDays(on, 1)), named },
        tax: paise(group.reduce((sum, one) => sum + one.tax, 0)),
        summary: isLate
          ? say('tds.summary-late', {
              open: { exact: open },
              months: namedMonths(counted),
              interest: { exact: interest },
            })
          : say('tds.summary-in-time', { open: { exact: open }, day: onDay(dueOn) }),
      };
    });
}

const NAMED_AT_MOST = 4;

/** The months of interest by name; of many the first, the last and how many. */
function namedMonths(months: ReturnType<typeof monthsOfInterest>): Param {
  const [first, last] = [months[0], months.at(-1)];
  if (months.length <= NAMED_AT_MOST || first === undefined || last === undefined) return { list: months };
  return say('tds.months-span', { from: first, to: last, count: months.length });
}

const interestOf = (group: readonly Deduction[], on: IsoDate): Paise =>
  upToRupee(paise(group.reduce((sum, one) => sum + interestOn(one, unpaidOf(one), on).value.exact, 0)));
