import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { Paise } from '../../shared/money';

/** The sections of GSTR-2B in which documents stand, as its file names them. */
export const TWO_B_SECTIONS = [
  ...(['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma', 'isd', 'isda'] as const),
  ...(['impg', 'impga', 'impgsez', 'impgasez'] as const),
] as const;
export type TwoBSection = (typeof TWO_B_SECTIONS)[number];

/** What a document of GSTR-2B does to credit: invoices, debit notes and bills of entry give some, credit notes take some. */
export const TWO_B_KINDS = [
  'invoice',
  'debit-note',
  'credit-note',
  'isd-invoice',
  'isd-credit-note',
  'bill-of-entry',
] as const;
export type TwoBKind = (typeof TWO_B_KINDS)[number];

export type Heads = { igst: Paise; cgst: Paise; sgst: Paise; cess: Paise };

/** What GSTR-2B itself says of the credit: available, not, or not yet (`temporary`). */
export type Availability = 'yes' | 'no' | 'temporary';

/** Why it is not: the place of supply is the supplier's State, or the last day of s.16(4) had passed. */
export type Unavailable = 'place-of-supply' | 'time-limit';

/** One document of a GSTR-2B. Amounts stand as the file has them, never negative: the kind says which way they count. */
export type TwoBLine = {
  /** What is the same in each version of the file, and whatever order its rows have: decisions hold on to it. */
  key: string;
  section: TwoBSection;
  kind: TwoBKind;
  /** The supplier's registration; of goods through customs their port, where nobody is registered. */
  gstin: string;
  name: string;
  number: string;
  date: IsoDate;
  original: { number: string; date: IsoDate } | null;
  /** The whole value of the document, where the file says it. */
  value: Paise;
  taxable: Paise;
  tax: Heads;
  place: string | null;
  isReverseCharge: boolean;
  availability: Availability;
  reason: Unavailable | null;
  /** Rejected in the Invoice Management System: the file lists it beside the credit, not in it. */
  isRejected: boolean;
  filedOn: IsoDate | null;
  /** The return of the supplier in which it stands: 'YYYY-MM'. */
  supplierPeriod: string | null;
};

/** A GSTR-2B as it was read. */
export type TwoB = {
  gstin: string;
  /** The month it is for, or the last one of a quarter: 'YYYY-MM'. */
  period: string;
  version: string | null;
  /** The day the portal made it. */
  madeOn: IsoDate | null;
  lines: readonly TwoBLine[];
  notices: readonly TwoBNotice[];
};

/** What a reader should know of a file that was read all the same. */
export type TwoBNotice = { code: string; place: string; message: Message };

/** Why a file cannot be read, and where in it. */
export type TwoBFault = { code: string; place: string; message: Message };

/** A bill or note of the books, as far as matching looks at it. */
export type Bill = {
  id: string;
  /** It lowers what is owed: a note, whoever gave it. */
  isReduction: boolean;
  /** The supplier's registration; of goods from abroad their port. */
  gstin: string;
  name: string;
  number: string;
  date: IsoDate;
  taxable: Paise;
  tax: Heads;
  /** Of its tax what is no credit, by the accounts it is booked to (s.17(5)). */
  blocked: Heads;
  /** By which clause, where that was said. */
  blockedBy: string | null;
  isReverseCharge: boolean;
  /** Goods that came through customs: its number, day and tax are those of the bill of entry. */
  isOfCustoms?: boolean;
  /** Our registration for which it is booked. */
  own: string;
  recordedOn: IsoDate;
  cancelledOn: IsoDate | null;
};

export const NO_TAX = { igst: 0, cgst: 0, sgst: 0, cess: 0 } as Heads;

export const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;

export const taxOf = ({ igst, cgst, sgst, cess }: Heads): Paise => (igst + cgst + sgst + cess) as Paise;

export const plus = (one: Heads, other: Heads, sign: 1 | -1 = 1): Heads =>
  ({
    igst: one.igst + sign * other.igst,
    cgst: one.cgst + sign * other.cgst,
    sgst: one.sgst + sign * other.sgst,
    cess: one.cess + sign * other.cess,
  }) as Heads;

const TAKES: ReadonlySet<TwoBKind> = new Set(['credit-note', 'isd-credit-note']);

/** Whether a document takes credit away. */
export const takesCredit = ({ kind }: Pick<TwoBLine, 'kind'>): boolean => TAKES.has(kind);

/** The credit of a document: below nought where it takes some away. */
export const creditOf = (line: Pick<TwoBLine, 'kind' | 'tax'>): Heads =>
  takesCredit(line) ? plus(NO_TAX, line.tax, -1) : line.tax;

const OF_CUSTOMS: ReadonlySet<TwoBSection> = new Set(['impg', 'impga', 'impgsez', 'impgasez']);
const OF_DISTRIBUTOR: ReadonlySet<TwoBSection> = new Set(['isd', 'isda']);

/** Where the credit comes from: customs, the distributor of the company's own services, or a supplier. */
export const sourceOf = ({ section }: Pick<TwoBLine, 'section'>): 'customs' | 'distributor' | 'supplier' =>
  OF_CUSTOMS.has(section) ? 'customs' : OF_DISTRIBUTOR.has(section) ? 'distributor' : 'supplier';
