import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Money } from '../../ui/figure/money';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { frequencyLabel, typeLabel } from './service-template.labels';
import { useTemplateAct } from './service-template.mutations';
import { type ServiceTemplate, serviceTemplatesQuery } from './service-template.queries';
import { AddTemplateDialog, EditTemplateDialog } from './template-dialogs';

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The services the firm offers. Staff see them; an owner or a manager makes and changes them. */
export function ServiceTemplatesTab({ caFirmId, mayLead }: { caFirmId: string; mayLead: boolean }) {
  const templates = useQuery(serviceTemplatesQuery(caFirmId));
  if (templates.isPending) return <Outline />;
  if (templates.isError)
    return (
      <ErrorPanel title={m.template_list_failed()} error={templates.error} onRetry={() => void templates.refetch()} />
    );
  const current = templates.data.filter(({ isActive }) => isActive);
  const archived = templates.data.filter(({ isActive }) => !isActive);
  return (
    <>
      {mayLead && (
        <div className="mb-3 flex justify-end">
          <AddTemplateDialog caFirmId={caFirmId} />
        </div>
      )}
      {current.length === 0 ? (
        <EmptyState title={m.template_none()} description={m.template_none_words()} />
      ) : (
        <ul aria-label={m.template_tab()} className={GRID}>
          {current.map((template) => (
            <TemplateCard key={template.id} template={template} mayLead={mayLead} />
          ))}
        </ul>
      )}
      {archived.length > 0 && <ArchivedTemplates templates={archived} mayLead={mayLead} />}
    </>
  );
}

function TemplateCard({ template, mayLead }: { template: ServiceTemplate; mayLead: boolean }) {
  const { name, description, serviceType, frequency, basePrice, complianceItems, isDefault } = template;
  return (
    <li className="flex flex-col rounded-xl border border-line bg-surface shadow-card px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{name}</h2>
        <span className="mt-0.5 flex">
          <Badge tone={isDefault ? 'blue' : 'grey'}>{isDefault ? m.template_default() : m.template_custom()}</Badge>
        </span>
      </div>
      {description && <p className="mt-1 text-sm wrap-anywhere text-ink-2">{description}</p>}
      <dl className="mt-auto pt-3 text-sm">
        <Fact name={m.template_type()}>{typeLabel(serviceType)}</Fact>
        <Fact name={m.template_frequency()}>{frequencyLabel(frequency)}</Fact>
        <Fact name={m.template_price()}>
          <Money amount={parseRupees(basePrice)} />
        </Fact>
        {complianceItems.length > 0 && <Fact name={m.template_covers()}>{complianceItems.join(', ')}</Fact>}
      </dl>
      {mayLead && <TemplateActs template={template} />}
    </li>
  );
}

function TemplateActs({ template }: { template: ServiceTemplate }) {
  const { id, caFirmId, name } = template;
  const archive = useTemplateAct(caFirmId, 'archive');
  return (
    <div className="-mx-2.5 mt-2 flex gap-1">
      <EditTemplateDialog
        template={template}
        trigger={
          <Button variant="ghost" size="sm" aria-label={m.edit_edit_named({ name })}>
            {m.edit_edit()}
          </Button>
        }
      />
      <ConfirmDialog
        trigger={
          <Button variant="ghost" size="sm" aria-label={m.edit_archive_named({ name })}>
            {m.edit_archive()}
          </Button>
        }
        title={m.edit_template_archive_title({ name })}
        description={m.edit_template_archive_words()}
        confirmLabel={m.edit_archive()}
        isDangerous={false}
        onConfirm={() => archive.mutateAsync(id)}
      />
    </div>
  );
}

type ArchivedTemplatesProps = { templates: readonly ServiceTemplate[]; mayLead: boolean };

/** The templates that were put away, apart from those that are offered. */
function ArchivedTemplates({ templates, mayLead }: ArchivedTemplatesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-semibold">
        {m.edit_template_archived_list()}
      </h2>
      <p className="text-sm text-ink-2">{m.edit_template_archived_words()}</p>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
        {templates.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{template.name}</p>
              <p className="text-sm text-ink-2">
                {typeLabel(template.serviceType)} · {frequencyLabel(template.frequency)}
              </p>
            </div>
            {mayLead && <ArchivedActs template={template} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArchivedActs({ template: { id, caFirmId, name } }: { template: ServiceTemplate }) {
  const restore = useTemplateAct(caFirmId, 'restore');
  const remove = useTemplateAct(caFirmId, 'remove');
  return (
    <div className="flex gap-2">
      <ConfirmDialog
        trigger={
          <Button variant="ghost" size="sm" aria-label={m.edit_delete_named({ name })}>
            {m.edit_delete()}
          </Button>
        }
        title={m.edit_delete_title({ name })}
        description={m.edit_template_remove_words()}
        confirmLabel={m.edit_delete()}
        pendingLabel={m.edit_deleting()}
        onConfirm={() => remove.mutateAsync(id)}
      />
      <Button
        size="sm"
        aria-label={m.company_restore_named({ name })}
        isPending={restore.isPending}
        onClick={() => restore.mutate(id)}
      >
        {m.company_restore()}
      </Button>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

function Outline() {
  return (
    <div role="status" aria-label={m.ui_loading()} className={GRID}>
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}
