import { useQuery } from '@tanstack/react-query';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { cx } from '../../../../ui/cx';
import { filterTotalsQuery, type TransactionTotals } from '../../books.queries';
import type { ChangeList, ListSearch } from '../../books.search';
import { SavedViews } from '../../view/saved-views';
import { currentList, filterOf, LISTS, opened, withoutList } from './filter';

type ListTabsProps = { companyId: string; search: ListSearch; keepsBooks: boolean; onSearch: ChangeList };

/** How many transactions each list has, exactly, and what came in and went out by those that are shown. */
export function useTotals(companyId: string, search: ListSearch) {
  const named = currentList(search);
  // One count serves all the lists, so that going from one to another asks for nothing.
  const lists = useQuery({ ...filterTotalsQuery(companyId, filterOf(withoutList(search))) });
  const narrowed = useQuery({ ...filterTotalsQuery(companyId, filterOf(search)), enabled: named === undefined });
  return { lists: lists.data, shown: named ? lists.data?.[named] : narrowed.data?.all };
}

/** The lists of what is left to do and the views somebody has saved, each one press away. */
export function ListTabs({ companyId, search, keepsBooks, onSearch }: ListTabsProps) {
  const { lists, shown } = useTotals(companyId, search);
  const current = currentList(search);
  return (
    <div className="flex flex-col gap-x-6 border-b border-line lg:flex-row lg:items-center lg:justify-between">
      <fieldset className="scrollbar-none relative -mx-4 flex min-w-0 items-center overflow-x-auto px-4 lg:mx-0 lg:px-0">
        <legend className="sr-only">{m.transactions_lists()}</legend>
        {LISTS.map((list) => (
          <button
            key={list.name}
            type="button"
            aria-pressed={list.name === current}
            onClick={() => onSearch(opened(list))}
            className={cx(
              '-mb-px flex min-h-9.5 shrink-0 items-center gap-1.5 border-b-2 px-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:min-h-11',
              list.name === current ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {list.label()}
            <span className="min-w-3 text-ink-3 tabular-nums">{lists && formatCount(lists[list.name].count)}</span>
          </button>
        ))}
        <SavedViews companyId={companyId} search={search} keepsBooks={keepsBooks} onSearch={onSearch} />
      </fieldset>
      <Sums shown={shown} />
    </div>
  );
}

/** What came in and went out by the rows that the filters show, all of them, and what is left. */
function Sums({ shown }: { shown: TransactionTotals['all'] | undefined }) {
  const moneyIn = parseRupees(shown?.moneyIn ?? '0');
  const moneyOut = parseRupees(shown?.moneyOut ?? '0');
  const net = paise(moneyIn - moneyOut);
  return (
    <dl
      aria-label={m.transactions_sums()}
      aria-busy={!shown}
      className="flex min-h-9 flex-wrap items-center gap-x-4 text-sm max-lg:order-first"
    >
      <Sum name={m.transactions_in()} amount={moneyIn} tone="text-green" isKnown={Boolean(shown)} />
      <Sum name={m.transactions_out()} amount={moneyOut} tone="text-ink" isKnown={Boolean(shown)} />
      <Sum
        name={m.transactions_net()}
        amount={net}
        tone={net < 0 ? 'text-red' : 'text-green'}
        isKnown={Boolean(shown)}
      />
    </dl>
  );
}

type SumProps = { name: string; amount: Paise; tone: string; isKnown: boolean };

function Sum({ name, amount, tone, isKnown }: SumProps) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className={cx('font-semibold whitespace-nowrap tabular-nums', tone)}>{isKnown ? formatInr(amount) : '…'}</dd>
    </div>
  );
}
