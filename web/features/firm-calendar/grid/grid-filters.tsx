import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { WAITS, type WaitsFor } from '#domain/calendar/values';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { NOBODY, ONLY, type Only } from '../firm-calendar.search';
import { managersOf, type Row } from './grid.model';
import { firstName, Manager } from './names';

type GridFiltersProps = {
  rows: readonly Row[];
  manager: string | undefined;
  only: Only | undefined;
  waits: WaitsFor | undefined;
  typed: string;
  onManager: (manager: string | undefined) => void;
  onOnly: (only: Only | undefined) => void;
  onWaits: (waits: WaitsFor | undefined) => void;
  onType: (typed: string) => void;
  children?: ReactNode;
};

const ONLY_WORDS: Record<Only, () => string> = {
  overdue: m.firm_grid_only_overdue,
  open: m.firm_grid_only_open,
  confirm: m.firm_grid_only_confirm,
};

/** Whose clients, which of them, and a client by name. */
export function GridFilters(props: GridFiltersProps) {
  const { rows, manager, only, waits, typed, onManager, onOnly, onWaits, onType, children } = props;
  // The client is asked about most; the others have a chip while something waits for them.
  const waitedFor = WAITS.filter(
    (one) =>
      one === 'client' || one === waits || rows.some(({ waiting }) => waiting.some(({ waitsFor }) => waitsFor === one)),
  );
  const managers = managersOf(rows);
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {managers.length > 1 && (
        <fieldset className="w-full min-w-0 sm:w-auto">
          <legend className="sr-only">{m.firm_grid_managers()}</legend>
          {/* What is only read aloud lies within it, else the page would be as wide as all of them. */}
          <div className="scrollbar-none relative flex gap-0.5 overflow-x-auto rounded-lg bg-sunken p-0.5">
            <Segment isOn={!manager} onClick={() => onManager(undefined)} count={rows.length}>
              {m.firm_grid_all()}
            </Segment>
            {managers.map(({ id, name, count }) => (
              <Segment key={id} isOn={manager === id} onClick={() => onManager(id)} count={count}>
                <span aria-hidden="true" className="contents">
                  <Manager name={name} />
                </span>
                {id === NOBODY ? m.firm_grid_unassigned() : firstName(name ?? '')}
              </Segment>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{m.firm_grid_only()}</legend>
        {ONLY.map((choice) => (
          <Chip key={choice} isOn={only === choice} onClick={() => onOnly(only === choice ? undefined : choice)}>
            {ONLY_WORDS[choice]()}
          </Chip>
        ))}
        {waitedFor.map((choice) => (
          <Chip key={choice} isOn={waits === choice} onClick={() => onWaits(waits === choice ? undefined : choice)}>
            {WAITS_WORDS[choice]()}
          </Chip>
        ))}
      </fieldset>
      <div className="flex w-full items-center gap-2 md:ml-auto md:w-auto">
        {children}
        <ClientSearch typed={typed} onType={onType} />
      </div>
    </search>
  );
}

const WAITS_WORDS: Record<WaitsFor, () => string> = {
  client: m.waits_on_client,
  us: m.waits_on_us,
  portal: m.waits_on_portal,
  person: m.waits_on_somebody,
};

type ChipProps = { isOn: boolean; onClick: () => void; children: ReactNode };

function Chip({ isOn, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        'min-h-7 rounded-full border px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11',
        isOn
          ? 'border-accent-line bg-accent-soft text-accent'
          : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}

type SegmentProps = { isOn: boolean; count: number; onClick: () => void; children: ReactNode };

function Segment({ isOn, count, onClick, children }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        'flex min-h-7 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11',
        isOn ? 'bg-surface text-ink shadow-card' : 'text-ink-2 hover:text-ink',
      )}
    >
      {children} <span className="font-normal text-ink-3">{formatCount(count)}</span>
    </button>
  );
}

/** A client by name or number; a slash goes there from anywhere on the page. */
function ClientSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', goThere);
    return () => removeEventListener('keydown', goThere);
  }, []);
  return (
    <span className="relative flex-1 md:w-48 md:flex-none">
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={field}
        type="search"
        aria-label={m.firm_grid_search()}
        aria-keyshortcuts="/"
        placeholder={m.firm_grid_search()}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="control pl-8 pointer-coarse:min-h-11"
      />
    </span>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
