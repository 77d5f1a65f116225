import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../../domain/bank/values';
import { isIfsc } from '../../../domain/identifiers/ifsc';
import { hasIfsc, STATEMENT_KINDS, type StatementKind } from '../../../domain/ledger/chart/money';
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
const ifscCode = upperCase.refine((code) => code === '' || isIfsc(code), issue(say('field.ifsc')));
const accountType = z.enum(ACCOUNT_TYPES);
const kind = z.enum(STATEMENT_KINDS).describe('about.account.kind');

export const newBankAccount = z
  .object({
    accountName: nameText,
    accountNumber,
    bankName: nameText,
    ifscCode: ifscCode.default(''),
    accountType: accountType.default('current'),
    kind: kind.optional(),
  })
  .refine(({ ifscCode: code, kind: its = 'current' }) => code !== '' || !hasIfsc(its), {
    error: issue(say('field.ifsc')),
    path: ['ifscCode'],
  });

export const accountChange = editBy({
  isActive: z.boolean().optional(),
  accountName: nameText.optional(),
  accountNumber: accountNumber.optional(),
  bankName: nameText.optional(),
  ifscCode: ifscCode.optional(),
  accountType: accountType.optional(),
  kind: kind.optional(),
});

export const bankAccountAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  accountName: z.string(),
  accountNumber: z.string().describe('about.account.account-number'),
  bankName: z.string(),
  ifscCode: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  kind,
  isActive: z.boolean(),
  createdAt: z.string(),
});

/** What an account is in the books: the kind a person gave it, else the type of the bank. */
export const kindOf = ({ kind: its, accountType: type }: Pick<BankAccount, 'kind' | 'accountType'>): StatementKind =>
  its ?? type;

/** A kind as it is stored: the type of the bank where it is one of the two, else beside that. */
export function kindFacts(its: StatementKind | undefined): Partial<Pick<BankAccount, 'kind' | 'accountType'>> {
  if (its === undefined) return {};
  return its === 'current' || its === 'savings' ? { kind: null, accountType: its } : { kind: its };
}

export function bankAccountJson(account: BankAccount, seesNumber: boolean): z.infer<typeof bankAccountAnswer> {
  const { accountNumber: number } = account;
  return { ...account, kind: kindOf(account), accountNumber: seesNumber ? number : maskAccountNumber(number) };
}

export const period = z.object({ startDate: isoDay.optional(), endDate: isoDay.optional() });
