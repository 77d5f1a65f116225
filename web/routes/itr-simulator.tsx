import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeItr, itrSearch } from '../features/income-tax/simulation/simulation.search';
import { SimulatorPage } from '../features/income-tax/simulation/simulator-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/itr-simulator')({
  staticData: { title: m.shell_page_itr },
  validateSearch: itrSearch,
  component: ItrSimulator,
});

function ItrSimulator() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeItr = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_itr()}>
      {({ id, name }) => <SimulatorPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />}
    </CompanyPage>
  );
}
