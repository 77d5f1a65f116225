import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { SectionCard } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { Select } from '../../../ui/form/field';
import { ShowMore } from '../../../ui/list/show-all';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { OPENS } from '../ledger-link';
import { BasisLine } from './basis-line';
import { balance, figure } from './figure';
import { type AccountLedger, accountsQuery, ledgerQuery } from './statement.queries';
import type { ViewProps } from './statement.search';
import { Scrolled } from './statement-table';
import { Bar, Files, PeriodChoice, periodIn } from './statement-tools';
import { KIND_NAMES } from './voucher-words';

const CLASSES = [
  { id: 'asset', name: m.statement_class_asset },
  { id: 'liability', name: m.statement_class_liability },
  { id: 'equity', name: m.statement_class_equity },
  { id: 'income', name: m.statement_class_income },
  { id: 'expense', name: m.statement_class_expense },
] as const;

/** The entries of one account with the balance after each. */
export function AccountLedgerView({ companyId, search, onSearch }: ViewProps) {
  const today = useToday();
  const accounts = useQuery(accountsQuery(companyId));
  const first = accounts.data?.find(({ origin }) => origin === 'bank') ?? accounts.data?.[0];
  const account = search.account ?? first?.id;
  const groups = CLASSES.map(({ id, name }) => ({
    label: name(),
    choices: (accounts.data ?? []).filter((one) => one.class === id).map((one) => ({ value: one.id, label: one.name })),
  }));
  return (
    <>
      <Bar>
        <div className="w-72 max-w-full">
          <Select
            aria-label={m.statement_account()}
            groups={groups}
            value={account ?? ''}
            onChange={(event) => onSearch({ account: event.target.value })}
          />
        </div>
        <PeriodChoice search={search} onSearch={onSearch} today={today} />
      </Bar>
      {accounts.isError && <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />}
      {accounts.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {accounts.data && account && (
        <Entries companyId={companyId} account={account} search={search} onSearch={onSearch} />
      )}
    </>
  );
}

function Entries({ companyId, account, search, onSearch }: ViewProps & { account: string }) {
  const { from, to } = periodIn(search, useToday());
  const query = { from, to };
  const ledger = useInfiniteQuery({ ...ledgerQuery(companyId, account, query), placeholderData: keepPreviousData });
  const pages = ledger.data?.pages.map(({ page }) => page) ?? [];
  const [first] = pages;
  const rows = pages.flatMap((page) => page.rows);
  return (
    <SectionCard
      title={first ? m.statement_ledger_of({ account: first.account.name }) : m.statement_ledger()}
      description={
        first ? `${first.account.lineName} · ${m.period_days({ from: formatDate(from), to: formatDate(to) })}` : ''
      }
      actions={
        first && <Files companyId={companyId} name={m.statement_ledger()} of={{ report: { ledger: account }, query }} />
      }
    >
      {ledger.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {ledger.isError && <ErrorPanel error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {first && <EntriesTable ledger={first} rows={rows} onVoucher={(voucher) => onSearch({ voucher })} />}
      <ShowMore
        hasMore={ledger.hasNextPage}
        isPending={ledger.isFetchingNextPage}
        onShowMore={() => void ledger.fetchNextPage()}
      />
      {first && <BasisLine report={first} onSearch={onSearch} />}
    </SectionCard>
  );
}

const HEAD =
  'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2 whitespace-nowrap';
const CELL = 'border-b border-line px-3 py-1.5 align-top';
const AMOUNT = cx(CELL, 'text-right tabular-nums whitespace-nowrap');

type EntriesTableProps = {
  ledger: AccountLedger;
  rows: AccountLedger['rows'];
  onVoucher: (voucherId: string) => void;
};

function EntriesTable({ ledger: { account, totals, from, to, openingVoucherId }, rows, onVoucher }: EntriesTableProps) {
  return (
    <Scrolled label={account.name} isLong>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{m.statement_ledger_of({ account: account.name })}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'text-left')}>
              {m.statement_date()}
            </th>
            <th scope="col" className={cx(HEAD, 'text-left')}>
              {m.statement_voucher()}
            </th>
            <th scope="col" className={cx(HEAD, 'text-left')}>
              {m.statement_against()}
            </th>
            {[m.statement_debit(), m.statement_credit(), m.statement_balance()].map((heading) => (
              <th key={heading} scope="col" className={cx(HEAD, 'text-right')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Total
            label={m.statement_opening_on({ day: formatDate(from) })}
            amounts={['', '', balance(totals.opening)]}
            onOpen={openingVoucherId ? () => onVoucher(openingVoucherId) : undefined}
          />
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a voucher may have two entries on one account
            <tr key={`${row.voucherId}-${at}`} className="hover:bg-hover">
              <td className={cx(CELL, 'whitespace-nowrap')}>{formatDate(row.date)}</td>
              <td className={CELL}>
                <button
                  type="button"
                  aria-label={m.statement_open_voucher({ number: row.number })}
                  className={cx(OPENS, 'whitespace-nowrap')}
                  onClick={() => onVoucher(row.voucherId)}
                >
                  {row.number}
                </button>
                <span className="block text-xs text-ink-3">{KIND_NAMES[row.kind]()}</span>
              </td>
              <td className={cx(CELL, 'min-w-48 wrap-anywhere')}>
                {row.against}
                <span className="block text-xs text-ink-3">
                  {[row.party ?? row.tag, row.narration].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className={AMOUNT}>{figure(row.debit)}</td>
              <td className={AMOUNT}>{figure(row.credit)}</td>
              <td className={AMOUNT}>{balance(row.balance)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={6} className={cx(CELL, 'py-4 text-center text-ink-2')}>
                {m.statement_no_entries()}
              </td>
            </tr>
          )}
          <Total
            label={m.statement_closing_on({ day: formatDate(to) })}
            amounts={[figure(totals.debits), figure(totals.credits), balance(totals.closing)]}
          />
        </tbody>
      </table>
    </Scrolled>
  );
}

type TotalProps = { label: string; amounts: readonly string[]; onOpen?: (() => void) | undefined };

function Total({ label, amounts, onOpen }: TotalProps) {
  return (
    <tr className="font-medium">
      <th scope="row" colSpan={3} className={cx(CELL, 'bg-sunken text-left font-medium')}>
        {onOpen ? (
          <button type="button" className={cx(OPENS, 'font-medium')} onClick={onOpen}>
            {label}
          </button>
        ) : (
          label
        )}
      </th>
      {amounts.map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
        <td key={at} className={cx(AMOUNT, 'bg-sunken')}>
          {amount}
        </td>
      ))}
    </tr>
  );
}
