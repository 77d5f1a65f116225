import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { reraQuery } from './rera.queries';
import { shortState } from './rera.words';
import { ReraActions } from './rera-actions';
import { AssessButton, ReraPapers } from './rera-acts';

const StateView = lazy(async () => ({ default: (await import('./state-view')).StateView }));

type ReraPageProps = { companyId: string; companyName: string };

/** The desk of the real-estate regulators, a State after the other; what is recommended stands first. */
export function ReraPage({ companyId, companyName }: ReraPageProps) {
  const mayChange = useMayChange(companyId);
  const desk = useQuery(reraQuery(companyId));
  return (
    <>
      <PageHeader
        title={m.shell_page_rera()}
        subtitle={companyName}
        actions={
          <>
            <ReraPapers companyId={companyId} />
            <AssessButton companyId={companyId} />
          </>
        }
      />
      {desk.isError && <ErrorPanel error={desk.error} onRetry={() => void desk.refetch()} />}
      {desk.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {desk.data && (
        <div className="flex flex-col gap-4">
          <SectionCard
            title={m.rera_overview()}
            description={
              desk.data.worst
                ? m.rera_worst({ state: shortState(desk.data.worst.state), score: desk.data.worst.score })
                : m.rera_worst_none()
            }
            actions={
              mayChange && (
                <Link to="/company-facts" search={{ step: 'rera-project' }} className={buttonClass('secondary', 'sm')}>
                  {m.rera_add_project()}
                </Link>
              )
            }
          >
            <ReraActions actions={desk.data.actions} isTitled />
          </SectionCard>
          <Suspense fallback={<SkeletonRows rows={8} label={m.ui_loading()} />}>
            {desk.data.states.map((state) => (
              <StateView key={state.state} companyId={companyId} mayChange={mayChange} state={state} />
            ))}
          </Suspense>
          <p className="text-xs text-ink-3">
            {m.rera_indicator()} {m.rera_not_advice()}
          </p>
        </div>
      )}
    </>
  );
}
