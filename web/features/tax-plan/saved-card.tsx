import { useState } from 'react';
import * as v from 'valibot';
import { isoDate } from '#domain/shared/dates';
import { useForm } from '../../lib/form';
import { required } from '../../lib/form-parts';
import { formatDate, formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import {
  type Plan,
  type SentFacts,
  useChangePlan,
  useRemovePlan,
  useReviewPlan,
  useSavePlan,
} from './tax-plan.queries';

type SavedCardProps = {
  companyId: string;
  plans: readonly Plan[];
  open: string | undefined;
  /** What is typed now, where it is complete. */
  facts: SentFacts | undefined;
  mayChange: boolean;
  mayReview: boolean;
  onOpen: (plan: string | undefined) => void;
};

/** Plans that were saved: who sees them, who looked at them, and the acts on each. */
export function SavedCard({ companyId, plans, open, facts, mayChange, mayReview, onOpen }: SavedCardProps) {
  return (
    <SectionCard
      className="print:hidden"
      title={m.tax_plan_plans()}
      actions={mayChange && facts && <SaveDialog companyId={companyId} facts={facts} onSaved={onOpen} />}
    >
      <p className="mb-3 text-sm text-ink-2">{m.tax_plan_who_sees()}</p>
      {plans.length === 0 ? (
        <p className="text-sm text-ink-3">{m.tax_plan_plans_empty()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              {...{ companyId, plan, facts, mayChange, mayReview, onOpen }}
              isOpen={plan.id === open}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

type PlanRowProps = Omit<SavedCardProps, 'plans' | 'open'> & { plan: Plan; isOpen: boolean };

function PlanRow({ companyId, plan, facts, mayChange, mayReview, isOpen, onOpen }: PlanRowProps) {
  const change = useChangePlan(companyId, plan.id);
  const review = useReviewPlan(companyId, plan.id);
  const remove = useRemovePlan(companyId, plan.id);
  const reviewed = plan.reviewedBy
    ? m.tax_plan_reviewed_by({
        name: plan.reviewedBy,
        day: plan.reviewedOn ? formatDate(isoDate(plan.reviewedOn)) : '',
      })
    : m.tax_plan_reviewed_nobody();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <button type="button" className="min-h-6 font-medium wrap-anywhere underline" onClick={() => onOpen(plan.id)}>
            {plan.name}
          </button>
          {isOpen && <Badge tone="blue">{m.tax_plan_opened()}</Badge>}
        </p>
        <p className="text-xs text-ink-3">
          {m.tax_plan_made_by({ name: plan.madeBy, at: formatInstant(plan.changedAt) })}
        </p>
        <p className="text-xs text-ink-2">{reviewed}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        {mayChange && isOpen && facts && (
          <Button size="sm" isPending={change.isPending} onClick={() => change.mutate({ facts })}>
            {m.tax_plan_update()}
          </Button>
        )}
        {mayReview && (
          <Button
            size="sm"
            aria-label={m.tax_plan_review_named({ name: plan.name })}
            isPending={review.isPending}
            onClick={() => review.mutate(undefined)}
          >
            {m.tax_plan_review()}
          </Button>
        )}
        {mayChange && <RenameDialog companyId={companyId} plan={plan} />}
        {mayChange && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost" aria-label={m.tax_plan_remove_named({ name: plan.name })}>
                {m.tax_plan_remove()}
              </Button>
            }
            title={m.tax_plan_remove_named({ name: plan.name })}
            description={m.tax_plan_remove_words()}
            confirmLabel={m.tax_plan_remove()}
            pendingLabel={m.tax_plan_removing()}
            onConfirm={async () => {
              await remove.mutateAsync(undefined);
              if (isOpen) onOpen(undefined);
            }}
          />
        )}
      </div>
    </li>
  );
}

const nameForm = v.object({ name: required });

type NameFormProps = { label: string; given: string; onName: (name: string) => Promise<unknown>; onClose: () => void };

function NameForm({ label, given, onName, onClose }: NameFormProps) {
  const { errors, ...form } = useForm(nameForm, async ({ name }) => {
    await onName(name);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.tax_plan_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} defaultValue={given} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}

type SaveDialogProps = { companyId: string; facts: SentFacts; onSaved: (plan: string) => void };

function SaveDialog({ companyId, facts, onSaved }: SaveDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const save = useSavePlan(companyId);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.tax_plan_save()}
      description={m.tax_plan_who_sees()}
      trigger={<Button variant="primary">{m.tax_plan_save()}</Button>}
    >
      <NameForm
        label={m.tax_plan_save()}
        given=""
        onName={async (name) => onSaved((await save.mutateAsync({ name, facts })).id)}
        onClose={() => setIsOpen(false)}
      />
    </Dialog>
  );
}

function RenameDialog({ companyId, plan }: { companyId: string; plan: Plan }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangePlan(companyId, plan.id);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.tax_plan_rename_named({ name: plan.name })}
      description={m.tax_plan_rename_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.tax_plan_rename_named({ name: plan.name })}>
          {m.tax_plan_rename()}
        </Button>
      }
    >
      <NameForm
        label={m.tax_plan_rename()}
        given={plan.name}
        onName={(name) => change.mutateAsync({ name })}
        onClose={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
