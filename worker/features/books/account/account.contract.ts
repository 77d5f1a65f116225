import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../../domain/bank/values';
import { isIfsc } from '../../../domain/identifiers/ifsc';
import { maskAccountNumber } from '../../../domain/shared/masking';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { editBy, isoDay, nameText, upperCase } from '../../../platform/wire';
import type { BankAccount } from './account.table';

const accountNumber = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .refine((text) => /^[0-9A-Z]{4,34}$/i.test(text), issue(say('field.account-number')));
const ifscCode = upperCase.refine(isIfsc, issue(say('field.ifsc')));
const accountType = z.enum(ACCOUNT_TYPES);

export const newBankAccount = z.object({
  accountName: nameText,
  accountNumber,
  bankName: nameText,
  ifscCode,
  accountType: accountType.default('current'),
});

export const accountChange = editBy({
  isActive: z.boolean().optional(),
  accountName: nameText.optional(),
  accountNumber: accountNumber.optional(),
  bankName: nameText.optional(),
  ifscCode: ifscCode.optional(),
  accountType: accountType.optional(),
});

export const bankAccountAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  accountName: z.string(),
  accountNumber: z.string().describe('about.account.account-number'),
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
