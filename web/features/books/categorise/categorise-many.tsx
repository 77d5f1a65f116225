import { type FormEvent, useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Select } from '../../../ui/form/field';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import type { BankTransaction } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { CALL_TAKES, replacedPeople } from '../transaction/selection';
import { useCategoriseMany } from '../transaction/transaction.mutations';

type CategoriseManyProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** One category for all the chosen transactions. */
export function CategoriseMany(props: CategoriseManyProps) {
  const { rows, isOpen, onOpenChange } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.books_categorise_n({ count: formatCount(rows.length) })}
      description={rows.length === 1 ? (rows[0]?.description ?? '') : m.books_categorise_many_words()}
    >
      <ManyForm {...props} />
    </Dialog>
  );
}

function ManyForm({ companyId, rows, onOpenChange, onDone }: CategoriseManyProps) {
  const { choosable, groupsBy } = useCategories();
  const categorise = useCategoriseMany(companyId);
  const [chosenId, setChosenId] = useState('');
  const chosen = choosable.find(({ id }) => id === chosenId);
  const replaced = chosen && rows.length > 1 ? replacedPeople(rows, chosen) : 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || categorise.isPending) return;
    const close = () => {
      onOpenChange(false);
      onDone();
    };
    await categorise.mutateAsync({ rows, category: chosen }).then(close, () => undefined); // The mutation says what went wrong.
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field name="category" label={m.books_category()}>
        {(control) => (
          <Select
            {...control}
            placeholder={m.books_choose_category()}
            groups={groupsBy(({ id }) => id)}
            value={chosenId}
            onChange={({ target }) => setChosenId(target.value)}
          />
        )}
      </Field>
      {replaced > 0 && (
        <p role="status" className="text-sm">
          {m.books_categorise_people({ count: formatCount(replaced) })}
        </p>
      )}
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          disabled={!chosen}
          isPending={categorise.isPending}
          {...(rows.length > CALL_TAKES && {
            pendingLabel: m.books_categorising_n({
              done: formatCount(categorise.done),
              count: formatCount(rows.length),
            }),
          })}
        >
          {m.books_set()}
        </Button>
      </DialogFooter>
    </form>
  );
}
