import type { Side } from '../../bank/values';
import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { BasisPoints, Paise } from '../../shared/money';

/** Which way the money of a bill goes: a receivable is paid to us, a payable by us. */
export const BILL_SIDES = ['receivable', 'payable'] as const;
export type BillSide = (typeof BILL_SIDES)[number];

/** A bill of which something is still owed. Amounts are positive on either side. */
export type OpenBill = {
  id: string;
  partyId: string;
  partyName: string;
  side: BillSide;
  ref: string;
  billDate: IsoDate;
  dueDate: IsoDate | null;
  amount: Paise;
  open: Paise;
  /** The value without GST, less that of notes on it, by which tax is deducted at source; null where nobody said it. */
  taxable: Paise | null;
};

/** A bank line that may settle bills. */
export type SettlingLine = {
  id: string;
  date: IsoDate;
  side: Side;
  amount: Paise;
  narration: string;
  payee: string | null;
};

/** What of a bill a line settles, tax kept back by the customer included. */
export type Allocation = { billId: string; amount: Paise };

/** Tax that a customer kept back of what was owed to us: at one rate, or at another of each bill, nought of some. */
export type KeptBack = { amount: Paise; rate: BasisPoints | null; byBill?: readonly KeptBackOfBill[] };
export type KeptBackOfBill = { billId: string; ref: string; rate: BasisPoints; amount: Paise };

/** One way in which a line may be settled. What it allocates and leaves on account is its amount and the tax kept back. */
export type Candidate = {
  partyId: string;
  partyName: string;
  side: BillSide;
  allocations: readonly Allocation[];
  onAccount: Paise;
  keptBack: KeptBack | null;
  /** 0 to 100. */
  score: number;
  reasons: readonly Message[];
  /** Nothing is left over or guessed: whole bills, to the paisa. */
  isExact: boolean;
  /** A bill's number stands in the narration. */
  hasNumber: boolean;
  /** The party is named in the line. */
  isNamed: boolean;
};

export type LineMatch = {
  lineId: string;
  /** Nothing where none fits, or where several fit equally well. */
  best: Candidate | null;
  alternatives: readonly Candidate[];
  /** Why none of several is proposed, or why somebody should look twice. */
  doubt: Message | null;
};

/** The side of the bills that a line of a side settles. */
export const billSideOf = (side: Side): BillSide => (side === 'credit' ? 'receivable' : 'payable');
