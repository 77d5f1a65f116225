import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { taxPlanSearch } from '../features/tax-plan/tax-plan.search';
import { TaxPlanPage } from '../features/tax-plan/tax-plan-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/tax-planning')({
  staticData: { title: m.shell_page_tax_planning },
  validateSearch: taxPlanSearch,
  component: TaxPlanning,
});

function TaxPlanning() {
  const { plan } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (chosen: string | undefined) =>
    void navigate({ search: (known) => ({ ...known, plan: chosen }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_tax_planning()}>
      {({ id, name }) => <TaxPlanPage key={id} companyId={id} companyName={name} plan={plan} onPlan={open} />}
    </CompanyPage>
  );
}
