import { panOfGstin } from '../../identifiers/tax-number';
import { daysBetween, financialYearOf, type IsoDate } from '../../shared/dates';
import { type Paise, paise, rupees } from '../../shared/money';
import { type Bill, HEADS, type Heads, sourceOf, type TwoBLine, takesCredit, taxOf } from './model';
import { NumberForms, type NumberRung, numberRung } from './numbers';

/** A policy of the product, stated on the screen: amounts of a bill and of its row in GSTR-2B agree up to one rupee. */
export const TOLERANCE: Paise = rupees(1);

/** How sure a pair is: the first four are linked without a person, `suggested` asks one, `none` is never linked unasked. */
export const RUNGS = ['exact', 'normalised', 'rounding', 'date-shift', 'suggested', 'none'] as const;
export type Rung = (typeof RUNGS)[number];

export const isSure = (rung: Rung): boolean => rung !== 'suggested' && rung !== 'none';

/** How a bill and a row of GSTR-2B go together, field by field. It is worked out again for any pair, so that none is ever lost. */
export type Scores = {
  supplier: 'same' | 'same-pan' | 'other';
  isSameKind: boolean;
  isSameCharge: boolean;
  number: NumberRung;
  /** Days from the bill to the row. */
  days: number;
  /** The day and the month of one stand in the other the other way round. */
  isSwapped: boolean;
  isSameYear: boolean;
  /** What the row has more than the bill, in paise. */
  taxable: Paise;
  tax: Paise;
  heads: Heads;
  amounts: 'same' | 'rounding' | 'heads' | 'differ';
};

/** A document with the forms of its number, made once. */
export type Known<Of> = { of: Of; forms: NumberForms; tax: Paise; isReduction: boolean; year: string };

export const knownBill = (of: Bill): Known<Bill> => ({
  ...{ of, forms: new NumberForms(of.number, of.date), tax: taxOf(of.tax), isReduction: of.isReduction },
  year: financialYearOf(of.date),
});

export const knownLine = (of: TwoBLine): Known<TwoBLine> => ({
  ...{ of, forms: new NumberForms(of.number, of.date), tax: taxOf(of.tax), isReduction: takesCredit(of) },
  year: financialYearOf(of.date),
});

/** How a bill and a row go together. */
export function comparePair(bill: Known<Bill>, line: Known<TwoBLine>): Scores {
  const [one, other] = [bill.of, line.of];
  const taxable = taxableBetween(one.taxable, other);
  const tax = paise(line.tax - bill.tax);
  const heads = {
    igst: other.tax.igst - one.tax.igst,
    cgst: other.tax.cgst - one.tax.cgst,
    sgst: other.tax.sgst - one.tax.sgst,
    cess: other.tax.cess - one.tax.cess,
  } as Heads;
  return {
    supplier: supplierOf(one.gstin, other.gstin),
    isSameKind: bill.isReduction === line.isReduction,
    isSameCharge: one.isReverseCharge === other.isReverseCharge,
    number: numberRung(bill.forms, line.forms),
    ...{ days: daysBetween(one.date, other.date), isSwapped: isSwapped(one.date, other.date) },
    isSameYear: bill.year === line.year,
    ...{ taxable, tax, heads, amounts: amountsOf(taxable, tax, heads) },
  };
}

function isSwapped(one: IsoDate, other: IsoDate): boolean {
  const [year, month, day] = one.split('-');
  return one !== other && other === `${year}-${day}-${month}`;
}

function supplierOf(one: string, other: string): Scores['supplier'] {
  if (one === other) return 'same';
  return other.length === one.length && panOfGstin(one) === panOfGstin(other) ? 'same-pan' : 'other';
}

/**
 * What a row has more of taxable value. Customs values goods otherwise than their seller does, with duty and freight, and a distributor
 * passes tax on alone: of both the tax decides.
 */
export const taxableBetween = (booked: Paise, line: TwoBLine): Paise =>
  sourceOf(line) === 'supplier' ? paise(line.taxable - booked) : paise(0);

