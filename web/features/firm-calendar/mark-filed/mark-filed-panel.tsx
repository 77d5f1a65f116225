import { ClipboardPaste, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { acknowledgementFor, acknowledgementName } from '#domain/identifiers/acknowledgement';
import { isIsoDate, isoDate } from '#domain/shared/dates';
import { ApiError } from '../../../lib/api/api-error';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { saidInWords } from '../../../lib/said';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Textarea } from '../../../ui/form/field';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { Glyph } from '../../../ui/state/glyph';
import { columnName, periodsSaid } from '../grid/grid.words';
import { partsOfName } from '../grid/names';
import { type Entry, keyOf, matchPasted, type Standing, standingOf } from './entries';
import { useMarkFiled } from './mark-filed.mutation';
import type { Marking } from './use-marking';

type MarkFiledPanelProps = { caFirmId: string; marking: Marking; onClose: () => void };

/** What is marked, over its panel: 'GSTR-3B for October 2026 · 5 clients'. */
export function panelTitle({ column, entries }: Marking): string {
  if (!column) return '';
  const form = columnName(column);
  const period = periodsSaid(column.periods);
  const count = formatCount(new Set(entries.map(({ client }) => client.id)).size);
  return period ? m.firm_mark_of({ form, period, count }) : m.firm_mark_of_form({ form, count });
}

