import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inPaise, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { partsOnAbroad } from './abroad';
import type { Charge, TaxAtSource } from './law/charge';
import {
  INOPERATIVE_PAN,
  LIMIT_NEEDS_PAN,
  NO_PAN_RATE,
  NO_PAN_RATE_OF_TRADE,
  NON_FILER_RATE,
  TRANSPORTER_CARRIAGES,
} from './law/higher-rates';
import { LOWER_CERTIFICATE } from './law/lower-certificate';
import type { CertifiedRate, Taken } from './lower-certificate';
import { type PayeeKind, TDS_RATES, type TdsNature } from './natures';
import { exactTax, NO_PARTS, type TaxParts } from './parts';
import { bandSlices, earlierInYear, monthsOf, type Slice, sumOf, type TestedSum, taxableNow } from './taxable-now';

export type Payee = { nature: string; eventOn: IsoDate; hasPan: boolean; isNonFiler?: boolean };

const OF_TRADE = ['goods', 'platformSales', 'platformSalesOfIndividual'];

// Section 206AB itself spares these: salary, provident fund, winnings, securitisation, cash, and what individuals pay by PAN.
const SPARED_NON_FILERS = [
  ...['salary', 'seniorCitizen', 'providentFund', 'lottery', 'horseRace', 'onlineGame', 'nonResident'],
  ...['securitisation', 'securitisationToIndividual', 'cashWithdrawal', 'cashWithdrawalByCooperative'],
  ...[
    'cashWithdrawalByNonFiler',
    'propertyPurchase',
    'individualsRent',
    'individualsContract',
    'virtualAssetOfSpecified',
  ],
];

const higher = (a: BasisPoints, b: BasisPoints): BasisPoints => (a > b ? a : b);

/** The rate for this payee: raised where no PAN was given (206AA, 397(2)) or, until March 2025, no return was filed (206AB). */
export function payeeRate(own: BasisPoints, payee: Payee): { rate: BasisPoints; raisedBy?: Rule<unknown> } {
  const candidates = [...withoutPan(payee), ...nonFiler(own, payee)].filter(({ rate }) => rate > own);
  const [first, ...others] = candidates;
  if (!first) return { rate: own };
  return others.reduce((highest, one) => (one.rate > highest.rate ? one : highest), first);
}

type Raised = { rate: BasisPoints; raisedBy: Rule<unknown> };

function withoutPan({ hasPan, nature, eventOn }: Payee): Raised[] {
  if (hasPan) return [];
  const raisedBy = ruleInForce(OF_TRADE.includes(nature) ? NO_PAN_RATE_OF_TRADE : NO_PAN_RATE, eventOn);
  return [{ rate: raisedBy.value, raisedBy }];
}

function nonFiler(own: BasisPoints, { isNonFiler, nature, eventOn }: Payee): Raised[] {
  if (!isNonFiler || SPARED_NON_FILERS.includes(nature)) return [];
  const raisedBy = NON_FILER_RATE.find(({ from, to }) => from <= eventOn && (to === null || eventOn <= to));
  if (!raisedBy) return [];
  const { times, atLeast } = raisedBy.value;
  return [{ rate: higher(percent((own * times) / 100), atLeast), raisedBy }];
}

export type Payment = Omit<TestedSum, 'earlier'> & {
  nature: TdsNature;
  earlier?: TestedSum['earlier'];
  /** GST on it, not part of the amount. Where the invoice does not show it separately, tax is withheld on it too. */
  gst?: { amount: Paise; isShownSeparately: boolean };
  hasPan: boolean;
  /** The day since which the payee's PAN is inoperative: from then on it counts as none. */
  panInoperativeSince?: IsoDate | null | undefined;
  isNonFiler?: boolean;
  /** Goods carriage of a transporter who declared to own no more carriages than the law allows: since that day. It needs a PAN. */
  carrierSince?: IsoDate | undefined;
  /** The rate of the payee's year or treaty, for natures that have no rate of their own. */
  averageRate?: BasisPoints;
  /** Who a payee abroad is, where that rate is the Act's own: surcharge and cess come on top. Absent where a treaty has it. */
  abroadByAct?: PayeeKind | undefined;
  /** The officer's certificates that hold for this payee and nature on the day, with what is left of each, in the order they are used. */
  certificates?: readonly CertifiedRate[] | undefined;
  knownOn?: IsoDate;
};

export type Withholding = {
  /** With surcharge and cess. */
  tax: Paise;
  parts: TaxParts;
  /** What is taxed with this payment, earlier sums that it carries included. */
  base: Paise;
  rate: BasisPoints;
  netPaid: Paise;
  /** As the statement gives it: A by a certificate, C for want of a PAN, Y below the limit, T for a transporter. */
  reasonFlag?: 'A' | 'C' | 'Y' | 'T';
  /** The certificates that lowered the rate, how much of its limit this payment takes of each, and what was left before it. */
  certified?: readonly Taken[];
} & Omit<TaxAtSource, 'charge'>;

