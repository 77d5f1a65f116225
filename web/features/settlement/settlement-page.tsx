import { lazy, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import { AgeingView } from './ageing-view';
import { MatchDesk } from './match-desk';
import { ReconciliationView } from './reconciliation-view';
import type { ChangeSettlement, SettlementSearch } from './settlement.search';

const PartiesView = lazy(async () => ({ default: (await import('./party/parties-view')).PartiesView }));

type SettlementPageProps = {
  companyId: string;
  companyName: string;
  search: SettlementSearch;
  onSearch: ChangeSettlement;
};

/** How bank lines meet bills: what fits, what is still owed, and whether the bank and the books agree. */
export function SettlementPage({ companyId, companyName, search, onSearch }: SettlementPageProps) {
  const mayChange = useMayChange(companyId);
  const common = { companyId, search, onSearch };
  return (
    <>
      <PageHeader title={m.settlement_title()} subtitle={companyName} />
      <Tabs
        label={m.settlement_title()}
        value={search.tab ?? 'match'}
        onValueChange={(tab) => onSearch({ tab: tab === 'match' ? undefined : tab, party: undefined })}
        tabs={[
          {
            value: 'match',
            label: m.settlement_tab_match(),
            content: <MatchDesk companyId={companyId} mayChange={mayChange} />,
          },
          {
            value: 'receivable',
            label: m.settlement_tab_receivable(),
            content: <AgeingView {...common} side="receivable" />,
          },
          { value: 'payable', label: m.settlement_tab_payable(), content: <AgeingView {...common} side="payable" /> },
          {
            value: 'parties',
            label: m.party_tab(),
            content: (
              <Suspense fallback={<SkeletonRows rows={8} label={m.ui_loading()} />}>
                <PartiesView {...common} />
              </Suspense>
            ),
          },
          { value: 'bank', label: m.settlement_tab_bank(), content: <ReconciliationView {...common} /> },
        ]}
      />
    </>
  );
}
