import { useState } from 'react';
import { BUILT_IN_RELIEFS, type BuiltInRelief } from '#domain/calendar/built-in-reliefs';
import { AREAS, type Area } from '#domain/calendar/values';
import { parseRupees } from '#domain/shared/money';
import { areaWords, formWords } from '../../lib/form-words';
import { formatCount, formatDate } from '../../lib/format';
import { onlyIfWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Field, Select } from '../../ui/form/field';
import { costText, kindName, kindTone, limitWords, reliefTitle, reliefWords } from './relief.words';

const OF_AREA = AREAS.filter((area) => BUILT_IN_RELIEFS.some((relief) => relief.area === area));

/** The extensions and waivers that stand in the law's own tables: they apply to every client without being entered. */
export function BuiltInReliefs() {
  const [area, setArea] = useState<Area>(OF_AREA[0] ?? 'GST');
  const shown = BUILT_IN_RELIEFS.filter((relief) => relief.area === area);
  return (
    <section aria-labelledby="built-in" className="mt-8">
      <h2 id="built-in" className="text-lg font-semibold tracking-tight">
        {m.relief_built_in()}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{m.relief_built_in_words()}</p>
      <div className="mb-3 flex flex-wrap items-end gap-4">
        <Field name="built-in-area" label={m.relief_area()}>
          {(control) => (
            <Select
              {...control}
              value={area}
              choices={OF_AREA.map((value) => ({ value, label: areaWords(value) }))}
              onChange={({ target }) => setArea(OF_AREA.find((one) => one === target.value) ?? area)}
            />
          )}
        </Field>
        <p className="pb-2 text-sm text-ink-2">{m.relief_built_in_count({ count: formatCount(shown.length) })}</p>
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
        {shown.map((relief) => (
          <BuiltIn key={relief.id} relief={relief} />
        ))}
      </ul>
    </section>
  );
}

function BuiltIn({ relief }: { relief: BuiltInRelief }) {
  const { kind, statute, url, knownSince, isUnverified, limits } = relief;
  const whom = limitWords(limits);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={kindTone(kind)}>{kindName(kind)}</Badge>
        {isUnverified && <Badge tone="yellow">{m.relief_unverified()}</Badge>}
      </div>
      <h3 className="mt-1.5 font-medium wrap-anywhere">{titleOf(relief)}</h3>
      <p className="text-sm wrap-anywhere">
        {wordsOf(relief)} {whom && m.relief_only_for({ whom })} {onlyIfWords(relief.conditions)}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
            {statute}
          </a>
        ) : (
          statute
        )}
        {', '}
        {m.relief_notified({ day: formatDate(knownSince) })}
      </p>
    </li>
  );
}

const titleOf = ({ forms, period, periodsTo }: BuiltInRelief): string =>
  period
    ? reliefTitle({ forms, period })
    : m.relief_title_of({
        forms: forms.map(formWords).join(', '),
        period: periodsTo ? m.relief_periods_to({ day: formatDate(periodsTo) }) : m.relief_every_period(),
      });

function wordsOf({ kind, dueOn, filedFrom, filedBy, stillAsked, cap, withinDays }: BuiltInRelief): string {
  if (!cap) return reliefWords({ kind, dueOn, filedFrom, filedBy, stillAsked });
  const isWhole = parseRupees(cap.other) === 0;
  if (isWhole && withinDays !== undefined) return m.relief_waives_within({ days: formatCount(withinDays) });
  if (isWhole) return reliefWords({ kind, dueOn, filedFrom, filedBy, stillAsked });
  const most = { nil: costText(cap.nil), other: costText(cap.other) };
  if (withinDays !== undefined) return m.relief_caps_within({ ...most, days: formatCount(withinDays) });
  return m.relief_caps({ ...most, from: formatDate(filedFrom ?? ''), by: formatDate(filedBy ?? '') });
}
