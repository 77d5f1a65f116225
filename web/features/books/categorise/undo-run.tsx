import { useQuery } from '@tanstack/react-query';
import { formatCount, formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useUndoRun } from '../books.mutations';
import { runPreviewQuery } from '../books.queries';

/** Takes the last run back. What somebody has changed by hand since then stays. */
export function UndoRun({ companyId }: { companyId: string }) {
  const last = useQuery(runPreviewQuery(companyId)).data?.lastRun;
  const undo = useUndoRun(companyId);
  if (!last) return null;
  return (
    <ConfirmDialog
      trigger={<Button>{m.books_undo({ count: formatCount(last.changedCount) })}</Button>}
      title={m.books_undo_title()}
      description={m.books_undo_words({ count: formatCount(last.changedCount), at: formatInstant(last.createdAt) })}
      confirmLabel={m.books_undo_confirm()}
      isDangerous={false}
      onConfirm={() => undo.mutateAsync()}
    />
  );
}
