import { z } from 'zod';
import { isBsr, isChallanSerial } from '../../../domain/identifiers/challan';
import type { AdvanceTaxDesk } from '../../../domain/income-tax/advance-tax-desk';
import type { DividendReceived } from '../../../domain/income-tax/later-tax';
import { TAX_REGIMES } from '../../../domain/income-tax/regime';
import { isFinancialYear } from '../../../domain/shared/dates';
import { type Explained, stepsBehind } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, numeric, optional } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { FIGURE_SOURCES, type StoredEstimate, type StoredPayment } from './advance-tax.table';

const day = z.iso.date();
const text = z.string().nullable();
const amount = numeric.nullable();
const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

export const deskQuery = z.object({
  year: optional(financialYear),
  on: optional(isoDay).describe('about.advance-tax.on'),
  amount: optional(largeRupees).describe('about.advance-tax.amount'),
});

export const newEstimate = z.strictObject({
  year: financialYear,
  totalIncome: largeRupees.describe('about.advance-tax.total-income'),
  incomeFrom: z.enum(FIGURE_SOURCES).default('typed').describe('about.advance-tax.income-from'),
  regime: z.enum(TAX_REGIMES),
  turnover: optional(largeRupees).describe('about.advance-tax.turnover'),
  bookProfit: optional(largeRupees).describe('about.advance-tax.book-profit'),
  otherIncome: optional(largeRupees).describe('about.advance-tax.other-income'),
  deductions: optional(largeRupees).describe('about.advance-tax.deductions'),
  isSinceBeforeApril2026: z.boolean().optional().describe('about.advance-tax.since-before'),
  matCredit: optional(largeRupees).describe('about.advance-tax.mat-credit'),
  taxAtSource: optional(largeRupees).describe('about.advance-tax.tax-at-source'),
  dividends: z
    .array(z.strictObject({ on: isoDay, amount: largeRupees }))
    .max(100)
    .optional()
    .describe('about.advance-tax.dividends'),
});
export type EstimateAsked = z.output<typeof newEstimate>;

const challan = {
  paidOn: isoDay.describe('about.advance-tax.paid-on'),
  amount: largeRupees,
  bsr: z
    .string()
    .trim()
    .refine(isBsr, issue(say('tds.field.bsr'))),
  serial: z
    .string()
    .trim()
    .refine(isChallanSerial, issue(say('tds.field.serial'))),
};

export const newPayment = z.strictObject({
  year: financialYear,
  ...challan,
  transactionId: optional(z.uuid()).describe('about.advance-tax.transaction-id'),
  voucherId: optional(z.uuid()).describe('about.advance-tax.voucher-id'),
});
export type PaymentAsked = z.output<typeof newPayment>;
export const correctedPayment = z.strictObject({ ...challan, reason: lineOf(200) });
export type CorrectionAsked = z.output<typeof correctedPayment>;
export const withdrawal = z.strictObject({ reason: lineOf(200) });

const dividends = z.array(z.object({ on: day, amount: numeric }));

export const estimateAnswer = z.object({
  dividends,
  ...{ id: z.uuid(), year: z.string(), totalIncome: numeric, incomeFrom: z.enum(FIGURE_SOURCES) },
  ...{ regime: z.enum(TAX_REGIMES), turnover: amount, bookProfit: amount, otherIncome: amount, deductions: amount },
  ...{ isSinceBeforeApril2026: z.boolean(), matCredit: numeric },
  ...{ taxAtSource: numeric, taxAtSourceFrom: z.enum(FIGURE_SOURCES), keptBy: z.string(), keptOn: day },
});

export const paymentAnswer = z.object({
  ...{ id: z.uuid(), year: z.string(), paidOn: day, amount: numeric, bsr: z.string(), serial: z.string() },
  ...{ transactionId: text, voucherId: text, recordedBy: z.string(), recordedOn: day },
});
export const withdrawnAnswer = z.object({ id: z.uuid() });

const proposal = z.object({
  ...{ source: z.enum(['bank-line', 'voucher']), id: z.uuid(), on: day, amount: numeric, narration: z.string() },
  ...{ reference: text, bsr: text, serial: text },
});

