import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AnswersCard } from './answers-card';
import { BenefitSection } from './benefit-section';
import { benefitsQuery, type Standing, validationsQuery } from './benefits.queries';
import { dayOf, inCrore } from './benefits.words';

type BenefitsPageProps = { companyId: string; companyName: string };

/** What a start-up may claim: every benefit with its conditions, the two limits apart, and the tests that were kept. */
export function BenefitsPage({ companyId, companyName }: BenefitsPageProps) {
  const standing = useQuery(benefitsQuery(companyId));
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader title={m.shell_page_benefits()} subtitle={companyName} />
      {standing.isError && <ErrorPanel error={standing.error} onRetry={() => void standing.refetch()} />}
      {!standing.isError && (
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
            {standing.data ? (
              <Figures standing={standing.data} />
            ) : (
              ['a', 'b', 'c', 'd'].map((name) => <StatCardSkeleton key={name} />)
            )}
          </div>
          {!standing.data && <SkeletonRows rows={8} label={m.ui_loading()} />}
          {standing.data && mayChange && (
            <AnswersCard
              key={standing.data.lastValidation?.id ?? 'first'}
              companyId={companyId}
              answers={standing.data.answers}
            />
          )}
          {standing.data && (
            <div className="gap-4 *:mb-4 *:break-inside-avoid *:last:mb-0 lg:columns-2">
              {standing.data.benefits.map((benefit) => (
                <BenefitSection key={benefit.id} companyId={companyId} benefit={benefit} mayChange={mayChange} />
              ))}
            </div>
          )}
          {standing.data && <History companyId={companyId} />}
          <p className="text-xs text-ink-3">{m.benefits_not_advice()}</p>
        </div>
      )}
    </>
  );
}

function Figures({ standing: { benefits, limits, regime, lastValidation } }: { standing: Standing }) {
  const open = benefits.filter(({ status }) => ['active', 'available'].includes(status)).length;
  return (
    <>
      <StatCard
        label={m.benefits_in_use()}
        value={m.benefits_of({ count: open, all: benefits.length })}
        note={
          lastValidation
            ? m.benefits_last_tested({ day: dayOf(lastValidation.testedOn), name: lastValidation.createdByName })
            : m.benefits_never_tested()
        }
      />
      <StatCard
        label={m.benefits_limit_recognition()}
        value={inCrore(limits.recognition)}
        note={m.benefits_limit_recognition_note()}
      />
      <StatCard
        label={m.benefits_limit_holiday()}
        value={limits.holiday ? inCrore(limits.holiday) : m.benefits_none()}
        note={m.benefits_limit_holiday_note()}
      />
      <StatCard
        label={m.benefits_regime()}
        value={<span className="text-base wrap-anywhere">{regime ? regime.name : m.benefits_none()}</span>}
        note={regime ? m.benefits_regime_of({ year: regime.year }) : m.benefits_regime_missing()}
      />
    </>
  );
}

function History({ companyId }: { companyId: string }) {
  const validations = useQuery(validationsQuery(companyId));
  return (
    <SectionCard title={m.benefits_history()}>
      {validations.isError && <ErrorPanel error={validations.error} onRetry={() => void validations.refetch()} />}
      {validations.data?.length === 0 && <p className="text-sm text-ink-2">{m.benefits_history_none()}</p>}
      {validations.data && validations.data.length > 0 && (
        <ul aria-label={m.benefits_history()} className="divide-y divide-line border-y border-line text-sm">
          {validations.data.map(({ id, testedOn, createdByName, result }) => (
            <li key={id} className="flex flex-col gap-0.5 py-2">
              <span className="font-medium">
                {m.benefits_last_tested({ day: dayOf(testedOn), name: createdByName })}
              </span>
              <span className="text-ink-2 wrap-anywhere">
                {result.map(({ name, statusName }) => m.benefits_kept({ name, status: statusName })).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
