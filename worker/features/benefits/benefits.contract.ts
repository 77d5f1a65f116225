import { z } from 'zod';
import type { Benefit, BenefitAnswers, BenefitCondition } from '../../domain/benefits/assess';
import { BENEFIT_STATUSES, BENEFITS, CONDITION_STATES } from '../../domain/benefits/values';
import { TAX_REGIMES } from '../../domain/income-tax/regime';
import { say } from '../../domain/shared/message';
import { formatRupees, paise } from '../../domain/shared/money';
import { isoDay, largeRupees, lineOf, numeric, optional } from '../../platform/wire';
import { explained } from '../calendar/explanation/explanation.contract';

const clearing = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

export const newValidation = z.strictObject({
  answers: z
    .strictObject({
      isInnovative: clearing(z.boolean()),
      isDeepTech: clearing(z.boolean()),
      investment: clearing(largeRupees),
      exports: clearing(largeRupees),
    })
    .default({})
    .describe('about.benefits.answers'),
});

export const newApplication = z.strictObject({ appliedOn: isoDay, number: optional(lineOf(60)) });

const day = z.iso.date();
const text = z.string().nullable();

const conditionAnswer = z.object({
  ...{ id: z.string(), name: z.string(), state: z.enum(CONDITION_STATES), found: z.string() },
  statute: text,
  isUnverified: z.boolean(),
  asks: z
    .object({ record: z.enum(['fact', 'event', 'answer']), kind: z.string(), subject: z.string().optional() })
    .nullable()
    .describe('about.benefits.asks'),
});

const benefitAnswer = z.object({
  ...{ id: z.enum(BENEFITS), name: z.string(), status: z.enum(BENEFIT_STATUSES), statusName: z.string() },
  conditions: z.array(conditionAnswer),
  explained: explained(z.unknown()).nullable(),
  ...{ lastDay: day.nullable(), grantedOn: day.nullable(), number: text, appliedOn: day.nullable() },
  fees: z.array(z.object({ id: z.string(), name: z.string(), full: numeric, reduced: numeric, statute: z.string() })),
  checklist: z.array(z.string()),
  notes: z.array(z.string()),
});

const answersAnswer = z.object({
  ...{ isInnovative: z.boolean().nullable(), isDeepTech: z.boolean().nullable() },
  ...{ investment: numeric.nullable(), exports: numeric.nullable() },
});

export const validationAnswer = z.object({
  ...{ id: z.uuid(), testedOn: day, createdAt: z.string(), createdByName: z.string() },
  result: z.array(
    z.object({
      ...{ id: z.enum(BENEFITS), name: z.string(), status: z.enum(BENEFIT_STATUSES), statusName: z.string() },
      failed: z.array(z.string()),
      unknown: z.array(z.string()),
    }),
  ),
});

export const benefitsAnswer = z.object({
  on: day,
  limits: z.object({ recognition: numeric, holiday: numeric.nullable() }).describe('about.benefits.limits'),
  regime: z.object({ year: z.string(), regime: z.enum(TAX_REGIMES), name: z.string() }).nullable(),
  benefits: z.array(benefitAnswer),
  answers: answersAnswer,
  lastValidation: validationAnswer.nullable(),
});

export const validatedAnswer = z.object({ message: z.string(), validation: validationAnswer });
export const appliedAnswer = z.object({ message: z.string() });

/** What is kept of a test: statuses, and which conditions failed or are not known. */
export type Kept = { id: Benefit['name']; status: Benefit['status']; failed: string[]; unknown: string[] };

export const keptOf = ({ name, status, conditions }: Benefit): Kept => {
  const idsOf = (state: BenefitCondition['state']) =>
    conditions.filter((condition) => condition.state === state).map(({ id }) => id);
  return { id: name, status, failed: idsOf('failed'), unknown: idsOf('unknown') };
};

export const keptJson = ({ id, status, failed, unknown }: Kept) => ({
  ...{ id, name: say(`benefits.name.${id}`), status, statusName: say(`benefits.status.${status}`) },
  failed: failed.map((one) => say(`benefits.test.${one}`)),
  unknown: unknown.map((one) => say(`benefits.test.${one}`)),
});

const conditionJson = ({ id, name, state, found, rule, asks }: BenefitCondition) => ({
  ...{ id, name, state, found, statute: rule?.statute ?? null, asks: asks ?? null },
  isUnverified: rule?.status === 'unverified',
});

export const benefitJson = (benefit: Benefit, checklist: readonly ReturnType<typeof say>[]) => ({
  ...{ id: benefit.name, name: say(`benefits.name.${benefit.name}`), status: benefit.status },
  statusName: say(`benefits.status.${benefit.status}`),
  conditions: benefit.conditions.map(conditionJson),
  explained: benefit.explained ? { ...benefit.explained, value: null } : null,
  ...{ lastDay: benefit.lastDay ?? null, grantedOn: benefit.grantedOn ?? null },
  ...{ number: benefit.number ?? null, appliedOn: benefit.appliedOn ?? null },
  fees: (benefit.fees ?? []).map(({ id, name, full, reduced, rule }) => ({
    ...{ id, name, full: formatRupees(full), reduced: formatRupees(reduced), statute: rule.statute },
  })),
  checklist,
  notes: benefit.notes,
});

export const answersJson = (answers: BenefitAnswers) => ({
  isInnovative: answers.isInnovative ?? null,
  isDeepTech: answers.isDeepTech ?? null,
  investment: answers.investment === undefined ? null : formatRupees(paise(answers.investment)),
  exports: answers.exports === undefined ? null : formatRupees(paise(answers.exports)),
});
