import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { companyQuery } from '../../lib/workspace';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { useStanding } from './company.mutations';
import type { ClientCompany } from './company.queries';
import { EditCompany } from './edit-company';

type Named = { id: string; name: string };

/** Asks before a company is put away. */
export function ArchiveCompany({ company: { id, name } }: { company: Named }) {
  const archive = useStanding(id, 'archive');
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{m.company_archive()}</Button>}
      title={m.company_archive_title({ name })}
      description={m.company_archive_words()}
      confirmLabel={m.company_archive()}
      pendingLabel={m.company_archiving()}
      onConfirm={() => archive.mutateAsync()}
    />
  );
}

/** Takes an archived company up again. */
export function RestoreCompany({ company: { id, name } }: { company: Named }) {
  const restore = useStanding(id, 'restore');
  return (
    <Button
      size="sm"
      aria-label={m.company_restore_named({ name })}
      isPending={restore.isPending}
      pendingLabel={m.company_restoring()}
      onClick={() => restore.mutate()}
    >
      {m.company_restore()}
    </Button>
  );
}

type CompanyStandingProps = {
  companyId: string;
  isShown: 'archived' | 'active';
  /** The way of the company to a firm and back. */
  move?: (company: ClientCompany) => ReactNode;
};

/** On a company's profile: that it is archived, with the way back; or, for those who lead it, the way to archive it. */
export function CompanyStanding({ companyId, isShown, move }: CompanyStandingProps) {
  const { data: company } = useQuery(companyQuery(companyId));
  const mayLead = useLeads(companyId, company?.caFirmId);
  if (!company || (company.clientStatus === 'archived') !== (isShown === 'archived')) return null;
  if (isShown === 'archived')
    return (
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-strong bg-sunken px-4 py-3">
        <p className="text-sm">
          <strong className="font-semibold">{m.company_is_archived()}.</strong> {m.company_is_archived_words()}
        </p>
        {mayLead && <RestoreCompany company={company} />}
      </div>
    );
  if (!mayLead) return null;
  return (
    <>
      <SectionCard className="mt-4" title={m.edit_company_about()}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-ink-2">{m.edit_company_words()}</p>
          <EditCompany company={company} />
        </div>
      </SectionCard>
      {move?.(company)}
      <SectionCard className="mt-4" title={m.company_archive_about()}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-ink-2">{m.company_archive_words()}</p>
          <ArchiveCompany company={company} />
        </div>
      </SectionCard>
    </>
  );
}

const LEAD: readonly (string | undefined)[] = ['owner', 'manager', 'founder'];

/** Whether the signed-in person leads the company: its founder, or an owner or a manager of its firm. */
function useLeads(companyId: string, caFirmId: string | null | undefined): boolean {
  const me = useMe();
  const inFirm = me?.firms.find(({ id }) => id === caFirmId)?.role;
  return LEAD.includes(inFirm ?? me?.companies.find(({ id }) => id === companyId)?.role);
}
