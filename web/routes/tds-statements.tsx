import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import * as v from 'valibot';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';
import { PageHeader } from '../ui/page-header';
import { SkeletonRows } from '../ui/state/skeleton';
import { Tabs } from '../ui/tabs';

const StatementsPanel = lazy(async () => ({
  default: (await import('../features/tds/statement/statements-panel')).StatementsPanel,
}));
const CertificatesPanel = lazy(async () => ({
  default: (await import('../features/tds/statement/certificates-panel')).CertificatesPanel,
}));
const SalariesPanel = lazy(async () => ({
  default: (await import('../features/salary/salaries-panel')).SalariesPanel,
}));

const TABS = ['statements', 'certificates', 'salaries'] as const;
const search = v.object({ tab: v.optional(v.fallback(v.picklist(TABS), 'statements')) });

export const Route = createFileRoute('/tds-statements')({
  staticData: { title: m.tds_statement_page },
  validateSearch: search,
  component: TdsStatements,
});

function TdsStatements() {
  const { tab = 'statements' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompanyPage title={m.tds_statement_page()}>
      {({ id, name }) => (
        <>
          <PageHeader title={m.tds_statement_page()} subtitle={name} />
          <Tabs
            label={m.tds_statement_tabs()}
            value={tab}
            onValueChange={(chosen) => void navigate({ search: { tab: chosen }, resetScroll: false })}
            tabs={[
              {
                value: 'statements',
                label: m.tds_statement_tab_statements(),
                content: <Loaded of={tab === 'statements' && <StatementsPanel key={id} companyId={id} />} />,
              },
              {
                value: 'certificates',
                label: m.tds_statement_tab_certificates(),
                content: <Loaded of={tab === 'certificates' && <CertificatesPanel key={id} companyId={id} />} />,
              },
              {
                value: 'salaries',
                label: m.tds_statement_tab_salaries(),
                content: <Loaded of={tab === 'salaries' && <SalariesPanel key={id} companyId={id} />} />,
              },
            ]}
          />
        </>
      )}
    </CompanyPage>
  );
}

/** A tab's content, whose code comes with its first opening. */
function Loaded({ of }: { of: ReactNode }) {
  return <Suspense fallback={<SkeletonRows rows={8} label={m.ui_loading()} />}>{of}</Suspense>;
}
