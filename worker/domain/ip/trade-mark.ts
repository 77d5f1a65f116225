import { type RuleHistory, ruleInForce } from '../law/rule';
import {
  LATE_REGISTRATION,
  MADRID_COST,
  OPPOSITION_FEE,
  RENEWAL_SURCHARGE,
  RULE_57,
  RULE_58,
  TRADE_MARK_FEES,
  TRADE_MARKS_ACT,
} from '../law/sources';
import { type Row, ruleHistory } from '../law/table';
import { addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inMonths, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise, rupees } from '../shared/money';

// The Rules of 2017 came into force on this day.
const RULES_2017 = '2017-03-06';

type Law<Value> = Pick<Row<Value>, 'id' | 'unit' | 'value' | 'statute' | 'source' | 'confidence'>;

const since2017 = <Value>({ id, value, ...law }: Law<Value>): RuleHistory<Value> =>
  ruleHistory<Value>({ source: TRADE_MARKS_ACT, ...law, id: `IP.TM.${id}`, basis: 'EVENT_DATE' }, [
    { from: RULES_2017, value },
  ]);

export const TERM_YEARS = since2017({
  id: 'TERM',
  unit: 'years from the application',
  value: 10,
  statute: 'Trade Marks Act 1999 s.25',
  source: RENEWAL_SURCHARGE,
});
export const REPLY_DAYS = since2017({
  id: 'REPLY',
  unit: 'days from receipt of the examination report',
  value: 30,
  statute: 'Trade Marks Rules 2017 r.33(4)',
});
export const OPPOSITION_MONTHS = since2017({
  id: 'OPPOSE',
  unit: 'months from publication, not extendable',
  value: 4,
  statute: 'Trade Marks Act 1999 s.21(1)',
});
export const COUNTER_MONTHS = since2017({
  id: 'COUNTER',
  unit: 'months from receipt of the notice',
  value: 2,
  statute: 'Trade Marks Act 1999 s.21(2)',
});
export const EVIDENCE_MONTHS = since2017<readonly [opponent: number, applicant: number, reply: number]>({
  id: 'EVIDENCE',
  unit: 'months, opponent then applicant, then reply',
  value: [2, 2, 1],
  statute: 'Trade Marks Rules 2017 rr.45 to 47',
});
export const RENEWAL_OPENS_MONTHS = since2017({
  id: 'RENEW_OPEN',
  unit: 'months before expiry',
  value: 12,
  statute: 'Trade Marks Rules 2017 r.57',
  source: RULE_57,
});
export const REMINDER_MONTHS = since2017({
  id: 'REMINDER',
  unit: 'months before expiry at most, by the Registrar (RG-3)',
  value: 6,
  statute: 'Trade Marks Rules 2017 r.58',
  source: RULE_58,
});
export const GRACE_MONTHS = since2017({
  id: 'GRACE',
  unit: 'months after expiry, with surcharge',
  value: 6,
  statute: 'Trade Marks Act 1999 s.25(3)',
  source: RENEWAL_SURCHARGE,
});
export const RESTORATION_MONTHS = since2017({
  id: 'RESTORE',
  unit: 'months after expiry',
  value: 12,
  statute: 'Trade Marks Act 1999 s.25(4)',
  source: RULE_58,
});
export const LATE_REGISTRATION_MONTHS = since2017({
  id: 'LATE_REGISTRATION',
  unit: 'months from registration, where it came within so many of the ten years',
  value: 6,
  statute: 'Trade Marks Rules 2017 r.57',
  source: LATE_REGISTRATION,
});

export type RenewalFees = { renewal: Paise; surcharge: Paise; restoration: Paise };

export const RENEWAL_FEES = since2017<RenewalFees>({
  id: 'FEE.RENEWAL',
  unit: 'paise a class, filed electronically',
  value: { renewal: rupees(9_000), surcharge: rupees(4_500), restoration: rupees(9_000) },
  statute: 'Trade Marks Rules 2017, First Schedule',
  source: RENEWAL_SURCHARGE,
  confidence: 'medium',
});

/** Individuals, start-ups and small enterprises pay the reduced fee. */
export type ApplicantFees = { reduced: Paise; full: Paise };

