import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button';
import { Dialog, DialogFooter } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { SkeletonRows } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { useAutoCategorise } from './bank.mutations';
import { type RunPreview, runPreviewQuery } from './bank.queries';
import { kindTone } from './words';

type AutoCategoriseDialogProps = { companyId: string; label: string; variant?: ButtonVariant; size?: ButtonSize };

/** Shows what a run of the rules would do and why; only the button below the list does it. */
export function AutoCategoriseDialog({ companyId, label, variant, size }: AutoCategoriseDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.bank_run_title()}
      description={m.bank_run_words()}
      trigger={
        <Button {...(variant ? { variant } : {})} {...(size ? { size } : {})}>
          {label}
        </Button>
      }
    >
      <Plan companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Plan({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const plan = useQuery(runPreviewQuery(companyId));
  const run = useAutoCategorise(companyId);
  // What an earlier look has shown may be out of date: nothing can be confirmed before the new answer is here.
  const data = plan.isFetching && !run.isPending ? undefined : plan.data;
  return (
    <>
      {!data && !plan.isError && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {plan.isError && <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />}
      {data && <PlanRows plan={data} />}
      <DialogFooter>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        {data && data.count > 0 && (
          <Button
            variant="primary"
            isPending={run.isPending}
            pendingLabel={m.bank_running()}
            onClick={() => run.mutate(undefined, { onSettled: onClose })}
          >
            {m.bank_run_confirm({ count: data.count })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function PlanRows({ plan: { count, left, byRule } }: { plan: RunPreview }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        {count === 0 ? m.bank_run_nothing() : m.bank_run_count({ count })}{' '}
        {left > 0 && m.bank_run_left({ count: left })}
      </p>
      {byRule.length > 0 && (
        <Table
          caption={m.bank_run_by_rule()}
          columns={columns()}
          rows={byRule}
          rowKey={({ rule, subcategory }) => `${rule} ${subcategory}`}
        />
      )}
    </div>
  );
}

type RuleRow = RunPreview['byRule'][number];

const columns = (): Column<RuleRow>[] => [
  { key: 'count', header: m.bank_count(), isNumeric: true, cell: ({ count }) => count },
  {
    key: 'category',
    header: m.bank_category(),
    cell: ({ category, subcategory }) => <Badge tone={kindTone(category)}>{subcategory}</Badge>,
  },
  { key: 'why', header: m.bank_why(), isWide: true, cell: ({ why }) => why },
];
