import { useState } from 'react';
import { ASSET_KINDS, kindOf } from '#domain/ledger/asset/kinds';
import { useForm } from '../../lib/form';
import { plainRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { assetForm } from './asset.form';
import { type Candidate, useAddAsset } from './asset.queries';
import { kindWords } from './asset-words';
import { OwnAccounts } from './own-accounts';

type AssetDialogProps = { companyId: string; candidate?: Candidate; label: string; name?: string };

/** Enters an asset: what a voucher bought, or what the books opened with. */
export function AssetDialog({ companyId, candidate, label, name }: AssetDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.asset_add()}
      description={candidate ? m.asset_add_from({ number: candidate.number }) : m.asset_add_words()}
      trigger={
        <Button
          size={candidate ? 'sm' : 'md'}
          variant={candidate ? 'secondary' : 'primary'}
          {...(name && { 'aria-label': name })}
        >
          {label}
        </Button>
      }
    >
      <AssetForm companyId={companyId} candidate={candidate} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type AssetFormProps = { companyId: string; candidate: Candidate | undefined; onClose: () => void };

function AssetForm({ companyId, candidate, onClose }: AssetFormProps) {
  const today = useToday();
  const add = useAddAsset(companyId);
  const [kind, setKind] = useState<string>(candidate?.kind ?? '');
  const isBuilding = ASSET_KINDS.some((one) => one === kind && kindOf(one).cost === null);
  const { errors, ...form } = useForm(assetForm, async ({ years, ...typed }) => {
    await add.mutateAsync({
      ...typed,
      ...(years && { years: Number(years) }),
      ...(candidate && { voucherId: candidate.voucherId }),
    });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.asset_name()} error={errors.name} isRequired>
        {(control) => (
          <Input {...control} defaultValue={candidate?.narration ?? ''} autoComplete="off" maxLength={120} />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field name="kind" label={m.asset_kind()} error={errors.kind} isRequired>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
              placeholder={m.asset_choose_kind()}
              choices={ASSET_KINDS.map((value) => ({ value, label: kindWords(value) }))}
            />
          )}
        </Field>
        <Field name="cost" label={m.asset_cost()} hint={m.asset_cost_hint()} error={errors.cost} isRequired>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={candidate ? plainRupees(candidate.amount) : ''}
            />
          )}
        </Field>
        <Field name="boughtOn" label={m.asset_bought_on()} error={errors.boughtOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={candidate?.date ?? ''} />}
        </Field>
        <Field name="putToUseOn" label={m.asset_put_to_use()} error={errors.putToUseOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={candidate?.date ?? ''} />}
        </Field>
        <Field name="method" label={m.asset_method()} error={errors.method}>
          {(control) => (
            <Select
              {...control}
              defaultValue="slm"
              choices={[
                { value: 'slm', label: m.asset_method_slm() },
                { value: 'wdv', label: m.asset_method_wdv() },
              ]}
            />
          )}
        </Field>
        {kind === 'leasehold' ? (
          <Field name="until" label={m.asset_until()} error={errors.until} isRequired>
            {(control) => <DateInput {...control} />}
          </Field>
        ) : (
          <Field name="years" label={m.asset_years()} hint={m.asset_years_hint()} error={errors.years}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </Field>
        )}
        <Field name="creditTaken" label={m.asset_credit()} hint={m.asset_credit_hint()} error={errors.creditTaken}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={candidate ? plainRupees(candidate.creditTaken) : ''}
            />
          )}
        </Field>
        {!candidate && (
          <Field
            name="depreciationBroughtForward"
            label={m.asset_brought_forward()}
            hint={m.asset_brought_forward_hint()}
            error={errors.depreciationBroughtForward}
          >
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
          </Field>
        )}
      </div>
      {isBuilding ? (
        <OwnAccounts companyId={companyId} errors={errors} />
      ) : (
        ['costAccount', 'depreciationAccount'].map((name) => <input key={name} type="hidden" name={name} value="" />)
      )}
      <input type="hidden" name={kind === 'leasehold' ? 'years' : 'until'} value="" />
      {candidate && <input type="hidden" name="depreciationBroughtForward" value="" />}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.asset_saving()}>
          {m.asset_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
