import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { budgetForm } from './budget.form';
import { budgetChoicesQuery, useSetBudget } from './spending.queries';

type BudgetDialogProps = { companyId: string; month: string };

export function BudgetDialog({ companyId, month }: BudgetDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.spending_set_budget()}
      description={m.spending_set_budget_words()}
      trigger={<Button size="sm">{m.spending_set_budget()}</Button>}
    >
      <BudgetForm companyId={companyId} month={month} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function BudgetForm({ companyId, month, onClose }: BudgetDialogProps & { onClose: () => void }) {
  const choices = useQuery(budgetChoicesQuery).data ?? [];
  const set = useSetBudget(companyId);
  const { errors, ...form } = useForm(budgetForm, async (budget) => {
    await set.mutateAsync(budget);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="subcategory" label={m.spending_category()} error={errors.subcategory} isRequired>
        {(control) => (
          <Select {...control} defaultValue="" placeholder={m.spending_choose_category()} choices={choices} />
        )}
      </Field>
      <Field name="amount" label={m.spending_amount_a_month()} error={errors.amount} isRequired>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field
        name="fromMonth"
        label={m.spending_from_month()}
        hint={m.spending_from_month_hint()}
        error={errors.fromMonth}
      >
        {(control) => <Input {...control} type="month" defaultValue={month} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.spending_saving()}>
          {m.spending_save_budget()}
        </Button>
      </DialogFooter>
    </form>
  );
}
