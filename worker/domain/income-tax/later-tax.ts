import type { IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { type CorporateTaxFacts, corporateTax } from './corporate-tax';
import { isUnforeseen } from './law/special';
import { sumOfSpecial } from './special-income';

/** A dividend as it was received. It is taxed at the rate of the regime and is part of the income and of the book profit. */
export type DividendReceived = { on: IsoDate; amount: Paise };

export const sumOfDividends = (dividends: readonly DividendReceived[]): Paise =>
  paise(dividends.reduce((sum, { amount }) => sum + amount, 0));

type Later = {
  /** With tax at special rates among them as they arose. */
  facts: CorporateTaxFacts;
  payable: Paise;
  dividends: readonly DividendReceived[];
  /** Of the dividends, what was deducted because it was passed on (80M); the earliest are taken to be. */
  passedOn?: Paise;
  knownOn?: IsoDate | undefined;
};

/**
 * How much of the tax is of gains and winnings at special rates and of dividends that arise after a day: no instalment before could reckon with
 * them (s.234C(1), first proviso; s.425). Undefined where there is none.
 */
export function laterTaxOf({ facts, payable, dividends, passedOn = paise(0), knownOn }: Later) {
  const { special = [], totalIncome } = facts;
  const taxed = paise(sumOfDividends(dividends) - passedOn);
  if (special.length === 0 && taxed <= 0) return undefined;
  return (day: IsoDate): Paise => {
    const later = special.filter(({ kind, on }) => on > day && isUnforeseen(kind));
    const received = paise(Math.min(taxed, sumOfDividends(dividends.filter(({ on }) => on > day))));
    if (later.length === 0 && received === 0) return paise(0);
    const without = {
      ...facts,
      ...('bookProfit' in facts && { bookProfit: paise(facts.bookProfit - received) }),
      special: special.filter((one) => !later.includes(one)),
      totalIncome: paise(Math.max(0, totalIncome - sumOfSpecial(later) - received)),
    };
    return paise(Math.max(0, payable - corporateTax(without, knownOn).value.payable));
  };
}
