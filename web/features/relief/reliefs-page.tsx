import { useQuery } from '@tanstack/react-query';
import { useLeadsFirm } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { BuiltInReliefs } from './built-in';
import { EnterReliefDialog } from './enter-relief-dialog';
import { reliefsQuery } from './relief.queries';
import { ReliefCard } from './relief-card';

type ReliefsPageProps = { caFirmId: string; firmName: string };

/** Moved dates and waived fees that a firm entered for its clients. */
export function ReliefsPage({ caFirmId, firmName }: ReliefsPageProps) {
  const reliefs = useQuery(reliefsQuery(caFirmId));
  const leads = useLeadsFirm(caFirmId);
  return (
    <>
      <PageHeader
        title={m.relief_title()}
        subtitle={m.relief_subtitle({ firm: firmName })}
        actions={leads && <EnterReliefDialog caFirmId={caFirmId} />}
      />
      {reliefs.isPending && <SkeletonRows rows={5} label={m.ui_loading()} />}
      {reliefs.isError && <ErrorPanel error={reliefs.error} onRetry={() => void reliefs.refetch()} />}
      {reliefs.data?.length === 0 && (
        <EmptyState title={m.relief_none()} description={leads ? m.relief_none_words() : m.relief_none_staff()} />
      )}
      <ul className="flex flex-col gap-3">
        {reliefs.data?.map((relief) => (
          <ReliefCard key={relief.id} caFirmId={caFirmId} relief={relief} leads={leads} />
        ))}
      </ul>
      <BuiltInReliefs />
    </>
  );
}
