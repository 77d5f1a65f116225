import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { ByHead } from '../settle/model';

/** The two ledgers that the portal keeps of a registration: s.49(1) and s.49(2) CGST. */
export const LEDGERS = ['cash', 'credit'] as const;
export type LedgerName = (typeof LEDGERS)[number];

/** A line of a ledger as the portal shows it. A debit lowers the balance; amounts have no sign. */
export type StatementLine = {
  /** Its line of the text, from 1. */
  line: number;
  date: IsoDate;
  reference: string;
  description: string;
  type: 'debit' | 'credit';
  amounts: ByHead;
  /** The balance after it, where the statement has that column. */
  balance: ByHead | null;
};

/** An entry of the company's own ledger. A debit lowers the balance, as in the portal's. */
export type OwnEntry = {
  id: string;
  date: IsoDate;
  /** The voucher or return that it comes from. */
  number: string;
  what: Message | string;
  type: 'debit' | 'credit';
  amounts: ByHead;
};

export type StatementFault = { line: number; code: string; message: Message };
