import { z } from 'zod';
import { categoryName, categoryWords, type OwnNames } from '../../../domain/bank/chart/chart';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { lineOf, nameText, numeric, optional } from '../../../platform/wire';
import { lineAmount } from '../transaction/transaction.contract';
import type { CategoryRule, Matched } from './rule.repository';

const FEWEST_CHARACTERS = 2;

const sets = { category: z.enum(CATEGORY_KINDS), subcategory: nameText };
const contains = lineOf(100)
  .transform((text) => text.replace(/\s+/g, ' '))
  .refine(
    (text) => text.length >= FEWEST_CHARACTERS,
    issue(say('field.at-least', { least: say('field.characters', { count: FEWEST_CHARACTERS }) })),
  );

type Amounts = { amountFrom?: Paise | null | undefined; amountTo?: Paise | null | undefined };

/** Whether the two amounts of a rule leave anything between them; without one of them they do. */
export const isRange = ({ amountFrom, amountTo }: Amounts): boolean => !((amountFrom ?? 0) > (amountTo ?? Infinity));

/** What is wrong with amounts that leave nothing between them. */
export const noRange = () => ({ path: ['amountTo'], message: issue(say('field.not-below-lowest')) });

export const newRule = z
  .object({
    contains,
    side: optional(z.enum(SIDES)),
    amountFrom: optional(lineAmount),
    amountTo: optional(lineAmount),
    bankAccountId: optional(z.uuid()),
    ...sets,
  })
  .refine(isRange, noRange());

export type NewRule = z.infer<typeof newRule>;

/** A rule that would be added or, where one is named, stand in its place. */
export const rulePreview = newRule.safeExtend({
  replaces: optional(z.uuid()).describe('about.rule.replaces'),
});

/** A condition that is named: null and '' take it away. */
const condition = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Only what is named is changed. */
export const ruleChange = z
  .strictObject({
    contains,
    side: condition(z.enum(SIDES)),
    amountFrom: condition(lineAmount),
    amountTo: condition(lineAmount),
    bankAccountId: condition(z.uuid()),
    ...sets,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, issue(say('field.nothing-to-change')));

export type RuleChange = z.infer<typeof ruleChange>;

export const ruleOrder = z.object({
  ids: z.array(z.uuid()).min(1).max(200).describe('about.rule.ids'),
});

export const ruleAnswer = z.object({
  id: z.uuid().describe('about.rule.id'),
  rule: z.string().describe('about.rule.rule'),
  place: z.number(),
  contains: z.string(),
  side: z.enum(SIDES).nullable(),
  amountFrom: numeric.nullable(),
  amountTo: numeric.nullable(),
  bankAccountId: z.uuid().nullable(),
  category: z.enum(CATEGORY_KINDS),
  categoryId: z.string(),
  subcategory: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
});

export const rulePreviewAnswer = z.object({
  count: z.number().describe('about.rule.count'),
  matched: z.number().describe('about.rule.matched'),
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

export const sampleJson = ({ id, date, description, amount, side, current }: Matched, own: OwnNames) => ({
  id,
  date,
  description,
  amount: formatRupees(amount),
  transactionType: side,
  current: current && categoryWords(current, categoryName(current, own)),
});
