import { CONTRIBUTION_DAY } from '../../labour/law/contributions';
import { dayOfMonthAfter, firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { financialYearOf, type IsoDate, isoDate, yearEnd, yearStart } from '../../shared/dates';
import { citationOf, inPaise, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { EMPLOYEE_SHARE_DAY, GRATUITY_PROVISION, PAYMENT_BASIS } from '../law/audit';
import { type Due, employeesPart, openOn } from './dues';
import type { AuditDays, AuditRow, Filled } from './model';

/** Accounts whose dues were charged as an expense: the fund, insurance, bonus, leave, interest. */
const CHARGED: ReadonlySet<string> = new Set(['2713', '2714', '2802', '2422', '2727']);
/** Those where the employees' share stands with the employer's. */
const FUNDS: ReadonlySet<string> = new Set(['2713', '2714']);

/** Control accounts of GST that the company owes: output tax, and tax under reverse charge. */
export const GST_ACCOUNTS = ['2701', '2702', '2703', '2704', '2705', '2706'] as const;

/** Every account whose dues are looked at: what is charged, and what was withheld of others or stands beside the profit. */
export const DUE_ACCOUNTS = ['2711', '2712', '2713', '2714', '2715', '2727', '2802', '2421', '2422'] as const;

const nought = paise(0);
const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

/** What of an open sum is looked at under payment basis: of contributions without the employees' share, which has its own rule. */
const ownPart = (due: Due, part: Paise): Paise =>
  FUNDS.has(due.account) ? paise(part - employeesPart(due, part)) : part;

const hasEnded = ({ year, asOf }: AuditDays): boolean => asOf > yearEnd(year);

/**
 * Dues that are deducted when paid (s.43B; s.37): of what was charged in the year and open at its end, what is not paid by the day of
 * the return; before that day, what is not paid yet. Each due is listed with the day of its payment. Nothing is told of a year that
 * has not ended.
 */
export function unpaidDues(dues: readonly Due[], days: AuditDays): Filled {
  const { year, asOf, returnDueOn } = days;
  const rule = ruleInForce(PAYMENT_BASIS, firstDayOf(year));
  const end = yearEnd(year);
  const paidBy = returnDueOn < asOf ? returnDueOn : asOf;
  const found = hasEnded(days)
    ? dues.filter((due) => due.year === year && due.date <= end && openOn(due, end) > 0)
    : [];
  const lines = found.map((due) => {
    const isCharged = CHARGED.has(due.account);
    const open = ownPart(due, openOn(due, end));
    return { due, isCharged, open, unpaid: ownPart(due, openOn(due, paidBy)) };
  });
  const charged = lines.filter(({ isCharged }) => isCharged);
  const open = sumOf(charged.map((line) => line.open));
  const unpaid = sumOf(charged.map((line) => line.unpaid));
  const working = new Working();
  working.give('open', say('tax-audit.step.open-at-year-end', { day: onDay(end) }), inPaise(open));
  working.give(
    'paid',
    say('tax-audit.step.paid-by-return', { day: onDay(returnDueOn) }),
    inPaise(paise(open - unpaid)),
  );
  working.make('unpaid', say('tax-audit.step.dues-not-deducted'), inPaise(unpaid), {
    formula: say('tax-audit.formula.open-less-paid'),
    inputs: ['open', 'paid'],
    rule: citationOf(rule),
    summary: say('tax-audit.summary.dues', {
      ...{ open: inPaise(open), paid: inPaise(paise(open - unpaid)), due: onDay(returnDueOn) },
      ...{ unpaid: inPaise(unpaid), statute: rule.statute },
    }),
  });
  return {
    figure: working.explain(unpaid),
    rows: lines.flatMap(({ due, isCharged, open: its }) => rowsOf(due, its, isCharged, end, paidBy)),
    notes: [
      ...(hasEnded(days) ? [] : [say('tax-audit.note.year-runs', { day: onDay(end) })]),
      ...(hasEnded(days) && asOf <= returnDueOn
        ? [say('tax-audit.note.until-return', { day: onDay(returnDueOn) })]
        : []),
      ...(lines.some(({ isCharged }) => !isCharged) ? [say('tax-audit.note.not-charged')] : []),
      ...(charged.some(({ due }) => due.account === '2727') ? [say('tax-audit.note.interest-of-banks')] : []),
      ...(charged.some(({ due }) => FUNDS.has(due.account) && due.employeeShare === undefined)
        ? [say('tax-audit.note.share-unknown')]
        : []),
    ],
  };
}

/** A due that was paid after the year has a row for each payment, and one for what is still open. */
function rowsOf(due: Due, open: Paise, isCharged: boolean, end: IsoDate, paidBy: IsoDate): AuditRow[] {
  if (open === 0) return [];
  const text = { account: say(`ledger.account.${due.account}`), arose: onDay(due.date) };
  const later = due.payments.filter(({ on }) => on > end && on <= paidBy);
  const rest = ownPart(due, openOn(due, paidBy));
  return [
    ...later.map(({ on, amount, voucherId }) => ({
      text: say(isCharged ? 'tax-audit.row.due-paid' : 'tax-audit.row.due-paid-of-others', text),
      ...{ date: on, party: null, amount: ownPart(due, amount), isCounted: false, voucherId },
    })),
    ...(rest > 0
      ? [
          {
            text: say(isCharged ? 'tax-audit.row.due-open' : 'tax-audit.row.due-open-of-others', text),
            ...{ date: due.date, party: null, amount: rest, isCounted: isCharged, voucherId: due.voucherId },
          },
        ]
      : []),
  ];
}

/** What of earlier years' dues was not deducted then and paid in this year: it is deducted now. */
export function earlierDuesPaid(dues: readonly Due[], year: string, returnDueOnOf: (year: string) => IsoDate): Paise {
  const [from, to] = [yearStart(year), yearEnd(year)];
  return sumOf(
    dues
      .filter((due) => CHARGED.has(due.account) && due.year < year && due.year >= FIRST_YEAR)
      .flatMap((due) => {
        const late = due.payments.filter(({ on }) => on >= from && on <= to && on > returnDueOnOf(due.year));
        return late.map(({ amount }) => ownPart(due, amount));
      }),
  );
}

/** The first year whose day of return is on file. */
const FIRST_YEAR = '2019-20';

/** The day by which a fund wants the contributions of a due's month. */
function fundDayOf({ account, date, month }: Due): IsoDate {
  const day = isoDate(`${month ?? date.slice(0, 7)}-01`);
  const history = account === '2713' ? CONTRIBUTION_DAY.providentFund : CONTRIBUTION_DAY.stateInsurance;
  return dayOfMonthAfter(day, 1, ruleInForce(history, day).value);
}

/**
 * The employees' share of contributions that came to the fund after its day (s.36(1)(va)), which to 2025-26 is never deducted; from
 * tax year 2026-27 the share that is not paid by the day of the return. Only of months whose pay run says the share.
 */
export function lateContributions(dues: readonly Due[], { year, asOf, returnDueOn }: AuditDays): Filled {
  const rule = ruleInForce(EMPLOYEE_SHARE_DAY, firstDayOf(year));
  const own = dues.filter((due) => FUNDS.has(due.account) && yearOf(due) === year && (due.employeeShare ?? 0) > 0);
  const lines = own.map((due) => {
    const fundDay = fundDayOf(due);
    const limit = rule.value === 'FUND' ? fundDay : returnDueOn;
    const late = asOf > limit ? employeesPart(due, openOn(due, limit)) : nought;
    return { due, fundDay, late };
  });
  const share = sumOf(own.map(({ employeeShare = nought }) => employeeShare));
  const late = sumOf(lines.map((line) => line.late));
  const working = new Working();
  working.give('share', say('tax-audit.step.employees-share'), inPaise(share));
  working.give('inTime', say('tax-audit.step.share-in-time'), inPaise(paise(share - late)));
  working.make('late', say('tax-audit.step.share-late'), inPaise(late), {
    formula: say('tax-audit.formula.share-less-in-time'),
    inputs: ['share', 'inTime'],
    rule: citationOf(rule),
    summary: say(`tax-audit.summary.contributions-${rule.value === 'FUND' ? 'fund' : 'return'}`, {
      ...{ share: inPaise(share), late: inPaise(late), due: onDay(returnDueOn), statute: rule.statute },
    }),
  });
  return {
    figure: working.explain(late),
    rows: lines.map(({ due, fundDay, late: amount }) => {
      const paidOn = openOn(due) === 0 ? due.payments.at(-1)?.on : undefined;
      const told = {
        account: say(`ledger.account.${due.account}`),
        month: { month: due.month ?? due.date.slice(0, 7) },
        due: onDay(fundDay),
      };
      return {
        text: paidOn
          ? say('tax-audit.row.share-paid', { ...told, paid: onDay(paidOn) })
          : say('tax-audit.row.share-open', told),
        ...{ date: paidOn ?? null, party: null, isCounted: amount > 0, voucherId: due.voucherId },
        amount: amount > 0 ? amount : (due.employeeShare ?? nought),
      };
    }),
    notes: dues.some((due) => FUNDS.has(due.account) && yearOf(due) === year && due.employeeShare === undefined)
      ? [say('tax-audit.note.share-unknown')]
      : [],
  };
}

/** The year of a contribution's wages, which may be paid in the next. */
const yearOf = ({ month, year }: Due): string => (month ? financialYearOf(isoDate(`${month}-01`)) : year);

/** A provision for gratuity is deducted only when it is paid (s.40A(7)): what was set aside in the year and not paid in it. */
export function gratuityProvided(dues: readonly Due[], year: string): Filled {
  const rule = ruleInForce(GRATUITY_PROVISION, firstDayOf(year));
  const own = dues.filter((due) => due.account === '2421' && due.year === year && openOn(due, yearEnd(year)) > 0);
  const amount = sumOf(own.map((due) => openOn(due, yearEnd(year))));
  const working = new Working();
  working.make('provided', say('tax-audit.step.gratuity'), inPaise(amount), {
    inputs: [],
    rule: citationOf(rule),
    summary: say('tax-audit.summary.gratuity', { amount: inPaise(amount), statute: rule.statute }),
  });
  return {
    figure: working.explain(amount),
    rows: own.map((due) => ({
      text: say('tax-audit.row.provided', { account: say(`ledger.account.${due.account}`), narration: due.narration }),
      ...{ date: due.date, party: null, amount: openOn(due, yearEnd(year)), isCounted: true, voucherId: due.voucherId },
    })),
    notes: amount > 0 ? [say('tax-audit.note.approved-fund')] : [],
  };
}
