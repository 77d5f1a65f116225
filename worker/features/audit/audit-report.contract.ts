import { z } from 'zod';
import { financialYearOf, isFinancialYear } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { today } from '../../platform/clock';
import { issue } from '../../platform/problem';
import { verifyAnswer } from './audit.contract';

/** The financial years of which a trail can be: from the first of the Companies Act, 2013, to the one that runs. */
const isReportable = (year: string) => isFinancialYear(year) && year >= '2013' && year <= financialYearOf(today());

const FORMATS = ['json', 'csv', 'pdf'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export const auditReportQuery = z.object({
  financialYear: z
    .string()
    .refine(isReportable, issue(say('field.financial-year-begun')))
    .optional()
    .describe('about.audit.financial-year'),
  format: z.enum(FORMATS).default('json').describe('about.audit.format'),
});

const count = z.number().int();

export const auditReportAnswer = z.object({
  of: z.object({ kind: z.enum(['company', 'firm']), id: z.uuid(), name: z.string() }),
  financialYear: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  entries: count,
  firstSeq: count.nullable(),
  lastSeq: count.nullable(),
  months: z.array(z.object({ month: z.string(), entries: count })).describe('about.audit.months'),
  people: z.array(z.object({ userId: z.string(), name: z.string(), isProgram: z.boolean(), entries: count })),
  areas: z.array(z.object({ entityType: z.string(), name: z.string(), entries: count })),
  refused: count.nullable().describe('about.audit.refused'),
  verdict: verifyAnswer,
  keptApart: z
    .object({ nights: count, first: z.iso.date().nullable(), last: z.iso.date().nullable() })
    .describe('about.audit.kept-apart'),
  statements: z.array(z.string()).describe('about.audit.statements'),
  madeAtIst: z.string(),
});

export type AuditReport = z.infer<typeof auditReportAnswer>;

export const nightsAnswer = z.object({
  isMailed: z.boolean(),
  mailedTo: z.string().nullable().describe('about.audit.mailed-to'),
  nights: z
    .array(
      z.object({
        day: z.iso.date(),
        isSound: z.boolean(),
        chains: count,
        entries: count,
        code: z.string().nullable(),
      }),
    )
    .describe('about.audit.nights'),
});

export const nightMailBody = z.strictObject({ isMailed: z.boolean() });
