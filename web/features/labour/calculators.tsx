import { type ReactNode, useState } from 'react';
import { stateOfGstCode } from '#domain/identifiers/tax-number';
import { arrearsCost } from '#domain/labour/arrears';
import { fundContribution, insuranceContribution } from '#domain/labour/contributions';
import { CONTRIBUTION_DAY } from '#domain/labour/law/contributions';
import { TAXED_STATES, type TaxedState } from '#domain/labour/law/professional-tax';
import { paymentPeriod, professionalTax, taxPaidBy, taxPayment } from '#domain/labour/professional-tax';
import { ruleInForce } from '#domain/law/rule';
import { eventFormDueOn } from '#domain/roc/due-dates';
import { isFlatFee, lateSubmissionFee } from '#domain/roc/foreign-fee';
import { addDays, addMonths, type IsoDate, isIsoDate, isoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { type Paise, paise } from '#domain/shared/money';
import { formWords } from '../../lib/form-words';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { taxStepsBehind } from '../../lib/tax-words';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';

const GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-4';

/** What was worked out, or nothing where the law on file does not reach back so far. */
function tried<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type TextProps = { name: string; label: string; value: string; onValue: (value: string) => void; hint?: string };

function Amount({ name, label, value, onValue, hint }: TextProps) {
  const isWrong = value.trim() !== '' && amountOf(value) === undefined;
  return (
    <Field name={name} label={label} hint={hint} error={isWrong ? m.labour_wrong() : undefined}>
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

function Day({ name, label, value, onValue, hint }: TextProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => <DateInput {...control} defaultValue={value} onChange={({ target }) => onValue(target.value)} />}
    </Field>
  );
}

type Line = { label: string; amount: Paise; of?: Explained<unknown>; step?: string };

/** Figures with their names, each opened to the steps behind it. */
function Figures({ lines, note }: { lines: readonly Line[]; note?: ReactNode }) {
  return (
    <div className="mt-4" aria-live="polite">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {lines.map(({ label, amount, of, step }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="flex items-center gap-1.5 font-semibold tabular-nums">
              {formatInrExact(amount)}
              {of && step && (
                <Why figure={label} value={formatInrExact(amount)}>
                  {() => <ExplainedSteps explanation={taxStepsBehind(of, step)} />}
                </Why>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </div>
  );
}

const NotOnFile = () => <p className="mt-4 text-sm text-ink-2">{m.labour_not_on_file()}</p>;

/** Contributions to a fund are paid by a day of the month after; said with it. */
const paidBy = (to: keyof typeof CONTRIBUTION_DAY, month: string): string | undefined => {
  const next = addMonths(isoDate(`${month}-01`), 1);
  const day = tried(() => ruleInForce<number>(CONTRIBUTION_DAY[to], addDays(next, -1)).value);
  return day === undefined ? undefined : m.labour_paid_by({ day: formatDate(addDays(next, day - 1)) });
};

const monthOf = (day: string): string | undefined => (isIsoDate(day) ? day.slice(0, 7) : undefined);

/** What is paid for a member of the provident fund for a month. */
export function FundCard() {
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [wages, setWages] = useState('30,000');
  const [isCapped, setIsCapped] = useState(true);
  const [month, sum] = [monthOf(day), amountOf(wages)];
  const found = month && sum !== undefined ? tried(() => fundContribution({ month, wages: sum, isCapped })) : undefined;
  const line = (label: string, step: keyof NonNullable<typeof found>['value']): Line => ({
    ...{ label, amount: found?.value[step] ?? paise(0), step },
    ...(found && { of: found }),
  });
  return (
    <SectionCard title={m.labour_fund()} description={m.labour_fund_words()}>
      <div className={GRID}>
        <Day name="fund-month" label={m.labour_month()} value={day} onValue={setDay} hint={m.labour_month_hint()} />
        <Amount name="fund-wages" label={m.labour_wages()} value={wages} onValue={setWages} />
        <label className="flex items-center gap-2 self-center text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={isCapped}
            onChange={({ target }) => setIsCapped(target.checked)}
          />
          {m.labour_capped()}
        </label>
      </div>
      {found && month ? (
        <Figures
          lines={[
            line(m.labour_employee(), 'employee'),
            line(m.labour_pension(), 'pension'),
            line(m.labour_employer_fund(), 'employerFund'),
            line(m.labour_insurance(), 'insurance'),
            line(m.labour_administration(), 'administration'),
          ]}
          note={paidBy('providentFund', month)}
        />
      ) : (
        <NotOnFile />
      )}
    </SectionCard>
  );
}

/** What is paid to the Employees' State Insurance for an employee for a month. */
export function InsuranceCard() {
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [wages, setWages] = useState('20,500');
  const [start, setStart] = useState('20,500');
  const [month, sum, atStart] = [monthOf(day), amountOf(wages), amountOf(start)];
  const found =
    month && sum !== undefined && atStart !== undefined
      ? tried(() => insuranceContribution({ month, wages: sum, wagesAtStart: atStart }))
      : undefined;
  return (
    <SectionCard title={m.labour_esi()} description={m.labour_esi_words()}>
      <div className={GRID}>
        <Day name="esi-month" label={m.labour_month()} value={day} onValue={setDay} hint={m.labour_month_hint()} />
        <Amount name="esi-wages" label={m.labour_wages()} value={wages} onValue={setWages} />
        <Amount
          name="esi-start"
          label={m.labour_wages_at_start()}
          hint={m.labour_wages_at_start_hint()}
          value={start}
          onValue={setStart}
        />
      </div>
      {found && month ? (
        <Figures
          lines={[
            { label: m.labour_employee(), amount: found.value.employee, of: found, step: 'employee' },
            { label: m.labour_employer(), amount: found.value.employer, of: found, step: 'employer' },
          ]}
          note={found.value.isInsured ? paidBy('stateInsurance', month) : m.labour_not_insured()}
        />
      ) : (
        <NotOnFile />
      )}
    </SectionCard>
  );
}

/** By when the tax of the period around a month is paid. */
function taxDueBy(state: TaxedState, first: IsoDate): IsoDate | undefined {
  const rule = taxPayment(state, first, false);
  return rule && taxPaidBy(rule, paymentPeriod(rule, first).to).value;
}

/** What is withheld of a salary as professional tax, by State. */
export function ProfessionalTaxCard() {
  const today = useToday();
  const [state, setState] = useState<TaxedState>('29');
  const [day, setDay] = useState<string>(today);
  const [salary, setSalary] = useState('25,000');
  const [isWoman, setIsWoman] = useState(false);
  const [month, sum] = [monthOf(day), amountOf(salary)];
  const found =
    month && sum !== undefined ? tried(() => professionalTax({ state, month, salary: sum, isWoman })) : undefined;
  const due = month ? tried(() => taxDueBy(state, isoDate(`${month}-01`))) : undefined;
  return (
    <SectionCard title={m.labour_pt()} description={m.labour_pt_words()}>
      <div className={GRID}>
        <Field name="pt-state" label={m.labour_state()}>
          {(control) => (
            <Select
              {...control}
              value={state}
              onChange={({ target }) => setState(target.value as TaxedState)}
              choices={TAXED_STATES.map((code) => ({ value: code, label: stateOfGstCode(code)?.name ?? code }))}
            />
          )}
        </Field>
        <Day name="pt-month" label={m.labour_month()} value={day} onValue={setDay} hint={m.labour_month_hint()} />
        <Amount name="pt-salary" label={m.labour_salary()} value={salary} onValue={setSalary} />
        <label className="flex items-center gap-2 self-center text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={isWoman}
            onChange={({ target }) => setIsWoman(target.checked)}
          />
          {m.labour_woman()}
        </label>
      </div>
      {found ? (
        <Figures
          lines={[{ label: m.labour_pt_tax(), amount: found.value, of: found, step: 'tax' }]}
          note={due && m.labour_paid_by({ day: formatDate(due) })}
        />
      ) : (
        <NotOnFile />
      )}
    </SectionCard>
  );
}

/** What contributions cost that are paid late. */
export function ArrearsCard() {
  const today = useToday();
  const [to, setTo] = useState<'providentFund' | 'stateInsurance'>('providentFund');
  const [dues, setDues] = useState('1,00,000');
  const [dueOn, setDueOn] = useState<string>(addDays(today, -36));
  const [paidOn, setPaidOn] = useState<string>(today);
  const sum = amountOf(dues);
  const found =
    sum !== undefined && isIsoDate(dueOn) && isIsoDate(paidOn)
      ? tried(() => arrearsCost({ to, dues: sum, dueOn, paidOn }))
      : undefined;
  return (
    <SectionCard title={m.labour_late()} description={m.labour_late_words()}>
      <div className={GRID}>
        <Field name="late-to" label={m.labour_late_to()}>
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={({ target }) => setTo(target.value as typeof to)}
              choices={[
                { value: 'providentFund', label: m.labour_fund() },
                { value: 'stateInsurance', label: m.labour_esi() },
              ]}
            />
          )}
        </Field>
        <Amount name="late-dues" label={m.labour_dues()} value={dues} onValue={setDues} />
        <Day name="late-due" label={m.labour_due_on()} value={dueOn} onValue={setDueOn} />
        <Day name="late-paid" label={m.labour_paid_on()} value={paidOn} onValue={setPaidOn} />
      </div>
      {found ? (
        <Figures
          lines={[
            { label: m.labour_interest(), amount: found.value.interest, of: found, step: 'interest' },
            { label: m.labour_damages(), amount: found.value.damages },
          ]}
          note={m.labour_damages_words()}
        />
      ) : (
        <NotOnFile />
      )}
    </SectionCard>
  );
}

const FOREIGN = {
  'FC-GPR': 'foreignAllotment',
  'FC-TRS': 'foreignTransfer',
  'Form ESOP': 'foreignOptions',
  'Form CN': 'foreignNote',
  'Form DI': 'downstreamInvestment',
} as const;
type ForeignForm = keyof typeof FOREIGN | 'FLA';
const FOREIGN_FORMS: readonly ForeignForm[] = ['FLA', ...(Object.keys(FOREIGN) as (keyof typeof FOREIGN)[])];

const wordsOfForm = (form: ForeignForm): string => (form === 'FLA' ? m.labour_fla() : formWords(form));

/** By which day a form of the Reserve Bank is due, and what it costs late. */
export function ForeignFeeCard() {
  const today = useToday();
  const [form, setForm] = useState<ForeignForm>('FC-GPR');
  const [eventOn, setEventOn] = useState<string>(addDays(today, -60));
  const [filedOn, setFiledOn] = useState<string>(today);
  const [amount, setAmount] = useState('1,00,00,000');
  const sum = amountOf(amount);
  const dueOn = isIsoDate(eventOn) ? tried(() => dueOf(form, eventOn)) : undefined;
  const fee =
    dueOn && isIsoDate(filedOn) && (isFlatFee(form) || sum !== undefined)
      ? tried(() => lateSubmissionFee({ form, dueOn, filedOn, ...(sum !== undefined && { amount: sum }) }))
      : undefined;
  return (
    <SectionCard title={m.labour_foreign()} description={m.labour_foreign_words()}>
      <div className={GRID}>
        <Field name="foreign-form" label={m.labour_form()}>
          {(control) => (
            <Select
              {...control}
              value={form}
              onChange={({ target }) => setForm(target.value as ForeignForm)}
              choices={FOREIGN_FORMS.map((one) => ({ value: one, label: wordsOfForm(one) }))}
            />
          )}
        </Field>
        <Day
          name="foreign-event"
          label={form === 'FLA' ? m.labour_fla_due() : m.labour_event_on()}
          value={eventOn}
          onValue={setEventOn}
        />
        <Day name="foreign-filed" label={m.labour_filed_on()} value={filedOn} onValue={setFiledOn} />
        {!isFlatFee(form) && (
          <Amount name="foreign-amount" label={m.labour_amount()} value={amount} onValue={setAmount} />
        )}
      </div>
      {dueOn && fee ? (
        <Figures
          lines={[{ label: m.labour_fee(), amount: fee.value, of: fee, step: fee.steps.at(-1)?.id ?? '' }]}
          note={m.labour_due_by({ form: wordsOfForm(form), day: formatDate(dueOn) })}
        />
      ) : (
        <NotOnFile />
      )}
    </SectionCard>
  );
}

/** Of the yearly return the day it is due is asked itself. */
const dueOf = (form: ForeignForm, eventOn: IsoDate): IsoDate =>
  form === 'FLA' ? eventOn : eventFormDueOn(FOREIGN[form], eventOn).value;
