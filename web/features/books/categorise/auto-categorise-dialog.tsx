import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { useAutoCategorise } from '../books.mutations';
import { type BankAccount, type RunPreview, runPreviewQuery } from '../books.queries';
import { type PlanAct, PlanSteps } from '../summary/plan-steps';
import { RunRows } from './run-rows';

type AutoCategoriseDialogProps = {
  companyId: string;
  /** The one account whose transactions are looked at; without it those of all that are in use. */
  account?: Pick<BankAccount, 'id' | 'accountName'>;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Shows what a run of the rules would do and why; only the button below the list does it. */
export function AutoCategoriseDialog({ companyId, account, label, variant, size }: AutoCategoriseDialogProps) {
  const name = account?.accountName;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={name ? m.books_run_title_of({ name }) : m.books_run_title()}
      description={name ? m.books_run_words_of({ name }) : m.books_run_words()}
      trigger={
        <Button
          {...(variant ? { variant } : {})}
          {...(size ? { size } : {})}
          {...(name && { 'aria-label': m.books_sync_named({ name }) })}
        >
          {label}
        </Button>
      }
    >
      <Plan companyId={companyId} bankAccountId={account?.id} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type PlanProps = { companyId: string; bankAccountId: string | undefined; onClose: () => void };

function Plan({ companyId, bankAccountId, onClose }: PlanProps) {
  const plan = useQuery(runPreviewQuery(companyId, bankAccountId));
  const run = useAutoCategorise(companyId, bankAccountId);
  const act: PlanAct<RunPreview> = {
    isPending: run.isPending,
    pendingLabel: m.books_running(),
    label: ({ count }) => (count > 0 ? m.books_run_confirm({ count: formatCount(count) }) : null),
    confirm: () => run.mutate(undefined, { onSettled: onClose }),
  };
  return (
    <PlanSteps plan={plan} act={act}>
      {(shown) => <PlanRows plan={shown} />}
    </PlanSteps>
  );
}

function PlanRows({ plan: { count, left, hasMore, byRule } }: { plan: RunPreview }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        {count === 0 ? m.books_run_nothing() : m.books_run_count({ count: formatCount(count) })}{' '}
        {left > 0 && m.books_run_left({ count: formatCount(left) })} {hasMore && m.books_run_more()}
      </p>
      {byRule.length > 0 && <RunRows groups={byRule} />}
    </div>
  );
}
