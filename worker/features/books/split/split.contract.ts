import { z } from 'zod';
import { CATEGORY_KINDS } from '../../../domain/bank/values';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, parseRupees } from '../../../domain/shared/money';
import { DECIMAL_12_2 } from '../../../platform/database';
import { issue } from '../../../platform/problem';
import { lineOf, nameText, numeric, optional } from '../../../platform/wire';
import { choiceWarned } from '../transaction/transaction.contract';
import type { NamedPart } from './split.repository';

const MOST_PARTS = 50;

/** An amount as large as a bank's line may be, below nought where the part was deducted. */
const partAmount = z
  .string()
  .regex(/^-?\d{1,10}(\.\d{1,2})?$/, issue(say('field.rupees-signed')))
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => Math.abs(amount) <= DECIMAL_12_2, issue(say('field.at-most', { most: '9,999,999,999.99' })))
  .refine((amount) => amount !== 0, issue(say('field.not-nought')));

export const splitChange = z.object({
  parts: z
    .array(
      z.object({
        amount: partAmount.describe('about.split.amount'),
        category: z.enum(CATEGORY_KINDS),
        subcategory: nameText,
        note: optional(lineOf(500)),
      }),
    )
    .max(MOST_PARTS)
    .describe('about.split.parts'),
});

export const partAnswer = z.object({
  id: z.uuid(),
  amount: numeric,
  category: z.enum(CATEGORY_KINDS),
  categoryId: z.string(),
  subcategory: z.string(),
  note: z.string().nullable(),
  gstApplicable: z.boolean(),
  gstMode: z.string().nullable(),
  tdsApplicable: z.boolean(),
  tdsSection: z.string().nullable(),
});

export const splitAnswer = z.object({ isSplit: z.boolean(), parts: z.array(partAnswer) });

/** A split is taken with the same warnings as a choice for the whole line. */
export const splitDoneAnswer = splitAnswer.extend({ warning: choiceWarned });

export function partJson(part: NamedPart): z.infer<typeof partAnswer> {
  const { companyId: _company, transactionId: _line, createdAt: _at, amount, ...shown } = part;
  return { ...shown, amount: formatRupees(amount) };
}
