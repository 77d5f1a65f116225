import { z } from 'zod';
import { payeeOf } from '../../../domain/bank/narration/payee';
import { matchedTo } from '../../../domain/bank/reconcile/model';

import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import type { Said } from '../../../domain/shared/message';
import { formatRupees, type Paise, parseRupees } from '../../../domain/shared/money';
import { DECIMAL_12_2 } from '../../../platform/database';
import { isoDay, lineOf, numeric, optional, pageBy } from '../../../platform/wire';
import type { Transaction } from './transaction.table';
import { isPlace, TRANSACTION_SORTS } from './transaction-order.repository';

/** An amount as large as a bank's line may be. */
export const lineAmount = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, 'An amount in rupees, such as 1234.50')
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_12_2, 'At most 9,999,999,999.99');

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const transactionQuery = pageBy(isPlace).extend({
  bankAccountId: z.uuid().optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  category: z.string().max(120).optional().describe("A kind, a category by its name or id, or 'uncategorized'"),
  uncategorised: flag.optional(),
  payee: z.string().trim().max(120).optional(),
  side: z.enum(SIDES).optional().describe('Only what came in, or only what went out'),
  amountFrom: optional(lineAmount),
  amountTo: optional(lineAmount),
  rule: z.string().max(60).optional().describe("The rule that set the category, or 'person'"),
  reconciled: flag.optional(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Words of the narration or of the note, in any order; an amount finds that amount too'),
  sort: z.enum(TRANSACTION_SORTS).optional().describe('By day where nothing is said'),
  direction: z.enum(['asc', 'desc']).optional().describe('Descending where nothing is said'),
  order: z
    .enum(['date', 'categorised'])
    .optional()
    .describe('Newest first, or the last categorised first; the latter gives one page'),
});

export type TransactionQuery = z.infer<typeof transactionQuery>;

export const bankTransactionAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  bankAccountId: z.uuid(),
  uploadId: z.uuid(),
  line: z.number(),
  transactionDate: z.iso.date(),
  valueDate: z.iso.date().nullable(),
  description: z.string(),
  amount: numeric,
  transactionType: z.enum(SIDES),
  balance: numeric.nullable(),
  category: z.enum(CATEGORY_KINDS).nullable(),
  categoryId: z.string().nullable(),
  subcategory: z.string().nullable().describe('The name of the category'),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  isReconciled: z.boolean(),
  reconciledWith: z.object({ kind: z.string(), id: z.string(), why: z.string() }).nullable(),
  transferPairId: z.string().nullable(),
  isSplit: z.boolean(),
  gstApplicable: z.boolean(),
  gstMode: z.string().nullable(),
  tdsApplicable: z.boolean(),
  tdsSection: z.string().nullable(),
  payee: z.string().nullable(),
  breaksBalance: z.boolean(),
  /** Which rule or person set the category, and when. */
  categoryRule: z.string().nullable(),
  categoryRuleVersion: z.number().nullable(),
  categoryConfidence: z.number().nullable(),
  categoryReason: z.string().nullable().describe('Why the rule set it; null where a person did'),
  categorisedBy: z.string().nullable(),
  categorisedAt: z.string().nullable(),
  createdAt: z.string(),
});

/** A transaction before its reasons are put into words. */
export type TransactionJson = Omit<z.infer<typeof bankTransactionAnswer>, 'categoryReason' | 'reconciledWith'> & {
  categoryReason: Said | null;
  reconciledWith: ReturnType<typeof matchedTo>;
};

export function bankTransactionJson(row: Transaction): TransactionJson {
  const { lineKey: _key, categoryRunId: _run, categorisedByName, ...shown } = row;
  return {
    ...shown,
    payee: payeeOf(row.description),
    amount: formatRupees(row.amount),
    balance: row.balance === null ? null : formatRupees(row.balance),
    reconciledWith: matchedTo(row.reconciledWith),
    categorisedBy: categorisedByName,
  };
}

export const categoryChoice = z.object({ category: z.enum(CATEGORY_KINDS), subcategory: lineOf(120) });

const MOST_AT_ONCE = 500;

export const manyChoice = categoryChoice.extend({
  ids: z.array(z.uuid()).min(1, 'Choose at least one').max(MOST_AT_ONCE),
});

/** What a person should know of the category they chose. */
export const choiceWarned = z
  .string()
  .describe('Where the rate of GST of the category is not in force on the day, or the line is a leg of an own transfer')
  .optional();

export const categorisedAnswer = bankTransactionAnswer.extend({ warning: choiceWarned });

export const manyAnswer = z.object({ message: z.string(), changed: z.number(), warning: choiceWarned });

const NOTE_CHARACTERS = 1_000;
// Of the control characters a note may hold line breaks and tabs.
const ODD = /[^\P{Cc}\n\t]/u;

/** Only a note that is named is changed: null or '' takes it away, a body without it is refused. */
export const noteChange = z.strictObject({
  note: z
    .string()
    .trim()
    .max(NOTE_CHARACTERS, `At most ${NOTE_CHARACTERS} characters`)
    .refine((text) => !ODD.test(text), 'Without control characters')
    .nullable(),
});
