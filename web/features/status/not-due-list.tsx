import { useState } from 'react';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { ShowAll } from '../../ui/list/show-all';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { notDueName } from './not-due-name';

type NotDue = ComplianceStatus['notDue'][number];

const SHOWN = 12;

/** What is not asked of this company, and why not: that something is missing from the calendar is an answer too. */
export function NotDueList({ notDue }: { notDue: readonly NotDue[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const decided = notDue.filter(({ verdict }) => verdict === 'not-due');
  if (decided.length === 0) return null;
  const shown = isWhole ? decided : decided.slice(0, SHOWN);
  return (
    <SectionCard title={m.status_not_due()} description={m.status_not_due_words()}>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <li key={keyOf(one)} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{notDueName(one)}</span>{' '}
              <span className="text-ink-2">{areaWords(one.area)}</span>
            </span>
            <Why
              figure={m.status_not_due_why({ name: notDueName(one) })}
              words={m.status_because()}
              className="shrink-0"
              value={m.status_not_due_verdict()}
            >
              {() => <ExplainedSteps explanation={one.because} />}
            </Why>
          </li>
        ))}
      </ul>
      <ShowAll shown={shown.length} total={decided.length} onShowAll={() => setIsWhole(true)} />
    </SectionCard>
  );
}

const keyOf = ({ form, period, subject }: NotDue): string => [form, period, subject].join('|');
