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
import { FigureField, type Written } from '../../../ui/form/figure-field';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { RuleMarks } from '../../../ui/why/rule-marks';
import { Why } from '../../../ui/why/why';
import { amountIn, shareIn } from './simulation.form';

type Typed = {
  asked: 'surcharge' | 'partners';
  payer: SurchargePayer;
  year: string;
  income: string;
  rate: string;
  profit: string;
  /** Empty: as known today. */
  known: string;
};

type Line = { name: string; amount: Paise; step: string };
type Found = { of: Explained<unknown>; lines: readonly Line[] };

const PAYERS: Record<SurchargePayer, () => string> = {
  company: m.itr_one_rule_company,
  concessional: m.itr_one_rule_concessional,
  foreign: m.itr_one_rule_foreign,
  firm: m.itr_one_rule_firm,
};

/** The years of which the rule that is asked is on file, newest first. */
const yearsOf = ({ asked, payer }: Typed) => (asked === 'surcharge' ? yearsOfSurcharge(payer) : yearsOfPartnerPay());

/** One rule by itself, of any year on file: the simulator holds whole years, and of older ones a single sum is asked. */
export function OneRule() {
  const [typed, setTyped] = useState<Typed>({
    ...{ asked: 'surcharge', payer: 'company', year: yearsOfPartnerPay()[0] ?? '' },
    ...{ income: '', rate: '', profit: '', known: '' },
  });
  const write = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((known) => {
      const next = { ...known, [field]: event.target.value };
      const years = yearsOf(next);
      return years.includes(next.year) ? next : { ...next, year: years.at(-1) ?? '' };
    });
  const found = typed.asked === 'surcharge' ? surchargeOf(typed) : partnerPayOf(typed);
  return (
    <SectionCard title={m.itr_one_rule()} description={m.itr_one_rule_words()}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Field name="one-rule" label={m.itr_one_rule_what()}>
          {(control) => (
            <Select
              {...control}
              value={typed.asked}
              onChange={write('asked')}
              choices={[
                { value: 'surcharge', label: m.itr_one_rule_surcharge() },
                { value: 'partners', label: m.itr_one_rule_partners() },
              ]}
            />
          )}
        </Field>
        <Field name="one-rule-year" label={m.itr_one_rule_year()} hint={taxWords(nameOfTaxYear(typed.year))}>
          {(control) => (
            <Select
              {...control}
              value={typed.year}
              onChange={write('year')}
              choices={yearsOf(typed).map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {typed.asked === 'surcharge' ? (
          <SurchargeFields typed={typed} write={write} />
        ) : (
          <PartnerFields typed={typed} write={write} />
        )}
      </div>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {found === null && (
          <p className="text-sm font-medium text-red">{m.itr_one_rule_not_known({ day: formatDate(typed.known) })}</p>
        )}
        {found && <Figures {...found} />}
      </div>
    </SectionCard>
  );
}

type FieldsProps = { typed: Typed; write: (field: keyof Typed) => Written['onChange'] };

function SurchargeFields({ typed: { payer, income, rate }, write }: FieldsProps) {
  return (
    <>
      <Field name="one-rule-payer" label={m.itr_one_rule_payer()}>
        {(control) => (
          <Select
            {...control}
            value={payer}
            onChange={write('payer')}
            choices={Object.entries(PAYERS).map(([value, words]) => ({ value, label: words() }))}
          />
        )}
      </Field>
      <FigureField
        name="one-rule-income"
        label={m.itr_one_rule_income()}
        value={income}
        error={amountIn(income, false).error}
        onChange={write('income')}
      />
      <FigureField
        name="one-rule-rate"
        label={m.itr_one_rule_rate()}
        hint={m.itr_one_rule_rate_hint()}
        value={rate}
        error={shareIn(rate.trim()) === null ? m.itr_fault_share() : undefined}
        onChange={write('rate')}
      />
    </>
  );
}

function PartnerFields({ typed: { profit, known }, write }: FieldsProps) {
  return (
    <>
      <FigureField
        name="one-rule-book-profit"
        label={m.itr_one_rule_book_profit()}
        hint={m.itr_one_rule_book_profit_hint()}
        value={profit}
        error={amountIn(profit, true).error}
        onChange={write('profit')}
      />
      <Field name="one-rule-known" label={m.itr_one_rule_known()} hint={m.itr_one_rule_known_hint()}>
        {(control) => <DateInput {...control} defaultValue={known} onChange={write('known')} />}
      </Field>
    </>
  );
}

function surchargeOf({ payer, year, income, rate }: Typed): Found | undefined {
  const totalIncome = amountIn(income, false).amount;
  const share = shareIn(rate.trim());
  if (totalIncome === undefined || share == null) return undefined;
  const of = taxOfYear({ year, payer, totalIncome, rate: share });
  const { tax, surcharge, relief, cess, total } = of.value;
  const lines = [
    { name: m.itr_one_rule_tax(), amount: tax, step: 'normal.tax' },
    { name: m.itr_one_rule_surcharge_sum(), amount: surcharge, step: 'normal.surcharge' },
    { name: m.itr_one_rule_relief(), amount: relief, step: 'normal.relief' },
    { name: m.itr_one_rule_cess(), amount: cess, step: 'normal.cess' },
    { name: m.itr_one_rule_total(), amount: total, step: 'normal.total' },
  ];
  return { of, lines };
}

/** Null where no rule of that year was known on that day. */
function partnerPayOf({ year, profit, known }: Typed): Found | null | undefined {
  const bookProfit = amountIn(profit, true).amount;
  if (bookProfit === undefined) return undefined;
  const of = partnerPayOfYear(bookProfit, year, isIsoDate(known) ? known : undefined);
  return of ? { of, lines: [{ name: m.itr_one_rule_most(), amount: of.value, step: 'most' }] } : null;
}

/** What is worked out, each figure open to its steps. */
function Figures({ of, lines }: Found) {
  return (
    <div className="flex flex-col gap-2">
      <dl className="max-w-xl divide-y divide-line text-sm">
        {lines.map(({ name, amount, step }) => (
          <div key={step} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 last:font-semibold">
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
    </div>
  );
}
