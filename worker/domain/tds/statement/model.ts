import type { Quarter } from '../../law/periods';
import type { IsoDate } from '../../shared/dates';
import type { BasisPoints, Paise } from '../../shared/money';
import type { StatementKind } from '../due-dates';

/** An address as a statement has it: lines in any length, the State by the first two digits of its GSTINs. */
export type Address = { lines: readonly string[]; stateCode: string; pin: string };

/** Who withholds: as each statement names it. A company is of type K, a firm or LLP of type F. */
export type Deductor = {
  tan: string;
  pan: string;
  name: string;
  branch?: string;
  address: Address;
  email: string;
  /** Area code and number within India, digits alone. */
  phone: { area: string; number: string };
  type: 'K' | 'F';
  gstin?: string;
  /** The person responsible for withholding, who signs. */
  responsible: { name: string; designation: string; pan: string; address: Address; email: string; mobile: string };
  /** The receipt number of the regular statement of the same form before this one; absent where there was none. */
  earlierReceipt?: string;
};

/** One sum of which tax was withheld, in the order of the ledger. A payee who gave no PAN has null. */
export type StatementRow = {
  id: string;
  pan: string | null;
  name: string;
  /** Three characters under the Act of 1961, four digits under that of 2025. */
  code: string;
  paidOn: IsoDate;
  amount: Paise;
  /**
   * What the tax was worked out on, where it is not the amount: with earlier sums of the year that it carries, or the excess alone.
   * No file has a place for it; the check of the rate goes by it.
   */
  base?: Paise;
  tax: Paise;
  surcharge: Paise;
  cess: Paise;
  /** What of the tax the challan covers. */
  deposited: Paise;
  deductedOn: IsoDate;
  rate: BasisPoints;
  flag?: string;
  certificate?: string;
  /** The number of the employee in the employer's books, in statements of salary. */
  employee?: string;
};

/** One challan with the rows that its money covers. A nil challan carries rows of which no tax was withheld. */
export type StatementChallan = {
  id: string;
  isNil: boolean;
  bsr: string;
  serial: string;
  depositedOn: IsoDate | null;
  tax: Paise;
  surcharge: Paise;
  cess: Paise;
  interest: Paise;
  fee: Paise;
  others: Paise;
  minorHead: string;
  rows: readonly StatementRow[];
};

export type Statement = {
  kind: StatementKind;
  quarter: Quarter;
  createdOn: IsoDate;
  deductor: Deductor;
  challans: readonly StatementChallan[];
  /** What was withheld in the quarter and no challan covers: it stops the file. */
  uncovered: readonly StatementRow[];
};

/** The records of a file in their order: file header, batch header, then each challan with the deductees it covers. */
export const RECORDS = ['FH', 'BH', 'CD', 'DD'] as const;
export type RecordName = (typeof RECORDS)[number];

/** How a value is written: digits, letters in capitals, a day, an amount with two decimals, one in whole rupees, a rate. */
export type FieldType = 'integer' | 'text' | 'day' | 'amount' | 'rupees' | 'rate';

/** One field of a record: its position from 1, what stands in it, how it is written, and how long it may be. */
export type Field = { at: number; name: string; type: FieldType; most?: number; only?: StatementKind };

export type Layout = { records: Readonly<Record<RecordName, readonly Field[]>>; fileTypes: FileTypes };
export type FileTypes = Partial<Record<StatementKind, string>>;
