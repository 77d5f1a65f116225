import { z } from 'zod';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { Reconciled } from '../../../domain/bank/reconcile/model';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { type Said, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, parseRupees } from '../../../domain/shared/money';
import { DECIMAL_12_2 } from '../../../platform/database';
import { issue } from '../../../platform/problem';
import { isoDay, nameText, numeric, optional, pageBy } from '../../../platform/wire';
import type { Entry } from '../../audit/audit.table';
import type { BankTransaction, SeenTransaction } from './transaction.table';
import { isPlace, TRANSACTION_SORTS } from './transaction-order.repository';

/** An amount as large as a bank's line may be. */
export const lineAmount = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, issue(say('field.rupees')))
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_12_2, issue(say('field.at-most', { most: '9,999,999,999.99' })));

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What the transactions of a company are narrowed to. */
export const transactionFilter = z.object({
  bankAccountId: z.uuid().optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  category: z.string().max(120).optional().describe('about.transaction.category'),
  uncategorised: flag.optional(),
  payee: z.string().trim().max(120).optional(),
  side: z.enum(SIDES).optional().describe('about.transaction.side'),
  amountFrom: optional(lineAmount),
  amountTo: optional(lineAmount),
  rule: z.string().max(60).optional().describe('about.transaction.rule'),
  reconciled: flag.optional(),
  unsure: flag.optional().describe('about.transaction.unsure'),
  q: z.string().trim().max(100).optional().describe('about.transaction.q'),
});

export const transactionQuery = pageBy(isPlace).extend({
  ...transactionFilter.shape,
  sort: z.enum(TRANSACTION_SORTS).optional().describe('about.transaction.sort'),
  direction: z.enum(['asc', 'desc']).optional().describe('about.transaction.direction'),
  order: z.enum(['date', 'categorised']).optional().describe('about.transaction.order'),
});

export type TransactionQuery = z.infer<typeof transactionQuery>;
export type TransactionFilter = z.infer<typeof transactionFilter> & Pick<TransactionQuery, 'order'>;

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
  subcategory: z.string().nullable().describe('about.transaction.subcategory'),
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
  categoryReason: z.string().nullable().describe('about.transaction.category-reason'),
  categorisedBy: z.string().nullable(),
  categorisedAt: z.string().nullable(),
  createdAt: z.string(),
});

/** A transaction before its reasons are put into words. */
export type TransactionJson = Omit<z.infer<typeof bankTransactionAnswer>, 'categoryReason' | 'reconciledWith'> & {
  categoryReason: Said | null;
  reconciledWith: ReturnType<typeof matchedTo>;
};

/** The match of a line as its reader sees it; null where there is none. */
export const matchedTo = (kept: Reconciled | null): { kind: string; id: string; why: Said } | null =>
  kept?.kind && kept.id ? { kind: kept.kind, id: kept.id, why: kept.why ?? '' } : null;

/** When a line got its category, also where it came with it and keeps no instant of its own: see `LAST_CATEGORISED`. */
export const categorisedAtOf = (line: Pick<BankTransaction, 'category' | 'categorisedAt' | 'createdAt'>) =>
  line.categorisedAt ?? (line.category && line.createdAt);

export function bankTransactionJson(row: SeenTransaction): TransactionJson {
  const { lineKey: _key, categoryRunId: _run, categorisedByName, ...shown } = row;
  return {
    ...shown,
    payee: payeeOf(row.description),
    amount: formatRupees(row.amount),
    balance: row.balance === null ? null : formatRupees(row.balance),
    reconciledWith: matchedTo(row.reconciledWith),
    categorisedBy: categorisedByName,
    categorisedAt: categorisedAtOf(row),
  };
}

export const categoryChoice = z.object({ category: z.enum(CATEGORY_KINDS), subcategory: nameText });

const MOST_AT_ONCE = 500;

export const manyChoice = categoryChoice.extend({
  ids: z
    .array(z.uuid())
    .min(1, issue(say('field.choose-one')))
    .max(MOST_AT_ONCE),
});

/** What became of a line since it came, newest first. */
export const historyAnswer = z.array(
  z.object({
    seq: z.number(),
    at: z.string(),
    by: z.string(),
    action: z.string(),
    was: z.string().nullable().describe('about.transaction.was'),
    is: z.string().nullable().describe('about.transaction.is'),
  }),
);

const said = z.object({ subcategory: z.string().nullable().catch(null) }).catch({ subcategory: null });
const categoryIn = (text: string | null) => (text === null ? null : said.parse(JSON.parse(text)).subcategory);

export const historyJson = ({
  seq,
  at,
  actorName,
  action,
  before,
  after,
}: Entry): z.infer<typeof historyAnswer>[number] => ({
  ...{ seq, at, by: actorName, action, was: categoryIn(before), is: categoryIn(after) },
});

/** Lines that a person gave a category, which is taken off again. */
export const categoryOff = z.object({
  ids: manyChoice.shape.ids,
  categoryId: z.string().max(120).describe('about.transaction.category-off'),
});

/** What a person should know of the category they chose. */
export const choiceWarned = z.string().describe('about.transaction.warning').optional();

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
    .max(NOTE_CHARACTERS)
    .refine((text) => !ODD.test(text), issue(say('field.no-control-characters')))
    .nullable(),
});