const money = explained(numeric);
const figures = z.object({
  ...{ tax: money, liability: money, isLiable: z.boolean(), paid: numeric },
  instalments: z.array(
    z.object({
      ...{ dueOn: day, must: money, enough: money, paid: numeric, toPay: numeric, isEnough: z.boolean() },
      ...{ isPast: z.boolean(), interest: money },
    }),
  ),
  next: z.object({ dueOn: day, amount: numeric }).nullable().describe('about.advance-tax.next'),
  interest: money.describe('about.advance-tax.interest'),
  ifPaid: z
    .object({ on: day, amount: numeric, interest: money, more: numeric })
    .nullable()
    .describe('about.advance-tax.if-paid'),
});

export const deskAnswer = z.object({
  ...{ year: z.string(), years: z.array(z.string()), today: day },
  estimate: estimateAnswer.nullable(),
  suggested: z
    .object({ regime: z.enum(TAX_REGIMES), turnover: amount, turnoverOfYear: text, matCredit: amount })
    .extend({ holiday: explained(z.boolean()).nullable().describe('about.advance-tax.holiday') })
    .describe('about.advance-tax.suggested'),
  books: z
    .object({ from: day, to: day, profit: numeric, atThisPace: numeric, dividends })
    .nullable()
    .describe('about.advance-tax.books'),
  taxAtSource: numeric.describe('about.advance-tax.in-books'),
  payments: z.array(paymentAnswer),
  proposals: z.array(proposal).describe('about.advance-tax.proposals'),
  figures: figures.nullable().describe('about.advance-tax.figures'),
});

const shown = (value: Paise | null): string | null => (value === null ? null : formatRupees(value));

export const dividendsJson = (received: readonly DividendReceived[]): z.infer<typeof dividends> =>
  received.map(({ on, amount }) => ({ on, amount: formatRupees(amount) }));

export const estimateJson = (row: StoredEstimate): z.infer<typeof estimateAnswer> => ({
  ...{ id: row.id, year: row.year, totalIncome: formatRupees(row.totalIncome), incomeFrom: row.incomeFrom },
  ...{ regime: row.regime, turnover: shown(row.turnover), bookProfit: shown(row.bookProfit) },
  ...{ otherIncome: shown(row.otherIncome), deductions: shown(row.deductions) },
  ...{ isSinceBeforeApril2026: row.isSinceBeforeApril2026 ?? false, matCredit: formatRupees(row.matCredit) },
  ...{ taxAtSource: formatRupees(row.taxAtSource), taxAtSourceFrom: row.taxAtSourceFrom },
  dividends: dividendsJson(row.dividends ?? []),
  ...{ keptBy: row.createdByName, keptOn: row.recordedOn },
});

export const paymentJson = (row: StoredPayment): z.infer<typeof paymentAnswer> => ({
  ...{ id: row.id, year: row.year, paidOn: row.paidOn, amount: formatRupees(row.amount), bsr: row.bsr },
  ...{ serial: row.serial, transactionId: row.transactionId, voucherId: row.voucherId },
  ...{ recordedBy: row.createdByName, recordedOn: row.recordedOn },
});

const rupeesOf = ({ value, steps }: Explained<Paise>) => ({ value: formatRupees(value), steps });

/** The figures of a desk as calls give them, and what they would be if an amount is paid on a day. */
export function figuresJson(
  desk: AdvanceTaxDesk,
  asOf: string,
  then?: { on: string; amount: Paise; desk: AdvanceTaxDesk },
) {
  const { tax, advance, next, paid, interest } = desk;
  const { liability, isLiable, instalments } = advance.value;
  const part = (id: string, value: Paise) => rupeesOf(stepsBehind(advance, id, value));
  return {
    tax: rupeesOf({ value: tax.value.payable, steps: tax.steps }),
    liability: part('liability', liability),
    ...{ isLiable, paid: formatRupees(paid) },
    instalments: instalments.map(({ dueOn, must, enough, paid: by, toPay, isEnough, interest: its }) => ({
      ...{ dueOn, must: part(`${dueOn}.must`, must), enough: part(`${dueOn}.enough`, enough) },
      ...{ paid: formatRupees(by), toPay: formatRupees(toPay), isEnough, isPast: dueOn < asOf },
      interest: part(`${dueOn}.interest`, its),
    })),
    next: next ? { dueOn: next.dueOn, amount: formatRupees(next.toPay) } : null,
    interest: rupeesOf(interest.total),
    ifPaid: then
      ? {
          ...{ on: then.on, amount: formatRupees(then.amount), interest: rupeesOf(then.desk.interest.total) },
          more: formatRupees(paise(then.desk.interest.total.value - interest.total.value)),
        }
      : null,
  };
}
