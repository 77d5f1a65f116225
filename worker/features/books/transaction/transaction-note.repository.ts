import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import type { BankTransaction } from '../bank.table';

const NOTE = 'UPDATE bank_transactions SET note = ? WHERE id = ? AND company_id = ? AND note IS ?';

/** The statements and the trail of a note on a row: written, changed or taken away. */
export function noted(d1: D1Database, { id, companyId, note: before }: BankTransaction, note: string | null): Change {
  const update = d1.prepare(NOTE).bind(note, id, companyId, before);
  const entry = {
    action: 'bank-transaction.note',
    entityType: 'bank-transaction',
    entityId: id,
    before: { note: before },
    after: { note },
  };
  return { chainId: companyId, statements: [update, mustHaveChanged(d1)], entries: [entry] };
}
