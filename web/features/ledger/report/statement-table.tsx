import { Fragment, type ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonthShort } from '../../../lib/month-words';
import { cx } from '../../../ui/cx';
import { OPENS } from '../ledger-link';
import { figure } from './figure';
import type { Statement } from './statement.queries';

type Row = Statement['rows'][number];
type Part = Row['parts'][number];

const HEAD = 'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2';
const LABEL = 'sticky left-0 z-10 min-w-36 border-b border-line bg-surface px-3 py-1.5 text-left';
const CELL = 'border-b border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap';

type StatementTableProps = {
  statement: Statement;
  isWithAccounts: boolean;
  onAccount: (account: string) => void;
  onProfit: () => void;
};

/** A statement line by line, the accounts of each below it; an account opens its ledger. */
export function StatementTable({ statement, isWithAccounts, onAccount, onProfit }: StatementTableProps) {
  const { columns, rows, title, unit } = statement;
  const isInUnit = unit !== 'exact';
  return (
    <Scrolled label={title}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'left-0 z-30 text-left')}>
              {m.report_line()}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right max-sm:hidden')}>
              {m.statement_note()}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cx(HEAD, 'min-w-24 text-right')}>
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={`${row.id}-${row.accountId ?? ''}`}>
              {row.kind === 'line' && rows.slice(0, at).findLast(({ kind }) => kind === 'line')?.head !== row.head && (
                <tr>
                  <th
                    scope="colgroup"
                    colSpan={columns.length + 2}
                    className="border-b border-line bg-sunken px-3 py-1.5 text-left text-xs font-medium text-ink-2"
                  >
                    <span className="sticky left-3">{row.headName}</span>
                  </th>
                </tr>
              )}
              <tr className={row.kind === 'total' ? 'font-semibold' : 'font-medium'}>
                <th scope="row" className={cx(LABEL, row.kind === 'total' ? 'font-semibold' : 'font-medium')}>
                  {row.accountId ? (
                    <button type="button" className={OPENS} onClick={() => onAccount(row.accountId ?? '')}>
                      {row.name}
                    </button>
                  ) : (
                    row.name
                  )}
                </th>
                <td className={cx(CELL, 'text-ink-3 max-sm:hidden')}>{row.note}</td>
                <Amounts amounts={row.amounts} isInUnit={isInUnit} isTotal={row.kind === 'total'} />
              </tr>
              {isWithAccounts &&
                row.parts.map((part) => (
                  <PartRow
                    key={`${part.accountId}-${part.reason}-${part.name}`}
                    part={part}
                    isInUnit={isInUnit}
                    onAccount={onAccount}
                    onProfit={onProfit}
                  />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

type ScrolledProps = { label: string; isLong?: boolean; children: ReactNode };

/** A table that scrolls by itself, by finger and by arrow keys; a list of entries under its own head. On paper it stands whole. */
export function Scrolled({ label, isLong = false, children }: ScrolledProps) {
  return (
    <section
      aria-label={m.statement_table({ name: label })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx(
        'max-w-full overflow-auto rounded-lg border border-line print:max-h-none print:overflow-visible',
        isLong && 'max-h-[75dvh]',
      )}
    >
      {children}
    </section>
  );
}

export function columnName({ kind, id, from, to }: Statement['columns'][number]): string {
  if (kind === 'month') return formatMonthShort(id);
  if (kind === 'opening') return m.statement_before({ day: formatDate(to) });
  return from ? m.period_days({ from: formatDate(from), to: formatDate(to) }) : formatDate(to);
}

type PartRowProps = { part: Part; isInUnit: boolean; onAccount: (account: string) => void; onProfit: () => void };

function PartRow({ part, isInUnit, onAccount, onProfit }: PartRowProps) {
  const { accountId, name, reason } = part;
  const open = accountId ? () => onAccount(accountId) : reason === 'profit' ? onProfit : undefined;
  return (
    <tr className="text-ink-2">
      <th scope="row" className={cx(LABEL, 'pl-7 font-normal')}>
        {open ? (
          <button type="button" className={OPENS} onClick={open}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td className={cx(CELL, 'max-sm:hidden')} />
      <Amounts amounts={part.amounts} isInUnit={isInUnit} isTotal={false} />
    </tr>
  );
}

type AmountsProps = { amounts: readonly string[]; isInUnit: boolean; isTotal: boolean };

function Amounts({ amounts, isInUnit, isTotal }: AmountsProps) {
  return amounts.map((amount, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
    <td key={at} className={cx(CELL, isTotal && parseRupees(amount) < 0 && 'text-red')}>
      {figure(amount, isInUnit)}
    </td>
  ));
}
