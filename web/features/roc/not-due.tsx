import type { ReactNode } from 'react';
import type { FactName } from '../../lib/fact-key';
import { factKey } from '../../lib/fact-key';
import { formWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import type { RocDesk } from './roc.queries';

type NotDue = RocDesk['notDue'][number];

/** How a question reads, and what answers it; the profile of the company knows both. */
export type Ask = { nameOf: (fact: FactName) => string; act: (fact: FactName) => ReactNode };

const nameOf = ({ form, period, subject }: NotDue): string =>
  [formWords(form), period, subject].filter((part) => part !== '').join(' · ');

/** Each question once, with the forms that wait for its answer. */
function questionsOf(rows: readonly NotDue[]) {
  const found = new Map<string, { fact: FactName; rows: NotDue[] }>();
  for (const row of rows) {
    if (row.verdict !== 'not-known' || !row.asked) continue;
    const known = found.get(factKey(row.asked)) ?? { fact: row.asked, rows: [] };
    known.rows.push(row);
    found.set(factKey(row.asked), known);
  }
  return [...found.values()];
}

/** What must be answered before it can be told whether a form is due. */
export function Questions({ notDue, ask }: { notDue: readonly NotDue[]; ask: Ask }) {
  const questions = questionsOf(notDue);
  if (questions.length === 0) return null;
  return (
    <SectionCard title={m.roc_questions()} description={m.roc_questions_words()}>
      <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
        {questions.map(({ fact, rows }) => (
          <li
            key={factKey(fact)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-sm lg:px-5"
          >
            <Glyph shape="to-confirm" tone="yellow" />
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <span className="font-medium">{ask.nameOf(fact)}</span>{' '}
              <span className="text-ink-3">{m.roc_decides({ forms: rows.map(nameOf).join(', ') })}</span>
            </p>
            {ask.act(fact)}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Rows of one form together: most say the same of several years. */
function formsOf(rows: readonly NotDue[]) {
  const found = new Map<string, NotDue[]>();
  for (const row of rows) found.set(row.form, [...(found.get(row.form) ?? []), row]);
  return [...found.values()];
}

/** The forms that are not due, each with its reason: that nothing is due is an answer, too. */
export function NothingDue({ notDue }: { notDue: readonly NotDue[] }) {
  const rows = notDue.filter(({ verdict, asked }) => verdict === 'not-due' || !asked);
  if (rows.length === 0) return null;
  return (
    <SectionCard title={m.roc_not_due()} description={m.roc_not_due_words()}>
      <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
        {formsOf(rows).map((ofForm) => {
          const [first] = ofForm;
          return first && <NotDueRow key={first.form} first={first} count={ofForm.length} />;
        })}
      </ul>
    </SectionCard>
  );
}

const NotDueRow = ({ first, count }: { first: NotDue; count: number }) => (
  <li className="grid gap-x-4 border-t border-line px-4 py-2 text-sm sm:grid-cols-[13rem_minmax(0,1fr)] lg:px-5">
    <span className="font-medium wrap-anywhere">
      {formWords(first.form)}{' '}
      <span className="font-normal text-ink-3">
        {count > 1 ? m.roc_periods({ count: formatCount(count) }) : first.period}
      </span>
    </span>
    <Why
      figure={m.roc_why_not_due({ name: nameOf(first) })}
      words={summaryWords(first.because) ?? m.roc_not_due_verdict()}
      value={m.roc_not_due_verdict()}
      className="min-w-0 justify-self-start text-ink-2 wrap-anywhere"
      glance={() => <Glance explanation={first.because} />}
    >
      {() => <ExplainedSteps explanation={first.because} />}
    </Why>
  </li>
);
