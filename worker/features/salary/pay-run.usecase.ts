import { administrationCharge } from '../../domain/labour/contributions';
import { periodIn, periodOf } from '../../domain/law/periods';
import { chartAccount } from '../../domain/ledger/chart/chart';
import type { Entry, NewVoucher } from '../../domain/ledger/model';
import { daysEmployed } from '../../domain/salary/days';
import { type PaidEmployee, payJournals } from '../../domain/salary/journal';
import type { PaidBefore, PayOfMonth } from '../../domain/salary/model';
import { payOfMonth } from '../../domain/salary/pay';
import { ageBandOf, insuredWagesAtStart } from '../../domain/salary/standing';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../../domain/shared/dates';
import type { Explained } from '../../domain/shared/explained';
import { type Message, say } from '../../domain/shared/message';
import { type BasisPoints, formatRupees, type Paise, paise } from '../../domain/shared/money';
import { deductionOfNature } from '../../domain/tds/of-payment';
import { tdsRuleOf } from '../../domain/tds/withholding';
import { declaredOf } from './employee.contract';
import type { StoredEmployee, StoredTerms } from './employee.table';
import { employersFund, type Filled, filledJson, NOTHING_FILLED, payJson } from './pay-run.contract';
import type { YearOfRuns } from './pay-run.repository';
import type { StoredRun } from './pay-run.table';

/** One employee's month in a run: what was filled in, and the pay, or why there is none. */
export type RunLine = {
  employee: StoredEmployee;
  filled: Filled;
  fault: { field: string; message: Message } | null;
  pay: Explained<PayOfMonth> | null;
};

export type Run = {
  month: string;
  run: StoredRun | undefined;
  paidOn: IsoDate;
  lines: readonly RunLine[];
  administration: Explained<Paise> | null;
  journals: readonly { isDirectors: boolean; entries: readonly Entry[] }[];
};

const lastDayOf = (month: string): IsoDate => addDays(addMonths(isoDate(`${month}-01`), 1), -1);

/** The year that a month's pay belongs to. */
export const yearOfMonth = (month: string): string => financialYearOf(isoDate(`${month}-01`));

/** A month of pay as it stands: posted as it was, else worked out from what is filled in. */
export function runOf(year: YearOfRuns, month: string, filled?: ReadonlyMap<string, Filled>): Run {
  const run = year.runs.find((one) => one.month === month);
  const ofRun = year.lines.filter(({ runId }) => runId === run?.id);
  const paidOn = run?.paidOn ?? lastDayOf(month);
  const isPosted = run?.status === 'posted';
  const lines = isPosted
    ? ofRun.flatMap((line): RunLine[] => {
        const employee = year.employees.find(({ id }) => id === line.employeeId);
        const pay = line.pay ? (JSON.parse(line.pay) as Explained<PayOfMonth>) : null;
        return employee ? [{ employee, filled: line, fault: null, pay }] : [];
      })
    : year.employees
        .filter((employee) => isEmployedIn(employee, month))
        .map((employee) => {
          const stored = ofRun.find(({ employeeId }) => employeeId === employee.id);
          return lineOf(year, employee, month, filled?.get(employee.id) ?? stored ?? NOTHING_FILLED);
        });
  const administration = chargeOf(lines, month);
  const journals = payJournals(
    paidIn(lines),
    administration?.value ?? paise(0),
    tdsRuleOf('salary', paidOn).value.code,
  );
  return { month, run, paidOn, lines, administration, journals };
}

const isEmployedIn = (employee: StoredEmployee, month: string): boolean => daysEmployed(employee, month).paidDays > 0;

/** Who is paid in a run, with what. */
export const paidIn = (lines: readonly RunLine[]): readonly PaidEmployee[] =>
  lines.flatMap(({ employee, pay }) =>
    pay ? [{ employeeId: employee.id, isDirector: employee.isDirector, pay: pay.value }] : [],
  );

