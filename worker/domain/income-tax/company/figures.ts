import { type Message, say } from '../../shared/message';
import { isLlp } from './entity';
import type { CompanyTaxFacts } from './model';

export type TaxFigure = { id: string; step: string; name: Message; isTotal?: boolean };

const figure = (id: string, step: string, isTotal?: boolean): TaxFigure => ({
  ...{ id, step, name: say(`company-tax.figure.${id}`) },
  ...(isTotal && { isTotal }),
});

const INCOME: readonly TaxFigure[] = [
  figure('business', 'business'),
  figure('other-sources', 'otherSources'),
  figure('special', 'special.before'),
  figure('losses', 'lossesUsed'),
  figure('gross-total', 'grossTotal', true),
  figure('deductions', 'deductions'),
  figure('total-income', 'totalIncome', true),
  figure('special-tax', 'special.tax'),
  figure('tax', 'normal.tax'),
  figure('surcharge', 'normal.surcharge'),
  figure('relief', 'normal.relief'),
  figure('cess', 'normal.cess'),
  figure('normal-total', 'normal.total'),
];

const SETTLED: readonly TaxFigure[] = [
  figure('payable', 'payable', true),
  figure('interest', 'interest'),
  figure('fee', 'f.fee'),
  figure('credits', 'credits'),
  figure('balance', 'balance', true),
];

const OF_COMPANY: readonly TaxFigure[] = [
  ...INCOME,
  ...[figure('book-profit', 'bookProfit'), figure('mat', 'mat.total'), figure('credit-used', 'matCreditUsed')],
  ...SETTLED,
  figure('credit-carried', 'matCreditCarried'),
];

const OF_LLP: readonly TaxFigure[] = [
  figure('partners', 'partners.disallowed'),
  ...INCOME,
  ...[figure('adjusted-income', 'adjustedIncome'), figure('amt', 'mat.total'), figure('amt-used', 'matCreditUsed')],
  ...SETTLED,
  figure('amt-carried', 'matCreditCarried'),
];

/**
 * The figures of a choice in the order of the return, each with the step that explains it: of a company with MAT, of an LLP with what
 * its partners' pay adds and with AMT. A choice without minimum tax lacks those of it.
 */
export const figuresOf = (facts: Pick<CompanyTaxFacts, 'company'>): readonly TaxFigure[] =>
  isLlp(facts) ? OF_LLP : OF_COMPANY;
