import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { Field, Select } from '../../ui/form/field';
import { useGiveCharge } from './company.mutations';
import type { ClientCompany } from './company.queries';

/** Chooses the member of the firm in whose charge a client is. */
export function ClientCharge({ client, caFirmId }: { client: ClientCompany; caFirmId: string }) {
  const { data: members = [] } = useQuery(membersQuery(caFirmId));
  const give = useGiveCharge(client.id, caFirmId);
  const { assignedManager, assignedManagerId: chosen } = client;
  // A name that was typed is no member; one who left the firm is still in charge until another is chosen.
  const nobody = { value: '', label: (chosen === null && assignedManager) || m.company_unassigned() };
  const left =
    chosen && !members.some(({ id }) => id === chosen) ? [{ value: chosen, label: assignedManager ?? '' }] : [];
  return (
    <Field name="assignedManagerId" label={m.company_manager()} hint={m.company_charge_hint()}>
      {(control) => (
        <Select
          {...control}
          choices={[nobody, ...members.map(({ id, name }) => ({ value: id, label: name })), ...left]}
          value={give.isPending ? (give.variables ?? '') : (chosen ?? '')}
          onChange={(event) => give.mutate(event.target.value || null)}
        />
      )}
    </Field>
  );
}
