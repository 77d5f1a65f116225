import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../../domain/bank/values';
import { isIfsc } from '../../../domain/identifiers/ifsc';
import { maskAccountNumber } from '../../../domain/shared/masking';
import { isoDay, lineOf, upperCase } from '../../../platform/wire';
import type { BankAccount } from './account.table';

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

export const period = z.object({ startDate: isoDay.optional(), endDate: isoDay.optional() });
