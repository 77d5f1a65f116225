import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Area, DEADLINE_BAND_DAYS } from '#domain/calendar/values';
import { addDays, daysBetween, isoDate } from '#domain/shared/dates';
import { type ComplianceStatus, itemExplanationQuery } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount, formatDate } from '../../lib/format';
import { deadlineMark, dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { openQuestions } from '../../lib/open-questions';
import type { Tone } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ItemLink } from '../../ui/item-link';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { Glyph, type GlyphShape } from '../../ui/state/glyph';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';

type Status = ComplianceStatus;
type Item = Status['areas'][number]['items'][number] & { area: Area };

type ItemsProps = { companyId: string; status: Status; mayChange: boolean };

const itemsOf = ({ areas }: Status): Item[] =>
  areas
    .flatMap(({ area, items }) => items.map((item) => ({ ...item, area })))
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));

/** What is late, longest first, with the sum of what that has cost printed in its row. */
export function LateItems({ companyId, status, mayChange }: ItemsProps) {
  const late = itemsOf(status).filter((item) => item.status === 'overdue');
  const sums = new Map(status.sums.map(({ itemId, sum }) => [itemId, sum]));
  if (late.length === 0) return null;
  return (
    <SectionCard title={m.status_late()} description={m.status_late_words()}>
      <Rows>
        {late.map((item, place) => (
          <Row
            key={item.id}
            shape="overdue"
            tone="red"
            name={<Title item={item} />}
            day={
              <span className="text-red">
                {m.status_days_ago({
                  day: formatDate(item.dueDate),
                  count: formatCount(daysBetween(isoDate(item.dueDate), isoDate(status.asOf))),
                })}
              </span>
            }
            act={
              mayChange && (
                <ItemLink
                  itemId={item.id}
                  className={buttonClass(place === 0 && status.unconfirmed === 0 ? 'primary' : 'secondary', 'sm')}
                >
                  {m.calendar_mark_done()}
                  <span className="sr-only"> {item.title}</span>
                </ItemLink>
              )
            }
          >
            <ItemWhy
              companyId={companyId}
              itemId={item.id}
              of="cost"
              figure={m.calendar_why_cost({ title: item.title })}
            >
              {sums.get(item.id) ?? m.calendar_cost_unknown()}
            </ItemWhy>
          </Row>
        ))}
      </Rows>
    </SectionCard>
  );
}

/** What is due within a month, and money that lapses, by day. */
export function DueItems({ companyId, status }: Omit<ItemsProps, 'mayChange'>) {
  const until = addDays(isoDate(status.asOf), DEADLINE_BAND_DAYS.upcoming);
  const due = itemsOf(status).filter((item) => item.status === 'pending' && item.dueDate <= until);
  const daysTo = (day: string) => daysBetween(isoDate(status.asOf), isoDate(day));
  return (
    <SectionCard
      title={m.status_due()}
      actions={
        <Link to="/compliance-calendar" className={buttonClass('ghost', 'sm')}>
          {m.status_due_all()}
        </Link>
      }
    >
      {due.length + status.warnings.length === 0 && (
        // Calm only where it is known: an open answer may bring more.
        <p className="pb-4 text-ink-2">
          {openQuestions(status).length > 0 ? m.status_due_none_known() : m.status_due_none()}
        </p>
      )}
      <Rows>
        {status.warnings.map(({ id, area, title, description, lastDay }) => (
          <Row
            key={id}
            shape="lapses"
            tone="orange"
            name={
              <>
                <span className="font-medium">{title}</span> <AreaName area={area} />
              </>
            }
            day={
              <Why
                figure={title}
                words={m.status_last_day({ day: formatDate(lastDay.value) })}
                value={formatDate(lastDay.value)}
                glance={() => <Glance explanation={lastDay} />}
              >
                {() => <ExplainedSteps explanation={lastDay} />}
              </Why>
            }
          >
            {description}
          </Row>
        ))}
        {due.map((item) => {
          const mark = deadlineMark(daysTo(item.dueDate));
          return (
            <Row
              key={item.id}
              shape={item.dueDate === status.asOf ? 'today' : 'open'}
              tone={mark.tone}
              name={<Title item={item} />}
              day={<span className={TEXT[mark.tone]}>{mark.words}</span>}
            >
              <ItemWhy
                companyId={companyId}
                itemId={item.id}
                of="dueOn"
                figure={m.calendar_why_due({ title: item.title })}
              >
                {dueWords(item.dueDate)}
              </ItemWhy>
            </Row>
          );
        })}
      </Rows>
    </SectionCard>
  );
}

