import { createFileRoute } from '@tanstack/react-router';
import { advanceTaxSearch } from '../features/advance-tax/advance-tax.search';
import { AdvanceTaxPage } from '../features/advance-tax/advance-tax-page';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/advance-tax')({
  staticData: { title: m.shell_page_advance_tax },
  validateSearch: advanceTaxSearch,
  component: AdvanceTax,
});

function AdvanceTax() {
  const { year } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (chosen: string) =>
    void navigate({ search: (known) => ({ ...known, year: chosen }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_advance_tax()}>
      {({ id, name }) => <AdvanceTaxPage key={id} companyId={id} companyName={name} year={year} onYear={choose} />}
    </CompanyPage>
  );
}
