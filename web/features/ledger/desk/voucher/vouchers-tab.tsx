import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { VOUCHER_KINDS } from '#domain/ledger/model';
import { useMayChange } from '../../../../lib/access';
import { bookPeriod, codeOf } from '../../../../lib/book-period';
import { formatCount } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { Input } from '../../../../ui/form/field';
import { PeriodPicker } from '../../../../ui/form/period-picker';
import { SelectChip } from '../../../../ui/list/filter-chip';
import { ShowMore } from '../../../../ui/list/show-all';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { vouchersQuery } from '../desk.queries';
import type { DeskProps } from '../desk.search';
import { kindWords } from '../desk.words';
import { VoucherList } from './voucher-list';

const VoucherSheet = lazy(async () => ({ default: (await import('./voucher-sheet')).VoucherSheet }));
const VoucherDialog = lazy(async () => ({ default: (await import('./voucher-dialog')).VoucherDialog }));

// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

/** Every voucher of a period by its day: what people and documents posted, and the bank lines that are vouchers themselves. */
export function VouchersTab({ companyId, search, onSearch }: DeskProps) {
  const today = useToday();
  const mayChange = useMayChange(companyId);
  const [isAdding, setIsAdding] = useState(false);
  const period = bookPeriod(search.period ?? codeOf('year', today), today);
  // What is dated ahead belongs to the period that runs, too.
  const days = { from: period.from, ...(period.to < today && { to: period.to }), kind: search.kind, q: search.q };
  const vouchers = useInfiniteQuery({ ...vouchersQuery(companyId, days), placeholderData: keepPreviousData });
  const rows = vouchers.data?.pages.flatMap((page) => page.rows) ?? [];
  const isNarrowed = search.kind !== undefined || search.q !== undefined;
  const newVoucher = mayChange && (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      {m.desk_new_voucher()}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PeriodPicker period={period} today={today} onChoose={(code) => onSearch({ period: code })} />
        {newVoucher}
      </div>
      <search className="flex flex-wrap items-center gap-2">
        <SelectChip
          aria-label={m.desk_kind()}
          isOn={search.kind !== undefined}
          value={search.kind ?? ANY}
          choices={[
            { value: ANY, label: m.desk_every_kind() },
            ...VOUCHER_KINDS.map((kind) => ({ value: kind, label: kindWords(kind) })),
          ]}
          onChange={({ target }) => onSearch({ kind: VOUCHER_KINDS.find((kind) => kind === target.value) })}
        />
        <WordFilter q={search.q} onSearch={onSearch} />
        <p role="status" className="text-sm text-ink-3">
          {vouchers.data && shownWords(rows.length, vouchers.hasNextPage)}
        </p>
      </search>
      {vouchers.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {vouchers.isError && <ErrorPanel error={vouchers.error} onRetry={() => void vouchers.refetch()} />}
      {vouchers.data && rows.length === 0 && (
        <EmptyState
          title={isNarrowed ? m.desk_nothing_found() : m.desk_no_vouchers()}
          description={isNarrowed ? m.voucher_list_nothing_found() : m.desk_no_vouchers_words()}
          action={
            isNarrowed && (
              <Button onClick={() => onSearch({ kind: undefined, q: undefined })}>{m.desk_clear_search()}</Button>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <VoucherList rows={rows} openId={search.voucher} onOpen={(id) => onSearch({ voucher: id })} />
      )}
      <ShowMore
        hasMore={vouchers.hasNextPage}
        isPending={vouchers.isFetchingNextPage}
        onShowMore={() => void vouchers.fetchNextPage()}
      />
      <Suspense>
        {search.voucher && (
          <VoucherSheet
            companyId={companyId}
            voucherId={search.voucher}
            listed={rows.find(({ id }) => id === search.voucher)}
            mayChange={mayChange}
            onOpen={(id) => onSearch({ voucher: id })}
            onClose={() => onSearch({ voucher: undefined })}
          />
        )}
        {isAdding && (
          <VoucherDialog
            companyId={companyId}
            onClose={() => setIsAdding(false)}
            onPosted={(id) => onSearch({ voucher: id })}
          />
        )}
      </Suspense>
    </div>
  );
}

const shownWords = (shown: number, hasMore: boolean): string =>
  hasMore ? m.desk_loaded({ loaded: formatCount(shown) }) : m.desk_all_loaded({ count: shown });

const TYPING_MS = 250;

/** Searches a moment after the last letter, so that not every letter is a call; who leaves the field searches at once. */
function WordFilter({ q, onSearch }: Pick<DeskProps, 'onSearch'> & { q: string | undefined }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who goes back, or clears the search, finds the field as the address has it; who types is left alone.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q ?? '';
  }, [q]);
  // What waits is asked before a link is followed: asked after it, it would call the reader back to this page.
  const ask = () => {
    clearTimeout(timer.current);
    if (waiting.current === undefined) return;
    onSearch({ q: waiting.current.trim() || undefined }, true);
    waiting.current = undefined;
  };
  const typed = (text: string) => {
    clearTimeout(timer.current);
    waiting.current = text;
    timer.current = setTimeout(ask, TYPING_MS);
  };
  return (
    <Input
      ref={input}
      type="search"
      aria-label={m.voucher_list_search()}
      placeholder={m.voucher_list_search()}
      maxLength={100}
      className="w-96! max-w-full"
      defaultValue={q}
      onChange={({ target }) => typed(target.value)}
      onBlur={ask}
    />
  );
}
