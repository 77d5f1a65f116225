import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isFinancialYear, yearEnd } from '#domain/shared/dates';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { type FactName, factKey } from '../../lib/fact-key';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { openQuestions } from '../../lib/open-questions';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import { notDueName } from './not-due-name';

type NotDue = ComplianceStatus['notDue'][number];

/** How a question reads, and what answers it; the profile of the company knows both. */
export type Ask = { nameOf: (fact: FactName) => string; act: (fact: FactName) => ReactNode };

type UnknownsProps = { status: ComplianceStatus; ask: Ask };

/** What is not known, first: past items nobody has spoken of, each question with its answer, and what nobody can tell yet. */
export function Unknowns({ status, ask }: UnknownsProps) {
  const { unconfirmed, notDue } = status;
  const open = openQuestions(status);
  const later = notDue.filter(({ verdict, asked }) => verdict === 'not-known' && !asked);
  if (unconfirmed === 0 && open.length === 0 && later.length === 0) return null;
  return (
    <SectionCard title={m.status_questions()} description={m.status_questions_words()}>
      <ul className="@container -mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
        {unconfirmed > 0 && (
          <li className="grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 text-sm lg:px-5">
            <Glyph shape="to-confirm" tone="yellow" />
            <p className="font-medium">{m.status_unconfirmed({ count: formatCount(unconfirmed) })}</p>
            <Link
              to="/compliance-calendar"
              search={{ status: 'unconfirmed' }}
              className={buttonClass(
                'primary',
                'sm',
                '@max-[30rem]:col-start-2 @max-[30rem]:mt-1 @max-[30rem]:justify-self-start',
              )}
            >
              {m.status_unconfirmed_go()}
            </Link>
          </li>
        )}
        {open.map(({ fact, rows }) => (
          <Row key={factKey(fact)} name={ask.nameOf(fact)} act={ask.act(fact)}>
            <span className="text-ink-3">{m.status_decides()}</span>{' '}
            {rows.map((row, place) => (
              <span key={notDueName(row)}>
                {place > 0 && ', '}
                <WhyOpen row={row} words={notDueName(row)} />
              </span>
            ))}
          </Row>
        ))}
        {later.map((row) => (
          <Row
            key={notDueName(row)}
            name={notDueName(row)}
            beside={areaWords(row.area)}
            act={
              <span className="text-xs text-ink-3">
                {isOfOpenYear(row, status.asOf) ? m.status_wait_year() : m.status_not_recorded()}
              </span>
            }
          >
            <WhyOpen row={row} words={summaryWords(row.because) ?? m.status_not_known_verdict()} />
          </Row>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Whether it hangs on a figure of a year that is not over: nobody can tell that yet. */
const isOfOpenYear = ({ period }: NotDue, today: string): boolean =>
  isFinancialYear(period) && yearEnd(period) >= today;

function WhyOpen({ row, words }: { row: NotDue; words: string }) {
  return (
    <Why
      figure={m.status_not_known_why({ name: notDueName(row) })}
      words={words}
      className="inline! min-h-0! wrap-anywhere"
      glance={() => <Glance explanation={row.because} />}
      value={m.status_not_known_verdict()}
    >
      {() => <ExplainedSteps explanation={row.because} />}
    </Why>
  );
}

type RowProps = { name: string; beside?: string; act: ReactNode; children: ReactNode };

const Row = ({ name, beside, act, children }: RowProps) => (
  <li className="grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 text-sm lg:px-5 @min-[48rem]:grid-cols-[1rem_minmax(0,22rem)_minmax(0,1fr)_auto]">
    <Glyph shape="to-confirm" tone="yellow" />
    <p className="min-w-0 font-medium wrap-anywhere">
      {name} {beside && <span className="font-normal text-ink-3">{beside}</span>}
    </p>
    <p className="col-start-2 min-w-0 text-ink-2 @min-[48rem]:col-start-3">{children}</p>
    <div className="col-start-2 row-start-3 text-right @max-[30rem]:justify-self-start @min-[30rem]:col-start-3 @min-[30rem]:row-span-2 @min-[30rem]:row-start-1 @min-[48rem]:col-start-4 @min-[48rem]:row-span-1">
      {act}
    </div>
  </li>
);
