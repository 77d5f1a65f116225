import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isoDate } from '#domain/shared/dates';
import { ApiError } from '../../../../lib/api/api-error';
import { formatDate } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { bareAmount } from '../../../../lib/typed-amount';
import { inUnits } from '../../../../lib/units';
import { Button } from '../../../../ui/button';
import { Field, Input, Select } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { toast } from '../../../../ui/overlay/toast-store';
import { exactRupees } from '../exact-rupees';
import { AccountField } from '../lines/account-field';
import { useNames } from '../lines/use-lines';
import { EntryTable } from '../voucher/entry-table';
import {
  type ForeignBill,
  type ForeignLine,
  type LinePosting,
  type Posted,
  rupeeLinesQuery,
  usePostLine,
  useShowEntries,
} from './forex.queries';

type PostLineProps = {
  companyId: string;
  currency: string;
  line: ForeignLine;
  bills: readonly ForeignBill[];
  onClose: () => void;
};

type What = 'bills' | 'account' | 'converted';
const START = { rate: '', charges: '', account: '', text: '', party: '', bankLineId: '', rupees: '' };
type Typed = typeof START;

/** Says what a line in another currency is. Its entries are shown, in both currencies, before they are posted. */
export function PostLineDialog({ companyId, currency, line, bills, onClose }: PostLineProps) {
  const isIn = !line.amount.startsWith('-');
  const open = bills.filter(({ side }) => (side === 'receivable') === isIn);
  const [what, setWhat] = useState<What>(open.length > 0 ? 'bills' : 'account');
  const [typed, setTyped] = useState<Typed>({ ...START, rate: line.rate ?? '' });
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const show = useShowEntries(companyId);
  const post = usePostLine(companyId);
  const failure = post.error ?? show.error ?? undefined;
  const fields = failure instanceof ApiError ? (failure.problem?.fields ?? {}) : {};
  const change = (part: Partial<Typed>) => {
    show.reset();
    post.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  const fault = (...names: readonly string[]) => names.map((name) => fields[name]).find((words) => words !== undefined);
  const chosen = open.filter(({ id }) => id in amounts);
  const json = postingOf(
    what,
    typed,
    chosen.map(({ id }) => ({ id, amount: amounts[id] ?? '' })),
  );
  const shown = show.data;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (show.isPending || post.isPending) return;
    if (!shown) return show.mutate({ lineId: line.id, json });
    try {
      // Awaited, since this line is posted, and its dialog gone, as soon as the lines were read again.
      const { vouchers } = await post.mutateAsync({ lineId: line.id, json });
      toast({ title: m.desk_posted(), description: vouchers.map(({ number }) => number).join(', ') });
    } catch {
      return; // The form says what failed.
    }
    onClose();
  };
  const choices: { value: What; label: string }[] = [
    ...(open.length > 0 ? [{ value: 'bills' as const, label: isIn ? m.forex_as_invoices() : m.forex_as_bills() }] : []),
    { value: 'account', label: isIn ? m.forex_as_income() : m.forex_as_expense() },
    { value: 'converted', label: isIn ? m.forex_as_bought() : m.forex_as_sold() },
  ];
  const isBeside = Object.keys(fields).some((field) => SHOWN.some((begin) => field.startsWith(begin)));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="lg"
      title={m.forex_post_title({ amount: inUnits(currency, line.amount.replace('-', '')) })}
      description={`${formatDate(line.date)} · ${line.narration}`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field name="what" label={m.forex_what_it_is()}>
            {(control) => (
              <Select
                {...control}
                choices={choices}
                value={what}
                onChange={({ target }) => {
                  change({});
                  setWhat(target.value as What);
                }}
              />
            )}
          </Field>
          {what !== 'converted' && (
            <Field
              name="rate"
              label={m.forex_rate_for({ currency })}
              hint={isIn ? m.forex_rate_hint() : m.forex_rate_out_hint()}
              error={fault('rate')}
              isRequired={isIn}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={13}
                  value={typed.rate}
                  onChange={({ target }) => change({ rate: target.value })}
                />
              )}
            </Field>
          )}
        </div>
        {what === 'bills' && (
          <Bills
            bills={open}
            currency={currency}
            amounts={amounts}
            error={fault('bills', ...chosen.flatMap((_, at) => [`bills.${at}.amount`, `bills.${at}.billId`]))}
            onChange={(next) => {
              change({});
              setAmounts(next);
            }}
          />
        )}
        {what === 'account' && <AccountPart companyId={companyId} typed={typed} fault={fault} onChange={change} />}
        {what === 'converted' && (
          <Conversion companyId={companyId} line={line} isIn={isIn} typed={typed} fault={fault} onChange={change} />
        )}
        {what !== 'converted' && (
          <Field
            name="charges"
            label={m.forex_charges({ currency })}
            hint={isIn ? m.forex_charges_hint() : m.forex_charges_out_hint()}
            error={fault('charges')}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="sm:max-w-60"
                value={typed.charges}
                onChange={({ target }) => change({ charges: target.value })}
              />
            )}
          </Field>
        )}
        {shown && <Entries posted={shown} />}
        {failure && !isBeside && <FormFailure failure={failure} />}
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={show.isPending || post.isPending}>
            {shown ? m.forex_post() : m.forex_show_entries()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Fields beside which a fault stands. */
const SHOWN = ['rate', 'bills', 'parts', 'charges', 'converted'];

function postingOf(what: What, typed: Typed, bills: readonly { id: string; amount: string }[]): LinePosting {
  const [rate, charges, rupees] = [bareAmount(typed.rate), bareAmount(typed.charges), bareAmount(typed.rupees)];
  if (what === 'converted') {
    const { bankLineId } = typed;
    return { converted: bankLineId ? { bankLineId } : { ...(rupees && { rupees }) } };
  }
  const around = { ...(rate && { rate }), ...(charges && { charges }) };
  if (what === 'bills') {
    const named = bills.map(({ id, amount }) => ({
      billId: id,
      ...(bareAmount(amount) && { amount: bareAmount(amount) }),
    }));
    return { ...around, bills: named };
  }
  const party = typed.party.trim();
  return { ...around, parts: [{ account: typed.account || typed.text.trim(), ...(party && { party }) }] };
}

type Fault = (...names: readonly string[]) => string | undefined;

type BillsProps = {
  bills: readonly ForeignBill[];
  currency: string;
  amounts: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (amounts: Readonly<Record<string, string>>) => void;
};

function Bills({ bills, currency, amounts, error, onChange }: BillsProps) {
  return (
    <fieldset className="flex flex-col gap-2" aria-invalid={error ? true : undefined}>
      <legend className="mb-1 text-sm font-medium">{m.forex_settles()}</legend>
      {bills.map(({ id, ref, party, open, rupees }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-3 text-sm">
          <label className="flex min-w-0 items-start gap-2">
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0 accent-(--accent)"
              checked={id in amounts}
              onChange={({ target }) => {
                const { [id]: _, ...rest } = amounts;
                onChange(target.checked ? { ...amounts, [id]: '' } : rest);
              }}
            />
            <span className="min-w-0 wrap-anywhere">
              {ref} <span className="text-ink-2">{party}</span>
              <span className="block text-xs text-ink-3 tabular-nums">
                {m.forex_open_of({ open: inUnits(currency, open), rupees: exactRupees(rupees) })}
              </span>
            </span>
          </label>
          {id in amounts && (
            <Input
              aria-label={m.forex_amount_of({ ref })}
              placeholder={m.forex_as_much()}
              inputMode="decimal"
              autoComplete="off"
              className="text-right tabular-nums"
              value={amounts[id] ?? ''}
              onChange={({ target }) => onChange({ ...amounts, [id]: target.value })}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="text-xs font-medium text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type PartProps = { typed: Typed; fault: Fault; onChange: (part: Partial<Typed>) => void };

function AccountPart({ companyId, typed, fault, onChange }: PartProps & { companyId: string }) {
  const { accounts } = useNames(companyId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field name="account" label={m.desk_account()} error={fault('parts.0.account', 'parts')} isRequired>
        {(control) => (
          <AccountField
            {...control}
            accounts={accounts}
            label={m.desk_account()}
            text={typed.text}
            account={typed.account}
            onChange={onChange}
          />
        )}
      </Field>
      <Field name="party" label={m.desk_party()} error={fault('parts.0.party')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            value={typed.party}
            onChange={({ target }) => onChange({ party: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

type ConversionProps = PartProps & { companyId: string; line: ForeignLine; isIn: boolean };

function Conversion({ companyId, line, isIn, typed, fault, onChange }: ConversionProps) {
  const lines = useQuery(rupeeLinesQuery(companyId, isoDate(line.date), isIn ? 'debit' : 'credit'));
  const choices = [
    { value: '', label: m.forex_no_bank_line() },
    ...(lines.data ?? []).map(({ id, transactionDate, amount, description }) => ({
      value: id,
      label: `${formatDate(transactionDate)} · ${exactRupees(amount)} · ${description.slice(0, 60)}`,
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field
        name="bankLineId"
        label={m.forex_bank_line()}
        hint={m.forex_bank_line_hint()}
        error={fault('converted.bankLineId')}
      >
        {(control) => (
          <Select
            {...control}
            choices={choices}
            value={typed.bankLineId}
            onChange={({ target }) => onChange({ bankLineId: target.value })}
          />
        )}
      </Field>
      {typed.bankLineId === '' && (
        <Field
          name="rupees"
          label={isIn ? m.forex_rupees_paid() : m.forex_rupees_received()}
          hint={m.forex_rupees_hint()}
          error={fault('converted.rupees', 'converted')}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed.rupees}
              onChange={({ target }) => onChange({ rupees: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function Entries({ posted: { vouchers, why, gain } }: { posted: Posted }) {
  const isGain = Number(gain) > 0;
  return (
    <div className="flex flex-col gap-3" role="status">
      {vouchers.map(({ id, lines, date }) => (
        <EntryTable key={id} lines={lines} until={date} />
      ))}
      {Number(gain) !== 0 && (
        <p className={`text-sm font-medium ${isGain ? 'text-green' : 'text-red'}`}>
          {isGain
            ? m.forex_realised_gain({ amount: exactRupees(gain) })
            : m.forex_realised_loss({ amount: exactRupees(gain.replace('-', '')) })}
        </p>
      )}
      <ul className="list-disc pl-5 text-xs text-ink-2">
        {why.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
