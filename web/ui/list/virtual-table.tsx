import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { cx } from '../cx';

type VirtualTableProps<Row> = {
  caption: string;
  columns: readonly VirtualColumn<Row>[];
  /** A new list is a new array, for where rows lie is worked out once an array. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether there are more rows than are here yet. */
  hasMore: boolean;
  onNearEnd: () => void;
  /** The row that the keys are on. */
  active: number;
  onActive: (index: number) => void;
  /** Changes whenever the keys have moved: the row is then brought into sight and given the focus. */
  moved: number;
  isMarked: (row: Row) => boolean;
  across?: Across<Row>;
  /** How many rows there are in all, where that is known before they are here. */
  total?: number | undefined;
  /** How high a row is, most often. */
  usualRow?: number;
  /** How high a row is that stands for many, until it has been measured. */
  heightOf?: (row: Row) => number | undefined;
  /** The rows in sight, whenever they change. */
  onRange?: (first: number, last: number) => void;
};

const USUAL_ROW = 37;
const HEAD = 33;
const NEAR_END = 20;
const FRAMES = 30;

/** A table of any length: only the rows in sight are on the page. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, columns, rows, rowKey, hasMore, onNearEnd, active, onActive, moved, isMarked, across } = props;
  const { total, usualRow = USUAL_ROW, heightOf, onRange } = props;
  const scroller = useRef<HTMLElement>(null);
  // Kept from render to render: with a new one all rows, in sight or not, would be laid out again.
  const keyAt = useCallback((index: number) => rowKeyAt(rows, index, rowKey), [rows, rowKey]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeAt(rows, index, heightOf) ?? usualRow,
    getItemKey: keyAt,
    overscan: 10,
    scrollPaddingStart: HEAD,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows.length - NEAR_END) onNearEnd();
  }, [hasMore, last, rows.length, onNearEnd]);
  // Without those drawn beyond what is seen: behind a row that stands for many they are far away.
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(() => onRange?.(startIndex, endIndex), [onRange, startIndex, endIndex]);
  useFocusOn(virtual, scroller.current, active, moved);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section
      ref={scroller}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // What is brought into sight is not to lie under the heading.
      className="relative max-h-[75dvh] scroll-pt-9 overflow-auto rounded-xl border border-line bg-surface shadow-card"
    >
      <table
        aria-rowcount={hasMore ? (total ?? -2) + 1 : rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} />
        <tbody>
          <Spacer height={above} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Row
                key={key}
                index={index}
                isActive={index === active}
                isMarked={isMarked(row)}
                onActive={onActive}
                measure={virtual.measureElement}
              >
                <Cells columns={columns} row={row} index={index} across={across} />
              </Row>
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </section>
  );
}

function rowKeyAt<Row>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}

function sizeAt<Row>(rows: readonly Row[], index: number, heightOf?: (row: Row) => number | undefined) {
  const row = rows[index];
  return row === undefined ? undefined : heightOf?.(row);
}

/** The table may itself stand partly out of the window, of which the scroller knows nothing. */
function focusInSight(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Brings the row the keys have moved to into sight; it may be drawn only some frames later. */
function useFocusOn(
  virtual: Virtualizer<HTMLElement, Element>,
  scroller: HTMLElement | null,
  index: number,
  moved: number,
): void {
  const done = useRef(moved);
  useEffect(() => {
    if (moved === done.current) return;
    done.current = moved;
    virtual.scrollToIndex(index, { align: 'auto' });
    let frame = 0;
    const focus = () => {
      const row = scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
      if (row) focusInSight(row);
      else if (frame++ < FRAMES) requestAnimationFrame(focus);
    };
    requestAnimationFrame(focus);
  }, [virtual, scroller, index, moved]);
}

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
              'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-2.5 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4',
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
      className={cx('group -outline-offset-2', isMarked ? 'bg-accent-soft' : 'hover:bg-hover')}
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
      <td colSpan={columns.length} className="border-b border-line p-0">
        {whole}
      </td>
    );
  }
  return columns.map((column) => (
    <td
      key={column.key}
      className={cx(
        'h-9 border-b border-line px-2.5 py-0 first:pl-4 last:pr-4',
        column.isNumeric && 'text-right tabular-nums whitespace-nowrap',
      )}
    >
      {column.cell(row, index)}
    </td>
  ));
}
