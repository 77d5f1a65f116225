import { ruleInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { atRate, citationOf, type Explained, inPaise, inWords, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise, shareOf } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import { type GstInterest, gstInterest } from '../interest';
import { FIXED_SUM } from '../law/monthly-payment';
import { type ByHead, byHead, NOTHING, TAX_HEADS, totalOf } from './model';

export const PAYMENT_METHODS = ['fixed-sum', 'self-assessed'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The cash of the last return before the quarter, by head, and what that return was for. */
export type LastCash = { period: string; every: 'month' | 'quarter'; cash: ByHead };

/**
 * The fixed sum of PMT-06: a share of the cash that paid tax in the last return, by head in whole rupees (rule 61(3) CGST).
 * Interest and late fee are no part of that cash.
 */
export function fixedSum({ period, every, cash }: LastCash, on: IsoDate): Explained<ByHead> {
  const rule = ruleInForce(FIXED_SUM[every], on);
  const working = new Working();
  working.give('period', say('gst-payment.step.last-return'), inWords(period));
  working.give('cash', say('gst-payment.step.cash-of-last-return'), inPaise(totalOf(cash)));
  working.make('rate', say('gst-payment.step.share'), atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const amounts = byHead((head) => toNearestRupee(shareOf(cash[head], rule.value)));
  working.make('fixed', say('gst-payment.step.fixed-sum'), inPaise(totalOf(amounts)), {
    formula: say('gst-payment.formula.cash-times-share'),
    inputs: ['cash', 'rate', 'period'],
    summary: say('gst-payment.summary.fixed-sum', {
      ...{
        cash: inPaise(totalOf(cash)),
        rate: atRate(rule.value),
        sum: inPaise(totalOf(amounts)),
        statute: rule.statute,
      },
    }),
  });
  return working.explain(amounts);
}

export type Deposit = { on: IsoDate; amounts: ByHead };
export type MonthlyPayment = {
  /** What the method asks, what was deposited for the month, and what is still open, by head. */
  asked: ByHead;
  deposited: ByHead;
  open: ByHead;
  /** On each part from the due day to its deposit; what is open is taken as deposited on `on`. */
  interest: Paise;
  explained: readonly Explained<GstInterest>[];
};

const FULL = { igst: 'integrated', cgst: 'central', sgst: 'state', cess: 'cess' } as const;

/**
 * What is left to deposit for a month, and the interest on what comes after its day (s.50 CGST, 18% a year): none on the fixed sum that
 * was deposited in time, on the shortfall of a self-assessed one else. Deposits count in the order of their days, by head.
 */
export function monthlyPayment(
  asked: ByHead,
  deposits: readonly Deposit[],
  { dueOn, on }: { dueOn: IsoDate; on: IsoDate },
): MonthlyPayment {
  const sorted = deposits.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  let open = asked;
  const late: Deposit[] = [];
  for (const { on: day, amounts } of sorted) {
    const left = open;
    const used = byHead((head) => Math.min(left[head], amounts[head]));
    if (day > dueOn) late.push({ on: day, amounts: used });
    open = byHead((head) => left[head] - used[head]);
  }
  if (on > dueOn) late.push({ on, amounts: open });
  const explained = late
    .filter(({ amounts }) => totalOf(amounts) > 0)
    .map(({ on: paidOn, amounts }) =>
      gstInterest({
        ...{ case: 'monthly-deposit', dueOn, paidOn },
        heads: Object.fromEntries(
          TAX_HEADS.filter((head) => amounts[head] > 0).map((head) => [FULL[head], { amount: amounts[head] }]),
        ),
      }),
    );
  return {
    ...{ asked, open, explained },
    deposited: deposits.reduce((sum, { amounts }) => byHead((head) => sum[head] + amounts[head]), NOTHING),
    interest: paise(explained.reduce((sum, { value }) => sum + value.total, 0)),
  };
}
