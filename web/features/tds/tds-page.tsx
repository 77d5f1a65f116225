import { lazy, type ReactNode, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import type { ChangeTds, TdsSearch } from './tds.search';

const OverviewView = lazy(async () => ({ default: (await import('./overview-view')).OverviewView }));
const DeductionsView = lazy(async () => ({ default: (await import('./deductions-view')).DeductionsView }));
const FinderView = lazy(async () => ({ default: (await import('./finder-view')).FinderView }));
const LowerDeductionView = lazy(async () => ({
  default: (await import('./lower-deduction/lower-deduction-view')).LowerDeductionView,
}));
const ReceivableView = lazy(async () => ({
  default: (await import('./receivable/receivable-view')).ReceivableView,
}));
const ChallansView = lazy(async () => ({ default: (await import('./challans-view')).ChallansView }));
const StatementsPanel = lazy(async () => ({ default: (await import('./statement/statements-panel')).StatementsPanel }));
const CertificatesPanel = lazy(async () => ({
  default: (await import('./statement/certificates-panel')).CertificatesPanel,
}));

type TdsPageProps = {
  companyId: string;
  companyName: string;
  search: TdsSearch;
  onSearch: ChangeTds;
  /** The pay of employees, which withholds tax, too, and has a feature of its own. */
  salaries: ReactNode;
};

const waiting = (content: ReactNode) => (
  <Suspense fallback={<SkeletonRows rows={8} label={m.ui_loading()} />}>{content}</Suspense>
);

/** The desk of tax deducted at source: how it stands, what was deducted, what was missed, and what pays for it. */
export function TdsPage({ companyId, companyName, search, onSearch, salaries }: TdsPageProps) {
  const mayChange = useMayChange(companyId);
  const common = { companyId, mayChange, search, onSearch };
  return (
    <>
      <PageHeader title={m.shell_page_tds()} subtitle={companyName} />
      <Tabs
        label={m.shell_page_tds()}
        value={search.tab ?? 'overview'}
        onValueChange={(tab) => onSearch({ tab: tab === 'overview' ? undefined : tab })}
        tabs={[
          { value: 'overview', label: m.tds_tab_overview(), content: waiting(<OverviewView {...common} />) },
          { value: 'deductions', label: m.tds_tab_deductions(), content: waiting(<DeductionsView {...common} />) },
          { value: 'finder', label: m.tds_tab_finder(), content: waiting(<FinderView {...common} />) },
          { value: 'lower', label: m.tds_lower_tab(), content: waiting(<LowerDeductionView {...common} />) },
          { value: 'challans', label: m.tds_tab_challans(), content: waiting(<ChallansView {...common} />) },
          {
            value: 'statements',
            label: m.tds_statement_tab_statements(),
            content: waiting(<StatementsPanel companyId={companyId} />),
          },
          {
            value: 'certificates',
            label: m.tds_statement_tab_certificates(),
            content: waiting(<CertificatesPanel companyId={companyId} />),
          },
          { value: 'receivable', label: m.tds_credit_tab(), content: waiting(<ReceivableView {...common} />) },
          { value: 'salaries', label: m.tds_statement_tab_salaries(), content: waiting(salaries) },
        ]}
      />
    </>
  );
}
