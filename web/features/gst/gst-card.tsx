import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { overviewQuery } from './gst.queries';
import { LABELS, periodWords } from './gst.words';
import { GstCheckButton } from './gst-check-button';
import { TurnoverBar } from './turnover-bar';

const RETURNS_SHOWN = 3;

/** GST on the dashboard: the number, the turnover against the limit of the annual return, three returns, the codes of what is sold. */
export function GstCard({ companyId }: { companyId: string }) {
  const overview = useQuery(overviewQuery(companyId));
  return (
    <SectionCard
      title={m.gst_title()}
      className="mt-4 xl:mt-5"
      actions={
        <>
          <GstCheckButton companyId={companyId} label={m.gst_full_check()} />
          <Link to="/gst-compliance" search={(known: object) => known} className={buttonClass('ghost', 'sm')}>
            {m.gst_open_desk()}
          </Link>
        </>
      }
    >
      {overview.isError && <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />}
      {overview.isPending && <SkeletonRows rows={3} label={m.gst_loading()} />}
      {overview.data && (
        <div className="grid gap-x-8 gap-y-4 @min-[44rem]:grid-cols-2">
          <div className="flex flex-col gap-3">
            <p className="font-mono text-sm">
              {overview.data.registrations[0]?.gstin ?? (
                <span className="font-sans text-ink-2">{m.gst_no_registration()}</span>
              )}
            </p>
            <TurnoverBar turnover={overview.data.turnover} />
            <p className="text-xs text-ink-2">{m.gst_codes({ codes: overview.data.sacCodes.join(', ') })}</p>
          </div>
          {overview.data.returns.length === 0 ? (
            <p className="text-sm text-ink-2">{m.gst_no_returns_words()}</p>
          ) : (
            <ul aria-label={m.gst_returns()} className="flex flex-col divide-y divide-line text-sm">
              {overview.data.returns.slice(0, RETURNS_SHOWN).map(({ id, form, period, address, status }) => (
                <li key={id} className="flex items-center justify-between gap-3 py-2">
                  <span>
                    <span className="font-medium">{form}</span> {periodWords(address ?? period)}
                  </span>
                  <Badge tone={LABELS[status].tone}>{LABELS[status].words()}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </SectionCard>
  );
}
