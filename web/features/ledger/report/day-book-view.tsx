import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { SectionCard } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { ShowMore } from '../../../ui/list/show-all';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { OPENS } from '../ledger-link';
import { BasisLine } from './basis-line';
import { figure } from './figure';
import { NothingBooked } from './nothing-booked';
import { type DayBook, dayBookQuery } from './statement.queries';
import type { ViewProps } from './statement.search';
import { Scrolled } from './statement-table';
import { Bar, Files, PeriodChoice, periodIn } from './statement-tools';
import { KIND_NAMES } from './voucher-words';

/** Every voucher of some days with its entries. */
export function DayBookView({ companyId, search, onSearch }: ViewProps) {
  const today = useToday();
  const { from, to } = periodIn(search, today);
  const query = { from, to };
  const book = useInfiniteQuery({ ...dayBookQuery(companyId, query), placeholderData: keepPreviousData });
  const pages = book.data?.pages.map(({ page }) => page) ?? [];
  const [first] = pages;
  const rows = pages.flatMap((page) => page.rows);
  return (
    <>
      <Bar>
        <PeriodChoice search={search} onSearch={onSearch} today={today} />
      </Bar>
      <SectionCard
        title={m.statement_day_book()}
        description={m.period_days({ from: formatDate(from), to: formatDate(to) })}
        actions={
          first && <Files companyId={companyId} name={m.statement_day_book()} of={{ report: 'day-book', query }} />
        }
      >
        {book.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
        {book.isError && <ErrorPanel error={book.error} onRetry={() => void book.refetch()} />}
        {first && rows.length === 0 && <NothingBooked />}
        {first && rows.length > 0 && (
          <Vouchers
            rows={rows}
            totals={first.totals}
            onVoucher={(voucher) => onSearch({ voucher })}
            onAccount={(account) => onSearch({ tab: 'ledger', account })}
          />
        )}
        <ShowMore
          hasMore={book.hasNextPage}
          isPending={book.isFetchingNextPage}
          onShowMore={() => void book.fetchNextPage()}
        />
        {first && <BasisLine report={first} onSearch={onSearch} />}
      </SectionCard>
    </>
  );
}

const HEAD =
  'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2 whitespace-nowrap';
const CELL = 'border-b border-line px-3 py-1.5 align-top';
const AMOUNT = cx(CELL, 'text-right tabular-nums whitespace-nowrap');

type VouchersProps = {
  rows: DayBook['rows'];
  totals: DayBook['totals'];
  onVoucher: (voucherId: string) => void;
  onAccount: (account: string) => void;
};

function Vouchers({ rows, totals, onVoucher, onAccount }: VouchersProps) {
  return (
    <Scrolled label={m.statement_day_book()} isLong>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{m.statement_day_book()}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'text-left')}>
              {m.statement_account()}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              {m.statement_debit()}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              {m.statement_credit()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.voucherId}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={3}
                  className={cx(CELL, 'bg-sunken/60 text-left font-normal wrap-anywhere')}
                >
                  <span className="font-medium">{formatDate(row.date)}</span>{' '}
                  <button
                    type="button"
                    aria-label={m.statement_open_voucher({ number: row.number })}
                    className={OPENS}
                    onClick={() => onVoucher(row.voucherId)}
                  >
                    {row.number}
                  </button>{' '}
                  <span className="text-ink-2">{KIND_NAMES[row.kind]()}</span>
                  <span className="block text-xs text-ink-3">{row.narration}</span>
                </th>
              </tr>
              {row.lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a voucher may name an account twice
                <tr key={`${line.accountId}-${at}`}>
                  <td className={cx(CELL, 'min-w-36 pl-5')}>
                    <button type="button" className={OPENS} onClick={() => onAccount(line.accountId)}>
                      {line.account}
                    </button>
                    {(line.party ?? line.tag) && <span className="text-ink-3"> · {line.party ?? line.tag}</span>}
                  </td>
                  <td className={AMOUNT}>{figure(line.debit)}</td>
                  <td className={AMOUNT}>{figure(line.credit)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
          <tr className="font-medium">
            <th scope="row" className={cx(CELL, 'bg-sunken text-left font-medium')}>
              {m.statement_total_of_period()}
            </th>
            <td className={cx(AMOUNT, 'bg-sunken')}>{figure(totals.debits)}</td>
            <td className={cx(AMOUNT, 'bg-sunken')}>{figure(totals.credits)}</td>
          </tr>
        </tbody>
      </table>
    </Scrolled>
  );
}
