import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { Spinner } from '../../../ui/state/spinner';
import { isTooLarge, sizeOf } from '../statement/statement-source';
import { type Attachment, attachmentsQuery, useAttach, useDetach } from './attachment.calls';

type AttachmentListProps = { companyId: string; transactionId: string; keepsBooks: boolean };

/** The bills and papers kept beside a line. */
export function AttachmentList({ companyId, transactionId, keepsBooks }: AttachmentListProps) {
  const list = useQuery(attachmentsQuery(companyId, transactionId));
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 className="text-xs text-ink-3">{m.books_attachments()}</h3>
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className="text-ink-2">{m.books_no_attachments()}</p>}
      <ul className="flex flex-col gap-1.5">
        {list.data?.map((attachment) => (
          <li key={attachment.id} className="flex items-start justify-between gap-2">
            <AttachmentLink transactionId={transactionId} attachment={attachment} />
            {keepsBooks && <Remove companyId={companyId} transactionId={transactionId} attachment={attachment} />}
          </li>
        ))}
      </ul>
      {keepsBooks && <AttachField companyId={companyId} transactionId={transactionId} />}
    </section>
  );
}

type OneProps = { transactionId: string; attachment: Attachment };

function AttachmentLink({ transactionId, attachment: { id, fileName, bytes, createdBy, createdAt } }: OneProps) {
  return (
    <span className="min-w-0">
      <a
        href={`/api/bank-transactions/${transactionId}/attachments/${id}`}
        download
        className="wrap-anywhere text-accent underline underline-offset-2"
      >
        {fileName}
      </a>
      <span className="block text-xs text-ink-2">
        {m.books_attached_by({ size: sizeOf({ size: bytes }), person: createdBy, at: formatInstant(createdAt) })}
      </span>
    </span>
  );
}

function Remove({ companyId, transactionId, attachment: { id, fileName } }: OneProps & { companyId: string }) {
  const detach = useDetach(companyId, transactionId);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.books_detach_named({ name: fileName })}>
          {m.books_remove()}
        </Button>
      }
      title={m.books_detach_title()}
      description={m.books_detach_words({ name: fileName })}
      confirmLabel={m.books_remove()}
      onConfirm={() => detach.mutateAsync(id)}
    />
  );
}

function AttachField({ companyId, transactionId }: Omit<AttachmentListProps, 'keepsBooks'>) {
  const id = useId();
  const attach = useAttach(companyId, transactionId);
  const add = (file: File | undefined) => {
    if (!file || attach.isPending) return;
    if (isTooLarge(file)) return toast({ title: m.books_attachment_too_large(), tone: 'destructive' });
    attach.mutate(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-medium">
        {m.books_attach()}
      </label>
      <input
        id={id}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          add(target.files?.[0]);
          target.value = '';
        }}
        className="max-w-full min-w-0 text-xs file:mr-2 file:min-h-7 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-2 file:text-xs file:font-medium file:text-ink hover:file:bg-sunken"
      />
      {attach.isPending && <Spinner />}
      <p id={`${id}-hint`} className="w-full text-xs text-ink-2">
        {m.books_attach_hint()}
      </p>
    </div>
  );
}
