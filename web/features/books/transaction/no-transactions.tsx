import { Link } from '@tanstack/react-router';
import { m } from '../../../lib/messages';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/state/empty-state';

/** Where no transaction is shown: because there is none, or because nothing is as the filters ask. */
export function NoTransactions({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  if (!isSearch)
    return (
      <EmptyState
        title={m.books_no_data()}
        description={m.books_no_data_words()}
        action={
          <Link to="/bank-management" className={buttonClass('secondary')}>
            {m.books_go_to_accounts()}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      title={m.books_nothing_found()}
      description={m.books_nothing_found_words()}
      action={<Button onClick={onClear}>{m.books_clear_filters()}</Button>}
    />
  );
}
