import { z } from 'zod';
import { alertsOf, checklistOf } from '../../../domain/income-tax/company/alerts';
import { figuresOf } from '../../../domain/income-tax/company/figures';
import {
  type ChoiceOutcome,
  type CompanyTaxFacts,
  type Comparison,
  ENTITIES,
  INCOME_LINES,
  type IncomeLineId,
  TAX_CHOICES,
  TAX_OPTIONS,
} from '../../../domain/income-tax/company/model';
import { hasStep } from '../../../domain/income-tax/company/steps';
import { SPECIAL_KINDS } from '../../../domain/income-tax/law/special';
import { isFinancialYear } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import {
  type BasisPoints,
  formatPercent,
  formatRupees,
  type Paise,
  parseRupees,
  percent,
} from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { figureText, isoDay, largeRupees, lineOf, numeric, optional, page } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { SIMULATION_SOURCES, type StoredSimulation } from './itr-simulation.table';

const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

/** An amount that may be negative, such as a loss. */
const signedRupees = figureText(/^-?\d{1,13}(\.\d{1,2})?$/, issue(say('company-tax.field.signed'))).transform(
  (text): Paise => parseRupees(text),
);

const share = figureText(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, issue(say('company-tax.field.share'))).transform(
  (text): BasisPoints => percent(Number(text)),
);

const amount = optional(largeRupees);
const LINE_IDS = INCOME_LINES.map(({ id }) => id) as [IncomeLineId, ...IncomeLineId[]];

/** The facts as they are sent: those of the domain, amounts in rupees. */
export const factsSent = z.strictObject({
  year: financialYear,
  asOf: optional(isoDay).describe('about.itr-simulation.as-of'),
  filedOn: optional(isoDay),
  company: z.strictObject({
    form: z.enum(ENTITIES).default('private').describe('about.itr-simulation.form'),
    contribution: amount,
    incorporatedOn: optional(isoDay),
    chosen: optional(z.strictObject({ option: z.enum(TAX_OPTIONS), since: financialYear })).describe(
      'about.itr-simulation.chosen',
    ),
    isManufacturer: z.boolean().optional(),
    manufacturesSince: optional(isoDay),
    hasTransferPricing: z.boolean().optional(),
  }),
  audit: z
    .strictObject({
      isMostlyDigital: z.boolean().optional(),
      ...{ internationalTransactions: amount, domesticTransactions: amount },
      ...{ hasSlumpSale: z.boolean().optional(), hasPreliminaryExpenses: z.boolean().optional() },
    })
    .optional(),
  special: z
    .array(z.strictObject({ kind: z.enum(SPECIAL_KINDS), on: isoDay, amount: largeRupees }))
    .max(100)
    .optional()
    .describe('about.itr-simulation.special'),
  hasSpecialRateIncome: z.boolean().optional().describe('about.itr-simulation.special-rates'),
  turnover: amount,
  turnoverOfBaseYear: amount.describe('about.itr-simulation.base-turnover'),
  profit: signedRupees,
  lines: z.partialRecord(z.enum(LINE_IDS), largeRupees).optional().describe('about.itr-simulation.lines'),
  partners: z
    .strictObject({
      ...{ remuneration: amount, remunerationBarred: amount, interest: amount, interestRate: optional(share) },
      ...{ isAuthorised: z.boolean().optional(), isStated: z.boolean().optional() },
    })
    .optional()
    .describe('about.itr-simulation.partners'),
  capitalGain: optional(signedRupees),
  otherThanManufacturing: amount,
  losses: z
    .array(
      z.strictObject({
        ...{ year: financialYear, business: largeRupees, depreciation: amount, ofDeductions: amount },
        ofRetired: amount,
        wasInTime: z.boolean().optional(),
      }),
    )
    .max(20)
    .optional(),
  shareholding: z.strictObject({ same: optional(share), doAllRemain: z.boolean().optional() }).optional(),
  holiday: z
    .strictObject({
      hasBoardCertificate: z.boolean(),
      ...{ firstClaimedYear: optional(financialYear), eligibleProfit: amount },
      ...{ isReconstruction: z.boolean().optional(), hasUsedPlant: z.boolean().optional() },
    })
    .optional(),
  dividends: z
    .array(z.strictObject({ on: isoDay, amount: largeRupees }))
    .max(100)
    .optional()
    .describe('about.itr-simulation.dividends'),
  ...{ newEmployment: amount, dividendsPassedOn: amount, otherDeductions: amount },
  alternate: z.strictObject({ deductions: amount, investment: amount }).optional(),
  book: z
    .strictObject({ added: amount, takenOff: amount, lossBroughtForward: amount, depreciationBroughtForward: amount })
    .optional(),
  matCredit: z
    .array(z.strictObject({ year: financialYear, amount: largeRupees }))
    .max(20)
    .optional(),
  ...{ taxAtSource: amount, foreignTaxRelief: amount },
  payments: z
    .array(z.strictObject({ paidOn: isoDay, amount: largeRupees }))
    .max(100)
    .optional(),
});
export type FactsSent = z.output<typeof factsSent>;

export const newSimulation = z.strictObject({
  name: optional(lineOf(120)),
  source: z.enum(SIMULATION_SOURCES).default('typed').describe('about.itr-simulation.source'),
  facts: factsSent,
});
export type NewSimulation = z.output<typeof newSimulation>;

export const simulationsQuery = page.extend({ year: optional(financialYear) });
export const booksQuery = z.object({ year: optional(financialYear) });
export const worksheetQuery = z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') });
export const draftQuery = z.object({ choice: z.enum(TAX_CHOICES).optional().describe('about.itr-simulation.choice') });

const day = z.iso.date();

