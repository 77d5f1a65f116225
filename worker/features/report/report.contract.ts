import { z } from 'zod';
import { SIDES } from '../../domain/bank/values';
import type { Report, ReportSection } from '../../domain/report/reports';
import { REPORTS } from '../../domain/report/reports-names';
import { COMPARISONS } from '../../domain/report/reports-period';
import { REPORT_STATUSES } from '../../domain/report/reports-status';
import { type Message, say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { isoDay, numeric } from '../../platform/wire';

export const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;

export const reportPeriod = z.object({
  from: isoDay.optional().describe('about.report.from'),
  to: isoDay.optional().describe('about.report.to'),
});

export const reportQuery = reportPeriod.extend({
  compare: z.enum(COMPARISONS).optional().describe('about.report.compare'),
  format: z.enum(FORMATS).default('json').describe('about.report.format'),
});

export const reportName = z.object({ companyId: z.string(), report: z.enum(REPORTS) });

const linesFilter = z.object({
  category: z.string().optional(),
  payee: z.string().optional(),
  side: z.enum(SIDES).optional(),
});

const row = z.object({
  label: z.string(),
  lines: linesFilter.optional().describe('about.report.lines'),
  amounts: z.array(numeric).describe('about.report.amounts'),
  total: numeric,
  compare: numeric.nullable(),
});

const standing = {
  lastDataOn: z.iso.date().nullable().describe('about.report.last-data-on'),
  status: z.enum(REPORT_STATUSES).describe('about.report.status'),
  why: z.string().describe('about.report.why'),
  isIncomplete: z.boolean().describe('about.report.is-incomplete'),
};

export const reportAnswer = z.object({
  report: z.enum(REPORTS),
  company: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  comparedWith: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  months: z.array(z.string()).describe('about.report.months'),
  sections: z.array(
    z.object({
      id: z.string(),
      head: z.string(),
      rows: z.array(row),
      amounts: z.array(numeric),
      total: numeric,
      compare: numeric.nullable(),
    }),
  ),
  amounts: z.array(numeric).describe('about.report.all-amounts'),
  net: numeric,
  compareNet: numeric.nullable(),
  leftOut: z
    .array(z.object({ label: z.string(), isOpen: z.boolean(), moneyIn: numeric, moneyOut: numeric, count: z.number() }))
    .describe('about.report.left-out'),
  note: z.string().describe('about.report.note'),
  ...standing,
});

export type ReportAnswer = z.infer<typeof reportAnswer>;

export const reportListAnswer = z.array(z.object({ report: z.enum(REPORTS), ...standing }));

/** The figures of a report as the API carries them. */
export function reportFigures({ sections, amounts, net, compareNet, leftOut }: Report) {
  return {
    sections: sections.map(sectionJson),
    amounts: amounts.map(formatRupees),
    net: formatRupees(net),
    compareNet: orNull(compareNet),
    leftOut: leftOut.map((part) => ({
      ...part,
      moneyIn: formatRupees(part.moneyIn),
      moneyOut: formatRupees(part.moneyOut),
    })),
    note: noteOf(leftOut),
  };
}

const orNull = (amount: Parameters<typeof formatRupees>[0] | null) => (amount === null ? null : formatRupees(amount));

const columns = ({ amounts, total, compare }: Omit<ReportSection, 'id' | 'head' | 'rows'>) => ({
  amounts: amounts.map(formatRupees),
  total: formatRupees(total),
  compare: orNull(compare),
});

const sectionJson = (section: ReportSection) => ({
  id: section.id,
  head: section.head,
  rows: section.rows.map(({ label, lines, ...part }) => ({ label, ...(lines && { lines }), ...columns(part) })),
  ...columns(section),
});

/** Says what the report leaves out, with its amounts, so that it can be added up with the bank statement. */
function noteOf(leftOut: Report['leftOut']): Message {
  const [first, ...others] = leftOut.map(leftOutPart);
  if (!first) return say('report.basis');
  return say('report.note', { parts: others.reduce((one, other) => say('report.and-also', { one, other }), first) });
}

function leftOutPart({ label, moneyIn, moneyOut, count }: Report['leftOut'][number]): Message {
  const both = { label, in: { exact: moneyIn }, out: { exact: moneyOut }, count };
  if (moneyIn > 0 && moneyOut > 0) return say('report.part-both', both);
  return moneyIn > 0 ? say('report.part-in', both) : say('report.part-out', both);
}
