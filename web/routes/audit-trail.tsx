import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { auditSearch, type ChangeSearch } from '../features/audit/audit.search';
import { AuditPage } from '../features/audit/audit-page';
import { NightsKept } from '../features/audit/nights-kept';
import { LastBackup } from '../features/backup/last-backup';
import { CompanyPage } from '../features/dashboard/company-page';
import { FirmOnlyPage } from '../features/firm/firm-only-page';
import { m } from '../lib/messages';
import { useWorkspace } from '../lib/workspace';
import { Chips } from '../ui/list/chips';

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
  const choice = (
    <OfChoice isOfFirm={search.of === 'firm'} onChoose={(of) => change({ of, area: undefined, by: undefined })} />
  );
  if (search.of === 'firm')
    return (
      <FirmOnlyPage title={m.audit_title()}>
        {({ id, name, role }) => (
          <AuditPage key={id} of={{ kind: 'firm', id, name }} search={search} onSearch={change}>
            {choice}
            <NightsKept caFirmId={id} isOwner={role === 'owner'} />
          </AuditPage>
        )}
      </FirmOnlyPage>
    );
  return (
    <CompanyPage title={m.audit_title()}>
      {({ id, name, isDemo }) => (
        <AuditPage key={id} of={{ kind: 'company', id, name }} search={search} onSearch={change}>
          {choice}
          {/* A demonstration is made again by a click, so nobody backs it up. */}
          {!isDemo && <LastBackup companyId={id} />}
        </AuditPage>
      )}
    </CompanyPage>
  );
}

type OfChoiceProps = { isOfFirm: boolean; onChoose: (of: 'firm' | undefined) => void };

/** Who leads a firm reads its own trail beside those of its clients. */
function OfChoice({ isOfFirm, onChoose }: OfChoiceProps): ReactNode {
  const { company, firm } = useWorkspace();
  if (!firm || firm.role === 'staff') return null;
  return (
    <Chips
      label={m.audit_of()}
      value={isOfFirm ? 'firm' : 'company'}
      choices={[
        { value: 'company', label: company?.name ?? m.audit_area_company() },
        { value: 'firm', label: firm.name },
      ]}
      onChoose={(of) => onChoose(of === 'firm' ? 'firm' : undefined)}
    />
  );
}
