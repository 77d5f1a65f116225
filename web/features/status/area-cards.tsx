import { Link } from '@tanstack/react-router';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { dueWords, statusTone, statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ItemLink } from '../../ui/item-link';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import { areaStatusTone, areaStatusWords, scoreTone } from './status-words';

type AreaOf = ComplianceStatus['areas'][number];

/** One card for each area of law of which anything is asked. */
export function AreaCards({ areas }: { areas: readonly AreaOf[] }) {
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="status-areas">
      <h2 id="status-areas" className="mb-2 text-lg font-semibold">
        {m.status_areas()}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {areas.map((area) => (
          <li key={area.area}>
            <AreaCard area={area} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const TEXT = { green: 'text-green', yellow: 'text-yellow', red: 'text-red' };

function AreaCard({ area }: { area: AreaOf }) {
  const isScored = area.status !== 'none';
  const value = isScored ? m.status_of_hundred({ score: area.score }) : m.status_none();
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-semibold">
          <Link to="/compliance-calendar" search={{ area: area.area }} className="hover:underline">
            {areaWords(area.area)}
          </Link>
        </h3>
        <Why figure={m.status_score_of({ area: areaWords(area.area) })} value={value}>
          {() => <AreaReason area={area} />}
        </Why>
      </div>
      <div className="flex items-center gap-2">
        <span
          className={isScored ? cx('text-2xl font-semibold tracking-tight', TEXT[scoreTone(area.score)]) : 'text-ink-2'}
        >
          {value}
        </span>
        {isScored && <Badge tone={areaStatusTone(area.status)}>{areaStatusWords(area.status)}</Badge>}
      </div>
      <Why
        figure={m.status_items_of({ area: areaWords(area.area) })}
        className="self-start text-sm text-ink-2"
        words={countsOf(area)}
      >
        {() => <AreaItems area={area} />}
      </Why>
    </Card>
  );
}

function countsOf({ dueItems, completedItems, unconfirmedItems, totalItems }: AreaOf): string {
  const due = formatCount(dueItems);
  const completed = formatCount(completedItems);
  const total = formatCount(totalItems);
  return unconfirmedItems > 0
    ? m.status_counts_to_confirm({ due, completed, unconfirmed: formatCount(unconfirmedItems), total })
    : m.status_counts({ due, completed, total });
}

function AreaReason({ area }: { area: AreaOf }) {
  return (
    <>
      <p className="text-ink-2">{m.status_formula_area()}</p>
      <ExplainedSteps explanation={area.explanation} />
    </>
  );
}

function AreaItems({ area }: { area: AreaOf }) {
  return (
    <>
      <p className="text-ink-2">{m.status_counts_why()}</p>
      <WhyList
        label={m.status_items_of({ area: areaWords(area.area) })}
        items={area.items.map(({ id, title, status, dueDate }) => ({
          id,
          title: <ItemLink itemId={id}>{title}</ItemLink>,
          detail: dueWords(dueDate),
          figure: <Badge tone={statusTone(status)}>{statusWords(status)}</Badge>,
        }))}
      />
    </>
  );
}
