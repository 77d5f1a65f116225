import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useMe } from '../../lib/api/session';
import { formatCount, formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { Glyph } from '../../ui/state/glyph';
import { changesIn, fieldName, valueWords } from './audit.fields';
import type { Entry } from './audit.queries';
import { actionName, STATUS_TONES, statusName, subjectOf } from './audit.words';
import { AuditChange } from './audit-change';

const CLOCK = { from: 11, to: 16 };

/** One act on one line: when, what, to what, what it changed and by whom; the rest opens below it. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { timestampIst, status } = entry;
  const subject = subjectOf(entry);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={cx(
          'grid min-h-9 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 text-left text-sm -outline-offset-2 hover:bg-hover lg:grid-cols-[1rem_2.75rem_minmax(0,3fr)_minmax(0,2fr)_9rem_1rem] lg:px-5',
          isOpen && 'bg-hover',
        )}
      >
        <span className="flex items-center">
          {status === 'success' ? <Glyph shape="done" tone="green" /> : <Glyph shape="rejected" tone="red" />}
          <span className="sr-only">{statusName(status)}</span>
        </span>
        <span className="order-4 col-span-2 col-start-2 truncate text-xs text-ink-3 tabular-nums lg:order-none lg:col-span-1 lg:col-start-auto lg:text-sm">
          {timestampIst.slice(CLOCK.from, CLOCK.to)}
          <span className="lg:hidden">
            {' · '}
            <Who entry={entry} />
          </span>
        </span>
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate">
            <span className="font-medium">{actionName(entry)}</span>
            {subject && <span className="text-ink-2">: {subject}</span>}
          </span>
          {status === 'failed' && <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>}
        </span>
        <span className="hidden min-w-0 truncate text-ink-2 lg:block">
          <Change entry={entry} subject={subject} />
        </span>
        <span className="hidden truncate text-ink-2 lg:block">
          <Who entry={entry} />
        </span>
        <ChevronDown
          size={14}
          aria-hidden="true"
          className={cx('shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details entry={entry} subject={subject} />}
      </div>
    </li>
  );
}

type ChangeProps = { entry: Entry; subject: string | undefined };

/** The first of what an act changed, before → after, and how much more there is. */
function Change({ entry, subject }: ChangeProps) {
  const all = changesIn(entry).filter(({ before, after }) => valueWords(before) !== valueWords(after));
  // The name of the category says more than its kind, which follows from it.
  const [first] = [...all.filter(({ field }) => field === 'subcategory'), ...all].filter(
    ({ field, before, after }) => field !== 'sha256' && (before !== undefined || valueWords(after, field) !== subject),
  );
  if (!first) return null;
  const { field, before, after } = first;
  const value = valueWords(after, field);
  const isSet = before === undefined || before === null;
  const words = isSet ? value : m.audit_changed_to({ before: valueWords(before, field), after: value });
  return (
    <>
      <span className="text-ink-3">{fieldName(field)}</span> <span>{words}</span>
    </>
  );
}

function Details({ entry, subject }: ChangeProps) {
  const { seq, timestamp, hash } = entry;
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-sunken px-4 py-3 text-sm lg:pr-5 lg:pl-13">
      {subject && <p className="font-medium break-words">{subject}</p>}
      {entry.status === 'success' && <AuditChange entry={entry} />}
      <p className="text-xs break-all text-ink-3">
        {m.audit_recorded_at({ instant: formatInstant(timestamp) })}
        {seq !== null && `. ${m.audit_number({ number: formatCount(seq) })}`}
        {hash && `. ${m.audit_hash({ hash })}`}
      </p>
    </div>
  );
}

function Who({ entry: { userId, userName } }: { entry: Entry }) {
  const me = useMe();
  if (userName) return userName;
  // A refused attempt is kept with the id alone.
  return userId !== null && userId === me?.user.id ? me.user.name : m.audit_other_person();
}
