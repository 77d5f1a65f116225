import { firstDayOf } from '../law/periods';
import { type RuleHistory, ruleInForce } from '../law/rule';
import { AUDIT_FEES, FEE_428, REVISED_RETURN } from '../law/sources';
import { actHistory, inBothActs } from '../law/table';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, onDay, Working, yesOrNo } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, lakh, type Paise, paise, percent, rupees, shareOf } from '../shared/money';

export type LateFee = { fee: Paise; smallIncomeAtMost: Paise; smallIncomeFee: Paise };

const lateFee: LateFee = { fee: rupees(5_000), smallIncomeAtMost: lakh(5), smallIncomeFee: rupees(1_000) };

export const LATE_RETURN_FEE = inBothActs<LateFee>(
  { id: 'IT.FEE.RETURN', from: '2020-04-01', unit: 'paise', comparator: 'EXCEEDS', source: FEE_428 },
  lateFee,
  ['s.234F', 's.428(a)'],
);

/** For a return revised after 31 December; first for assessment year 2026-27. */
export const REVISED_RETURN_FEE = inBothActs<LateFee>(
  { id: 'IT.FEE.REVISED', from: '2025-04-01', unit: 'paise', comparator: 'EXCEEDS', source: REVISED_RETURN },
  lateFee,
  ['s.234-I', 's.428(b)'],
);

/** Under the Act of 1961 a penalty: the lower of a share of turnover and a ceiling. From 2026-27 a fee by the delay. */
export type AuditDefault =
  | { kind: 'share_of_turnover'; share: BasisPoints; atMost: Paise }
  | { kind: 'by_delay'; withinMonth: Paise; beyond: Paise };

export const TAX_AUDIT_DEFAULT = actHistory<AuditDefault>({ id: 'IT.FEE.AUDIT', unit: 'paise', source: AUDIT_FEES }, [
  {
    from: '2014-04-01',
    value: { kind: 'share_of_turnover', share: percent(0.5), atMost: rupees(150_000) },
    statute: 'Income-tax Act 1961 s.271B',
  },
  {
    from: '2026-04-01',
    value: { kind: 'by_delay', withinMonth: rupees(75_000), beyond: rupees(150_000) },
    statute: 'Income-tax Act 2025 s.428(c)',
    status: 'unverified',
  },
]);

export type TransferPricingDefault = { withinMonth: Paise; beyond: Paise };

export const TRANSFER_PRICING_DEFAULT = actHistory<TransferPricingDefault>(
  { id: 'IT.FEE.TP', unit: 'paise', source: AUDIT_FEES },
  [
    { from: '2014-04-01', value: { withinMonth: lakh(1), beyond: lakh(1) }, statute: 'Income-tax Act 1961 s.271BA' },
    {
      from: '2026-04-01',
      value: { withinMonth: rupees(50_000), beyond: lakh(1) },
      statute: 'Income-tax Act 2025 s.428(d)',
      confidence: 'medium',
      status: 'unverified',
    },
  ],
);

export type FeeFacts = { year: string; dueOn: IsoDate; filedOn: IsoDate };

/** The fee for a return after its due date: 5,000, or 1,000 where income is at most 5 lakh, a loss included (s.234F, s.428(a)). */
export const lateReturnFee = (facts: FeeFacts & { totalIncome: Paise }, knownOn?: IsoDate): Explained<Paise> =>
  feeByIncome('late-return', LATE_RETURN_FEE, facts, knownOn);

/** The fee for revising a return after 31 December, here given as the due day (s.234-I, s.428(b); from 2025-26). */
export const revisedReturnFee = (facts: FeeFacts & { totalIncome: Paise }, knownOn?: IsoDate): Explained<Paise> =>
  feeByIncome('revised-return', REVISED_RETURN_FEE, facts, knownOn);

function feeByIncome(
  what: 'late-return' | 'revised-return',
  history: RuleHistory<LateFee>,
  facts: FeeFacts & { totalIncome: Paise },
  knownOn?: IsoDate,
): Explained<Paise> {
  const rule = ruleInForce(history, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  working.give('income', say('income-tax.step.total-income'), inPaise(facts.totalIncome));
  const isSmall = facts.totalIncome <= rule.value.smallIncomeAtMost;
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : isSmall ? rule.value.smallIncomeFee : rule.value.fee;
  working.make('fee', say(`income-tax.step.fee-for-${what}`), inPaise(fee), {
    formula: say('income-tax.formula.fee-by-income', {
      small: inPaise(rule.value.smallIncomeFee),
      limit: inPaise(rule.value.smallIncomeAtMost),
      fee: inPaise(rule.value.fee),
    }),
    inputs: ['isLate', 'income'],
    rule: citationOf(rule),
    summary: feeSummary(facts, fee, rule.statute),
  });
  return working.explain(fee);
}

function feeSummary({ dueOn, filedOn }: FeeFacts, fee: Paise, statute: string): Message {
  const said = filedOn <= dueOn ? 'income-tax.summary.in-time' : 'income-tax.summary.late-fee';
  return say(said, { filed: onDay(filedOn), due: onDay(dueOn), fee: inPaise(fee), statute });
}

function lateness({ dueOn, filedOn }: FeeFacts): Working {
  const working = new Working();
  working.give('due', say('income-tax.step.due'), onDay(dueOn));
  working.give('filed', say('income-tax.step.filed'), onDay(filedOn));
  working.make('isLate', say('income-tax.step.late'), yesOrNo(filedOn > dueOn), {
    formula: say('income-tax.formula.filed-after-the-due-day'),
    inputs: ['due', 'filed'],
  });
  return working;
}

/** What a late tax audit report costs: to 2025-26 the lower of 0.5% of turnover and 1.5 lakh, from then a fee by the delay. */
export function taxAuditDefault(facts: FeeFacts & { turnover: Paise }, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(TAX_AUDIT_DEFAULT, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  working.give('turnover', say('income-tax.step.turnover'), inPaise(facts.turnover));
  const { value } = rule;
  const full =
    value.kind === 'share_of_turnover'
      ? paise(Math.min(shareOf(facts.turnover, value.share), value.atMost))
      : byDelay(facts, value);
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : full;
  working.make('fee', say('income-tax.step.tax-audit-report-default'), inPaise(fee), {
    formula:
      value.kind === 'share_of_turnover'
        ? say('income-tax.formula.the-lower-of-a-share-of-turnover')
        : say('income-tax.formula.by-the-delay-one-month-or-more'),
    inputs: ['isLate', 'turnover'],
    rule: citationOf(rule),
    summary: feeSummary(facts, fee, rule.statute),
  });
  return working.explain(fee);
}

/** What a late transfer-pricing report costs (s.271BA, s.428(d)). */
export function transferPricingDefault(facts: FeeFacts, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(TRANSFER_PRICING_DEFAULT, firstDayOf(facts.year), knownOn);
  const working = lateness(facts);
  const fee = facts.filedOn <= facts.dueOn ? paise(0) : byDelay(facts, rule.value);
  working.make('fee', say('income-tax.step.transfer-pricing-report-default'), inPaise(fee), {
    formula: say('income-tax.formula.by-the-delay-one-month-or-more'),
    inputs: ['isLate'],
    rule: citationOf(rule),
    summary: feeSummary(facts, fee, rule.statute),
  });
  return working.explain(fee);
}

// A month from 30 September ends on 30 October, that day included.
function byDelay({ dueOn, filedOn }: FeeFacts, { withinMonth, beyond }: { withinMonth: Paise; beyond: Paise }): Paise {
  return filedOn < addDays(addMonths(dueOn, 1), 1) ? withinMonth : beyond;
}
