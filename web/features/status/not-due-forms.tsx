import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords, formWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { ShowAll } from '../../ui/list/show-all';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import { type NotDueForm, notDueForms } from './not-due';
import { notDueName } from './not-due-name';

const SHOWN = 12;

type NotDue = ComplianceStatus['notDue'][number];

/** What is not asked of this company: a form a row, whose reason opens. That something is missing from the calendar is an answer too. */
export function NotDueForms({ notDue }: { notDue: readonly NotDue[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const forms = notDueForms(notDue);
  if (forms.length === 0) return null;
  const shown = isWhole ? forms : forms.slice(0, SHOWN);
  return (
    <SectionCard title={m.status_not_due()} description={m.status_not_due_words()}>
      <ul className="@container -mx-4 lg:-mx-5">
        {shown.map((one) => (
          <li key={`${one.area} ${one.form}`} className="border-t border-line last:border-b">
            <Form one={one} />
          </li>
        ))}
      </ul>
      <ShowAll shown={shown.length} total={forms.length} onShowAll={() => setIsWhole(true)} />
    </SectionCard>
  );
}

function Form({ one: { area, form, rows } }: { one: NotDueForm }) {
  const [first] = rows;
  if (!first) return null;
  return (
    <details className="group">
      <summary className="grid min-h-9 list-none grid-cols-[1rem_minmax(0,1fr)_1rem] items-center gap-x-3 px-4 py-1.5 text-sm hover:bg-hover lg:px-5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden @min-[48rem]:grid-cols-[1rem_minmax(0,22rem)_minmax(0,1fr)_1rem]">
        <Glyph shape="none" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{formWords(form)}</span>{' '}
          <span className="text-ink-3">
            {[areaWords(area), rows.length > 1 ? m.status_periods({ count: formatCount(rows.length) }) : first.period]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="min-w-0 truncate text-ink-2 group-open:invisible @max-[48rem]:hidden">
          {summaryWords(first.because) ?? m.status_not_due_verdict()}
        </span>
        <ChevronDown size={15} aria-hidden="true" className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-1.5 px-4 pt-1 pb-3 pl-11 text-sm lg:px-5 lg:pl-12">
        {rows.map((row) => (
          <li key={notDueName(row)} className="grid gap-x-4 @min-[48rem]:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
            <span className="min-w-0 wrap-anywhere">{notDueName(row)}</span>
            <Why
              figure={m.status_not_due_why({ name: notDueName(row) })}
              words={summaryWords(row.because) ?? m.status_not_due_verdict()}
              className="min-w-0 text-ink-2 wrap-anywhere"
              value={m.status_not_due_verdict()}
              glance={() => <Glance explanation={row.because} />}
            >
              {() => <ExplainedSteps explanation={row.because} />}
            </Why>
          </li>
        ))}
      </ul>
    </details>
  );
}
