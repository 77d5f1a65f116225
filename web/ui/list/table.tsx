import { type ReactNode, use } from 'react';
import { CardTitle } from '../card';
import { cx } from '../cx';

export type Column<Row> = {
  key: string;
  header: string;
  /** Figures stand to the right, so that their digits line up. */
  isNumeric?: boolean;
  isWide?: boolean;
  /** Left out on a narrow screen, where another cell says it. */
  isHiddenNarrow?: boolean;
  cell: (row: Row) => ReactNode;
};

type TableProps<Row> = {
  /** Says what the table lists; read aloud, and shown where asked. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

const LONG_ROWS = 30;

/** A dense table. Where it is wider than the screen it scrolls by itself, by finger and by arrow keys. */
export function Table<Row>({ caption, isCaptionShown = false, columns, rows, rowKey }: TableProps<Row>) {
  const isNamedAsItsCard = use(CardTitle) === caption;
  return (
    <section
      aria-label={caption}
      role={isNamedAsItsCard ? 'group' : undefined}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx(
        'overflow-auto rounded-xl border border-line bg-surface shadow-card',
        // A short table is part of the page; a long one scrolls under its own heading.
        rows.length > LONG_ROWS && 'max-h-[75dvh]',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className={isCaptionShown ? 'px-3 py-2 text-left text-ink-2' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(
                  'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-2.5 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4 lg:first:pl-5 lg:last:pr-5',
                  column.isNumeric ? 'text-right' : 'text-left',
                  column.isHiddenNarrow && 'max-sm:hidden',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-hover">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cx(
                    'h-9 border-b border-line px-2.5 py-1.5 align-baseline first:pl-4 last:pr-4 lg:first:pl-5 lg:last:pr-5',
                    column.isNumeric && 'text-right tabular-nums whitespace-nowrap',
                    column.isWide && 'min-w-56',
                    column.isHiddenNarrow && 'max-sm:hidden',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
