import { EventEntry } from '../features/event/event-entry';
import { FactEntry } from '../features/fact/fact-entry';
import type { AssumedEntryProps } from '../ui/why/assumed-entry';

/** Records what was assumed: a fact of the company, or something that happened. */
export const AssumedEntry = ({ companyId, asks: { record, kind, subject }, onDone }: AssumedEntryProps) =>
  record === 'event' ? (
    <EventEntry companyId={companyId} choice={kind} onDone={onDone} />
  ) : (
    <FactEntry companyId={companyId} kind={kind} subject={subject} onDone={onDone} />
  );
