import { type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import type { TaxAtSource } from './law/charge';
import { LUXURY_GOODS, SALE_OF_GOODS, TCS_RATES } from './law/collection';
import { TCS_NO_PAN_RATE } from './law/higher-rates';
import { bandSlices, earlierInYear, type PaidSum, sumOf, taxableNow } from './taxable-now';

const ITEMS = { ...TCS_RATES, luxuryGoods: LUXURY_GOODS, saleOfGoods: SALE_OF_GOODS };
export type TcsItem = keyof typeof ITEMS;

export type Sale = {
  item: TcsItem;
  /** The earlier of debit and receipt. */
  eventOn: IsoDate;
  /** GST included. */
  amount: Paise;
  earlier?: readonly PaidSum[];
  hasPan: boolean;
};

export type Collection = { tax: Paise; base: Paise } & Omit<TaxAtSource, 'charge'>;

/** The tax a seller collects beside the price, to the nearest rupee; twice the rate and more from a buyer without PAN. */
export function taxToCollect({ item, eventOn, amount, earlier = [], hasPan }: Sale): Explained<Collection> {
  const history: RuleHistory<TaxAtSource> = ITEMS[item];
  const rule = ruleInForce(history, eventOn);
  const { charge, ...named } = rule.value;
  const sum = { eventOn, amount, earlier };
  const before = sumOf(earlierInYear(sum));
  const working = new Working();
  working.give('event', say('tds.step.earlier-of-debit-and-receipt'), onDay(eventOn));
  working.give('amount', say('tds.step.amount-with-gst'), inPaise(amount));
  working.give('earlier', say('tds.step.counted-earlier-in-the-year'), inPaise(before));
  const slices = slicesOf();
  for (const [index, { base, rate, formula }] of slices.entries()) {
    const inputs = ['amount', 'earlier'];
    working.make(`base${index}`, say('tds.step.taxed-with-this-sale'), inPaise(base), {
      formula,
      inputs,
      rule: citationOf(rule),
    });
    working.make(`rate${index}`, say('tds.step.rate-for-this-buyer'), atRate(raised(rate)), {
      inputs: ['event'],
      rule: citationOf(hasPan ? rule : ruleInForce(TCS_NO_PAN_RATE, eventOn)),
    });
  }
  const exact = paise(slices.reduce((total, { base, rate }) => total + shareOf(base, raised(rate)), 0));
  const tax = toNearestRupee(exact);
  working.make('tax', say('tds.step.tax-to-collect'), inPaise(tax), {
    formula: say('tds.formula.the-sum-of-base-times-rate-to'),
    inputs: slices.flatMap((_, index) => [`base${index}`, `rate${index}`]),
    summary: say('tds.summary.tax', {
      portions: {
        list: slices.map(({ base, rate }) =>
          say('tds.summary.portion', { base: inPaise(base), rate: atRate(raised(rate)) }),
        ),
        joined: 'and',
      },
      tax: inPaise(tax),
      statute: rule.statute,
    }),
  });
  return working.explain({ tax, base: paise(slices.reduce((total, { base }) => total + base, 0)), ...named });

  function slicesOf() {
    if (charge.on === 'excess') return bandSlices(charge.bands, before, amount);
    if (charge.on === 'average') throw new RangeError(`No rate of collection is recorded for ${item}`);
    const base = taxableNow(charge.limit, sum, rule.comparator ?? 'EXCEEDS');
    return [{ base, rate: charge.rate, formula: say('tds.formula.amount-past-the-limit-of-one-sale') }];
  }

  function raised(rate: BasisPoints): BasisPoints {
    if (hasPan) return rate;
    const { times, atLeast, atMost } = ruleInForce(TCS_NO_PAN_RATE, eventOn).value;
    const most = atMost ?? Number.MAX_SAFE_INTEGER;
    return percent(Math.min(most, Math.max(rate * times, atLeast)) / 100);
  }
}
