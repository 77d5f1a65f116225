import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Sources, sourcesQuery } from './verification.queries';
import { VerificationCard } from './verification-card';

/** Numbers to verify, and how each of the government's services stands. */
export function VerificationPage() {
  return (
    <>
      <PageHeader title={m.shell_page_verification()} subtitle={m.verification_words()} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
        <VerificationCard />
        <Services />
      </div>
    </>
  );
}

type Service = Exclude<keyof Sources, 'mode' | 'usingRealAPIs'>;

const SERVICES: readonly (readonly [service: Service, name: () => string])[] = [
  ['gst', m.verification_gstin],
  ['gstReturns', m.verification_service_returns],
  ['pan', m.verification_pan],
  ['tan', m.verification_tan],
  ['cin', m.verification_cin],
  ['epfo', m.verification_service_epfo],
  ['esi', m.verification_service_esi],
];

/** The services of the government: active where one is asked, pending until it is. */
function Services() {
  const sources = useQuery(sourcesQuery);
  return (
    <SectionCard title={m.verification_services()}>
      {sources.isError && <ErrorPanel error={sources.error} onRetry={() => void sources.refetch()} />}
      {sources.isPending && <SkeletonRows rows={7} label={m.ui_loading()} />}
      {sources.data && (
        <>
          <ul className="divide-y divide-line">
            {SERVICES.map(([service, name]) => (
              <li key={service} className="flex items-center justify-between gap-3 py-2 text-sm">
                {name()}
                {sources.data[service] ? (
                  <Badge tone="green">{m.verification_active()}</Badge>
                ) : (
                  <Badge tone="yellow">{m.verification_pending()}</Badge>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-3">{m.verification_services_words()}</p>
        </>
      )}
    </SectionCard>
  );
}
