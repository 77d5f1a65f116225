import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import type { CalendarSearch, ChangeSearch } from './calendar.search';

type KnownOnProps = { search: CalendarSearch; onSearch: ChangeSearch };

/** Asks the calendar again as it was answered on a past day. */
export function KnownOn({ search, onSearch }: KnownOnProps) {
  const today = useToday();
  return (
    <details className="mt-8 text-sm" open={search.known !== undefined}>
      <summary className="font-medium text-ink-2">{m.calendar_known_title()}</summary>
      <div className="mt-2 max-w-sm">
        <Field name="known" label={m.calendar_known_day()} hint={m.calendar_known_hint()}>
          {(control) => (
            <DateInput
              {...control}
              max={today}
              value={search.known ?? ''}
              onChange={({ target }) => onSearch({ known: target.value || undefined, item: undefined })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

/** What is shown is an answer of the past, and says so. */
export function KnownOnBanner({ search, onSearch }: KnownOnProps) {
  if (!search.known) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-md bg-blue-soft px-3 py-2 text-blue"
    >
      <p>
        <strong>{m.calendar_known_as({ day: formatDate(search.known) })}</strong> {m.calendar_known_words()}
      </p>
      <Button size="sm" onClick={() => onSearch({ known: undefined })}>
        {m.calendar_known_end()}
      </Button>
    </div>
  );
}
