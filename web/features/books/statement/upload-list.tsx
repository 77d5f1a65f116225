import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { formatCount, formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { Button } from '../../../ui/button';
import { ShowMore } from '../../../ui/list/show-all';
import { type Column, Table } from '../../../ui/list/table';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel, sentenceOf } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { Verdict } from '../../../ui/state/verdict';
import { useRefreshBooks } from '../books.mutations';
import { type BankAccount, type Upload, uploadsQuery } from '../books.queries';
import { periodName, rowsAgree } from '../words';
import { NoticeWords } from './upload-notices';

const PAGE = 10;

type UploadListProps = { companyId: string; account: BankAccount; keepsBooks: boolean };

/** The statements of one account: what each brought, and how far its balances bear it out. */
export function UploadList({ companyId, account: { id, accountName }, keepsBooks }: UploadListProps) {
  const uploads = useInfiniteQuery(uploadsQuery(companyId, id, PAGE));
  const rows = uploads.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-ink-2">{m.books_statements()}</h3>
      {uploads.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {uploads.isError && <ErrorPanel error={uploads.error} onRetry={() => void uploads.refetch()} />}
      {uploads.data && rows.length === 0 && <p className="text-sm text-ink-2">{m.books_no_statements()}</p>}
      {rows.length > 0 && <Uploads {...{ rows, companyId, keepsBooks, accountName }} />}
      <ShowMore
        hasMore={uploads.hasNextPage}
        isPending={uploads.isFetchingNextPage}
        onShowMore={() => void uploads.fetchNextPage()}
      />
    </div>
  );
}

/** A table where there is room for its columns. */
function Uploads({ rows, companyId, keepsBooks, accountName }: UploadsOf & { accountName: string }) {
  if (useMedia(NARROW)) return <UploadRows rows={rows} companyId={companyId} keepsBooks={keepsBooks} />;
  const shown = columns(companyId, keepsBooks);
  const caption = m.books_statements_of({ account: accountName });
  return <Table caption={caption} columns={shown} rows={rows} rowKey={({ id }) => id} />;
}

const columns = (companyId: string, keepsBooks: boolean): Column<Upload>[] => [
  { key: 'period', header: m.books_period(), cell: (upload) => <PeriodCell upload={upload} /> },
  { key: 'added', header: m.books_added(), isNumeric: true, cell: ({ addedCount }) => formatCount(addedCount) },
  { key: 'known', header: m.books_known_lines(), isNumeric: true, cell: ({ knownCount }) => formatCount(knownCount) },
  { key: 'agree', header: m.books_proof(), cell: (upload) => <Agreement upload={upload} /> },
  { key: 'notes', header: m.books_notes(), cell: (upload) => <UploadNotes upload={upload} /> },
  {
    key: 'acts',
    header: m.books_original(),
    cell: (upload) => <UploadActs companyId={companyId} upload={upload} keepsBooks={keepsBooks} />,
  },
];

const hasNotes = ({ warnings, skipped, ignoredCount }: Upload) => warnings.length + skipped.length + ignoredCount > 0;

/** The statements of an account on a narrow screen: nothing to be done with one lies out of sight. */
export function UploadRows({ rows, companyId, keepsBooks }: UploadsOf) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-sm">
      {rows.map((upload) => (
        <li key={upload.id} className="flex flex-col gap-1.5 px-3 py-2.5">
          <div>
            <PeriodCell upload={upload} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
            <span>
              {m.books_added()} {formatCount(upload.addedCount)}
            </span>
            <span>
              {m.books_known_lines()} {formatCount(upload.knownCount)}
            </span>
            <Agreement upload={upload} />
          </p>
          {hasNotes(upload) && (
            <div className="text-xs text-ink-2">
              <UploadNotes upload={upload} />
            </div>
          )}
          <UploadActs companyId={companyId} upload={upload} keepsBooks={keepsBooks} />
        </li>
      ))}
    </ul>
  );
}

export type UploadsOf = { rows: readonly Upload[]; companyId: string; keepsBooks: boolean };

