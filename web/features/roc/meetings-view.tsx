import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDate } from '../../lib/format';
import { deadlineMark, dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ItemLink } from '../../ui/item-link';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Glyph } from '../../ui/state/glyph';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import { MeetingDialog } from './meeting-dialog';
import { MeetingList } from './meeting-list';
import { type DueMeeting, type Register, registerQuery } from './meetings.queries';
import type { Ask } from './not-due';
import { PaperDialog } from './paper-dialog';
import { RequisitionDialog, Requisitions } from './requisitions';
import { statusLook } from './roc.words';

export type MeetingsViewProps = { companyId: string; mayChange: boolean; ask: Ask };

/** The register of meetings: what is due next with its notice, what is wrong, what each period asked for, and what was held. */
export function MeetingsView({ companyId, mayChange, ask }: MeetingsViewProps) {
  const register = useQuery(registerQuery(companyId));
  if (register.isError) return <ErrorPanel error={register.error} onRetry={() => void register.refetch()} />;
  if (!register.data) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  const { people, items, required } = register.data;
  return (
    <div className="flex flex-col gap-4">
      <Next companyId={companyId} mayChange={mayChange} register={register.data} ask={ask} />
      <Check register={register.data} />
      {register.data.requisitions.length > 0 && (
        <Requisitions {...{ companyId, mayChange }} requisitions={register.data.requisitions} />
      )}
      <SectionCard
        title={m.roc_register()}
        description={m.roc_register_words()}
        actions={
          <>
            {register.data.rule.kind !== 'none' && (
              <PaperDialog
                {...{ companyId, kind: 'egm', paper: 'notice' }}
                on={register.data.earliestEgm}
                trigger={<Button>{m.roc_egm_notice()}</Button>}
              />
            )}
            {mayChange && register.data.rule.kind !== 'none' && <RequisitionDialog companyId={companyId} />}
            {mayChange && (
              <MeetingDialog
                companyId={companyId}
                people={people}
                trigger={<Button variant="primary">{m.roc_meeting_record()}</Button>}
              />
            )}
          </>
        }
      >
        {items.length === 0 ? (
          <EmptyState title={m.roc_register_none()} description={m.roc_register_none_words()} />
        ) : (
          <MeetingList companyId={companyId} mayChange={mayChange} meetings={items} />
        )}
      </SectionCard>
      {required.length > 0 && <Required required={required} />}
      <p className="text-xs text-ink-3">{m.roc_not_advice()}</p>
    </div>
  );
}

type NextProps = { companyId: string; mayChange: boolean; register: Register; ask: Ask };

