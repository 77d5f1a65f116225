import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { Field, Select } from '../../ui/form/field';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AssetCard } from './asset-card';
import { AssetDialog } from './asset-dialog';
import { assetsQuery, type Portfolio, portfolioQuery } from './ip.queries';
import type { ChangeIp, IpSearch } from './ip.search';
import { applicantChoices, applicantWords, dayOf, filingChoices, typeChoices } from './ip.words';
import { SyncDialog } from './sync-dialog';

type IpPageProps = { companyId: string; companyName: string; search: IpSearch; onSearch: ChangeIp };

/** The rights of a company: what they are, what keeps them alive, and what that costs who files. */
export function IpPage({ companyId, companyName, search, onSearch }: IpPageProps) {
  const portfolio = useQuery(portfolioQuery(companyId));
  const filing = search.filing ?? 'electronic';
  const assets = useQuery(assetsQuery(companyId, { applicant: search.applicant, filing }));
  const mayChange = useMayChange(companyId);
  const failed = [portfolio, assets].find(({ isError }) => isError);
  const shown = assets.data?.filter(({ type }) => !search.type || type === search.type) ?? [];
  return (
    <>
      <PageHeader
        title={m.shell_page_ip()}
        subtitle={companyName}
        actions={
          mayChange && (
            <>
              <SyncDialog companyId={companyId} trigger={<Button>{m.ip_sync()}</Button>} />
              <AssetDialog companyId={companyId} trigger={<Button variant="primary">{m.ip_add()}</Button>} />
            </>
          )
        }
      />
      {failed && (
        <ErrorPanel
          error={failed.error}
          onRetry={() => {
            void portfolio.refetch();
            void assets.refetch();
          }}
        />
      )}
      {!failed && (
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
            {portfolio.data ? (
              <Figures portfolio={portfolio.data} />
            ) : (
              ['a', 'b', 'c', 'd'].map((name) => <StatCardSkeleton key={name} />)
            )}
          </div>
          <Filters search={search} onSearch={onSearch} portfolio={portfolio.data} />
          {!assets.data && <SkeletonRows rows={8} label={m.ui_loading()} />}
          {assets.data?.length === 0 && <EmptyState title={m.ip_none()} description={m.ip_none_words()} />}
          {assets.data && assets.data.length > 0 && shown.length === 0 && (
            <EmptyState title={m.ip_none_of_type()} description={m.ip_none_of_type_words()} />
          )}
          {shown.map((asset) => (
            <AssetCard key={asset.id} companyId={companyId} asset={asset} mayChange={mayChange} />
          ))}
          <p className="text-xs text-ink-3">{m.ip_not_advice()}</p>
        </div>
      )}
    </>
  );
}

function Figures({ portfolio: { assets, counts, next } }: { portfolio: Portfolio }) {
  const countOf = (...wanted: string[]) =>
    counts.reduce((sum, { standing, count }) => sum + (wanted.includes(standing) ? count : 0), 0);
  const lost = countOf('expired', 'unknown');
  return (
    <>
      <StatCard label={m.ip_assets()} value={String(assets)} note={m.ip_drafts({ count: countOf('draft') })} />
      <StatCard label={m.ip_standing_active()} value={String(countOf('active'))} />
      <StatCard
        label={m.ip_standing_pending()}
        value={String(countOf('pending'))}
        note={lost > 0 ? m.ip_look_at({ count: lost }) : m.ip_none_lost()}
        {...(lost > 0 && { tone: 'yellow' as const })}
      />
      <StatCard
        label={m.ip_next()}
        value={next ? dayOf(next.dueOn) : m.ip_nothing()}
        note={next ? `${next.name}: ${next.title}` : m.ip_next_none()}
      />
    </>
  );
}

type FiltersProps = { search: IpSearch; onSearch: ChangeIp; portfolio: Portfolio | undefined };

/** Whose fees are shown, filed how; and which rights. */
function Filters({ search, onSearch, portfolio }: FiltersProps) {
  const own = portfolio?.applicant;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3">
      <Field name="applicant" label={m.ip_applicant()} hint={search.applicant ? undefined : own?.why}>
        {(control) => (
          <Select
            {...control}
            choices={[
              { value: '', label: own ? m.ip_applicant_by_facts({ kind: applicantWords(own.kind) }) : m.ui_loading() },
              ...applicantChoices(),
            ]}
            value={search.applicant ?? ''}
            onChange={({ target }) => onSearch({ applicant: (target.value || undefined) as IpSearch['applicant'] })}
          />
        )}
      </Field>
      <Field
        name="filing"
        label={m.ip_filing()}
        hint={search.filing === 'paper' ? m.ip_filing_paper_hint() : undefined}
      >
        {(control) => (
          <Select
            {...control}
            choices={filingChoices()}
            value={search.filing ?? 'electronic'}
            onChange={({ target }) =>
              onSearch({ filing: target.value === 'electronic' ? undefined : (target.value as IpSearch['filing']) })
            }
          />
        )}
      </Field>
      <Field name="type" label={m.ip_type()}>
        {(control) => (
          <Select
            {...control}
            choices={[{ value: '', label: m.ip_all_types() }, ...typeChoices()]}
            value={search.type ?? ''}
            onChange={({ target }) => onSearch({ type: (target.value || undefined) as IpSearch['type'] })}
          />
        )}
      </Field>
    </div>
  );
}
