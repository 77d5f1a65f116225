import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';

/** What is done with a plan: whether it is being done, what the button says (nothing where there is nothing to do), and the act. */
export type PlanAct<Plan> = {
  isPending: boolean;
  pendingLabel?: string;
  label: (plan: Plan) => string | null;
  confirm: (plan: Plan) => void;
};

type PlanStepsProps<Plan> = {
  plan: UseQueryResult<Plan>;
  act: PlanAct<Plan>;
  children: (plan: Plan) => ReactNode;
};

/** Shows what an act would do; only the button below the list does it. */
export function PlanSteps<Plan>({ plan, act, children }: PlanStepsProps<Plan>) {
  const { isPending, pendingLabel, label, confirm } = act;
  // What an earlier look has shown may be out of date: nothing can be confirmed before the new answer is here.
  const data = plan.isFetching && !isPending ? undefined : plan.data;
  const words = data && label(data);
  return (
    <>
      {!data && !plan.isError && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {plan.isError && <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />}
      {data && children(data)}
      <DialogFooter>
        <DialogCancel />
        {data && words && (
          <Button
            variant="primary"
            isPending={isPending}
            {...(pendingLabel && { pendingLabel })}
            onClick={() => confirm(data)}
          >
            {words}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
