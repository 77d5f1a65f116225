import { lazy, Suspense } from 'react';
import type { Asks } from '../ui/why/assumed-entry';

// The forms come once one of them is opened.
const FactEntry = lazy(async () => ({ default: (await import('../features/fact/fact-entry')).FactEntry }));
const EventEntry = lazy(async () => ({ default: (await import('../features/event/event-entry')).EventEntry }));

type AssumedEntryProps = { companyId: string; asks: Asks; onDone: () => void };

/** Records what was assumed: a fact of the company, or something that happened. */
export const assumedEntry = ({ companyId, asks: { record, kind, subject }, onDone }: AssumedEntryProps) => (
  <Suspense>
    {record === 'event' ? (
      <EventEntry companyId={companyId} choice={kind} onDone={onDone} />
    ) : (
      <FactEntry companyId={companyId} kind={kind} subject={subject} onDone={onDone} />
    )}
  </Suspense>
);
