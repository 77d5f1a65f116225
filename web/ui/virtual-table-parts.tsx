import { memo, type ReactNode } from 'react';
import { cx } from './cx';

export type VirtualColumn<Row> = {
  key: string;
  head: ReactNode;
  /** How the rows stand by this column; only for columns that can be sorted. */
  sorted?: 'ascending' | 'descending' | 'none';
  isNumeric?: boolean;
  /** Its width as a class, since what is out of sight cannot hold a column open. */
  width: string;
  cell: (row: Row, index: number) => ReactNode;
};

/** What a row of one cell across all columns holds; nothing for a row that has a cell a column. */
export type Across<Row> = (row: Row) => ReactNode;

export function Head<Row>({ columns }: { columns: readonly VirtualColumn<Row>[] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, head, sorted, isNumeric, width }) => (
          <th
            key={key}
            scope="col"
            {...(sorted ? { 'aria-sort': sorted } : {})}
            className={cx(
              'sticky top-0 z-10 border-b border-line bg-surface px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-2',
              isNumeric ? 'text-right' : 'text-left',
              width,
            )}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The room of the rows out of sight. */
export function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // A new row for each height: Chromium keeps laying out a cell of a table in its height of before after a far jump.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr key={height} aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

type RowProps = {
  index: number;
  isActive: boolean;
  isMarked: boolean;
  onActive: (index: number) => void;
  measure: (row: Element | null) => void;
  children: ReactNode;
};

/** One row; of all of them the one that the keys are on is reached by Tab. */
export function Row({ index, isActive, isMarked, onActive, measure, children }: RowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => !isActive && onActive(index)}
      className={cx('-outline-offset-2', isMarked ? 'bg-accent-soft' : 'hover:bg-sunken')}
    >
      {children}
    </tr>
  );
}

type CellsProps<Of> = {
  columns: readonly VirtualColumn<Of>[];
  row: Of;
  index: number;
  across: Across<Of> | undefined;
};

/** The cells of a row; they are drawn once, not at every step of a scroll. */
export const Cells = memo(AllCells) as typeof AllCells;

function AllCells<Of>({ columns, row, index, across }: CellsProps<Of>) {
  const whole = across?.(row);
  if (whole) {
    return (
      <td colSpan={columns.length} className="border-b border-line px-3 py-3">
        {whole}
      </td>
    );
  }
  return columns.map((column) => (
    <td
      key={column.key}
      className={cx(
        'border-b border-line px-3 py-1.75 align-top',
        column.isNumeric && 'text-right tabular-nums whitespace-nowrap',
      )}
    >
      {column.cell(row, index)}
    </td>
  ));
}
