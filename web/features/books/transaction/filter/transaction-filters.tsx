import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CATEGORY_KINDS } from '#domain/bank/values';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { Key } from '../../../../ui/key';
import { SelectChip, SetChip } from '../../../../ui/list/filter-chip';
import { accountLabel } from '../../account/account-facts';
import type { BankAccount } from '../../books.queries';
import type { ChangeList, ListSearch } from '../../books.search';
import { useCategories } from '../../category/category-groups';
import { kindName } from '../../words';
import { isNarrowed, NO_FILTER } from './filter';
import { AmountFilter, DateFilter, MoreFilters } from './more-filters';

const TYPING_MS = 300;
// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

type FiltersProps = { search: ListSearch; onSearch: ChangeList };
type TransactionFiltersProps = FiltersProps & { accounts: readonly BankAccount[] };

const orNone = (value: string) => (value === ANY || value === '' ? undefined : value);

/** What the list is narrowed to: words, and a chip for each of the rest. All of it stands in the address. */
export function TransactionFilters({ search, accounts, onSearch }: TransactionFiltersProps) {
  const { payee, side, matched } = search;
  return (
    <search className="flex flex-col gap-2 lg:flex-row lg:flex-wrap lg:items-center">
      <TextFilter search={search} onSearch={onSearch} />
      {/* Positioned, so that words for those who hear the page scroll with their chip. */}
      <div className="scrollbar-none relative -mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:p-0">
        <DateFilter search={search} onSearch={onSearch} />
        {accounts.length > 1 && <AccountFilter search={search} onSearch={onSearch} accounts={accounts} />}
        <CategoryFilter search={search} onSearch={onSearch} />
        <AmountFilter search={search} onSearch={onSearch} />
        {payee && <SetChip words={m.books_payee_is({ payee })} onRemove={() => onSearch({ payee: undefined })} />}
        {side && (
          <SetChip
            words={side === 'credit' ? m.books_only_receipts() : m.books_only_payments()}
            onRemove={() => onSearch({ side: undefined })}
          />
        )}
        {matched === 'yes' && (
          <SetChip words={m.books_matched_yes()} onRemove={() => onSearch({ matched: undefined })} />
        )}
        <MoreFilters search={search} onSearch={onSearch} />
        {isNarrowed(search) && (
          <Button variant="ghost" onClick={() => onSearch(NO_FILTER)}>
            {m.books_clear_filters()}
          </Button>
        )}
      </div>
    </search>
  );
}

function AccountFilter({ search, onSearch, accounts }: TransactionFiltersProps) {
  const choices = accounts.map((account) => ({ value: account.id, label: accountLabel(account) }));
  return (
    <SelectChip
      aria-label={m.books_account()}
      isOn={search.account !== undefined}
      choices={[{ value: ANY, label: m.books_all_accounts() }, ...choices]}
      value={search.account ?? ANY}
      onChange={({ target }) => onSearch({ account: orNone(target.value) })}
    />
  );
}

function CategoryFilter({ search, onSearch }: FiltersProps) {
  const { groupsBy } = useCategories();
  const choices = [
    { value: ANY, label: m.books_all_categories() },
    { value: 'uncategorized', label: m.books_uncategorised() },
    ...CATEGORY_KINDS.map((kind) => ({ value: kind, label: m.books_all_of_kind({ kind: kindName(kind) }) })),
  ];
  return (
    <SelectChip
      aria-label={m.books_category()}
      isOn={search.category !== undefined}
      choices={choices}
      groups={groupsBy(({ name }) => name)}
      value={search.category ?? ANY}
      onChange={({ target }) => onSearch({ category: orNone(target.value) })}
    />
  );
}

/** Searches a moment after the last letter, so that not every letter is a call. */
function TextFilter({ search: { q }, onSearch }: FiltersProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is typed stays as it is; only words that came another way, as from a saved view, are put in.
  useEffect(() => {
    if (field.current && q !== sent.current) field.current.value = q ?? '';
    sent.current = q;
  }, [q]);
  const send = (text: string) => {
    sent.current = text.trim() || undefined;
    onSearch({ q: sent.current }, true);
  };
  const typed = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), TYPING_MS);
  };
  return (
    <div className="relative w-full lg:w-72">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={field}
        type="search"
        aria-label={m.transactions_search()}
        placeholder={m.transactions_search()}
        maxLength={100}
        defaultValue={q}
        onChange={({ target }) => typed(target.value)}
        className="control peer py-0 pr-8 pl-8 pointer-coarse:min-h-11"
      />
      <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden">
        <Key>/</Key>
      </span>
    </div>
  );
}
