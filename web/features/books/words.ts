import type { CategoryKind, Side } from '#domain/bank/values';
import { parseRupees } from '#domain/shared/money';
import { categoryWords } from '../../lib/category-words';
import { formatCount, formatDate, formatInr, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';

const KIND_TONES: Readonly<Record<string, Tone>> = {
  income: 'green',
  expense: 'orange',
  tax_payment: 'purple',
  transfer: 'blue',
};

/** The colour of a kind's badge; grey where there is none. */
export const kindTone = (kind: string | null): Tone => KIND_TONES[kind ?? ''] ?? 'grey';

const KIND_NAMES: Record<CategoryKind, () => string> = {
  income: m.books_kind_income,
  expense: m.books_kind_expense,
  tax_payment: m.books_kind_tax_payment,
  transfer: m.books_kind_transfer,
};

export const kindName = (kind: CategoryKind): string => KIND_NAMES[kind]();

export const sideName = (side: Side): string => (side === 'credit' ? m.books_credit() : m.books_debit());

type Categorised = { category: CategoryKind | null; categoryId: string | null; subcategory: string | null };

/** The name a row is shown under: its subcategory, else its kind, else that it has none. */
export function categoryName({ category, categoryId, subcategory }: Categorised): string {
  if (subcategory !== null) return categoryWords(categoryId, subcategory);
  return category ? kindName(category) : m.books_uncategorised();
}

/** '+₹1,18,000' for what came in, '-₹450' for what went out. */
export function signedAmount(side: Side, amount: string): string {
  return `${side === 'credit' ? '+' : '-'}${formatInr(parseRupees(amount))}`;
}

/** The same to the paisa: '+1,18,000.00', '-450.00'. */
export const signedExact = (side: Side, amount: string): string =>
  `${side === 'credit' ? '+' : '-'}${formatInrExact(parseRupees(amount))}`;

/** To the paisa, for where figures are compared with the bank's. */
export const exactAmount = (amount: string): string => formatInrExact(parseRupees(amount));

export const periodName = (from: string, to: string): string =>
  from === to ? formatDate(from) : m.books_from_to({ from: formatDate(from), to: formatDate(to) });

type Proof = { agreeing: number; checked: number };

/** How many lines bear each other out. */
export const rowsAgree = ({ agreeing, checked }: Proof): string =>
  m.books_rows_agree({ agreeing: formatCount(agreeing), checked: formatCount(checked) });
