import { hasTransferPricing } from '../../../domain/income-tax/company/alerts';
import { hasCompanyTaxLaw } from '../../../domain/income-tax/company/company-tax';
import type { CompanyTaxFacts, IncomeLineId } from '../../../domain/income-tax/company/model';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { financialYearOf, type IsoDate, yearBefore } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { foundInLedger } from './found-in-ledger';
import { formOf, foundInProfile, isLlp } from './found-in-profile';
import { type Found, hasBooks, type Lines } from './year-read';
import { readYear } from './year-read.usecase';

/** The newest year with law that has ended, while its return can be asked about; before that the running one. */
export function usualYear(on: IsoDate): string {
  const running = financialYearOf(on);
  const ended = yearBefore(on);
  return hasCompanyTaxLaw(ended) ? ended : running;
}

/** What books and company profile say of a year's return, each figure with where it came from; what they do not say is absent. */
export async function factsFromBooks(d1: D1Database, scope: CompanyScope, year: string) {
  const on = today();
  const read = await readYear(d1, scope, year, on);
  if (!read) return undefined;
  const found = [...foundInLedger(read), ...foundInProfile(read)];
  const lines = sumOfLines(found);
  const facts: CompanyTaxFacts = {
    ...{ year, asOf: on, profit: read.profit },
    ...(Object.assign({}, ...found.map((one) => one.facts)) as Partial<CompanyTaxFacts>),
    company: { form: formOf(read.identity, read.stated), ...Object.assign({}, ...found.map((one) => one.company)) },
    ...(Object.keys(lines).length > 0 && { lines }),
  };
  return {
    ...{ year, years: [...COMPANY_TAX_YEARS].toReversed(), hasBooks: hasBooks(read) },
    ...{ isLlp: isLlp(read.identity, read.stated), facts, sources: found.flatMap((one) => one.sources ?? []) },
  };
}

/** What several sources say of one line is added up. */
function sumOfLines(found: readonly Found[]): Lines {
  const lines: Lines = {};
  for (const [line, amount] of found.flatMap((one) => Object.entries(one.lines ?? {}) as [IncomeLineId, Paise][]))
    lines[line] = paise((lines[line] ?? 0) + amount);
  return lines;
}

/** Facts as they are computed with: the day of today where none was sent, and the report of transactions by their amounts. */
export function completed(facts: Omit<CompanyTaxFacts, 'asOf'> & { asOf?: IsoDate }): CompanyTaxFacts {
  const { company } = facts;
  const isPriced = company.hasTransferPricing || hasTransferPricing(facts);
  return {
    ...facts,
    asOf: facts.asOf ?? today(),
    company: { ...company, ...(isPriced && { hasTransferPricing: true }) },
  };
}
