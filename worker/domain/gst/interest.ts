import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../law/sources';
import { historyOf } from '../law/table';
import { addDays, daysBetween, type IsoDate } from '../shared/dates';
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
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOfDays } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import type { EasedInterest, EasedPiece } from './law/eased-interest';

/** The rate a year of interest on tax paid late, by what was late. */
export const GST_INTEREST_RATES = {
  /** A return filed late with the supplies of its own period: on what is paid in cash. */
  'late-return': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.LATE',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(1), proviso; CGST Rules 2017 rule 88B(1)',
    source: GST_SOURCES.rule88b,
  }),
  /** Tax paid with another return, or withheld and collected: no text of a rate for these was read, so the row is unverified. */
  'with-return': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.RETURN',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 ss.50(1), 51(6), 52(6)',
    confidence: 'medium',
    status: 'unverified',
  }),
  /** Tax of an earlier period paid in a later return, or after a notice: on all of it. */
  'earlier-period': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.OMIT',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(1); CGST Rules 2017 rule 88B(2)',
  }),
  /** Credit wrongly taken and used: on what was used. */
  'credit-used': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.ITC',
    knownSince: '2022-07-05',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(3); CGST Rules 2017 rule 88B(3); Notification 9/2022-Central Tax',
  }),
  /** The deposit of month one or two of a quarter, by self-assessment or made after its day. */
  'monthly-deposit': historyOf({
    id: 'GST.INT.PMT06',
    from: '2021-01-01',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50; Circular 143/13/2020-GST',
  }),
} as const satisfies Record<string, RuleHistory<BasisPoints>>;

/** Whether cash that lay in the ledger from the due date to the debit bears no interest. */
export const MINIMUM_BALANCE_IS_EXCLUDED: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.INT.LATE.GROSSBAL',

    basis: 'FILING_DATE',
    value: false,
    unit: 'yes or no',
    statute: 'CGST Rules 2017 rule 88B(1), before its proviso',
    source: GST_SOURCES.rule88bProviso,
    confidence: 'medium',
  },
  {
    id: 'GST.INT.LATE.MINBAL',
    from: '2024-07-10',
    basis: 'FILING_DATE',
    value: true,
    unit: 'yes or no',
    statute: 'CGST Rules 2017 rule 88B(1), proviso; Notification 12/2024-Central Tax',
    source: GST_SOURCES.rule88bProviso,
    confidence: 'medium',
  },
);

/** Whether a late return's interest runs on the tax paid by credit as well, as the law was known year by year. */
export const INTEREST_ON_GROSS: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    knownSince: '2017-06-28',
    id: 'GST.INT.LATE.GROSS',
    basis: 'FILING_DATE',
    value: true,
    unit: 'yes or no',
    statute: 'CGST Act 2017 s.50(1) without its proviso; Notification 13/2017-Central Tax',
  },
  {
    id: 'GST.INT.LATE.NET1',
    from: '2020-09-01',
    knownSince: '2020-08-25',
    basis: 'FILING_DATE',
    value: false,
    unit: 'yes or no',
    statute: 'CGST Act 2017 s.50(1), proviso by Finance (No. 2) Act 2019 s.100; Notification 63/2020-Central Tax',
  },
);

/** The amendment that spared the tax paid by credit from the beginning; until it was known, the history above was the law. */
export const INTEREST_ON_CASH: RuleHistory<boolean> = historyOf({
  from: GST_BEGAN,
  knownSince: '2021-06-01',
  id: 'GST.INT.LATE.NET',
  basis: 'FILING_DATE',
  value: false,
  unit: 'yes or no',
  statute: 'CGST Act 2017 s.50(1), proviso by Finance Act 2021 s.112; Notification 16/2021-Central Tax',
  source: GST_SOURCES.rule88b,
});

/** The first period for which the portal computes the interest itself, and does not let it be lowered. */
export const INTEREST_BY_PORTAL: RuleHistory<boolean> = historyOf({
  id: 'GST.INT.PORTAL',
  from: '2026-01-01',
  basis: 'TAX_PERIOD',
  value: true,
  unit: 'yes or no',
  statute: 'GSTN advisory of 30 January 2026',
  source: GST_SOURCES.interestPortal,
  status: 'portal',
});

/** The days a year is taken to have, leap years too. */
export const INTEREST_YEAR: RuleHistory<number> = historyOf({
  from: GST_BEGAN,
  id: 'GST.INT.YEAR',
  basis: 'DUE_DATE',
  value: 365,
  unit: 'days',
  statute: 'GSTN advisory of 30 January 2026',
  source: GST_SOURCES.interestPortal,
  status: 'portal',
});

