import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import type { TaxAtSource } from './law/charge';
import { LUXURY_GOODS, SALE_OF_GOODS, TCS_RATES } from './law/collection';
import { type RaisedRate, TCS_NO_PAN_RATE, TCS_NO_PAN_RATE_OF_GOODS, TCS_NON_FILER_RATE } from './law/higher-rates';
import { bandSlices, earlierInYear, type PaidSum, sumOf, taxableNow } from './taxable-now';

const ITEMS = { ...TCS_RATES, ...LUXURY_GOODS, saleOfGoods: SALE_OF_GOODS };
export type TcsItem = keyof typeof ITEMS;

const TCS_ITEMS = Object.keys(ITEMS) as TcsItem[];

/** What tax is collected of on a day, in the order of the law's tables. */
export const tcsItemsOn = (day: IsoDate): TcsItem[] =>
  TCS_ITEMS.filter((item) => ruleIfInForce<TaxAtSource>(ITEMS[item], day) !== undefined);

/** Whether a buyer who filed no return pays more on a day (s.206CCA, to March 2025). */
export const asksForReturn = (day: IsoDate): boolean => ruleIfInForce(TCS_NON_FILER_RATE, day) !== undefined;

export type Sale = {
  item: TcsItem;
  /** The earlier of debit and receipt. */
  eventOn: IsoDate;
  /** GST included. */
  amount: Paise;
  earlier?: readonly PaidSum[];
  hasPan: boolean;
  /** A buyer who filed no return, as the law asked until March 2025. */
  isNonFiler?: boolean;
};

export type Collection = { tax: Paise; base: Paise } & Omit<TaxAtSource, 'charge'>;

/** The tax a seller collects beside the price, to the nearest rupee; twice the rate and more from a buyer without PAN. */
export function taxToCollect({ item, eventOn, amount, earlier = [], ...buyer }: Sale): Explained<Collection> {
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
      rule: citationOf(highest(rate)?.raisedBy ?? rule),
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
    return highest(rate)?.rate ?? rate;
  }

  function highest(rate: BasisPoints) {
    return raisesFor(item, eventOn, buyer)
      .map((raisedBy) => ({ raisedBy, rate: raisedRate(rate, raisedBy.value) }))
      .filter((one) => one.rate > rate)
      .toSorted((one, other) => other.rate - one.rate)
      .at(0);
  }
}

/** The rules that raise the rate for this buyer: no PAN was given (206CC, 397(2)), or no return was filed (206CCA). */
function raisesFor(item: TcsItem, eventOn: IsoDate, buyer: Pick<Sale, 'hasPan' | 'isNonFiler'>): Rule<RaisedRate>[] {
  const withoutPan = item === 'saleOfGoods' ? TCS_NO_PAN_RATE_OF_GOODS : TCS_NO_PAN_RATE;
  const nonFiler = buyer.isNonFiler ? ruleIfInForce(TCS_NON_FILER_RATE, eventOn) : undefined;
  return [...(buyer.hasPan ? [] : [ruleInForce(withoutPan, eventOn)]), ...(nonFiler ? [nonFiler] : [])];
}

function raisedRate(rate: BasisPoints, { times, atLeast, atMost }: RaisedRate): BasisPoints {
  const most = atMost ?? Number.MAX_SAFE_INTEGER;
  return percent(Math.min(most, Math.max(rate * times, atLeast)) / 100);
}
