import { useState } from 'react';
import {
  partnerPayOfYear,
  type SurchargePayer,
  taxOfYear,
  yearsOfPartnerPay,
  yearsOfSurcharge,
} from '#domain/income-tax/year-on-file';
import { nameOfTaxYear } from '#domain/law/periods';
import { isIsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import type { Paise } from '#domain/shared/money';
import { formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { taxStepsBehind, taxWords } from '../../../lib/tax-words';
import { SectionCard } from '../../../ui/card';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Select } from '../../../ui/form/field';
import { FigureField } from '../../../ui/form/figure-field';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { RuleMarks } from '../../../ui/why/rule-marks';
import { Why } from '../../../ui/why/why';
import { amountIn, shareIn } from './simulation.form';

const FIELDS = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4';

/** One rule by itself, of any year on file: the simulator holds whole years, and of older ones a single sum is asked. */
export function OneRule() {
  const [asked, setAsked] = useState<'surcharge' | 'partners'>('surcharge');
  return (
    <SectionCard title={m.itr_one_rule()} description={m.itr_one_rule_words()}>
      <div className="flex flex-col gap-4">
        <div className={FIELDS}>
          <Field name="one-rule" label={m.itr_one_rule_what()}>
            {(control) => (
              <Select
                {...control}
                value={asked}
                onChange={({ target }) => setAsked(target.value as typeof asked)}
                choices={[
                  { value: 'surcharge', label: m.itr_one_rule_surcharge() },
                  { value: 'partners', label: m.itr_one_rule_partners() },
                ]}
              />
            )}
          </Field>
        </div>
        {asked === 'surcharge' ? <SurchargeOfYear /> : <PartnerPayOfYear />}
      </div>
    </SectionCard>
  );
}

const PAYERS: Record<SurchargePayer, () => string> = {
  company: m.itr_one_rule_company,
  concessional: m.itr_one_rule_concessional,
  foreign: m.itr_one_rule_foreign,
  firm: m.itr_one_rule_firm,
};

function SurchargeOfYear() {
  const [payer, setPayer] = useState<SurchargePayer>('company');
  const [chosen, setChosen] = useState('');
  const [income, setIncome] = useState('');
  const [rate, setRate] = useState('');
  const years = yearsOfSurcharge(payer);
  const year = years.find((one) => one === chosen) ?? years[0] ?? '';
  const typed = amountIn(income, false);
  const share = shareIn(rate.trim());
  const of =
    typed.amount !== undefined && share != null
      ? taxOfYear({ year, payer, totalIncome: typed.amount, rate: share })
      : undefined;
  return (
    <>
      <div className={FIELDS}>
        <Field name="one-rule-payer" label={m.itr_one_rule_payer()}>
          {(control) => (
            <Select
              {...control}
              value={payer}
              onChange={({ target }) => setPayer(target.value as SurchargePayer)}
              choices={Object.entries(PAYERS).map(([value, words]) => ({ value, label: words() }))}
            />
          )}
        </Field>
        <YearField years={years} year={year} onYear={setChosen} />
        <FigureField
          name="one-rule-income"
          label={m.itr_one_rule_income()}
          value={income}
          error={typed.error}
          onChange={({ target }) => setIncome(target.value)}
        />
        <FigureField
          name="one-rule-rate"
          label={m.itr_one_rule_rate()}
          hint={m.itr_one_rule_rate_hint()}
          value={rate}
          error={share === null ? m.itr_fault_share() : undefined}
          onChange={({ target }) => setRate(target.value)}
        />
      </div>
      <Figures
        of={of}
        lines={
          of && [
            { name: m.itr_one_rule_tax(), amount: of.value.tax, step: 'normal.tax' },
            { name: m.itr_one_rule_surcharge_sum(), amount: of.value.surcharge, step: 'normal.surcharge' },
            { name: m.itr_one_rule_relief(), amount: of.value.relief, step: 'normal.relief' },
            { name: m.itr_one_rule_cess(), amount: of.value.cess, step: 'normal.cess' },
            { name: m.itr_one_rule_total(), amount: of.value.total, step: 'normal.total' },
          ]
        }
      />
    </>
  );
}

function PartnerPayOfYear() {
  const years = yearsOfPartnerPay();
  const [year, setYear] = useState(years[0] ?? '');
  const [profit, setProfit] = useState('');
  const [known, setKnown] = useState('');
  const typed = amountIn(profit, true);
  const knownOn = isIsoDate(known) ? known : undefined;
  const of = typed.amount === undefined ? undefined : (partnerPayOfYear(typed.amount, year, knownOn) ?? null);
  return (
    <>
      <div className={FIELDS}>
        <YearField years={years} year={year} onYear={setYear} />
        <FigureField
          name="one-rule-book-profit"
          label={m.itr_one_rule_book_profit()}
          hint={m.itr_one_rule_book_profit_hint()}
          value={profit}
          error={typed.error}
          onChange={({ target }) => setProfit(target.value)}
        />
        <Field name="one-rule-known" label={m.itr_one_rule_known()} hint={m.itr_one_rule_known_hint()}>
          {(control) => <DateInput {...control} onChange={({ target }) => setKnown(target.value)} />}
        </Field>
      </div>
      {of === null ? (
        <p role="alert" className="text-sm font-medium text-red">
          {m.itr_one_rule_not_known({ day: formatDate(known) })}
        </p>
      ) : (
        <Figures of={of} lines={of && [{ name: m.itr_one_rule_most(), amount: of.value, step: 'most' }]} />
      )}
    </>
  );
}

type YearFieldProps = { years: readonly string[]; year: string; onYear: (year: string) => void };

function YearField({ years, year, onYear }: YearFieldProps) {
  return (
    <Field name="one-rule-year" label={m.itr_one_rule_year()} hint={taxWords(nameOfTaxYear(year))}>
      {(control) => (
        <Select
          {...control}
          value={year}
          onChange={({ target }) => onYear(target.value)}
          choices={years.map((value) => ({ value, label: value }))}
        />
      )}
    </Field>
  );
}

type Line = { name: string; amount: Paise; step: string };

/** What is worked out, each figure open to its steps; nothing while something is still to be typed. */
function Figures({ of, lines }: { of: Explained<unknown> | undefined; lines: readonly Line[] | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {of && lines && (
        <>
          <dl className="max-w-xl divide-y divide-line text-sm">
            {lines.map(({ name, amount, step }) => (
              <div
                key={step}
                className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 last:font-semibold"
              >
                <dt className="min-w-0 text-ink-2">{name}</dt>
                <dd className="ml-auto tabular-nums">
                  <Why figure={name} words={formatInr(amount)}>
                    {() => <ExplainedSteps explanation={taxStepsBehind(of, step)} />}
                  </Why>
                </dd>
              </div>
            ))}
          </dl>
          <RuleMarks of={[of]} />
        </>
      )}
    </div>
  );
}
