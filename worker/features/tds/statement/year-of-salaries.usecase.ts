import type { SalaryTax } from '../../../domain/income-tax/salary-tax';
import { type IsoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { YearOfRuns } from '../../salary/pay-run.repository';
import { paidTo, taxOf } from './salary-certificate.usecase';

/** One employee's year, as the annexure of salaries asks: what was paid, how the tax of it was found, what was withheld. */
export type YearOfSalary = {
  employee: string;
  number: string;
  pan: string | null;
  regime: 'new' | 'old';
  /** The days of the year in employment. */
  from: IsoDate;
  to: IsoDate;
  salary: Paise;
  earlierSalary: Paise;
  otherIncome: Paise;
  tax: SalaryTax;
  /** By this employer, and by one before in the year. */
  withheld: Paise;
  /** What of the year's tax is still to be withheld; less than nothing where too much was. */
  short: Paise;
};

/** The employees of a year who were paid by runs that were posted, in the order of their numbers. */
export function yearOfSalaries(read: YearOfRuns, year: string): readonly YearOfSalary[] {
  return read.employees
    .flatMap((employee): YearOfSalary[] => {
      const paid = paidTo(read, employee);
      if (!paid) return [];
      const declared = read.declarations.find(({ employeeId }) => employeeId === employee.id);
      const tax = taxOf(read, paid, year).value;
      const withheld = paise(paid.tax + (declared?.earlierTax ?? 0));
      const [first, last] = [yearStart(year), yearEnd(year)];
      return [
        {
          ...{ employee: employee.name, number: employee.number, pan: employee.pan, tax, withheld },
          regime: declared?.regime ?? 'new',
          from: employee.joinedOn > first ? employee.joinedOn : first,
          to: employee.leftOn && employee.leftOn < last ? employee.leftOn : last,
          ...{ salary: paid.gross, earlierSalary: declared?.earlierSalary ?? paise(0) },
          ...{ otherIncome: declared?.otherIncome ?? paise(0), short: paise(tax.total - withheld) },
        },
      ];
    })
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

const deductionsOf = ({ tax }: YearOfSalary): Paise => paise(tax.allowed.reduce((sum, { amount }) => sum + amount, 0));

/** An employee's year as the API tells it, in rupees. */
export function yearOfSalaryJson(one: YearOfSalary) {
  const { employee, number, pan, regime, from, to, tax } = one;
  return {
    ...{ employee, number, pan, regime, from, to, salary: formatRupees(one.salary) },
    ...{ earlierSalary: formatRupees(one.earlierSalary), standardDeduction: formatRupees(tax.standardDeduction) },
    ...{ professionalTax: formatRupees(tax.professionalTax), underSalaries: formatRupees(tax.underSalaries) },
    ...{ otherIncome: formatRupees(one.otherIncome), deductions: formatRupees(deductionsOf(one)) },
    ...{ totalIncome: formatRupees(tax.totalIncome), slabTax: formatRupees(tax.slabTax) },
    ...{ rebate: formatRupees(tax.rebate), surcharge: formatRupees(tax.surcharge), cess: formatRupees(tax.cess) },
    ...{ yearTax: formatRupees(tax.total), withheld: formatRupees(one.withheld), short: formatRupees(one.short) },
  };
}
