import type { TransactionFilter } from '../books.queries';
import type { BooksSearch } from '../books.search';

/** What the address asks of the list, as the call takes it. */
export function filterOf(search: BooksSearch): TransactionFilter {
  const { account, category, from, to, q, payee, side, least, most, matched, sort, direction } = search;
  return {
    ...(account && { bankAccountId: account }),
    ...(category && { category }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
    ...(payee && { payee }),
    ...(side && { side }),
    ...(least && { amountFrom: least }),
    ...(most && { amountTo: most }),
    ...(matched && { reconciled: matched === 'yes' ? ('true' as const) : ('false' as const) }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
}
