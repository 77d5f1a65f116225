import { useState } from 'react';
import * as v from 'valibot';
import { STATES } from '#domain/identifiers/states.data';
import { isStateOfSupply } from '#domain/identifiers/tax-number';
import { useForm } from '../../lib/form';
import { line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { useAmend, type WorksheetRow } from './gst.queries';

// An advance has no number of its own, a consumer no GSTIN: what a row has not is not asked.
const part = v.optional(orNothing(line));
const amendForm = v.object({
  ...{ gstin: part, placeOfSupply: part, number: part, taxableValue: part, amount: part, rate: part },
  reason: required,
});

type AmendProps = { companyId: string; row: WorksheetRow };

/** Changes what a filed return said of a line of a document, or of an advance: the next return that is open declares it. */
export function AmendDialog({ companyId, row }: AmendProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.gst_amend_title({ number: row.number })}
      description={m.gst_amend_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.gst_amend_title({ number: row.number })}>
          {m.gst_amend()}
        </Button>
      }
    >
      <AmendForm companyId={companyId} row={row} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function AmendForm({ companyId, row, onClose }: AmendProps & { onClose: () => void }) {
  const amend = useAmend(companyId);
  const { documentId, voucherId, line: at, taxable, value: whole, rate, partyGstin, placeOfSupply, number } = row;
  const { errors, ...form } = useForm(amendForm, async (typed) => {
    const plain = (text: string | undefined) => text?.replace(/[,\s₹]/g, '');
    if (voucherId) {
      const amount = plain(typed.amount);
      await amend.mutateAsync({
        ...{ advanceId: voucherId, reason: typed.reason },
        ...(amount && amount !== whole && { amount }),
        ...(typed.rate && typed.rate !== rate && { rate: typed.rate }),
        ...(typed.placeOfSupply && typed.placeOfSupply !== placeOfSupply && { placeOfSupply: typed.placeOfSupply }),
      });
      return onClose();
    }
    const value = plain(typed.taxableValue);
    const changesLine = (value && value !== taxable.replace('-', '')) || (typed.rate && typed.rate !== rate);
    await amend.mutateAsync({
      ...{ documentId: documentId ?? '', reason: typed.reason },
      ...(typed.gstin && typed.gstin.toUpperCase() !== partyGstin && { gstin: typed.gstin.toUpperCase() }),
      ...(typed.placeOfSupply && typed.placeOfSupply !== placeOfSupply && { placeOfSupply: typed.placeOfSupply }),
      ...(typed.number && typed.number !== number && { number: typed.number }),
      ...(changesLine && {
        lines: [{ line: at ?? 1, ...(value && { taxableValue: value }), ...(typed.rate && { rate: typed.rate }) }],
      }),
    });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {partyGstin && documentId && (
          <Field name="gstin" label={m.gst_gstin()} error={errors.gstin}>
            {(control) => <Input {...control} autoComplete="off" defaultValue={partyGstin} />}
          </Field>
        )}
        <Field name="placeOfSupply" label={m.gst_place()} error={errors.placeOfSupply}>
          {(control) => (
            <Select
              {...control}
              defaultValue={placeOfSupply}
              choices={[
                ...STATES.filter(({ gstCode }) => isStateOfSupply(gstCode)).map(({ gstCode, name }) => ({
                  value: gstCode,
                  label: `${gstCode} ${name}`,
                })),
                { value: '96', label: m.gst_abroad() },
              ]}
            />
          )}
        </Field>
        {documentId ? (
          <>
            <Field name="number" label={m.gst_number()} error={errors.number}>
              {(control) => <Input {...control} autoComplete="off" defaultValue={number} />}
            </Field>
            <Field name="taxableValue" label={m.gst_line_value({ line: at ?? 1 })} error={errors.taxableValue}>
              {(control) => <Input {...control} inputMode="decimal" defaultValue={taxable.replace('-', '')} />}
            </Field>
          </>
        ) : (
          <Field name="amount" label={m.gst_amend_amount()} error={errors.amount}>
            {(control) => <Input {...control} inputMode="decimal" defaultValue={whole} />}
          </Field>
        )}
        <Field name="rate" label={at === null ? m.gst_rate() : m.gst_line_rate({ line: at })} error={errors.rate}>
          {(control) => <Input {...control} inputMode="decimal" defaultValue={rate} />}
        </Field>
      </div>
      <Field name="reason" label={m.gst_reason()} error={errors.reason} isRequired>
        {(control) => <Input {...control} autoComplete="off" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.gst_amend()}
        </Button>
      </DialogFooter>
    </form>
  );
}
