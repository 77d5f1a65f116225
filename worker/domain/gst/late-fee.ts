import { nameOfPeriod, type TaxPeriod } from '../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../law/sources';
import { type Cited, historyOf, type LawText } from '../law/table';
import { daysBetween, type IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, crore, type Paise, paise, percent, rupees, shareOf } from '../shared/money';

/** What the fee may not pass: an amount, or a share of the turnover in the State. */
export type FeeCap = { amount: Paise } | { ofTurnoverInState: BasisPoints };

/** The late fee under one Act; the other Act asks the same again. It holds for turnovers above one limit and up to another. */
export type LateFeeRate = { perDay: Paise; cap: FeeCap; turnoverAbove?: Paise; turnoverUpTo?: Paise };

/** The fee on a nil return, where the law knows one, and the fees by turnover on any other. */
export type LateFees = { nil?: RuleHistory<LateFeeRate>; others: readonly RuleHistory<LateFeeRate>[] };

type Given = Cited &
  Pick<LateFeeRate, 'turnoverAbove' | 'turnoverUpTo'> & { id: string; perDay: number; cap: number | FeeCap };

function fee(row: Given): RuleHistory<LateFeeRate> {
  const { id, perDay, cap, turnoverAbove, turnoverUpTo, ...rest } = row;
  const value = {
    perDay: rupees(perDay),
    cap: typeof cap === 'number' ? { amount: rupees(cap) } : cap,
    ...(turnoverAbove !== undefined && { turnoverAbove }),
    ...(turnoverUpTo !== undefined && { turnoverUpTo }),
  };
  return historyOf({
    from: GST_BEGAN,
    ...rest,
    id: `GST.LF.${id}`,
    basis: 'TAX_PERIOD',
    value,
    unit: 'paise a day',
  });
}

const T1 = crore(1.5);
const T2 = crore(5);

/** GSTR-1 and GSTR-3B carry the same fees, by two notifications. */
function monthlyReturn(id: string, statute: string, source: LawText): LateFees {
  const common = { from: '2021-06-01', statute, source };
  return {
    nil: fee({ ...common, id: `${id}.NIL`, perDay: 10, cap: 250 }),
    others: [
      fee({ ...common, id: `${id}.T1`, perDay: 25, cap: 1_000, turnoverUpTo: T1 }),
      fee({ ...common, id: `${id}.T2`, perDay: 25, cap: 2_500, turnoverAbove: T1, turnoverUpTo: T2 }),
      fee({ ...common, id: `${id}.T3`, perDay: 25, cap: 5_000, turnoverAbove: T2 }),
    ],
  };
}

const gstr4 = {
  from: '2021-04-01',
  knownSince: '2021-06-01',
  statute: 'CGST Act 2017 s.47; Notifications 73/2017 and 21/2021-Central Tax',
  source: GST_SOURCES.lateFee4,
};
const annual = {
  from: '2022-04-01',
  statute: 'CGST Act 2017 s.47(2); Notification 7/2023-Central Tax',
  source: GST_SOURCES.lateFee9,
};
const statutory = { statute: 'CGST Act 2017 s.47', confidence: 'medium' } as const;

