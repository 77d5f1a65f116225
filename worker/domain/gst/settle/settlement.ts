import type { TaxPeriod } from '../../law/periods';
import { passes, ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { type Paise, paise, shareOf } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import { gstInterest } from '../interest';
import { gstLateFee, lateFeeRule } from '../late-fee';
import { GST_THRESHOLDS } from '../law/thresholds';
import { LEDGER_LIMITS } from '../law/time-limits';
import { setOffCredit } from '../set-off';
import {
  type ByHead,
  byHead,
  NOTHING,
  type Settlement,
  TAX_HEADS,
  type TaxHead,
  totalOf,
  type Use,
  usedByHead,
} from './model';

export type ToSettle = {
  period: TaxPeriod;
  /** Tax on outward supplies by head, and that under reverse charge. */
  outward: ByHead;
  reverse: ByHead;
  /** Of the outward tax what is paid as an operator (s.9(5)), in cash alone. */
  operated?: ByHead | undefined;
  /** Credit of the return after what is reversed, and credit brought forward. */
  net: ByHead;
  forward: ByHead;
  /** The taxable value of the period but for exempt and zero-rated supplies, by which rule 86B counts. */
  taxable: Paise;
  /** That one of the exceptions of rule 86B holds. */
  isExcepted: boolean;
  dueOn: IsoDate;
  filedOn: IsoDate;
  /** The least that lay in the cash ledger from the due day to the filing. */
  minimumBalance: ByHead;
  /** Over all India, of the year before. */
  turnoverBefore: Paise;
  form?: string;
};

const FULL = { igst: 'integrated', cgst: 'central', sgst: 'state', cess: 'cess' } as const;
const SHORT: Readonly<Record<'integrated' | 'central' | 'state', TaxHead>> = {
  integrated: 'igst',
  central: 'cgst',
  state: 'sgst',
};

/**
 * Pays the tax of a return: by credit in the order of ss.49(5), 49A and 49B CGST, up to the limit of rule 86B; the rest, tax under
 * reverse charge, interest (s.50) and late fee (s.47) in cash, in whole rupees a head (s.170). Amounts in paise.
 */
export function settle(given: ToSettle): Settlement {
  const { outward, reverse, net, forward, dueOn, filedOn } = given;
  const operated = byHead((head) => Math.max(0, Math.min(given.operated?.[head] ?? 0, outward[head])));
  const whole = byHead((head) => forward[head] + net[head]);
  // Credit that goes below nought, by reversals or notes, is owed like tax.
  const owed = byHead((head) => Math.max(0, -whole[head]));
  const liability = byHead((head) => Math.max(0, outward[head]) + owed[head]);
  const credit = byHead((head) => Math.max(0, whole[head]));
  const byCredit = byHead((head) => liability[head] - operated[head]);
  const { uses, mustBeCash } = limited(usesOf(byCredit, credit), byCredit, given);
  const [spent, paid] = [usedByHead(uses, 'of'), usedByHead(uses, 'against')];
  const inCash = byHead((head) => liability[head] - paid[head] + reverse[head]);
  const interest = gstInterest({
    ...{ case: 'late-return', dueOn, paidOn: filedOn },
    heads: Object.fromEntries(
      TAX_HEADS.filter((head) => inCash[head] > 0 || paid[head] > 0).map((head) => [
        FULL[head],
        { amount: inCash[head], minimumBalance: given.minimumBalance[head], byCredit: paid[head] },
      ]),
    ),
  });
  const lateFee = feeOf(given, liability);
  const tax = byHead((head) => toNearestRupee(inCash[head]));
  const ofInterest = byHead((head) => interest.value.heads[FULL[head]]);
  const ofFee = lateFee ? { ...NOTHING, cgst: lateFee.value.central, sgst: lateFee.value.state } : NOTHING;
  return {
    ...{ liability, owed, reverse, operated, forward, net, credit, uses, inCash, tax, mustBeCash, dueOn, filedOn },
    carried: byHead((head) => Math.min(0, outward[head])),
    interest: ofInterest,
    lateFee: ofFee,
    cash: byHead((head) => tax[head] + toNearestRupee(ofInterest[head]) + ofFee[head]),
    closing: byHead((head) => credit[head] - spent[head]),
    explained: { interest, lateFee },
  };
}

/** Cess is paid by credit of cess alone. */
function usesOf(liability: ByHead, credit: ByHead): Use[] {
  const heads = ({ igst, cgst, sgst }: ByHead) => ({ integrated: igst, central: cgst, state: sgst });
  const { uses } = setOffCredit(heads(liability), heads(credit));
  const cess = paise(Math.min(liability.cess, credit.cess));
  return [
    ...uses.map(({ of, against, amount }): Use => ({ of: SHORT[of], against: SHORT[against], amount })),
    ...(cess > 0 ? [{ of: 'cess', against: 'cess', amount: cess } as const] : []),
  ];
}

/** Above the turnover of rule 86B the last hundredth of the output tax is paid in cash: the uses named last give it up. */
function limited(
  uses: readonly Use[],
  liability: ByHead,
  { period, taxable, isExcepted }: ToSettle,
): { uses: readonly Use[]; mustBeCash: Paise } {
  const rule = ruleIfInForce(GST_THRESHOLDS.creditLedgerUse, period.to);
  const share = ruleIfInForce(LEDGER_LIMITS.share, period.to);
  if (!rule || !share || isExcepted || !passes(taxable, rule)) return { uses, mustBeCash: paise(0) };
  const most = shareOf(totalOf(liability), share.value);
  let over = Math.max(0, uses.reduce((sum, { amount }) => sum + amount, 0) - most);
  const mustBeCash = paise(over);
  const kept = uses.toReversed().map((use) => {
    const given = Math.min(over, use.amount);
    over -= given;
    return { ...use, amount: paise(use.amount - given) };
  });
  return { uses: kept.toReversed().filter(({ amount }) => amount > 0), mustBeCash };
}

/** The fee of a late return; none where it is in time or no fee is recorded for the form and period. */
function feeOf({ form = 'GSTR-3B', period, dueOn, filedOn, turnoverBefore, reverse }: ToSettle, liability: ByHead) {
  if (filedOn <= dueOn) return null;
  const late = {
    ...{ form, period, dueOn, filedOn, turnover: turnoverBefore },
    isNil: liability.cgst + reverse.cgst === 0,
  };
  return lateFeeRule(late) ? gstLateFee(late) : null;
}
