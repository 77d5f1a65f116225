import { type RuleHistory, ruleInForce } from '../law/rule';
import { addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import { GRACE_MONTHS, RENEWAL_FEES, RENEWAL_OPENS_MONTHS, RESTORATION_MONTHS, TERM_YEARS } from './trade-mark.rules';

export type RenewalWindow = { opensOn: IsoDate; expiresOn: IsoDate; graceEndsOn: IsoDate; restorableUntil: IsoDate };

/**
 * The days between which a registered trade mark is renewed: from a year before its tenth anniversary of application, six
 * months more with surcharge, a year by restoration. `renewals` counts the terms already renewed. The rules of the day asked
 * for apply, since a mark outlives the rules it was applied under.
 */
export function trademarkRenewal(
  applicationOn: IsoDate,
  today: IsoDate,
  renewals = 0,
  knownOn?: IsoDate,
): Explained<RenewalWindow> {
  const working = new Working();
  working.give('application', 'Applied for', onDay(applicationOn));
  working.give('renewals', 'Times renewed', asCount(renewals));
  const term = ruleInForce(TERM_YEARS, today, knownOn);
  const expiresOn = addMonths(applicationOn, term.value * 12 * (renewals + 1));
  working.make('expiry', 'Expires', onDay(expiresOn), {
    formula: `application + ${term.value} years for each term`,
    inputs: ['application', 'renewals'],
    rule: citationOf(term),
  });
  const step = (id: string, label: string, history: RuleHistory<number>, sign: 1 | -1): IsoDate => {
    const rule = ruleInForce(history, today, knownOn);
    const day = addMonths(expiresOn, sign * rule.value);
    working.make(id, label, onDay(day), {
      formula: `expiry ${sign < 0 ? '−' : '+'} ${rule.value} months`,
      inputs: ['expiry'],
      rule: citationOf(rule),
    });
    return day;
  };
  const opensOn = step('opens', 'May be renewed from', RENEWAL_OPENS_MONTHS, -1);
  const graceEndsOn = step('graceEnds', 'With surcharge until', GRACE_MONTHS, 1);
  const restorableUntil = step('restorable', 'By restoration until', RESTORATION_MONTHS, 1);
  return working.explain({ opensOn, expiresOn, graceEndsOn, restorableUntil });
}

export const TRADE_MARK_STATES = ['active', 'renewable', 'grace', 'restorable', 'lapsed'] as const;
export type TradeMarkState = (typeof TRADE_MARK_STATES)[number];

/** Where a registered mark stands on a day; its last day counts as the one still in time. */
export function trademarkState(
  { opensOn, expiresOn, graceEndsOn, restorableUntil }: RenewalWindow,
  day: IsoDate,
): TradeMarkState {
  if (day < opensOn) return 'active';
  if (day <= expiresOn) return 'renewable';
  if (day <= graceEndsOn) return 'grace';
  return day <= restorableUntil ? 'restorable' : 'lapsed';
}

/** What renewing costs on a day, by classes and filed electronically. Throws RangeError before the window and once lapsed. */
export function trademarkRenewalFee(
  window: RenewalWindow,
  classes: number,
  filedOn: IsoDate,
  knownOn?: IsoDate,
): Explained<Paise> {
  const state = trademarkState(window, filedOn);
  if (state === 'active' || state === 'lapsed')
    throw new RangeError(`A mark that is ${state} is not renewed on ${filedOn}`);
  if (!Number.isSafeInteger(classes) || classes < 1 || classes > 45)
    throw new RangeError(`Not a number of classes: ${classes}`);
  const rule = ruleInForce(RENEWAL_FEES, filedOn, knownOn);
  const extra = state === 'grace' ? rule.value.surcharge : state === 'restorable' ? rule.value.restoration : paise(0);
  const working = new Working();
  working.give('state', 'The mark is', inWords(state));
  working.give('classes', 'Classes', asCount(classes));
  working.cite('renewal', 'Renewal a class', inPaise(rule.value.renewal), rule);
  working.cite('extra', 'Surcharge or restoration a class', inPaise(extra), rule);
  const fee = paise(classes * (rule.value.renewal + extra));
  working.make('fee', 'Fee on that day', inPaise(fee), {
    formula: 'classes × (renewal + surcharge or restoration)',
    inputs: ['state', 'classes', 'renewal', 'extra'],
  });
  return working.explain(fee);
}
