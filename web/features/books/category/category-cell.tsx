import type { BankTransaction } from '../books.queries';
import { CategoryBadge, CategorySource } from './category-badge';
import { CategoryDialog } from './category-dialog';

type CategoryCellProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** A transaction's category, who or what set it and when, and the way to correct it. */
export function CategoryCell({ companyId, row, keepsBooks }: CategoryCellProps) {
  return (
    <>
      <div className="flex items-center gap-1">
        <CategoryBadge row={row} />
        {keepsBooks && <CategoryDialog companyId={companyId} row={row} />}
      </div>
      <CategorySource row={row} />
    </>
  );
}
