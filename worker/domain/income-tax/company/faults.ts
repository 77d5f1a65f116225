import { firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { financialYearOf, isFinancialYear } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { COMPANY_TAX_YEARS, OPTION_BEGINS } from '../law/company';
import { hasCompanyTaxLaw } from './company-tax';
import type { CompanyTaxFacts } from './model';

export type TaxFault = { field: string; message: Message };

/** Sums of amounts beyond this many paise are no numbers that can be added exactly. */
const MOST_PAISE = 4_000_000_000_000_000;

/** What of the facts cannot be computed with, each with its field and what to do: nothing is guessed in its place. */
export function companyTaxFaults(facts: CompanyTaxFacts): TaxFault[] {
  const faults: TaxFault[] = [];
  const fault = (field: string, id: string, params: Message['params'] = {}) =>
    faults.push({ field, message: say(`company-tax.fault.${id}`, params) });
  if (!hasCompanyTaxLaw(facts.year)) fault('year', 'no-law', { years: { list: [...COMPANY_TAX_YEARS], joined: 'or' } });
  if (magnitudeOf(facts) > MOST_PAISE) fault('profit', 'too-large');
  const { company, filedOn, losses = [], matCredit = [], payments = [] } = facts;
  const { partners = {}, special = [], dividends = [] } = facts;
  for (const [index, { on }] of special.entries())
    if (isFinancialYear(facts.year) && financialYearOf(on) !== facts.year)
      fault(`special.${index}.on`, 'special-elsewhen', { year: facts.year });
  for (const [index, { on }] of dividends.entries())
    if (isFinancialYear(facts.year) && financialYearOf(on) !== facts.year)
      fault(`dividends.${index}.on`, 'special-elsewhen', { year: facts.year });
  if (company.chosen) {
    const { option, since } = company.chosen;
    const begins = hasCompanyTaxLaw(facts.year) && ruleInForce(OPTION_BEGINS, firstDayOf(facts.year)).value[option];
    if (since > facts.year) fault('company.chosen.since', 'chosen-later', { year: facts.year });
    else if (begins && since < begins)
      fault('company.chosen.since', 'chosen-early', { regime: say(`income-tax.regime.${option}`), year: begins });
  }
  if (filedOn && filedOn <= `${Number(facts.year.slice(0, 4)) + 1}-03-31`) fault('filedOn', 'filed-early');
  const ends = `${Number(facts.year.slice(0, 4)) + 1}-03-31`;
  const told = filedOn && filedOn > facts.asOf ? filedOn : facts.asOf;
  for (const [index, { paidOn }] of payments.entries()) {
    if (paidOn < `${facts.year.slice(0, 4)}-04-01`)
      fault(`payments.${index}.paidOn`, 'paid-early', { year: facts.year });
    if (ends < told && told < paidOn) fault(`payments.${index}.paidOn`, 'paid-late', { day: onDay(told) });
  }
  if (company.incorporatedOn && company.incorporatedOn > `${Number(facts.year.slice(0, 4)) + 1}-03-31`)
    fault('company.incorporatedOn', 'not-yet', { year: facts.year });
  for (const [index, loss] of losses.entries()) {
    const at = `losses.${index}`;
    if (loss.year >= facts.year) fault(`${at}.year`, 'loss-later', { year: facts.year });
    if (losses.findIndex(({ year }) => year === loss.year) < index)
      fault(`${at}.year`, 'year-twice', { year: loss.year });
    if ((loss.ofDeductions ?? 0) > loss.business) fault(`${at}.ofDeductions`, 'part-above-whole');
    if ((loss.ofRetired ?? 0) > loss.business) fault(`${at}.ofRetired`, 'part-above-whole');
  }
  if ((partners.remunerationBarred ?? 0) > (partners.remuneration ?? 0))
    fault('partners.remunerationBarred', 'barred-above-whole');
  for (const [index, credit] of matCredit.entries())
    if (credit.year >= facts.year) fault(`matCredit.${index}.year`, 'credit-later', { year: facts.year });
  return faults;
}

/** The sum of all amounts of the facts, whatever their sign. */
function magnitudeOf(facts: CompanyTaxFacts): number {
  const {
    holiday,
    book = {},
    losses = [],
    matCredit = [],
    payments = [],
    lines = {},
    audit = {},
    alternate = {},
    special = [],
    dividends = [],
  } = facts;
  const { remuneration, interest } = facts.partners ?? {};
  const amounts = [
    ...[facts.turnover, facts.turnoverOfBaseYear, facts.profit, facts.capitalGain, facts.otherThanManufacturing],
    ...[facts.newEmployment, facts.dividendsPassedOn, facts.otherDeductions, facts.taxAtSource, facts.foreignTaxRelief],
    ...[holiday?.eligibleProfit, ...Object.values(book), ...Object.values(lines)],
    ...[audit.internationalTransactions, audit.domesticTransactions, facts.company.contribution],
    ...[remuneration, interest, ...Object.values(alternate)],
    ...losses.flatMap(({ business, depreciation, ofDeductions }) => [business, depreciation, ofDeductions]),
    ...[...matCredit, ...payments, ...special, ...dividends].map(({ amount }) => amount),
  ];
  return amounts.reduce<number>((sum, amount) => sum + Math.abs(amount ?? 0), 0);
}
