import { createFileRoute } from '@tanstack/react-router';
import { auditSearch, type ChangeSearch } from '../features/audit/audit.search';
import { AuditPage } from '../features/audit/audit-page';
import { LastBackup } from '../features/backup/last-backup';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/audit-trail')({
  staticData: { title: m.audit_title },
  validateSearch: auditSearch,
  component: AuditTrail,
});

function AuditTrail() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed, isTyping = false) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), replace: isTyping, resetScroll: false });
  return (
    <CompanyPage title={m.audit_title()}>
      {({ id, name }) => (
        <AuditPage key={id} companyId={id} companyName={name} search={search} onSearch={change}>
          <LastBackup companyId={id} />
        </AuditPage>
      )}
    </CompanyPage>
  );
}
