import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { bareAmount } from '../../../../lib/typed-amount';
import { Button } from '../../../../ui/button';
import { Field, Input, Select } from '../../../../ui/form/field';
import { DaysChip } from '../../../../ui/list/days-chip';
import { PopChip } from '../../../../ui/list/filter-chip';
import type { ChangeList, ListSearch } from '../../books.search';
import { periodName } from '../../words';
import { SortChoice } from './sort-choice';

const ANY = 'any';
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

type FiltersProps = { search: ListSearch; onSearch: ChangeList };

/** The days of the list. */
export const DateFilter = ({ search: { from, to }, onSearch }: FiltersProps) => (
  <DaysChip
    days={{ from, to }}
    words={daysIn(from, to)}
    labels={{ from: m.books_from(), to: m.books_to() }}
    onChange={onSearch}
  />
);

function daysIn(from: string | undefined, to: string | undefined): string {
  if (from && to) return periodName(from, to);
  if (from) return m.transactions_since({ day: formatDate(from) });
  return to ? m.transactions_until({ day: formatDate(to) }) : m.transactions_dates();
}

/** How large the amounts are, whichever way they went. */
export function AmountFilter({ search, onSearch }: FiltersProps) {
  const { least, most } = search;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopChip
      words={amountsIn(least, most)}
      isOn={Boolean(least || most)}
      onRemove={() => onSearch({ least: undefined, most: undefined })}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {(close) => <AmountForm search={search} onSearch={onSearch} onDone={close} />}
    </PopChip>
  );
}

function amountsIn(least: string | undefined, most: string | undefined): string {
  if (least && most) return m.books_from_to({ from: `₹${least}`, to: `₹${most}` });
  if (least) return m.books_at_least({ amount: `₹${least}` });
  return most ? m.books_at_most({ amount: `₹${most}` }) : m.books_amount();
}

function AmountForm({ search, onSearch, onDone }: FiltersProps & { onDone: () => void }) {
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [least = '', most = ''] = ['least', 'most'].map((name) => bareAmount(String(typed.get(name) ?? '')));
    const isRight = [least, most].every((text) => text === '' || AMOUNT.test(text));
    setIsWrong(!isRight);
    if (!isRight) return;
    onSearch({ least: least || undefined, most: most || undefined });
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-2 items-start gap-3">
      <Field name="least" label={m.books_amount_from()} error={isWrong ? m.books_amount_wrong() : undefined}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={18} defaultValue={search.least} />}
      </Field>
      <Field name="most" label={m.books_amount_to()}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={18} defaultValue={search.most} />}
      </Field>
      <Button type="submit" className="col-span-2 justify-self-end">
        {m.books_filter_amounts()}
      </Button>
    </form>
  );
}

/** Filters that are wanted less often: which way the money went, whether a line was matched, and the order. */
export function MoreFilters({ search, onSearch }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopChip
      words={m.transactions_more_filters()}
      isOn={false}
      icon={<Plus size={14} aria-hidden="true" />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <SideFilter search={search} onSearch={onSearch} />
          <MatchedFilter search={search} onSearch={onSearch} />
          <SortChoice search={search} onSearch={onSearch} />
        </div>
      )}
    </PopChip>
  );
}

function SideFilter({ search, onSearch }: FiltersProps) {
  const choices = [
    { value: ANY, label: m.books_either_side() },
    { value: 'credit', label: m.books_only_receipts() },
    { value: 'debit', label: m.books_only_payments() },
  ];
  return (
    <Field name="side" label={m.transactions_side()}>
      {(control) => (
        <Select
          {...control}
          choices={choices}
          value={search.side ?? ANY}
          onChange={({ target: { value } }) =>
            onSearch({ side: value === 'credit' || value === 'debit' ? value : undefined })
          }
        />
      )}
    </Field>
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
