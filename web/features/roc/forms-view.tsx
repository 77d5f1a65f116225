import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Disqualified } from '../../ui/disqualified';
import { Chips } from '../../ui/list/chips';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Glyph } from '../../ui/state/glyph';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { EventForms } from './event-forms';
import { FormRow } from './form-row';
import { type Ask, NothingDue, Questions } from './not-due';
import { type RocDesk, rocFormsQuery } from './roc.queries';
import { type ChangeRoc, type RocSearch, STATUS_FILTERS } from './roc.search';
import { statusWords } from './roc.words';

export type FormsViewProps = {
  companyId: string;
  mayChange: boolean;
  search: RocSearch;
  onSearch: ChangeRoc;
  ask: Ask;
  recordEvent: (key: string, label: string) => ReactNode;
};

/** The Registrar's forms: what needs an act first, then questions, what is not due and why, and what events call for. */
export function FormsView({ companyId, mayChange, search, onSearch, ask, recordEvent }: FormsViewProps) {
  const desk = useQuery(rocFormsQuery(companyId));
  if (desk.isError) return <ErrorPanel error={desk.error} onRetry={() => void desk.refetch()} />;
  if (!desk.data) return <SkeletonRows rows={10} label={m.ui_loading()} />;
  const { counts, items, notDue, onEvents } = desk.data;
  const chosen = search.status;
  const shown = items.filter(({ status }) => (chosen ? status === chosen : status !== 'not-due'));
  const filters = STATUS_FILTERS.filter((status) => counts[status] > 0 || status === chosen);
  return (
    <div className="flex flex-col gap-4">
      <Threats desk={desk.data} />
      <SectionCard title={m.roc_forms()} actions={<Class desk={desk.data} />}>
        {items.length === 0 ? (
          <EmptyState
            title={m.roc_none()}
            description={m.roc_none_words()}
            action={
              <Link to="/company-facts" className={buttonClass('primary')}>
                {m.roc_complete_profile()}
              </Link>
            }
          />
        ) : (
          <>
            <Chips
              label={m.roc_status()}
              value={chosen ?? 'all'}
              onChoose={(status) => onSearch({ status: status === 'all' ? undefined : status })}
              choices={[
                { value: 'all' as const, label: m.roc_all() },
                ...filters.map((status) => ({
                  value: status,
                  label: m.roc_status_count({ status: statusWords(status), count: formatCount(counts[status]) }),
                })),
              ]}
            />
            <ul className="@container -mx-4 mt-3 -mb-4 lg:-mx-5 lg:-mb-5">
              {shown.map((form) => (
                <FormRow key={form.key} companyId={companyId} form={form} mayChange={mayChange} />
              ))}
            </ul>
          </>
        )}
      </SectionCard>
      <Questions notDue={notDue} ask={ask} />
      <NothingDue notDue={notDue} />
      {onEvents.length > 0 && <EventForms onEvents={onEvents} mayChange={mayChange} recordEvent={recordEvent} />}
      <p className="text-xs text-ink-3">
        {m.roc_older()}{' '}
        <Link to="/company-facts" search={{ tab: 'past' }} className="underline underline-offset-2">
          {m.roc_older_go()}
        </Link>
        . {m.roc_not_advice()}
      </p>
    </div>
  );
}

const CLASSES = {
  opc: m.roc_class_opc,
  small: m.roc_class_small,
  private: m.roc_class_private,
  public: m.roc_class_public,
  small_llp: m.roc_class_llp,
  llp: m.roc_class_llp,
} as const;

/** Which class the company is of today: forms, meetings, fees and penalties hang on it. */
function Class({ desk: { class: entity } }: { desk: RocDesk }) {
  const words = entity.is ? CLASSES[entity.is]() : m.roc_class_unknown();
  return (
    <span className="text-sm">
      <Why figure={m.roc_class()} words={words} value={words}>
        {() => <ExplainedSteps explanation={entity.because} />}
      </Why>
      <span className="text-ink-3"> {m.roc_class_on({ day: formatDate(entity.on) })}</span>
    </span>
  );
}

function Threats({ desk: { isStruckOffThreatened, disqualification } }: { desk: RocDesk }) {
  if (!isStruckOffThreatened && !disqualification) return null;
  return (
    <SectionCard title={m.roc_threats()}>
      <ul className="flex flex-col gap-2 text-sm">
        {isStruckOffThreatened && (
          <li className="flex gap-2">
            <Glyph shape="overdue" tone="red" />
            {m.roc_struck_off()}
          </li>
        )}
        {disqualification && (
          <li className="flex gap-2">
            <Glyph shape="overdue" tone="red" />
            <Disqualified disqualification={disqualification} />
          </li>
        )}
      </ul>
    </SectionCard>
  );
}
