import type { Context } from 'hono';
import { salaryTax } from '../../../domain/income-tax/salary-tax';
import { type Quarter, quarterOf } from '../../../domain/law/periods';
import { ageBandOf } from '../../../domain/salary/standing';
import { addMonths, yearStart } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { certificateDueDate, statementDue } from '../../../domain/tds/due-dates';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { inWords, languageOf } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import { declaredOf } from '../../salary/employee.contract';
import type { StoredEmployee } from '../../salary/employee.table';
import { readRuns, type YearOfRuns } from '../../salary/pay-run.repository';
import { readIdentity } from './statement.repository';

type Asked = { form: '16' | '130'; quarter: Quarter; payee?: string | undefined; format: 'json' | 'pdf' };

/** The employees of a year with what was paid and withheld, or part B of one's certificate; by the pay runs that were posted. */
export async function salaryCertificates(c: Context<AppEnv>, { form, quarter, payee, format }: Asked) {
  const { year } = quarter;
  const [runs, company] = await Promise.all([
    readRuns(c.env.DB, c.var.companyScope, year, ''),
    readIdentity(c.env.DB, c.var.companyScope),
  ]);
  const paid = runs.employees.flatMap((employee) => paidTo(runs, employee) ?? []);
  const one = paid.find(({ employee }) => employee.id === payee);
  if (payee !== undefined && !one) throw notHere();
  const last = quarterOf(addMonths(yearStart(year), 11));
  if (format === 'pdf') {
    if (!one || !company) throw atFault(422, 'payee', say('tds-statement.fault.payee'));
    const { salaryCertificatePdf } = await import('./salary-certificate.pdf');
    const file = await salaryCertificatePdf({
      ...{ form, year, company, employee: one.employee, withheld: one.tax, months: one.months },
      ...{ tax: taxOf(runs, one, year), language: languageOf(c.req.raw) },
    });
    return asDownload(file, `${form}-part-B-${year}-${one.employee.number}.pdf`, 'application/pdf') as never;
  }
  const due = certificateDueDate('salary', last, statementDue('salary', last).value.dueOn).value;
  return c.json(
    inWords(c, {
      ...{ form, quarter: `${year.slice(0, 4)}-Q4`, dueOn: due },
      caveat: say('tds-statement.certificate.caveat', { form }),
      payees: (one ? [one] : paid).map(({ employee, gross, tax }) => ({
        ...{ key: employee.id, payee: employee.name, pan: employee.pan, amount: formatRupees(gross) },
        ...{ tax: formatRupees(tax), deposited: null },
      })),
    }),
  );
}

/** What an employee was paid and withheld by the runs of a year that were posted; undefined of who has none. */
export function paidTo({ runs, lines }: YearOfRuns, employee: StoredEmployee) {
  const posted = new Set(runs.filter(({ status }) => status === 'posted').map(({ id }) => id));
  const own = lines.filter((line) => line.employeeId === employee.id && posted.has(line.runId));
  if (own.length === 0) return undefined;
  const sum = (of: 'gross' | 'tax' | 'professionalTax') => paise(own.reduce((all, line) => all + line[of], 0));
  return {
    ...{ employee, months: own.length, gross: sum('gross'), tax: sum('tax') },
    professionalTax: sum('professionalTax'),
    ownFund: paise(own.reduce((all, { ownFund }) => all + (ownFund ?? 0), 0)),
  };
}

type Paid = NonNullable<ReturnType<typeof paidTo>>;

/** The tax of the year on what was paid, by what the employee declared. */
export function taxOf({ declarations }: YearOfRuns, paid: Paid, year: string) {
  const { employee, gross, professionalTax, ownFund } = paid;
  const declaration = declarations.find(({ employeeId }) => employeeId === employee.id);
  return salaryTax({
    ...{ year, regime: declaration?.regime ?? 'new', age: ageBandOf(employee.birthDate, year), salary: gross },
    ...{ professionalTax, ownFund, declared: declaration ? declaredOf(declaration) : [] },
    ...(declaration && { earlierSalary: declaration.earlierSalary, otherIncome: declaration.otherIncome }),
  });
}