/** The late fee of each return under one Act (s.47 CGST). There is none under the heads of integrated tax and cess. */
export const GST_LATE_FEES: Readonly<Record<string, LateFees>> = {
  'GSTR-3B': monthlyReturn(
    '3B',
    'CGST Act 2017 s.47(1); Notifications 76/2018 and 19/2021-Central Tax',
    GST_SOURCES.lateFee3b,
  ),
  'GSTR-1': monthlyReturn(
    '1',
    'CGST Act 2017 s.47(1); Notifications 4/2018 and 20/2021-Central Tax',
    GST_SOURCES.lateFee1,
  ),
  'GSTR-4': {
    nil: fee({ ...gstr4, id: '4.NIL', perDay: 10, cap: 250 }),
    others: [fee({ ...gstr4, id: '4', perDay: 25, cap: 1_000 })],
  },
  'CMP-08': {
    others: [
      fee({
        id: 'CMP08',
        from: '2019-04-01',
        perDay: 0,
        cap: 0,
        statute: 'CGST Act 2017 s.47, which does not name it',
      }),
    ],
  },
  'GSTR-5': {
    nil: fee({ ...statutory, id: '5.NIL', perDay: 10, cap: 5_000 }),
    others: [fee({ ...statutory, id: '5', perDay: 25, cap: 5_000 })],
  },
  'GSTR-6': {
    others: [
      fee({
        ...statutory,
        id: '6',
        perDay: 25,
        cap: 5_000,
        statute: 'CGST Act 2017 s.47; Notification 7/2018-Central Tax',
      }),
    ],
  },
  'GSTR-7': {
    nil: fee({
      id: '7.b',
      from: '2024-11-01',
      perDay: 0,
      cap: 0,
      statute: 'CGST Act 2017 s.47; Notification 23/2024-Central Tax',
      confidence: 'medium',
    }),
    others: [
      fee({
        id: '7.a',
        from: '2021-06-01',
        perDay: 25,
        cap: 1_000,
        statute: 'CGST Act 2017 s.47; Notification 22/2021-Central Tax',
      }),
    ],
  },
  'GSTR-8': { others: [fee({ ...statutory, id: '8', perDay: 100, cap: 5_000, statute: 'CGST Act 2017 s.47(1)' })] },
  'GSTR-9': {
    others: [
      fee({ ...annual, id: '9.A', perDay: 25, cap: { ofTurnoverInState: percent(0.02) }, turnoverUpTo: crore(5) }),
      fee({
        ...annual,
        id: '9.B',
        perDay: 50,
        cap: { ofTurnoverInState: percent(0.02) },
        turnoverAbove: crore(5),
        turnoverUpTo: crore(20),
      }),
      fee({
        id: '9.C',
        perDay: 100,
        cap: { ofTurnoverInState: percent(0.25) },
        turnoverAbove: crore(20),
        statute: 'CGST Act 2017 s.47(2)',
        source: GST_SOURCES.lateFee9,
      }),
    ],
  },
};

/** Whether the portal collects a late fee on GSTR-1: by the statute it is owed, by practice it is not asked. */
export const GSTR1_FEE_IS_COLLECTED: RuleHistory<boolean> = historyOf({
  from: GST_BEGAN,
  id: 'GST.LF.1.PORTAL',
  basis: 'TAX_PERIOD',
  value: false,
  unit: 'yes or no',
  statute: 'CGST Act 2017 s.47(1)',
  confidence: 'medium',
  status: 'portal',
});

/** Nothing to pay: the value of a version that waives a fee for the periods in which it is in force. */
export const NO_FEE: LateFeeRate = { perDay: paise(0), cap: { amount: paise(0) } };

export type LateReturn = {
  form: string;
  period: TaxPeriod;
  dueOn: IsoDate;
  /** The day of filing, or the day on which somebody asks. For GSTR-9 with GSTR-9C: the day on which both are in. */
  filedOn: IsoDate;
  /** GSTR-3B: no central tax is payable. GSTR-1: no outward supplies. GSTR-7: no tax deducted. */
  isNil: boolean;
  /** All of India, of the financial year before; for GSTR-9, of the year itself. */
  turnover: Paise;
  /** The turnover in the State, of the year: asked where the cap is a share of it (GSTR-9). */
  turnoverInState?: Paise;
  /** Versions entered since this table was written, such as a waiver for some periods; they count beside it. */
  relief?: RuleHistory<LateFeeRate>;
  knownOn?: IsoDate;
};

export type GstLateFee = {
  central: Paise;
  state: Paise;
  total: Paise;
  /** Owed by the statute, but not asked by the portal: shown, and not added to what is paid. */
  isExposureOnly: boolean;
};

/**
 * The late fee on a return: so much a day under each of two Acts, up to a cap (s.47 CGST). The first day after the due date is
 * day one. Throws RangeError where no rule covers the form, the period or the turnover.
 */
export function gstLateFee(late: LateReturn): Explained<GstLateFee> {
  const working = new Working();
  const days = daysLate(late, working);
  const rule = feeRule(late);
  const { fee: central, cap } = feeUnderOneAct(days, rule, late, working);
  working.make('state', say('gst.step.fee-under-the-state-act'), inPaise(central), {
    formula: say('gst.formula.the-same-again'),
    inputs: ['central'],
    rule: citationOf(rule),
  });
  const total = paise(2 * central);
  working.make('total', say('gst.step.late-fee'), inPaise(total), {
    formula: say('gst.formula.central-plus-state'),
    inputs: ['central', 'state'],
    summary: lateFeeSummary(days, rule, { central, cap }),
  });
  return working.explain({ central, state: central, total, isExposureOnly: isExposureOnly(late, working) });
}

