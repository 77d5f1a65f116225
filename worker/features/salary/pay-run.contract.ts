import { z } from 'zod';
import type { PayOfMonth } from '../../domain/salary/model';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { isoDay, largeRupees, lineOf, numeric, optional } from '../../platform/wire';
import { explained } from '../calendar/explanation/explanation.contract';
import { payMonth } from './employee.contract';
import type { StoredEmployee } from './employee.table';
import { PAY_RUN_STATUSES, type StoredRun, type StoredRunLine } from './pay-run.table';

const nought = paise(0);

export const payMonthParam = z.object({ companyId: z.string(), payMonth });
export const runsQuery = z.object({
  year: z
    .string()
    .regex(/^20\d\d-\d\d$/)
    .optional(),
});

export const newRun = z.object({
  paidOn: optional(isoDay.describe('about.salary.paid-on')),
  lines: z
    .array(
      z.object({
        employeeId: z.uuid(),
        isLeftOut: z.boolean().default(false).describe('about.salary.left-out'),
        unpaidDays: z.number().int().min(0).max(31).default(0).describe('about.salary.unpaid-days'),
        bonus: largeRupees.default(nought),
        arrears: largeRupees.default(nought),
        recovered: largeRupees.default(nought).describe('about.salary.recovered'),
        fundWages: optional(largeRupees.describe('about.salary.fund-wages')),
        tax: optional(largeRupees.describe('about.salary.tax-set')),
      }),
    )
    .max(500),
});

export const newReversal = z.object({
  reason: lineOf(500),
  date: optional(isoDay.describe('about.salary.reversed-on')),
});

const payAnswer = z.object({
  ...{ paidDays: z.number(), monthDays: z.number(), basic: numeric, rentAllowance: numeric, otherAllowance: numeric },
  ...{ bonus: numeric, arrears: numeric, gross: numeric, fundWages: numeric, employeeFund: numeric },
  ...{ employeeInsurance: numeric, professionalTax: numeric, tax: numeric, computedTax: numeric, recovered: numeric },
  ...{ net: numeric, employerFund: numeric, employerInsurance: numeric, yearTax: numeric, yearSalary: numeric },
});

export const runLineAnswer = z.object({
  employeeId: z.uuid(),
  ...{ number: z.string(), name: z.string(), isDirector: z.boolean(), isLeftOut: z.boolean() },
  ...{ unpaidDays: z.number(), bonus: numeric, arrears: numeric, recovered: numeric },
  ...{ fundWages: numeric.nullable(), taxSet: numeric.nullable() },
  fault: z.string().nullable().describe('about.salary.line-fault'),
  pay: payAnswer.nullable(),
  explained: explained(z.number()).nullable(),
});

export const runAnswer = z.object({
  month: z.string(),
  status: z.enum(['none', ...PAY_RUN_STATUSES]).describe('about.salary.run-status'),
  paidOn: z.iso.date(),
  voucherIds: z.array(z.string()),
  lines: z.array(runLineAnswer),
  administration: explained(z.number()).nullable().describe('about.salary.administration'),
  totals: z.object({
    ...{ gross: numeric, net: numeric, tax: numeric, professionalTax: numeric, fund: numeric, insurance: numeric },
    cost: numeric.describe('about.salary.cost'),
  }),
  entries: z.array(
    z.object({ account: z.string(), name: z.string(), debit: numeric.nullable(), credit: numeric.nullable() }),
  ),
});

export const runRow = z.object({
  ...{ month: z.string(), status: z.enum(PAY_RUN_STATUSES), paidOn: z.iso.date() },
  ...{ gross: numeric, net: numeric, tax: numeric },
});

export const runJson = ({ month, status, paidOn, gross, net, tax }: StoredRun) => ({
  ...{ month, status, paidOn, gross: formatRupees(gross), net: formatRupees(net), tax: formatRupees(tax) },
});

/** What the employer pays to the fund for a member, the administration charge apart, which is the establishment's. */
export const employersFund = ({ fund }: Pick<PayOfMonth, 'fund'>): Paise =>
  fund ? paise(fund.pension + fund.employerFund + fund.insurance) : nought;

export const payJson = (pay: PayOfMonth) => ({
  ...{ paidDays: pay.paidDays, monthDays: pay.monthDays, basic: formatRupees(pay.parts.basic) },
  rentAllowance: formatRupees(pay.parts.rentAllowance),
  otherAllowance: formatRupees(pay.parts.otherAllowance),
  ...{ bonus: formatRupees(pay.bonus), arrears: formatRupees(pay.arrears), gross: formatRupees(pay.gross) },
  fundWages: formatRupees(pay.fundWages),
  employeeFund: formatRupees(pay.fund?.employee ?? nought),
  employeeInsurance: formatRupees(pay.insurance?.employee ?? nought),
  ...{ professionalTax: formatRupees(pay.professionalTax), tax: formatRupees(pay.tax) },
  ...{ computedTax: formatRupees(pay.computedTax), recovered: formatRupees(pay.recovered), net: formatRupees(pay.net) },
  employerFund: formatRupees(employersFund(pay)),
  employerInsurance: formatRupees(pay.insurance?.employer ?? nought),
  ...{ yearTax: formatRupees(pay.year.tax), yearSalary: formatRupees(pay.year.salary) },
});

/** What a person filled in for an employee's month. */
export type Filled = Pick<
  StoredRunLine,
  'isLeftOut' | 'unpaidDays' | 'bonus' | 'arrears' | 'recovered' | 'fundWages' | 'taxSet'
>;

export const NOTHING_FILLED: Filled = {
  ...{ isLeftOut: false, unpaidDays: 0, bonus: nought, arrears: nought, recovered: nought },
  ...{ fundWages: null, taxSet: null },
};

export const filledJson = ({ id, number, name, isDirector }: StoredEmployee, filled: Filled) => ({
  ...{ employeeId: id, number, name, isDirector, isLeftOut: filled.isLeftOut, unpaidDays: filled.unpaidDays },
  ...{ bonus: formatRupees(filled.bonus), arrears: formatRupees(filled.arrears) },
  recovered: formatRupees(filled.recovered),
  fundWages: filled.fundWages === null ? null : formatRupees(filled.fundWages),
  taxSet: filled.taxSet === null ? null : formatRupees(filled.taxSet),
});
