import { type RuleHistory, ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import {
  atRate,
  type Citation,
  citationOf,
  type Explained,
  inDays,
  inPaise,
  onDay,
  Working,
} from '../shared/explained';
import { type BasisPoints, type Paise, paise } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { GST_INTEREST_RATES, INTEREST_YEAR, MINIMUM_BALANCE_IS_EXCLUDED } from './law/interest';

export const GST_HEADS = ['integrated', 'central', 'state', 'cess'] as const;
export type GstHead = (typeof GST_HEADS)[number];
export type GstInterestCase = keyof typeof GST_INTEREST_RATES;

/** What was late under one head. */
export type LateTax = {
  /** Late return: what is paid in cash. Earlier period: all of the tax. Credit used: the credit that was used. */
  amount: Paise;
  /** The least that lay in the cash ledger from the due date to the debit. */
  minimumBalance?: Paise;
};

export type LatePayment = {
  case: GstInterestCase;
  heads: Partial<Record<GstHead, LateTax>>;
  /** The due date; for credit, the day on which it was used. */
  dueOn: IsoDate;
  /** The day of the debit, or of the reversal. */
  paidOn: IsoDate;
  knownOn?: IsoDate;
};

export type GstInterest = {
  heads: Readonly<Record<GstHead, Paise>>;
  total: Paise;
  /** Each head to the nearest rupee, 50 paise up, as it is paid (s.170 CGST). */
  payable: Paise;
};

/**
 * Interest on tax paid late, at the rate of its case for the days from the due date, in years of 365 days, each head to the
 * nearest paisa (s.50 CGST, rule 88B). Cash that lay in the ledger all the while is left out of a late return's base.
 */
export function gstInterest(payment: LatePayment): Explained<GstInterest> {
  const { dueOn, paidOn, knownOn } = payment;
  const working = new Working();
  working.give('due', 'Due on', onDay(dueOn));
  working.give('paid', 'Paid on', onDay(paidOn));
  const days = Math.max(0, daysBetween(dueOn, paidOn));
  working.make('days', 'Days late', inDays(days), { formula: 'paid - due, from nought', inputs: ['due', 'paid'] });
  const history: RuleHistory<BasisPoints> = GST_INTEREST_RATES[payment.case];
  const rule = ruleInForce(history, dueOn, knownOn);
  working.make('rate', 'Rate a year', atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const year = ruleInForce(INTEREST_YEAR, dueOn);
  working.make('year', 'Days of a year', inDays(year.value), { inputs: [], rule: citationOf(year) });
  const terms = { rate: rule.value, days, year: year.value };
  return summed(interestByHead(payment, terms, working), working);
}

type Terms = { rate: BasisPoints; days: number; year: number };

function interestByHead(payment: LatePayment, terms: Terms, working: Working): Record<GstHead, Paise> {
  const heads = { integrated: paise(0), central: paise(0), state: paise(0), cess: paise(0) };
  for (const head of GST_HEADS) {
    const late = payment.heads[head];
    if (!late) continue;
    const base = baseOf(head, late, payment, working);
    heads[head] = interestOn(base, terms);
    working.make(head, `Interest, ${head} tax`, inPaise(heads[head]), {
      formula: 'base × rate × days / year, to the nearest paisa',
      inputs: [`${head}.base`, 'rate', 'days', 'year'],
    });
  }
  return heads;
}

function baseOf(head: GstHead, late: LateTax, payment: LatePayment, working: Working): Paise {
  const { amount, minimumBalance = paise(0) } = late;
  working.give(`${head}.amount`, `Paid late, ${head} tax`, inPaise(amount));
  const rule = ruleInForce(MINIMUM_BALANCE_IS_EXCLUDED, payment.paidOn, payment.knownOn);
  const isExcluded = payment.case === 'late return' && rule.value;
  const excluded = isExcluded ? minimumBalance : paise(0);
  working.give(`${head}.balance`, 'Least balance of the cash ledger, where it counts', inPaise(excluded));
  const base = paise(Math.max(0, amount - excluded));
  const cited: { rule?: Citation } = payment.case === 'late return' ? { rule: citationOf(rule) } : {};
  working.make(`${head}.base`, `Interest runs on, ${head} tax`, inPaise(base), {
    formula: 'amount - balance, from nought',
    inputs: [`${head}.amount`, `${head}.balance`],
    ...cited,
  });
  return base;
}

/** To the nearest paisa, half of one up. Whole numbers of any size: the product passes what a number holds exactly. */
function interestOn(base: Paise, { rate, days, year }: Terms): Paise {
  const product = BigInt(base) * BigInt(rate) * BigInt(days);
  const divisor = BigInt(year) * 10_000n;
  return paise(Number((2n * product + divisor) / (2n * divisor)));
}

function summed(heads: Record<GstHead, Paise>, working: Working): Explained<GstInterest> {
  const total = paise(GST_HEADS.reduce((sum, head) => sum + heads[head], 0));
  const payable = paise(GST_HEADS.reduce((sum, head) => sum + toNearestRupee(heads[head]), 0));
  const inputs = GST_HEADS.filter((head) => heads[head] > 0);
  working.make('total', 'Interest', inPaise(total), { formula: 'the sum of the heads', inputs });
  working.make('payable', 'Interest in whole rupees', inPaise(payable), {
    formula: 'each head to the nearest rupee, 50 paise up (CGST Act 2017 s.170)',
    inputs,
  });
  return working.explain({ heads, total, payable });
}
