import { companyTax } from '../domain/income-tax/company/company-tax';
import { taxPlan, yearsAhead } from '../domain/income-tax/plan/plan';
import { isoDate } from '../domain/shared/dates';
import { crore, lakh } from '../domain/shared/money';

const ASKED = { year: '2026-27', asOf: isoDate('2026-11-20'), turnoverOfBaseYear: crore(9) };
const COMPANY = { form: 'private', incorporatedOn: isoDate('2022-06-14'), isManufacturer: true } as const;
const MAT_CREDIT = [{ year: '2025-26', amount: lakh(3) }];

/** What a keystroke in the simulator of the return works out: a year by every regime, with all steps read. */
export const simulatorWork = (): (() => unknown) => () =>
  companyTax({
    ...{ ...ASKED, company: COMPANY, turnover: crore(12), profit: lakh(80), matCredit: MAT_CREDIT },
    lines: { 'depreciation-in-books': lakh(6), depreciation: lakh(9), 'unpaid-dues': lakh(1) },
    losses: [{ year: '2024-25', business: lakh(20), wasInTime: true }],
    holiday: { hasBoardCertificate: true },
  }).choices.map(({ steps }) => steps.length);

/** What the planner works out: five years by every regime and window of the holiday. */
export const plannerWork = (): (() => unknown) => () =>
  taxPlan({
    ...{ ...ASKED, company: COMPANY, hasBoardCertificate: true, matCredit: MAT_CREDIT },
    years: yearsAhead([{ profit: lakh(50), turnover: crore(12) }]),
    levers: { dividendsPassedOn: lakh(2), directorSalary: lakh(12), newEmployment: lakh(5), suppliersLate: lakh(3) },
  });
