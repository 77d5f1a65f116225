import type { CategoryKind } from '#domain/bank/values';
import { cx } from '../../../ui/cx';

const COLOURS: Record<CategoryKind, string> = {
  income: 'bg-green-mark',
  expense: 'bg-orange-mark',
  tax_payment: 'bg-purple-mark',
  transfer: 'bg-blue-mark',
};

/** What a category counts as, by its colour; the name of the category stands beside it. */
export function KindDot({ kind }: { kind: CategoryKind | null }) {
  return (
    <i
      aria-hidden="true"
      className={cx('size-2 shrink-0 rounded-[2px]', kind ? COLOURS[kind] : 'border border-dashed border-line-control')}
    />
  );
}
