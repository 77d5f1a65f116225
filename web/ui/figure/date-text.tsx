import { formatDate, formatInstant } from '../../lib/format';

/** A calendar day, '05 Oct 2026'. */
export function DateText({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDate(day)}
    </time>
  );
}

/** A moment, in Indian time. */
export function InstantText({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {formatInstant(instant)}
    </time>
  );
}
