import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isIsoDate } from '#domain/shared/dates';
import { type ItemExplanation, itemExplanationQuery } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { statusWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { cx } from '../../../ui/cx';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { summaryWords } from '../../../ui/why/why-words';
import { differences, type Reason } from './differences';

type KnownThenProps = { now: ItemExplanation; of: Reason };

/** The same answer as it was on a past day, by the law, the facts and the reliefs known then, and what differs from today's. */
export function KnownThen({ now, of }: KnownThenProps) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const day = isIsoDate(typed) && typed <= today ? typed : undefined;
  return (
    <details
      className={cx('border-t border-line pt-3', !day && 'why-unprinted')}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1 font-semibold">{m.calendar_then_title()}</summary>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-3 text-sm">
          <div className="why-unprinted max-w-56">
            <Field name="knownThen" label={m.calendar_then_day()}>
              {(control) => (
                <DateInput {...control} max={today} value={typed} onChange={({ target }) => setTyped(target.value)} />
              )}
            </Field>
          </div>
          {typed > today && isIsoDate(typed) && <p role="alert">{m.calendar_then_later()}</p>}
          {day && <Then now={now} of={of} day={day} />}
        </div>
      )}
    </details>
  );
}

function Then({ now, of, day }: KnownThenProps & { day: string }) {
  const { companyId, id } = now.item;
  const asked = useQuery(itemExplanationQuery(companyId, id, { on: now.on, asKnownOn: day }));
  if (asked.isError) return <ErrorPanel error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const then = asked.data;
  if (then.statusThen === null)
    return (
      <p data-copied="" role="status">
        {m.calendar_then_absent({ day: formatDate(day) })} {then.applies.steps.at(-1)?.summary}
      </p>
    );
  const rows = [
    ...(then.statusThen === now.item.status
      ? []
      : [{ name: m.calendar_status(), was: statusWords(then.statusThen), is: statusWords(now.item.status) }]),
    ...differences(then[of], now[of]),
  ];
  const sum = then[of] && summaryWords(then[of]);
  return (
    <div role="status" className="flex flex-col gap-2">
      <p data-copied="">
        <strong className="font-semibold">{m.calendar_then_as({ day: formatDate(day) })}</strong> {sum}
      </p>
      {rows.length === 0 ? (
        <p data-copied="" className="text-ink-2">
          {m.calendar_then_same()}
        </p>
      ) : (
        <table className="w-full border-y border-line text-left">
          <caption className="sr-only">{m.calendar_then_differs()}</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              <td className="py-1" />
              <th scope="col" className="py-1 pr-2 font-medium">
                {formatDate(day)}
              </th>
              <th scope="col" className="py-1 font-medium">
                {m.calendar_then_today()}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.name} data-copied="" className="align-baseline">
                <th scope="row" className="py-1.5 pr-3 font-normal text-ink-2 wrap-anywhere">
                  {row.name}
                </th>
                <td className="py-1.5 pr-2 wrap-anywhere">{row.was}</td>
                <td className="py-1.5 font-medium wrap-anywhere">{row.is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
