import type { ReportAnswer } from './report.contract';

/** A report as a table: every row has a section, a label and an amount for each month, the total and what it is compared with. */
export type ReportLineOut = { section: string; label: string; amounts: string[]; isTotal: boolean };

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
