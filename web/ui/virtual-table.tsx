import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { type Across, Cells, Head, Row, Spacer, type VirtualColumn } from './virtual-table-parts';

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
};

const USUAL_ROW = 57;
const HEAD = 40;
const NEAR_END = 20;
const FRAMES = 30;

/** A table of any length: only the rows in sight are on the page. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, columns, rows, rowKey, hasMore, onNearEnd, active, onActive, moved, isMarked, across } = props;
  const scroller = useRef<HTMLElement>(null);
  // Kept from render to render: with a new one all rows, in sight or not, would be laid out again.
  const keyAt = useCallback((index: number) => rowKeyAt(rows, index, rowKey), [rows, rowKey]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_ROW,
    getItemKey: keyAt,
    overscan: 10,
    scrollPaddingStart: HEAD,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows.length - NEAR_END) onNearEnd();
  }, [hasMore, last, rows.length, onNearEnd]);
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
      className="relative max-h-[75dvh] scroll-pt-10 overflow-auto rounded-lg border border-line bg-surface"
    >
      <table
        aria-rowcount={hasMore ? -1 : rows.length + 1}
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
