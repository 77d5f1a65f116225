import { m } from '../../lib/messages';
import { type Column, Table } from '../../ui/list/table';
import { StatusBadge, TypeBadge } from './client-badges';
import { type Deadlines, NextDue, Overdue } from './client-deadlines';
import { ClientName, HealthScore, Manager, MonthlyFee } from './client-values';
import type { ClientCompany } from './company.queries';

type ClientsTableProps = {
  clients: readonly ClientCompany[];
  deadlines: Deadlines;
  onOpen: (id: string) => void;
};

/** Many clients at a glance, one to a line: what is late of each stands first. Their numbers are in their sheets. */
export function ClientsTable({ clients, deadlines, onOpen }: ClientsTableProps) {
  const columns: readonly Column<ClientCompany>[] = [
    {
      key: 'name',
      header: m.company_name(),
      isWide: true,
      cell: (client) => (
        <span className="flex min-h-7 items-center">
          <ClientName client={client} onOpen={onOpen} />
        </span>
      ),
    },
    {
      key: 'overdue',
      header: m.company_overdue(),
      isNumeric: true,
      cell: ({ id }) => <Overdue deadlines={deadlines.get(id)} />,
    },
    { key: 'next', header: m.company_next_due(), cell: ({ id }) => <NextDue deadlines={deadlines.get(id)} /> },
    { key: 'manager', header: m.company_manager(), cell: (client) => <Manager client={client} /> },
    { key: 'status', header: m.company_status(), cell: (client) => <StatusBadge client={client} /> },
    { key: 'type', header: m.company_type(), cell: (client) => <TypeBadge client={client} /> },
    {
      key: 'score',
      header: m.company_score(),
      isNumeric: true,
      cell: (client) => <HealthScore client={client} isShort />,
    },
    { key: 'fee', header: m.company_fee(), isNumeric: true, cell: (client) => <MonthlyFee client={client} /> },
  ];
  return <Table caption={m.company_list()} columns={columns} rows={clients} rowKey={({ id }) => id} />;
}
