import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useMayChange, useMayReview } from '../../lib/access';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { FactsCard } from './facts-card';
import { FirstYearCard, LeversCard, PathsCard, TestsCard, WindowsCard } from './outcome-cards';
import { SavedCard } from './saved-card';
import { type Plan, plansQuery, suggestionQuery } from './tax-plan.queries';
import { isComplete, sentOf, type TypedPlan, typedOf, workOut } from './typed-plan';

type TaxPlanPageProps = {
  companyId: string;
  companyName: string;
  plan: string | undefined;
  onPlan: (plan: string | undefined) => void;
};

/** The what-if planner: five years of tax by every regime and every run of the holiday. */
export function TaxPlanPage({ companyId, companyName, plan, onPlan }: TaxPlanPageProps) {
  const plans = useQuery(plansQuery(companyId));
  const suggestion = useQuery(suggestionQuery(companyId));
  const failed = [plans, suggestion].find(({ isError }) => isError);
  const opened = plans.data?.find(({ id }) => id === plan);
  return (
    <>
      <PageHeader
        title={m.shell_page_tax_planning()}
        subtitle={companyName}
        actions={
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            {m.tax_plan_print()}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {failed && <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !(plans.data && suggestion.data) && <SkeletonRows rows={8} label={m.ui_loading()} />}
        {plans.data && suggestion.data && (
          <Planner
            key={opened?.id ?? 'new'}
            companyId={companyId}
            plans={plans.data}
            opened={opened}
            given={typedOf(opened?.facts ?? suggestion.data.facts)}
            onPlan={onPlan}
          />
        )}
        <p className="text-xs text-ink-3">{m.tax_plan_no_advice()}</p>
        <p className="text-xs text-ink-3">
          {opened?.reviewedBy
            ? m.tax_plan_page_reviewed({ name: opened.reviewedBy })
            : m.tax_plan_page_reviewed_nobody()}
        </p>
      </div>
    </>
  );
}

type PlannerProps = {
  companyId: string;
  plans: readonly Plan[];
  opened: Plan | undefined;
  given: TypedPlan;
  onPlan: (plan: string | undefined) => void;
};

/** All of it follows from what is typed, at once and in this browser; only what is saved is sent. */
function Planner({ companyId, plans, opened, given, onPlan }: PlannerProps) {
  const today = useToday();
  const mayChange = useMayChange(companyId);
  const mayReview = useMayReview(companyId);
  const [typed, setTyped] = useState(given);
  const worked = workOut(typed, today);
  return (
    <>
      <FactsCard
        typed={typed}
        windows={worked?.windows.map(({ years }) => years[0] ?? '') ?? []}
        onTyped={(change) => setTyped((known) => ({ ...known, ...change }))}
      />
      {worked ? (
        <>
          <FirstYearCard first={worked.first} />
          <PathsCard plan={worked} />
          <WindowsCard plan={worked} />
          <TestsCard plan={worked} />
          <LeversCard levers={worked.levers} />
        </>
      ) : (
        <EmptyState title={m.tax_plan_empty()} description={m.tax_plan_empty_words()} />
      )}
      <SavedCard
        {...{ companyId, plans, mayChange, mayReview }}
        open={opened?.id}
        facts={isComplete(typed) ? sentOf(typed) : undefined}
        onOpen={onPlan}
      />
    </>
  );
}
