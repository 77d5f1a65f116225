import type { IsoDate } from '../../shared/dates';
import type { Said } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { CategoryKind, Side } from '../values';

/** Whose the books are and the numbers of its accounts, as they are stored: what tells a transfer to oneself. */
export type Own = { holder: string; accounts: readonly { id: string; number: string }[] };

/** How many days a bank may take over a payment on either side of the day that was recorded. */
export const PAYMENT_DAYS = 3;
/** How many days a line and what it paid may lie apart at all: found by a number, or chosen by a person. */
export const FARTHEST_DAYS = 31;

/** How many days apart the two legs of a transfer may stand. */
export const TRANSFER_DAYS = 2;

/** A line of a statement that nothing has been matched to yet. */
export type OpenLine = {
  id: string;
  bankAccountId: string;
  date: IsoDate;
  side: Side;
  amount: Paise;
  description: string;
  reference: string | null;
  category: CategoryKind | null;
  categoryId?: string | null;
  /** Whether a person chose the category. */
  isChosen?: boolean | number;
  /** What a person said this line is not. */
  refused: readonly string[];
};

/** Tax that somebody recorded as deposited, with the number of its challan where it is known. */
export type Deposit = { id: string; date: IsoDate; amount: Paise; month: string; challan: string | null };

/** A form that was filed: what was paid with it (null where that is not recorded) and its acknowledgement. */
export type FiledForm = { id: string; name: Said; date: IsoDate; paid: Paise | null; acknowledgement: string | null };

export const MATCH_KINDS = ['tds-deposit', 'filing', 'transfer', 'reversal'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A line, what it was matched to, and why in words; and the match that it had and lets go of, where it has one. */
export type Match = { lineId: string; kind: MatchKind; withId: string; why: Said; letsGo?: Had };
export type Had = { kind: string; id: string; why: Said };

/** What is kept beside a line: its match, and the ids of which a person said that they are not it. */
export type Reconciled = { kind?: string; id?: string; why?: Said; refused?: readonly string[] };
