import { type FormEvent, useState } from 'react';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { Field, Textarea } from '../../../../ui/form/field';
import type { BankTransaction } from '../../books.queries';
import { useNote } from '../transaction.mutations';

const MOST = 1000;

type NoteFormProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** What somebody wants to remember of a line. */
export function NoteForm({ companyId, row, keepsBooks }: NoteFormProps) {
  const [note, setNote] = useState(row.note ?? '');
  const save = useNote(companyId);
  if (!keepsBooks) return row.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{row.note}</p>;
  const isChanged = note.trim() !== (row.note ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !save.isPending) save.mutate({ transactionId: row.id, note: note.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-2 [&>div]:w-full">
      <Field name="note" label={m.books_note()}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={MOST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" disabled={!isChanged} isPending={save.isPending}>
        {m.books_save_note()}
      </Button>
    </form>
  );
}
