import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Import, importsQuery, useUndoImport } from './exchange.queries';

/** The files that were taken in, each of which can be taken back as a whole. */
export function Imports({ companyId }: { companyId: string }) {
  const { data, isPending, error, refetch } = useQuery(importsQuery(companyId));
  return (
    <SectionCard title={m.exchange_imports()}>
      {isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={m.exchange_no_imports()} description={m.exchange_no_imports_words()} />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((one) => (
            <ImportRow key={one.id} companyId={companyId} one={one} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function ImportRow({ companyId, one }: { companyId: string; one: Import }) {
  const undo = useUndoImport(companyId);
  const name = one.fileName ?? one.format;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-ink-2">
          {m.exchange_import_row({ count: one.vouchers })}
          {one.from && one.to && ` · ${formatDate(one.from)} – ${formatDate(one.to)}`}
        </p>
        <p className="text-xs text-ink-3">
          {one.by} · <InstantText instant={one.at} />
        </p>
      </div>
      {one.undoneAt ? (
        <Badge>{m.exchange_is_undone()}</Badge>
      ) : (
        <ConfirmDialog
          trigger={<Button size="sm">{m.exchange_undo()}</Button>}
          title={m.exchange_undo_title({ name })}
          description={m.exchange_undo_words({ count: one.vouchers })}
          confirmLabel={m.exchange_undo_confirm()}
          onConfirm={() => undo.mutateAsync(one.id)}
        />
      )}
    </li>
  );
}
