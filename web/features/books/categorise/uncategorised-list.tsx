import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { ShowAll } from '../../../ui/list/show-all';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { useCategorise } from '../books.mutations';
import { type BankTransaction, transactionsQuery } from '../books.queries';
import { CategoryPick } from '../category/category-pick';
import { RulesDialog } from '../rule/rules-dialog';
import { SignedAmount } from '../transaction/transaction-text';
import { AutoCategoriseDialog } from './auto-categorise-dialog';
import { UndoRun } from './undo-run';

const SHOWN = 10;

type UncategorisedListProps = {
  companyId: string;
  count: number;
  /** Whether the company has no transaction at all, of which it could be said that it has its category. */
  isEmpty: boolean;
  keepsBooks: boolean;
  onShowAll: () => void;
};

export function UncategorisedList({ companyId, count, isEmpty, keepsBooks, onShowAll }: UncategorisedListProps) {
  const list = useInfiniteQuery(transactionsQuery(companyId, { category: 'uncategorized' }, SHOWN));
  const rows = list.data?.pages.flatMap((page) => page.rows).slice(0, SHOWN) ?? [];
  const container = useRef<HTMLUListElement>(null);
  // The row that was done is gone; the keyboard goes on with the one that took its place, unless it has gone elsewhere meanwhile.
  const goOn = (place: number) =>
    requestAnimationFrame(() => {
      if (!document.activeElement?.matches('body, :disabled')) return;
      const selects = container.current?.querySelectorAll('select') ?? [];
      (selects[place] ?? selects[selects.length - 1])?.focus();
    });
  return (
    <SectionCard
      title={m.books_uncategorised_list({ count: formatCount(count) })}
      actions={
        keepsBooks && (
          <>
            <RulesDialog companyId={companyId} />
            <UndoRun companyId={companyId} />
            <AutoCategoriseDialog companyId={companyId} label={m.books_auto_categorise()} variant="primary" />
          </>
        )
      }
    >
      {list.isPending && <SkeletonRows rows={SHOWN} label={m.ui_loading()} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <p className="text-sm text-ink-2">
          {isEmpty ? m.books_nothing_to_categorise() : m.books_nothing_uncategorised()}
        </p>
      )}
      <ul ref={container} className="flex flex-col divide-y divide-line">
        {rows.map((row, place) => (
          <Row key={row.id} companyId={companyId} row={row} keepsBooks={keepsBooks} onDone={() => goOn(place)} />
        ))}
      </ul>
      {rows.length > 0 && <ShowAll shown={rows.length} total={count} onShowAll={onShowAll} />}
    </SectionCard>
  );
}

type RowProps = { companyId: string; row: BankTransaction; keepsBooks: boolean; onDone: () => void };

function Row({ companyId, row, keepsBooks, onDone }: RowProps) {
  const categorise = useCategorise(companyId);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-2.5 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto_18rem]">
      <div className="min-w-0">
        <p className="text-sm break-words">{row.description}</p>
        <p className="text-xs text-ink-2">
          <DateText day={row.transactionDate} />
        </p>
      </div>
      <SignedAmount row={row} />
      {keepsBooks && (
        <div className="col-span-2 md:col-span-1">
          <CategoryPick
            label={m.books_category_of({ description: row.description })}
            isPending={categorise.isPending}
            onChoose={(category) =>
              categorise
                .mutateAsync({ transactionId: row.id, side: row.transactionType, category })
                .then(onDone, () => undefined)
            }
          />
        </div>
      )}
    </li>
  );
}
