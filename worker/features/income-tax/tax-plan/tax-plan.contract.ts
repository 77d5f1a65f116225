import { z } from 'zod';
import { type LossBroughtForward, TAX_CHOICES, TAX_OPTIONS } from '../../../domain/income-tax/company/model';
import { explain } from '../../../domain/income-tax/company/steps';
import { type Levers, PLAN_YEARS, type TaxPlan, type TaxPlanFacts } from '../../../domain/income-tax/plan/model';
import { explainTotal, taxPlan, yearsAhead } from '../../../domain/income-tax/plan/plan';
import { type IsoDate, isFinancialYear } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise, parseRupees } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { figureText, isoDay, largeRupees, nameText, numeric, optional } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import type { StoredPlan } from './tax-plan.table';

const day = z.iso.date();
const text = z.string().nullable();
const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

/** A profit, or a loss with a minus before it. */
const signedRupees = figureText(/^-?\d{1,13}(\.\d{1,2})?$/, issue(say('company-tax.field.signed'))).transform(
  (given): Paise => parseRupees(given),
);

const LEVERS = ['dividendsPassedOn', 'directorSalary', 'newEmployment', 'suppliersLate'] as const;

export const planFacts = z.strictObject({
  year: financialYear.describe('about.tax-plan.year'),
  form: z.enum(['private', 'public']).default('private'),
  incorporatedOn: optional(isoDay),
  chosen: optional(z.strictObject({ option: z.enum(TAX_OPTIONS), since: financialYear })).describe(
    'about.tax-plan.chosen',
  ),
  isManufacturer: z.boolean().optional(),
  manufacturesSince: optional(isoDay),
  isDeepTech: z.boolean().optional(),
  isReconstruction: z.boolean().optional(),
  hasUsedPlant: z.boolean().optional(),
  hasBoardCertificate: z.boolean().default(false).describe('about.tax-plan.certificate'),
  firstClaimedYear: optional(financialYear),
  turnoverOfBaseYear: optional(largeRupees),
  matCredit: z
    .array(z.strictObject({ year: financialYear, amount: largeRupees }))
    .max(20)
    .default([]),
  losses: z
    .array(
      z.strictObject({
        ...{ year: financialYear, business: largeRupees, depreciation: optional(largeRupees) },
        ofDeductions: optional(largeRupees).describe('about.tax-plan.of-deductions'),
        wasInTime: z.boolean().optional(),
      }),
    )
    .max(20)
    .default([])
    .describe('about.tax-plan.losses'),
  years: z
    .array(z.strictObject({ profit: signedRupees, bookProfit: optional(signedRupees), turnover: largeRupees }))
    .min(1)
    .max(PLAN_YEARS)
    .describe('about.tax-plan.years'),
  levers: z
    .strictObject(
      Object.fromEntries(LEVERS.map((lever) => [lever, optional(largeRupees)])) as Record<
        (typeof LEVERS)[number],
        ReturnType<typeof optional<typeof largeRupees>>
      >,
    )
    .default({})
    .describe('about.tax-plan.levers'),
});
type Sent = z.output<typeof planFacts>;
export type WireFacts = z.input<typeof planFacts>;

export const newPlan = z.strictObject({ name: nameText, facts: planFacts });
export const planChange = z
  .strictObject({ name: optional(nameText), facts: planFacts.optional() })
  .refine(({ name, facts }) => name !== undefined || facts !== undefined, issue(say('field.nothing-to-change')));
export const nothing = z.strictObject({});

/** What was sent as the computation takes it, on a day. */
export function factsOf(sent: Sent, asOf: IsoDate): TaxPlanFacts {
  const {
    year,
    hasBoardCertificate,
    firstClaimedYear,
    turnoverOfBaseYear,
    matCredit,
    losses,
    years,
    levers,
    ...company
  } = sent;
  const given = <Value extends object>(value: Value) =>
    Object.fromEntries(Object.entries(value).filter(([, is]) => is !== undefined)) as Partial<Value>;
  return {
    ...{ year, asOf, hasBoardCertificate, matCredit },
    losses: losses.map((loss) => given(loss) as LossBroughtForward),
    company: given(company) as TaxPlanFacts['company'],
    ...(firstClaimedYear && { firstClaimedYear }),
    ...(turnoverOfBaseYear !== undefined && { turnoverOfBaseYear }),
    years: yearsAhead(years.map((one) => given(one) as TaxPlanFacts['years'][number])),
    levers: given(levers) as Levers,
  };
}

