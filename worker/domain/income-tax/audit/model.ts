import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import type { Message } from '../../shared/message';
import type { Paise } from '../../shared/money';

/** What the books show under a clause: one entry, bill or deduction, which opens to its voucher where it has one. */
export type AuditRow = {
  /** What it is, filled with words of the books. */
  text: Message;
  date: IsoDate | null;
  party: string | null;
  amount: Paise;
  /** Whether the figure of the clause counts it; the others are listed because the form asks for them. */
  isCounted: boolean;
  voucherId: string | null;
};

/** A clause as the books answer it. */
export type Filled = {
  figure: Explained<Paise>;
  rows: readonly AuditRow[];
  /** What the books cannot tell, or what was taken for granted. */
  notes: readonly Message[];
};

/** What the clauses of a year are computed as of. */
export type AuditDays = {
  /** The financial or tax year, '2025-26'. */
  year: string;
  /** Nothing after it is known. */
  asOf: IsoDate;
  /** The day of the return, as extended: what is paid by it counts as paid in time where the law says so. */
  returnDueOn: IsoDate;
};
