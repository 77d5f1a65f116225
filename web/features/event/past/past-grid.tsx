import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { areaWords, formWords } from '../../../lib/form-words';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { chosenOf, periodsIn, placeAfter } from './past.choice';
import type { Past, PastPeriod, PastRow } from './past.queries';
import { marksOf, partOf, partsOf } from './past.words';

type Choice = {
  chosen: ReadonlySet<string>;
  /** Chooses these periods, or gives them back. */
  onChoose: (periods: readonly PastPeriod[], isChosen: boolean) => void;
};

type PastGridProps = Choice & { past: Past; mayChange: boolean };

const HEAD = 'border-b border-line bg-surface px-2 py-2 text-left text-xs font-medium text-ink-2';
const STUCK = 'sticky left-0 z-10 bg-surface';

/**
 * Forms by years. A box chooses a cell, the one at its head a whole row or column. Tab reaches the grid once; in it the arrow keys go
 * from box to box.
 */
export function PastGrid({ past, mayChange, ...choice }: PastGridProps) {
  const { years, rows } = past;
  const areas = [...new Set(rows.map(({ area }) => area))];
  const all = rows.flatMap(({ periods }) => periods);
  const keys = useGridKeys();
  let place = 0;
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface shadow-card">
      <table ref={keys.grid} className="w-full border-separate border-spacing-0 text-sm" onKeyDown={keys.onKeyDown}>
        <caption className="sr-only">{m.past_grid()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${STUCK}`}>
              <span className="flex items-center gap-2">
                {mayChange && <Box label={m.past_choose_all()} row={0} column={0} of={all} keys={keys} {...choice} />}
                {m.past_form()}
              </span>
            </th>
            {years.map((year, column) => (
              <th key={year} scope="col" className={`${HEAD} whitespace-nowrap`}>
                <span className="flex items-center gap-2">
                  {mayChange && (
                    <Box
                      label={m.past_choose_year({ year })}
                      row={0}
                      column={column + 1}
                      of={all.filter((period) => period.year === year)}
                      keys={keys}
                      {...choice}
                    />
                  )}
                  {year}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {areas.map((area) => (
          <tbody key={area}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={years.length + 1}
                className="border-b border-line bg-sunken py-1.5 text-left"
              >
                <span className="sticky left-0 px-2 text-xs font-semibold text-ink-2">{areaWords(area)}</span>
              </th>
            </tr>
            {rows
              .filter((row) => row.area === area)
              .map((row) => {
                place += 100;
                return (
                  <FormRows
                    key={`${row.form} ${row.subject}`}
                    place={place}
                    row={row}
                    years={years}
                    mayChange={mayChange}
                    keys={keys}
                    {...choice}
                  />
                );
              })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type FormRowsProps = Choice & {
  place: number;
  row: PastRow;
  years: readonly string[];
  mayChange: boolean;
  keys: GridKeys;
};

/** A form's row; where a year has several periods, it opens to a row for each month or quarter. */
function FormRows({ place, row, years, mayChange, keys, ...choice }: FormRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { form, subject, periods } = row;
  const name = formWords(form);
  const parts = years.some((year) => periodsIn(row, year).length > 1) ? partsOf(periods) : [];
  const cells = { years, mayChange, keys, ...choice };
  return (
    <>
      <tr className="group">
        <th scope="row" className={`${STUCK} border-b border-line px-2 py-1.5 text-left align-top font-medium`}>
          <span className="flex min-w-26 items-start gap-2 sm:min-w-40">
            {mayChange && (
              <Box
                label={m.past_choose_form({ form: named(row) })}
                row={place}
                column={0}
                of={periods}
                keys={keys}
                {...choice}
              />
            )}
            <span className="min-w-0">
              <span className="block wrap-anywhere">{name}</span>
              {subject && (
                <code className="block font-mono text-xs font-normal text-ink-2 wrap-anywhere">{subject}</code>
              )}
              {parts.length > 0 && (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={m.past_parts_of({ form: named(row) })}
                  onClick={() => setIsOpen(!isOpen)}
                  className="mt-0.5 flex min-h-6 items-center gap-0.5 text-left text-xs font-normal whitespace-nowrap text-accent"
                >
                  {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
                  {m.past_parts()}
                </button>
              )}
            </span>
          </span>
        </th>
        <Cells place={place} name={named(row)} periods={periods} {...cells} />
      </tr>
      {isOpen &&
        parts.map((part, at) => (
          <tr key={part}>
            <th
              scope="row"
              className={`${STUCK} border-b border-line py-1 pr-2 pl-8 text-left text-xs font-normal text-ink-2`}
            >
              {part}
            </th>
            <Cells
              place={place + at + 1}
              name={`${named(row)}, ${part}`}
              periods={periods.filter((period) => partOf(period) === part)}
              {...cells}
            />
          </tr>
        ))}
    </>
  );
}

const named = ({ form, subject }: PastRow): string => (subject ? `${formWords(form)} ${subject}` : formWords(form));

type CellsProps = Omit<FormRowsProps, 'row'> & { name: string; periods: readonly PastPeriod[] };

function Cells({ place, name, periods, years, mayChange, keys, ...choice }: CellsProps) {
  return years.map((year, column) => {
    const of = periodsIn({ periods: [...periods] }, year);
    const marks = marksOf(of);
    const words = marks.map((mark) => mark.words).join(', ');
    return (
      <td key={year} className="border-b border-line px-2 py-1.5 align-top">
        {of.length > 0 && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box inside it is the control
          <label className="flex min-h-6 min-w-24 cursor-pointer items-start gap-2">
            {mayChange && (
              <Box
                label={m.past_choose_cell({ form: name, year, words })}
                row={place}
                column={column + 1}
                of={of}
                keys={keys}
                {...choice}
              />
            )}
            <span className="flex flex-col items-start gap-0.5">
              {marks.map(({ id, words: state, tone }) => (
                <Badge key={id} tone={tone}>
                  {state}
                </Badge>
              ))}
            </span>
          </label>
        )}
      </td>
    );
  });
}

type BoxProps = Choice & { label: string; row: number; column: number; of: readonly PastPeriod[]; keys: GridKeys };

function Box({ label, row, column, of, keys, chosen, onChoose }: BoxProps) {
  const state = chosenOf(of, chosen);
  const isFixed = of.length > 0 && of.every(({ followsFromAct }) => followsFromAct);
  const place = `${row} ${column}`;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      aria-label={label}
      title={isFixed ? m.past_follows_from_act() : undefined}
      disabled={isFixed}
      data-place={place}
      tabIndex={keys.active === place ? 0 : -1}
      onFocus={() => keys.setActive(place)}
      className="mt-0.5 size-4 shrink-0 scroll-mx-44 scroll-mb-28 accent-(--accent) disabled:opacity-40 pointer-coarse:size-5"
      checked={state === true}
      onChange={() => onChoose(of, state !== true)}
    />
  );
}

type GridKeys = ReturnType<typeof useGridKeys>;

/** The keys of the grid: one of its boxes is reached by Tab, the arrows lead from there to the next. */
function useGridKeys() {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState('0 0');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const boxes = [...(grid.current?.querySelectorAll<HTMLInputElement>('input[data-place]:not(:disabled)') ?? [])];
    const next = placeAfter(event.key, placeOf(event.target), boxes.map(placeOf));
    if (!next) return;
    event.preventDefault();
    boxes.find((box) => box.dataset.place === `${next.row} ${next.column}`)?.focus();
  };
  return { grid, active, setActive, onKeyDown };
}

function placeOf({ dataset }: HTMLInputElement): { row: number; column: number } {
  const [row = 0, column = 0] = (dataset.place ?? '').split(' ').map(Number);
  return { row, column };
}