/** The day and the number of what several clients filed; what is not right yet stays, the rest is marked. */
export function MarkFiledPanel({ caFirmId, marking, onClose }: MarkFiledPanelProps) {
  const { entries, numbers } = marking;
  const today = useToday();
  const mark = useMarkFiled(caFirmId);
  const [typedDay, setDay] = useState<string>(today);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isPasting, setPasting] = useState(false);
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[data-number]')?.focus(), []);
  const isDay = isIsoDate(typedDay) && typedDay <= today;
  const on = isDay ? typedDay : today;
  const standings = entries.map((entry) => ({ entry, standing: standingOf(entry, numbers[entry.cell.id] ?? '', on) }));
  const right = standings.filter(({ standing }) => standing.is !== 'wrong');
  const countOf = (...kinds: readonly Standing['is'][]) =>
    standings.filter(({ standing }) => kinds.includes(standing.is)).length;
  const paste = (text: string) => {
    const found = matchPasted(text, entries);
    marking.fill(found.numbers);
    setUnmatched(found.unmatched);
    if (found.numbers.size > 0) setPasting(false);
  };
  const pasteInto = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    paste(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mark.isPending || right.length === 0 || !isDay) return;
    setRefused({});
    const filed = right.map(({ entry: { cell } }) => ({
      itemId: cell.id,
      doneOn: on,
      acknowledgement: numbers[cell.id]?.trim() || undefined,
    }));
    let marked = 0;
    const onMarked = (ids: readonly string[]) => {
      marked += ids.length;
      marking.drop(ids);
    };
    mark.mutate(
      { filed, onMarked },
      {
        onSuccess: () => {
          toast({ title: m.firm_mark_marked({ count: formatCount(filed.length) }) });
          if (filed.length === entries.length) onClose();
        },
        // Calls that were answered are written: what failed begins after them.
        onError: (error) =>
          setRefused(
            faultsIn(
              error,
              filed.slice(marked).map(({ itemId }) => itemId),
            ),
          ),
      },
    );
  };
  const failure = mark.isError && Object.keys(refused).length === 0 ? sentenceOf(mark.error) : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <div className="flex flex-col gap-2 px-5 pb-4">
        <div className="grid grid-cols-[1fr_auto] items-end gap-3">
          <Field name="doneOn" label={m.firm_mark_filed_on()}>
            {(control) => (
              <DateInput {...control} value={typedDay} max={today} onChange={({ target }) => setDay(target.value)} />
            )}
          </Field>
          <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            <ClipboardPaste size={15} aria-hidden="true" />
            {m.firm_mark_paste()}
          </Button>
        </div>
        {!isDay && <p className="text-xs font-medium text-red">{m.firm_mark_day_wrong()}</p>}
        {isPasting ? (
          <Field name="pasted" label={m.firm_mark_paste_label()} hint={m.firm_mark_paste_hint()}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                spellCheck={false}
                className="font-mono"
                onPaste={(event) => {
                  event.preventDefault();
                  paste(event.clipboardData.getData('text/plain'));
                }}
                onBlur={({ target }) => target.value.trim() && paste(target.value)}
              />
            )}
          </Field>
        ) : (
          <p className="text-xs text-ink-3">{m.firm_mark_paste_hint()}</p>
        )}
        {unmatched.length > 0 && (
          <p role="status" className="text-xs font-medium text-orange">
            {m.firm_mark_unmatched({ count: formatCount(unmatched.length), lines: unmatched.slice(0, 3).join(' · ') })}
          </p>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line xl:max-h-[52dvh] xl:overflow-y-auto">
        {standings.map(({ entry, standing }) => (
          <NumberOf
            key={entry.cell.id}
            entry={entry}
            standing={standing}
            on={on}
            value={numbers[entry.cell.id] ?? ''}
            refused={refused[entry.cell.id]}
            onType={(text) => marking.type(entry.cell.id, text)}
            onPaste={pasteInto}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p role="status" className="min-w-0 flex-1 text-xs text-ink-2">
          {summary(countOf('ready', 'odd'), countOf('unproved'), countOf('wrong'))}
          {failure && <span className="mt-1 block font-medium text-red">{failure}</span>}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={right.length === 0 || !isDay}
          isPending={mark.isPending}
          pendingLabel={m.firm_mark_marking()}
        >
          {m.firm_mark_submit({ count: formatCount(right.length) })}
        </Button>
      </div>
    </form>
  );
}

/** 'Three ready, one unproved, one to correct'; what there is none of is not said. */
const summary = (ready: number, unproved: number, wrong: number): string =>
  [
    ready > 0 && m.firm_mark_ready({ count: formatCount(ready) }),
    unproved > 0 && m.firm_mark_unproved({ count: formatCount(unproved) }),
    wrong > 0 && m.firm_mark_wrong({ count: formatCount(wrong) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** What the server found wrong, by the item it was found at. */
function faultsIn(error: unknown, ids: readonly string[]): Record<string, string> {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
  const faults: Record<string, string> = {};
  for (const [name, fault] of Object.entries(fields)) {
    const id = ids[Number(/^items\.(\d+)\./.exec(name)?.[1])];
    if (id) faults[id] = String(fault);
  }
  return faults;
}

type NumberOfProps = {
  entry: Entry;
  standing: Standing;
  on: string;
  value: string;
  refused: string | undefined;
  onType: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** The number that the office gave one client, checked as it is typed. */
function NumberOf({ entry, standing, on, value, refused, onType, onPaste }: NumberOfProps) {
  const id = useId();
  const { client, cell } = entry;
  const make = acknowledgementFor(cell.type, cell.formType, isoDate(on));
  const name = make ? saidInWords(acknowledgementName(make.kind)) : m.firm_mark_number();
  const fault = refused ?? (standing.fault && saidInWords(standing.fault));
  const isWrong = standing.is === 'wrong' || refused !== undefined;
  const note = fault ?? (standing.is === 'unproved' ? m.firm_mark_without({ number: name }) : undefined);
  return (
    <li className="px-5 py-3">
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold" title={client.name}>
          {partsOfName(client.name).name}
        </span>
        <span className="shrink-0 font-mono text-xs text-ink-3">{keyOf(entry)}</span>
      </label>
      <span className="relative block">
        <Input
          id={id}
          data-number=""
          name={`number-${cell.id}`}
          value={value}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          placeholder={make ? m.firm_mark_placeholder({ number: name, count: make.characters.join('/') }) : name}
          aria-invalid={isWrong || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={({ target }) => onType(target.value)}
          onPaste={onPaste}
          className="pr-8 font-mono"
        />
        {standing.is === 'ready' && value.trim() && !refused && (
          <Glyph shape="done" tone="green" className="absolute top-1/2 right-2.5 -translate-y-1/2" />
        )}
      </span>
      {note && (
        <p
          id={`${id}-note`}
          className={`mt-1 text-xs ${isWrong ? 'font-medium text-red' : fault ? 'text-orange' : 'text-ink-3'}`}
        >
          {note}
        </p>
      )}
    </li>
  );
}

/** The panel beside the grid, where there is room for both. */
export function MarkFiledAside(props: MarkFiledPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
      className="self-start rounded-xl border border-line bg-surface shadow-card"
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold">
            {m.firm_mark_title()}
          </h2>
          <p className="text-sm text-ink-3">{panelTitle(props.marking)}</p>
        </div>
        <Button variant="ghost" size="icon" aria-label={m.ui_close()} onClick={props.onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
      <MarkFiledPanel {...props} />
    </section>
  );
}
