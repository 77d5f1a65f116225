import { z } from 'zod';
import { CATEGORY_KINDS, SIDES } from '../../domain/bank/values';
import { formatRupees, type Paise } from '../../domain/shared/money';
import { lineOf, numeric, optional } from '../../platform/wire';
import type { CategoryRule, Matched } from './category-rule.repository';
import { lineAmount } from './transaction.contract';

const FEWEST_CHARACTERS = 2;

export const newRule = z
  .object({
    contains: lineOf(100)
      .transform((text) => text.replace(/\s+/g, ' '))
      .refine((text) => text.length >= FEWEST_CHARACTERS, 'At least two characters'),
    side: optional(z.enum(SIDES)),
    amountFrom: optional(lineAmount),
    amountTo: optional(lineAmount),
    bankAccountId: optional(z.uuid()),
    category: z.enum(CATEGORY_KINDS),
    subcategory: lineOf(120),
  })
  .refine(({ amountFrom, amountTo }) => amountFrom === undefined || amountTo === undefined || amountFrom <= amountTo, {
    path: ['amountTo'],
    message: 'Not less than the lowest amount',
  });

export type NewRule = z.infer<typeof newRule>;

export const ruleOrder = z.object({
  ids: z.array(z.uuid()).min(1).max(200).describe('All rules, the first to be tried first'),
});

export const ruleAnswer = z.object({
  id: z.uuid(),
  rule: z.string().describe('The name under which rows keep it'),
  place: z.number(),
  contains: z.string(),
  side: z.enum(SIDES).nullable(),
  amountFrom: numeric.nullable(),
  amountTo: numeric.nullable(),
  bankAccountId: z.uuid().nullable(),
  category: z.enum(CATEGORY_KINDS),
  subcategory: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
});

export const rulePreviewAnswer = z.object({
  count: z.number().describe('Transactions a run would set by this rule'),
  matched: z.number().describe('Transactions it holds for, those set by hand or by a stronger rule included'),
  sample: z.array(
    z.object({
      id: z.uuid(),
      date: z.iso.date(),
      description: z.string(),
      amount: numeric,
      transactionType: z.enum(SIDES),
      current: z.string().nullable(),
    }),
  ),
});

const orNull = (amount: Paise | null) => (amount === null ? null : formatRupees(amount));

export function ruleJson(rule: CategoryRule): z.infer<typeof ruleAnswer> {
  const { companyId: _company, removedAt: _removed, createdByName, ...shown } = rule;
  const amounts = { amountFrom: orNull(rule.amountFrom), amountTo: orNull(rule.amountTo) };
  return { ...shown, ...amounts, rule: `rule-${rule.id}`, createdBy: createdByName };
}

export const sampleJson = ({ id, date, description, amount, side, current }: Matched) => ({
  id,
  date,
  description,
  amount: formatRupees(amount),
  transactionType: side,
  current,
});
