import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import {
  asCount,
  atRate,
  citationOf,
  type Explained,
  inMonths,
  inPaise,
  onDay,
  Working,
  yesOrNo,
} from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise, shareOf } from '../shared/money';
import { EXCLUDED_SHARE, GRATUITY } from './law/wages';

export type Remuneration = {
  /** Basic pay, dearness allowance and retaining allowance. */
  included: Paise;
  /** House rent, conveyance, special and other allowances the Code leaves out, together. */
  excluded: Paise;
  on: IsoDate;
};

/**
 * Wages as the labour codes define them, the base of provident fund, insurance, gratuity and bonus: what is left out counts back
 * in as far as it is more than half of everything (Code on Wages s.2(y)). Throws RangeError before the codes were in force.
 */
export function codeWages({ included, excluded, on }: Remuneration, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(EXCLUDED_SHARE, on, knownOn);
  const all = paise(included + excluded);
  const most = shareOf(all, rule.value);
  const back = paise(Math.max(0, excluded - most));
  const wages = paise(included + back);
  const working = new Working();
  working.give('included', say('labour.step.basic'), inPaise(included));
  working.give('excluded', say('labour.step.excluded'), inPaise(excluded));
  working.make('most', say('labour.step.may-be-excluded'), inPaise(most), {
    formula: say('labour.formula.share-of-all', { rate: atRate(rule.value) }),
    inputs: ['included', 'excluded'],
    rule: citationOf(rule),
  });
  working.make('wages', say('labour.step.code-wages'), inPaise(wages), {
    formula: say('labour.formula.what-is-more-counts'),
    inputs: ['included', 'excluded', 'most'],
    rule: citationOf(rule),
    summary: say('labour.summary.code-wages', {
      ...{ included: inPaise(included), back: inPaise(back), wages: inPaise(wages), statute: rule.statute },
    }),
  });
  return working.explain(wages);
}

export type Service = {
  /** The last monthly wages. */
  wages: Paise;
  months: number;
  exitOn: IsoDate;
  isFixedTerm: boolean;
};

/**
 * Gratuity: 15 days of 26 of the last wages for each year of service, a part above six months as a year, up to the law's most, to
 * the nearest paisa. Nothing before five years; for a fixed term since the codes after one. Not for death or disablement, which need no years.
 */
export function gratuity({ wages, months, exitOn, isFixedTerm }: Service, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(GRATUITY, exitOn, knownOn);
  const { daysOfYear, daysOfMonth, most, years, fixedTermYears } = rule.value;
  const needed = isFixedTerm ? fixedTermYears : years;
  const isEarned = months >= 12 * needed;
  const counted = Math.floor(months / 12) + (months % 12 > 6 ? 1 : 0);
  const sum = Math.floor((2 * wages * daysOfYear * counted + daysOfMonth) / (2 * daysOfMonth));
  const value = paise(isEarned ? Math.min(sum, most) : 0);
  const working = new Working();
  working.give('wages', say('labour.step.last-wages'), inPaise(wages));
  working.give('months', say('labour.step.service'), inMonths(months));
  working.give('exit', say('labour.step.exit'), onDay(exitOn));
  working.give('fixed', say('labour.step.fixed-term'), yesOrNo(isFixedTerm));
  working.make('years', say('labour.step.years-counted'), asCount(counted), {
    formula: say('labour.formula.above-six-months'),
    inputs: ['months'],
    rule: citationOf(rule),
  });
  working.make('gratuity', say('labour.step.gratuity'), inPaise(value), {
    formula: say('labour.formula.gratuity', { days: daysOfYear, of: daysOfMonth, most: inPaise(most), needed }),
    inputs: ['wages', 'years', 'fixed', 'exit'],
    rule: citationOf(rule),
    summary: say(isEarned ? 'labour.summary.gratuity' : 'labour.summary.no-gratuity', {
      ...{ wages: inPaise(wages), days: daysOfYear, of: daysOfMonth, years: counted, sum: inPaise(value) },
      ...{ needed, statute: rule.statute },
    }),
  });
  return working.explain(value);
}
