import { Link } from '@tanstack/react-router';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
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
            className="grid items-baseline gap-x-4 py-1.5 sm:grid-cols-[1rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Glyph shape="to-confirm" tone="yellow" className="self-center max-sm:hidden" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{notDueName(one)}</span>{' '}
              <span className="text-ink-2">{areaWords(one.area)}</span>
            </span>
            <Why
              figure={m.status_not_known_why({ name: notDueName(one) })}
              words={summaryWords(one.because) ?? m.status_what_is_missing()}
              className="min-w-0 text-sm text-ink-2 no-underline wrap-anywhere hover:underline"
              glance={() => <Glance explanation={one.because} />}
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