/** The ceiling of the statute for credit wrongly used. It is not a rate: the notified one is above. */
export const CREDIT_INTEREST_CEILING: RuleHistory<BasisPoints> = historyOf({
  from: GST_BEGAN,
  id: 'GST.INT.24',
  basis: 'DUE_DATE',
  value: percent(24),
  unit: 'a year, at most',
  statute: 'CGST Act 2017 s.50(3)',
  confidence: 'medium',
});

/** The forms with which GST is paid, and what of theirs is late. */
export const INTEREST_OF_FORM: Readonly<Record<string, GstInterestCase>> = {
  'GSTR-3B': 'late-return',
  'CMP-08': 'late-return',
  'PMT-06': 'monthly-deposit',
  'GSTR-5': 'with-return',
  'GSTR-5A': 'with-return',
  'GSTR-7': 'with-return',
  'GSTR-8': 'with-return',
};

export const GST_HEADS = ['integrated', 'central', 'state', 'cess'] as const;
export type GstHead = (typeof GST_HEADS)[number];
export type GstInterestCase = keyof typeof GST_INTEREST_RATES;

/** What was late under one head. */
export type LateTax = {
  /** Late return: what is paid in cash. Earlier period: all of the tax. Credit used: the credit that was used. */
  amount: Paise;
  /** The least that lay in the cash ledger from the due date to the debit. */
  minimumBalance?: Paise;
  /** What was paid by credit beside the amount: it bore interest too before the law of 2020 and 2021 was known. */
  byCredit?: Paise;
};

