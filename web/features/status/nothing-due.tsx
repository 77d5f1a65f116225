import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { AREAS, type Area, DEADLINE_BAND_DAYS } from '#domain/calendar/values';
import { addDays, type IsoDate, isoDate } from '#domain/shared/dates';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount, formatDate } from '../../lib/format';
import { dueWords, statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { ItemLink } from '../../ui/item-link';
import { Glyph } from '../../ui/state/glyph';
import { summaryWords } from '../../ui/why/why-words';
import { notDueName } from './not-due-name';

type AreaOf = ComplianceStatus['areas'][number];
type NotDue = ComplianceStatus['notDue'][number];

/** The areas of law in which nothing is to be done within a month: one sentence each, which opens to what it rests on. */
export function NothingDue({ companyId }: { companyId: string }) {
  const { data } = useQuery(statusQuery(companyId));
  // Where it failed, the notices above say so, and offer another try.
  if (!data) return null;
  const quiet = data.areas.filter((area) => isQuiet(area, isoDate(data.asOf)));
  const without = areasNotAsked(data);
  const count = quiet.length + without.length;
  if (count === 0) return null;
  return (
    <SectionCard
      title={m.status_quiet()}
      description={m.status_quiet_words({ count: formatCount(count) })}
      className="mt-4 @min-[70rem]:mt-5"
    >
      <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line lg:-mx-5 lg:-mb-5">
        {quiet.map((area) => (
          <Quiet key={area.area} area={area.area} isDone={area.completedItems > 0} sentence={nextWords(area)}>
            <Items area={area} />
          </Quiet>
        ))}
        {without.map(([area, reasons]) => (
          <Quiet key={area} area={area} isDone={false} sentence={reasonOf(reasons)}>
            <Reasons reasons={reasons} />
          </Quiet>
        ))}
      </ul>
    </SectionCard>
  );
}

/** What nobody is obliged to is near as well; an area with something to confirm is not calm. */
function isQuiet({ items, unconfirmedItems }: AreaOf, today: IsoDate): boolean {
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const isOpen = ({ status, dueDate }: AreaOf['items'][number]) =>
    status === 'overdue' || (status === 'pending' && dueDate <= until);
  return unconfirmedItems === 0 && !items.some(isOpen);
}

/** Areas of which nothing is in the calendar, and the law says why not for all that it could ask. */
function areasNotAsked({ areas, notDue }: ComplianceStatus): [Area, NotDue[]][] {
  return AREAS.filter((area) => !areas.some((one) => one.area === area)).flatMap((area): [Area, NotDue[]][] => {
    const reasons = notDue.filter((one) => one.area === area);
    const isDecided = reasons.length > 0 && reasons.every(({ verdict }) => verdict === 'not-due');
    return isDecided ? [[area, reasons]] : [];
  });
}

/** 'Next: DPT-3 for 2026-27, due 30 Jun 2027.', else how much of it is done. */
function nextWords({ items, completedItems }: AreaOf): string {
  const next = items.find(({ status }) => status === 'pending');
  if (next) return m.status_quiet_next({ title: next.title, day: formatDate(next.dueDate) });
  return m.status_quiet_done({ count: formatCount(completedItems) });
}

const reasonOf = ([first]: readonly NotDue[]): string =>
  (first && summaryWords(first.because)) ?? m.status_not_due_verdict();

type QuietProps = { area: Area; isDone: boolean; sentence: string; children: ReactNode };

function Quiet({ area, isDone, sentence, children }: QuietProps) {
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-11 list-none grid-cols-[1rem_minmax(0,1fr)_1rem] items-center gap-x-3 px-4 py-2.5 hover:bg-hover sm:grid-cols-[1rem_12rem_minmax(0,1fr)_1rem] lg:px-5 [&::-webkit-details-marker]:hidden">
          <Glyph shape={isDone ? 'done' : 'none'} tone={isDone ? 'green' : 'grey'} />
          <span className="font-medium">{areaWords(area)}</span>
          <span className="text-sm text-ink-2 wrap-anywhere max-sm:col-start-2 max-sm:row-start-2">{sentence}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="text-ink-3 transition-transform group-open:rotate-180 max-sm:col-start-3 max-sm:row-start-1"
          />
        </summary>
        <div className="px-4 pb-3 pl-11 lg:px-5 lg:pl-12">{children}</div>
      </details>
    </li>
  );
}

const SHOWN = 8;

/** What comes first, then the newest of what is behind. */
function Items({ area: { items } }: { area: AreaOf }) {
  const coming = items.filter(({ status }) => status === 'pending');
  const behind = items.filter(({ status }) => status !== 'pending').toReversed();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {[...coming, ...behind].slice(0, SHOWN).map(({ id, title, status, dueDate }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <ItemLink itemId={id}>{title}</ItemLink>
          <span className="text-ink-3">
            {statusWords(status)} · {dueWords(dueDate)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: { reasons: readonly NotDue[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {reasons.slice(0, SHOWN).map((one) => (
        <li key={notDueName(one)}>
          <span className="font-medium">{notDueName(one)}</span>{' '}
          <span className="text-ink-2">{summaryWords(one.because)}</span>
        </li>
      ))}
    </ul>
  );
}
