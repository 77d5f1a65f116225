import type { BuiltInRelief } from '#domain/calendar/built-in-reliefs';
import { parseRupees } from '#domain/shared/money';
import { formWords } from '../../lib/form-words';
import { formatCount, formatDate } from '../../lib/format';
import { onlyIfWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Glyph } from '../../ui/state/glyph';
import type { ReliefKind } from './relief.types';
import { costText, kindName, limitWords, reliefTitle, reliefWords } from './relief.words';

/** One of the law's own tables: what it does, whom it speaks of, and what ordered it. It applies to every client by itself. */
export function BuiltIn({ relief, isInForce }: { relief: BuiltInRelief; isInForce: boolean }) {
  const { kind, statute, url, knownSince, isUnverified, limits } = relief;
  const whom = limitWords(limits);
  return (
    <li className="grid gap-x-4 px-4 py-2 text-sm lg:grid-cols-[16rem_minmax(0,1fr)_20rem] lg:px-5">
      <div className="flex min-w-0 items-start gap-2">
        <ReliefGlyph kind={kind} />
        <div className="min-w-0">
          <h2 className="text-sm font-medium wrap-anywhere">{titleOf(relief)}</h2>
          <p className="text-xs text-ink-3">
            {kindName(kind)}
            {isInForce && ` · ${m.relief_in_force_now()}`}
          </p>
        </div>
      </div>
      <p className="min-w-0 wrap-anywhere max-lg:pl-6">
        {wordsOf(relief)} {whom && m.relief_only_for({ whom })} {onlyIfWords(relief.conditions)}
      </p>
      <div className="min-w-0 text-xs text-ink-3 wrap-anywhere max-lg:pl-6">
        <p>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
              {statute}
            </a>
          ) : (
            statute
          )}
        </p>
        <p>
          {m.relief_notified({ day: formatDate(knownSince) })}{' '}
          {isUnverified && <Badge tone="yellow">{m.relief_unverified()}</Badge>}
        </p>
      </div>
    </li>
  );
}

/** A moved date and a waived fee are different things, also in their shape. */
export function ReliefGlyph({ kind }: { kind: ReliefKind }) {
  return <Glyph shape={kind === 'extension' ? 'moved' : 'waived'} tone="purple" className="mt-0.5" />;
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
