import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { whoWaits } from '../../../lib/waits';
import { cx } from '../../../ui/cx';
import { Spacer } from '../../../ui/list/virtual-table';
import { ColumnHead } from './column-head';
import { type Column, isOpen, type Row, worstOf } from './grid.model';
import type { Cell } from './grid.queries';
import { columnName } from './grid.words';
import { GridCell } from './grid-cell';
import { Manager, partsOfName } from './names';
import { type Place, useGridKeys } from './use-grid-keys';

type FirmGridProps = {
  label: string;
  columns: readonly Column[];
  /** A new list is a new array. */
  rows: readonly Row[];
  today: string;
  before: string;
  /** On a phone: shapes alone, without what a client costs. */
  isNarrow: boolean;
  /** The column whose form is marked or, on a phone, listed below. */
  chosen: string | undefined;
  selected: ReadonlySet<string>;
  onChoose: (column: Column) => void;
  onSelect: (column: Column, cells: readonly Cell[]) => void;
  onMark: (column: Column, cells: readonly Cell[]) => void;
  onOpen: (cell: Cell) => void;
  onClear: () => void;
  /** What the late items of a client cost, which opens to them. */
  cost: (row: Row) => ReactNode;
};

const [ROW, NARROW_ROW] = [36, 44];

/** The clients against the forms of a month. Only the rows in sight are on the page; one cell is reached by Tab, the others by arrows. */
export function FirmGrid(props: FirmGridProps) {
  const { label, columns, rows, today, before, isNarrow, chosen, selected } = props;
  const scroller = useRef<HTMLElement>(null);
  const height = isNarrow ? NARROW_ROW : ROW;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  const scrollTo = useCallback((row: number) => virtual.scrollToIndex(row, { align: 'auto' }), [virtual]);
  const at = ({ row, column }: Place) => {
    const [known, under] = [rows[row], columns[column]];
    return known && under ? { column: under, cells: known.cells.get(under.key) ?? [] } : undefined;
  };
  const withCells = (act: (column: Column, cells: readonly Cell[]) => void) => (place: Place) => {
    const found = at(place);
    if (found && found.cells.length > 0) act(found.column, found.cells);
  };
  const open = withCells((_column, cells) => {
    const worst = worstOf(cells);
    if (worst) props.onOpen(worst);
  });
  const select = withCells(props.onSelect);
  const { place, setPlace, table, onKeyDown } = useGridKeys({
    rows: rows.length,
    columns: columns.length,
    scrollTo,
    onOpen: open,
    onSelect: select,
    onMark: withCells(props.onMark),
    onClear: props.onClear,
  });
  const hasWaits = !isNarrow && rows.some(({ waiting }) => waiting.length > 0);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const press = (to: Place, isMarkable: boolean) => {
    setPlace(to);
    if (isMarkable) select(to);
    else open(to);
  };
  return (
    <section
      ref={scroller}
      aria-label={label}
      className={cx(
        // What is only read aloud is placed within it, and scrolls with it.
        'relative overflow-auto border-line bg-surface',
        isNarrow ? '-mx-4 max-h-[80dvh] border-y' : 'max-h-[78dvh] rounded-xl border shadow-card',
      )}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by arrows and acted on by keys
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{
          minWidth: isNarrow ? `${9 + columns.length * 1.625}rem` : `${(hasWaits ? 28 : 20) + columns.length * 4.5}rem`,
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th
              scope="col"
              className={cx(
                'sticky top-0 left-0 z-20 border-b border-line bg-surface pb-2 text-left align-bottom text-xs font-semibold',
                isNarrow ? 'w-36 pl-4' : 'w-60 pl-4 lg:pl-5',
              )}
            >
              {m.firm_grid_client()}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(
                  'sticky top-0 z-10 border-b border-l border-line bg-surface p-0 align-bottom font-normal',
                  isNarrow && 'w-6.5',
                )}
              >
                <ColumnHead
                  column={column}
                  before={before}
                  isChosen={column.key === chosen}
                  isBare={isNarrow}
                  onChoose={mayMark(column) ? () => props.onChoose(column) : undefined}
                />
              </th>
            ))}
            {hasWaits && (
              <th
                scope="col"
                className="sticky top-0 z-10 w-32 border-b border-l border-line bg-surface px-3 pb-2 text-left align-bottom text-xs font-medium text-ink-3"
              >
                {m.waits_on()}
              </th>
            )}
            {!isNarrow && (
              <th
                scope="col"
                className="sticky top-0 z-10 w-28 border-b border-l border-line bg-surface pr-4 pb-2 text-right align-bottom text-xs font-medium text-ink-3"
              >
                {m.firm_calendar_cost()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <tr key={row.client.id} aria-rowindex={index + 2} className={isNarrow ? 'h-11' : 'h-9'}>
                <ClientHead row={row} isNarrow={isNarrow} isActive={index === place.row} />
                {columns.map((column, at) => {
                  const cells = row.cells.get(column.key);
                  const isMarkable = mayMark(column) && (cells?.some(isOpen) ?? false);
                  const isSelected = cells?.some(({ id }) => selected.has(id)) ?? false;
                  const isLate = cells?.some(({ status }) => status === 'overdue') ?? false;
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the grid
                    <td
                      key={column.key}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that is walked by arrows
                      role="gridcell"
                      data-cell={`${index}-${at}`}
                      tabIndex={index === place.row && at === place.column ? 0 : -1}
                      aria-selected={isMarkable ? isSelected : undefined}
                      title={isNarrow ? undefined : columnName(column)}
                      onFocus={() => setPlace({ row: index, column: at })}
                      onClick={() => cells && press({ row: index, column: at }, isMarkable && !isNarrow)}
                      onDoubleClick={() => cells && open({ row: index, column: at })}
                      className={cx(
                        'border-b border-l border-line p-0 -outline-offset-2',
                        cells && 'cursor-pointer',
                        isSelected
                          ? 'bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--accent)]'
                          : isLate
                            ? 'bg-red-soft'
                            : column.key === chosen && 'bg-accent-soft',
                      )}
                    >
                      <GridCell cells={cells} today={today} isBare={isNarrow} />
                    </td>
                  );
                })}
                {hasWaits && (
                  <td className="overflow-hidden border-b border-l border-line px-3 text-xs leading-4">
                    <WaitsOn row={row} />
                  </td>
                )}
                {!isNarrow && (
                  <td className="border-b border-l border-line pr-4 text-right font-semibold whitespace-nowrap text-red tabular-nums">
                    {row.cost > 0 && props.cost(row)}
                  </td>
                )}
              </tr>
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </section>
  );
}

