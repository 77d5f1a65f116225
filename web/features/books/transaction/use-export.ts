import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useSayFailed } from '../books.mutations';
import { type BankAccount, type BankTransaction, everyTransaction, type TransactionFilter } from '../books.queries';
import { csvOf } from './transaction-csv';

// A mark of bytes by which spreadsheets know the text for UTF-8.
const MARK = '\uFEFF';

/** Saves transactions as a file for spreadsheets: those that are named, or all that a filter leaves. */
export function useExportRows(companyId: string, accounts: readonly BankAccount[]) {
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (what: { rows: readonly BankTransaction[] } | { filter: TransactionFilter }) => {
      const rows = 'rows' in what ? what.rows : await everyTransaction(companyId, what.filter);
      download('transactions.csv', MARK + csvOf(heads(), rows, accounts), 'text/csv;charset=utf-8');
      return rows.length;
    },
    onSuccess: (count) => toast({ title: m.transactions_exported({ count: formatCount(count) }) }),
    onError: (error) => sayFailed(m.transactions_not_exported(), error),
  });
}

const heads = () => [
  ...[m.books_date(), m.books_description(), m.books_payee(), m.books_account(), m.books_type()],
  ...[m.books_amount(), m.books_balance(), m.books_category(), m.books_note()],
];
