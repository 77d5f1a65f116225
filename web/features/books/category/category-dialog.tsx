import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Select } from '../../../ui/form/field';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { useCategorise } from '../books.mutations';
import type { BankTransaction } from '../books.queries';
import { exactAmount } from '../words';
import { CategorySource } from './category-badge';
import { useCategories } from './category-groups';

type CategoryDialogProps = { companyId: string; row: BankTransaction };

/** Sets or corrects the category of one transaction. */
export function CategoryDialog({ companyId, row }: CategoryDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.books_change_category()}
      trigger={
        <button
          type="button"
          aria-label={m.books_change_category_of({
            description: row.description,
            day: formatDate(row.transactionDate),
          })}
          className="grid size-6 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <Pencil size={13} aria-hidden="true" />
        </button>
      }
    >
      <CategoryForm companyId={companyId} row={row} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function CategoryForm({ companyId, row, onClose }: CategoryDialogProps & { onClose: () => void }) {
  const { choosable, groupsBy } = useCategories();
  const categorise = useCategorise(companyId);
  const [chosenId, setChosenId] = useState(choosable.find(({ id }) => id === row.categoryId)?.id ?? '');
  const chosen = choosable.find(({ id }) => id === chosenId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || categorise.isPending) return;
    const choice = { transactionId: row.id, side: row.transactionType, category: chosen };
    await categorise.mutateAsync(choice).then(onClose, () => undefined); // The mutation says what went wrong.
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="font-medium break-words">{row.description}</p>
        <p className="text-ink-2">
          {formatDate(row.transactionDate)} · {row.transactionType === 'credit' ? '+' : '-'}
          {exactAmount(row.amount)}
        </p>
        <CategorySource row={row} />
      </div>
      <Field name="category" label={m.books_category()}>
        {(control) => (
          <Select
            {...control}
            placeholder={m.books_choose_category()}
            groups={groupsBy(({ id }) => id)}
            value={chosenId}
            onChange={(event) => setChosenId(event.target.value)}
          />
        )}
      </Field>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" disabled={!chosen} isPending={categorise.isPending}>
          {m.books_set()}
        </Button>
      </DialogFooter>
    </form>
  );
}