/** Who the client's most pressing item waits for, and for what; of several how many there are. */
function WaitsOn({ row: { waiting } }: { row: Row }) {
  const first = worstOf(waiting);
  if (!first) return null;
  const more = waiting.length - 1;
  const what = [first.waitsWhat, more > 0 && m.waits_more({ count: formatCount(more) })].filter(Boolean).join(' · ');
  return (
    <>
      <span className="block truncate font-medium">{whoWaits(first)}</span>
      {what && (
        <span className="block truncate text-ink-3" title={what}>
          {what}
        </span>
      )}
    </>
  );
}

/** Only a form has something to be filed; what people added themselves and what is earlier is looked at by itself. */
const mayMark = ({ kind, form }: Column): boolean => kind !== 'earlier' && form !== null;

type ClientHeadProps = { row: Row; isNarrow: boolean; isActive: boolean };

function ClientHead({ row: { client }, isNarrow, isActive }: ClientHeadProps) {
  const { name, kind } = partsOfName(client.name);
  return (
    <th
      scope="row"
      className={cx(
        'sticky left-0 z-10 border-b border-line bg-surface text-left font-medium',
        isNarrow ? 'pr-1 pl-4' : 'pr-2 pl-4 lg:pl-5',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <Link
          to="/"
          search={{ company: client.id }}
          tabIndex={isActive ? 0 : -1}
          title={client.name}
          className="truncate hover:underline"
        >
          {name} {!isNarrow && <span className="font-normal text-ink-3">{kind}</span>}
        </Link>
        {!isNarrow && <Manager name={client.assignedManager} />}
      </span>
    </th>
  );
}
