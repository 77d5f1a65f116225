import { STATES } from '#domain/identifiers/states.data';
import type { Employee } from '../../lib/employees.queries';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { Amount, Check, FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { DECLARED, declarationForm, employeeForm, leaveForm, payForm } from './salary.form';
import { useDeclare, useEmploy, useLeave, useSetPay } from './salary.queries';

const FUNDS = () => [
  { value: 'none', label: m.salary_fund_none() },
  { value: 'ceiling', label: m.salary_fund_ceiling() },
  { value: 'full', label: m.salary_fund_full() },
];

// The States whose professional tax is recorded; others withhold none here.
const TAXED = ['19', '24', '27', '29', '33', '36'];

const states = () => [
  { value: '', label: m.salary_state_none() },
  ...STATES.filter(({ gstCode }) => TAXED.includes(gstCode)).map(({ gstCode, name }) => ({
    value: gstCode,
    label: name,
  })),
];

const notNothing = <Value,>(value: Value | undefined, name: string) => (value === undefined ? {} : { [name]: value });

/** Adds somebody with the monthly pay from the month of joining. */
export function EmployDialog({ companyId }: { companyId: string }) {
  const today = useToday();
  const employ = useEmploy(companyId);
  return (
    <FormDialog
      title={m.salary_add_employee()}
      description={m.salary_add_employee_words()}
      trigger={<Button>{m.salary_add_employee()}</Button>}
      schema={employeeForm}
      label={m.salary_add_employee()}
      send={({ basic, rentAllowance, otherAllowance, isInsured, isDirector, isWoman, ...facts }) =>
        employ.mutateAsync({
          ...facts,
          ...{ isInsured: isInsured === 'on', isDirector: isDirector === 'on', isWoman: isWoman === 'on' },
          pay: {
            basic,
            ...notNothing(rentAllowance, 'rentAllowance'),
            ...notNothing(otherAllowance, 'otherAllowance'),
          },
        })
      }
    >
      {(errors) => (
        <>
          <div className={FIELDS}>
            <Field name="name" label={m.salary_name()} error={errors.name} isRequired>
              {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
            </Field>
            <Field name="number" label={m.salary_number()} error={errors.number} isRequired>
              {(control) => <Input {...control} autoComplete="off" maxLength={20} />}
            </Field>
            <Field name="pan" label={m.salary_pan()} hint={m.salary_pan_hint()} error={errors.pan}>
              {(control) => <Input {...control} autoComplete="off" maxLength={10} />}
            </Field>
            <Field name="joinedOn" label={m.salary_joined_on()} error={errors.joinedOn} isRequired>
              {(control) => <DateInput {...control} defaultValue={today} />}
            </Field>
            <Field name="birthDate" label={m.salary_birth_date()} hint={m.salary_birth_hint()} error={errors.birthDate}>
              {(control) => <DateInput {...control} />}
            </Field>
            <Field name="taxedState" label={m.salary_state()} error={errors.taxedState}>
              {(control) => <Select {...control} choices={states()} />}
            </Field>
            <Field name="fund" label={m.salary_fund()} error={errors.fund}>
              {(control) => <Select {...control} choices={FUNDS()} defaultValue="ceiling" />}
            </Field>
          </div>
          <div className="flex flex-wrap gap-x-6">
            <Check name="isInsured" label={m.salary_insured()} />
            <Check name="isDirector" label={m.salary_director()} />
            <Check name="isWoman" label={m.salary_woman()} />
          </div>
          <div className={FIELDS}>
            <Amount name="basic" label={m.salary_basic()} errors={errors} isRequired />
            <Amount name="rentAllowance" label={m.salary_rent_allowance()} errors={errors} />
            <Amount name="otherAllowance" label={m.salary_other_allowance()} errors={errors} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

type OfEmployee = { companyId: string; employee: Employee; year: string };

/** Another monthly pay from a month on. */
export function PayDialog({ companyId, employee, month }: Omit<OfEmployee, 'year'> & { month: string }) {
  const set = useSetPay(companyId, employee.id);
  const now = employee.pay.findLast(({ from }) => from <= month);
  const title = m.salary_set_pay_of({ name: employee.name });
  return (
    <FormDialog
      title={title}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.salary_set_pay()}
        </Button>
      }
      schema={payForm}
      label={m.salary_set_pay()}
      send={({ from, basic, rentAllowance, otherAllowance }) =>
        set.mutateAsync({
          ...{ from, basic },
          ...notNothing(rentAllowance, 'rentAllowance'),
          ...notNothing(otherAllowance, 'otherAllowance'),
        })
      }
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="from" label={m.salary_from_month()} hint={m.salary_month_hint()} error={errors.from} isRequired>
            {(control) => <Input {...control} autoComplete="off" defaultValue={month} maxLength={7} />}
          </Field>
          <Amount name="basic" label={m.salary_basic()} errors={errors} now={now?.basic ?? null} isRequired />
          <Amount
            name="rentAllowance"
            label={m.salary_rent_allowance()}
            errors={errors}
            now={now?.rentAllowance ?? null}
          />
          <Amount
            name="otherAllowance"
            label={m.salary_other_allowance()}
            errors={errors}
            now={now?.otherAllowance ?? null}
          />
        </div>
      )}
    </FormDialog>
  );
}

const DECLARED_LABELS: Record<(typeof DECLARED)[number], () => string> = {
  'rent-allowance': m.salary_declared_rent,
  'home-loan-interest': m.salary_declared_home,
  savings: m.salary_declared_savings,
  'own-pension': m.salary_declared_pension,
  'health-insurance': m.salary_declared_health,
  'employer-pension': m.salary_declared_employer,
  other: m.salary_declared_other,
};

/** What an employee declares for a year. */
export function DeclarationDialog({ companyId, employee, year }: OfEmployee) {
  const declare = useDeclare(companyId, employee.id);
  const { declaration } = employee;
  const title = m.salary_declare_of({ name: employee.name, year });
  return (
    <FormDialog
      title={title}
      description={m.salary_declare_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.salary_declare()}
        </Button>
      }
      schema={declarationForm}
      label={m.edit_save()}
      send={({ regime, otherIncome, earlierSalary, earlierTax, ...kinds }) =>
        declare.mutateAsync({
          ...{ year, regime },
          declared: DECLARED.flatMap((kind) => {
            const amount = kinds[kind];
            return amount === undefined ? [] : [{ kind, amount }];
          }),
          ...notNothing(otherIncome, 'otherIncome'),
          ...notNothing(earlierSalary, 'earlierSalary'),
          ...notNothing(earlierTax, 'earlierTax'),
        })
      }
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="regime" label={m.salary_regime()} error={errors.regime}>
            {(control) => (
              <Select
                {...control}
                choices={[
                  { value: 'new', label: m.salary_regime_new() },
                  { value: 'old', label: m.salary_regime_old() },
                ]}
                defaultValue={declaration?.regime ?? 'new'}
              />
            )}
          </Field>
          {DECLARED.map((kind) => (
            <Amount
              key={kind}
              name={kind}
              label={DECLARED_LABELS[kind]()}
              errors={errors}
              now={declaration?.declared.find((one) => one.kind === kind)?.amount ?? null}
            />
          ))}
          <Amount
            name="otherIncome"
            label={m.salary_other_income()}
            errors={errors}
            now={declaration?.otherIncome ?? null}
          />
          <Amount
            name="earlierSalary"
            label={m.salary_earlier_salary()}
            errors={errors}
            now={declaration?.earlierSalary ?? null}
          />
          <Amount
            name="earlierTax"
            label={m.salary_earlier_tax()}
            errors={errors}
            now={declaration?.earlierTax ?? null}
          />
        </div>
      )}
    </FormDialog>
  );
}

/** The last day of somebody who leaves. */
export function LeaveDialog({ companyId, employee }: Omit<OfEmployee, 'year'>) {
  const today = useToday();
  const leave = useLeave(companyId, employee.id);
  const title = m.salary_leave_of({ name: employee.name });
  return (
    <FormDialog
      title={title}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.salary_leave()}
        </Button>
      }
      schema={leaveForm}
      label={m.edit_save()}
      send={({ leftOn }) => leave.mutateAsync({ leftOn })}
    >
      {(errors) => (
        <Field name="leftOn" label={m.salary_last_day()} error={errors.leftOn} isRequired>
          {(control) => <DateInput {...control} defaultValue={employee.leftOn ?? today} />}
        </Field>
      )}
    </FormDialog>
  );
}
