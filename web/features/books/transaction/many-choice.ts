import type { CategoryKind, Side } from '#domain/bank/values';
import type { BankTransaction, Category } from '../bank.queries';

/** What one call takes. */
export const CALL_TAKES = 500;

type Row = Pick<BankTransaction, 'id' | 'transactionType'>;
type Chosen = Pick<Category, 'kind' | 'name'>;
export type ManyPiece = { ids: string[]; category: CategoryKind; subcategory: string };

/** One category for many rows as calls take it; where it leaves open what it counts as, each side decides for itself. */
export function piecesOf(rows: readonly Row[], { kind, name }: Chosen): ManyPiece[] {
  const kinds = new Map<CategoryKind, string[]>();
  for (const { id, transactionType } of rows) {
    const category = kind ?? kindOfSide(transactionType);
    kinds.set(category, [...(kinds.get(category) ?? []), id]);
  }
  return [...kinds].flatMap(([category, ids]) =>
    Array.from({ length: Math.ceil(ids.length / CALL_TAKES) }, (_, at) => ({
      ids: ids.slice(at * CALL_TAKES, (at + 1) * CALL_TAKES),
      category,
      subcategory: name,
    })),
  );
}

/** What a category that leaves it open counts as. */
export const kindOfSide = (side: Side): CategoryKind => (side === 'credit' ? 'income' : 'expense');

type Said = Pick<BankTransaction, 'categoryRule' | 'subcategory'>;

/** How many rows have another category that a person has chosen for them, which the choice replaces. */
export const replacedPeople = (rows: readonly Said[], { name }: Chosen): number =>
  rows.filter(({ categoryRule, subcategory }) => categoryRule === 'person' && subcategory !== name).length;
