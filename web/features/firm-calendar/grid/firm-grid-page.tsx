import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { addDays, addMonths, isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { formatCount, formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import { useToday } from '../../../lib/today';
import { NARROW, useMedia } from '../../../lib/use-media';
import { useSetWaits } from '../../../lib/waits';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { WaitDialog } from '../../../ui/form/wait-dialog';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { Why } from '../../../ui/why/why';
import { WhyList } from '../../../ui/why/why-list';
import { clientsQuery } from '../firm-calendar.queries';
import type { ChangeSearch, FirmCalendarSearch } from '../firm-calendar.search';
import { MarkFiledAside, MarkFiledPanel, panelTitle } from '../mark-filed/mark-filed-panel';
import { type Marking, useMarking } from '../mark-filed/use-marking';
import { FirmGrid } from './firm-grid';
import { type Column, countsOf, gridOf, narrowed, ofManager, type Row } from './grid.model';
import { type Cell, cellsQuery, toConfirmQuery } from './grid.queries';
import { columnName } from './grid.words';
import { GridFilters } from './grid-filters';
import { GridCounts, MonthSteps } from './grid-head';
import { GridLegend } from './grid-legend';
import { OneForm } from './one-form';

type FirmGridPageProps = { caFirmId: string; search: FirmCalendarSearch; onSearch: ChangeSearch };

const NOTHING: readonly Cell[] = [];
/** Wide enough for the grid and the panel beside it. */
const BESIDE = '(min-width: 80rem)';

/** The cells of a month; of the month of today also what is late from before it, and those forms at the other clients. */
function useCells(caFirmId: string, month: string, now: string) {
  const first = isoDate(`${month}-01`);
  const [before, last, dayBefore] = [addMonths(first, -1), addDays(addMonths(first, 1), -1), addDays(first, -1)];
  const isNow = month === now;
  const ofMonth = useQuery(cellsQuery(caFirmId, { from: first, to: last }));
  const late = useQuery({ ...cellsQuery(caFirmId, { status: 'overdue', to: dayBefore }), enabled: isNow });
  const carriedFrom = late.data?.find(({ dueDate }) => dueDate >= before)?.dueDate;
  const carried = useQuery({
    ...cellsQuery(caFirmId, { from: carriedFrom ?? dayBefore, to: dayBefore }),
    enabled: isNow && carriedFrom !== undefined,
  });
  const earlier = useQuery({ ...toConfirmQuery(caFirmId, dayBefore), enabled: isNow });
  const lateCells = isNow ? (late.data ?? NOTHING) : NOTHING;
  const carriedCells = isNow && carriedFrom ? (carried.data ?? NOTHING) : NOTHING;
  const cells = useMemo(() => {
    const known = new Map([...lateCells, ...carriedCells, ...(ofMonth.data ?? NOTHING)].map((cell) => [cell.id, cell]));
    return [...known.values()];
  }, [lateCells, carriedCells, ofMonth.data]);
  const asked = isNow ? [ofMonth, late] : [ofMonth];
  return {
    cells,
    before,
    earlier: isNow ? earlier.data : undefined,
    isPending: asked.some((query) => query.isPending),
    failed: asked.find((query) => query.isError),
  };
}

/** The clients of a firm against the forms of a month. */
export function FirmGridPage({ caFirmId, search, onSearch }: FirmGridPageProps) {
  const today = useToday();
  const now = today.slice(0, 7);
  const month = search.month ?? now;
  const { cells, before, earlier, isPending, failed } = useCells(caFirmId, month, now);
  const clients = useQuery(clientsQuery(caFirmId));
  const [typed, setTyped] = useState(search.q ?? '');
  const text = useDeferredValue(typed);
  const current = useMemo(
    () => clients.data?.filter(({ clientStatus }) => clientStatus !== 'archived').toSorted(byName),
    [clients.data],
  );
  const grid = useMemo(() => gridOf(current ?? [], cells, { month, before }), [current, cells, month, before]);
  const ofOne = useMemo(() => ofManager(grid.rows, search.manager), [grid, search.manager]);
  const rows = useMemo(
    () => narrowed(ofOne, { only: search.only, waits: search.waits, typed: text }),
    [ofOne, search.only, search.waits, text],
  );
  const counts = useMemo(() => countsOf(ofOne, today), [ofOne, today]);
  const first = isoDate(`${month}-01`);
  const showMonth = (shown: string) => onSearch({ month: shown === now ? undefined : shown });
  const type = (next: string) => setTyped(next);
  const clear = useCallback(() => {
    setTyped('');
    onSearch({ manager: undefined, only: undefined, waits: undefined });
  }, [onSearch]);
  const error = failed ?? (clients.isError ? clients : undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
        <MonthSteps
          month={month}
          before={addMonths(first, -1).slice(0, 7)}
          after={addMonths(first, 1).slice(0, 7)}
          now={now}
          onMonth={showMonth}
        />
        {!isPending && !error && (
          <GridCounts counts={counts} earlier={earlier} cost={(words) => <CostOfAll rows={ofOne} words={words} />} />
        )}
      </div>
      {error && <ErrorPanel error={error.error} onRetry={() => void error.refetch()} />}
      {!error && (isPending || !current) && <SkeletonRows rows={12} label={m.ui_loading()} />}
      {!error && !isPending && current?.length === 0 && (
        <EmptyState title={m.firm_grid_no_clients()} description={m.firm_grid_no_clients_words()} />
      )}
      {!error && !isPending && current && current.length > 0 && (
        <>
          <div className="mb-3">
            <GridFilters
              rows={grid.rows}
              manager={search.manager}
              only={search.only}
              waits={search.waits}
              typed={typed}
              onManager={(manager) => onSearch({ manager })}
              onOnly={(only) => onSearch({ only })}
              onWaits={(waits) => onSearch({ waits })}
              onType={type}
            />
          </div>
          <GridOrNothing
            caFirmId={caFirmId}
            columns={grid.columns}
            rows={rows}
            total={grid.rows.length}
            month={month}
            before={before}
            onSearch={onSearch}
            onClear={clear}
          />
        </>
      )}
    </>
  );
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en-IN');

type GridOrNothingProps = {
  caFirmId: string;
  columns: readonly Column[];
  rows: readonly Row[];
  total: number;
  month: string;
  before: string;
  onSearch: ChangeSearch;
  onClear: () => void;
};

/** The grid; a letter of the filter alone does not draw it anew. */
const GridOrNothing = memo(function GridOrNothing(props: GridOrNothingProps) {
  const { caFirmId, columns, rows, total, month, before, onSearch, onClear } = props;
  const today = useToday();
  const isNarrow = useMedia(NARROW);
  const isWide = useMedia(BESIDE);
  const [asked, setAsked] = useState<string>();
  const marking = useMarking(columns, rows);
  const isFiled = ({ done, total: all }: Column) => done === all;
  // On a phone what everybody has filed is folded away, and one form is listed below.
  const shown = isNarrow ? columns.filter((column) => !isFiled(column)) : columns;
  const listed = isNarrow ? (shown.find(({ key }) => key === asked) ?? nextOf(shown, today)) : undefined;
  const open = ({ id, companyId }: Cell) => onSearch({ item: id, of: companyId });
  if (rows.length === 0)
    return (
      <EmptyState
        title={m.firm_grid_none()}
        description={m.firm_grid_none_words()}
        action={<Button onClick={onClear}>{m.firm_calendar_clear()}</Button>}
      />
    );
  return (
    <div className={cx(marking.isPanelOpen && isWide && 'grid grid-cols-[minmax(0,1fr)_21rem] gap-5')}>
      <div className="min-w-0">
        <FirmGrid
          label={m.firm_grid_label({ month: formatMonth(month) })}
          columns={shown}
          rows={rows}
          today={today}
          before={before}
          isNarrow={isNarrow}
          chosen={isNarrow ? listed?.key : marking.entries.length > 0 ? marking.column?.key : undefined}
          selected={marking.ids}
          onChoose={(column) => (isNarrow ? setAsked(column.key) : marking.toggleAll(column))}
          onSelect={marking.toggle}
          onMark={marking.open}
          onOpen={open}
          onClear={marking.clear}
          cost={(row) => <CostOfClient row={row} />}
        />
        {!isNarrow && marking.entries.length > 0 && !marking.isPanelOpen && (
          <SelectionBar caFirmId={caFirmId} marking={marking} />
        )}
        <GridLegend shown={rows.length} total={total} filed={columns.filter(isFiled).map(columnName)} />
        {listed && (
          <OneForm
            column={listed}
            rows={rows}
            today={today}
            onOpen={open}
            onMark={(cells) => marking.openOn(listed, cells)}
          />
        )}
      </div>
      {marking.isPanelOpen && isWide && (
        <MarkFiledAside caFirmId={caFirmId} marking={marking} onClose={marking.close} />
      )}
      {!isWide && (
        <Dialog
          place="side"
          isOpen={marking.isPanelOpen}
          onOpenChange={(isOpen) => !isOpen && marking.close()}
          title={m.firm_mark_title()}
          description={panelTitle(marking)}
        >
          <div className="-mx-5">
            <MarkFiledPanel caFirmId={caFirmId} marking={marking} onClose={marking.close} />
          </div>
        </Dialog>
      )}
    </div>
  );
});

/** What can be done with what is selected; it floats, since the grid may be longer than the screen. */
function SelectionBar({ caFirmId, marking }: { caFirmId: string; marking: Marking }) {
  const set = useSetWaits(caFirmId);
  return (
    <div className="sticky bottom-4 z-10 mx-auto -mt-14 mb-2 flex w-fit items-center gap-2 rounded-xl border border-line bg-raised p-2 shadow-pop">
      <Button variant="ghost" onClick={marking.clear}>
        {m.firm_mark_clear()}
      </Button>
      <WaitDialog
        description={panelTitle(marking)}
        trigger={<Button>{m.waits_title()}</Button>}
        save={async (said) => {
          await set.mutateAsync({ ids: marking.entries.map(({ cell }) => cell.id), ...said });
          toast({ title: m.waits_saved() });
          marking.clear();
        }}
      />
      <Button variant="primary" onClick={marking.openSelected}>
        {m.firm_mark_selected({ count: formatCount(marking.entries.length) })}
      </Button>
    </div>
  );
}

/** Of the forms that are due by today the one that most have still to file, else the one that is due next. */
function nextOf(columns: readonly Column[], today: string): Column | undefined {
  const ofMonth = columns.filter(({ kind }) => kind === 'month');
  const due = ofMonth.filter(({ firstDue }) => firstDue <= today);
  const open = ({ total, done }: Column) => total - done;
  return due.toSorted((one, other) => open(other) - open(one))[0] ?? ofMonth[0] ?? columns.at(-1);
}

/** What all late items cost, which opens to what each client's cost. */
function CostOfAll({ rows, words }: { rows: readonly Row[]; words: string }) {
  return (
    <Why figure={m.firm_grid_cost_all()} words={words}>
      {() => (
        <WhyList
          label={m.firm_grid_cost_all()}
          items={rows
            .filter(({ cost }) => cost > 0)
            .toSorted((one, other) => other.cost - one.cost)
            .map(({ client, late, cost }) => ({
              id: client.id,
              title: client.name,
              detail: m.firm_grid_late_count({ count: formatCount(late.length) }),
              figure: formatInr(cost),
            }))}
        />
      )}
    </Why>
  );
}

/** What the late items of one client cost, which opens to them. */
function CostOfClient({ row: { client, late, cost } }: { row: Row }) {
  const figure = m.firm_grid_cost_of({ client: client.name });
  return (
    <Why figure={figure} words={formatInr(cost)}>
      {() => (
        <WhyList
          label={figure}
          items={late.map((cell) => ({
            id: cell.id,
            title: cell.title ?? columnName({ kind: 'month', form: cell.formType }),
            detail: m.firm_grid_said_open({ day: formatDate(cell.dueDate) }),
            figure: formatInr(parseRupees(cell.penaltyAmount ?? '0')),
          }))}
        />
      )}
    </Why>
  );
}
