import { Minus, X } from 'lucide-react';
import { m } from '../../../lib/messages';
import { Input, Select } from '../../../ui/form/field';
import { useCategories } from '../category/category-groups';
import { isDeducted, type TypedPart, turned } from './split.form';

type SplitPartFieldsProps = {
  part: TypedPart;
  number: number;
  onChange: (change: Partial<TypedPart>) => void;
  onRemove?: () => void;
};

/** One part as it is typed; its note stands beside the category where there is room. */
export function SplitPartFields({ part, number, onChange, onRemove }: SplitPartFieldsProps) {
  const { groupsBy } = useCategories();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-2 @md:grid-cols-[10rem_1fr_auto] @2xl:grid-cols-[10rem_1fr_1fr_2rem]">
      <div className="flex gap-1">
        <button
          type="button"
          aria-label={m.books_part_deducted({ number })}
          aria-pressed={isDeducted(part.amount)}
          onClick={() => onChange({ amount: turned(part.amount) })}
          className="grid size-8 shrink-0 place-items-center rounded-md border border-line text-ink-2 hover:bg-sunken hover:text-ink aria-pressed:bg-red-soft aria-pressed:text-red"
        >
          <Minus size={14} aria-hidden="true" />
        </button>
        <Input
          aria-label={m.books_part_amount({ number })}
          inputMode="decimal"
          placeholder="0.00"
          maxLength={18}
          value={part.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </div>
      <Select
        aria-label={m.books_part_category({ number })}
        placeholder={m.books_choose_category()}
        className="col-span-2 row-start-2 @md:col-span-1 @md:row-start-1"
        groups={groupsBy(({ id }) => id)}
        value={part.categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value })}
      />
      <Input
        aria-label={m.books_part_note({ number })}
        placeholder={m.books_note()}
        maxLength={500}
        className="col-span-2 @md:col-span-3 @2xl:col-span-1"
        value={part.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {onRemove && (
        <button
          type="button"
          aria-label={m.books_part_remove({ number })}
          onClick={onRemove}
          className="col-start-2 row-start-1 grid size-8 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink @md:col-start-3 @2xl:col-start-4"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
