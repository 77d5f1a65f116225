import { useState } from 'react';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { waitsWords } from '../../../lib/waits';
import { Button } from '../../../ui/button';
import { ShowAll } from '../../../ui/list/show-all';
import { Glyph } from '../../../ui/state/glyph';
import { type Column, isOpen, type Row } from './grid.model';
import type { Cell } from './grid.queries';
import { columnName, lookOf } from './grid.words';
import { Manager, partsOfName } from './names';

type OneFormProps = {
  column: Column;
  rows: readonly Row[];
  today: string;
  onOpen: (cell: Cell) => void;
  onMark: (cells: readonly Cell[]) => void;
};

/** As many as are read by scrolling; with more, each letter of the filter took longer than a frame. */
const FIRST = 30;

/** One form client by client, as a phone shows it: what is open, then what is filed when asked for. */
export function OneForm({ column, rows, today, onOpen, onMark }: OneFormProps) {
  const [showsFiled, setShowsFiled] = useState(false);
  const name = columnName(column);
  const all = rows.flatMap((row) => (row.cells.get(column.key) ?? []).map((cell) => ({ row, cell })));
  const open = all.filter(({ cell }) => isOpen(cell));
  const filed = all.filter(({ cell }) => !isOpen(cell));
  const clients = { form: name, today, onOpen, onMark: column.form ? onMark : undefined };
  return (
    <section aria-label={name} className="-mx-4 mt-5 border-y border-line bg-surface">
      <header className="flex items-start justify-between gap-3 px-4 pt-3 pb-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{name}</h2>
          <p className="text-sm text-ink-3">
            {m.firm_grid_due_on({
              day: formatDate(column.firstDue),
              done: formatCount(filed.length),
              total: formatCount(all.length),
            })}
          </p>
        </div>
        {column.form && open.length > 1 && (
          <Button onClick={() => onMark(open.map(({ cell }) => cell))}>{m.firm_mark_all()}</Button>
        )}
      </header>
      <Clients listed={open} {...clients} />
      {filed.length > 0 && (
        <p className="flex min-h-12 items-center gap-3 border-t border-line px-4 text-ink-2">
          <Glyph shape="done" tone="green" />
          {m.firm_grid_filed({ count: formatCount(filed.length) })}
          <button
            type="button"
            aria-expanded={showsFiled}
            className="ml-auto min-h-11 font-medium text-accent"
            onClick={() => setShowsFiled(!showsFiled)}
          >
            {showsFiled ? m.firm_grid_hide_filed() : m.firm_grid_show_filed()}
          </button>
        </p>
      )}
      {showsFiled && <Clients listed={filed} {...clients} />}
    </section>
  );
}

type Listed = { row: Row; cell: Cell };
type ClientsProps = Pick<ClientProps, 'form' | 'today' | 'onOpen'> & {
  listed: readonly Listed[];
  onMark: ((cells: readonly Cell[]) => void) | undefined;
};

function Clients({ listed, onMark, ...rest }: ClientsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? listed : listed.slice(0, FIRST);
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map(({ row, cell }) => (
          <Client
            key={cell.id}
            row={row}
            cell={cell}
            {...rest}
            onMark={onMark && isOpen(cell) ? () => onMark([cell]) : undefined}
          />
        ))}
      </ul>
      <div className="px-4 [&:not(:empty)]:border-t [&:not(:empty)]:border-line [&:not(:empty)]:pb-3">
        <ShowAll shown={shown.length} total={listed.length} onShowAll={() => setIsWhole(true)} />
      </div>
    </>
  );
}

type ClientProps = Pick<OneFormProps, 'today' | 'onOpen'> & {
  row: Row;
  cell: Cell;
  form: string;
  onMark: (() => void) | undefined;
};

function Client({ row: { client }, cell, form, today, onOpen, onMark }: ClientProps) {
  const { shape, tone, said } = lookOf(cell, today);
  const waits = waitsWords(cell, true);
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1.5">
      <Glyph shape={shape} tone={tone} />
      <button type="button" className="min-h-11 min-w-0 flex-1 text-left" onClick={() => onOpen(cell)}>
        <span className="block truncate font-medium">{partsOfName(client.name).name}</span>
        <span className="block truncate text-xs text-ink-3">{waits ?? said}</span>
      </button>
      <Manager name={client.assignedManager} />
      {onMark && (
        <Button aria-label={m.firm_mark_one_of({ form, client: client.name })} onClick={onMark}>
          {m.firm_mark_one()}
        </Button>
      )}
    </li>
  );
}