/** The rule of a nature on the day of the earlier of credit and payment: that day also chooses between the two Acts. */
export function tdsRuleOf(nature: TdsNature, eventOn: IsoDate, knownOn?: IsoDate): Rule<TaxAtSource> {
  const history: RuleHistory<TaxAtSource> = TDS_RATES[nature];
  return ruleInForce(history, eventOn, knownOn);
}

/**
 * The tax to withhold from one payment, to the nearest rupee. A limit counts the payee's sums of the year; past it the whole is
 * taxed, except where the law taxes the excess. Throws RangeError where no rule is in force, or an average rate is missing.
 */
export function taxToWithhold(given: Payment): Explained<Withholding> {
  const working = new Working();
  const payment = asDeclared(asKnownByPan(given, working), working);
  const rule = tdsRuleOf(payment.nature, payment.eventOn, payment.knownOn);
  const { charge, ...named } = rule.value;
  const sum = testedSum(payment, working);
  const portions = certifiedPortions(portionsOf(charge, sum, payment, rule, working), payment, working);
  const base = paise(portions.reduce((total, one) => total + one.base, 0));
  const exact = exactTax(portions);
  working.make('exact', say('tds.step.tax-before-rounding'), inPaise(exact), {
    formula: say('tds.formula.the-sum-of-base-times-rate'),
    inputs: portions.flatMap(({ steps }) => steps),
  });
  const ofPortions = {
    portions: { list: portions.map(portionSummary), joined: 'and' as const },
    statute: rule.statute,
  };
  const { tax, parts } = withParts(toNearestRupee(exact), { payment, sum, portions, ofPortions, working });
  const netPaid = paise(payment.amount + (payment.gst?.amount ?? 0) - tax);
  const flag = reasonFlag(payment, portions);
  const rate = rateOf(portions);
  const certified = takenOf(portions, payment);
  return working.explain({
    ...{ tax, parts, base, rate, netPaid, ...named, ...(flag && { reasonFlag: flag }) },
    ...(certified.length > 0 && { certified }),
  });
}

/** The payment as of somebody without PAN, whom no certificate helps, where the PAN is inoperative on the day. */
function asKnownByPan(payment: Payment, working: Working): Payment {
  const { hasPan, panInoperativeSince: since, eventOn, knownOn } = payment;
  const rule = ruleIfInForce(INOPERATIVE_PAN, eventOn, knownOn);
  if (!hasPan || !since || since > eventOn || !rule) return { ...payment, panInoperativeSince: undefined };
  working.make('inoperative', say('tds.step.pan-inoperative-since'), onDay(since), {
    formula: say('tds.formula.counts-as-no-pan'),
    inputs: [],
    rule: citationOf(rule),
  });
  return { ...payment, hasPan: false, certificates: undefined };
}

/** The payment with the declaration of its transporter, where it is one for work and the PAN is known; of others it says nothing. */
function asDeclared(payment: Payment, working: Working): Payment {
  const { carrierSince: since, nature, hasPan, eventOn, knownOn } = payment;
  const rule = ruleIfInForce(TRANSPORTER_CARRIAGES, eventOn, knownOn);
  if (!since || !rule || !hasPan || !CARRIED.includes(nature)) return { ...payment, carrierSince: undefined };
  working.make('declared', say('tds.step.carrier-declared'), onDay(since), {
    formula: say('tds.formula.carriages', { count: rule.value }),
    inputs: [],
    rule: citationOf(rule),
  });
  return payment;
}

/** Carriage of goods is work, whoever does it. */
const CARRIED: readonly TdsNature[] = ['contract', 'contractWithIndividual'];

type Taxed = {
  payment: Payment;
  sum: TestedSum;
  portions: readonly Portion[];
  ofPortions: Message['params'];
  working: Working;
};

/** The tax with surcharge and cess where the payee bears them: who is abroad, at the Act's own rate and not at that for want of a PAN. */
function withParts(incomeTax: Paise, { payment, sum, portions, ofPortions, working }: Taxed) {
  const rounded = { formula: say('tds.formula.to-the-nearest-rupee-50-paise-up'), inputs: ['exact'] };
  const { abroadByAct: kind, eventOn } = payment;
  if (kind === undefined || portions.some(({ isRaised }) => isRaised)) {
    const summary = say('tds.summary.tax', { ...ofPortions, tax: inPaise(incomeTax) });
    working.make('tax', say('tds.step.tax-to-withhold'), inPaise(incomeTax), { ...rounded, summary });
    return { tax: incomeTax, parts: NO_PARTS };
  }
  working.make('incomeTax', say('tds.step.income-tax'), inPaise(incomeTax), rounded);
  const sumOfYear = paise(sumOf(earlierInYear(sum)) + sum.amount);
  const parts = partsOnAbroad(incomeTax, { eventOn, kind, sumOfYear }, working);
  const tax = paise(incomeTax + parts.surcharge + parts.cess);
  working.make('tax', say('tds.step.tax-to-withhold'), inPaise(tax), {
    ...{ formula: say('tds.formula.with-surcharge-and-cess'), inputs: ['incomeTax', 'surcharge', 'cess'] },
    summary: say('tds.summary.tax-with-parts', {
      ...{ ...ofPortions, tax: inPaise(tax) },
      ...{ surcharge: inPaise(parts.surcharge), cess: inPaise(parts.cess) },
    }),
  });
  return { tax, parts };
}

