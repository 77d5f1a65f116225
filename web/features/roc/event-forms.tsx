import { type ReactNode, useState } from 'react';
import { formWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { ShowAll } from '../../ui/list/show-all';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import type { RocDesk } from './roc.queries';

const BEGINS_WITH = 8;

type EventFormsProps = {
  onEvents: RocDesk['onEvents'];
  mayChange: boolean;
  /** What records the event; the company's events have a feature of their own. */
  recordEvent: (key: string, label: string) => ReactNode;
};

/** The forms that only an event calls for: which one, within how many days, and the act that records it. */
export function EventForms({ onEvents, mayChange, recordEvent }: EventFormsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? onEvents : onEvents.slice(0, BEGINS_WITH);
  return (
    <SectionCard title={m.roc_on_events()} description={m.roc_on_events_words()}>
      <ul className="-mx-4 border-b border-line lg:-mx-5">
        {shown.map(({ key, form, trigger, days, hasHappened, because }) => (
          <li
            key={key}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:px-5"
          >
            <span className="font-medium">
              {formWords(form)} {hasHappened && <Badge tone="blue">{m.roc_event_recorded()}</Badge>}
            </span>
            <Why
              figure={m.roc_why_event({ form: formWords(form), trigger })}
              words={m.roc_event_within({ count: formatCount(days), trigger })}
              className="min-w-0 justify-self-start text-ink-2 wrap-anywhere"
              glance={() => <Glance explanation={because} />}
            >
              {() => <ExplainedSteps explanation={because} />}
            </Why>
            {mayChange && <div>{recordEvent(key, m.roc_record_event_of({ trigger }))}</div>}
          </li>
        ))}
      </ul>
      <ShowAll shown={shown.length} total={onEvents.length} onShowAll={() => setIsWhole(true)} />
    </SectionCard>
  );
}
