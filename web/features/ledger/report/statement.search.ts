import * as v from 'valibot';
import { PERIOD_CODE } from '../../../lib/book-period';
import { dayField, idField, orNone, textField } from '../../../lib/search-fields';

export const TABS = [
  'profit-and-loss',
  'balance-sheet',
  'trial-balance',
  'cash-flow',
  'ledger',
  'day-book',
  'bank',
] as const;
export type StatementTab = (typeof TABS)[number];

export const ROUNDED = ['hundred', 'thousand', 'lakh', 'million', 'crore'] as const;

/** What the statements keep in the address, so that a link opens the same figures. */
export const statementSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  /** The day of a balance sheet or a trial balance. */
  on: dayField,
  period: orNone(v.pipe(v.string(), v.regex(PERIOD_CODE))),
  /** The day on which the period is ended early. */
  until: dayField,
  columns: orNone(v.picklist(['month'])),
  compare: orNone(v.picklist(['previous', 'year'])),
  basis: orNone(v.picklist(['cash'])),
  unit: orNone(v.picklist(ROUNDED)),
  /** What of the term loans falls due within a year, in rupees. */
  due: orNone(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,13}(\.\d{1,2})?$/))),
  /** The face value of an equity share, in rupees: with it earnings per share are told. */
  face: orNone(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,8}(\.\d{1,2})?$/))),
  /** The account whose ledger is shown. */
  account: textField(120),
  /** The voucher that stands open. */
  voucher: idField,
});

export type StatementSearch = v.InferOutput<typeof statementSearch>;
export type ChangeStatement = (change: Partial<StatementSearch>) => void;

/** What every tab is given. */
export type ViewProps = { companyId: string; search: StatementSearch; onSearch: ChangeStatement };
