import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeReport, reportSearch } from '../features/report/report.search';
import { ReportsPage } from '../features/report/reports-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/financial-reports')({
  staticData: { title: m.report_title },
  validateSearch: reportSearch,
  component: FinancialReports,
});

function FinancialReports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeReport = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.report_title()}>
      {({ id, name }) => <ReportsPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />}
    </CompanyPage>
  );
}