export type LatePayment = {
  case: GstInterestCase;
  heads: Partial<Record<GstHead, LateTax>>;
  /** The due date; for credit, the day on which it was used. */
  dueOn: IsoDate;
  /** The day of the debit, or of the reversal. */
  paidOn: IsoDate;
  /** The lower rates of the epidemic, where they hold for the return. */
  eased?: Rule<EasedInterest>;
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
  working.give('due', say('gst.step.due-on'), onDay(dueOn));
  working.give('paid', say('gst.step.paid-on'), onDay(paidOn));
  const days = Math.max(0, daysBetween(dueOn, paidOn));
  working.make('days', say('gst.step.days-late'), inDays(days), {
    formula: say('gst.formula.paid-minus-due-from-nought'),
    inputs: ['due', 'paid'],
  });
  const history: RuleHistory<BasisPoints> = GST_INTEREST_RATES[payment.case];
  const rule = ruleInForce(history, dueOn, knownOn);
  working.make('rate', say('gst.step.rate-a-year'), atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const year = ruleInForce(INTEREST_YEAR, dueOn);
  working.make('year', say('gst.step.days-of-a-year'), inDays(year.value), { inputs: [], rule: citationOf(year) });
  const terms = {
    rate: rule.value,
    days,
    year: year.value,
    weighted: weightedDays(payment, days, working),
  };
  const bases = basesOf(payment, working);
  return summed(interestByHead(bases, terms, working), { bases, terms, statute: rule.statute }, working);
}

/** Where the rate was lower for a while: the sum of each such rate times its days, and the days left at the full rate. */
type Weighted = { eased: BasisPoints; rest: number };
type Terms = { rate: BasisPoints; days: number; year: number; weighted: Weighted | undefined };

/** The last day of a piece of lower rates for a return due on a day. */
export const lastOfPiece = ({ until }: EasedPiece, dueOn: IsoDate): IsoDate =>
  'on' in until ? until.on : addDays(dueOn, until.days);

function weightedDays({ eased, dueOn }: LatePayment, days: number, working: Working): Weighted | undefined {
  if (!eased) return undefined;
  let counted = 0;
  let sum = 0;
  for (const [index, piece] of eased.value.pieces.entries()) {
    const last = Math.min(days, Math.max(counted, daysBetween(dueOn, lastOfPiece(piece, dueOn))));
    working.make(`eased.${index}`, say('gst.step.rate-for-days', { days: last - counted }), atRate(piece.rate), {
      inputs: ['days'],
      rule: citationOf(eased),
    });
    sum += piece.rate * (last - counted);
    counted = last;
  }
  return { eased: sum as BasisPoints, rest: days - counted };
}

type ByHead = Partial<Record<GstHead, Paise>>;

function basesOf(payment: LatePayment, working: Working): ByHead {
  const bases: ByHead = {};
  for (const head of GST_HEADS) {
    const late = payment.heads[head];
    if (late) bases[head] = baseOf(head, late, payment, working);
  }
  return bases;
}

function interestByHead(bases: ByHead, terms: Terms, working: Working): Record<GstHead, Paise> {
  const heads = { integrated: paise(0), central: paise(0), state: paise(0), cess: paise(0) };
  for (const head of GST_HEADS) {
    const base = bases[head];
    if (base === undefined) continue;
    const { rate, days, year, weighted } = terms;
    const full = shareOfDays(base, rate, weighted ? weighted.rest : days, year);
    heads[head] = weighted ? paise(full + shareOfDays(base, weighted.eased, 1, year)) : full;
    working.make(head, say('gst.step.interest-of-head', { head: say(`gst.head.${head}`) }), inPaise(heads[head]), {
      formula:
        terms.weighted === undefined
          ? say('gst.formula.base-times-rate-times-days-year-to')
          : say('gst.formula.base-times-each-rate'),
      inputs: [`${head}.base`, 'rate', 'days', 'year'],
    });
  }
  return heads;
}

function baseOf(head: GstHead, late: LateTax, payment: LatePayment, working: Working): Paise {
  const { minimumBalance = paise(0), byCredit = paise(0) } = late;
  const gross = payment.case === 'late-return' && byCredit > 0 ? grossRule(payment) : undefined;
  const amount = gross?.value ? paise(late.amount + byCredit) : late.amount;
  const ofHead = { head: say(`gst.head.${head}`) };
  if (gross) {
    working.give(`${head}.cash`, say('gst.step.paid-in-cash-of-head', ofHead), inPaise(late.amount));
    working.give(`${head}.credit`, say('gst.step.paid-by-credit-of-head', ofHead), inPaise(byCredit));
    working.make(`${head}.amount`, say('gst.step.paid-late-of-head', ofHead), inPaise(amount), {
      formula: say(gross.value ? 'gst.formula.cash-and-credit' : 'gst.formula.cash-alone'),
      inputs: [`${head}.cash`, `${head}.credit`],
      rule: citationOf(gross),
    });
  } else working.give(`${head}.amount`, say('gst.step.paid-late-of-head', ofHead), inPaise(amount));
  const rule = ruleInForce(MINIMUM_BALANCE_IS_EXCLUDED, payment.paidOn, payment.knownOn);
  const isExcluded = payment.case === 'late-return' && rule.value;
  const excluded = isExcluded ? minimumBalance : paise(0);
  working.give(`${head}.balance`, say('gst.step.least-balance-of-the-cash-ledger-where'), inPaise(excluded));
  const base = paise(Math.max(0, amount - excluded));
  const cited: { rule?: Citation } = payment.case === 'late-return' ? { rule: citationOf(rule) } : {};
  working.make(`${head}.base`, say('gst.step.base-of-head', { head: say(`gst.head.${head}`) }), inPaise(base), {
    formula: say('gst.formula.amount-minus-balance-from-nought'),
    inputs: [`${head}.amount`, `${head}.balance`],
    ...cited,
  });
  return base;
}

const grossRule = ({ paidOn, knownOn }: LatePayment) =>
  ruleIfInForce(INTEREST_ON_CASH, paidOn, knownOn) ?? ruleInForce(INTEREST_ON_GROSS, paidOn, knownOn);

type Made = { bases: ByHead; terms: Terms; statute: string };

function summed(heads: Record<GstHead, Paise>, made: Made, working: Working): Explained<GstInterest> {
  const total = paise(GST_HEADS.reduce((sum, head) => sum + heads[head], 0));
  const payable = paise(GST_HEADS.reduce((sum, head) => sum + toNearestRupee(heads[head]), 0));
  const inputs = GST_HEADS.filter((head) => heads[head] > 0);
  working.make('total', say('gst.step.interest'), inPaise(total), {
    formula: say('gst.formula.the-sum-of-the-heads'),
    inputs,
  });
  working.make('payable', say('gst.step.interest-in-whole-rupees'), inPaise(payable), {
    formula: say('gst.formula.each-head-to-the-nearest-rupee-50'),
    inputs,
    summary: interestSummary(made, payable),
  });
  return working.explain({ heads, total, payable });
}

const interestSummary = ({ bases, terms: { rate, days, year }, statute }: Made, payable: Paise): Message =>
  say('gst.summary.interest', {
    base: inPaise(paise(Object.values(bases).reduce((sum, base) => sum + base, 0))),
    rate: atRate(rate),
    days: inDays(days),
    year,
    payable: inPaise(payable),
    statute,
  });
