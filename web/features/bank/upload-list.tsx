import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount, formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { ErrorPanel } from '../../ui/error-panel';
import { ShowMore } from '../../ui/show-all';
import { SkeletonRows } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { type Upload, uploadsQuery } from './bank.queries';
import { UndoUpload } from './undo-upload';
import { UploadNotes } from './upload-notes';
import { periodName, rowsAgree } from './words';

const PAGE = 10;

type UploadListProps = { companyId: string; bankAccountId: string; keepsBooks: boolean };

/** The statements of one account: what each brought, and how far its balances bear it out. */
export function UploadList({ companyId, bankAccountId, keepsBooks }: UploadListProps) {
  const uploads = useInfiniteQuery(uploadsQuery(companyId, bankAccountId, PAGE));
  const rows = uploads.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-ink-2">{m.bank_statements()}</h3>
      {uploads.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {uploads.isError && <ErrorPanel error={uploads.error} onRetry={() => void uploads.refetch()} />}
      {uploads.data && rows.length === 0 && <p className="text-sm text-ink-2">{m.bank_no_statements()}</p>}
      {rows.length > 0 && (
        <Table
          caption={m.bank_statements()}
          columns={columns(companyId, keepsBooks)}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <ShowMore
        hasMore={uploads.hasNextPage}
        isPending={uploads.isFetchingNextPage}
        onShowMore={() => void uploads.fetchNextPage()}
      />
    </div>
  );
}

const columns = (companyId: string, keepsBooks: boolean): Column<Upload>[] => [
  { key: 'period', header: m.bank_period(), cell: (upload) => <PeriodCell upload={upload} /> },
  { key: 'added', header: m.bank_added(), isNumeric: true, cell: ({ addedCount }) => formatCount(addedCount) },
  { key: 'known', header: m.bank_known_lines(), isNumeric: true, cell: ({ knownCount }) => formatCount(knownCount) },
  { key: 'agree', header: m.bank_proof(), cell: (upload) => <Agreement upload={upload} /> },
  { key: 'notes', header: m.bank_notes(), cell: (upload) => <UploadNotes upload={upload} /> },
  {
    key: 'acts',
    header: m.bank_original(),
    cell: (upload) => (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Original upload={upload} />
        <Undo companyId={companyId} upload={upload} keepsBooks={keepsBooks} />
      </div>
    ),
  },
];

const periodOf = ({ periodFrom, periodTo }: Upload): string =>
  periodFrom && periodTo ? periodName(periodFrom, periodTo) : m.bank_none();

function PeriodCell({ upload }: { upload: Upload }) {
  return (
    <>
      <span className="whitespace-nowrap">{periodOf(upload)}</span>
      <span className="block text-xs text-ink-2">{m.bank_uploaded_at({ at: formatInstant(upload.createdAt) })}</span>
    </>
  );
}

function Agreement({ upload: { agreeing, checked } }: { upload: Upload }) {
  if (checked === 0) return <Badge tone="yellow">{m.bank_no_balances()}</Badge>;
  return <Badge tone={agreeing === checked ? 'green' : 'yellow'}>{rowsAgree({ agreeing, checked })}</Badge>;
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
