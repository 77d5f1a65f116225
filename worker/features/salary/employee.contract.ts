import { z } from 'zod';
import { isPan, stateOfGstCode } from '../../domain/identifiers/tax-number';
import { DECLARED_KINDS, PAY_REGIMES } from '../../domain/income-tax/law/individuals';
import type { Declared } from '../../domain/income-tax/salary-tax';
import { FUND_CHOICES } from '../../domain/salary/model';
import { isFinancialYear } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees, paise } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import {
  clearable,
  editBy,
  isoDay,
  largeRupees,
  lineOf,
  nameText,
  numeric,
  optional,
  upperCase,
} from '../../platform/wire';
import type { StoredDeclaration, StoredEmployee, StoredTerms } from './employee.table';

export const payMonth = z
  .string()
  .regex(/^(20\d\d|21\d\d)-(0[1-9]|1[0-2])$/, issue(say('salary.fault.month')))
  .describe('about.salary.month');

/** Employees are individuals: the fourth letter of the PAN says so. */
const pan = upperCase
  .refine(isPan, issue(say('field.pan')))
  .refine((text) => text.charAt(3) === 'P', issue(say('salary.fault.pan-of-person')));
const state = z.string().refine((code) => stateOfGstCode(code) !== null, issue(say('salary.fault.state')));

const facts = {
  number: lineOf(20).describe('about.salary.number'),
  name: nameText,
  isWoman: z.boolean(),
  hasDisability: z.boolean(),
  isDirector: z.boolean().describe('about.salary.director'),
  joinedOn: isoDay,
  fund: z.enum(FUND_CHOICES).describe('about.salary.fund'),
  isInsured: z.boolean().describe('about.salary.insured'),
};

const parts = {
  basic: largeRupees.describe('about.salary.basic'),
  rentAllowance: largeRupees.default(paise(0)).describe('about.salary.rent-allowance'),
  otherAllowance: largeRupees.default(paise(0)).describe('about.salary.other-allowance'),
};

export const newTerms = z.object({ from: payMonth, ...parts });

export const newEmployee = z.object({
  ...facts,
  pan: optional(pan),
  birthDate: optional(isoDay),
  isWoman: z.boolean().default(false),
  hasDisability: z.boolean().default(false),
  isDirector: z.boolean().default(false),
  leftOn: optional(isoDay),
  fund: z.enum(FUND_CHOICES).default('none').describe('about.salary.fund'),
  fundFrom: optional(isoDay).describe('about.salary.fund-from'),
  isInsured: z.boolean().default(false).describe('about.salary.insured'),
  taxedState: optional(state).describe('about.salary.state'),
  pay: optional(newTerms.omit({ from: true })).describe('about.salary.pay'),
});

export const editEmployee = editBy({
  number: facts.number.optional(),
  name: nameText.optional(),
  isWoman: z.boolean().optional(),
  hasDisability: z.boolean().optional(),
  isDirector: z.boolean().optional(),
  joinedOn: isoDay.optional(),
  fund: z.enum(FUND_CHOICES).optional(),
  isInsured: z.boolean().optional(),
  pan: clearable(pan),
  birthDate: clearable(isoDay),
  leftOn: clearable(isoDay),
  fundFrom: clearable(isoDay),
  taxedState: clearable(state),
});

const year = z.string().refine(isFinancialYear, issue(say('salary.fault.year')));

export const newDeclaration = z.object({
  year,
  regime: z.enum(PAY_REGIMES).describe('about.salary.regime'),
  declared: z
    .array(z.object({ kind: z.enum(DECLARED_KINDS), amount: largeRupees }))
    .max(20)
    .default([])
    .describe('about.salary.declared'),
  earlierSalary: largeRupees.default(paise(0)).describe('about.salary.earlier-salary'),
  earlierTax: largeRupees.default(paise(0)).describe('about.salary.earlier-tax'),
  otherIncome: largeRupees.default(paise(0)).describe('about.salary.other-income'),
});

export const employeesQuery = z.object({ year: optional(year) });

const termsAnswer = z.object({ from: z.string(), basic: numeric, rentAllowance: numeric, otherAllowance: numeric });
const declarationAnswer = z.object({
  ...{ year: z.string(), regime: z.enum(PAY_REGIMES), earlierSalary: numeric, earlierTax: numeric },
  declared: z.array(z.object({ kind: z.enum(DECLARED_KINDS), amount: numeric })),
  otherIncome: numeric,
});

export const employeeAnswer = z.object({
  id: z.uuid(),
  ...{ number: z.string(), name: z.string(), pan: z.string().nullable(), birthDate: z.iso.date().nullable() },
  ...{ isWoman: z.boolean(), hasDisability: z.boolean(), isDirector: z.boolean() },
  ...{ joinedOn: z.iso.date(), leftOn: z.iso.date().nullable(), fund: z.enum(FUND_CHOICES) },
  ...{ fundFrom: z.iso.date().nullable(), isInsured: z.boolean(), taxedState: z.string().nullable() },
  pay: z.array(termsAnswer).describe('about.salary.terms'),
  declaration: declarationAnswer.nullable(),
});

export const declaredOf = ({ declared }: Pick<StoredDeclaration, 'declared'>): readonly Declared[] =>
  JSON.parse(declared) as Declared[];

export const termsJson = ({ fromMonth, basic, rentAllowance, otherAllowance }: StoredTerms) => ({
  from: fromMonth,
  ...{ basic: formatRupees(basic), rentAllowance: formatRupees(rentAllowance) },
  otherAllowance: formatRupees(otherAllowance),
});

export const declarationJson = (row: StoredDeclaration) => ({
  ...{ year: row.year, regime: row.regime },
  declared: declaredOf(row).map(({ kind, amount }) => ({ kind, amount: formatRupees(amount) })),
  ...{ earlierSalary: formatRupees(row.earlierSalary), earlierTax: formatRupees(row.earlierTax) },
  otherIncome: formatRupees(row.otherIncome),
});

export function employeeJson(
  { companyId: _, createdAt: _created, changedAt: _changed, ...row }: StoredEmployee,
  terms: readonly StoredTerms[],
  declaration: StoredDeclaration | undefined,
) {
  return { ...row, pay: terms.map(termsJson), declaration: declaration ? declarationJson(declaration) : null };
}
