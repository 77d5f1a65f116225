import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { ErrorPanel } from '../../../ui/error-panel';
import { ShowMore } from '../../../ui/show-all';
import { SkeletonRows } from '../../../ui/skeleton';
import { type Column, Table } from '../../../ui/table';
import { type BankAccount, type Upload, uploadsQuery } from '../bank.queries';
import { Agreement, PeriodCell, UploadActs, type UploadsOf } from './upload-cells';
import { UploadNotes } from './upload-notes';
import { UploadRows } from './upload-rows';

const PAGE = 10;

type UploadListProps = { companyId: string; account: BankAccount; keepsBooks: boolean };

/** The statements of one account: what each brought, and how far its balances bear it out. */
export function UploadList({ companyId, account: { id, accountName }, keepsBooks }: UploadListProps) {
  const uploads = useInfiniteQuery(uploadsQuery(companyId, id, PAGE));
  const rows = uploads.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-ink-2">{m.bank_statements()}</h3>
      {uploads.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {uploads.isError && <ErrorPanel error={uploads.error} onRetry={() => void uploads.refetch()} />}
      {uploads.data && rows.length === 0 && <p className="text-sm text-ink-2">{m.bank_no_statements()}</p>}
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
  const caption = m.bank_statements_of({ account: accountName });
  return <Table caption={caption} columns={shown} rows={rows} rowKey={({ id }) => id} />;
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
    cell: (upload) => <UploadActs companyId={companyId} upload={upload} keepsBooks={keepsBooks} />,
  },
];