function lateFeeSummary(
  days: number,
  rule: Rule<LateFeeRate>,
  { central, cap }: { central: Paise; cap: Paise },
): Message {
  const shown = { total: inPaise(paise(2 * central)), statute: rule.statute };
  if (days * rule.value.perDay > cap) return say('gst.summary.late-fee-capped', { ...shown, cap: inPaise(cap) });
  return say('gst.summary.late-fee', { ...shown, days: inDays(days), perDay: inPaise(rule.value.perDay) });
}

function daysLate({ form, period, dueOn, filedOn }: LateReturn, working: Working): number {
  working.give(
    'return',
    say('gst.step.return'),
    inWords(say('gst.text.form-for-period', { form, period: nameOfPeriod(period) })),
  );
  working.give('due', say('gst.step.due-on'), onDay(dueOn));
  working.give('filed', say('gst.step.filed-on'), onDay(filedOn));
  const days = Math.max(0, daysBetween(dueOn, filedOn));
  working.make('days', say('gst.step.days-late'), inDays(days), {
    formula: say('gst.formula.filed-minus-due-from-nought'),
    inputs: ['due', 'filed'],
  });
  return days;
}

type CappedFee = { fee: Paise; cap: Paise };

function feeUnderOneAct(days: number, rule: Rule<LateFeeRate>, late: LateReturn, working: Working): CappedFee {
  const { perDay, cap } = rule.value;
  working.make('perDay', say('gst.step.fee-for-each-day-under-one-act'), inPaise(perDay), {
    inputs: ['return'],
    rule: citationOf(rule),
  });
  const limit = 'amount' in cap ? cap.amount : shareOf(inState(late, working), cap.ofTurnoverInState);
  const share =
    'amount' in cap
      ? {}
      : { formula: say('gst.formula.share-of-turnover-in-state', { share: atRate(cap.ofTurnoverInState) }) };
  const inputs = 'amount' in cap ? ['return'] : ['turnoverInState'];
  working.make('cap', say('gst.step.most-under-one-act'), inPaise(limit), { ...share, inputs, rule: citationOf(rule) });
  const fee = paise(Math.min(days * perDay, limit));
  working.make('central', say('gst.step.fee-under-the-central-act'), inPaise(fee), {
    formula: say('gst.formula.the-lesser-of-days-times-perday-and'),
    inputs: ['days', 'perDay', 'cap'],
  });
  return { fee, cap: limit };
}

function inState({ turnoverInState, form }: LateReturn, working: Working): Paise {
  if (turnoverInState === undefined)
    throw new RangeError(`The cap of the late fee on ${form} asks the State's turnover`);
  working.give('turnoverInState', say('gst.step.turnover-in-the-state'), inPaise(turnoverInState));
  return turnoverInState;
}

function feeRule(late: LateReturn): Rule<LateFeeRate> {
  const rule = lateFeeRule(late);
  if (!rule) throw new RangeError(`No late fee on ${late.form} is recorded for this period and turnover`);
  return rule;
}

/** The rule of the fee under one Act; undefined where none covers the form, the period or the turnover. */
export function lateFeeRule(
  late: Pick<LateReturn, 'form' | 'period' | 'isNil' | 'turnover' | 'relief' | 'knownOn'>,
): Rule<LateFeeRate> | undefined {
  const { form, period, isNil, turnover, relief = [], knownOn } = late;
  const fees = GST_LATE_FEES[form];
  const asked = (history: RuleHistory<LateFeeRate>) => ruleIfInForce([...history, ...relief], period.to, knownOn);
  if (isNil && fees?.nil?.some(({ from }) => from <= period.to)) return asked(fees.nil);
  const band = fees?.others.find((history) => history.some(({ value }) => isWithin(turnover, value)));
  return band && asked(band);
}

const isWithin = (turnover: Paise, { turnoverAbove, turnoverUpTo }: LateFeeRate): boolean =>
  (turnoverAbove === undefined || turnover > turnoverAbove) && (turnoverUpTo === undefined || turnover <= turnoverUpTo);

function isExposureOnly({ form, period, knownOn }: LateReturn, working: Working): boolean {
  if (form !== 'GSTR-1') return false;
  const rule = ruleInForce(GSTR1_FEE_IS_COLLECTED, period.to, knownOn);
  if (rule.value) return false;
  working.make('exposure', say('gst.step.owed-by-the-statute-not-asked-by'), inWords(say('gst.text.shown-not-added')), {
    inputs: ['total'],
    rule: citationOf(rule),
  });
  return true;
}
