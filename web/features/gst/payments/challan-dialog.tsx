import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { parseRupees } from '#domain/shared/money';
import { useForm } from '../../../lib/form';
import { line, orNothing, plainRupees, required } from '../../../lib/form-parts';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { headWords } from '../../../lib/tax-heads';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { isNought, rupees, type Taxes } from '../settle/figures';
import { type NewChallan, type PaidLine, useRecordChallan } from './payments.queries';

const challanForm = v.object({
  ...{ cpin: required, cin: orNothing(line), depositedOn: required },
  ...{ igst: orNothing(line), cgst: orNothing(line), sgst: orNothing(line) },
});
const PAID_HEADS = ['igst', 'cgst', 'sgst'] as const;

type ChallanProps = {
  companyId: string;
  gstin: string;
  trigger: ReactNode;
  reason?: NewChallan['reason'];
  period?: string;
  /** What is asked, by head. */
  amounts?: Taxes;
  /** The bank line that paid it. */
  paidBy?: PaidLine;
};

/** Records a challan in PMT-06 by head, with the bank line that paid it where there is one. */
export function ChallanDialog({ trigger, ...props }: ChallanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { paidBy } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.gst_challan_record()}
      description={
        paidBy
          ? m.gst_challan_of_line({ amount: rupees(paidBy.amount), day: formatDate(paidBy.date) })
          : m.gst_challan_words()
      }
      trigger={trigger}
    >
      <ChallanForm {...props} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

const plain = (text: string | undefined): string | undefined => text?.replace(/[,\s₹]/g, '') || undefined;

type FormProps = Omit<ChallanProps, 'trigger'> & { onClose: () => void };

function ChallanForm({ companyId, gstin, reason = 'deposit', period, amounts, paidBy, onClose }: FormProps) {
  const today = useToday();
  const record = useRecordChallan(companyId);
  const [depositedOn, setDepositedOn] = useState<string>(paidBy?.date ?? today);
  const { errors, ...form } = useForm(challanForm, async (typed) => {
    const heads = Object.fromEntries(PAID_HEADS.map((head) => [head, plain(typed[head]) ?? '0']));
    const json = {
      ...{ gstin, reason, cpin: typed.cpin, cin: typed.cin, depositedOn: typed.depositedOn, ...heads },
      ...(period && { period }),
      ...(paidBy && { transactionId: paidBy.id }),
    };
    const { voucher, total } = await record.mutateAsync(json as NewChallan);
    toast({ title: m.gst_challan_recorded({ amount: rupees(total), number: voucher }) });
    onClose();
  });
  const given = (head: (typeof PAID_HEADS)[number]): string => {
    const text = amounts?.[head];
    return text && !isNought(text) ? plainRupees(text) : '';
  };
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="cpin" label={m.gst_challan_cpin()} error={errors.cpin} hint={m.gst_challan_cpin_hint()} isRequired>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={14} />}
        </Field>
        <Field name="cin" label={m.gst_challan_cin()} error={errors.cin} hint={m.gst_challan_cin_hint()}>
          {(control) => <Input {...control} autoComplete="off" maxLength={18} />}
        </Field>
        <Field name="depositedOn" label={m.gst_challan_day()} error={errors.depositedOn} isRequired>
          {(control) => (
            <DateInput {...control} value={depositedOn} onChange={({ target }) => setDepositedOn(target.value)} />
          )}
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {PAID_HEADS.map((head) => (
          <Field key={head} name={head} label={headWords(head)} error={errors[head]}>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" defaultValue={given(head)} />}
          </Field>
        ))}
      </div>
      {paidBy && parseRupees(paidBy.amount) > 0 && (
        <p className="text-sm text-ink-2">{m.gst_challan_must_be({ amount: rupees(paidBy.amount) })}</p>
      )}
      <FormFailure failure={form.failure} said={errors.transactionId ?? errors.period} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.gst_challan_record()}
        </Button>
      </DialogFooter>
    </form>
  );
}
