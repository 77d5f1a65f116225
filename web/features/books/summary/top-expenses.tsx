import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { parseRupees } from '#domain/shared/money';
import { categoryWords } from '../../../lib/category-words';
import { formatCount, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Progress } from '../../../ui/figure/progress';
import { ShowAll } from '../../../ui/list/show-all';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type CategoryExpense, categoryExpensesQuery } from '../books.queries';
import type { OpenList } from '../books.search';
import { TEXT_BUTTON } from '../text-button';
import { kindName } from '../words';
import type { Period } from './period';

const SHOWN = 5;

type TopExpensesProps = { companyId: string; period: Period; onOpen: OpenList };

export function TopExpenses({ companyId, period, onOpen }: TopExpensesProps) {
  const expenses = useQuery(categoryExpensesQuery(companyId, period));
  const id = useId();
  const [isAll, setIsAll] = useState(false);
  const rows = expenses.data ?? [];
  const most = Math.max(1, ...rows.map(({ amount }) => parseRupees(amount)));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-sm font-semibold">
        {m.books_top_expenses()}
      </h3>
      {expenses.isPending && <SkeletonRows label={m.ui_loading()} />}
      {expenses.isError && <ErrorPanel error={expenses.error} onRetry={() => void expenses.refetch()} />}
      {expenses.data?.length === 0 && <p className="text-sm text-ink-2">{m.books_no_expenses()}</p>}
      <ul className="flex flex-col gap-3">
        {rows.slice(0, isAll ? rows.length : SHOWN).map((row) => (
          <ExpenseRow key={row.category} row={row} most={most} onOpen={onOpen} />
        ))}
      </ul>
      <ShowAll shown={isAll ? rows.length : SHOWN} total={rows.length} onShowAll={() => setIsAll(true)} />
    </section>
  );
}

type ExpenseRowProps = { row: CategoryExpense; most: number; onOpen: OpenList };

function ExpenseRow({ row: { category, categoryId, kind, amount, count }, most, onOpen }: ExpenseRowProps) {
  // Where a row has only its kind, the call answers with the kind's code.
  const name =
    kind === category ? kindName(kind) : kind === null ? m.books_uncategorised() : categoryWords(categoryId, category);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <button
          type="button"
          className={TEXT_BUTTON}
          onClick={() => onOpen({ category: kind === null ? 'uncategorized' : category })}
        >
          {name}
        </button>
        <span className="tabular-nums whitespace-nowrap">{formatInr(parseRupees(amount))}</span>
      </div>
      <div className="mt-1 flex items-center gap-3">
        <Progress label={m.books_share_of({ category: name })} value={parseRupees(amount)} max={most} />
        <span className="shrink-0 text-xs text-ink-2">{m.books_n_transactions({ count: formatCount(count) })}</span>
      </div>
    </li>
  );
}
