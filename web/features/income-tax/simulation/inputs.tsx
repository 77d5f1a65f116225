import type { ReactNode } from 'react';
import { addYears } from '#domain/income-tax/company/years';
import { REDUCED_RATE } from '#domain/income-tax/law/rates';
import { firstDayOf } from '#domain/law/periods';
import { ruleIfInForce } from '#domain/law/rule';
import { m } from '../../../lib/messages';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import {
  type AmountField,
  addedFields,
  bookFields,
  deductionFields,
  paidFields,
  reportFields,
  takenOffFields,
} from './input-groups';
import { RowsEditor, YesNo } from './rows-editor';
import type { Typed } from './simulation.form';

type InputsProps = {
  typed: Typed;
  years: readonly string[];
  errorOf: (field: string) => string | undefined;
  /** Where the books or the profile gave a field from. */
  sourceOf: (field: string) => string | undefined;
  onChange: (typed: Typed) => void;
  onYear: (year: string) => void;
};

/** What a return is computed from, by groups: what books gave says from where, and everything can be overwritten. */
export function Inputs({ typed, years, errorOf, sourceOf, onChange, onYear }: InputsProps) {
  const { fields } = typed;
  const write = (name: string) => (value: string) => onChange({ ...typed, fields: { ...fields, [name]: value } });
  const baseYear = ruleIfInForce(REDUCED_RATE, firstDayOf(typed.year))?.value.turnoverOfYear ?? '';
  const amount = ({ name, label, hint }: AmountField) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={sourceOf(name) ?? hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
        />
      )}
    </Field>
  );
  const yesNo = (name: string, label: string, hint?: string) => (
    <Field key={name} name={name} label={label} hint={sourceOf(name) ?? hint}>
      {(control) => <YesNo control={control} value={fields[name] ?? ''} onChange={write(name)} />}
    </Field>
  );
  const day = (name: string, label: string) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={sourceOf(`company.${name}`)}>
      {(control) => (
        <DateInput
          {...control}
          key={`${typed.year}.${name}`}
          defaultValue={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
        />
      )}
    </Field>
  );
  const select = (name: string, label: string, choices: readonly { value: string; label: string }[]) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={sourceOf(`company.${name}`)}>
      {(control) => (
        <Select
          {...control}
          value={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
          choices={choices}
        />
      )}
    </Field>
  );
  const earlier = Array.from({ length: 16 }, (_, at) => addYears(typed.year, -1 - at));
  const yearChoices = [
    { value: '', label: m.itr_none() },
    ...[typed.year, ...earlier].map((one) => ({ value: one, label: one })),
  ];
  const rowYears = earlier.slice(0, 15);
  const rowOf = (more: Record<string, string>) => ({ year: earlier[0] ?? '', ...more });
  return (
    <div className="flex flex-col gap-3">
      <Group title={m.itr_group_year()} isOpen>
        <Field name="year" label={m.itr_year()} error={errorOf('year')}>
          {(control) => (
            <Select
              {...control}
              value={typed.year}
              onChange={({ target }) => onYear(target.value)}
              choices={[...new Set([typed.year, ...years])].map((one) => ({ value: one, label: one }))}
            />
          )}
        </Field>
        <Field name="asOf" label={m.itr_as_of()} hint={m.itr_as_of_hint()}>
          {(control) => (
            <DateInput
              {...control}
              key={typed.year}
              defaultValue={typed.asOf}
              onChange={({ target }) => target.value && onChange({ ...typed, asOf: target.value })}
            />
          )}
        </Field>
        {amount({ name: 'profit', label: m.itr_profit(), hint: m.itr_profit_hint() })}
        {amount({ name: 'turnover', label: m.itr_turnover() })}
        {amount({
          name: 'turnoverOfBaseYear',
          label: m.itr_base_turnover({ year: baseYear }),
          hint: m.itr_base_hint(),
        })}
      </Group>
      <Group title={m.itr_group_added()} isOpen>
        {addedFields().map(amount)}
      </Group>
      <Group title={m.itr_group_taken_off()} isOpen>
        {takenOffFields().map(amount)}
        {amount({ name: 'capitalGain', label: m.itr_capital_gain(), hint: m.itr_capital_gain_hint() })}
      </Group>
      <Group title={m.itr_group_paid()} isOpen>
        {paidFields().map(amount)}
        <Wide>
          <RowsEditor
            {...{ name: 'payments', title: m.itr_payments(), addLabel: m.itr_payment_add(), errorOf, years: rowYears }}
            columns={[
              { key: 'paidOn', label: m.itr_paid_on(), kind: 'day' },
              { key: 'amount', label: m.itr_amount(), kind: 'amount' },
            ]}
            rows={typed.payments}
            first={{ paidOn: '', amount: '' }}
            onChange={(payments) => onChange({ ...typed, payments })}
          />
        </Wide>
      </Group>
      <Group title={m.itr_group_losses()}>
        <Wide>
          <RowsEditor
            {...{ name: 'losses', title: m.itr_losses(), addLabel: m.itr_loss_add(), errorOf, years: rowYears }}
            columns={[
              { key: 'year', label: m.itr_loss_year(), kind: 'year' },
              { key: 'business', label: m.itr_loss_business(), kind: 'amount' },
              { key: 'depreciation', label: m.itr_loss_depreciation(), kind: 'amount' },
              { key: 'ofDeductions', label: m.itr_loss_of_deductions(), kind: 'amount' },
              { key: 'wasInTime', label: m.itr_loss_in_time(), kind: 'yes-no' },
            ]}
            rows={typed.losses}
            first={rowOf({ business: '', wasInTime: 'yes' })}
            onChange={(losses) => onChange({ ...typed, losses })}
          />
        </Wide>
        <Field
          name="shareholding.same"
          label={m.itr_same_holders()}
          hint={m.itr_same_holders_hint()}
          error={errorOf('shareholding.same')}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={fields['shareholding.same'] ?? ''}
              onChange={({ target }) => write('shareholding.same')(target.value)}
            />
          )}
        </Field>
        {yesNo('doAllRemain', m.itr_all_remain())}
        <Wide>
          <RowsEditor
            {...{
              name: 'matCredit',
              title: m.itr_mat_credit(),
              addLabel: m.itr_credit_add(),
              errorOf,
              years: rowYears,
            }}
            columns={[
              { key: 'year', label: m.itr_credit_year(), kind: 'year' },
              { key: 'amount', label: m.itr_amount(), kind: 'amount' },
            ]}
            rows={typed.matCredit}
            first={rowOf({ amount: '' })}
            onChange={(matCredit) => onChange({ ...typed, matCredit })}
          />
        </Wide>
      </Group>
      <Group title={m.itr_group_holiday()}>
        {yesNo('hasBoardCertificate', m.itr_certificate(), m.itr_certificate_hint())}
        {select('firstClaimedYear', m.itr_first_claimed(), yearChoices)}
        {deductionFields().map(amount)}
      </Group>
      <Group title={m.itr_group_company()}>
        {select('form', m.itr_form(), [
          { value: 'private', label: m.itr_form_private() },
          { value: 'public', label: m.itr_form_public() },
        ])}
        {day('incorporatedOn', m.itr_incorporated())}
        {select('chosen.option', m.itr_chosen(), [
          { value: '', label: m.itr_chosen_none() },
          { value: 'manufacturing_25', label: m.itr_option_25() },
          { value: 'concessional_22', label: m.itr_option_22() },
          { value: 'new_manufacturing_15', label: m.itr_option_15() },
        ])}
        {select('chosen.since', m.itr_chosen_since(), yearChoices)}
        {yesNo('isManufacturer', m.itr_manufacturer())}
        {day('manufacturesSince', m.itr_manufactures_since())}
        {amount({ name: 'otherThanManufacturing', label: m.itr_other_than_manufacturing() })}
      </Group>
      <Group title={m.itr_group_book()}>{bookFields().map(amount)}</Group>
      <Group title={m.itr_group_reports()}>
        {reportFields().map(amount)}
        {yesNo('isMostlyDigital', m.itr_digital())}
        {yesNo('hasTransferPricing', m.itr_pricing())}
        {yesNo('hasSpecialRateIncome', m.itr_special_rates())}
        {day('filedOn', m.itr_filed_on())}
      </Group>
    </div>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;

function Group({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded-xl border border-line bg-surface shadow-card">
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