const TEXT: Readonly<Record<string, string>> = {
  red: 'text-red',
  orange: 'text-orange',
  yellow: 'text-yellow',
  green: 'text-green',
};

const AreaName = ({ area }: { area: Area }) => <span className="text-xs text-ink-3">{areaWords(area)}</span>;

const Title = ({ item: { id, title, area } }: { item: Item }) => (
  <>
    <ItemLink itemId={id} className="font-medium wrap-anywhere hover:underline pointer-coarse:py-2">
      {title}
    </ItemLink>{' '}
    <AreaName area={area} />
  </>
);

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="@container -mx-4 -mb-4 lg:-mx-5 lg:-mb-5">{children}</ul>
);

type RowProps = {
  shape: GlyphShape;
  tone: Tone;
  name: ReactNode;
  day: ReactNode;
  act?: ReactNode;
  children: ReactNode;
};

/** What it is, why, by when, and what to do about it. */
const Row = ({ shape, tone, name, day, act, children }: RowProps) => (
  <li
    className={cx(
      'grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-t border-line px-4 py-1.5 text-sm lg:px-5',
      '@min-[52rem]:grid-cols-[1rem_minmax(0,22rem)_minmax(0,1fr)_11rem_auto]',
    )}
  >
    <Glyph shape={shape} tone={tone} />
    <div className="min-w-0">{name}</div>
    <div className="col-start-2 min-w-0 text-ink-2 wrap-anywhere @min-[52rem]:col-start-3">{children}</div>
    <div className="col-start-2 text-xs @min-[52rem]:col-start-4">{day}</div>
    {act && (
      <div className="col-start-2 mt-1 @min-[36rem]:col-start-3 @min-[36rem]:row-span-3 @min-[36rem]:row-start-1 @min-[36rem]:mt-0 @min-[52rem]:col-start-5 @min-[52rem]:row-span-1">
        {act}
      </div>
    )}
  </li>
);

type Reason = 'cost' | 'dueOn';
type ItemWhyProps = { companyId: string; itemId: string; of: Reason; figure: string; children: ReactNode };

/** What waiting costs, or the due day, which opens to how it came about. */
function ItemWhy({ companyId, itemId, of, figure, children }: ItemWhyProps) {
  return (
    <Why figure={figure} words={children} glance={() => <ItemGlance companyId={companyId} itemId={itemId} of={of} />}>
      {() => <ItemReason companyId={companyId} itemId={itemId} of={of} />}
    </Why>
  );
}

type ReasonProps = Pick<ItemWhyProps, 'companyId' | 'itemId' | 'of'>;

function ItemGlance({ companyId, itemId, of }: ReasonProps) {
  const { data, isError, error } = useQuery(itemExplanationQuery(companyId, itemId));
  if (isError) return sentenceOf(error);
  if (!data) return m.ui_loading();
  const explanation = data[of];
  return explanation ? <Glance explanation={explanation} /> : (data.item.unknownCost ?? m.calendar_why_no_cost());
}

function ItemReason({ companyId, itemId, of }: ReasonProps) {
  const { data, isError, error } = useQuery(itemExplanationQuery(companyId, itemId));
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const explanation = data[of];
  if (!explanation) return <p>{data.item.unknownCost ?? m.calendar_why_no_cost()}</p>;
  return <ExplainedSteps explanation={explanation} />;
}
