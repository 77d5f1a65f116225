import { reportOf } from '../../domain/report/reports';
import { type CountedDay, cellsOf } from '../../domain/report/reports-lines';
import type { ReportName } from '../../domain/report/reports-names';
import { type Comparison, comparedPeriod, monthsOf, type ReportPeriod } from '../../domain/report/reports-period';
import { reportStatus, wholeUntil } from '../../domain/report/reports-status';
import type { CompanyScope } from '../../platform/access';
import { linesOf } from '../books/summary/period-lines.repository';
import { reportFigures } from './report.contract';

/** One report of a period, with what it is compared with and whether it can be handed on. */
export async function reportFor(
  d1: D1Database,
  scope: CompanyScope,
  name: ReportName,
  period: ReportPeriod,
  comparison: Comparison | undefined,
) {
  const comparedWith = comparison ? comparedPeriod(period, comparison) : null;
  const periods = comparedWith ? [period, comparedWith] : [period];
  const { days, accounts, holder, own } = await linesOf(d1, scope, periods, name === 'payees');
  const [now = [], before] = days;
  const months = monthsOf(period);
  const report = reportOf(name, months, cellsOf(now), before ? cellsOf(before) : null, own);
  return {
    report: name,
    company: holder,
    ...period,
    comparedWith,
    months,
    ...reportFigures(report),
    lastDataOn: wholeUntil(accounts),
    ...reportStatus(name, period, { ...counted(now), accounts }),
  };
}

/** Counted as the list of reports counts them, so that both say the same of one period. */
function counted(days: readonly CountedDay[]): { count: number; uncategorised: number } {
  const open = days.flatMap(({ lines }) => lines.filter(([category]) => category === null));
  return { count: days.reduce((sum, { transactions }) => sum + transactions, 0), uncategorised: open.length };
}
