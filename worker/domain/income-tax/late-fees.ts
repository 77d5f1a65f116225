import { type RuleHistory, ruleInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, onDay, Working, yesOrNo } from '../shared/explained';
import { type Paise, paise, shareOf } from '../shared/money';
import {
  LATE_RETURN_FEE,
  type LateFee,
  REVISED_RETURN_FEE,
  TAX_AUDIT_DEFAULT,
  TRANSFER_PRICING_DEFAULT,
} from './interest.rules';
import { firstDayOf } from './year';

export type FeeFacts = { year: string; dueOn: IsoDate; filedOn: IsoDate };

/** The fee for a return after its due date: 5,000, or 1,000 where income is at most 5 lakh, a loss included (s.234F, s.428(a)). */
export const lateReturnFee = (facts: FeeFacts & { totalIncome: Paise }, knownOn?: IsoDate): Explained<Paise> =>
  feeByIncome('late return', LATE_RETURN_FEE, facts, knownOn);

/** The fee for revising a return after 31 December, here given as the due day (s.234-I, s.428(b); from 2025-26). */
export const revisedReturnFee = (facts: FeeFacts & { totalIncome: Paise }, knownOn?: IsoDate): Explained<Paise> =>
  feeByIncome('revised return', REVISED_RETURN_FEE, facts, knownOn);

function feeByIncome(
  what: string,
  history: RuleHistory<LateFee>,
  facts: FeeFacts & { totalIncome: Paise },
  knownOn?: IsoDate,
): Explained<Paise> {
  const rule = ruleInForce(history, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  working.give('income', 'Total income', inPaise(facts.totalIncome));
  const isSmall = facts.totalIncome <= rule.value.smallIncomeAtMost;
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : isSmall ? rule.value.smallIncomeFee : rule.value.fee;
  working.make('fee', `Fee for the ${what}`, inPaise(fee), {
    formula: `none in time; ${rule.value.smallIncomeFee / 100} to an income of ${rule.value.smallIncomeAtMost / 100}; else ${rule.value.fee / 100}`,
    inputs: ['isLate', 'income'],
    rule: citationOf(rule),
  });
  return working.explain(fee);
}

function lateness({ dueOn, filedOn }: FeeFacts): Working {
  const working = new Working();
  working.give('due', 'Due', onDay(dueOn));
  working.give('filed', 'Filed', onDay(filedOn));
  working.make('isLate', 'Late', yesOrNo(filedOn > dueOn), {
    formula: 'filed after the due day',
    inputs: ['due', 'filed'],
  });
  return working;
}

/** What a late tax audit report costs: to 2025-26 the lower of 0.5% of turnover and 1.5 lakh, from then a fee by the delay. */
export function taxAuditDefault(facts: FeeFacts & { turnover: Paise }, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(TAX_AUDIT_DEFAULT, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  working.give('turnover', 'Turnover', inPaise(facts.turnover));
  const { value } = rule;
  const full =
    value.kind === 'share_of_turnover'
      ? paise(Math.min(shareOf(facts.turnover, value.share), value.atMost))
      : byDelay(facts, value);
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : full;
  working.make('fee', 'Tax audit report, default', inPaise(fee), {
    formula:
      value.kind === 'share_of_turnover'
        ? 'the lower of a share of turnover and the ceiling'
        : 'by the delay, one month or more',
    inputs: ['isLate', 'turnover'],
    rule: citationOf(rule),
  });
  return working.explain(fee);
}

/** What a late transfer-pricing report costs (s.271BA, s.428(d)). */
export function transferPricingDefault(facts: FeeFacts, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(TRANSFER_PRICING_DEFAULT, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : byDelay(facts, rule.value);
  working.make('fee', 'Transfer-pricing report, default', inPaise(fee), {
    formula: 'by the delay, one month or more',
    inputs: ['isLate'],
    rule: citationOf(rule),
  });
  return working.explain(fee);
}

// A month from 30 September ends on 30 October, that day included.
function byDelay({ dueOn, filedOn }: FeeFacts, { withinMonth, beyond }: { withinMonth: Paise; beyond: Paise }): Paise {
  return filedOn < addDays(addMonths(dueOn, 1), 1) ? withinMonth : beyond;
}