function Next({ companyId, mayChange, register: { next, people, rule }, ask }: NextProps) {
  return (
    <SectionCard title={m.roc_next_meetings()}>
      {next.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <Why
            figure={m.roc_board_rule()}
            words={summaryWords(rule.because) ?? m.roc_next_none()}
            className="text-ink-2 wrap-anywhere"
          >
            {() => <ExplainedSteps explanation={rule.because} />}
          </Why>
          {rule.kind === 'unknown' &&
            (rule.asks === 'legal-form' || rule.asks === 'capital') &&
            ask.act({ kind: rule.asks, subject: '' })}
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {next.map((one) => (
            <li key={one.key}>
              <NextMeeting companyId={companyId} mayChange={mayChange} meeting={one} people={people} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

type NextMeetingProps = { companyId: string; mayChange: boolean; meeting: DueMeeting; people: readonly string[] };

function NextMeeting({ companyId, mayChange, meeting, people }: NextMeetingProps) {
  const { kind, title, itemId, dueDate, dueOn, noticeBy, daysRemaining, period } = meeting;
  const mark = deadlineMark(daysRemaining);
  const paper = { companyId, kind, on: dueDate };
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-medium wrap-anywhere">
        {itemId ? <ItemLink itemId={itemId}>{title}</ItemLink> : title} <Badge tone={mark.tone}>{mark.words}</Badge>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-ink-3">{m.roc_hold_by()}</dt>
        <dd>
          <Why
            figure={m.roc_why_day({ title })}
            words={dueWords(dueDate)}
            value={formatDate(dueDate)}
            glance={() => <Glance explanation={dueOn} />}
          >
            {() => <ExplainedSteps explanation={dueOn} />}
          </Why>
        </dd>
        <dt className="text-ink-3">{m.roc_notice_by()}</dt>
        <dd>
          <Why
            figure={m.roc_why_notice({ title })}
            words={formatDate(noticeBy.value)}
            glance={() => <Glance explanation={noticeBy} />}
          >
            {() => <ExplainedSteps explanation={noticeBy} />}
          </Why>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        {mayChange && (
          <MeetingDialog
            companyId={companyId}
            people={people}
            begin={{ kind, ...(kind === 'agm' && { year: period }) }}
            trigger={
              <Button size="sm" variant="primary" aria-label={m.roc_meeting_record_of({ title })}>
                {m.roc_meeting_record()}
              </Button>
            }
          />
        )}
        <PaperDialog
          {...paper}
          paper="notice"
          trigger={
            <Button size="sm" aria-label={m.roc_paper_notice_of({ title })}>
              {m.roc_paper_notice()}
            </Button>
          }
        />
        <PaperDialog
          {...paper}
          paper="minutes"
          trigger={
            <Button size="sm" aria-label={m.roc_paper_minutes_of({ title })}>
              {m.roc_paper_minutes()}
            </Button>
          }
        />
      </div>
    </div>
  );
}

/** What is wrong with the meetings; that nothing is says by which rule. */
function Check({ register: { faults, rule } }: { register: Register }) {
  if (rule.kind === 'none' && faults.length === 0) return null;
  return (
    <SectionCard
      title={m.roc_check()}
      actions={
        <span className="text-sm">
          <Why figure={m.roc_board_rule()} words={RULES[rule.kind]()} value={RULES[rule.kind]()}>
            {() => <ExplainedSteps explanation={rule.because} />}
          </Why>
        </span>
      }
    >
      {faults.length === 0 ? (
        <p className="text-sm text-ink-2">{m.roc_check_clean()}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {faults.map((fault) => (
            <li key={fault} className="flex gap-2">
              <Glyph shape="overdue" tone="red" />
              <span className="wrap-anywhere">{fault}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

const RULES = {
  regular: m.roc_rule_regular,
  small: m.roc_rule_small,
  none: m.roc_rule_none,
  unknown: m.roc_rule_unknown,
} as const;

function Required({ required }: { required: readonly DueMeeting[] }) {
  return (
    <SectionCard title={m.roc_required()} description={m.roc_required_words({ count: formatCount(required.length) })}>
      <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
        {required.map((one) => {
          const { shape, tone, words } = statusLook(one.status);
          return (
            <li
              key={one.key}
              className="grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t border-line px-4 py-2 text-sm sm:grid-cols-[1rem_minmax(0,1fr)_11rem_12rem] lg:px-5"
            >
              <Glyph shape={shape} tone={tone} />
              <span className="font-medium wrap-anywhere">
                {one.itemId ? <ItemLink itemId={one.itemId}>{one.title}</ItemLink> : one.title}
              </span>
              <span className="max-sm:col-start-2">
                <span className="text-ink-3">{m.roc_hold_by()} </span>
                <Why
                  figure={m.roc_why_day({ title: one.title })}
                  words={formatDate(one.dueDate)}
                  glance={() => <Glance explanation={one.dueOn} />}
                >
                  {() => <ExplainedSteps explanation={one.dueOn} />}
                </Why>
              </span>
              <span className="text-ink-2 max-sm:col-start-2">
                {one.heldOn ? m.roc_held_on({ day: formatDate(one.heldOn) }) : words()}{' '}
                {one.isLate && <Badge tone="red">{m.roc_held_late()}</Badge>}
              </span>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
