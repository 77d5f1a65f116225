import { formatInstant } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import type { BankTransaction } from '../../books.queries';
import { sourceOf } from '../category-source';
import { Trail } from './trail';

type HistoryProps = { row: BankTransaction; fileName: string | null | undefined; isKnown: boolean };

/** When the line came, out of which statement, when it got the category it has, and every change since. */
export function History({ row, fileName, isKnown }: HistoryProps) {
  const line = `${row.line}`;
  const came = fileName ? m.transactions_imported({ file: fileName, line }) : m.transactions_imported_text({ line });
  const source = sourceOf(row);
  return (
    <>
      <h3 className="text-xs text-ink-3">{m.transactions_history()}</h3>
      <ol className="flex flex-col gap-1.5 text-sm">
        <li>
          <span className="wrap-anywhere">{isKnown ? came : '…'}</span>
          <span className="block text-xs text-ink-3">{formatInstant(row.createdAt)}</span>
        </li>
        {source && !row.isSplit && <li className="text-ink-2">{source}</li>}
      </ol>
      <Trail key={row.id} companyId={row.companyId} transactionId={row.id} />
    </>
  );
}
