import { useState } from 'react';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { ShowAll } from '../../ui/list/show-all';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
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
          <li
            key={keyOf(one)}
            className="grid items-baseline gap-x-4 py-1.5 sm:grid-cols-[1rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Glyph shape="none" className="self-center max-sm:hidden" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{notDueName(one)}</span>{' '}
              <span className="text-ink-2">{areaWords(one.area)}</span>
            </span>
            <Why
              figure={m.status_not_due_why({ name: notDueName(one) })}
              words={summaryWords(one.because) ?? m.status_not_due_verdict()}
              className="min-w-0 text-sm text-ink-2 no-underline wrap-anywhere hover:underline"
              value={m.status_not_due_verdict()}
              glance={() => <Glance explanation={one.because} />}
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
