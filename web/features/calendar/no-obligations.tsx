import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** Before any fact is stated nothing can be due: the page says what would be here, and where it begins. */
export function NoObligations() {
  return (
    <div className="mt-4">
      <EmptyState
        title={m.calendar_no_facts()}
        description={m.calendar_no_facts_words()}
        action={
          <Link to="/company-facts" className={buttonClass('primary')}>
            {m.calendar_state_facts()}
          </Link>
        }
      />
    </div>
  );
}
