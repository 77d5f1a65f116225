import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeDocuments, documentSearch } from '../features/ledger/document/document.search';
import { DocumentsPage } from '../features/ledger/document/documents-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/bills')({
  staticData: { title: m.ledger_document_bills },
  validateSearch: documentSearch,
  component: Bills,
});

function Bills() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeDocuments = (changed) =>
    void navigate({
      search: (known) => ({ ...known, ...changed }),
      resetScroll: false,
      replace: changed.q !== undefined,
    });
  return (
    <CompanyPage title={m.ledger_document_bills()}>
      {({ id, name }) => (
        <DocumentsPage key={id} side="purchase" companyId={id} companyName={name} search={search} onSearch={change} />
      )}
    </CompanyPage>
  );
}
