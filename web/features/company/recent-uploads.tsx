import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { InstantText } from '../../ui/figure/date-text';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { recentUploadsQuery, type StatementUpload } from './company.queries';

/** The bank statements that came in last. */
export function RecentUploads({ companyId }: { companyId: string }) {
  const uploads = useQuery(recentUploadsQuery(companyId));
  return (
    <section aria-label={m.company_uploads()}>
      <h3 className="mb-1 text-sm font-semibold">{m.company_uploads()}</h3>
      {uploads.isPending && <SkeletonRows rows={1} label={m.ui_loading()} />}
      {uploads.isError && (
        <ErrorPanel title={m.company_uploads_failed()} error={uploads.error} onRetry={() => void uploads.refetch()} />
      )}
      {uploads.data?.length === 0 && <p className="text-sm text-ink-2">{m.company_uploads_none()}</p>}
      {uploads.data && uploads.data.length > 0 && <List uploads={uploads.data} />}
    </section>
  );
}

function List({ uploads }: { uploads: readonly StatementUpload[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {uploads.map(({ id, fileName, addedCount, knownCount, createdAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="min-w-0 wrap-anywhere">{fileName ?? m.company_upload_pasted()}</span>
          <span className="text-ink-2">
            {m.company_upload_lines({ added: formatCount(addedCount), known: formatCount(knownCount) })} ·{' '}
            <InstantText instant={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
