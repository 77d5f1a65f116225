import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Input } from '../../ui/input';
import { Select } from '../../ui/select';
import { kindOfSide } from './bank.mutations';
import type { BankTransaction, Category } from './bank.queries';
import { useCategories } from './category-groups';
import { isWhole, leftOf, sentAmount, type TypedPart } from './split.form';
import type { SentPart } from './transaction.parts';

type SplitFormProps = {
  row: BankTransaction;
  first: readonly TypedPart[];
  isPending: boolean;
  onSave: (parts: SentPart[]) => void;
};

/** The parts as they are typed, with what is still left of the line. */
export function SplitForm({ row, first, isPending, onSave }: SplitFormProps) {
  const [parts, setParts] = useState(first);
  const { choosable } = useCategories();
  const left = leftOf(row.amount, parts);
  const change = (key: number, part: Partial<TypedPart>) =>
    setParts(parts.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    const key = Math.max(...parts.map((part) => part.key), 0) + 1;
    setParts([...parts, { key, amount: '', categoryId: '', note: '' }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole(row.amount, parts) && !isPending) onSave(parts.flatMap((part) => sentOf(part, row, choosable)));
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {parts.map((part, at) => (
          <Part
            key={part.key}
            part={part}
            number={at + 1}
            onChange={(changed) => change(part.key, changed)}
            {...(parts.length > 2 && { onRemove: () => setParts(parts.filter(({ key }) => key !== part.key)) })}
          />
        ))}
      </ol>
      <p role="status" className={cx('tabular-nums', left === 0 ? 'text-green' : 'text-ink-2')}>
        {left === 0 ? m.bank_split_whole() : m.bank_split_left({ amount: formatInrExact(left) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={add}>
          {m.bank_split_add()}
        </Button>
        <Button type="submit" size="sm" variant="primary" disabled={!isWhole(row.amount, parts)} isPending={isPending}>
          {m.bank_split_save()}
        </Button>
      </div>
    </form>
  );
}

function sentOf(part: TypedPart, row: BankTransaction, choosable: readonly Category[]): SentPart[] {
  const category = choosable.find(({ id }) => id === part.categoryId);
  if (!category) return [];
  const kind = category.kind ?? kindOfSide(row.transactionType);
  const note = part.note.trim();
  return [{ amount: sentAmount(part.amount), category: kind, subcategory: category.name, ...(note && { note }) }];
}

type PartProps = {
  part: TypedPart;
  number: number;
  onChange: (change: Partial<TypedPart>) => void;
  onRemove?: () => void;
};

function Part({ part, number, onChange, onRemove }: PartProps) {
  const { groupsBy } = useCategories();
  return (
    <li className="grid grid-cols-[8rem_1fr_auto] gap-2">
      <Input
        aria-label={m.bank_part_amount({ number })}
        inputMode="decimal"
        placeholder="0.00"
        maxLength={18}
        value={part.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <Select
        aria-label={m.bank_part_category({ number })}
        placeholder={m.bank_choose_category()}
        groups={groupsBy(({ id }) => id)}
        value={part.categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value })}
      />
      {onRemove && (
        <button
          type="button"
          aria-label={m.bank_part_remove({ number })}
          onClick={onRemove}
          className="grid size-8 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
      <Input
        aria-label={m.bank_part_note({ number })}
        placeholder={m.bank_note()}
        maxLength={500}
        className="col-span-3"
        value={part.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </li>
  );
}
