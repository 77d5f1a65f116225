import { addYears } from '#domain/income-tax/company/years';
import { say } from '#domain/shared/message';
import { m } from '../../lib/messages';
import { taxWorded, taxWords } from '../../lib/tax-words';
import { usedPlantQuestion } from '../../lib/used-plant';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { RowsEditor } from '../../ui/form/rows-editor';
import {
  isAmountOrBlank,
  isBeyond,
  isSignedOrBlank,
  isTwice,
  LEVERS,
  noCredit,
  OPTION_CHOICES,
  spread,
  type TypedPlan,
  type TypedYear,
} from './typed-plan';

type FactsCardProps = {
  typed: TypedPlan;
  /** The first years of the runs that the holiday could have. */
  windows: readonly string[];
  onTyped: (change: Partial<TypedPlan>) => void;
};

type AmountProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  isSigned?: boolean;
  onValue: (value: string) => void;
};

function Amount({ name, label, hint, value, isSigned = false, onValue }: AmountProps) {
  const isRight = isSigned ? isSignedOrBlank(value) : isAmountOrBlank(value);
  return (
    <Field name={name} label={label} hint={hint} error={isRight ? undefined : m.tax_plan_wrong()}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-4';

const FLAGS = ['hasBoardCertificate', 'isReconstruction', 'hasUsedPlant'] as const;
const FLAG_LABELS: Readonly<Record<(typeof FLAGS)[number], () => string>> = {
  hasBoardCertificate: m.tax_plan_certificate,
  isReconstruction: m.fact_reconstruction,
  hasUsedPlant: usedPlantQuestion,
};

const LEVER_LABELS: Readonly<Record<(typeof LEVERS)[number], () => string>> = {
  dividendsPassedOn: m.tax_plan_dividends,
  directorSalary: m.tax_plan_salary,
  newEmployment: m.tax_plan_employment,
  suppliersLate: m.tax_plan_suppliers,
};

/** What the plan assumes: the company, what each year brings, and what it could do. */
export function FactsCard({ typed, windows, onTyped }: FactsCardProps) {
  return (
    <SectionCard title={m.tax_plan_facts()} description={m.tax_plan_facts_words()}>
      <div className="flex flex-col gap-5">
        <Years typed={typed} onTyped={onTyped} />
        <div className={GRID}>
          <Field name="incorporatedOn" label={m.tax_plan_incorporated()}>
            {(control) => (
              <DateInput
                {...control}
                defaultValue={typed.incorporatedOn}
                onChange={({ target }) => onTyped({ incorporatedOn: target.value })}
              />
            )}
          </Field>
          <Field name="chosen" label={m.tax_plan_chosen()} hint={m.tax_plan_chosen_hint()}>
            {(control) => (
              <Select
                {...control}
                value={typed.chosen}
                onChange={({ target }) =>
                  onTyped({ chosen: target.value as TypedPlan['chosen'], since: typed.since || typed.year })
                }
                choices={[
                  { value: '', label: m.tax_plan_chosen_none() },
                  ...OPTION_CHOICES.map((option) => ({
                    value: option,
                    label: taxWords(say(`income-tax.regime.${option}`)),
                  })),
                ]}
              />
            )}
          </Field>
          {typed.chosen !== '' && (
            <Field name="since" label={m.tax_plan_since()}>
              {(control) => (
                <Select
                  {...control}
                  value={typed.since}
                  onChange={({ target }) => onTyped({ since: target.value })}
                  choices={Array.from({ length: 8 }, (_, back) => {
                    const year = addYears(typed.year, -back);
                    return { value: year, label: year };
                  })}
                />
              )}
            </Field>
          )}
          <Amount
            name="turnoverOfBaseYear"
            label={m.tax_plan_base_turnover()}
            hint={m.tax_plan_base_turnover_hint({ year: addYears(typed.year, -2) })}
            value={typed.turnoverOfBaseYear}
            onValue={(turnoverOfBaseYear) => onTyped({ turnoverOfBaseYear })}
          />
          <Field name="firstClaimedYear" label={m.tax_plan_claimed()} hint={m.tax_plan_claimed_hint()}>
            {(control) => (
              <Select
                {...control}
                value={typed.firstClaimedYear}
                onChange={({ target }) => onTyped({ firstClaimedYear: target.value })}
                choices={[
                  { value: '', label: m.tax_plan_claimed_never() },
                  ...windows.filter((year) => year < typed.year).map((year) => ({ value: year, label: year })),
                ]}
              />
            )}
          </Field>
        </div>
        <RowsEditor
          name="matCredit"
          title={m.itr_mat_credit()}
          addLabel={m.itr_credit_add()}
          columns={[
            { key: 'year', label: m.itr_credit_year(), kind: 'year' },
            { key: 'amount', label: m.tax_plan_mat_credit(), kind: 'amount' },
          ]}
          rows={typed.matCredit}
          first={noCredit(typed.year)}
          years={yearsBefore(typed.year, typed.matCredit)}
          errorOf={(field) => creditError(typed, field)}
          onChange={(matCredit) => onTyped({ matCredit })}
        />
        <RowsEditor
          name="losses"
          title={m.tax_plan_losses()}
          addLabel={m.tax_plan_loss_add()}
          columns={[
            { key: 'year', label: m.itr_loss_year(), kind: 'year' },
            { key: 'business', label: m.itr_loss_business(), kind: 'amount' },
            { key: 'depreciation', label: m.itr_loss_depreciation(), kind: 'amount' },
            { key: 'ofDeductions', label: m.itr_loss_of_deductions(), kind: 'amount' },
            { key: 'wasInTime', label: m.itr_loss_in_time(), kind: 'yes-no' },
          ]}
          rows={typed.losses}
          first={{ year: addYears(typed.year, -1), business: '', depreciation: '', wasInTime: 'yes' }}
          years={yearsBefore(typed.year, typed.losses)}
          errorOf={(field) => lossError(typed, field)}
          onChange={(losses) => onTyped({ losses })}
        />
        <div className="flex flex-col gap-2">
          {FLAGS.map((flag) => (
            <label key={flag} className="flex items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={typed[flag]}
                onChange={({ target }) => onTyped({ [flag]: target.checked })}
              />
              {FLAG_LABELS[flag]()}
            </label>
          ))}
        </div>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{m.tax_plan_levers()}</legend>
          <div className={GRID}>
            {LEVERS.map((lever) => (
              <Amount
                key={lever}
                name={lever}
                label={LEVER_LABELS[lever]()}
                value={typed.levers[lever]}
                onValue={(amount) => onTyped({ levers: { ...typed.levers, [lever]: amount } })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </SectionCard>
  );
}

/** Fifteen years before the plan, and whatever others stand in its rows. */
function yearsBefore(year: string, rows: readonly Record<string, string>[]): string[] {
  const usual = Array.from({ length: 15 }, (_, back) => addYears(year, -1 - back));
  return [...new Set([...usual, ...rows.flatMap((row) => (row.year ? [row.year] : []))])].toSorted().toReversed();
}

function creditError(typed: TypedPlan, field: string): string | undefined {
  const [, place = '', key = ''] = field.split('.');
  return key === 'year' || isAmountOrBlank(typed.matCredit[Number(place)]?.amount ?? '')
    ? undefined
    : m.tax_plan_wrong();
}

function lossError(typed: TypedPlan, field: string): string | undefined {
  const [, place = '', key = ''] = field.split('.');
  if (key === 'year') return isTwice(typed, Number(place)) ? m.tax_plan_loss_later() : undefined;
  if (key === 'ofDeductions' && isBeyond(typed, Number(place)))
    return taxWorded(say('company-tax.fault.part-above-whole'));
  return key === 'wasInTime' || isAmountOrBlank(typed.losses[Number(place)]?.[key] ?? '')
    ? undefined
    : m.tax_plan_wrong();
}

function Years({ typed, onTyped }: Omit<FactsCardProps, 'windows'>) {
  const isSame = typed.years.length === 1;
  const change = (place: number, part: Partial<TypedYear>) =>
    onTyped({ years: typed.years.map((year, at) => (at === place ? { ...year, ...part } : year)) });
  return (
    <div className="flex flex-col gap-3">
      {typed.years.map((year, place) => {
        const name = isSame ? m.tax_plan_each_year() : addYears(typed.year, place);
        return (
          <fieldset key={addYears(typed.year, place)}>
            <legend className="mb-1 text-sm font-semibold">{name}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-3">
              <Amount
                name={`profit-${place}`}
                label={m.tax_plan_profit()}
                isSigned
                value={year.profit}
                onValue={(profit) => change(place, { profit })}
              />
              <Amount
                name={`bookProfit-${place}`}
                label={m.tax_plan_book_profit()}
                hint={place === 0 ? m.tax_plan_book_profit_hint() : ''}
                isSigned
                value={year.bookProfit}
                onValue={(bookProfit) => change(place, { bookProfit })}
              />
              <Amount
                name={`turnover-${place}`}
                label={m.tax_plan_turnover()}
                value={year.turnover}
                onValue={(turnover) => change(place, { turnover })}
              />
            </div>
          </fieldset>
        );
      })}
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={isSame}
          onChange={({ target }) => onTyped({ years: target.checked ? typed.years.slice(0, 1) : spread(typed.years) })}
        />
        {m.tax_plan_same()}
      </label>
    </div>
  );
}
