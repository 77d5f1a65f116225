import { m } from '../../lib/messages';
import { type Column, Table } from '../../ui/list/table';
import { StatusBadge, TypeBadge } from './client-badges';
import { ClientName, HealthScore, Manager, MonthlyFee } from './client-values';
import type { ClientCompany } from './company.queries';

type ClientsTableProps = { clients: readonly ClientCompany[]; onOpen: (id: string) => void };

/** Many clients at a glance, one to a line. */
export function ClientsTable({ clients, onOpen }: ClientsTableProps) {
  const name: Column<ClientCompany> = {
    key: 'name',
    header: m.company_name(),
    isWide: true,
    cell: (client) => <ClientName client={client} onOpen={onOpen} />,
  };
  return <Table caption={m.company_list()} columns={[name, ...FACTS]} rows={clients} rowKey={({ id }) => id} />;
}

const FACTS: readonly Column<ClientCompany>[] = [
  { key: 'status', header: m.company_status(), cell: (client) => <StatusBadge client={client} /> },
  { key: 'type', header: m.company_type(), cell: (client) => <TypeBadge client={client} /> },
  { key: 'cin', header: m.company_cin(), cell: ({ cin }) => cin },
  { key: 'pan', header: m.company_pan(), cell: ({ pan }) => pan },
  { key: 'manager', header: m.company_manager(), cell: (client) => <Manager client={client} /> },
  {
    key: 'score',
    header: m.company_score(),
    isNumeric: true,
    cell: (client) => <HealthScore client={client} isShort />,
  },
  { key: 'fee', header: m.company_fee(), isNumeric: true, cell: (client) => <MonthlyFee client={client} /> },
];
