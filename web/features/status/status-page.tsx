import { useQuery } from '@tanstack/react-query';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AreaCards } from './area-cards';
import { NotDueList } from './not-due-list';
import { Notices } from './notices';
import { Overall } from './overall-score';
import { Questions } from './questions';
import { Trend } from './trend';

/** How a company stands, area by area, with everything that is behind each figure. */
export function StatusPage({ companyId, companyName }: { companyId: string; companyName: string }) {
  const status = useQuery(statusQuery(companyId));
  return (
    <>
      <PageHeader
        title={m.status_title()}
        subtitle={status.data ? m.status_as_of({ name: companyName, day: formatDate(status.data.asOf) }) : companyName}
      />
      {status.isError && <ErrorPanel error={status.error} onRetry={() => void status.refetch()} />}
      {status.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {status.data && <Standing companyId={companyId} status={status.data} />}
    </>
  );
}

function Standing({ companyId, status }: { companyId: string; status: ComplianceStatus }) {
  return (
    <div className="flex flex-col gap-6">
      <Notices status={status} />
      <Overall companyId={companyId} status={status} />
      <AreaCards areas={status.areas} />
      <Trend points={status.trend} />
      <Questions notDue={status.notDue} />
      <NotDueList notDue={status.notDue} />
    </div>
  );
}
