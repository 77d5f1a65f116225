import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isoDate } from '#domain/shared/dates';
import { codeOf } from '../../lib/book-period';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Card } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Select } from '../../ui/form/field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Verdict } from '../../ui/state/verdict';
import { accountsQuery, type Reconciliation, reconciliationQuery } from './settlement.queries';
import type { ChangeSettlement, SettlementSearch } from './settlement.search';
import { OPENS, rupees } from './words';

type ReconciliationViewProps = { companyId: string; search: SettlementSearch; onSearch: ChangeSettlement };

/** From the balance of the books to that of the bank, item by item. */
export function ReconciliationView({ companyId, search, onSearch }: ReconciliationViewProps) {
  const today = useToday();
  const accounts = useQuery(accountsQuery(companyId));
  const chosen = accounts.data?.find(({ id }) => id === search.account) ?? accounts.data?.[0];
  if (accounts.isError) return <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />;
  if (!accounts.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  if (!chosen) return <EmptyState title={m.settlement_no_account()} description={m.settlement_no_account_words()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field name="account" label={m.settlement_account()}>
          {(control) => (
            <Select
              {...control}
              value={chosen.id}
              onChange={({ target }) => onSearch({ account: target.value })}
              choices={accounts.data.map(({ id, accountName, accountNumber }) => ({
                value: id,
                label: `${accountName} ${accountNumber.slice(-4)}`,
              }))}
            />
          )}
        </Field>
        <Field name="on" label={m.settlement_on()}>
          {(control) => (
            <DateInput
              {...control}
              value={search.on ?? today}
              onChange={({ target }) =>
                target.value && onSearch({ on: target.value === today ? undefined : target.value })
              }
            />
          )}
        </Field>
      </div>
      <Standing companyId={companyId} accountId={chosen.id} on={search.on} />
    </div>
  );
}

function Standing({ companyId, accountId, on }: { companyId: string; accountId: string; on: string | undefined }) {
  const found = useQuery(reconciliationQuery(companyId, accountId, on));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return <Statement statement={found.data} />;
}

function Statement({ statement }: { statement: Reconciliation }) {
  const { books, chequesNotPresented, depositsNotCredited, expected, printed, printedOn, sincePrinted, difference } =
    statement;
  const paid = statement.rows.filter(({ amount }) => amount.startsWith('-'));
  const deposited = statement.rows.filter(({ amount }) => !amount.startsWith('-'));
  return (
    <Card className="max-w-3xl">
      <section aria-label={m.settlement_tab_bank()}>
        <dl className="flex flex-col divide-y divide-line text-sm">
          <Figure
            name={
              <Link
                to="/financial-reports"
                search={{ tab: 'ledger', account: statement.accountId, period: codeOf('year', isoDate(statement.on)) }}
                className={OPENS}
              >
                {m.settlement_books({ day: formatDate(statement.on) })}
              </Link>
            }
            amount={books}
            isStrong
          />
          <Figure name={m.settlement_not_presented()} amount={chequesNotPresented} sign="+" />
          <Items rows={paid} />
          <Figure name={m.settlement_not_credited()} amount={depositsNotCredited} sign="-" />
          <Items rows={deposited} />
          <Figure name={m.settlement_expected()} amount={expected} isStrong />
          {printed !== null && printedOn && (
            <Figure name={m.settlement_printed({ day: formatDate(printedOn) })} amount={printed} />
          )}
          {printed !== null && sincePrinted !== '0.00' && (
            <Figure name={m.settlement_since_printed()} amount={sincePrinted} />
          )}
          {difference !== null && <Figure name={m.settlement_difference()} amount={difference} isStrong />}
        </dl>
        <div className="px-4 py-3 lg:px-5">
          <Verdict isSound={statement.complete}>
            {statement.complete ? m.settlement_agrees() : m.settlement_differs()}
          </Verdict>
          {!statement.complete && <p className="mt-1 text-sm text-ink-2">{statement.says}</p>}
        </div>
      </section>
    </Card>
  );
}

type FigureProps = { name: ReactNode; amount: string; sign?: '+' | '-'; isStrong?: boolean };

const Figure = ({ name, amount, sign, isStrong = false }: FigureProps) => (
  <div className={`flex items-baseline justify-between gap-4 px-4 py-2 lg:px-5 ${isStrong ? 'font-semibold' : ''}`}>
    <dt className="min-w-0">{name}</dt>
    <dd className="tabular-nums whitespace-nowrap">{`${sign && amount !== '0.00' ? sign : ''}${rupees(amount)}`}</dd>
  </div>
);

const Items = ({ rows }: { rows: Reconciliation['rows'] }) =>
  rows.map(({ voucherId, number, date, narration, amount }) => (
    <div
      key={voucherId}
      className="flex items-baseline justify-between gap-4 bg-sunken py-1.5 pr-4 pl-8 text-xs text-ink-2 lg:pr-5"
    >
      <dt className="min-w-0 wrap-anywhere">
        {`${formatDate(date)} · `}
        <Link to="/financial-reports" search={{ tab: 'day-book', voucher: voucherId }} className={OPENS}>
          {number}
        </Link>
        {` · ${narration}`}
      </dt>
      <dd className="tabular-nums whitespace-nowrap">{rupees(amount)}</dd>
    </div>
  ));
