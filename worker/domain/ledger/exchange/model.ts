import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { Account, AccountCode, AccountId } from '../chart/chart';
import type { VoucherKind } from '../model';
import type { Many } from './many';

/** What a file may hold. More is refused before it is read, or where it is found. */
export const EXCHANGE_LIMITS = {
  bytes: 64 * 1024 * 1024,
  vouchers: 100_000,
  entries: 600_000,
  ledgers: 50_000,
  /** Elements within elements. */
  depth: 40,
  /** Elements of one voucher or ledger. */
  nodes: 200_000,
  /** Letters of one value. */
  letters: 20_000,
  rows: 400_000,
  columns: 400,
  /** Findings and rows that are kept by name; all are counted. */
  findings: 500,
} as const;

/** How an entry on a party's account stands to its bills, as Tally names it. */
export type BillMark =
  | { kind: 'new'; ref: string; on?: IsoDate | undefined; due?: IsoDate | undefined }
  | { kind: 'against'; ref: string }
  | { kind: 'advance' }
  | { kind: 'on-account' };

/** A party as it goes out. */
export type OutParty = {
  id: string;
  name: string;
  kind: 'customer' | 'vendor' | 'both';
  gstin: string | null;
  pan: string | null;
};

/** One side of a voucher as it goes out; debit positive. */
export type OutEntry = {
  account: AccountId;
  amount: Paise;
  partyId?: string | undefined;
  tag?: string | undefined;
  bill?: BillMark | undefined;
  /** The day on which the bank showed it. */
  clearedOn?: IsoDate | undefined;
  /** The number of a cheque or transfer. */
  instrument?: string | undefined;
};

export type OutVoucher = {
  id: string;
  kind: VoucherKind;
  number: string;
  date: IsoDate;
  narration: string;
  reference?: string | undefined;
  partyId?: string | undefined;
  isVoid: boolean;
  entries: readonly OutEntry[];
};

/** Books as they go out: the balances of a day, and the vouchers from it on. */
export type OutBooks = {
  company: string;
  openingOn: IsoDate;
  accounts: readonly Account[];
  parties: readonly OutParty[];
  /** What stands in the books on the morning of `openingOn`. */
  opening: readonly OutEntry[];
  /** Every account, party and tag that the vouchers name. */
  keys: readonly LedgerKey[];
};

/** What names a ledger of another program: an account, and below it a party or a tag. */
export type LedgerKey = Pick<OutEntry, 'account' | 'partyId' | 'tag'>;

/** Where in a file something stands: its line, and the file where there are several. */
export type Place = { line: number; file?: string | undefined };

/** Something to know about a file that keeps nobody from taking it in. */
export type Finding = Place & { message: Message };

/** Where a ledger belongs: beside which account of the chart, and whether it is a party or money at a bank. */
export type Head = { beside: AccountCode; party?: 'customer' | 'vendor'; isMoney?: boolean };

export type InBill = { ref: string; amount: Paise; on?: IsoDate | undefined; due?: IsoDate | undefined };

/** A ledger as a file describes it. */
export type InLedger = Place & {
  name: string;
  code?: string | undefined;
  /** Its group or type in the words of the file. */
  group: string;
  /** Nothing where the group says too little. */
  head: Head | null;
  opening: Paise;
  bills: readonly InBill[];
  gstin?: string | undefined;
  pan?: string | undefined;
};

export type InEntry = {
  /** The name of the ledger in the file. */
  ledger: string;
  /** Whom it concerns, where the file says so beside the ledger. */
  contact?: string | undefined;
  tag?: string | undefined;
  amount: Paise;
  bill?: BillMark | undefined;
  clearedOn?: IsoDate | undefined;
  instrument?: string | undefined;
};

export type InVoucher = Place & {
  /** What tells it from all others of its program, also when it is sent again. */
  identity: string;
  number: string;
  date: IsoDate;
  kind: VoucherKind;
  narration: string;
  reference?: string | undefined;
  isVoid: boolean;
  entries: readonly InEntry[];
};

/** A voucher that cannot be taken as it stands in the file, and why. */
export type Unreadable = Place & { name: string; message: Message };

/** What was read of one or more files. */
export type InBooks = {
  company: string | null;
  /** The day whose morning the openings of its ledgers are of; nothing where the file does not say. */
  openingOn: IsoDate | null;
  ledgers: readonly InLedger[];
  vouchers: Many<InVoucher>;
  unreadable: readonly Unreadable[];
  /** Vouchers that post nothing: optional ones, orders, memoranda, drafts. By kind, with how many. */
  skipped: ReadonlyMap<string, number>;
  /** Elements or columns that nobody reads, with how often they were there. */
  ignored: ReadonlyMap<string, number>;
  findings: readonly Finding[];
  /** The balances of a trial balance in the file, by ledger. */
  trialBalance: readonly (Place & { name: string; amount: Paise })[];
};

/** A file that is refused as a whole, with what to do about it. */
export class ExchangeRefusal extends Error {
  constructor(
    readonly said: Message,
    readonly line: number | null = null,
  ) {
    super(said.id);
  }
}
