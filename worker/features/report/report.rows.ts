import { countOf } from '../../domain/shared/counts';
import type { ReportAnswer } from './report.contract';

/** A report as a table: every row has a section, a label and an amount for each month, the total and what it is compared with. */
export type ReportLineOut = { section: string; label: string; amounts: string[]; isTotal: boolean };

/** A row that may have no amount in some of its columns. */
export type TableRow = { section: string; label: string; amounts: (string | null)[] };

export function headingsOf({ months, comparedWith }: ReportAnswer): string[] {
  return [...months, 'Total', ...(comparedWith ? [`${comparedWith.from} to ${comparedWith.to}`] : [])];
}

type Columns = { amounts: string[]; total: string; compare: string | null };

const amountsOf = ({ amounts, total, compare }: Columns) => [...amounts, total, ...(compare === null ? [] : [compare])];

/** The rows of each section, what each section comes to, and what all of them come to. */
export function rowsOf({ sections, amounts, net, compareNet }: ReportAnswer): ReportLineOut[] {
  const lines = sections.flatMap(({ head, rows, ...whole }) => [
    ...rows.map((row) => ({ section: head, label: row.label, amounts: amountsOf(row), isTotal: false })),
    { section: head, label: 'Total', amounts: amountsOf(whole), isTotal: true },
  ]);
  const columns = amountsOf({ amounts, total: net, compare: compareNet });
  return [...lines, { section: '', label: 'Net', amounts: columns, isTotal: true }];
}

/** All rows of a report, and below them what it leaves out: together they add up with the bank statement. */
export const tableOf = (report: ReportAnswer): TableRow[] => [...rowsOf(report), ...leftOutRows(report)];

/** What is left out, in rupees, with a row for each side that has any. It is known in all, and not by month. */
function leftOutRows({ leftOut, months }: ReportAnswer): TableRow[] {
  const amountsOf = (total: string) => [...months.map(() => null), total];
  return leftOut.flatMap(({ label, moneyIn, moneyOut, count }) => {
    const named = `${label} (${countOf(count, 'transaction')})`;
    const sides = [
      { section: 'Left out', label: `${named}: in`, amounts: amountsOf(moneyIn) },
      { section: 'Left out', label: `${named}: out`, amounts: amountsOf(moneyOut) },
    ];
    return sides.filter(({ amounts }) => amounts.at(-1) !== '0.00');
  });
}
