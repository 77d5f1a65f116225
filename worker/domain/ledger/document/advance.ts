import type { IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { AccountCode } from '../chart/chart';
import type { Entry } from '../model';
import { merged } from './post';

const CUSTOMER_ADVANCES: AccountCode = '2725';
const GST_ON_ADVANCES: AccountCode = '1615';
const RECEIVABLES: AccountCode = '1401';

/** Money of a customer before the supply. Tax is inside it: of services it is due at once, of goods not. */
export type Advance = {
  date: IsoDate;
  amount: Paise;
  rate: BasisPoints;
  supplierState: string;
  placeOfSupply: string;
  isForGoods?: boolean | undefined;
};

export type AdvanceTax = { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise };

/**
 * The tax inside an advance for services (11A): amount × rate ÷ (100 + rate), each half or the whole to the nearest paisa.
 * Nothing on one for goods, whose tax is due with the invoice (Notification 66/2017-Central Tax).
 */
export function taxInAdvance({ amount, rate, isForGoods, supplierState, placeOfSupply }: Advance): AdvanceTax {
  const inside = (shares: number): Paise => (isForGoods ? paise(0) : portionInside(amount, rate, shares));
  if (supplierState !== placeOfSupply) {
    const igst = inside(1);
    return { taxable: paise(amount - igst), igst, cgst: paise(0), sgst: paise(0) };
  }
  const half = inside(2);
  return { taxable: paise(amount - 2 * half), igst: paise(0), cgst: half, sgst: half };
}

/** One of so many equal shares of the tax inside an amount, half a paisa up. */
function portionInside(amount: Paise, rate: BasisPoints, shares: number): Paise {
  const divisor = BigInt(10_000 + rate) * BigInt(shares);
  return paise(Number((2n * BigInt(amount) * BigInt(rate) + divisor) / (2n * divisor)));
}

/** D05, its tax: the output of the period against what is set off when the invoice comes. */
export const advanceTaxEntries = (tax: AdvanceTax): Entry[] =>
  merged([{ account: GST_ON_ADVANCES, amount: paise(tax.igst + tax.cgst + tax.sgst) }, ...outputEntries(tax, -1)]);

/** The part of an advance's tax that goes with a part of its money; the last part takes what is left. */
export function partOfTax(whole: Advance, part: Paise): AdvanceTax {
  return taxInAdvance({ ...whole, amount: part });
}

/** What a part of an advance takes of the tax that is left of it, head by head: all of it where it takes the rest. */
export function taxOfPart(left: AdvanceTax, part: Paise, open: Paise): AdvanceTax {
  const of = (tax: Paise) => paise(Number((2n * BigInt(tax) * BigInt(part) + BigInt(open)) / (2n * BigInt(open))));
  const [igst, cgst, sgst] = [of(left.igst), of(left.cgst), of(left.sgst)];
  return { taxable: paise(part - igst - cgst - sgst), igst, cgst, sgst };
}

/** D06: an advance, or a part of it, goes against an invoice, and its tax is taken back for that of the invoice (11B). */
export function adjustmentEntries(
  amount: Paise,
  tax: AdvanceTax,
  names: { partyId?: string | undefined; advanceId?: string | undefined; billId?: string | undefined; tag?: string },
): Entry[] {
  const { partyId, advanceId, billId, tag } = names;
  return merged([
    {
      account: CUSTOMER_ADVANCES,
      amount,
      ...(partyId && { partyId }),
      ...(advanceId && { billId: advanceId }),
      ...(tag && { tag }),
    },
    ...outputEntries(tax, 1),
    { account: RECEIVABLES, amount: paise(-amount), ...(partyId && { partyId }), ...(billId && { billId }) },
    { account: GST_ON_ADVANCES, amount: paise(-(tax.igst + tax.cgst + tax.sgst)) },
  ]);
}

const outputEntries = ({ igst, cgst, sgst }: AdvanceTax, sign: 1 | -1): Entry[] => [
  { account: '2701', amount: paise(sign * cgst) },
  { account: '2702', amount: paise(sign * sgst) },
  { account: '2703', amount: paise(sign * igst) },
];
