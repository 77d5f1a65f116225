import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REGISTERED, type Registered } from '#domain/identifiers/registers.data';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Tabs } from '../../ui/tabs';
import { NumberForm } from './number-form';
import { sourcesQuery } from './verification.queries';
import { kindWords } from './verification.words';

/** The government verification panel: which sources are asked, and a tab for each kind of number. */
export function VerificationCard({ className }: { className?: string }) {
  const [kind, setKind] = useState<Registered>('gstin');
  const tabs = REGISTERED.map((value) => ({
    value,
    label: kindWords[value].name(),
    content: <NumberForm kind={value} />,
  }));
  return (
    <SectionCard title={m.verification_card()} {...(className && { className })}>
      <Mode />
      <Tabs label={m.verification_kinds()} tabs={tabs} value={kind} onValueChange={setKind} />
    </SectionCard>
  );
}

/** Whether a government's source is asked, before anything is typed. */
function Mode() {
  const sources = useQuery(sourcesQuery);
  if (sources.isError) return <ErrorPanel error={sources.error} onRetry={() => void sources.refetch()} />;
  const isLive = sources.data?.mode === 'production';
  return (
    <p className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line px-3 py-2 text-sm">
      {sources.data && (
        <>
          <Badge tone={isLive ? 'green' : 'grey'}>{isLive ? m.verification_live() : m.verification_demo()}</Badge>
          <span className="text-ink-2">{isLive ? m.verification_live_words() : m.verification_demo_words()}</span>
        </>
      )}
    </p>
  );
}
