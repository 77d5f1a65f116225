import { useState } from 'react';
import * as v from 'valibot';
import { equalInstalment, PREPAYMENT_EFFECTS } from '#domain/ledger/settlement/loan-schedule';
import { isIsoDate, isoDate } from '#domain/shared/dates';
import { parseRupees, percent } from '#domain/shared/money';
import { useForm } from '../../../../lib/form';
import { line, orNothing, required } from '../../../../lib/form-parts';
import { formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { bareAmount } from '../../../../lib/typed-amount';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/form/date-input';
import { Field, Input, Select } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { type NewLoan, useAddLoan } from './loan.queries';
import { LOAN_CHOICES } from './loan.words';

/** Records a loan; its schedule follows from what is typed. */
export function LoanDialog({ companyId }: { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.loan_add()}
      description={m.loan_add_words()}
      trigger={<Button variant="primary">{m.loan_add()}</Button>}
    >
      <LoanForm companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

const amount = v.pipe(
  line,
  v.transform(bareAmount),
  v.regex(/^\d{1,10}(\.\d{1,2})?$/, () => m.loan_amount_wrong()),
);
const count = v.pipe(
  line,
  v.regex(/^\d{1,3}$/, () => m.loan_count_wrong()),
);
const RATE = /^\d{1,2}(\.\d{1,2})?$/;

const loanForm = v.object({
  lender: required,
  tag: orNothing(line),
  account: v.picklist(LOAN_CHOICES.map(({ value }) => value)),
  principal: amount,
  rate: v.pipe(
    line,
    v.regex(RATE, () => m.loan_rate_wrong()),
  ),
  count,
  everyMonths: line,
  firstOn: required,
  method: v.picklist(['equal-instalments', 'equal-principal']),
  instalment: orNothing(amount),
  afterPrepayment: v.picklist(PREPAYMENT_EFFECTS),
  paidBefore: orNothing(count),
});

const START = { principal: '', rate: '', count: '', everyMonths: '1', firstOn: '', method: 'equal-instalments' };

/** The equal instalment of what is typed so far; nothing while something is missing. */
function workedOut({ principal, rate, count: many, everyMonths, firstOn, method }: typeof START): string | undefined {
  const sum = bareAmount(principal);
  if (method !== 'equal-instalments' || !/^\d{1,10}(\.\d{1,2})?$/.test(sum)) return undefined;
  if (!RATE.test(rate.trim()) || !/^[1-9]\d{0,2}$/.test(many.trim())) return undefined;
  const day = isoDate(isIsoDate(firstOn) ? firstOn : '2026-04-01');
  const terms = { principal: parseRupees(sum), rate: percent(Number(rate)), count: Number(many), firstOn: day };
  return formatInrExact(equalInstalment({ ...terms, everyMonths: Number(everyMonths), method: 'equal-instalments' }));
}

function LoanForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const add = useAddLoan(companyId);
  const [typed, setTyped] = useState(START);
  const { errors, ...form } = useForm(loanForm, async (loan) => {
    await add.mutateAsync(JSON.parse(JSON.stringify(loan)) as NewLoan);
    onClose();
  });
  const write = (field: keyof typeof START) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [field]: target.value })),
  });
  const usual = workedOut(typed);
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field name="lender" label={m.loan_lender()} error={errors.lender} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
        </Field>
        <Field name="account" label={m.loan_kind()} error={errors.account}>
          {(control) => (
            <Select
              {...control}
              defaultValue="2401"
              choices={LOAN_CHOICES.map(({ value, label }) => ({ value, label: label() }))}
            />
          )}
        </Field>
        <Field name="principal" label={m.loan_sanctioned()} error={errors.principal} isRequired>
          {(control) => <Input {...control} {...write('principal')} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field name="rate" label={m.loan_rate()} error={errors.rate} isRequired>
          {(control) => <Input {...control} {...write('rate')} inputMode="decimal" autoComplete="off" maxLength={5} />}
        </Field>
        <Field name="count" label={m.loan_count()} error={errors.count} isRequired>
          {(control) => <Input {...control} {...write('count')} inputMode="numeric" autoComplete="off" maxLength={3} />}
        </Field>
        <Field name="everyMonths" label={m.loan_every()} error={errors.everyMonths}>
          {(control) => (
            <Select
              {...control}
              {...write('everyMonths')}
              choices={[
                { value: '1', label: m.loan_every_month() },
                { value: '3', label: m.loan_every_quarter() },
                { value: '6', label: m.loan_every_half() },
                { value: '12', label: m.loan_every_year() },
              ]}
            />
          )}
        </Field>
        <Field name="firstOn" label={m.loan_first()} error={errors.firstOn} isRequired>
          {(control) => <DateInput {...control} {...write('firstOn')} />}
        </Field>
        <Field name="method" label={m.loan_method()} error={errors.method}>
          {(control) => (
            <Select
              {...control}
              {...write('method')}
              choices={[
                { value: 'equal-instalments', label: m.loan_method_emi() },
                { value: 'equal-principal', label: m.loan_method_principal() },
              ]}
            />
          )}
        </Field>
        {typed.method === 'equal-instalments' ? (
          <Field
            name="instalment"
            label={m.loan_emi()}
            hint={usual ? m.loan_emi_worked_out({ amount: usual }) : m.loan_emi_hint()}
            error={errors.instalment}
          >
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
          </Field>
        ) : (
          <input type="hidden" name="instalment" value="" />
        )}
        <Field
          name="paidBefore"
          label={m.loan_paid_before()}
          hint={m.loan_paid_before_hint()}
          error={errors.paidBefore}
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={3} />}
        </Field>
        <Field name="afterPrepayment" label={m.loan_after_prepayment()} error={errors.afterPrepayment}>
          {(control) => (
            <Select
              {...control}
              choices={[
                { value: 'shorter-term', label: m.loan_shorter_term() },
                { value: 'lower-instalment', label: m.loan_lower_instalment() },
              ]}
            />
          )}
        </Field>
        <Field name="tag" label={m.loan_tag()} hint={m.loan_tag_hint()} error={errors.tag}>
          {(control) => <Input {...control} autoComplete="off" maxLength={40} />}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.loan_recording()}>
          {m.loan_record()}
        </Button>
      </DialogFooter>
    </form>
  );
}
