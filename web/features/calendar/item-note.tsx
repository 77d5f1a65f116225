import { useState } from 'react';
import type { CalendarItem } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { Textarea } from '../../ui/textarea';
import { useUnsaved } from '../../ui/use-typed';
import { useNote } from './calendar.mutations';

type ItemNoteProps = { companyId: string; item: CalendarItem; mayChange: boolean };

/** A person's own words on an item; no run of the calendar touches them. */
export function ItemNote({ companyId, item, mayChange }: ItemNoteProps) {
  const [typed, setTyped] = useState(item.note ?? '');
  const save = useNote(companyId, item.id);
  const isChanged = typed.trim() !== (item.note ?? '');
  useUnsaved(mayChange && isChanged);
  if (!mayChange) return item.note ? <p className="whitespace-pre-line wrap-anywhere">{item.note}</p> : null;
  return (
    <div className="flex flex-col gap-2">
      <Field name="note" label={m.calendar_note()}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1_000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {save.isError && <FormFailure failure={save.error} />}
      {isChanged && (
        <Button
          size="sm"
          className="self-start"
          isPending={save.isPending}
          onClick={() => save.mutate(typed.trim() || null)}
        >
          {m.calendar_note_save()}
        </Button>
      )}
    </div>
  );
}