const periodOf = ({ periodFrom, periodTo }: Upload): string =>
  periodFrom && periodTo ? periodName(periodFrom, periodTo) : m.books_none();

export function PeriodCell({ upload }: { upload: Upload }) {
  return (
    <>
      <span className="whitespace-nowrap">{periodOf(upload)}</span>
      <span className="block text-xs text-ink-2">{m.books_uploaded_at({ at: formatInstant(upload.createdAt) })}</span>
    </>
  );
}

export function Agreement({ upload: { agreeing, checked } }: { upload: Upload }) {
  if (checked === 0) return <Verdict isSound={false}>{m.books_no_balances()}</Verdict>;
  return <Verdict isSound={agreeing === checked}>{rowsAgree({ agreeing, checked })}</Verdict>;
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
        {m.books_undone_by({ person: undoneByName ?? m.books_somebody(), at: formatInstant(undoneAt) })}
      </span>
    );
  return keepsBooks && <UndoUpload companyId={companyId} upload={upload} period={periodOf(upload)} />;
}

function Original({ upload }: { upload: Upload }) {
  return (
    <a
      href={`/api/statement-uploads/${upload.id}/file`}
      download
      aria-label={m.books_download_named({ period: periodOf(upload) })}
      className="whitespace-nowrap text-accent underline underline-offset-2"
    >
      {m.books_download()}
    </a>
  );
}

/** What was said of a statement when it was stored: its warnings, and the lines that were left out. */
export function UploadNotes({ upload: { warnings, skipped, ignoredCount } }: { upload: Upload }) {
  const titles = [
    warnings.length > 0 && m.books_n_warnings({ count: formatCount(warnings.length) }),
    skipped.length > 0 && m.books_n_left_out({ count: formatCount(skipped.length) }),
  ].filter(Boolean);
  const ignored = ignoredCount > 0 ? m.books_ignored({ count: formatCount(ignoredCount) }) : undefined;
  if (titles.length === 0) return ignored ?? m.books_none();
  return (
    <details className="min-w-40">
      <summary className="whitespace-nowrap">{titles.join(', ')}</summary>
      <ul className="mt-1 flex max-w-md min-w-64 flex-col gap-1 text-xs">
        {[...warnings, ...skipped].map((notice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is stored of a statement never changes its order
          <li key={`${notice.line} ${notice.code} ${place}`}>
            <NoticeWords notice={notice} />
          </li>
        ))}
        {ignored && <li className="text-ink-2">{ignored}</li>}
      </ul>
    </details>
  );
}

type UndoUploadProps = { companyId: string; upload: Upload; period: string };

export function UndoUpload({ companyId, upload: { id, addedCount }, period }: UndoUploadProps) {
  const undo = useUndoUpload(companyId);
  // What the server asks of work by hand, in the place of the first question.
  const work = isAboutWork(undo.error) ? sentenceOf(undo.error) : undefined;
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.books_undo_upload_named({ period })}>
          {m.books_undo_upload()}
        </Button>
      }
      title={m.books_undo_upload_title()}
      description={work ?? m.books_undo_upload_words({ count: formatCount(addedCount) })}
      confirmLabel={work ? m.books_undo_upload_drop() : m.books_undo_upload_confirm()}
      onConfirm={() => undo.mutateAsync({ uploadId: id, dropsWork: work !== undefined })}
      onClose={undo.reset}
    />
  );
}

/** Takes a statement back: the lines it added leave the books, and the file stays. */
export function useUndoUpload(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: async ({ uploadId, dropsWork }: { uploadId: string; dropsWork: boolean }) =>
      (await api['statement-uploads'][':uploadId'].undo.$post({ param: { uploadId }, json: { dropsWork } })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: m.books_upload_undone(), description: message });
      await refresh();
    },
    onError: (error) => {
      if (isAboutWork(error)) return;
      toast({ title: m.books_upload_not_undone(), description: sentenceOf(error), tone: 'destructive' });
    },
  });
}

const isAboutWork = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'has-work-by-hand';
