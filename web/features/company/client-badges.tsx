import { Badge } from '../../ui/badge';
import { STATUS, TYPE } from './company.labels';
import type { ClientCompany } from './company.queries';

export function StatusBadge({ client }: { client: ClientCompany }) {
  const { label, tone } = STATUS[client.clientStatus];
  return <Badge tone={tone}>{label()}</Badge>;
}

export function TypeBadge({ client }: { client: ClientCompany }) {
  const { label, tone } = TYPE[client.clientType];
  return <Badge tone={tone}>{label()}</Badge>;
}
