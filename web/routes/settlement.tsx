import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeSettlement, settlementSearch } from '../features/settlement/settlement.search';
import { SettlementPage } from '../features/settlement/settlement-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/settlement')({
  staticData: { title: m.settlement_title },
  validateSearch: settlementSearch,
  component: Settlement,
});

function Settlement() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSettlement = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.settlement_title()}>
      {({ id, name }) => (
        <SettlementPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />
      )}
    </CompanyPage>
  );
}