function testedSum({ gst, ...payment }: Payment, working: Working): TestedSum {
  working.give('event', say('tds.step.earlier-of-credit-and-payment'), onDay(payment.eventOn));
  working.give('paid', say('tds.step.amount-without-gst'), inPaise(payment.amount));
  const counted = gst && !gst.isShownSeparately ? gst.amount : paise(0);
  working.give('gst', say('tds.step.gst-that-is-not-shown-separately'), inPaise(counted));
  const amount = paise(payment.amount + counted);
  working.make('amount', say('tds.step.amount-that-counts'), inPaise(amount), {
    formula: say('tds.formula.paid-plus-gst'),
    inputs: ['paid', 'gst'],
  });
  const sum = { ...payment, amount, earlier: payment.earlier ?? [] };
  working.give('earlier', say('tds.step.counted-earlier-in-the-year'), inPaise(sumOf(earlierInYear(sum))));
  if (payment.expectedThisYear)
    working.give('expected', say('tds.step.likely-in-the-year'), inPaise(payment.expectedThisYear));
  return sum;
}

const portionSummary = ({ base, rate }: Pick<Portion, 'base' | 'rate'>): Message =>
  say('tds.summary.portion', { base: inPaise(base), rate: atRate(rate) });

/** What is taxed at one rate, and the steps that hold the two. */
type Portion = {
  base: Paise;
  rate: BasisPoints;
  isRaised: boolean;
  /** The certificate by which it is. */
  certificateId?: string;
  steps: readonly [base: string, rate: string];
};

function portionsOf(charge: Charge, sum: TestedSum, payment: Payment, rule: Rule<TaxAtSource>, working: Working) {
  const slices = slicesOf(charge, sum, payment, rule);
  return slices.map(({ base, rate: own, formula, limitedBy = rule }, index): Portion => {
    const id = `base${index}`;
    const counted = payment.expectedThisYear ? ['amount', 'earlier', 'expected'] : ['amount', 'earlier'];
    const inputs = payment.carrierSince ? ['amount', 'declared'] : counted;
    working.make(id, say('tds.step.taxed-with-this-payment'), inPaise(base), {
      formula,
      inputs,
      rule: citationOf(limitedBy),
    });
    working.make(`own${index}`, say('tds.step.rate-of-the-section'), atRate(own), {
      inputs: ['event'],
      rule: citationOf(rule),
    });
    const { rate, raisedBy } = payeeRate(own, payment);
    working.make(`rate${index}`, say('tds.step.rate-for-this-payee'), atRate(rate), {
      formula: raisedBy ? say('tds.formula.the-higher-of-own-and-the-rate') : say('tds.formula.own'),
      inputs: [`own${index}`, ...(raisedBy && payment.panInoperativeSince ? ['inoperative'] : [])],
      ...(raisedBy && { rule: citationOf(raisedBy) }),
    });
    const isRaised = raisedBy?.id.startsWith('TDS.NOPAN') ?? false;
    return { base, rate, isRaised, steps: [id, `rate${index}`] };
  });
}

/** What a payment takes of each certificate. */
const takenOf = (portions: readonly Portion[], { certificates = [] }: Payment): Taken[] =>
  certificates.flatMap(({ id, rate, left }) => {
    const base = paise(portions.reduce((sum, one) => sum + (one.certificateId === id ? one.base : 0), 0));
    return base > 0 ? [{ id, rate, left, base }] : [];
  });

/** The portions with what certificates lower parted off, one after the other: each up to what is left of it, at the law's rate beyond. */
const certifiedPortions = (
  portions: readonly Portion[],
  { certificates = [], eventOn, knownOn }: Payment,
  working: Working,
): readonly Portion[] =>
  certificates.reduce(
    (parted, certificate, index) =>
      certifiedBy(certificate, parted, { on: eventOn, knownOn, mark: index === 0 ? '' : `/${index + 1}` }, working),
    portions,
  );

