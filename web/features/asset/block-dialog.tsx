import { useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { blockForm } from './asset.form';
import { useSetBlock, type YearOfDepreciation } from './asset.queries';

type BlockDialogProps = {
  companyId: string;
  block: YearOfDepreciation['missingBlocks'][number]['block'];
  name: string;
  year: string;
};

/** Says what a block stood at on 1 April, as the last return has it. */
export function BlockDialog({ companyId, block, name, year }: BlockDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const set = useSetBlock(companyId);
  const { errors, ...form } = useForm(blockForm, async ({ amount }) => {
    await set.mutateAsync({ block, financialYear: year, amount });
    setIsOpen(false);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.asset_set_block_of({ name })}
      description={m.asset_set_block_words({ year: year.slice(0, 4) })}
      trigger={<Button size="sm">{m.asset_set_block()}</Button>}
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="amount" label={m.asset_block_opening()} error={errors.amount} isRequired>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.asset_saving()}>
            {m.asset_set_block()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
