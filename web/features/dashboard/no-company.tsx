import { Link } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';

/** Before there is a company, the page says what it would show and leads to where one is added. */
export function NoCompany({ title = m.dashboard_title() }: { title?: string }) {
  const hasFirm = (useMe()?.firms.length ?? 0) > 0;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={m.dashboard_no_company()}
        description={hasFirm ? m.dashboard_no_client_words() : m.dashboard_no_company_words()}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={hasFirm ? '/multi-company' : '/welcome'} className={buttonClass('primary')}>
              {hasFirm ? m.dashboard_add_client() : m.dashboard_add_company()}
            </Link>
            <Link to="/request-access" className={buttonClass()}>
              {m.request_title()}
            </Link>
          </div>
        }
      />
    </>
  );
}
