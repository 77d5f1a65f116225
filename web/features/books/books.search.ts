import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { PERIOD_CODE } from '../../lib/book-period';
import { dayField, idField, orNone, textField } from '../../lib/search-fields';
import { PERIODS } from './summary/period';

export const BANK_TABS = ['overview', 'accounts', 'transactions', 'categorization'] as const;
export type BankTab = (typeof BANK_TABS)[number];

export const SORTS = ['date', 'description', 'amount'] as const;
export const DIRECTIONS = ['asc', 'desc'] as const;
export type SortName = (typeof SORTS)[number];

const amount = orNone(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,10}(\.\d{1,2})?$/)),
);

/** What the panel keeps in the address, so that a link opens the same tab and period. */
export const booksSearch = v.object({
  tab: orNone(v.picklist(BANK_TABS)),
  /** A named period, or the code of a month, a quarter or a financial year. */
  period: orNone(v.union([v.picklist(PERIODS), v.pipe(v.string(), v.regex(PERIOD_CODE))])),
  start: dayField,
  end: dayField,
});

/** What the page of transactions keeps there: what they are narrowed to, in which order they come, and which one stands open. */
export const listSearch = v.object({
  account: idField,
  category: textField(120),
  from: dayField,
  to: dayField,
  q: textField(100),
  /** The other party, in the spelling by which reports know it. */
  payee: textField(120),
  /** Amounts in rupees, from and to. */
  least: amount,
  most: amount,
  /** Whether the lines are matched to what they paid. */
  matched: orNone(v.picklist(['yes', 'no'])),
  /** Only what came in, or only what went out. */
  side: orNone(v.picklist(['credit', 'debit'])),
  /** Only what a rule has categorised without being sure. */
  unsure: orNone(v.boolean()),
  sort: orNone(v.picklist(SORTS)),
  direction: orNone(v.picklist(DIRECTIONS)),
  row: idField,
});

export type BooksSearch = v.InferOutput<typeof booksSearch>;
export type ListSearch = v.InferOutput<typeof listSearch>;

/** Changes what the address says; typing replaces the entry, choosing adds one that Back returns from. */
export type ChangeSearch = (change: Partial<BooksSearch>, isTyping?: boolean) => void;
export type ChangeList = (change: Partial<ListSearch>, isTyping?: boolean) => void;

/** Leads from anywhere to the transactions that are meant. */
export type OpenList = (search: Partial<ListSearch>) => void;
export function useOpenList(): OpenList {
  const navigate = useNavigate();
  return (search) => void navigate({ to: '/transactions', search });
}

/** What every tab of the bank panel is given. */
export type PanelProps = { companyId: string; search: BooksSearch; onSearch: ChangeSearch };
