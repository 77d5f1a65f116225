import type { ReactNode } from 'react';
import { formWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import type { RocDesk } from './roc.queries';

type EventFormsProps = {
  onEvents: RocDesk['onEvents'];
  mayChange: boolean;
  /** What records the event; the company's events have a feature of their own. */
  recordEvent: (key: string, label: string) => ReactNode;
};

/** The forms that only an event calls for: which one, within how many days, and the act that records it. */
export function EventForms({ onEvents, mayChange, recordEvent }: EventFormsProps) {
  return (
    <SectionCard title={m.roc_on_events()} description={m.roc_on_events_words()}>
      <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
        {onEvents.map(({ key, form, hasHappened, because }) => (
          <li
            key={key}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:px-5"
          >
            <span className="font-medium">
              {formWords(form)} {hasHappened && <Badge tone="blue">{m.roc_event_recorded()}</Badge>}
            </span>
            <Why
              figure={m.roc_why_event({ form: formWords(form) })}
              words={summaryWords(because) ?? m.roc_not_due_verdict()}
              className="min-w-0 justify-self-start text-ink-2 wrap-anywhere"
              glance={() => <Glance explanation={because} />}
            >
              {() => <ExplainedSteps explanation={because} />}
            </Why>
            {mayChange && recordEvent(key, m.roc_record_event_of({ form: formWords(form) }))}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
