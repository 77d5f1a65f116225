import { formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import type { Upload } from '../bank.queries';
import { periodName, rowsAgree } from '../words';
import { UndoUpload } from './undo-upload';

export type UploadsOf = { rows: readonly Upload[]; companyId: string; keepsBooks: boolean };

const periodOf = ({ periodFrom, periodTo }: Upload): string =>
  periodFrom && periodTo ? periodName(periodFrom, periodTo) : m.bank_none();

export function PeriodCell({ upload }: { upload: Upload }) {
  return (
    <>
      <span className="whitespace-nowrap">{periodOf(upload)}</span>
      <span className="block text-xs text-ink-2">{m.bank_uploaded_at({ at: formatInstant(upload.createdAt) })}</span>
    </>
  );
}

export function Agreement({ upload: { agreeing, checked } }: { upload: Upload }) {
  if (checked === 0) return <Badge tone="yellow">{m.bank_no_balances()}</Badge>;
  return <Badge tone={agreeing === checked ? 'green' : 'yellow'}>{rowsAgree({ agreeing, checked })}</Badge>;
}

/** The original to be had again, and the way back. */
export function UploadActs(props: { companyId: string; upload: Upload; keepsBooks: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {/* The file names the account, which readers from outside see the end of. */}
      {props.keepsBooks && <Original upload={props.upload} />}
      <Undo {...props} />
    </div>
  );
}

function Undo({ companyId, upload, keepsBooks }: { companyId: string; upload: Upload; keepsBooks: boolean }) {
  const { undoneAt, undoneByName } = upload;
  if (undoneAt)
    return (
      <span className="block max-w-40 text-xs text-ink-2">
        {m.bank_undone_by({ person: undoneByName ?? m.bank_somebody(), at: formatInstant(undoneAt) })}
      </span>
    );
  return keepsBooks && <UndoUpload companyId={companyId} upload={upload} period={periodOf(upload)} />;
}

function Original({ upload }: { upload: Upload }) {
  return (
    <a
      href={`/api/statement-uploads/${upload.id}/file`}
      download
      aria-label={m.bank_download_named({ period: periodOf(upload) })}
      className="whitespace-nowrap text-accent underline underline-offset-2"
    >
      {m.bank_download()}
    </a>
  );
}
