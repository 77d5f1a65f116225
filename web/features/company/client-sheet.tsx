import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { StatusBadge, TypeBadge } from './client-badges';
import { ClientCharge } from './client-charge';
import { ClientFacts } from './client-facts';
import { ClientStaff } from './client-staff';
import type { ClientCompany } from './company.queries';
import { ArchiveCompany, RestoreCompany } from './company-standing';
import { EditCompany, EditTerms } from './edit-company';
import { RecentUploads } from './recent-uploads';

type ClientSheetProps = {
  client: ClientCompany | undefined;
  /** Whether the reader leads the firm: they choose who is in charge, and archive. */
  mayLead: boolean;
  onClose: () => void;
  /** The way of a client out of the firm. */
  letGo: (client: ClientCompany) => ReactNode;
};

/** Beside the list: one client's facts, what came in last, and the ways to its pages. */
export function ClientSheet({ client, mayLead, onClose, letGo }: ClientSheetProps) {
  if (!client) return null;
  const isArchived = client.clientStatus === 'archived';
  const chargeOf = mayLead && !isArchived && client.caFirmId;
  const since = client.onboardingDate ?? client.createdAt;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      place="side"
      title={client.name}
      description={m.company_sheet_words({ day: formatDate(since) })}
    >
      <div className="flex flex-col gap-5">
        <div className="flex gap-1">
          <StatusBadge client={client} />
          <TypeBadge client={client} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/" search={{ company: client.id }} className={buttonClass('primary')}>
            {m.company_open_dashboard()}
          </Link>
          <Link to="/bank-management" search={{ company: client.id }} className={buttonClass()}>
            {m.company_open_bank()}
          </Link>
          {mayLead && (
            <Link to="/people" search={{ company: client.id }} className={buttonClass()}>
              {m.people_page()}
            </Link>
          )}
        </div>
        {chargeOf && <ClientCharge client={client} caFirmId={chargeOf} />}
        {chargeOf && <ClientStaff client={client} caFirmId={chargeOf} />}
        <ClientFacts client={client} saysCharge={!chargeOf} />
        {chargeOf && (
          <div className="flex flex-wrap gap-2">
            <EditCompany company={client} />
            <EditTerms client={client} caFirmId={chargeOf} />
          </div>
        )}
        <RecentUploads companyId={client.id} />
        {chargeOf && letGo(client)}
        {mayLead && <div>{isArchived ? <RestoreCompany company={client} /> : <ArchiveCompany company={client} />}</div>}
      </div>
    </Dialog>
  );
}
