import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeSpending, spendingSearch } from '../features/spending/spending.search';
import { SpendingPage } from '../features/spending/spending-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/expense-tracking')({
  staticData: { title: m.spending_title },
  validateSearch: spendingSearch,
  component: ExpenseTracking,
});

function ExpenseTracking() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSpending = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.spending_title()}>
      {({ id, name }) => <SpendingPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />}
    </CompanyPage>
  );
}