const isWithin = (amount: Paise): boolean => Math.abs(amount) <= TOLERANCE;

function amountsOf(taxable: Paise, tax: Paise, heads: Heads): Scores['amounts'] {
  if (!isWithin(taxable) || !isWithin(tax)) return 'differ';
  if (!HEADS.every((head) => isWithin(heads[head]))) return 'heads';
  return taxable === 0 && HEADS.every((head) => heads[head] === 0) ? 'same' : 'rounding';
}

/** Numbers that are one number, however it is printed. */
const isOneNumber = (number: NumberRung): boolean => number === 'same' || number === 'separators';

/**
 * The rung of a pair by itself: number before date before amount. Numbers that are not one number are never linked without a person,
 * whatever amounts say; and amounts never make up for numbers that differ.
 */
export function rungOf(scores: Scores): Rung {
  const { supplier, isSameKind, isSameCharge, number, days, isSameYear, amounts } = scores;
  if (!isSameKind || supplier === 'other' || number === 'different') return 'none';
  const agrees = amounts === 'same' || amounts === 'rounding';
  // '1/11' and '111' are one without separators: about the same time that is one document, half a year apart it may be two.
  const isClear = number === 'same' || isNear(scores);
  if (supplier === 'same' && isSameCharge && isOneNumber(number) && isClear && isSameYear && agrees) {
    if (days !== 0) return 'date-shift';
    if (amounts === 'rounding') return 'rounding';
    return number === 'same' ? 'exact' : 'normalised';
  }
  return mayBe(scores) ? 'suggested' : 'none';
}

/** Prefixes and years may be written differently only about the same time; the serial alone only on the very day. */
const NEAR_DAYS = 62;

const isNear = ({ days, isSwapped: swapped }: Scores): boolean => swapped || Math.abs(days) <= NEAR_DAYS;

/** Bills rounded to the rupee in each line are off by some: near enough for a person to be asked, never for a link. */
const ABOUT: Paise = rupees(10);

const isAbout = ({ amounts, taxable, tax }: Scores): boolean =>
  amounts !== 'differ' || (Math.abs(taxable) <= ABOUT && Math.abs(tax) <= ABOUT);

function mayBe(scores: Scores): boolean {
  const { supplier, number, days, isSameYear, amounts } = scores;
  // Numbers begin again each year, and other States have series of their own: there the amounts must agree, too.
  if (isOneNumber(number) && supplier === 'same' && isSameYear) return true;
  if (!isAbout(scores) || (!isSameYear && !isNear(scores))) return false;
  if (isOneNumber(number)) return true;
  if (number === 'zeros' || number === 'look-alike' || number === 'moved') return supplier === 'same' || days === 0;
  if (supplier !== 'same') return false;
  return number === 'prefix' ? isNear(scores) : days === 0 && amounts === 'same';
}

const NUMBER_POINTS: Readonly<Record<NumberRung, number>> = {
  ...{
    same: 60,
    separators: 55,
    moved: 45,
    zeros: 45,
    'look-alike': 40,
    prefix: 30,
    cut: 25,
    serial: 20,
    slip: 10,
    different: 0,
  },
};

/** How good a pair is among others of its rung, from 0 to 100. The same number with quite another sum is mostly another document. */
export function pointsOf(scores: Scores): number {
  const { supplier, number, days, taxable, tax, amounts, isSameYear } = scores;
  const ofDate = days === 0 ? 20 : isSameYear ? Math.max(0, 14 - Math.abs(days) / 10) : 0;
  const off = Math.abs(taxable) + Math.abs(tax);
  const ofAmounts = !isAbout(scores)
    ? Math.max(-15, -10 - off / 100_000)
    : amounts === 'differ'
      ? 5
      : amounts === 'heads'
        ? 12
        : 20 - off / 100;
  const whole = NUMBER_POINTS[number] + ofDate + ofAmounts - (supplier === 'same' ? 0 : 10);
  return Math.round(Math.max(0, whole) * 100) / 100;
}