export const APPLICATION_FEE = since2017<ApplicantFees>({
  id: 'FEE.APPLICATION',
  unit: 'paise a class, filed electronically',
  value: { reduced: rupees(4_500), full: rupees(9_000) },
  statute: 'Trade Marks Rules 2017, First Schedule (TM-A)',
  source: TRADE_MARK_FEES,
});
export const EXPEDITION_FEE = since2017<ApplicantFees>({
  id: 'FEE.EXPEDITED',
  unit: 'paise a class',
  value: { reduced: rupees(20_000), full: rupees(40_000) },
  statute: 'Trade Marks Rules 2017, First Schedule (TM-M)',
  source: TRADE_MARK_FEES,
});
export const OPPOSITION_NOTICE_FEE = since2017<Paise>({
  id: 'FEE.OPPOSITION',
  unit: 'paise a class, filed electronically',
  value: rupees(2_700),
  statute: 'Trade Marks Rules 2017, First Schedule (TM-O)',
  source: OPPOSITION_FEE,
});

export type MadridFees = {
  basic: number;
  basicInColour: number;
  eachParty: number;
  classes: number;
  eachFurtherClass: number;
};

export const MADRID_FEES = ruleHistory<MadridFees>(
  {
    id: 'IP.TM.MADRID.FEES',
    basis: 'EVENT_DATE',
    unit: 'Swiss francs',
    statute: 'Madrid Protocol, schedule of fees',
    source: MADRID_COST,
  },
  [
    {
      from: '2013-07-08',
      value: { basic: 653, basicInColour: 903, eachParty: 100, classes: 3, eachFurtherClass: 100 },
    },
  ],
);

/** One source reports 5,000, another memory says 2,000. */
export const MADRID_HANDLING_FEE = ruleHistory<Paise>(
  {
    id: 'IP.TM.MADRID.HANDLING',
    basis: 'EVENT_DATE',
    unit: 'paise',
    statute: 'Trade Marks Rules 2017, First Schedule (MM2)',
    source: MADRID_COST,
    status: 'unverified',
    confidence: 'low',
  },
  [{ from: '2017-03-06', value: rupees(5_000) }],
);

export const MADRID_TIMES = ruleHistory<{ priorityMonths: number; dependencyYears: number; renewalYears: number }>(
  {
    id: 'IP.TM.MADRID.TIMES',
    basis: 'EVENT_DATE',
    unit: 'months of priority, years of dependency and renewal',
    statute: 'Madrid Protocol arts.4, 6, 7',
    source: TRADE_MARKS_ACT,
  },
  [{ from: '2013-07-08', value: { priorityMonths: 6, dependencyYears: 5, renewalYears: 10 } }],
);

export type RenewalWindow = {
  opensOn: IsoDate;
  expiresOn: IsoDate;
  /** The last day of the plain fee: that of the expiry, or six months from a registration that came about then. */
  renewBy: IsoDate;
  graceEndsOn: IsoDate;
  restorableUntil: IsoDate;
};

/** What the register says of a mark beside its application: until when it is in force, and when it was entered. */
export type Entry = { inForceTo?: IsoDate; registeredOn?: IsoDate };

/**
 * The days between which a registered trade mark is renewed: from a year before its tenth anniversary of application, six
 * months more with surcharge, a year by restoration. `renewals` counts the terms already renewed since. `inForceTo` is the end of a
 * term by the register, from which later ones then count: terms of earlier Acts were shorter. A mark that was entered within six
 * months of its expiry, before or after, is renewed within six of its entry (r.57). The rules of the day asked for apply, since a
 * mark outlives the rules it was applied under.
 */
