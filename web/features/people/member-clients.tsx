import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentsQuery, useAssign } from '../../lib/assignments';
import type { Member } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';

/** What of a client the choice shows. */
export type Client = { id: string; name: string; assignedManagerId: string | null };

type MemberClientsProps = { member: Member; caFirmId: string; clients: readonly Client[] };

/** Chooses all clients that one member works on, at once. */
export function MemberClients({ member, caFirmId, clients }: MemberClientsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const assignments = useQuery({ ...assignmentsQuery(caFirmId), enabled: isOpen });
  const { name, role } = member;
  const held = assignments.data?.find(({ memberId }) => memberId === member.id)?.companyIds ?? [];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.people_clients_of({ name })}
      description={role === 'staff' ? m.people_clients_words() : m.people_clients_words_all({ name })}
      trigger={
        <Button size="sm" aria-label={m.people_choose_clients_of({ name })}>
          {m.people_choose_clients()}
        </Button>
      }
    >
      {assignments.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {assignments.isError && <ErrorPanel error={assignments.error} onRetry={() => void assignments.refetch()} />}
      {assignments.data && <Choices {...{ member, caFirmId, clients, held }} onSaved={() => setIsOpen(false)} />}
    </Dialog>
  );
}

type ChoicesProps = MemberClientsProps & { held: readonly string[]; onSaved: () => void };

const LONG = 7;

function Choices({ member, caFirmId, clients, held, onSaved }: ChoicesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(held));
  const [search, setSearch] = useState('');
  const assign = useAssign(caFirmId);
  const words = search.trim().toLowerCase();
  const found = clients.filter(({ name }) => name.toLowerCase().includes(words));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const save = async () => {
    const shown = clients.map(({ id }) => id);
    const add = shown.filter((id) => chosen.has(id) && !held.includes(id));
    const remove = shown.filter((id) => !chosen.has(id) && held.includes(id));
    if (add.length + remove.length > 0) await assign.mutateAsync({ memberId: member.id, add, remove });
    toast({ title: m.people_clients_saved({ name: member.name }) });
    onSaved();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save().catch(() => undefined);
      }}
    >
      {clients.length >= LONG && (
        <Input
          type="search"
          aria-label={m.people_search_clients()}
          placeholder={m.people_search_clients()}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul aria-label={m.people_clients()} className="max-h-[50dvh] overflow-y-auto">
        {found.map(({ id, name, assignedManagerId }) => {
          const isInCharge = assignedManagerId === member.id;
          return (
            <li key={id}>
              <label className="flex min-h-11 items-center gap-2 text-sm sm:min-h-8">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-(--accent)"
                  checked={chosen.has(id) || isInCharge}
                  disabled={isInCharge}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <span className="min-w-0 break-words">{isInCharge ? m.people_client_in_charge({ name }) : name}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="text-sm text-ink-2">{m.people_no_clients()}</p>}
      <FormFailure failure={assign.error ?? undefined} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={assign.isPending} pendingLabel={m.people_clients_saving()}>
          {m.people_clients_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
