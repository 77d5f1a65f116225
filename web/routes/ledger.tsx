import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeDesk, deskSearch } from '../features/ledger/desk/desk.search';
import { DeskPage } from '../features/ledger/desk/desk-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/ledger')({
  staticData: { title: m.desk_title },
  validateSearch: deskSearch,
  component: Ledger,
});

function Ledger() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeDesk = (changed, isTyping = false) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), replace: isTyping, resetScroll: false });
  return (
    <CompanyPage title={m.desk_title()}>
      {({ id, name }) => <DeskPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />}
    </CompanyPage>
  );
}
