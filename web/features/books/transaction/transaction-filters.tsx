import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CATEGORY_KINDS } from '#domain/bank/values';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput, Field, Input, Select } from '../../../ui/form/field';
import { accountLabel } from '../account/account-facts';
import type { BankAccount } from '../books.queries';
import type { BooksSearch, ChangeSearch } from '../books.search';
import { useCategories } from '../category/category-groups';
import { kindName } from '../words';
import { MoreFilters } from './more-filters';

const TYPING_MS = 300;
// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

type FiltersProps = { search: BooksSearch; onSearch: ChangeSearch };
type TransactionFiltersProps = FiltersProps & { accounts: readonly BankAccount[] };

const orNone = (value: string) => (value === ANY || value === '' ? undefined : value);

export function TransactionFilters({ search, accounts, onSearch }: TransactionFiltersProps) {
  return (
    <search className="flex flex-col gap-2">
      <div className="grid grid-cols-2 items-end gap-3 max-sm:[&>:first-child]:col-span-2 max-sm:[&>:last-child]:col-span-2 lg:grid-cols-[2fr_1.5fr_1.5fr_1fr_1fr_auto]">
        <TextFilter search={search} onSearch={onSearch} />
        <AccountFilter search={search} onSearch={onSearch} accounts={accounts} />
        <CategoryFilter search={search} onSearch={onSearch} />
        <Field name="from" label={m.books_from()}>
          {(control) => (
            <DateInput
              {...control}
              value={search.from ?? ''}
              max={search.to}
              onChange={(event) => onSearch({ from: orNone(event.target.value) }, true)}
            />
          )}
        </Field>
        <Field name="to" label={m.books_to()}>
          {(control) => (
            <DateInput
              {...control}
              value={search.to ?? ''}
              min={search.from}
              onChange={(event) => onSearch({ to: orNone(event.target.value) }, true)}
            />
          )}
        </Field>
        <Button onClick={() => onSearch(NO_FILTER)}>{m.books_clear_filters()}</Button>
      </div>
      <FilterChips search={search} onSearch={onSearch} />
      <MoreFilters search={search} onSearch={onSearch} />
    </search>
  );
}

export const NO_FILTER: Partial<BooksSearch> = {
  account: undefined,
  category: undefined,
  from: undefined,
  to: undefined,
  q: undefined,
  payee: undefined,
  side: undefined,
  least: undefined,
  most: undefined,
  matched: undefined,
};

function AccountFilter({ search, onSearch, accounts }: FiltersProps & { accounts: readonly BankAccount[] }): ReactNode {
  const choices = accounts.map((account) => ({ value: account.id, label: accountLabel(account) }));
  return (
    <Field name="account" label={m.books_account()}>
      {(control) => (
        <Select
          {...control}
          choices={[{ value: ANY, label: m.books_all_accounts() }, ...choices]}
          value={search.account ?? ANY}
          onChange={(event) => onSearch({ account: orNone(event.target.value) })}
        />
      )}
    </Field>
  );
}

function CategoryFilter({ search, onSearch }: FiltersProps): ReactNode {
  const { groupsBy } = useCategories();
  const choices = [
    { value: ANY, label: m.books_all_categories() },
    { value: 'uncategorized', label: m.books_uncategorised() },
    ...CATEGORY_KINDS.map((kind) => ({ value: kind, label: m.books_all_of_kind({ kind: kindName(kind) }) })),
  ];
  return (
    <Field name="category" label={m.books_category()}>
      {(control) => (
        <Select
          {...control}
          choices={choices}
          groups={groupsBy(({ name }) => name)}
          value={search.category ?? ANY}
          onChange={(event) => onSearch({ category: orNone(event.target.value) })}
        />
      )}
    </Field>
  );
}

/** Searches a moment after the last letter, so that not every letter is a call. */
function TextFilter({ search: { q }, onSearch }: FiltersProps): ReactNode {
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
    <Field name="q" label={m.books_search()}>
      {(control) => (
        <Input
          {...control}
          ref={field}
          type="search"
          maxLength={100}
          defaultValue={q}
          onChange={(event) => typed(event.target.value)}
        />
      )}
    </Field>
  );
}

type FilterChipsProps = { search: BooksSearch; onSearch: ChangeSearch };

/** The payee and the side that a report has opened, and the way back to everybody's transactions of both sides. */
export function FilterChips({ search: { payee, side }, onSearch }: FilterChipsProps) {
  if (!payee && !side) return null;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {payee && <Chip words={m.books_payee_is({ payee })} onRemove={() => onSearch({ payee: undefined })} />}
      {side && (
        <Chip
          words={side === 'credit' ? m.books_only_receipts() : m.books_only_payments()}
          onRemove={() => onSearch({ side: undefined })}
        />
      )}
    </div>
  );
}

function Chip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-xs font-medium text-accent hover:border-accent-strong pointer-coarse:min-h-9"
    >
      <span className="truncate">{words}</span>
      <span className="sr-only">{m.books_remove_filter()}</span>
      <X size={14} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
