import { formatDate } from '../../lib/format';
import { deadlineMark, dueWords, rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { FilingDialog } from '../../ui/form/filing-dialog';
import { ItemLink } from '../../ui/item-link';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { type ReraDuty, useRecordDuty } from './rera.queries';
import { dutyLook } from './rera.words';

type DutyRowsProps = { companyId: string; mayChange: boolean; duties: readonly ReraDuty[]; label: string };

const OPEN: readonly ReraDuty['status'][] = ['overdue', 'pending', 'to-confirm', 'upcoming'];
const UPCOMING_SHOWN = 3;
const FILED_SHOWN = 2;

/** What needs an act, the next few days to come, and what was filed last. */
function shownOf(duties: readonly ReraDuty[]): readonly ReraDuty[] {
  const of = (...statuses: ReraDuty['status'][]) => duties.filter(({ status }) => statuses.includes(status));
  return [
    ...of('overdue', 'pending', 'to-confirm'),
    ...of('upcoming').slice(0, UPCOMING_SHOWN),
    ...of('filed').slice(-FILED_SHOWN).toReversed(),
  ];
}

/** The updates, annual forms and ends of registration of one project or licence. */
export function DutyRows({ companyId, mayChange, duties, label }: DutyRowsProps) {
  if (duties.length === 0) return <p className="mt-2 text-sm text-ink-2">{m.rera_no_duties()}</p>;
  return (
    <ul aria-label={label} className="mt-2">
      {shownOf(duties).map((duty) => (
        <DutyRow key={duty.key} companyId={companyId} mayChange={mayChange} duty={duty} />
      ))}
    </ul>
  );
}

function DutyRow({ companyId, mayChange, duty }: { companyId: string; mayChange: boolean; duty: ReraDuty }) {
  const { title, itemId, status, dueDate, dueOn, daysRemaining, cost, unknownCost, filedOn } = duty;
  const { shape, tone, words } = dutyLook(status);
  const mark = status === 'overdue' || status === 'pending' ? deadlineMark(daysRemaining) : undefined;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t border-line py-2 text-sm sm:grid-cols-[1rem_minmax(0,1fr)_13rem_7rem]">
      <Glyph shape={shape} tone={tone} />
      <span className="min-w-0 wrap-anywhere">
        {itemId ? <ItemLink itemId={itemId}>{title}</ItemLink> : title} <Badge tone={tone}>{words()}</Badge>
        {cost && Number(cost.value) > 0 && (
          <span className="mt-2 block text-ink-2">
            {m.rera_may_ask()}{' '}
            <Why figure={m.rera_cost_of({ title })} words={rupees(cost.value)}>
              {() => <ExplainedSteps explanation={cost} />}
            </Why>
          </span>
        )}
        {unknownCost && <span className="block text-ink-2">{unknownCost}</span>}
      </span>
      <span className="max-sm:col-start-2">
        <Why
          figure={m.rera_why_day({ title })}
          words={dueWords(dueDate)}
          value={formatDate(dueDate)}
          glance={() => <Glance explanation={dueOn} />}
        >
          {() => <ExplainedSteps explanation={dueOn} />}
        </Why>{' '}
        {mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
        {filedOn && <span className="block text-ink-2">{m.rera_filed_on({ day: formatDate(filedOn) })}</span>}
      </span>
      <span className="max-sm:col-start-2">
        {mayChange && itemId && OPEN.includes(status) && (
          <RecordDuty companyId={companyId} itemId={itemId} title={title} />
        )}
      </span>
    </li>
  );
}

function RecordDuty({ companyId, itemId, title }: { companyId: string; itemId: string; title: string }) {
  const record = useRecordDuty(companyId, itemId);
  const number = { label: m.rera_acknowledgement() };
  return <FilingDialog {...{ title, number }} send={(filing) => record.mutateAsync(filing)} />;
}
