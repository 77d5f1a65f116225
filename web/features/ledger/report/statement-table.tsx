import { Fragment, type ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonthShort } from '../../../lib/month-words';
import { cx } from '../../../ui/cx';
import { OPENS } from '../ledger-link';
import { figure } from './figure';
import { Figure, useOpened } from './figure-cell';
import type { Statement } from './statement.queries';

type Row = Statement['rows'][number];
type Part = Row['parts'][number];

const HEAD = 'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2';
const LABEL = 'sticky left-0 z-10 min-w-36 border-b border-line bg-surface px-3 py-1.5 text-left';
const CELL = 'border-b border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap';

type Column = Statement['columns'][number];
/** Opens the entries of an account in the days of a column. */
type OpenAccount = (account: string, column: Column) => void;

type StatementTableProps = {
  statement: Statement;
  isWithAccounts: boolean;
  onAccount: OpenAccount;
  onProfit: (column: Column) => void;
};

/** A statement line by line, the accounts of each below it; a line opens its accounts, a figure of an account its entries. */
export function StatementTable({ statement, isWithAccounts, onAccount, onProfit }: StatementTableProps) {
  const { columns, rows, title, unit, report } = statement;
  const isInUnit = unit !== 'exact';
  // A cash flow has none.
  const hasNotes = rows.some(({ note }) => note !== null);
  const { isOpened, onToggle } = useOpened();
  return (
    <Scrolled label={title}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'left-0 z-30 text-left')}>
              {m.report_line()}
            </th>
            {hasNotes && (
              <th scope="col" className={cx(HEAD, 'text-right max-sm:hidden')}>
                {m.statement_note()}
              </th>
            )}
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
                    colSpan={columns.length + (hasNotes ? 2 : 1)}
                    className="border-b border-line bg-sunken px-3 py-1.5 text-left text-xs font-medium text-ink-2"
                  >
                    <span className="sticky left-3">{row.headName}</span>
                  </th>
                </tr>
              )}
              <LineRow
                row={row}
                columns={columns}
                hasNotes={hasNotes}
                isInUnit={isInUnit}
                isOpen={isWithAccounts || isOpened(row.id)}
                onToggle={row.parts.length > 0 && !isWithAccounts ? () => onToggle(row.id) : undefined}
                onAccount={onAccount}
                onProfit={report === 'cash-flow' && /^before-(tax|extraordinary)$/.test(row.id) ? onProfit : undefined}
              />
              {(isWithAccounts || isOpened(row.id)) &&
                !row.accountId &&
                row.parts.map((part) => (
                  <PartRow
                    key={`${part.accountId}-${part.reason}-${part.name}`}
                    part={part}
                    columns={columns}
                    hasNotes={hasNotes}
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

type Shown = { columns: readonly Column[]; isInUnit: boolean };
type LineRowProps = Shown & {
  row: Row;
  hasNotes: boolean;
  isOpen: boolean;
  onToggle: (() => void) | undefined;
  onAccount: OpenAccount;
  onProfit: ((column: Column) => void) | undefined;
};

/** A line or a total. It opens the one account it is of, the statement it comes from, or the accounts it adds up. */
function LineRow({ row, hasNotes, columns, isInUnit, isOpen, onToggle, onAccount, onProfit }: LineRowProps) {
  const { accountId, kind, name, note, amounts, parts } = row;
  const [only] = parts.length === 1 ? parts : [];
  const account = accountId ?? only?.accountId;
  const open = account ? (column: Column) => onAccount(account, column) : onProfit;
  const [first] = columns;
  const onName = accountId && first ? () => onAccount(accountId, first) : onToggle;
  const weight = kind === 'total' ? 'font-semibold' : 'font-medium';
  return (
    <tr className={weight}>
      <th scope="row" className={cx(LABEL, weight)}>
        {onName ? (
          <button
            type="button"
            {...(!accountId && { 'aria-expanded': isOpen })}
            className={cx(OPENS, weight)}
            onClick={onName}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {hasNotes && <td className={cx(CELL, 'text-ink-3 max-sm:hidden')}>{note}</td>}
      <Amounts
        amounts={amounts}
        columns={columns}
        isInUnit={isInUnit}
        isTotal={kind === 'total'}
        onOpen={open ?? (onToggle && !isOpen ? onToggle : undefined)}
      />
    </tr>
  );
}

type PartRowProps = Shown & {
  part: Part;
  hasNotes: boolean;
  onAccount: OpenAccount;
  onProfit: (column: Column) => void;
};

function PartRow({ part, hasNotes, columns, isInUnit, onAccount, onProfit }: PartRowProps) {
  const { accountId, name, reason } = part;
  const [first] = columns;
  const open = accountId
    ? (column: Column) => onAccount(accountId, column)
    : reason === 'profit'
      ? onProfit
      : undefined;
  return (
    <tr className="text-ink-2">
      <th scope="row" className={cx(LABEL, 'pl-7 font-normal')}>
        {open && first ? (
          <button type="button" className={OPENS} onClick={() => open(first)}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {hasNotes && <td className={cx(CELL, 'max-sm:hidden')} />}
      <Amounts amounts={part.amounts} columns={columns} isInUnit={isInUnit} isTotal={false} onOpen={open} />
    </tr>
  );
}

type AmountsProps = Shown & {
  amounts: readonly string[];
  isTotal: boolean;
  onOpen: ((column: Column) => void) | undefined;
};

function Amounts({ amounts, columns, isInUnit, isTotal, onOpen }: AmountsProps) {
  return amounts.map((amount, at) => {
    const column = columns[at];
    // What the books opened with is of no days that a ledger could be shown of.
    const isOpening = column?.kind === 'opening' || !column;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
      <td key={at} className={cx(CELL, isTotal && parseRupees(amount) < 0 && 'text-red')}>
        <Figure text={figure(amount, isInUnit)} onOpen={onOpen && !isOpening ? () => onOpen(column) : undefined} />
      </td>
    );
  });
}
