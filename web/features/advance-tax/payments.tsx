import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { isBsr, isChallanSerial } from '#domain/identifiers/challan';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { useForm } from '../../lib/form';
import { line, plainRupees, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf, bareAmount } from '../../lib/typed-amount';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { type Column, Table } from '../../ui/list/table';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import {
  type Desk,
  dayOf,
  exact,
  type PaidInBooks,
  type Payment,
  useCorrectPayment,
  useRecordPayment,
  useWithdrawPayment,
} from './advance-tax.queries';

type PaymentsProps = { companyId: string; desk: Desk; mayChange: boolean };

/** The challans of the year, and what the books have that no challan is recorded for. */
export function Payments({ companyId, desk, mayChange }: PaymentsProps) {
  const { payments, proposals, year } = desk;
  const total = payments.reduce((sum, { amount }) => sum + parseRupees(amount), 0);
  return (
    <>
      {proposals.length > 0 && (
        <SectionCard title={m.advance_tax_proposals()} description={m.advance_tax_proposals_words()}>
          <Table
            caption={m.advance_tax_proposals()}
            columns={proposalColumns(mayChange ? { companyId, year } : undefined)}
            rows={proposals}
            rowKey={({ id }) => id}
          />
        </SectionCard>
      )}
      <SectionCard
        title={m.advance_tax_payments()}
        description={
          payments.length > 0
            ? m.advance_tax_payments_sum({ count: payments.length, amount: exact(formatRupees(paise(total))) })
            : m.advance_tax_payments_words()
        }
        actions={
          mayChange && (
            <ChallanDialog
              title={m.advance_tax_record()}
              trigger={<Button variant="primary">{m.advance_tax_record()}</Button>}
              form={(onClose) => <RecordForm companyId={companyId} year={year} onClose={onClose} />}
            />
          )
        }
      >
        {payments.length === 0 ? (
          <p className="text-sm text-ink-2">{m.advance_tax_payments_empty()}</p>
        ) : (
          <Table
            caption={m.advance_tax_payments()}
            columns={paymentColumns(mayChange ? companyId : undefined)}
            rows={payments}
            rowKey={({ id }) => id}
          />
        )}
      </SectionCard>
    </>
  );
}

const proposalColumns = (may: { companyId: string; year: string } | undefined): Column<PaidInBooks>[] => [
  {
    ...{ key: 'on', header: m.advance_tax_paid_on() },
    cell: ({ on, narration, amount }) => (
      <>
        <span className="whitespace-nowrap">{dayOf(on)}</span>
        <Below>
          <span className="wrap-anywhere">{narration}</span>
          <span>{exact(amount)}</span>
        </Below>
      </>
    ),
  },
  {
    ...{ key: 'narration', header: m.advance_tax_narration(), isHiddenNarrow: true },
    cell: ({ narration }) => <span className="wrap-anywhere">{narration}</span>,
  },
  {
    ...{ key: 'amount', header: m.advance_tax_amount(), isNumeric: true, isHiddenNarrow: true },
    cell: ({ amount }) => exact(amount),
  },
  ...(may
    ? [
        {
          ...{ key: 'act', header: m.advance_tax_act() },
          cell: (paid: PaidInBooks) => (
            <ChallanDialog
              title={m.advance_tax_record()}
              trigger={
                <Button size="sm" aria-label={m.advance_tax_record_line({ narration: paid.narration })}>
                  {m.advance_tax_record_short()}
                </Button>
              }
              form={(onClose) => <RecordForm {...may} paid={paid} onClose={onClose} />}
            />
          ),
        },
      ]
    : []),
];

/** What a phone has no columns for. */
const Below = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-col text-xs text-ink-2 sm:hidden">{children}</span>
);

const challanOf = ({ bsr, serial }: Payment) => <span className="font-mono text-xs">{`${bsr} ${serial}`}</span>;

const paymentColumns = (companyId: string | undefined): Column<Payment>[] => [
  {
    ...{ key: 'on', header: m.advance_tax_paid_on() },
    cell: (payment) => (
      <>
        <span className="whitespace-nowrap">{dayOf(payment.paidOn)}</span>
        <Below>
          {challanOf(payment)}
          <span>{exact(payment.amount)}</span>
        </Below>
      </>
    ),
  },
  { key: 'challan', header: m.advance_tax_challan(), isHiddenNarrow: true, cell: challanOf },
  {
    ...{ key: 'by', header: m.advance_tax_recorded_by(), isHiddenNarrow: true },
    cell: ({ recordedBy, recordedOn }) => m.advance_tax_by_on({ name: recordedBy, day: dayOf(recordedOn) }),
  },
  {
    ...{ key: 'amount', header: m.advance_tax_amount(), isNumeric: true, isHiddenNarrow: true },
    cell: ({ amount }) => exact(amount),
  },
  ...(companyId
    ? [
        {
          ...{ key: 'act', header: m.advance_tax_act() },
          cell: (payment: Payment) => <PaymentActs companyId={companyId} payment={payment} />,
        },
      ]
    : []),
];

