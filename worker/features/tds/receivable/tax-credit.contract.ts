import { z } from 'zod';
import { isTan } from '../../../domain/identifiers/tax-number';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { CREDIT_OUTCOMES, type CreditPair } from '../../../domain/tds/receivable/match';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, numeric, optional, upperCase } from '../../../platform/wire';

/** More characters than the statement of any small company has. */
const MOST = 5_000_000;

const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

export const creditsQuery = z.object({ year: optional(financialYear) });

export const newCredits = z.strictObject({
  fileName: optional(lineOf(200)),
  content: z
    .string()
    .min(1, issue(say('field.required')))
    .max(MOST, issue(say('tax-credit.problem.too-long')))
    .describe('about.tax-credit.content'),
});

export const deductorJoin = z.strictObject({
  tan: upperCase.refine(isTan, issue(say('tax-credit.field.tan'))),
  partyId: z.uuid().nullable().describe('about.tax-credit.party'),
});
export type DeductorJoin = z.output<typeof deductorJoin>;

export const creditPosts = z.strictObject({
  year: financialYear,
  items: z
    .array(z.strictObject({ creditId: z.uuid(), on: optional(isoDay).describe('about.tax-credit.on') }))
    .min(1)
    .max(200),
});
export type CreditPosts = z.output<typeof creditPosts>;

const day = z.iso.date();
const text = z.string().nullable();

export const joinedAnswer = z.object({ tan: z.string(), partyId: text, party: text });

const problemAnswer = z.object({ line: z.number().int(), message: z.string() });

export const importedAnswer = z.object({
  id: z.uuid(),
  isKnown: z.boolean().describe('about.tax-credit.known'),
  rows: z.number().int(),
  years: z.array(z.string()),
  message: z.string(),
  problems: z.array(problemAnswer).describe('about.tax-credit.problems'),
});

const pairAnswer = z.object({
  creditId: z.uuid().nullable(),
  ...{ section: text, on: day.nullable(), status: text },
  ...{ amount: numeric.nullable(), tax: numeric.nullable(), deposited: numeric.nullable() },
  voucher: z.object({ id: z.uuid(), number: z.string(), on: day, narration: z.string(), tax: numeric }).nullable(),
  bill: z
    .object({ id: z.uuid(), ref: z.string(), billDate: day, open: numeric })
    .nullable()
    .describe('about.tax-credit.bill'),
});

const totals = z.object({ books: numeric, statement: numeric, deposited: numeric });

export const creditsAnswer = z.object({
  year: z.string(),
  imported: z
    .object({ fileName: text, importedAt: z.string(), importedByName: z.string(), rows: z.number().int() })
    .nullable(),
  totals,
  parties: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('about.tax-credit.parties'),
  groups: z.array(
    z.object({
      ...{ deductor: z.string(), tan: text, partyId: text, outcome: z.enum(CREDIT_OUTCOMES) },
      isJoined: z.boolean().describe('about.tax-credit.is-joined'),
      ...totals.shape,
      why: z.string(),
      chase: text.describe('about.tax-credit.chase'),
      pairs: z.array(pairAnswer),
    }),
  ),
});

export const postedAnswer = z.object({
  posted: z.array(z.object({ creditId: z.uuid(), voucherId: z.uuid(), number: z.string(), tax: numeric })),
  total: numeric,
});

export const pairJson = ({ row, entry, bill }: CreditPair): z.infer<typeof pairAnswer> => ({
  ...{ creditId: row?.id ?? null, section: row?.section ?? null, on: row?.on ?? null, status: row?.status ?? null },
  amount: row && formatRupees(row.amount),
  tax: row && formatRupees(row.tax),
  deposited: row && formatRupees(row.deposited),
  voucher: entry && {
    ...{ id: entry.voucherId, number: entry.number, on: entry.on, narration: entry.narration },
    tax: formatRupees(entry.tax),
  },
  bill: bill ? { id: bill.id, ref: bill.ref, billDate: bill.billDate, open: formatRupees(bill.open) } : null,
});
