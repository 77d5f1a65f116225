import type { Covered } from '../bank/coverage/coverage';

import type { IsoDate } from '../shared/dates';
import { onDay } from '../shared/explained';
import { type Message, say } from '../shared/message';
import type { Paise } from '../shared/money';
import type { ReportPeriod } from './reports-period';

type Broken = { after: IsoDate; date: IsoDate; expected: Paise; found: Paise };

/** What is known of one account: its last line, the days its statements prove to be whole, and where they do not follow. */
export type AccountStanding = {
  name: string;
  lastDay: IsoDate | null;
  covered: readonly Covered[];
  gaps: readonly Covered[];
  breaks: readonly Broken[];
};

/** The last day an account's data reaches, by a line or by what a statement proves; null without any. */
export function endOf({ lastDay, covered }: AccountStanding): IsoDate | null {
  const proved = covered.at(-1)?.to ?? null;
  return lastDay !== null && (proved === null || lastDay > proved) ? lastDay : proved;
}

/** Why lines are missing, and whether they are missing before the last line that is there. */
export type Missing = { why: Message; isWithin: boolean };

/** The first reason why lines of a period are missing in some account, in words that name the account where there are several. */
export function missingIn(period: ReportPeriod, accounts: readonly AccountStanding[]): Missing | null {
  const kept = accounts.filter((account) => endOf(account) !== null);
  for (const reason of [endsEarly, beginsLate, hasGap, isBroken]) {
    for (const account of kept) {
      const why = reason(period, account);
      if (!why) continue;
      const said = kept.length > 1 ? say('report.why.of-account', { account: account.name, why }) : why;
      return { why: said, isWithin: reason !== endsEarly };
    }
  }
  return null;
}

type Reason = (period: ReportPeriod, account: AccountStanding) => Message | false;

const endsEarly: Reason = ({ to }, account) => {
  const end = endOf(account);
  return end !== null && end < to && say('report.why.ends-early', { end: onDay(end), to: onDay(to) });
};

// An account that begins with nothing in it had no lines before; of one that held money, some are missing.
const beginsLate: Reason = ({ from }, { covered: [first] }) =>
  first?.opening != null &&
  first.opening !== 0 &&
  first.from > from &&
  say('report.why.begins-late', {
    begin: onDay(first.from),
    opening: { exact: first.opening },
    from: onDay(from),
  });

const hasGap: Reason = ({ from, to }, { gaps }) => {
  const gap = gaps.find((days) => days.from <= to && days.to >= from);
  return gap !== undefined && say('report.why.gap', { from: onDay(gap.from), to: onDay(gap.to) });
};

const isBroken: Reason = ({ from, to }, { breaks }) => {
  const broken = breaks.find(({ after, date }) => date >= from && after <= to);
  if (!broken) return false;
  const { date, expected, found } = broken;
  return say('report.why.broken', { day: onDay(date), expected: { exact: expected }, found: { exact: found } });
};