function PaymentActs({ companyId, payment }: { companyId: string; payment: Payment }) {
  const { serial } = payment;
  return (
    <span className="flex flex-wrap gap-1">
      <ChallanDialog
        title={m.advance_tax_correct_named({ serial })}
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.advance_tax_correct_named({ serial })}>
            {m.advance_tax_correct()}
          </Button>
        }
        form={(onClose) => <CorrectForm companyId={companyId} payment={payment} onClose={onClose} />}
      />
      <ChallanDialog
        title={m.advance_tax_withdraw_named({ serial })}
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.advance_tax_withdraw_named({ serial })}>
            {m.advance_tax_withdraw()}
          </Button>
        }
        form={(onClose) => <WithdrawForm companyId={companyId} payment={payment} onClose={onClose} />}
      />
    </span>
  );
}

type ChallanDialogProps = { title: string; trigger: ReactNode; form: (onClose: () => void) => ReactNode };

function ChallanDialog({ title, trigger, form }: ChallanDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={m.advance_tax_dialog()}
      trigger={trigger}
    >
      {form(() => setIsOpen(false))}
    </Dialog>
  );
}

const CHALLAN = {
  paidOn: required,
  amount: v.pipe(
    line,
    v.check(
      (text) => (amountOf(text) ?? 0) > 0,
      () => m.advance_tax_wrong(),
    ),
    v.transform(bareAmount),
  ),
  bsr: v.pipe(
    line,
    v.check(isBsr, () => m.advance_tax_bsr_wrong()),
  ),
  serial: v.pipe(
    line,
    v.check(isChallanSerial, () => m.advance_tax_serial_wrong()),
  ),
};
const recordForm = v.object(CHALLAN);
const correctForm = v.object({ ...CHALLAN, reason: required });
const withdrawForm = v.object({ reason: required });

type Given = Partial<Record<keyof typeof CHALLAN, string>>;

function ChallanFields({ errors, given }: { errors: Given; given: Given }) {
  const today = useToday();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field
        name="paidOn"
        label={m.advance_tax_paid_on()}
        hint={m.advance_tax_paid_on_hint()}
        error={errors.paidOn}
        isRequired
      >
        {(control) => <DateInput {...control} max={today} defaultValue={given.paidOn ?? ''} />}
      </Field>
      <Field name="amount" label={m.advance_tax_amount()} error={errors.amount} isRequired>
        {(control) => (
          <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} defaultValue={given.amount ?? ''} />
        )}
      </Field>
      <Field name="bsr" label={m.advance_tax_bsr()} error={errors.bsr} isRequired>
        {(control) => (
          <Input {...control} inputMode="numeric" autoComplete="off" maxLength={7} defaultValue={given.bsr ?? ''} />
        )}
      </Field>
      <Field name="serial" label={m.advance_tax_serial()} error={errors.serial} isRequired>
        {(control) => (
          <Input {...control} inputMode="numeric" autoComplete="off" maxLength={5} defaultValue={given.serial ?? ''} />
        )}
      </Field>
    </div>
  );
}

const givenBy = ({ paidOn, amount, bsr, serial }: Payment): Given => ({
  ...{ paidOn, amount: plainRupees(amount), bsr, serial },
});

type RecordFormProps = { companyId: string; year: string; paid?: PaidInBooks; onClose: () => void };

function RecordForm({ companyId, year, paid, onClose }: RecordFormProps) {
  const record = useRecordPayment(companyId);
  const { errors, ...form } = useForm(recordForm, async (typed) => {
    const from = paid ? { [paid.source === 'voucher' ? 'voucherId' : 'transactionId']: paid.id } : {};
    await record.mutateAsync({ ...typed, ...from, year });
    onClose();
  });
  const given: Given = paid
    ? {
        ...{ paidOn: paid.on, amount: plainRupees(paid.amount) },
        ...{ bsr: paid.bsr ?? '', serial: paid.serial ?? '' },
      }
    : {};
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <ChallanFields errors={errors} given={given} />
      <FormFailure failure={form.failure} said={errors.transactionId ?? errors.voucherId ?? errors.year} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.advance_tax_record()}
        </Button>
      </DialogFooter>
    </form>
  );
}

type PaymentFormProps = { companyId: string; payment: Payment; onClose: () => void };

function CorrectForm({ companyId, payment, onClose }: PaymentFormProps) {
  const correct = useCorrectPayment(companyId, payment.id);
  const { errors, ...form } = useForm(correctForm, async (typed) => {
    await correct.mutateAsync(typed);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <ChallanFields errors={errors} given={givenBy(payment)} />
      <Reason error={errors.reason} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.advance_tax_correct()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function WithdrawForm({ companyId, payment, onClose }: PaymentFormProps) {
  const withdraw = useWithdrawPayment(companyId, payment.id);
  const { errors, ...form } = useForm(withdrawForm, async ({ reason }) => {
    await withdraw.mutateAsync(reason);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Reason error={errors.reason} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.advance_tax_withdraw()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Reason({ error }: { error: string | undefined }) {
  return (
    <Field name="reason" label={m.advance_tax_reason()} error={error} isRequired>
      {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
    </Field>
  );
}