const money = explained(numeric);
const choice = z.enum(TAX_CHOICES);
const figures = z.object({
  years: z.array(z.string()),
  choices: z
    .array(
      z.object({
        ...{ choice, isAvailable: z.boolean(), reasons: z.array(z.string()), consequences: z.array(z.string()) },
        ...{ isIrrevocable: z.boolean(), tax: money },
      }),
    )
    .describe('about.tax-plan.choices'),
  paths: z
    .array(
      z.object({
        ...{ id: z.string(), choices: z.array(choice), byYear: z.array(numeric), total: numeric, more: numeric },
        ...{ window: z.array(z.string()).nullable(), marks: z.array(z.string()) },
        explained: money.nullable().describe('about.tax-plan.explained'),
      }),
    )
    .describe('about.tax-plan.paths'),
  windows: z.array(
    z.object({
      ...{ years: z.array(z.string()), state: z.enum(['open', 'begun', 'past', 'later', 'closed']) },
      ...{ best: numeric.nullable(), reasons: z.array(z.string()) },
    }),
  ),
  levers: z.array(
    z.object({
      ...{ lever: z.enum(LEVERS), amount: numeric, company: numeric, person: numeric, net: numeric, why: z.string() },
    }),
  ),
  holiday: explained(z.boolean()).nullable().describe('about.tax-plan.holiday'),
  recognition: explained(z.boolean()).nullable().describe('about.tax-plan.recognition'),
});

const summary = {
  ...{ id: z.uuid(), name: z.string(), year: z.string(), facts: z.record(z.string(), z.unknown()) },
  ...{ madeBy: z.string(), changedAt: z.string(), reviewedBy: text, reviewedOn: day.nullable() },
};
export const plansAnswer = z.array(z.object(summary));
export const planAnswer = z.object({ ...summary, figures });
export const removedAnswer = z.object({ id: z.uuid() });
export const suggestionAnswer = z.object({
  facts: z.record(z.string(), z.unknown()).describe('about.tax-plan.suggested'),
});

export const summaryJson = (row: StoredPlan, reviewedOn: IsoDate | null) => ({
  ...{ id: row.id, name: row.name, year: row.year, facts: JSON.parse(row.facts) as Record<string, unknown> },
  ...{ madeBy: row.createdByName, changedAt: row.changedAt, reviewedBy: row.reviewedByName, reviewedOn },
});

/** How many paths come with all their steps. */
const EXPLAINED_PATHS = 3;

const rupeesOf = ({ value, steps }: Explained<number>) => ({ value: formatRupees(paise(value)), steps });
const tested = <Value>(of: Explained<Value> | undefined, isSo: (value: Value) => boolean) =>
  of ? { value: isSo(of.value), steps: of.steps } : null;

/** The figures of a plan as calls give them. */
export function figuresJson(plan: TaxPlan) {
  const [first = ''] = plan.years;
  return {
    years: [...plan.years],
    choices: plan.first.choices.map((outcome) => ({
      ...{ choice: outcome.choice, isAvailable: outcome.isAvailable, isIrrevocable: outcome.isIrrevocable },
      ...{ reasons: outcome.unavailable, consequences: outcome.consequences },
      tax: rupeesOf(explain(outcome, 'payable')),
    })),
    paths: plan.paths.map((path, place) => ({
      ...{ id: path.id, choices: path.choices, total: formatRupees(path.total), more: formatRupees(path.more) },
      byYear: path.outcomes.map(({ tax }) => formatRupees(tax.payable)),
      ...{ window: path.window ?? null, marks: path.marks },
      explained: place < EXPLAINED_PATHS ? rupeesOf(explainTotal(path, first)) : null,
    })),
    windows: plan.windows.map(({ years, state, best, reasons }) => ({
      ...{ years, state, best: best ? formatRupees(best.total) : null, reasons },
    })),
    levers: plan.levers.map(({ lever, amount, company, person, net, why }) => ({
      ...{ lever, amount: formatRupees(amount), company: formatRupees(company), person: formatRupees(person) },
      ...{ net: formatRupees(net), why },
    })),
    holiday: tested(plan.holiday, ({ isAvailable }) => isAvailable),
    recognition: tested(plan.recognition, ({ isEligible }) => isEligible),
  };
}

/** The figures of what was sent, on a day. Throws as the computation does. */
export const figuresOf = (sent: Sent, asOf: IsoDate) => figuresJson(taxPlan(factsOf(sent, asOf)));
