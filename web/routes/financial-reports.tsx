import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CompanyPage } from '../features/dashboard/company-page';
import { statementSearch } from '../features/ledger/report/statement.search';
import { StatementsPage } from '../features/ledger/report/statements-page';
import { BankReports } from '../features/report/bank-reports';
import { reportSearch } from '../features/report/report.search';
import { m } from '../lib/messages';

const search = v.object({ ...reportSearch.entries, ...statementSearch.entries });
type Search = v.InferOutput<typeof search>;

export const Route = createFileRoute('/financial-reports')({
  staticData: { title: m.report_title },
  validateSearch: search,
  component: FinancialReports,
});

function FinancialReports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<Search>) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  // A link to one of the reports of bank lines names no tab.
  const tab = search.tab ?? (search.report ? 'bank' : 'profit-and-loss');
  return (
    <CompanyPage title={m.report_title()}>
      {({ id, name }) => (
        <StatementsPage
          key={id}
          companyId={id}
          companyName={name}
          tab={tab}
          search={search}
          onSearch={change}
          bank={
            <BankReports companyId={id} search={search} onSearch={(changed) => change({ tab: 'bank', ...changed })} />
          }
        />
      )}
    </CompanyPage>
  );
}