function chargeOf(lines: readonly RunLine[], month: string): Explained<Paise> | null {
  const members = lines.flatMap(({ pay }) => (pay?.value.fund ? [pay.value.fund.administration] : []));
  return members.length > 0 ? administrationCharge(members, month) : null;
}

const termsIn = (terms: readonly StoredTerms[], employeeId: string, month: string): StoredTerms | undefined =>
  terms.findLast((one) => one.employeeId === employeeId && one.fromMonth <= month);

function lineOf(year: YearOfRuns, employee: StoredEmployee, month: string, filled: Filled): RunLine {
  const refused = (field: string, id: string, params = {}): RunLine => ({
    ...{ employee, filled, pay: null },
    fault: { field, message: say(`salary.fault.${id}`, { name: employee.name, ...params }) },
  });
  if (filled.isLeftOut) return { employee, filled, fault: null, pay: null };
  const parts = termsIn(year.terms, employee.id, month);
  if (!parts) return refused('pay', 'no-pay');
  const { paidDays } = daysEmployed(employee, month);
  if (filled.unpaidDays > paidDays) return refused('unpaidDays', 'unpaid-days', { days: paidDays });
  const pay = payOfMonth({
    employment: employmentOf(year, employee, month),
    parts,
    month: {
      ...{ month, unpaidDays: filled.unpaidDays, bonus: filled.bonus, arrears: filled.arrears },
      ...{ recovered: filled.recovered, fundWages: filled.fundWages, tax: filled.taxSet },
    },
    before: paidBefore(year, employee.id, month),
    declared: declarationOf(year, employee.id),
  });
  if (pay.value.net < 0)
    return refused(filled.recovered > 0 ? 'recovered' : 'tax', 'below-nought', {
      gross: { exact: pay.value.gross },
      short: { exact: paise(-pay.value.net) },
    });
  return { employee, filled, fault: null, pay };
}

function employmentOf({ terms }: YearOfRuns, employee: StoredEmployee, month: string) {
  const { from } = periodOf('half-year', isoDate(`${month}-01`));
  const start = employee.joinedOn > from ? employee.joinedOn : from;
  // Of somebody employed before the pay was recorded here, the first pay that is known stands for that at the start.
  const atStart =
    termsIn(terms, employee.id, start.slice(0, 7)) ??
    terms.find(({ employeeId, fromMonth }) => employeeId === employee.id && fromMonth <= month);
  return {
    ...{ joinedOn: employee.joinedOn, leftOn: employee.leftOn, fund: employee.fund, fundFrom: employee.fundFrom },
    ...{ isWoman: employee.isWoman, hasDisability: employee.hasDisability, hasPan: employee.pan !== null },
    ...{ age: ageBandOf(employee.birthDate, yearOfMonth(month)), taxedState: employee.taxedState },
    insuredWagesAtStart: employee.isInsured && atStart ? insuredWagesAtStart(atStart, start) : null,
  };
}

function paidBefore({ runs, lines }: YearOfRuns, employeeId: string, month: string): PaidBefore {
  const halfYear = periodIn('half-year', month).from.slice(0, 7);
  const earlier = runs.filter((run) => run.status === 'posted' && run.month < month);
  const own = earlier.flatMap(({ id, month: of }) =>
    lines.flatMap((line) => (line.runId === id && line.employeeId === employeeId ? [{ of, line }] : [])),
  );
  const sum = (amount: (one: (typeof own)[number]) => number) => paise(own.reduce((all, one) => all + amount(one), 0));
  return {
    gross: sum(({ line }) => line.gross),
    tax: sum(({ line }) => line.tax),
    professionalTax: sum(({ line }) => line.professionalTax),
    fund: sum(({ line }) => line.ownFund ?? 0),
    grossOfHalfYear: sum(({ of, line }) => (of >= halfYear ? line.gross : 0)),
  };
}

