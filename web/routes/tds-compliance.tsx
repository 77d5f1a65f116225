import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeTds, tdsSearch } from '../features/tds/tds.search';
import { TdsPage } from '../features/tds/tds-page';
import { m } from '../lib/messages';

const SalariesPanel = lazy(async () => ({
  default: (await import('../features/salary/salaries-panel')).SalariesPanel,
}));

export const Route = createFileRoute('/tds-compliance')({
  staticData: { title: m.shell_page_tds },
  validateSearch: tdsSearch,
  component: TdsCompliance,
});

function TdsCompliance() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeTds = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_tds()}>
      {({ id, name }) => (
        <TdsPage
          key={id}
          companyId={id}
          companyName={name}
          search={search}
          onSearch={change}
          salaries={<SalariesPanel companyId={id} />}
        />
      )}
    </CompanyPage>
  );
}
