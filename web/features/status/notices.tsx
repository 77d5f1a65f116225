import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { openQuestions } from '../../lib/open-questions';
import type { Tone } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { Disqualified } from '../../ui/disqualified';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Glyph, type GlyphShape } from '../../ui/state/glyph';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';

type CompanyProps = { companyId: string };

/** On the dashboard: a card of its own, so that the calendar beside it keeps its place when the notices arrive. */
export function NoticesCard({ companyId }: CompanyProps) {
  const status = useQuery(statusQuery(companyId));
  return (
    <SectionCard title={m.status_notices()}>
      {status.isError && <ErrorPanel error={status.error} onRetry={() => void status.refetch()} />}
      {status.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {status.data &&
        (hasNotices(status.data) ? (
          <Notices status={status.data} />
        ) : (
          <p className="text-ink-2">{m.status_no_notices()}</p>
        ))}
    </SectionCard>
  );
}

const hasNotices = (status: ComplianceStatus): boolean =>
  status.warnings.length > 0 ||
  status.unconfirmed > 0 ||
  status.isStruckOffThreatened ||
  status.disqualification !== null ||
  openQuestions(status).length > 0;

/** What is no task and yet must not be missed: money that lapses, past items nobody has spoken of, answers that are owed. */
function Notices({ status }: { status: ComplianceStatus }) {
  const open = openQuestions(status).length;
  const { warnings, unconfirmed } = status;
  if (!hasNotices(status)) return null;
  return (
    <ul className="divide-y divide-line">
      <Threat status={status} />
      {warnings.map((warning) => (
        <Notice key={warning.id} shape="lapses" tone="orange">
          <Warning warning={warning} />
        </Notice>
      ))}
      {unconfirmed > 0 && (
        <Notice
          shape="to-confirm"
          tone="yellow"
          act={
            <Link to="/compliance-calendar" search={{ status: 'unconfirmed' }} className={ACT}>
              {m.status_unconfirmed_go()}
            </Link>
          }
        >
          {m.status_unconfirmed({ count: formatCount(unconfirmed) })}
        </Notice>
      )}
      {open > 0 && (
        <Notice
          shape="to-confirm"
          tone="yellow"
          act={
            <Link to="/company-facts" className={ACT}>
              {m.status_answer()}
            </Link>
          }
        >
          {m.status_open_questions({ count: formatCount(open) })}
        </Notice>
      )}
    </ul>
  );
}

/** What hangs over the directors, above everything else of a page; what threatens the company stands with the score it caps. */
export function DirectorsThreat({ status: { disqualification } }: { status: ComplianceStatus }) {
  if (!disqualification) return null;
  return (
    <ul>
      <Notice shape="overdue" tone="red">
        <Disqualified disqualification={disqualification} />
      </Notice>
    </ul>
  );
}

function Threat({ status: { isStruckOffThreatened, disqualification } }: { status: ComplianceStatus }) {
  return (
    <>
      {isStruckOffThreatened && (
        <Notice shape="overdue" tone="red">
          <p className="font-medium">{m.status_cap_strike_off()}</p>
        </Notice>
      )}
      {disqualification && (
        <Notice shape="overdue" tone="red">
          <Disqualified disqualification={disqualification} />
        </Notice>
      )}
    </>
  );
}

const ACT = 'shrink-0 py-0.5 font-medium text-accent hover:underline underline-offset-2';

type NoticeProps = { shape: GlyphShape; tone: Tone; act?: ReactNode; children: ReactNode };

/** One sentence behind the shape of its state, and the one thing to do about it. */
function Notice({ shape, tone, act, children }: NoticeProps) {
  return (
    <li className="flex gap-3 py-2.5 first:pt-0 last:pb-0">
      <Glyph shape={shape} tone={tone} className="mt-0.5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 basis-48 grow wrap-anywhere">{children}</div>
        {act}
      </div>
    </li>
  );
}

function Warning({ warning: { title, description, lastDay } }: { warning: ComplianceStatus['warnings'][number] }) {
  return (
    <>
      <p className="font-medium">{title}</p>
      <p className="text-sm text-ink-2">{description}</p>
      <p className="text-sm">
        <Why
          figure={title}
          words={m.status_last_day({ day: formatDate(lastDay.value) })}
          value={formatDate(lastDay.value)}
          glance={() => <Glance explanation={lastDay} />}
        >
          {() => <ExplainedSteps explanation={lastDay} />}
        </Why>
      </p>
    </>
  );
}