function declarationOf({ declarations }: YearOfRuns, employeeId: string) {
  const row = declarations.find((one) => one.employeeId === employeeId);
  const nought = paise(0);
  return row
    ? {
        ...{ regime: row.regime, declared: declaredOf(row), earlierSalary: row.earlierSalary },
        ...{ earlierTax: row.earlierTax, otherIncome: row.otherIncome },
      }
    : { regime: 'new' as const, declared: [], earlierSalary: nought, earlierTax: nought, otherIncome: nought };
}

/** A run as the API tells it, with the entries that it posts. */
export function runAnswerOf({ month, run, paidOn, lines, administration, journals }: Run) {
  const paid = paidIn(lines).map(({ pay }) => pay);
  const sum = (of: (pay: PayOfMonth) => number) => paise(paid.reduce((all, pay) => all + of(pay), 0));
  const charge = administration?.value ?? paise(0);
  const employers = sum((pay) => employersFund(pay) + (pay.insurance?.employer ?? 0));
  return {
    ...{ month, status: run?.status ?? ('none' as const), paidOn },
    voucherIds: run ? (JSON.parse(run.voucherIds) as string[]) : [],
    lines: lines.map(({ employee, filled, fault, pay }) => ({
      ...filledJson(employee, filled),
      fault: fault?.message ?? null,
      pay: pay ? payJson(pay.value) : null,
      explained: pay ? { value: pay.value.net, steps: pay.steps } : null,
    })),
    administration,
    totals: {
      gross: formatRupees(sum(({ gross }) => gross)),
      net: formatRupees(sum(({ net }) => net)),
      tax: formatRupees(sum(({ tax }) => tax)),
      professionalTax: formatRupees(sum(({ professionalTax }) => professionalTax)),
      fund: formatRupees(paise(sum((pay) => employersFund(pay) + (pay.fund?.employee ?? 0)) + charge)),
      insurance: formatRupees(sum(({ insurance }) => (insurance?.employee ?? 0) + (insurance?.employer ?? 0))),
      cost: formatRupees(paise(sum(({ gross }) => gross) + employers + charge)),
    },
    entries: journals.flatMap(({ entries }) =>
      entries.map(({ account, amount }) => ({
        account,
        name: chartAccount(account)?.name ?? account,
        debit: amount > 0 ? formatRupees(amount) : null,
        credit: amount < 0 ? formatRupees(paise(-amount)) : null,
      })),
    ),
  };
}

/**
 * The vouchers of a run: journals of the month's last day, one of staff and one of directors, with what each employee's pay
 * withheld. The day of payment chooses the Act and the quarter of that.
 */
export const vouchersOf = (run: Run, runId: string, inWords: (said: Message) => string): NewVoucher[] =>
  run.journals.map(({ isDirectors, entries }) => ({
    ...{ kind: 'journal' as const, date: lastDayOf(run.month), rule: 'W01' },
    source: { kind: 'payroll' as const, id: runId },
    narration: inWords(
      say(isDirectors ? 'salary.narration.directors' : 'salary.narration.staff', { month: { month: run.month } }),
    ),
    entries,
    deductions: run.lines
      .filter(({ employee }) => employee.isDirector === isDirectors)
      .flatMap((line) => withheldOf(run, line, runId) ?? []),
  }));

function withheldOf({ paidOn, month }: Run, { employee, pay }: RunLine, runId: string) {
  if (!pay || pay.value.tax === 0 || pay.value.gross === 0) return undefined;
  const { gross, tax, taxParts: parts } = pay.value;
  const rate = Number((20_000n * BigInt(tax) + BigInt(gross)) / (2n * BigInt(gross)));
  return deductionOfNature({
    ...{ nature: 'salary', eventOn: paidOn, amount: gross, base: gross, tax, parts, rate: rate as BasisPoints },
    payee: { name: employee.name, pan: employee.pan ?? undefined, kind: 'individual-or-family' },
    source: { kind: 'salary', id: `${runId}/${employee.id}` },
    narration: `${employee.number} ${month}`,
    ...(employee.pan === null && { reasonFlag: 'C' }),
  });
}
