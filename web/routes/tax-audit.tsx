import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { taxAuditSearch } from '../features/tax-audit/tax-audit.search';
import { TaxAuditPage } from '../features/tax-audit/tax-audit-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/tax-audit')({
  staticData: { title: m.tax_audit_title },
  validateSearch: taxAuditSearch,
  component: TaxAudit,
});

function TaxAudit() {
  const { year } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (chosen: string) =>
    void navigate({ search: (known) => ({ ...known, year: chosen }), resetScroll: false });
  return (
    <CompanyPage title={m.tax_audit_title()}>
      {({ id, name }) => <TaxAuditPage key={id} companyId={id} companyName={name} year={year} onYear={choose} />}
    </CompanyPage>
  );
}
