import { type Message, say } from '../../shared/message';

export type TaxFigure = { id: string; step: string; name: Message; isTotal?: boolean };

const figure = (id: string, step: string, isTotal?: boolean): TaxFigure => ({
  ...{ id, step, name: say(`company-tax.figure.${id}`) },
  ...(isTotal && { isTotal }),
});

/** The figures of a choice in the order of the return, each with the step that explains it. A choice without MAT lacks two of them. */
export const FIGURES: readonly TaxFigure[] = [
  figure('business', 'business'),
  figure('other-sources', 'otherSources'),
  figure('losses', 'lossesUsed'),
  figure('gross-total', 'grossTotal', true),
  figure('deductions', 'deductions'),
  figure('total-income', 'totalIncome', true),
  figure('tax', 'normal.tax'),
  figure('surcharge', 'normal.surcharge'),
  figure('relief', 'normal.relief'),
  figure('cess', 'normal.cess'),
  figure('normal-total', 'normal.total'),
  figure('book-profit', 'bookProfit'),
  figure('mat', 'mat.total'),
  figure('credit-used', 'matCreditUsed'),
  figure('payable', 'payable', true),
  figure('interest', 'interest'),
  figure('fee', 'f.fee'),
  figure('credits', 'credits'),
  figure('balance', 'balance', true),
  figure('credit-carried', 'matCreditCarried'),
];
