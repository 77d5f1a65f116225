import { parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import type { DocumentRow } from './document.queries';

/** Whether a document is cancelled, late, waiting or settled. */
export function Standing({
  row,
}: {
  row: Pick<DocumentRow, 'status' | 'isOverdue' | 'daysOverdue' | 'open' | 'kind'>;
}) {
  if (row.status === 'cancelled') return <Badge>{m.ledger_document_status_cancelled()}</Badge>;
  if (row.isOverdue) return <Badge tone="red">{m.ledger_document_late_by({ count: row.daysOverdue })}</Badge>;
  if (parseRupees(row.open) > 0) return <Badge tone="yellow">{m.ledger_document_status_open()}</Badge>;
  return <Badge tone="green">{m.ledger_document_status_settled()}</Badge>;
}
