import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { NotDueForms } from './not-due-forms';
import { DirectorsThreat } from './notices';
import { DueItems, LateItems } from './open-items';
import { ScoreCard } from './score-card';
import { Trend } from './trend';
import { type Ask, Unknowns } from './unknowns';

type StatusPageProps = { companyId: string; companyName: string; ask: Ask };

/** How a company stands: its score and the parts of it, what is not known, what is late, what is due, and what is not. */
export function StatusPage({ companyId, companyName, ask }: StatusPageProps) {
  const status = useQuery(statusQuery(companyId));
  return (
    <>
      <PageHeader
        title={m.status_title()}
        subtitle={status.data ? m.status_as_of({ name: companyName, day: formatDate(status.data.asOf) }) : companyName}
      />
      {status.isError && <ErrorPanel error={status.error} onRetry={() => void status.refetch()} />}
      {status.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {status.data && <Standing companyId={companyId} status={status.data} ask={ask} />}
    </>
  );
}

function Standing({ companyId, status, ask }: { companyId: string; status: ComplianceStatus; ask: Ask }) {
  const mayChange = useMayChange(companyId);
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <DirectorsThreat status={status} />
      <ScoreCard companyId={companyId} status={status} />
      <Unknowns status={status} ask={ask} />
      <LateItems companyId={companyId} status={status} mayChange={mayChange} />
      <DueItems companyId={companyId} status={status} />
      <NotDueForms notDue={status.notDue} />
      <Trend points={status.trend} />
    </div>
  );
}