export const simulationSummary = z.object({
  ...{ id: z.uuid(), year: z.string(), name: z.string().nullable(), source: z.enum(SIMULATION_SOURCES) },
  ...{ best: z.enum(TAX_CHOICES), cost: numeric, balance: numeric.describe('about.itr-simulation.balance') },
  ...{ knownOn: day, createdByName: z.string(), createdAt: z.string() },
});

const factsShown = z
  .looseObject({ year: z.string(), asOf: day, profit: numeric })
  .describe('about.itr-simulation.facts');

export const simulationAnswer = simulationSummary.extend({
  facts: factsShown,
  dueOn: explained(z.object({ dueOn: day, originalDueOn: day })),
  saves: numeric.describe('about.itr-simulation.saves'),
  choices: z.array(
    z.object({
      ...{ choice: z.enum(TAX_CHOICES), name: z.string(), isBest: z.boolean(), isAvailable: z.boolean() },
      ...{ isIrrevocable: z.boolean(), unavailable: z.array(z.string()), consequences: z.array(z.string()) },
      ...{ cost: numeric, balance: numeric },
      figures: z
        .array(z.object({ id: z.string(), name: z.string(), amount: numeric, step: z.string() }))
        .describe('about.itr-simulation.figures'),
      steps: explained(z.null()).shape.steps,
    }),
  ),
  alerts: z.array(z.object({ id: z.string(), tone: z.enum(['act', 'watch', 'know']), text: z.string() })),
  checklist: z.array(z.object({ id: z.string(), text: z.string(), isDone: z.boolean().nullable() })),
});

const SOURCES = [
  'profit-and-loss',
  'tax-blocks',
  'new-plant',
  'ledger',
  'receivable',
  'challans',
  'facts',
  'company',
] as const;
export type BooksSource = (typeof SOURCES)[number];

export const booksAnswer = z.object({
  year: z.string(),
  years: z.array(z.string()).describe('about.itr-simulation.years'),
  isLlp: z.boolean().describe('about.itr-simulation.is-llp'),
  hasBooks: z.boolean().describe('about.itr-simulation.has-books'),
  facts: factsShown,
  sources: z
    .array(z.object({ field: z.string(), source: z.enum(SOURCES), text: z.string() }))
    .describe('about.itr-simulation.sources'),
});

const AMOUNTS = new Set([
  ...['turnover', 'turnoverOfBaseYear', 'profit', 'capitalGain', 'otherThanManufacturing', 'newEmployment'],
  ...['dividendsPassedOn', 'otherDeductions', 'taxAtSource', 'foreignTaxRelief', 'amount', 'business', 'depreciation'],
  ...['ofDeductions', 'eligibleProfit', 'added', 'takenOff', 'lossBroughtForward', 'depreciationBroughtForward'],
  ...['internationalTransactions', 'domesticTransactions', 'contribution', 'ofRetired', 'remuneration'],
  ...['remunerationBarred', 'interest', 'deductions', 'investment', ...LINE_IDS],
]);

const RATES = new Set(['same', 'interestRate']);

/** Facts as they are sent back: amounts in rupees, the share of holders and the rate of interest as percentages. */
export function factsJson(facts: CompanyTaxFacts): z.infer<typeof factsShown> {
  const written = (key: string, value: unknown): unknown => {
    if (typeof value === 'number')
      return RATES.has(key)
        ? formatPercent(value as BasisPoints)
        : AMOUNTS.has(key)
          ? formatRupees(value as Paise)
          : value;
    if (Array.isArray(value)) return value.map((item) => written(key, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, written(name, item)]));
  };
  return written('', facts) as z.infer<typeof factsShown>;
}

export const summaryJson = (row: StoredSimulation): z.infer<typeof simulationSummary> => ({
  ...{ id: row.id, year: row.year, name: row.name, source: row.source, best: row.best, knownOn: row.knownOn },
  ...{ cost: formatRupees(row.cost), balance: formatRupees(row.balance) },
  ...{ createdByName: row.createdByName, createdAt: row.createdAt },
});

const choiceJson = (facts: CompanyTaxFacts, outcome: ChoiceOutcome, best: ChoiceOutcome['choice']) => ({
  ...{ choice: outcome.choice, name: choiceName(outcome), isBest: outcome.choice === best },
  ...{ isAvailable: outcome.isAvailable, isIrrevocable: outcome.isIrrevocable },
  ...{ unavailable: outcome.unavailable, consequences: outcome.consequences },
  ...{ cost: formatRupees(outcome.cost), balance: formatRupees(outcome.balance) },
  figures: figuresOf(facts)
    .filter(({ step }) => hasStep(outcome, step))
    .map(({ id, step, name }) => ({
      ...{ id, name, step },
      amount: formatRupees(outcome.steps.find((one) => one.id === step)?.quantity.value as Paise),
    })),
  steps: outcome.steps,
});

export const choiceName = ({ choice }: Pick<ChoiceOutcome, 'choice'>): Message => say(`company-tax.choice.${choice}`);

/** A simulation with all figures, its texts as messages. */
export function simulationJson(row: StoredSimulation, facts: CompanyTaxFacts, comparison: Comparison) {
  const best = comparison.choices.find(({ choice }) => choice === comparison.best);
  return {
    ...summaryJson(row),
    ...{ facts: factsJson(facts), dueOn: comparison.dueOn, saves: formatRupees(comparison.saves) },
    choices: comparison.choices.map((outcome) => choiceJson(facts, outcome, comparison.best)),
    alerts: alertsOf(facts, comparison),
    checklist: best
      ? checklistOf(facts, best, comparison).map(({ isDone = null, ...item }) => ({ ...item, isDone }))
      : [],
  };
}
