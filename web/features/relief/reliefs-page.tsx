import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeadsFirm } from '../../lib/access';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { ShowAll } from '../../ui/list/show-all';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { BuiltIn } from './built-in';
import { EnterReliefDialog } from './enter-relief-dialog';
import { reliefsQuery } from './relief.queries';
import type { ChangeSearch, ReliefSearch } from './relief.search';
import { builtInShown, isInForceOn, ownShown } from './relief.shown';
import { ReliefCard } from './relief-card';
import { ReliefFilters } from './relief-filters';

type ReliefsPageProps = { caFirmId: string; firmName: string; search: ReliefSearch; onSearch: ChangeSearch };

const SHOWN = 30;
const NO_FILTER: Partial<ReliefSearch> = { from: undefined, kind: undefined, form: undefined, now: undefined };

/** Moved dates and waived fees in one list: those that a firm entered for its clients, then those of the law's own tables. */
export function ReliefsPage({ caFirmId, firmName, search, onSearch }: ReliefsPageProps) {
  const reliefs = useQuery(reliefsQuery(caFirmId));
  const leads = useLeadsFirm(caFirmId);
  const today = useToday();
  const [showsAll, setShowsAll] = useState(false);
  const own = ownShown(reliefs.data ?? [], search, today);
  const ofLaw = builtInShown(search, today);
  const shown = showsAll ? ofLaw : ofLaw.slice(0, Math.max(0, SHOWN - own.length));
  const asksForOwn = search.from !== 'law';
  return (
    <>
      <PageHeader
        title={m.relief_title()}
        subtitle={m.relief_subtitle({ firm: firmName })}
        actions={leads && <EnterReliefDialog caFirmId={caFirmId} />}
      />
      <ReliefFilters reliefs={reliefs.data ?? []} search={search} onSearch={onSearch} />
      {reliefs.isPending && <SkeletonRows rows={5} label={m.ui_loading()} />}
      {reliefs.isError && <ErrorPanel error={reliefs.error} onRetry={() => void reliefs.refetch()} />}
      {asksForOwn && reliefs.data?.length === 0 && (
        <p className="mb-3 text-sm text-ink-2">
          {m.relief_none()}. {leads ? m.relief_none_words() : m.relief_none_staff()}
        </p>
      )}
      {own.length + shown.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
          {own.map((relief) => (
            <ReliefCard key={relief.id} caFirmId={caFirmId} relief={relief} leads={leads} />
          ))}
          {shown.map((relief) => (
            <BuiltIn key={relief.id} relief={relief} isInForce={isInForceOn(relief, today)} />
          ))}
        </ul>
      )}
      {!reliefs.isPending && own.length + ofLaw.length === 0 && (
        <EmptyState
          title={m.relief_no_match()}
          description={m.relief_no_match_words()}
          action={<Button onClick={() => onSearch(NO_FILTER)}>{m.relief_clear()}</Button>}
        />
      )}
      <ShowAll
        shown={own.length + shown.length}
        total={own.length + ofLaw.length}
        onShowAll={() => setShowsAll(true)}
      />
    </>
  );
}
