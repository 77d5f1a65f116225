import { isoDate } from '../../shared/dates';
import { lakh, percent, rupees } from '../../shared/money';
import type { CompanyTaxFacts } from './model';

/**
 * A start-up as the specification's example has it, for a company without books: what is entered, and nothing of what comes of it.
 * Research is charged in its books and deductible in every regime, so that the gross income is the profit; the return is in time.
 */
export const SAMPLE_COMPANY: CompanyTaxFacts = {
  year: '2024-25',
  asOf: isoDate('2025-10-31'),
  company: { form: 'private', incorporatedOn: isoDate('2022-07-01'), isManufacturer: false },
  ...{ turnover: lakh(85), turnoverOfBaseYear: rupees(0) },
  profit: rupees(1_550_000),
  lines: { 'research-in-books': rupees(280_000), research: rupees(280_000) },
  holiday: { hasBoardCertificate: true },
};

/** The same business as an LLP, which pays its partners more than it may deduct. */
export const SAMPLE_LLP: CompanyTaxFacts = {
  ...SAMPLE_COMPANY,
  company: { form: 'llp', incorporatedOn: isoDate('2022-07-01'), contribution: lakh(5) },
  partners: {
    remuneration: lakh(18),
    interest: lakh(3),
    interestRate: percent(15),
    isAuthorised: true,
    isStated: true,
  },
};
