import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { FirmRole } from '#domain/session/roles';
import { assignmentsQuery } from '../../lib/assignments';
import { companiesQuery } from '../../lib/companies.query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ShowAll } from '../../ui/list/show-all';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { AddClientDialog } from './add-client-dialog';
import { ArchivedClients } from './archived-clients';
import { ClientCard } from './client-card';
import type { Deadlines } from './client-deadlines';
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
  const [archived, current] = useMemo(
    () => partedBy(clients.data ?? [], ({ clientStatus }) => clientStatus === 'archived'),
    [clients.data],
  );
  const { data: assignments } = useQuery({ ...assignmentsQuery(caFirmId), enabled: mayAdd });
  const assigned = useMemo(
    () => assignments && new Set(assignments.flatMap(({ companyIds }) => companyIds)),
    [assignments],
  );
  const list = useListState(current, assigned);
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
      {current.length > 0 && (
        <Found
          found={list.found}
          shown={list.shown}
          wanted={list.wanted}
          isTable={list.isTable}
          isUnassigned={list.isUnassigned}
          onClear={list.setSearch}
          onUnassigned={list.setIsUnassigned}
          onShowAll={list.showAll}
          onOpen={onOpen}
        />
      )}
      {archived.length > 0 && <ArchivedClients clients={archived} mayRestore={mayAdd} onOpen={onOpen} />}
    </>
  );
}

function partedBy<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

type FoundProps = Pick<ListState, 'found' | 'shown' | 'wanted' | 'isTable' | 'isUnassigned'> & {
  onClear: ListState['setSearch'];
  onUnassigned: ListState['setIsUnassigned'];
  onShowAll: () => void;
  onOpen: (clientId: string) => void;
};

/** The clients that match; a letter of the search alone does not draw them anew. */
const Found = memo(function Found(props: FoundProps) {
  const { found, shown, wanted, isTable, isUnassigned, onOpen } = props;
  const seen = useQuery(companiesQuery).data;
  const deadlines = useMemo(() => new Map(seen?.map((company) => [company.id, company])), [seen]);
  if (found.length === 0 && isUnassigned && wanted.trim() === '')
    return (
      <EmptyState
        title={m.company_all_assigned()}
        description={m.company_all_assigned_words()}
        action={<Button onClick={() => props.onUnassigned(false)}>{m.company_show_all_clients()}</Button>}
      />
    );
  if (found.length === 0)
    return (
      <EmptyState
        title={m.company_not_found()}
        description={m.company_not_found_words({ text: wanted.trim() })}
        action={<Button onClick={() => props.onClear('')}>{m.company_clear_search()}</Button>}
      />
    );
  return (
    <>
      {isTable ? (
        <ClientsTable clients={shown} deadlines={deadlines} onOpen={onOpen} />
      ) : (
        <Cards clients={shown} deadlines={deadlines} onOpen={onOpen} />
      )}
      <ShowAll shown={shown.length} total={found.length} onShowAll={props.onShowAll} />
    </>
  );
});

type CardsProps = { clients: readonly ClientCompany[]; deadlines: Deadlines; onOpen: (clientId: string) => void };

function Cards({ clients, deadlines, onOpen }: CardsProps) {
  return (
    <ul aria-label={m.company_list()} className={GRID}>
      {clients.map((client) => (
        <ClientCard key={client.id} client={client} deadlines={deadlines.get(client.id)} onOpen={onOpen} />
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
