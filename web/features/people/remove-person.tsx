import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { type Group, useRemovePerson } from './people.queries';

type RemovePersonProps = { group: Group; person: { id: string; name: string }; title: string; words: string };

/** Takes somebody out of a firm or a company, asked once more. */
export function RemovePerson({ group, person: { id, name }, title, words }: RemovePersonProps) {
  const remove = useRemovePerson(group);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.people_remove_named({ name })}>
          {m.people_remove()}
        </Button>
      }
      title={title}
      description={words}
      confirmLabel={m.people_remove()}
      pendingLabel={m.people_removing()}
      onConfirm={() => remove.mutateAsync(id)}
    />
  );
}
