import { useState } from 'react';
import { stateOfGstCode } from '#domain/identifiers/tax-number';
import { fundContribution, insuranceContribution } from '#domain/labour/contributions';
import { CONTRIBUTION_DAY } from '#domain/labour/law/contributions';
import { TAXED_BY_HALF_YEAR, TAXED_STATES, type TaxedState } from '#domain/labour/law/professional-tax';
import { paymentPeriod, professionalTax, taxPaidBy, taxPayment } from '#domain/labour/professional-tax';
import { ruleInForce } from '#domain/law/rule';
import { addDays, addMonths, type IsoDate, isIsoDate, isoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { Amount, Day, Figures, GRID, type Line, Nothing, tried } from './fields';
import type { Paid } from './paid';

/** What the fields begin with: the pay of an employee, or nothing. */
type CardProps = { start?: Paid | undefined };

/** Contributions to a fund are paid by a day of the month after; said with it. */
const paidBy = (to: keyof typeof CONTRIBUTION_DAY, month: string): string | undefined => {
  const next = addMonths(isoDate(`${month}-01`), 1);
  const day = tried(() => ruleInForce<number>(CONTRIBUTION_DAY[to], addDays(next, -1)).value);
  return day === undefined ? undefined : m.labour_paid_by({ day: formatDate(addDays(next, day - 1)) });
};

const monthOf = (day: string): string | undefined => (isIsoDate(day) ? day.slice(0, 7) : undefined);

/** What is paid for a member of the provident fund for a month. */
export function FundCard({ start }: CardProps) {
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [wages, setWages] = useState(start?.wages ?? '');
  const [isCapped, setIsCapped] = useState(start?.isCapped ?? true);
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
        <Nothing isTyped={wages !== ''} />
      )}
    </SectionCard>
  );
}

/** What is paid to the Employees' State Insurance for an employee for a month. */
export function InsuranceCard({ start: from }: CardProps) {
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [wages, setWages] = useState(from?.wages ?? '');
  const [start, setStart] = useState(from?.wages ?? '');
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
        <Nothing isTyped={wages !== '' && start !== ''} />
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
export function ProfessionalTaxCard({ start }: CardProps) {
  const today = useToday();
  const [state, setState] = useState<TaxedState>(start?.state ?? TAXED_STATES[0]);
  const [day, setDay] = useState<string>(today);
  const [salary, setSalary] = useState(start?.salary ?? '');
  const [isWoman, setIsWoman] = useState(start?.isWoman ?? false);
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
        <Amount
          name="pt-salary"
          label={state === TAXED_BY_HALF_YEAR ? m.labour_salary_of_half_year() : m.labour_salary()}
          value={salary}
          onValue={setSalary}
        />
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
        <Nothing isTyped={salary !== ''} />
      )}
    </SectionCard>
  );
}
