import { COMPENSATION_CESS } from '../../gst/law/rates';
import { CREDIT_LIMITS } from '../../gst/law/time-limits';
import { taxOnSupply } from '../../gst/tax';
import { ruleIfInForce } from '../../law/rule';
import { financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { defaultAccount, isBlockedByAccount } from './default-accounts';
import {
  ABROAD,
  type Bookkeeper,
  type DocumentInput,
  type DocumentLine,
  isReduction,
  NO_TAX,
  type PricedLine,
  type SupplyType,
  type TaxByHead,
} from './model';

/** Where a document's supply comes from and goes to, and what that makes of its tax. */
export type Supplied = {
  supplierState: string;
  placeOfSupply: string;
  supplyType: SupplyType;
  isReverseCharge: boolean;
  /** An e-commerce operator pays the tax in our place: none of it is ours. */
  isPaidByOperator: boolean;
  /** Nobody charges tax: an undertaking, goods through customs, no registration, a note after its last day. */
  isUntaxed: boolean;
};

/** Where the supply comes from and goes to: what was said, else what the States of the two sides say. */
export function suppliedBy(input: DocumentInput, keeper: Bookkeeper): Supplied {
  const partyState = stateOfParty(input);
  const placeOfSupply = input.placeOfSupply ?? (input.side === 'sale' ? partyState : undefined) ?? keeper.stateCode;
  const supplyType = input.supplyType ?? usualSupply(input, placeOfSupply, partyState);
  const supplierState = input.side === 'sale' ? keeper.stateCode : supplierOf(supplyType, partyState, keeper);
  const isReverseCharge = (input.isReverseCharge ?? false) || supplyType === 'import-of-services';
  const isUntaxed =
    ['export-without-tax', 'sez-without-tax', 'import-of-goods'].includes(supplyType) ||
    (input.side === 'sale' && keeper.scheme !== 'regular') ||
    isNoteTooLate(input);
  const isPaidByOperator = input.operator?.role === 'pays';
  return { supplierState, placeOfSupply, supplyType, isReverseCharge, isPaidByOperator, isUntaxed };
}

/** What comes from abroad has a place that is no State of India, so that its tax is integrated. */
function supplierOf(supplyType: SupplyType, partyState: string | undefined, keeper: Bookkeeper): string {
  if (supplyType === 'import-of-services' || supplyType === 'import-of-goods') return ABROAD;
  return partyState ?? keeper.stateCode;
}

export const stateOfParty = ({ party }: Pick<DocumentInput, 'party'>): string | undefined =>
  party.gstin?.slice(0, 2) ?? party.stateCode;

function usualSupply({ side, lines }: DocumentInput, place: string, partyState: string | undefined): SupplyType {
  if (side === 'sale') return place === ABROAD ? 'export-without-tax' : 'regular';
  if (partyState !== ABROAD) return 'regular';
  return lines.some(({ hsn }) => hsn && !hsn.startsWith('99')) ? 'import-of-goods' : 'import-of-services';
}

/** The last day on which a note still lowers the tax of an invoice: 30 November after its financial year. */
export function lastDayForNote(originalDate: IsoDate): IsoDate | undefined {
  const rule = ruleIfInForce(CREDIT_LIMITS.creditNotes, originalDate);
  if (!rule) return undefined;
  const { month, day } = rule.value;
  const year = Number(financialYearOf(originalDate).slice(0, 4)) + 1;
  return isoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Whether a note that lowers tax comes after the day until which the law lets it (s.34(2)). */
export function isNoteTooLate(input: Pick<DocumentInput, 'side' | 'kind' | 'date' | 'originalDate'>): boolean {
  if (!isReduction(input) || !input.originalDate) return false;
  const last = lastDayForNote(input.originalDate);
  return last !== undefined && input.date > last;
}

/**
 * The day by which tax is worked out: that of supply where it was said, of a note that of its invoice, else that of the document. A note
 * of today takes back the cess that its invoice was charged.
 */
export const taxDayOf = ({ suppliedOn, kind, originalDate, date }: DocumentInput): IsoDate =>
  suppliedOn ?? (kind === 'invoice' ? date : (originalDate ?? date));

/** The tax of one line: CGST and SGST are equal halves, each to the nearest paisa; cess only while it was charged. */
export function taxOfLine(
  supplied: Supplied,
  date: IsoDate,
  line: Pick<DocumentLine, 'rate' | 'cess'>,
  value: Paise,
): TaxByHead {
  if (supplied.isUntaxed || value === 0) return NO_TAX;
  const { integrated, central, state } = taxOnSupply({
    supplierState: supplied.supplierState,
    placeOfSupply: supplied.placeOfSupply,
    isSez: supplied.supplyType.startsWith('sez'),
    value,
    rate: line.rate,
    suppliedOn: date,
  }).value;
  const hasCess = ruleIfInForce(COMPENSATION_CESS, date)?.value ?? false;
  return { igst: integrated, cgst: central, sgst: state, cess: (hasCess ? (line.cess ?? 0) : 0) as Paise };
}

/** The lines of a document in rupees, each with its account and its tax. */
export function pricedLines(input: DocumentInput, keeper: Bookkeeper, supplied: Supplied): PricedLine[] {
  // Half of the tax belongs to the State of supply: none but who is registered there takes it as credit.
  const isElsewhere =
    input.side === 'purchase' &&
    supplied.supplierState === supplied.placeOfSupply &&
    supplied.placeOfSupply !== keeper.stateCode;
  return input.lines.map((line): PricedLine => {
    const account = line.account ?? defaultAccount(input.side, line, supplied.placeOfSupply);
    const value = input.exchange ? inRupees(line.taxableValue, input.exchange.rate) : line.taxableValue;
    const accountCode = line.accountCode ?? account;
    const isBlocked = line.creditBlockedBy !== undefined || (line.isCreditBlocked ?? isBlockedByAccount(accountCode));
    const noCreditBy =
      keeper.scheme !== 'regular' ? 'scheme' : isElsewhere ? 'other-state' : isBlocked ? 'blocked' : null;
    return {
      ...line,
      account,
      accountCode,
      isAccountAssumed: line.account === undefined,
      ...{ isCreditBlocked: noCreditBy !== null, noCreditBy },
      value,
      tax: taxOfLine(supplied, taxDayOf(input), line, value),
    };
  });
}

/** Minor units of a currency in paise at a rate written as text, half a paisa up. Throws RangeError on what is no rate. */
export function inRupees(minor: Paise, rate: string): Paise {
  const match = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(rate);
  if (!match) throw new RangeError(`Not a rate of exchange: ${rate}`);
  const [, whole = '', fraction = ''] = match;
  const scaled = BigInt(whole + fraction.padEnd(6, '0'));
  const product = BigInt(minor) * scaled * 2n;
  return paise(Number((product + 1_000_000n) / 2_000_000n));
}

export const taxTotal = ({ igst, cgst, sgst, cess }: TaxByHead): Paise => paise(igst + cgst + sgst + cess);

export const sumOfTaxes = (lines: readonly Pick<PricedLine, 'tax'>[]): TaxByHead =>
  lines.reduce(
    (sum, { tax }) => ({
      igst: paise(sum.igst + tax.igst),
      cgst: paise(sum.cgst + tax.cgst),
      sgst: paise(sum.sgst + tax.sgst),
      cess: paise(sum.cess + tax.cess),
    }),
    NO_TAX,
  );

/** Whether the tax stands on the paper and is owed with it: not where the recipient or an operator pays it, and not on an export. */
export const isTaxOwed = ({ isReverseCharge, isPaidByOperator, supplyType }: Supplied): boolean =>
  !isReverseCharge && !isPaidByOperator && supplyType !== 'export-with-tax';

/**
 * The document with the tax taken out of the values of its lines: value × 100 ÷ (100 + rate), a paisa more or less where tax
 * and value then make what was typed. The total stays what was typed, so that what no value makes is rounding.
 */
export function withTaxOutside(input: DocumentInput, supplied: Supplied): DocumentInput {
  if (supplied.isUntaxed || !isTaxOwed(supplied)) return input;
  const lines = input.lines.map((line) => {
    const made = (value: number) => value + taxTotal(taxOfLine(supplied, taxDayOf(input), line, paise(value)));
    const typed = line.taxableValue - (line.cess ?? 0);
    const divisor = BigInt(10_000 + line.rate);
    const near = Number((2n * BigInt(Math.max(0, typed)) * 10_000n + divisor) / (2n * divisor));
    const value = [near, near - 1, near + 1].find((one) => one >= 0 && made(one) === line.taxableValue) ?? near;
    return { ...line, taxableValue: paise(value) };
  });
  const total = input.exchange ? undefined : paise(input.lines.reduce((sum, line) => sum + line.taxableValue, 0));
  return { ...input, lines, total: input.total ?? total };
}
