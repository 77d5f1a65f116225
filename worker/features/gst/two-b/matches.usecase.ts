import { hasDueDate, returnDueDate } from '../../../domain/gst/returns';
import type { ImsDays } from '../../../domain/gst/two-b/ims';
import type { TwoBLine } from '../../../domain/gst/two-b/model';
import { type TwoBPeriod, twoBPeriod } from '../../../domain/gst/two-b/period';
import { type TwoBResult, twoBResult } from '../../../domain/gst/two-b/result';
import { periodOf, type TaxPeriod } from '../../../domain/law/periods';
import { addDays, addMonths, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { atFault } from '../../../platform/problem';
import { type ReturnDay, readTwoBBooks, type TwoBBooks } from './two-b.repository';

export type AskedPeriod = { gstin: string; period: TwoBPeriod; knownOn: IsoDate };

export type Matched = {
  asked: AskedPeriod;
  books: TwoBBooks;
  result: TwoBResult;
  days: ImsDays;
  /** The day on which GSTR-3B of the period was filed, where somebody said so. */
  closedOn: IsoDate | null;
};

/** Reads an address. Throws 422 where its period is neither a month nor a quarter. */
export function askedPeriod(gstin: string, period: string, knownOn: IsoDate): AskedPeriod {
  const read = twoBPeriod(period);
  if (!read) throw atFault(422, 'period', say('two-b.problem.period'));
  return { gstin: gstin.toUpperCase(), period: read, knownOn };
}

/** The GSTR-2B of a period matched with the books, as both were known on a day: one round trip. Throws 422 for a GSTIN that is not the company's. */
export async function matchesOf(d1: D1Database, scope: CompanyScope, asked: AskedPeriod): Promise<Matched> {
  const books = await readTwoBBooks(d1, scope, asked);
  if (!books.company.gstins.includes(asked.gstin))
    throw atFault(422, 'gstin', say('two-b.problem.no-registration', { gstin: asked.gstin }), 'no-such-registration');
  const { gstin, period, knownOn } = asked;
  const settledOn = (month: string): IsoDate => {
    const said = returnOf(books.returns, month, asked.period);
    return said?.doneOn ?? said?.dueOn ?? dueOn(gstin, periodOf('month', isoDate(`${month}-01`)), 'month');
  };
  const closedOn = returnOf(books.returns, period.month, period)?.doneOn ?? null;
  const { files, bills, decisions } = books;
  const result = twoBResult({
    gstin,
    period,
    knownOn,
    files,
    bills,
    decisions,
    settledOn,
    ...(closedOn && { closedOn }),
  });
  const next = periodOf(period.every, addDays(period.to, 1));
  const days = {
    periodEnd: period.to,
    dueOn: returnOf(books.returns, period.month, period)?.dueOn ?? dueOn(gstin, period, period.every),
    nextDueOn: dueOn(gstin, next, period.every),
  };
  return { asked, books, result, days, closedOn };
}

/** What the calendar says of the return of a month, or of the quarter it ends: '2026-27 Q2' is the quarter to September 2026. */
function returnOf(returns: readonly ReturnDay[], month: string, { every }: TwoBPeriod): ReturnDay | undefined {
  if (every === 'month') return returns.find(({ period }) => period === month);
  return returns.find(({ period }) => {
    const [, year, quarter] = /^(\d{4})-\d{2} (Q[1-4])$/.exec(period) ?? [];
    return year !== undefined && twoBPeriod(`${year}-${quarter}`)?.month === month;
  });
}

function dueOn(gstin: string, period: TaxPeriod, every: TwoBPeriod['every']): IsoDate {
  const filing = { form: 'GSTR-3B', every, period, stateCode: gstin.slice(0, 2) };
  // Where no rule covers the period its return cannot be late: the month after it is time enough.
  return hasDueDate(filing) ? returnDueDate(filing).value : addMonths(period.to, 1);
}

/** A row of the period or one carried into it, by its key. */
export const rowIn = ({ result }: Matched, key: string) =>
  [...result.rows, ...result.carried].find(({ line }) => line.key === key);

export const lineIn = ({ books }: Matched, key: string): TwoBLine | undefined =>
  books.files.flatMap(({ lines }) => lines).find((line) => line.key === key);
