import { useQuery } from '@tanstack/react-query';
import type { FirmRole } from '#domain/session/roles';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ShowAll } from '../../ui/list/show-all';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { AddClientDialog } from './add-client-dialog';
import { ArchivedClients } from './archived-clients';
import { ClientCard } from './client-card';
import { ClientsTable } from './clients-table';
import { ClientsToolbar } from './clients-toolbar';
import { type ClientCompany, clientsQuery } from './company.queries';
import { type ListState, useListState } from './use-list-state';

type ClientsTabProps = { caFirmId: string; role: FirmRole | undefined; onOpen: (clientId: string) => void };

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The firm's clients. Staff see them; an owner or a manager adds to them. */
export function ClientsTab({ caFirmId, role, onOpen }: ClientsTabProps) {
  const clients = useQuery(clientsQuery(caFirmId));
  const mayAdd = role === 'owner' || role === 'manager';
  const [archived, current] = partedBy(clients.data ?? [], ({ clientStatus }) => clientStatus === 'archived');
  const list = useListState(current);
  return (
    <>
      <ClientsToolbar list={list} add={mayAdd && <AddClientDialog caFirmId={caFirmId} />} />
      {clients.isPending && <Outline />}
      {clients.isError && (
        <ErrorPanel title={m.company_list_failed()} error={clients.error} onRetry={() => void clients.refetch()} />
      )}
      {clients.data && current.length === 0 && (
        <EmptyState
          title={m.company_none()}
          description={mayAdd ? m.company_none_words() : m.company_none_staff_words()}
        />
      )}
      {current.length > 0 && <Found list={list} onOpen={onOpen} />}
      {archived.length > 0 && <ArchivedClients clients={archived} mayRestore={mayAdd} onOpen={onOpen} />}
    </>
  );
}

function partedBy<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function Found({ list, onOpen }: { list: ListState; onOpen: (clientId: string) => void }) {
  const { found, shown, search, isTable } = list;
  if (found.length === 0)
    return (
      <EmptyState
        title={m.company_not_found()}
        description={m.company_not_found_words({ text: search.trim() })}
        action={<Button onClick={() => list.setSearch('')}>{m.company_clear_search()}</Button>}
      />
    );
  return (
    <>
      {isTable ? <ClientsTable clients={shown} onOpen={onOpen} /> : <Cards clients={shown} onOpen={onOpen} />}
      <ShowAll shown={shown.length} total={found.length} onShowAll={list.showAll} />
    </>
  );
}

function Cards({ clients, onOpen }: { clients: readonly ClientCompany[]; onOpen: (clientId: string) => void }) {
  return (
    <ul aria-label={m.company_list()} className={GRID}>
      {clients.map((client) => (
        <ClientCard key={client.id} client={client} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Outline() {
  return (
    <div role="status" aria-label={m.firm_loading()} className={GRID}>
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}
