import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Money } from '../../ui/figure/money';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { frequencyLabel, typeLabel } from './service-template.labels';
import { type ServiceTemplate, serviceTemplatesQuery } from './service-template.queries';

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The services the firm offers. */
export function ServiceTemplatesTab({ caFirmId }: { caFirmId: string }) {
  const templates = useQuery(serviceTemplatesQuery(caFirmId));
  if (templates.isPending) return <Outline />;
  if (templates.isError)
    return (
      <ErrorPanel title={m.template_list_failed()} error={templates.error} onRetry={() => void templates.refetch()} />
    );
  if (templates.data.length === 0)
    return <EmptyState title={m.template_none()} description={m.template_none_words()} />;
  return (
    <ul aria-label={m.template_tab()} className={GRID}>
      {templates.data.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </ul>
  );
}

function TemplateCard({ template }: { template: ServiceTemplate }) {
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
    </li>
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
