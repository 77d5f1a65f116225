import { type Language, type Param, type Said, say, wordsOf } from '../../domain/shared/message';
import type { ReportAnswer } from './report.contract';

/** A report as a table: every row has a section, a label and an amount for each month, the total and what it is compared with. */
export type ReportLineOut = { section: string; label: string; amounts: string[]; isTotal: boolean };

/** A row that may have no amount in some of its columns. */
export type TableRow = { section: string; label: string; amounts: (string | null)[] };

/** How a file writes its months and days: as data to reckon with, or in words to read. */
export type Headings = { month: (month: string) => Said; day: (day: string) => Param };

export const AS_DATA: Headings = { month: (month) => month, day: (day) => day };

/** The headings of the columns of amounts: the months, the total, and the period that they are compared with. */
export function headingsOf({ months, comparedWith }: ReportAnswer, { month, day }: Headings): Said[] {
  const compared = comparedWith && say('report.period', { from: day(comparedWith.from), to: day(comparedWith.to) });
  return [...months.map(month), say('report.total'), ...(compared ? [compared] : [])];
}

type Columns = { amounts: string[]; total: string; compare: string | null };

const amountsOf = ({ amounts, total, compare }: Columns) => [...amounts, total, ...(compare === null ? [] : [compare])];

/** The rows of each section, what each section comes to, and what all of them come to. */
export function rowsOf({ sections, amounts, net, compareNet }: ReportAnswer, language: Language): ReportLineOut[] {
  const total = wordsOf(say('report.total'), language);
  const lines = sections.flatMap(({ head, rows, ...whole }) => [
    ...rows.map((row) => ({ section: head, label: row.label, amounts: amountsOf(row), isTotal: false })),
    { section: head, label: total, amounts: amountsOf(whole), isTotal: true },
  ]);
  const columns = amountsOf({ amounts, total: net, compare: compareNet });
  return [...lines, { section: '', label: wordsOf(say('report.net'), language), amounts: columns, isTotal: true }];
}

/** All rows of a report, and below them what it leaves out: together they add up with the bank statement. */
export const tableOf = (report: ReportAnswer, language: Language): TableRow[] => [
  ...rowsOf(report, language),
  ...leftOutRows(report, language),
  ...incompleteRows(report, language),
];

/** That lines are missing, and why, where they are: below all figures, so that who reads them as data finds them as before. */
function incompleteRows({ isIncomplete, why, months }: ReportAnswer, language: Language): TableRow[] {
  if (!isIncomplete) return [];
  return [
    { section: wordsOf(say('report.incomplete'), language), label: why, amounts: [...months, ''].map(() => null) },
  ];
}

/** What is left out, in rupees, with a row for each side that has any. It is known in all, and not by month. */
function leftOutRows({ leftOut, months }: ReportAnswer, language: Language): TableRow[] {
  const amountsOf = (total: string) => [...months.map(() => null), total];
  const section = wordsOf(say('report.left-out'), language);
  return leftOut.flatMap(({ label, moneyIn, moneyOut, count }) => {
    const sides = [
      { section, label: wordsOf(say('report.left-out-in', { label, count }), language), amounts: amountsOf(moneyIn) },
      { section, label: wordsOf(say('report.left-out-out', { label, count }), language), amounts: amountsOf(moneyOut) },
    ];
    return sides.filter(({ amounts }) => amounts.at(-1) !== '0.00');
  });
}
