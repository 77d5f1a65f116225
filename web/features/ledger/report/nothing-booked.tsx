import { Link } from '@tanstack/react-router';
import { m } from '../../../lib/messages';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/state/empty-state';

/** A report without an entry: why, and what would put one there. */
export function NothingBooked() {
  return (
    <EmptyState
      title={m.statement_nothing()}
      description={m.statement_nothing_words()}
      action={
        <Link to="/bank-management" className={buttonClass('secondary', 'sm')}>
          {m.statement_upload()}
        </Link>
      }
    />
  );
}
