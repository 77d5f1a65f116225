import type { DocumentKind, DocumentSide, SupplyType } from '../../ledger/document/model';
import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { BasisPoints, Paise } from '../../shared/money';
import type { GstFiler } from '../law/returns';
import type { BlockedCredit, Box, LineNature, OperatorRole, Section } from '../law/sections';

/** A line of a document, as it is stored: amounts are of the paper and without sign. */
export type RegisterLine = {
  line: number;
  description: string;
  hsn: string | null;
  quantity: string | null;
  unit: string | null;
  rate: BasisPoints;
  taxable: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
  cess: Paise;
  /** What was said of it; null where nobody did. */
  nature: LineNature | null;
  isCreditBlocked: boolean;
  /** By which provision credit is blocked, where that was said. */
  creditBlockedBy: BlockedCredit | null;
};

/** What a note must know of the invoice it changes: by that the portal asks for its table. */
export type OriginalDocument = {
  number: string;
  date: IsoDate | null;
  total: Paise | null;
  /** The month in whose return it stands; none of an invoice that is not in the books. */
  period?: string | undefined;
};

/** A document of the ledger as the registers of GST read it. */
export type RegisterDocument = {
  id: string;
  side: DocumentSide;
  kind: DocumentKind;
  number: string;
  date: IsoDate;
  /** The registration of the company in whose returns it stands; null where the company has none. */
  ownGstin: string | null;
  /** The month in whose return it stands: that of its day, or a later one where the return of that month was filed before. */
  period: string;
  partyName: string;
  partyGstin: string | null;
  partyState: string | null;
  /** That the buyer is known to be under composition. */
  isPartyComposed?: boolean;
  placeOfSupply: string;
  supplyType: SupplyType;
  isReverseCharge: boolean;
  /** With the tax that stands on the paper, and its rounding. */
  total: Paise;
  operatorGstin: string | null;
  operatorRole: OperatorRole | null;
  /** Of goods that pass customs: the port, and the shipping bill or bill of entry. */
  portCode: string | null;
  customsNumber: string | null;
  customsDate: IsoDate | null;
  /** What customs charged on the bill of entry. */
  customsIgst: Paise | null;
  customsCess: Paise | null;
  /** Credit that the company's own input service distributor passes on. */
  isFromDistributor: boolean;
  original: OriginalDocument | null;
  lines: readonly RegisterLine[];
};

/**
 * Money of a customer for services before the invoice, or a part of it that an invoice took over. Amounts are without sign; the tax is
 * inside the amount.
 */
export type RegisterAdvance = {
  voucherId: string;
  number: string;
  /** Of the money; of a part taken over, of the day on which it went against the invoice. */
  date: IsoDate;
  isAdjustment: boolean;
  /** The day on which the money came. */
  receivedOn: IsoDate;
  ownGstin: string | null;
  partyName: string;
  partyGstin: string | null;
  placeOfSupply: string;
  rate: BasisPoints;
  taxable: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
};

/** A document of a filed return as it was reported, and as it is from a later return on. */
export type RegisterAmendment = {
  id: string;
  /** The month in whose return the amendment stands. */
  period: string;
  first: { number: string; date: IsoDate; period: string };
  was: RegisterDocument;
  is: RegisterDocument;
};

/** An advance of a filed return, or what an invoice took over of one, as it was reported and as it is from a later return on. */
export type AdvanceAmendment = {
  id: string;
  /** The month in whose return the amendment stands. */
  period: string;
  was: RegisterAdvance;
  is: RegisterAdvance;
};

/** Where a row stands in a return, why, and by which rule. */
export type Placement<Where extends string> = { at: Where; why: Message; rule: string };

/** Amounts by head, in paise; of a row with the sign of its kind: a credit note of ours lowers, as does a note on a bill. */
export type Amounts = { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise; cess: Paise };

/** One line of a register: of a document, or an advance. */
export type RegisterRow = Amounts & {
  /** Told apart by document and line, or by voucher. */
  id: string;
  source: 'document' | 'advance' | 'adjustment';
  side: DocumentSide;
  kind: DocumentKind;
  documentId: string | null;
  voucherId: string | null;
  line: number | null;
  number: string;
  date: IsoDate;
  gstin: string | null;
  /** 'YYYY-MM' */
  period: string;
  counterparty: { name: string; gstin: string | null; state: string | null; isComposed?: boolean };
  placeOfSupply: string;
  isInterState: boolean;
  supplyType: SupplyType;
  isReverseCharge: boolean;
  description: string;
  hsn: string | null;
  quantity: string | null;
  unit: string | null;
  rate: BasisPoints;
  nature: LineNature;
  /** Nobody said whether a line without tax is nil-rated, exempt or outside GST: it is taken as exempt. */
  isNatureAssumed: boolean;
  sign: 1 | -1;
  /** What the paper comes to, without sign. */
  documentTotal: Paise;
  isCreditBlocked: boolean;
  creditBlockedBy: BlockedCredit | null;
  /** Of what is supplied through us (`we-pay`) the supplier, '' where they have no GSTIN. */
  operator: { gstin: string; role: OperatorRole } | null;
  customs: { port: string | null; number: string | null; date: IsoDate | null } | null;
  original: OriginalDocument | null;
  /** What an amendment changes: the document as it was first reported, and the month in which. */
  amends: { number: string; date: IsoDate; period: string } | null;
  /** Of an amendment, what was reported before and is taken back with it. */
  isTakenBack: boolean;
  /** Of an unregistered person's note: that the invoice it changes was a large one, or an export. */
  noteOf: 'B2CL' | 'EXPWP' | 'EXPWOP' | null;
  /** Its table of GSTR-1; null where it stands in none, and why. */
  section: Placement<Section> | { at: null; why: Message; rule: string };
  /** Its boxes of GSTR-3B; none where it stands in no box. */
  boxes: readonly Placement<Box>[];
};

/** A registration of the company as a register must know it. */
export type OwnRegistration = {
  gstin: string;
  filer: GstFiler | string;
  registeredOn: string;
  cancelledOn: string | null;
};
