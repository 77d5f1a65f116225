import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ShowMore } from '../../ui/list/show-all';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type TrailOf, trailQuery, useVerify } from './audit.queries';
import type { AuditSearch, ChangeSearch } from './audit.search';
import { AuditFilters } from './audit-filters';
import { AuditList } from './audit-list';
import { AuditReport } from './audit-report';
import { AuditVerdict } from './audit-verdict';

type AuditPageProps = {
  of: TrailOf;
  search: AuditSearch;
  onSearch: ChangeSearch;
  children?: ReactNode;
};

/** Who did what to the data of a company or a firm, and the proof that nobody has changed the record of it; the children stand above it. */
export function AuditPage({ of, search, onSearch, children }: AuditPageProps) {
  const trail = useInfiniteQuery({ ...trailQuery(of, search), placeholderData: keepPreviousData });
  const verify = useVerify(of);
  const rows = trail.data?.pages.flatMap((page) => page.rows) ?? [];
  if (trail.error instanceof ApiError && trail.error.status === 403) return <NotForThisRole kind={of.kind} />;
  return (
    <>
      <PageHeader
        title={m.audit_title()}
        subtitle={
          of.kind === 'company' ? m.audit_subtitle({ company: of.name }) : m.audit_subtitle_firm({ firm: of.name })
        }
        actions={
          <>
            <AuditReport of={of} />
            <Button
              variant="primary"
              isPending={verify.isPending}
              pendingLabel={m.audit_verifying()}
              onClick={() => verify.mutate()}
            >
              {m.audit_verify()}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {children}
        <AuditVerdict verdict={verify.data} />
        <AuditFilters of={of} search={search} onSearch={onSearch} />
        {trail.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
        {trail.isError && <ErrorPanel error={trail.error} onRetry={() => void trail.refetch()} />}
        {trail.data && rows.length === 0 && <Nothing status={search.status} onClear={() => onSearch(NO_FILTER)} />}
        {rows.length > 0 && <AuditList rows={rows} />}
        <ShowMore
          hasMore={trail.hasNextPage}
          isPending={trail.isFetchingNextPage}
          onShowMore={() => void trail.fetchNextPage()}
        />
      </div>
    </>
  );
}

const NO_FILTER: Partial<AuditSearch> = {
  ...{ q: undefined, status: undefined, area: undefined },
  ...{ by: undefined, from: undefined, to: undefined },
};

function NotForThisRole({ kind }: Pick<TrailOf, 'kind'>) {
  return (
    <>
      <PageHeader title={m.audit_title()} />
      <EmptyState
        title={m.audit_not_for_role()}
        description={kind === 'company' ? m.audit_not_for_role_words() : m.audit_not_for_role_firm()}
      />
    </>
  );
}

function Nothing({ status, onClear }: { status: AuditSearch['status']; onClear: () => void }) {
  return (
    <EmptyState
      title={m.audit_nothing()}
      description={status === 'pending' ? m.audit_nothing_pending() : m.audit_nothing_words()}
      action={<Button onClick={onClear}>{m.audit_clear()}</Button>}
    />
  );
}
