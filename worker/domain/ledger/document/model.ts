import type { BlockedCredit, LineNature, OperatorRole } from '../../gst/law/sections';
import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { BasisPoints, Paise } from '../../shared/money';
import type { TdsNature } from '../../tds/natures';
import type { AccountId } from '../chart/chart';

/** Whose document it is: one of ours to a customer, or one a supplier gave us. */
export const DOCUMENT_SIDES = ['sale', 'purchase'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/**
 * An invoice or bill, and the notes that change one. A credit note of ours lowers what a customer owes, a debit note of ours to a
 * customer raises it; on the side of purchases either note lowers what we owe: ours to the supplier, or the supplier's own.
 */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'debit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How GST looks at a supply. Zero-rated ones go abroad or into a special economic zone, with tax paid or under an undertaking. */
export const SUPPLY_TYPES = [
  'regular',
  'export-without-tax',
  'export-with-tax',
  'sez-without-tax',
  'sez-with-tax',
  'deemed-export',
  'import-of-services',
  'import-of-goods',
] as const;
export type SupplyType = (typeof SUPPLY_TYPES)[number];

/** The place of supply of what goes out of India, as the return has it. */
export const ABROAD = '96';

/** How a company stands under GST: what it charges, and whether it takes credit. */
export const GST_SCHEMES = ['regular', 'composition', 'unregistered'] as const;
export type GstScheme = (typeof GST_SCHEMES)[number];

/** What a document must know of the company whose books it is in. */
export type Bookkeeper = { scheme: GstScheme; stateCode: string };

/** What a document must know of the other side. */
export type DocumentParty = {
  id?: string | undefined;
  name: string;
  /** Since when the PAN is inoperative. */
  panInoperativeSince?: IsoDate | null | undefined;
  /** A transporter's declaration, from when and until it was withdrawn. */
  carrierFrom?: IsoDate | null | undefined;
  carrierUntil?: IsoDate | null | undefined;
  gstin?: string | undefined;
  pan?: string | undefined;
  stateCode?: string | undefined;
};

export type DocumentLine = {
  description: string;
  hsn?: string | undefined;
  quantity?: string | undefined;
  unit?: string | undefined;
  /** Without tax, in the currency of the document. */
  taxableValue: Paise;
  rate: BasisPoints;
  cess?: Paise | undefined;
  account?: AccountId | undefined;
  /** The code of the chart beside which an account of the company's own stands; of one of the chart its own. */
  accountCode?: string | undefined;
  /** Tax on it is no credit: s.17(5), exempt use, or a rate that comes without credit. Left open, the account decides. */
  isCreditBlocked?: boolean | undefined;
  /** By which provision; a line with one has no credit. */
  creditBlockedBy?: BlockedCredit | undefined;
  /** How a line looks to the law where it has no rate. Left open, a return takes it as exempt and asks. */
  nature?: LineNature | undefined;
};

/** What customs say of goods that pass them: the shipping bill of an export, the bill of entry of an import with its tax. */
export type Customs = {
  port?: string | undefined;
  number?: string | undefined;
  date?: IsoDate | undefined;
  igst?: Paise | undefined;
  cess?: Paise | undefined;
};

/** Tax withheld by the person who records the bill, in the place of what the law would say. */
export type GivenTds = {
  section: string;
  amount: Paise;
  /** It was credited to TDS payable with the year-end provision that this bill now uses up. */
  isAlreadyBooked?: boolean | undefined;
};

/** Rupees for one unit of the document's currency, as text so that no digit is lost: '84.10'. */
export type Exchange = { currency: string; rate: string };

export type DocumentInput = {
  side: DocumentSide;
  /** The registration of the company that makes or takes the supply, where it has several. */
  ownGstin?: string | undefined;
  /** The month in whose return it is reported, 'YYYY-MM', where that is a later one than its day's. */
  reportIn?: string | undefined;
  /** The e-commerce operator through which it was sold, and who pays the tax. */
  operator?: { gstin?: string | undefined; role: OperatorRole } | undefined;
  customs?: Customs | undefined;
  /** Credit that the company's own input service distributor passes on. */
  isFromDistributor?: boolean | undefined;
  kind: DocumentKind;
  number: string;
  date: IsoDate;
  /** The day by which the rate is taken, where it is not that of the document: s.14 of the CGST Act keeps the rate of some earlier supplies. */
  suppliedOn?: IsoDate | undefined;
  /** A person says that a notification gives the rate of this supply, where the general ones do not have it. */
  isRateConfirmed?: boolean | undefined;
  dueDate?: IsoDate | undefined;
  party: DocumentParty;
  placeOfSupply?: string | undefined;
  supplyType?: SupplyType | undefined;
  isReverseCharge?: boolean | undefined;
  originalNumber?: string | undefined;
  originalDate?: IsoDate | undefined;
  lines: readonly DocumentLine[];
  /** The values of the lines have tax inside. */
  isTaxInside?: boolean | undefined;
  /** What the paper says is to be paid; up to 50 paise off the sum of the lines is its rounding. */
  total?: Paise | undefined;
  exchange?: Exchange | undefined;
  /** The account that pays or is paid at once, in the place of the party: a card, cash, a gateway. */
  paidThrough?: { account: AccountId; tag?: string | undefined } | undefined;
  /** What a person says was withheld; 'none' where nothing is to be; left open, the law decides. */
  tds?: GivenTds | 'none' | undefined;
};

/** Tax of a line by head. `cess` is the compensation cess, which ended on 31 January 2026. */
export type TaxByHead = { igst: Paise; cgst: Paise; sgst: Paise; cess: Paise };

export type NoCredit = 'scheme' | 'other-state' | 'blocked';

export type PricedLine = DocumentLine & {
  account: AccountId;
  accountCode: string;
  isAccountAssumed: boolean;
  isCreditBlocked: boolean;
  /** Why its tax is no credit: the scheme of whoever buys, the State whose tax it is, or s.17(5); null where it is one. */
  noCreditBy: NoCredit | null;
  /** In rupees, whatever the currency of the document. */
  value: Paise;
  tax: TaxByHead;
};

export type WithheldTax = { amount: Paise; tag: string; nature?: TdsNature | undefined; isAlreadyBooked: boolean };

/** Something a person should look at; what it is called by never changes. The document is recorded all the same. */
export type DocumentWarning = { rule: string; line?: number; message: Message };

/** Something because of which a document cannot be recorded, and of which field. Lines are counted from one. */
export type DocumentFault = { field: string; line?: number; message: Message };

export const NO_TAX = { igst: 0, cgst: 0, sgst: 0, cess: 0 } as TaxByHead;

/** Whether the document makes what is owed less. */
export const isReduction = ({ side, kind }: Pick<DocumentInput, 'side' | 'kind'>): boolean =>
  kind === 'credit-note' || (side === 'purchase' && kind === 'debit-note');
