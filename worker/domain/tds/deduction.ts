import { quarterOf } from '../law/periods';
import type { IsoDate } from '../shared/dates';
import type { BasisPoints, Paise } from '../shared/money';
import type { StatementKind } from './due-dates';
import type { GoneBy } from './lower-certificate';
import type { PayeeKind, TdsNature } from './natures';
import type { TaxParts } from './parts';

/** From where a deduction came into the ledger. */
export const DEDUCTION_SOURCES = ['bill', 'bank-line', 'salary', 'manual'] as const;
export type DeductionSource = (typeof DEDUCTION_SOURCES)[number];

/** Statements of a deductor that list deductions; what is collected is no deduction. */
export const DEDUCTION_STATEMENTS = ['salary', 'residents', 'non-residents'] as const;
export type DeductionStatement = Exclude<StatementKind, 'collection'>;

/**
 * Why the rate or the tax is not that of the section, as statements say it: A a certificate with a lower rate or none, B a payee's own
 * declaration, C no PAN, Y below the limit, T a transporter's declaration.
 */
export const REASON_FLAGS = ['A', 'B', 'C', 'Y', 'T'] as const;
export type ReasonFlag = (typeof REASON_FLAGS)[number];

export type Payee = { partyId?: string | undefined; name: string; pan?: string | undefined; kind: PayeeKind };

/** Tax withheld from one payee once, as the ledger of deductions keeps it. */
export type NewDeduction = {
  /** Absent where the company has one TAN. */
  tan?: string | undefined;
  payee: Payee;
  statement: DeductionStatement;
  /** Absent where a person named a section that no table of rates has. */
  nature?: TdsNature | undefined;
  act: '1961' | '2025';
  /** As the Act of the day names it, and the code of statement and challan. */
  section: string;
  code: string;
  /** The earlier of credit and payment: it chooses Act, rate and quarter. */
  eventOn: IsoDate;
  /** The day on which it was withheld; later than the event where it was withheld late. */
  deductedOn: IsoDate;
  /** Paid or credited, without GST that is shown apart. */
  amount: Paise;
  /** What is taxed with it, earlier sums that it carries included. */
  base: Paise;
  rate: BasisPoints;
  /** All that was withheld. */
  tax: Paise;
  /** What of it is surcharge and cess; absent where it has none. */
  parts?: TaxParts | undefined;
  reasonFlag?: ReasonFlag | undefined;
  certificate?: GoneBy | undefined;
  source: { kind: DeductionSource; id: string | null };
  /** What was paid for, in a few words. */
  narration?: string | undefined;
};

/** A quarter as calls name it: '2026-Q3' of the year that began in April 2026. */
export function quarterKey(day: IsoDate): string {
  const { year, name } = quarterOf(day);
  return `${year.slice(0, 4)}-${name}`;
}

/** Which statement a form is; undefined of forms that are paid by PAN, which no TAN's statement lists. */
export function statementOfForm(form: string): DeductionStatement | undefined {
  if (form === '24Q' || form === '138') return 'salary';
  if (form === '27Q' || form === '144') return 'non-residents';
  return form === '26Q' || form === '140' ? 'residents' : undefined;
}

/** Who a payee is by the fourth letter of the PAN; somebody without one is taken for no company and no individual. */
export function payeeKindOf(pan: string | undefined | null): PayeeKind {
  const holder = pan?.charAt(3);
  if (holder === 'P' || holder === 'H') return 'individual-or-family';
  return holder === 'C' ? 'company' : 'other';
}
