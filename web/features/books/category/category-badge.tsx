import { Badge } from '../../../ui/badge';
import type { BankTransaction } from '../books.queries';
import { sourceOf } from '../transaction/category-source';
import { categoryName, kindTone } from '../words';

export function CategoryBadge({ row }: { row: BankTransaction }) {
  return <Badge tone={kindTone(row.category)}>{categoryName(row)}</Badge>;
}

/** Which rule or person set the category, and when. */
export function CategorySource({ row }: { row: BankTransaction }) {
  const words = sourceOf(row);
  return words ? <span className="block text-xs text-ink-2">{words}</span> : null;
}
