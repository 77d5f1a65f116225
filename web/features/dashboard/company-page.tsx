import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { m } from '../../lib/messages';
import { companyQuery, useWorkspace, type WorkspaceCompany } from '../../lib/workspace';
import { buttonClass } from '../../ui/button';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { NoCompany } from './no-company';

type CompanyPageProps = { title?: string; children: (company: WorkspaceCompany) => ReactNode };

/** A page about the chosen company: waits for it, says why it cannot be shown, or what to do where there is none. */
export function CompanyPage({ title, children }: CompanyPageProps) {
  const { me, company } = useWorkspace();
  const { company: chosen } = useSearch({ strict: false });
  // The workspace asks for a company beyond the first fifty by the same key; here only its failure is of interest.
  const asked = useQuery({ ...companyQuery(chosen ?? ''), enabled: Boolean(me && chosen && !company) });
  if (company) return children(company);
  if (asked.isError) return <Hidden error={asked.error} />;
  if (!me || chosen) return <SkeletonRows rows={6} label={m.dashboard_loading()} />;
  return <NoCompany {...(title ? { title } : {})} />;
}

/** A company that is not there and one that is hidden look alike: for either one can ask to be let in. */
function Hidden({ error }: { error: unknown }) {
  return (
    <div className="flex flex-col gap-4">
      <ErrorPanel error={error} title={m.dashboard_company_failed()} />
      {error instanceof ApiError && error.status === 404 && (
        <div>
          <Link to="/request-access" className={buttonClass()}>
            {m.request_title()}
          </Link>
        </div>
      )}
    </div>
  );
}
