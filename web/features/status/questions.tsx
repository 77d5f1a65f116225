import { Link } from '@tanstack/react-router';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { notDueName } from './not-due-name';

type NotDue = ComplianceStatus['notDue'][number];

/** What cannot be decided until the company answers. Nothing is guessed meanwhile. */
export function Questions({ notDue }: { notDue: readonly NotDue[] }) {
  const open = notDue.filter(({ verdict }) => verdict === 'not-known');
  if (open.length === 0) return null;
  return (
    <SectionCard
      title={m.status_questions()}
      description={m.status_questions_words()}
      actions={
        <Link to="/company-facts" className={buttonClass('primary', 'sm')}>
          {m.status_answer()}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {open.map((one) => (
          <li
            key={[one.form, one.period, one.subject].join('|')}
            className="flex items-baseline justify-between gap-4 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{notDueName(one)}</span>{' '}
              <span className="text-ink-2">{areaWords(one.area)}</span>
            </span>
            <Why
              figure={m.status_not_known_why({ name: notDueName(one) })}
              words={m.status_what_is_missing()}
              className="shrink-0"
              value={m.status_not_known_verdict()}
            >
              {() => <ExplainedSteps explanation={one.because} />}
            </Why>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
