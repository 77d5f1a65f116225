import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { Disqualified } from '../../ui/disqualified';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
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

const openQuestions = ({ notDue }: ComplianceStatus): number =>
  notDue.filter(({ verdict }) => verdict === 'not-known').length;

const hasNotices = (status: ComplianceStatus): boolean =>
  status.warnings.length > 0 ||
  status.unconfirmed > 0 ||
  status.isStruckOffThreatened ||
  status.disqualification !== null ||
  openQuestions(status) > 0;

/** What is no task and yet must not be missed: money that lapses, past items nobody has spoken of, answers that are owed. */
export function Notices({ status }: { status: ComplianceStatus }) {
  const open = openQuestions(status);
  const { warnings, unconfirmed, isStruckOffThreatened, disqualification } = status;
  if (!hasNotices(status)) return null;
  return (
    <div className="flex flex-col gap-2">
      {isStruckOffThreatened && <p className="rounded-md bg-red-soft px-3 py-2">{m.status_cap_strike_off()}</p>}
      {disqualification && <Disqualified disqualification={disqualification} />}
      {warnings.map((warning) => (
        <Warning key={warning.id} warning={warning} />
      ))}
      {unconfirmed > 0 && (
        <p className="rounded-md bg-yellow-soft px-3 py-2">
          {m.status_unconfirmed({ count: formatCount(unconfirmed) })}{' '}
          <Link
            to="/compliance-calendar"
            search={{ status: 'unconfirmed' }}
            className="font-medium underline underline-offset-2"
          >
            {m.status_unconfirmed_go()}
          </Link>
        </p>
      )}
      {open > 0 && (
        <p className="rounded-md bg-yellow-soft px-3 py-2">
          {m.status_open_questions({ count: formatCount(open) })}{' '}
          <Link to="/company-facts" className="font-medium underline underline-offset-2">
            {m.status_answer()}
          </Link>
        </p>
      )}
    </div>
  );
}

function Warning({ warning: { title, description, lastDay } }: { warning: ComplianceStatus['warnings'][number] }) {
  return (
    <div className="rounded-md border border-orange bg-orange-soft px-3 py-2">
      <p className="font-medium">{title}</p>
      <p className="text-sm">{description}</p>
      <p className="text-sm">
        <Why
          figure={title}
          words={m.status_last_day({ day: formatDate(lastDay.value) })}
          value={formatDate(lastDay.value)}
        >
          {() => <ExplainedSteps explanation={lastDay} />}
        </Why>
      </p>
    </div>
  );
}