function certifiedBy(
  { id: certificateId, number, rate, left }: CertifiedRate,
  portions: readonly Portion[],
  { on, knownOn, mark }: { on: IsoDate; knownOn: IsoDate | undefined; mark: string },
  working: Working,
): readonly Portion[] {
  const isLowered = (one: Portion) => one.certificateId === undefined && one.rate > rate;
  if (!portions.some((one) => one.base > 0 && isLowered(one))) return portions;
  const rule = citationOf(ruleInForce(LOWER_CERTIFICATE, on, knownOn));
  working.give(`certificateLeft${mark}`, say('tds.step.certificate-left', { number }), inPaise(left));
  working.make(`certificateRate${mark}`, say('tds.step.certificate-rate', { number }), atRate(rate), {
    ...{ inputs: [], rule },
  });
  let spare: number = left;
  return portions.flatMap((one, index): Portion[] => {
    const within = paise(isLowered(one) ? Math.min(one.base, spare) : 0);
    if (within === 0) return [one];
    spare -= within;
    const id = `certified${index}${mark}`;
    const [base] = one.steps;
    working.make(id, say('tds.step.certified', { number }), inPaise(within), {
      ...{ formula: say('tds.formula.certified'), inputs: [base, `certificateLeft${mark}`], rule },
    });
    const lowered: Portion = {
      ...{ base: within, rate, isRaised: false, certificateId, steps: [id, `certificateRate${mark}`] },
    };
    if (within === one.base) return [lowered];
    const beyond = paise(one.base - within);
    working.make(`beyond${index}${mark}`, say('tds.step.beyond-certificate', { number }), inPaise(beyond), {
      ...{ formula: say('tds.formula.beyond-certificate'), inputs: [base, id] },
    });
    return [lowered, { ...one, base: beyond, steps: [`beyond${index}${mark}`, one.steps[1]] }];
  });
}

function slicesOf(charge: Charge, sum: TestedSum, payment: Payment, rule: Rule<TaxAtSource>): Slice[] {
  if (charge.on === 'average') {
    const { averageRate } = payment;
    if (averageRate === undefined)
      throw new RangeError(`Section ${rule.value.section} needs the rate of the payee's year`);
    return [{ base: sum.amount, rate: averageRate, formula: say('tds.formula.amount') }];
  }
  if (charge.on === 'whole') return [wholeSlice(charge, sum, payment, rule)];
  const before = sumOf(earlierInYear(sum));
  return bandSlices(charge.bands, before, sum.amount);
}

function wholeSlice(
  charge: Extract<Charge, { on: 'whole' }>,
  sum: TestedSum,
  payment: Payment,
  rule: Rule<TaxAtSource>,
): Slice {
  const limitedBy = ruleIfInForce(LIMIT_NEEDS_PAN, payment.eventOn, payment.knownOn);
  if (!payment.hasPan && limitedBy?.value.includes(payment.nature))
    return { base: sum.amount, rate: charge.rate, formula: say('tds.formula.no-limit-without-pan'), limitedBy };
  const spares = payment.carrierSince && ruleIfInForce(TRANSPORTER_CARRIAGES, payment.eventOn, payment.knownOn);
  if (spares)
    return {
      ...{ base: paise(0), rate: percent(0), formula: say('tds.formula.nothing-by-declaration') },
      limitedBy: spares,
    };
  return {
    base: taxableNow(charge.limit, sum, rule.comparator ?? 'EXCEEDS'),
    rate: charge.rate,
    formula: limitFormula(charge.limit, sum),
  };
}

function limitFormula(limit: Extract<Charge, { on: 'whole' }>['limit'], sum: TestedSum): Message {
  const months = monthsOf(sum);
  if (limit.per === 'month' && months.length > 1)
    return say('tds.formula.all-of-months-covered', {
      ...{ count: months.length, from: { month: months[0] ?? '' }, to: { month: months.at(-1) ?? '' } },
      limit: inPaise(limit.amount),
    });
  if (limit.per === 'none') return say('tds.formula.amount');
  if (limit.per === 'payment-or-year') {
    const { payment, year } = limit;
    return say('tds.formula.sum-above-or-all-of-year', { payment: inPaise(payment), year: inPaise(year) });
  }
  return say(`tds.formula.all-once-${limit.per}-passes`, { limit: inPaise(limit.amount) });
}

/** The rate of the highest band that is touched; of the first where none is. */
function rateOf(portions: readonly Portion[]): BasisPoints {
  const touched = portions.findLast(({ base }) => base > 0) ?? portions[0];
  if (!touched) throw new RangeError('A charge has at least one band');
  return touched.rate;
}

function reasonFlag(payment: Payment, portions: readonly Portion[]): Withholding['reasonFlag'] {
  if (payment.carrierSince) return 'T';
  if (portions.every(({ base }) => base === 0)) return 'Y';
  if (portions.some(({ certificateId }) => certificateId)) return 'A';
  return portions.some(({ isRaised }) => isRaised) ? 'C' : undefined;
}
