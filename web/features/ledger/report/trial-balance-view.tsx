import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { SectionCard } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { OPENS } from '../ledger-link';
import { BasisLine } from './basis-line';
import { balance, figure } from './figure';
import { daysOfColumn, Figure } from './figure-cell';
import { NothingBooked } from './nothing-booked';
import { type Trial, trialQuery } from './statement.queries';
import type { ViewProps } from './statement.search';
import { columnName, Scrolled } from './statement-table';
import { Bar, DayChoice, Files, Tick } from './statement-tools';

/** Every account with its balance on a day; each opens its ledger of the year. */
export function TrialBalanceView({ companyId, search, onSearch }: ViewProps) {
  const today = useToday();
  const on = (search.on ?? today) as IsoDate;
  const asked = {
    on,
    ...(search.columns && { columns: search.columns }),
    ...(search.compare === 'year' && { compare: 'year' }),
  };
  const trial = useQuery(trialQuery(companyId, asked));
  const { data } = trial;
  const name = m.statement_trial_balance();
  return (
    <>
      <Bar>
        <DayChoice search={search} onSearch={onSearch} today={today} />
        <Tick
          label={m.statement_month_ends()}
          isOn={search.columns === 'month'}
          onChange={(isOn) => onSearch({ columns: isOn ? 'month' : undefined })}
        />
        <Tick
          label={m.statement_prior_year()}
          isOn={search.compare === 'year'}
          onChange={(isOn) => onSearch({ compare: isOn ? 'year' : undefined })}
        />
      </Bar>
      <SectionCard
        title={name}
        description={m.statement_as_on({ day: formatDate(on) })}
        actions={data && <Files companyId={companyId} name={name} of={{ report: 'trial-balance', query: asked }} />}
        className="w-fit max-w-full min-w-[min(100%,40rem)]"
      >
        {trial.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
        {trial.isError && <ErrorPanel error={trial.error} onRetry={() => void trial.refetch()} />}
        {data?.rows.length === 0 && <NothingBooked />}
        {data && data.rows.length > 0 && (
          <TrialTable
            trial={data}
            onAccount={(account, column) =>
              onSearch({
                ...{ tab: 'ledger', account },
                ...daysOfColumn(column ?? { kind: 'year', id: '', from: null, to: on }, search),
              })
            }
          />
        )}
        {data && <BasisLine report={data} onSearch={onSearch} />}
      </SectionCard>
    </>
  );
}

const signed = (amount: string): string => (amount === '0.00' ? '–' : balance(amount));

const HEAD = 'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-right text-xs font-medium text-ink-2';
const CELL = 'border-b border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap';

type TrialTableProps = { trial: Trial; onAccount: (account: string, column?: Trial['columns'][number]) => void };

function TrialTable({ trial, onAccount }: TrialTableProps) {
  const { rows, totals, columns, title } = trial;
  const headings = [
    m.statement_opening(),
    m.statement_debits(),
    m.statement_credits(),
    m.statement_debit(),
    m.statement_credit(),
  ];
  return (
    <Scrolled label={title}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'left-0 z-30 min-w-40 text-left! lg:min-w-72')}>
              {m.statement_account()}
            </th>
            {[...headings, ...columns.map(columnName)].map((heading) => (
              <th key={heading} scope="col" className={cx(HEAD, 'whitespace-nowrap')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.accountId} className="hover:bg-hover">
              <th
                scope="row"
                className="sticky left-0 z-10 border-b border-line bg-surface px-3 py-1.5 text-left font-normal"
              >
                <button type="button" className={OPENS} onClick={() => onAccount(row.accountId)}>
                  {row.name}
                </button>
                <span className="ml-2 text-xs text-ink-3">{row.code}</span>
              </th>
              {[
                signed(row.opening),
                figure(row.debits),
                figure(row.credits),
                figure(row.debit),
                figure(row.credit),
              ].map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <td key={at} className={cx(CELL, at > 2 && 'font-medium')}>
                  <Figure text={text} onOpen={() => onAccount(row.accountId)} />
                </td>
              ))}
              {row.amounts.map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place alone
                <td key={at} className={CELL}>
                  <Figure text={signed(amount)} onOpen={() => onAccount(row.accountId, columns[at])} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-1.5 text-left">
              {m.report_total()}
            </th>
            {[null, totals.debits, totals.credits, totals.debit, totals.credit, ...columns.map(() => null)].map(
              (amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <td key={at} className={cx(CELL, 'border-b-0')}>
                  {figure(amount)}
                </td>
              ),
            )}
          </tr>
        </tbody>
      </table>
    </Scrolled>
  );
}
