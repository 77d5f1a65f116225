import { useQuery } from '@tanstack/react-query';
import { firstOfMonth, isoDate } from '#domain/shared/dates';
import { type ComplianceStatus, statusQuery } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { ItemLink } from '../../ui/item-link';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { WhyList } from '../../ui/why/why-list';

/** The health score: its formula, the points each item cost, what holds it down, and what would raise it first. */
export function ScoreReason({ companyId }: { companyId: string }) {
  const { data, isError, error } = useQuery(statusQuery(companyId));
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return <Score overall={data.overall} trend={data.trend} asOf={data.asOf} />;
}

type ScoreProps = Pick<ComplianceStatus, 'overall' | 'trend' | 'asOf'>;

function Score({ overall, trend, asOf }: ScoreProps) {
  const { isScored, cap, lines, afterFixingFirst, explanation } = overall;
  const lost = lines.filter(({ loss }) => loss !== '0.00');
  return (
    <>
      <p className="text-ink-2">{m.status_formula()}</p>
      {!isScored && <p>{m.status_none_words()}</p>}
      {cap && <p className="rounded-md bg-red-soft px-3 py-2">{CAPS[cap]()}</p>}
      {afterFixingFirst !== null && afterFixingFirst > overall.score && (
        <p className="rounded-md bg-green-soft px-3 py-2">{m.status_fix_first({ score: afterFixingFirst })}</p>
      )}
      {isScored && <SinceLastMonth score={overall.score} trend={trend} asOf={asOf} />}
      {isScored && <Lost lines={lost} kept={lines.length - lost.length} />}
      <ExplainedSteps explanation={explanation} />
    </>
  );
}

type SinceLastMonthProps = Pick<ScoreProps, 'trend' | 'asOf'> & { score: number };

/** Today's score beside the last one of an earlier month. */
function SinceLastMonth({ score, trend, asOf }: SinceLastMonthProps) {
  const before = trend.findLast(({ day }) => day < firstOfMonth(isoDate(asOf)));
  if (!before) return null;
  const words = { score, before: before.score, day: formatDate(before.day), points: Math.abs(score - before.score) };
  if (score === before.score) return <p>{m.status_since_same(words)}</p>;
  return <p>{score > before.score ? m.status_since_up(words) : m.status_since_down(words)}</p>;
}

export const CAPS = {
  open_critical: m.status_cap_open_critical,
  strike_off: m.status_cap_strike_off,
  unconfirmed: m.status_cap_unconfirmed,
};

type LostProps = { lines: ComplianceStatus['overall']['lines']; kept: number };

function Lost({ lines, kept }: LostProps) {
  return (
    <section aria-labelledby="points-lost">
      <h3 id="points-lost" className="mb-1 font-semibold">
        {m.status_points_lost()}
      </h3>
      {lines.length === 0 ? (
        <p>{m.status_nothing_lost({ count: formatCount(kept) })}</p>
      ) : (
        <WhyList
          label={m.status_points_lost()}
          items={lines.map(({ itemId, title, daysLate, weight, credit, loss }) => ({
            id: itemId,
            title: <ItemLink itemId={itemId}>{title}</ItemLink>,
            detail: m.status_line({ days: formatCount(daysLate), weight, credit }),
            figure: `-${loss}`,
          }))}
        />
      )}
      {lines.length > 0 && kept > 0 && (
        <p className="mt-1 text-xs text-ink-2">{m.status_kept({ count: formatCount(kept) })}</p>
      )}
    </section>
  );
}
