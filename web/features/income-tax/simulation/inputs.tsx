import { addYears } from '#domain/income-tax/company/years';
import { REDUCED_RATE } from '#domain/income-tax/law/rates';
import { SPECIAL_KINDS } from '#domain/income-tax/law/special';
import { firstDayOf } from '#domain/law/periods';
import { ruleIfInForce } from '#domain/law/rule';
import { say } from '#domain/shared/message';
import { cashShare } from '../../../lib/law-questions';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { usedPlantQuestion } from '../../../lib/used-plant';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Select } from '../../../ui/form/field';
import { CompanyGroups } from './company-groups';
import { type Controls, controlsOf, Group, type InputsProps } from './input-controls';
import {
  addedFields,
  alternateFields,
  deductionFields,
  dividendField,
  paidFields,
  reportFields,
  takenOffFields,
} from './input-groups';
import { PartnerGroup } from './partner-group';

/** What a return is computed from, by groups: what books gave says from where, and everything can be overwritten. */
export function Inputs(props: InputsProps) {
  const { typed } = props;
  const isLlp = typed.fields.form === 'llp';
  const controls = controlsOf(props);
  const { amount, yesNo, day, select, rows } = controls;
  const earlier = Array.from({ length: 16 }, (_, at) => addYears(typed.year, -1 - at));
  const yearChoices = [
    { value: '', label: m.itr_none() },
    ...[typed.year, ...earlier].map((one) => ({ value: one, label: one })),
  ];
  const rowYears = earlier.slice(0, 15);
  return (
    <div className="flex flex-col gap-3">
      <YearGroup {...props} controls={controls} />
      {isLlp && <PartnerGroup controls={controls} />}
      <Group title={m.itr_group_added()} isOpen>
        {addedFields().map(amount)}
      </Group>
      <Group title={m.itr_group_taken_off()} isOpen>
        {takenOffFields().map(amount)}
        {amount({ name: 'capitalGain', label: m.itr_capital_gain(), hint: m.itr_capital_gain_hint() })}
        {rows({
          ...{ name: 'special', title: m.itr_special(), addLabel: m.itr_special_add(), years: [] },
          columns: [
            { key: 'kind', label: m.itr_special_kind(), kind: 'choice', choices: specialChoices() },
            { key: 'on', label: m.itr_special_on(), kind: 'day' },
            { key: 'amount', label: m.itr_amount(), kind: 'amount' },
          ],
          first: { kind: 'long-term', on: '', amount: '' },
        })}
        {rows({
          ...{ name: 'dividends', title: m.itr_dividends_received(), addLabel: m.itr_dividend_add(), years: [] },
          columns: [
            { key: 'on', label: m.itr_dividend_on(), kind: 'day' },
            { key: 'amount', label: m.itr_amount(), kind: 'amount' },
          ],
          first: { on: '', amount: '' },
        })}
      </Group>
      <Group title={m.itr_group_paid()} isOpen>
        {paidFields().map(amount)}
        {rows({
          ...{ name: 'payments', title: m.itr_payments(), addLabel: m.itr_payment_add(), years: rowYears },
          columns: [
            { key: 'paidOn', label: m.itr_paid_on(), kind: 'day' },
            { key: 'amount', label: m.itr_amount(), kind: 'amount' },
          ],
          first: { paidOn: '', amount: '' },
        })}
      </Group>
      <EarlierYears isLlp={isLlp} controls={controls} years={rowYears} />
      <Group title={m.itr_group_holiday()}>
        {yesNo('hasBoardCertificate', m.itr_certificate(), m.itr_certificate_hint())}
        {yesNo('isReconstruction', m.fact_reconstruction())}
        {yesNo('hasUsedPlant', usedPlantQuestion())}
        {select('firstClaimedYear', m.itr_first_claimed(), yearChoices)}
        {[...deductionFields(), ...(isLlp ? alternateFields() : [dividendField()])].map(amount)}
      </Group>
      {!isLlp && <CompanyGroups year={typed.year} {...{ controls, yearChoices }} />}
      <Group title={m.itr_group_reports()}>
        {isLlp &&
          amount({ name: 'company.contribution', label: m.itr_contribution(), hint: m.itr_contribution_hint() })}
        {isLlp && day('incorporatedOn', m.itr_incorporated())}
        {reportFields().map(amount)}
        {yesNo('isMostlyDigital', m.itr_digital({ share: cashShare() }))}
        {yesNo('hasTransferPricing', m.itr_pricing())}
        {yesNo('hasSlumpSale', m.itr_slump_sale())}
        {yesNo('hasPreliminaryExpenses', m.itr_preliminary())}
        {yesNo('hasSpecialRateIncome', m.itr_special_rates())}
        {day('filedOn', m.itr_filed_on())}
      </Group>
    </div>
  );
}

const specialChoices = () =>
  SPECIAL_KINDS.map((kind) => ({ value: kind, label: taxWorded(say(`company-tax.special.${kind}`)) }));

function YearGroup({ typed, years, errorOf, onChange, onYear, controls }: InputsProps & { controls: Controls }) {
  const { amount } = controls;
  const baseYear = ruleIfInForce(REDUCED_RATE, firstDayOf(typed.year))?.value.turnoverOfYear ?? '';
  return (
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
      {typed.fields.form !== 'llp' &&
        amount({ name: 'turnoverOfBaseYear', label: m.itr_base_turnover({ year: baseYear }), hint: m.itr_base_hint() })}
    </Group>
  );
}

type EarlierProps = { isLlp: boolean; controls: Controls; years: readonly string[] };

/** Losses and credit of earlier years. What of a loss lapses differs: a company looks at its shareholders, an LLP at who retired. */
function EarlierYears({ isLlp, controls: { amount, yesNo, rows }, years }: EarlierProps) {
  const rowOf = (more: Record<string, string>) => ({ year: years[0] ?? '', ...more });
  const lapsing = isLlp
    ? { key: 'ofRetired', label: m.itr_loss_of_retired() }
    : { key: 'ofDeductions', label: m.itr_loss_of_deductions() };
  return (
    <Group title={isLlp ? m.itr_group_losses_llp() : m.itr_group_losses()}>
      {rows({
        ...{ name: 'losses', title: m.itr_losses(), addLabel: m.itr_loss_add(), years },
        columns: [
          { key: 'year', label: m.itr_loss_year(), kind: 'year' },
          { key: 'business', label: m.itr_loss_business(), kind: 'amount' },
          { key: 'depreciation', label: m.itr_loss_depreciation(), kind: 'amount' },
          { ...lapsing, kind: 'amount' },
          { key: 'wasInTime', label: m.itr_loss_in_time(), kind: 'yes-no' },
        ],
        first: rowOf({ business: '', wasInTime: 'yes' }),
      })}
      {!isLlp && amount({ name: 'shareholding.same', label: m.itr_same_holders(), hint: m.itr_same_holders_hint() })}
      {!isLlp && yesNo('doAllRemain', m.itr_all_remain())}
      {rows({
        ...{ name: 'matCredit', years },
        ...(isLlp
          ? { title: m.itr_amt_credit(), addLabel: m.itr_amt_credit_add() }
          : { title: m.itr_mat_credit(), addLabel: m.itr_credit_add() }),
        columns: [
          { key: 'year', label: m.itr_credit_year(), kind: 'year' },
          { key: 'amount', label: m.itr_amount(), kind: 'amount' },
        ],
        first: rowOf({ amount: '' }),
      })}
    </Group>
  );
}
