import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DocumentSide } from '#domain/ledger/document/model';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { DateText } from '../../../ui/figure/date-text';
import { Money } from '../../../ui/figure/money';
import { Input, Select } from '../../../ui/form/field';
import { type Column, Table } from '../../../ui/list/table';
import { PageHeader } from '../../../ui/page-header';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { Skeleton, SkeletonRows } from '../../../ui/state/skeleton';
import { type DocumentRow, documentsQuery, totalsQuery } from './document.queries';
import { type ChangeDocuments, type DocumentSearch, STATUSES, type Status } from './document.search';
import { kindWords, SIDE_WORDS } from './document.words';
import type { Draft } from './draft';
import { heldDraft } from './held-draft';
import { Standing } from './standing';

const DocumentDialog = lazy(() => import('./document-dialog'));
const DocumentSheet = lazy(() => import('./document-sheet'));
const ImportDialog = lazy(() => import('./import-dialog'));
const ProfileDialog = lazy(() => import('./profile-dialog'));

type PageProps = {
  side: DocumentSide;
  companyId: string;
  companyName: string;
  search: DocumentSearch;
  onSearch: ChangeDocuments;
};

/** Invoices of the company, or bills of its suppliers: what is open, what is late, and the way to record another. */
export function DocumentsPage({ side, companyId, companyName, search, onSearch }: PageProps) {
  const mayChange = useMayChange(companyId);
  const [draft, setDraft] = useState<Draft | undefined>(() =>
    mayChange ? heldDraft(companyId, side)?.draft : undefined,
  );
  const [isImporting, setIsImporting] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const words = SIDE_WORDS[side];
  return (
    <>
      <PageHeader
        title={words.title()}
        subtitle={companyName}
        actions={
          mayChange && (
            <>
              {side === 'sale' && (
                <Button variant="ghost" onClick={() => setIsSettingUp(true)}>
                  <FileText size={16} aria-hidden="true" className="sm:hidden" />
                  <span className="max-sm:sr-only">{m.ledger_document_set_up()}</span>
                </Button>
              )}
              <Button onClick={() => setIsImporting(true)}>{m.ledger_document_import()}</Button>
              <Button variant="primary" onClick={() => setDraft({ kind: 'invoice' })}>
                {words.add()}
              </Button>
            </>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <Totals companyId={companyId} side={side} />
        <Filters search={search} onSearch={onSearch} />
        <List
          companyId={companyId}
          side={side}
          search={search}
          onShow={(shown) => onSearch({ shown })}
          onAdd={mayChange ? () => setDraft({ kind: 'invoice' }) : undefined}
        />
      </div>
      <Suspense>
        {draft && !search.shown && (
          <DocumentDialog side={side} companyId={companyId} draft={draft} onClose={() => setDraft(undefined)} />
        )}
        {search.shown && (
          <DocumentSheet
            side={side}
            companyId={companyId}
            documentId={search.shown}
            onClose={() => onSearch({ shown: undefined })}
            onNote={(next) => {
              onSearch({ shown: undefined });
              setDraft(next);
            }}
          />
        )}
        {isImporting && <ImportDialog side={side} companyId={companyId} onClose={() => setIsImporting(false)} />}
        {isSettingUp && <ProfileDialog companyId={companyId} onClose={() => setIsSettingUp(false)} />}
      </Suspense>
    </>
  );
}

const BUCKET_WORDS = {
  'not-due': m.ledger_document_not_due,
  '0-30': () => m.ledger_document_days_late({ days: '1–30' }),
  '31-60': () => m.ledger_document_days_late({ days: '31–60' }),
  '61-90': () => m.ledger_document_days_late({ days: '61–90' }),
  '91+': () => m.ledger_document_days_late({ days: '91+' }),
} as const;

/** What is open and late in one strip, no higher than two lines on a phone; by age where there is room. */
function Totals({ companyId, side }: Pick<PageProps, 'companyId' | 'side'>) {
  const { data, isPending, isError, error, refetch } = useQuery(totalsQuery(companyId, side));
  if (isError) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <Card className="flex h-18 items-center px-4 lg:px-5">
        <Skeleton className="h-9 w-56" />
      </Card>
    );
  if (data.count === 0) return null;
  const sums: Sum[] = [
    { key: 'open', label: m.ledger_document_open(), amount: data.open },
    { key: 'overdue', label: m.ledger_document_status_overdue(), amount: data.overdue, isLate: true },
    ...data.buckets.map(({ bucket, open }) => ({
      ...{ key: bucket, label: BUCKET_WORDS[bucket](), amount: open },
      ...{ isLate: bucket !== 'not-due', isByAge: true },
    })),
  ];
  return (
    <Card>
      <section aria-label={m.ledger_document_ageing()}>
        <dl className="flex min-h-18 items-center gap-x-6 px-4 py-2 lg:px-5">
          {sums.map(({ key, label, amount, isLate, isByAge }) => (
            <div key={key} className={cx('flex min-w-0 flex-1 flex-col', isByAge && 'max-lg:hidden')}>
              <dt className="text-xs text-ink-2">{label}</dt>
              <dd className={cx('text-base font-semibold', isLate && parseRupees(amount) > 0 && 'text-red')}>
                <Money amount={parseRupees(amount)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

type Sum = { key: string; label: string; amount: string; isLate?: boolean; isByAge?: boolean };

const STATUS_WORDS: Record<Status, () => string> = {
  all: m.ledger_document_status_all,
  open: m.ledger_document_status_open,
  overdue: m.ledger_document_status_overdue,
  settled: m.ledger_document_status_settled,
  cancelled: m.ledger_document_status_cancelled,
};

function Filters({ search, onSearch }: Pick<PageProps, 'search' | 'onSearch'>) {
  const choices = STATUSES.map((status) => ({ value: status, label: STATUS_WORDS[status]() }));
  return (
    <div className="flex gap-2">
      <Input
        type="search"
        aria-label={m.ledger_document_search()}
        placeholder={m.ledger_document_search()}
        defaultValue={search.q ?? ''}
        onChange={(event) => onSearch({ q: event.target.value || undefined })}
        className="min-w-0 flex-1 sm:max-w-72"
      />
      <Select
        aria-label={m.ledger_document_status()}
        choices={choices}
        value={search.status ?? 'all'}
        onChange={(event) => {
          const status = STATUSES.find((one) => one === event.target.value);
          onSearch({ status: status === 'all' ? undefined : status });
        }}
        className="w-32 shrink-0 sm:w-44"
      />
    </div>
  );
}

type ListProps = Pick<PageProps, 'companyId' | 'side' | 'search'> & {
  onShow: (id: string) => void;
  onAdd: (() => void) | undefined;
};

function List({ companyId, side, search, onShow, onAdd }: ListProps) {
  const { status = 'all', q = '' } = search;
  const list = useInfiniteQuery(documentsQuery(companyId, side, { status, q }));
  const words = SIDE_WORDS[side];
  if (list.isPending) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  if (list.isError) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  const isFiltered = status !== 'all' || q !== '';
  if (rows.length === 0 && isFiltered)
    return <EmptyState title={m.ledger_document_none_found()} description={m.ledger_document_none_found_words()} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={words.empty()}
        description={words.emptyWords()}
        action={onAdd && <Button onClick={onAdd}>{words.add()}</Button>}
      />
    );
  return (
    <>
      <Table caption={words.title()} columns={columnsOf(side, onShow)} rows={rows} rowKey={({ id }) => id} />
      {list.hasNextPage && (
        <div>
          <Button isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.ledger_document_more()}
          </Button>
        </div>
      )}
    </>
  );
}

const columnsOf = (side: DocumentSide, onShow: (id: string) => void): Column<DocumentRow>[] => [
  {
    key: 'number',
    header: m.ledger_document_number(),
    cell: ({ id, number, kind, party, date, total }) => (
      <>
        <button
          type="button"
          onClick={() => onShow(id)}
          className="rounded-sm text-left font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current"
        >
          <span className="whitespace-nowrap">{number}</span>
          {kind !== 'invoice' && <span className="block text-xs font-normal text-ink-2">{kindWords(side, kind)}</span>}
        </button>
        <span className="block text-xs text-ink-2 sm:hidden">
          <span className="block wrap-anywhere">{party.name}</span>
          <DateText day={date} />
          <span className="block">
            <Money amount={parseRupees(total)} isExact />
          </span>
        </span>
      </>
    ),
  },
  {
    key: 'date',
    header: m.ledger_document_date(),
    isHiddenNarrow: true,
    cell: ({ date }) => <DateText day={date} />,
  },
  {
    key: 'party',
    header: SIDE_WORDS[side].party(),
    isWide: true,
    isHiddenNarrow: true,
    cell: ({ party }) => <span className="wrap-anywhere">{party.name}</span>,
  },
  {
    key: 'total',
    header: m.ledger_document_total(),
    isNumeric: true,
    isHiddenNarrow: true,
    cell: ({ total }) => <Money amount={parseRupees(total)} isExact />,
  },
  {
    key: 'open',
    header: m.ledger_document_open(),
    isNumeric: true,
    cell: ({ open }) => <Money amount={parseRupees(open)} isExact />,
  },
  { key: 'status', header: m.ledger_document_status(), cell: (row) => <Standing row={row} /> },
];
