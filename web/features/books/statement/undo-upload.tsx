import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { Upload } from '../bank.queries';
import { useUndoUpload } from './upload.mutations';

type UndoUploadProps = { companyId: string; upload: Upload; period: string };

export function UndoUpload({ companyId, upload: { id, addedCount }, period }: UndoUploadProps) {
  const undo = useUndoUpload(companyId);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.bank_undo_upload_named({ period })}>
          {m.bank_undo_upload()}
        </Button>
      }
      title={m.bank_undo_upload_title()}
      description={m.bank_undo_upload_words({ count: formatCount(addedCount) })}
      confirmLabel={m.bank_undo_upload_confirm()}
      onConfirm={() => undo.mutateAsync(id)}
    />
  );
}
