import { INCOME_LINES } from '#domain/income-tax/company/model';
import { say } from '#domain/shared/message';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';

export type AmountField = { name: string; label: string; hint?: string };

const line = ({ id }: (typeof INCOME_LINES)[number]): AmountField => ({
  name: `lines.${id}`,
  label: taxWorded(say(`company-tax.line.${id}`)),
});

export const addedFields = (): AmountField[] => INCOME_LINES.filter(({ sign }) => sign === 1).map(line);
export const takenOffFields = (): AmountField[] => INCOME_LINES.filter(({ sign }) => sign === -1).map(line);

export const deductionFields = (): AmountField[] => [
  { name: 'holiday.eligibleProfit', label: m.itr_eligible(), hint: m.itr_eligible_hint() },
  { name: 'newEmployment', label: m.itr_new_employment(), hint: m.itr_new_employment_hint() },
  { name: 'otherDeductions', label: m.itr_other_deductions(), hint: m.itr_other_deductions_hint() },
];

/** Of a company (80M). */
export const dividendField = (): AmountField => ({ name: 'dividendsPassedOn', label: m.itr_dividends() });

/** Of an LLP, whose AMT takes them back. */
export const alternateFields = (): AmountField[] => [
  { name: 'alternate.deductions', label: m.itr_part_c(), hint: m.itr_amt_takes_back() },
  { name: 'alternate.investment', label: m.itr_investment(), hint: m.itr_investment_hint() },
];

export const bookFields = (): AmountField[] => [
  { name: 'book.added', label: m.itr_book_added() },
  { name: 'book.takenOff', label: m.itr_book_taken_off() },
  { name: 'book.lossBroughtForward', label: m.itr_book_loss() },
  { name: 'book.depreciationBroughtForward', label: m.itr_book_depreciation() },
];

export const reportFields = (): AmountField[] => [
  { name: 'audit.internationalTransactions', label: m.itr_international() },
  { name: 'audit.domesticTransactions', label: m.itr_domestic() },
];

export const paidFields = (): AmountField[] => [
  { name: 'taxAtSource', label: m.itr_at_source() },
  { name: 'foreignTaxRelief', label: m.itr_foreign_relief() },
];
