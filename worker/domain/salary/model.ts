import type { AgeBand, PayRegime } from '../income-tax/law/individuals';
import type { Declared } from '../income-tax/salary-tax';
import type { FundContribution } from '../labour/contributions';
import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { TaxParts } from '../tds/parts';

/** On which wages somebody contributes to the provident fund: not at all, up to the ceiling, or on all of them. */
export const FUND_CHOICES = ['none', 'ceiling', 'full'] as const;
export type FundChoice = (typeof FUND_CHOICES)[number];

/** The monthly pay of a full month. */
export type PayParts = {
  /** Basic pay, dearness and retaining allowance: wages in every law. */
  basic: Paise;
  rentAllowance: Paise;
  otherAllowance: Paise;
};

export type Employment = {
  joinedOn: IsoDate;
  leftOn: IsoDate | null;
  age: AgeBand;
  isWoman: boolean;
  hasDisability: boolean;
  hasPan: boolean;
  fund: FundChoice;
  /** The day from which somebody belongs to the fund, where that is not the day of joining. */
  fundFrom: IsoDate | null;
  /** Wages at the beginning of the insurance's contribution period, or on joining in it; null where the employer is not covered. */
  insuredWagesAtStart: Paise | null;
  /** The State whose professional tax is withheld, by the first two digits of its GSTINs; null where it has none. */
  taxedState: string | null;
};

/** What a month has of its own. */
export type MonthOfPay = {
  /** 'YYYY-MM'. */
  month: string;
  /** Days without pay, beside those before joining and after leaving. */
  unpaidDays: number;
  bonus: Paise;
  arrears: Paise;
  /** Of an advance, taken back with this pay. */
  recovered: Paise;
  /** Wages for the provident fund, where the employer's register has others than the code gives. */
  fundWages: Paise | null;
  /** The tax a person sets in the place of what is computed. */
  tax: Paise | null;
};

/** What the months before of the same financial year paid and withheld. */
export type PaidBefore = {
  gross: Paise;
  tax: Paise;
  professionalTax: Paise;
  /** The employee's own share to the provident fund; read only where the regime counts it. */
  fund: Paise;
  grossOfHalfYear: Paise;
};

/** What the employee declared for the year. */
export type DeclaredOfYear = {
  regime: PayRegime;
  declared: readonly Declared[];
  earlierSalary: Paise;
  earlierTax: Paise;
  otherIncome: Paise;
};

export type PayOfMonth = {
  monthDays: number;
  paidDays: number;
  parts: PayParts;
  bonus: Paise;
  arrears: Paise;
  gross: Paise;
  fundWages: Paise;
  fund: FundContribution | null;
  insurance: { employee: Paise; employer: Paise } | null;
  professionalTax: Paise;
  tax: Paise;
  /** What of it is surcharge and cess; absent of months that were posted before they were kept apart. */
  taxParts?: TaxParts;
  /** What the computation gives, where a person set another tax. */
  computedTax: Paise;
  recovered: Paise;
  net: Paise;
  /** The estimate of the year behind the tax. */
  year: { salary: Paise; tax: Paise; left: Paise };
};

/** What is asked of a month's pay. */
export type PayQuestion = {
  employment: Employment;
  parts: PayParts;
  month: MonthOfPay;
  before: PaidBefore;
  declared: DeclaredOfYear;
};
