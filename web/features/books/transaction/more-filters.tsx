import { type FormEvent, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input, Select } from '../../../ui/form/field';
import type { BooksSearch, ChangeSearch } from '../books.search';
import { SortChoice } from './sort-choice';

const ANY = 'any';
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const bare = (text: string) => text.replace(/[,\s₹]/g, '');

type FiltersProps = { search: BooksSearch; onSearch: ChangeSearch };

/** Filters that are wanted less often: by amount, by whether a line was matched, and the order. */
export function MoreFilters({ search, onSearch }: FiltersProps) {
  const { least, most, matched } = search;
  return (
    <details open={Boolean(least || most || matched)} className="text-sm">
      <summary className="min-h-6 w-fit text-ink-2">{m.books_more_filters()}</summary>
      <div className="mt-1 flex flex-wrap items-start gap-3">
        <AmountFilter key={`${least} ${most}`} search={search} onSearch={onSearch} />
        <MatchedFilter search={search} onSearch={onSearch} />
        <SortChoice search={search} onSearch={onSearch} />
      </div>
    </details>
  );
}

function AmountFilter({ search, onSearch }: FiltersProps) {
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [least = '', most = ''] = ['least', 'most'].map((name) => bare(String(typed.get(name) ?? '')));
    const isRight = [least, most].every((text) => text === '' || AMOUNT.test(text));
    setIsWrong(!isRight);
    if (isRight) onSearch({ least: least || undefined, most: most || undefined });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field name="least" label={m.books_amount_from()} error={isWrong ? m.books_amount_wrong() : undefined}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={18} defaultValue={search.least} />}
      </Field>
      <Field name="most" label={m.books_amount_to()}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={18} defaultValue={search.most} />}
      </Field>
      <Button type="submit" className="mt-6">
        {m.books_filter_amounts()}
      </Button>
    </form>
  );
}

function MatchedFilter({ search, onSearch }: FiltersProps) {
  return (
    <Field name="matched" label={m.books_matched()}>
      {(control) => (
        <Select
          {...control}
          choices={[
            { value: ANY, label: m.books_matched_any() },
            { value: 'yes', label: m.books_matched_yes() },
            { value: 'no', label: m.books_matched_no() },
          ]}
          value={search.matched ?? ANY}
          onChange={({ target: { value } }) =>
            onSearch({ matched: value === 'yes' || value === 'no' ? value : undefined })
          }
        />
      )}
    </Field>
  );
}