export function trademarkRenewal(
  applicationOn: IsoDate,
  today: IsoDate,
  renewals = 0,
  knownOn?: IsoDate,
  { inForceTo, registeredOn }: Entry = {},
): Explained<RenewalWindow> {
  const working = new Working();
  working.give('application', say('ip.step.applied-for'), onDay(applicationOn));
  const term = ruleInForce(TERM_YEARS, today, knownOn);
  const base = inForceTo ?? applicationOn;
  const years = term.value * (renewals + (inForceTo ? 0 : 1));
  const expiresOn = addMonths(base, 12 * years);
  if (inForceTo) working.give('register', say('ip.step.in-force-to'), onDay(inForceTo));
  working.give('renewals', say('ip.step.times-renewed'), asCount(renewals));
  working.make('expiry', say('ip.step.expires'), onDay(expiresOn), {
    formula: inForceTo
      ? say('ip.formula.register-plus-terms', { count: term.value })
      : say('ip.formula.application-plus-terms', { count: term.value }),
    inputs: [inForceTo ? 'register' : 'application', 'renewals'],
    rule: citationOf(term),
    summary: say('ip.summary.term', {
      ...{ from: onDay(base), count: years, due: onDay(expiresOn) },
      statute: term.statute,
    }),
  });
  const step = (id: string, label: Message, history: RuleHistory<number>, sign: 1 | -1): IsoDate => {
    const rule = ruleInForce(history, today, knownOn);
    const day = addMonths(expiresOn, sign * rule.value);
    working.make(id, label, onDay(day), {
      formula:
        sign < 0
          ? say('ip.formula.expiry-minus', { span: inMonths(rule.value) })
          : say('ip.formula.expiry-plus', { span: inMonths(rule.value) }),
      inputs: ['expiry'],
      rule: citationOf(rule),
    });
    return day;
  };
  const opensOn = step('opens', say('ip.step.may-be-renewed-from'), RENEWAL_OPENS_MONTHS, -1);
  const late = ruleInForce(LATE_REGISTRATION_MONTHS, today, knownOn);
  const isEnteredLate =
    registeredOn !== undefined &&
    addMonths(expiresOn, -late.value) <= registeredOn &&
    registeredOn <= addMonths(expiresOn, late.value);
  const afterEntry = isEnteredLate ? addMonths(registeredOn, late.value) : expiresOn;
  const renewBy = afterEntry > expiresOn ? afterEntry : expiresOn;
  if (isEnteredLate && renewBy > expiresOn) {
    working.give('registered', say('ip.step.registered'), onDay(registeredOn));
    working.make('renewBy', say('ip.step.renewed-by'), onDay(renewBy), {
      formula: say('ip.formula.registration-plus', { span: inMonths(late.value) }),
      inputs: ['registered', 'expiry'],
      rule: citationOf(late),
      summary: say('ip.summary.due', {
        ...{ from: onDay(registeredOn), span: inMonths(late.value), due: onDay(renewBy), statute: late.statute },
      }),
    });
  }
  const graceEndsOn = step('graceEnds', say('ip.step.with-surcharge-until'), GRACE_MONTHS, 1);
  const restorableUntil = step('restorable', say('ip.step.by-restoration-until'), RESTORATION_MONTHS, 1);
  return working.explain({ opensOn, expiresOn, renewBy, graceEndsOn, restorableUntil });
}

export const TRADE_MARK_STATES = ['active', 'renewable', 'grace', 'restorable', 'lapsed'] as const;
export type TradeMarkState = (typeof TRADE_MARK_STATES)[number];

/** Where a registered mark stands on a day; its last day counts as the one still in time. */
export function trademarkState(
  { opensOn, renewBy, graceEndsOn, restorableUntil }: RenewalWindow,
  day: IsoDate,
): TradeMarkState {
  if (day < opensOn) return 'active';
  if (day <= renewBy) return 'renewable';
  if (day <= graceEndsOn) return 'grace';
  return day <= restorableUntil ? 'restorable' : 'lapsed';
}

/** What renewing costs on a day, by classes; filed electronically, unless the fees of paper are handed in. Throws RangeError before the window and once lapsed. */
export function trademarkRenewalFee(
  window: RenewalWindow,
  classes: number,
  filedOn: IsoDate,
  knownOn?: IsoDate,
  fees: RuleHistory<RenewalFees> = RENEWAL_FEES,
): Explained<Paise> {
  const state = trademarkState(window, filedOn);
  if (state === 'active' || state === 'lapsed')
    throw new RangeError(`A mark that is ${state} is not renewed on ${filedOn}`);
  if (!Number.isSafeInteger(classes) || classes < 1 || classes > 45)
    throw new RangeError(`Not a number of classes: ${classes}`);
  const rule = ruleInForce(fees, filedOn, knownOn);
  const extra = state === 'grace' ? rule.value.surcharge : state === 'restorable' ? rule.value.restoration : paise(0);
  const working = new Working();
  working.give('state', say('ip.step.the-mark-is'), inWords(say(`ip.state.${state}`)));
  working.give('classes', say('ip.step.classes'), asCount(classes));
  working.cite('renewal', say('ip.step.renewal-a-class'), inPaise(rule.value.renewal), rule);
  working.cite('extra', say('ip.step.surcharge-or-restoration-a-class'), inPaise(extra), rule);
  const fee = paise(classes * (rule.value.renewal + extra));
  working.make('fee', say('ip.step.fee-on-that-day'), inPaise(fee), {
    formula: say('ip.formula.classes-times-renewal-plus-surcharge-or-restoration'),
    inputs: ['state', 'classes', 'renewal', 'extra'],
    summary: say('ip.summary.renewal-fee', {
      count: classes,
      renewal: inPaise(rule.value.renewal),
      extra: inPaise(extra),
      fee: inPaise(fee),
      statute: rule.statute,
    }),
  });
  return working.explain(fee);
}
