import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATES } from '#domain/identifiers/states.data';
import type { DocumentSide } from '#domain/ledger/document/model';
import { m } from '../../../lib/messages';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select, Textarea } from '../../../ui/form/field';
import { Check } from './check';
import { accountsQuery } from './document.queries';
import { type FormDraft, TDS_CHOICES } from './draft';
import type { FormErrors } from './form-errors';

type FurtherProps = {
  side: DocumentSide;
  companyId: string;
  form: FormDraft;
  errors: FormErrors;
  onChange: (changed: Partial<FormDraft>) => void;
};

/** Accounts of money that need no bank account of the books: cash, wallet, gateway, marketplace, reimbursements, card. */
const MONEY = ['1504', '1508', '1701', '1704', '2722', '2724'];

const TDS_WORDS = {
  law: m.ledger_document_tds_law,
  none: m.ledger_document_tds_none,
  typed: m.ledger_document_tds_typed,
} as const;

/** What only some documents have: who paid at once, tax withheld by somebody's word, a foreign currency, another day of supply. */
export function FurtherFields({ side, companyId, form, errors, onChange }: FurtherProps) {
  const accounts = useQuery(accountsQuery(companyId)).data ?? [];
  const banks = accounts.filter(({ origin }) => origin === 'bank');
  const plain = accounts.filter(
    ({ origin, code }) => origin === 'chart' && MONEY.includes(code) && !banks.some((bank) => bank.code === code),
  );
  const payers = [
    { value: '', label: m.ledger_document_paid_later() },
    ...[...banks, ...plain].map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
  ];
  const [isOpen, setIsOpen] = useState(
    () =>
      form.tds !== 'law' ||
      [form.suppliedOn, form.state, form.paidThrough, form.currency, form.notes].some((text) => text !== ''),
  );
  // A rate at fault may be right after all, by the day of supply or a notification: where to say so is shown.
  const isWrong = Object.keys(errors).some((field) =>
    /^(suppliedOn|paidThrough|tds|currency|exchangeRate|notes|party\.stateCode)|\.rate$/.test(field),
  );
  const isOfBill = side === 'purchase' && form.kind === 'invoice';
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-md border border-line"
    >
      <summary className="cursor-pointer px-3 py-2 text-sm font-medium">{m.ledger_document_further()}</summary>
      <div className="grid gap-3 px-3 pt-1 pb-3 sm:grid-cols-3">
        <Field name="paidThrough" label={m.ledger_document_paid_through()} error={errors.paidThrough}>
          {(control) => (
            <Select
              {...control}
              choices={payers}
              value={form.paidThrough}
              onChange={(event) => onChange({ paidThrough: event.target.value })}
            />
          )}
        </Field>
        {form.paidThrough !== '' && (
          <Field
            name="paidThroughTag"
            label={m.ledger_document_paid_tag()}
            error={errors.paidThroughTag}
            hint={m.ledger_document_paid_tag_hint()}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={form.paidThroughTag}
                onChange={(event) => onChange({ paidThroughTag: event.target.value })}
              />
            )}
          </Field>
        )}
        {isOfBill && (
          <Field name="tds" label={m.ledger_document_tds_choice()} error={errors.tds}>
            {(control) => (
              <Select
                {...control}
                choices={TDS_CHOICES.map((value) => ({ value, label: TDS_WORDS[value]() }))}
                value={form.tds}
                onChange={(event) =>
                  onChange({ tds: TDS_CHOICES.find((value) => value === event.target.value) ?? 'law' })
                }
              />
            )}
          </Field>
        )}
        {isOfBill && form.tds === 'typed' && (
          <>
            <Field name="tds.section" label={m.ledger_document_tds_section()} error={errors['tds.section']} isRequired>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  value={form.tdsSection}
                  onChange={(event) => onChange({ tdsSection: event.target.value })}
                />
              )}
            </Field>
            <Field name="tds.amount" label={m.ledger_document_tds_amount()} error={errors['tds.amount']} isRequired>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={form.tdsAmount}
                  onChange={(event) => onChange({ tdsAmount: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        {side === 'purchase' && (
          <Field
            name="state"
            label={m.ledger_document_state()}
            error={errors['party.stateCode']}
            hint={m.ledger_document_state_hint()}
          >
            {(control) => (
              <Select
                {...control}
                choices={[
                  { value: '', label: m.ledger_document_state_usual() },
                  ...STATES.map(({ gstCode, name }) => ({ value: gstCode, label: `${gstCode} ${name}` })),
                ]}
                value={form.state}
                onChange={(event) => onChange({ state: event.target.value })}
              />
            )}
          </Field>
        )}
        {side === 'sale' && (
          <Field
            name="suppliedOn"
            label={m.ledger_document_supplied_on()}
            error={errors.suppliedOn}
            hint={m.ledger_document_supplied_on_hint()}
          >
            {(control) => (
              <DateInput
                {...control}
                value={form.suppliedOn}
                onChange={(event) => onChange({ suppliedOn: event.target.value })}
              />
            )}
          </Field>
        )}
        {side === 'sale' && (
          <div className="self-center">
            <Check
              label={m.ledger_document_rate_confirmed()}
              isOn={form.isRateConfirmed}
              onChange={(isRateConfirmed) => onChange({ isRateConfirmed })}
            />
          </div>
        )}
        <Field
          name="currency"
          label={m.ledger_document_currency()}
          error={errors.currency}
          hint={m.ledger_document_currency_hint()}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={3}
              value={form.currency}
              onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
            />
          )}
        </Field>
        {form.currency !== '' && form.currency !== 'INR' && (
          <Field name="exchangeRate" label={m.ledger_document_exchange_rate()} error={errors.exchangeRate} isRequired>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                value={form.exchangeRate}
                onChange={(event) => onChange({ exchangeRate: event.target.value })}
              />
            )}
          </Field>
        )}
        <div className="sm:col-span-3">
          <Field name="notes" label={m.ledger_document_notes()} error={errors.notes}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={form.notes}
                onChange={(event) => onChange({ notes: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </details>
  );
}
