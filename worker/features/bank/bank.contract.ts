import { z } from 'zod';
import { payeeOf } from '../../domain/bank/payee';
import { ACCOUNT_TYPES, CATEGORY_KINDS, SIDES } from '../../domain/bank/values';
import { isIfsc } from '../../domain/identifiers/ifsc';
import { maskAccountNumber } from '../../domain/shared/masking';
import { formatRupees } from '../../domain/shared/money';
import { page } from '../../platform/paging';
import { isoDay, lineOf, numeric, upperCase } from '../../platform/wire';
import type { BankAccount, BankTransaction } from './bank.table';

export const newBankAccount = z.object({
  accountName: lineOf(120),
  accountNumber: z
    .string()
    .trim()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => /^[0-9A-Z]{4,34}$/i.test(text), 'An account number has 4 to 34 digits or letters'),
  bankName: lineOf(120),
  ifscCode: upperCase.refine(isIfsc, 'An IFSC has four letters, a zero and six characters, such as HDFC0000123'),
  accountType: z.enum(ACCOUNT_TYPES).default('current'),
});

export const accountChange = z.object({ isActive: z.boolean() });

export const bankAccountAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  accountName: z.string(),
  accountNumber: z.string().describe('Masked but for its last four digits where the reader only views'),
  bankName: z.string(),
  ifscCode: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  isActive: z.boolean(),
  createdAt: z.string(),
});

export function bankAccountJson(account: BankAccount, seesNumber: boolean): z.infer<typeof bankAccountAnswer> {
  return seesNumber ? account : { ...account, accountNumber: maskAccountNumber(account.accountNumber) };
}

export const transactionQuery = page.extend({
  bankAccountId: z.uuid().optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  category: z.string().max(120).optional().describe("A kind, a subcategory, or 'uncategorized'"),
  q: z.string().trim().max(100).optional(),
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
  description: z.string(),
  amount: numeric,
  transactionType: z.enum(SIDES),
  balance: numeric.nullable(),
  category: z.enum(CATEGORY_KINDS).nullable(),
  subcategory: z.string().nullable(),
  reference: z.string().nullable(),
  isReconciled: z.boolean(),
  gstApplicable: z.boolean(),
  tdsApplicable: z.boolean(),
  payee: z.string().nullable(),
  breaksBalance: z.boolean(),
  /** Which rule or person set the category, and when. */
  categoryRule: z.string().nullable(),
  categoryConfidence: z.number().nullable(),
  categorisedBy: z.string().nullable(),
  categorisedAt: z.string().nullable(),
  createdAt: z.string(),
});

export function bankTransactionJson(row: BankTransaction): z.infer<typeof bankTransactionAnswer> {
  const { lineKey: _key, categoryRunId: _run, categoryRuleVersion: _version, categorisedByName, ...shown } = row;
  return {
    ...shown,
    payee: payeeOf(row.description),
    amount: formatRupees(row.amount),
    balance: row.balance === null ? null : formatRupees(row.balance),
    categorisedBy: categorisedByName,
  };
}

export const categoryChoice = z.object({ category: z.enum(CATEGORY_KINDS), subcategory: lineOf(120) });

export const period = z.object({ startDate: isoDay.optional(), endDate: isoDay.optional() });
