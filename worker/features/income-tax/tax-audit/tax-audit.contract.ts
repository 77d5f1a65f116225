import { z } from 'zod';
import { AUDIT_CLAUSES, CLAUSE_PARTS, formsOf } from '../../../domain/income-tax/audit/clauses';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { largeRupees, lineOf, numeric, optional } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { CLAUSE_ANSWERS, type StoredAnswer } from './tax-audit.table';
import { type Audit, answeredOf, type ClauseShown, clauseName, sectionSaid } from './tax-audit.usecase';

const CLAUSE_IDS = AUDIT_CLAUSES.flatMap(({ value }) => value.map(({ id }) => id));

export const auditParam = z.object({
  companyId: z.string(),
  taxAuditYear: z.string().refine(isFinancialYear, issue(say('field.financial-year'))),
});
export const clauseParam = auditParam.extend({ auditClause: z.string() });
export const worksheetQuery = z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') });

/** What a person answers: that there is nothing to report, or what is to be reported. */
export const newAnswer = z
  .strictObject({
    answer: z.enum(CLAUSE_ANSWERS).describe('about.tax-audit.answer'),
    text: optional(lineOf(1_000)),
    amount: optional(largeRupees),
    version: z.number().int().min(0).max(1_000_000).describe('about.tax-audit.version'),
  })
  .refine(({ answer, text }) => answer === 'none' || text !== undefined, {
    ...{ path: ['text'], error: issue(say('tax-audit.fault.text')) },
  });
export type NewAnswer = z.output<typeof newAnswer>;

const answer = z.object({
  answer: z.enum(CLAUSE_ANSWERS),
  ...{ text: z.string().nullable(), amount: numeric.nullable(), version: z.number() },
  ...{ answeredByName: z.string(), answeredAt: z.string() },
});

export const answerAnswer = answer.extend({ clause: z.string() });

const clause = z.object({
  id: z.string(),
  part: z.enum(CLAUSE_PARTS),
  name: z.string(),
  section: z.string().nullable().describe('about.tax-audit.section'),
  source: z.enum(['books', 'profile', 'asked']),
  state: z.enum(['books', 'nothing', 'profile', 'answered', 'none', 'asked']).describe('about.tax-audit.state'),
  amount: numeric.nullable(),
  said: z.string().nullable(),
  rows: z.array(
    z.object({
      ...{ text: z.string(), date: z.iso.date().nullable(), party: z.string().nullable(), amount: numeric },
      isCounted: z.boolean().describe('about.tax-audit.is-counted'),
      voucherId: z.string().nullable(),
    }),
  ),
  notes: z.array(z.string()),
  steps: explained(z.null()).shape.steps,
  answer: answer.nullable(),
});

const due = z.object({ dueOn: z.iso.date(), originalDueOn: z.iso.date() });

export const auditAnswer = z.object({
  ...{ year: z.string(), years: z.array(z.string()), asOf: z.iso.date(), form: z.string() },
  isDue: explained(z.boolean().nullable()).describe('about.tax-audit.is-due'),
  ...{ reportDueOn: explained(due), returnDueOn: explained(due) },
  turnover: numeric,
  isTurnoverStated: z.boolean(),
  hasBooks: z.boolean(),
  isByOldNumbers: z.boolean().describe('about.tax-audit.is-by-old-numbers'),
  ...{ answered: z.number(), all: z.number() },
  parts: z.array(z.object({ id: z.enum(CLAUSE_PARTS), name: z.string() })),
  clauses: z.array(clause),
});

export const isClauseAsked = (id: string): boolean => CLAUSE_IDS.includes(id);

export const answerJson = (row: StoredAnswer): z.infer<typeof answer> => ({
  ...{ answer: row.answer, text: row.text, amount: row.amount === null ? null : formatRupees(row.amount) },
  ...{ version: row.version, answeredByName: row.answeredByName, answeredAt: row.answeredAt },
});

const clauseJson = ({ clause: its, state, filled, said, answer: given }: ClauseShown, year: string) => ({
  ...{ id: its.id, part: its.part, name: clauseName(its), section: sectionSaid(its, year) },
  ...{ source: its.source, state, said: said ?? null, answer: given ? answerJson(given) : null },
  amount: filled ? formatRupees(filled.figure.value) : null,
  rows: filled?.rows.map(({ amount, ...row }) => ({ ...row, amount: formatRupees(amount) })) ?? [],
  ...{ notes: [...formsOf(its, year), ...(filled?.notes ?? [])], steps: filled?.figure.steps ?? [] },
});

/** The audit as it is answered, its texts as messages. */
export const auditJson = (audit: Audit) => ({
  ...{ year: audit.year, years: [...COMPANY_TAX_YEARS].toReversed(), asOf: audit.asOf, form: audit.due.form },
  isDue: { ...audit.due.isDue, value: audit.due.isDue.value ?? null },
  ...{ reportDueOn: audit.due.reportDueOn, returnDueOn: audit.due.returnDueOn },
  ...{ turnover: formatRupees(audit.turnover), isTurnoverStated: audit.isTurnoverStated, hasBooks: audit.hasBooks },
  ...{ isByOldNumbers: audit.isByOldNumbers, answered: answeredOf(audit.clauses), all: audit.clauses.length },
  parts: CLAUSE_PARTS.map((id) => ({ id, name: say(`tax-audit.part.${id}`) })),
  clauses: audit.clauses.map((shown) => clauseJson(shown, audit.year)),
});
