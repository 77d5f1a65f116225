import { nameOfPeriod, type TaxPeriod } from '../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../law/sources';
import { type Cited, historyOf, joined } from '../law/table';
import { addDays, daysBetween, type IsoDate, isoDate } from '../shared/dates';
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

/** The versions of one fee, oldest first, each a row of its own. */
const fees = (...rows: readonly Given[]): RuleHistory<LateFeeRate> => joined(...rows.flatMap(fee));

const T1 = crore(1.5);
const T2 = crore(5);
const BANDS = [
  { band: 'T1', cap: 1_000, turnoverUpTo: T1 },
  { band: 'T2', cap: 2_500, turnoverAbove: T1, turnoverUpTo: T2 },
  { band: 'T3', cap: 5_000, turnoverAbove: T2 },
] as const;

type ByNotification = Cited & { id: string };

/** GSTR-1 and GSTR-3B carry the same fees from June 2021, by two notifications; before it whatever the turnover. */
function monthlyReturn(
  before: readonly (ByNotification & { perDay: number; cap: number })[],
  now: ByNotification,
): LateFees {
  const since = { ...now, from: '2021-06-01' };
  const earlier = (band: string, perDay?: number, limits = {}) =>
    before.map((row) => ({
      ...row,
      ...limits,
      id: `${row.id}.${band}`,
      perDay: row.perDay === 0 ? 0 : (perDay ?? row.perDay),
    }));
  return {
    nil: fees(...earlier('NIL', 10), { ...since, id: `${now.id}.NIL`, perDay: 10, cap: 250 }),
    others: BANDS.map(({ band, cap, ...limits }) =>
      fees(...earlier(band, undefined, limits), { ...since, ...limits, id: `${now.id}.${band}`, perDay: 25, cap }),
    ),
  };
}

const gstr4 = { statute: 'CGST Act 2017 s.47; Notification 73/2017-Central Tax', confidence: 'medium' } as const;
const gstr4Now = {
  from: '2021-04-01',
  knownSince: '2021-06-01',
  statute: 'CGST Act 2017 s.47; Notifications 73/2017 and 21/2021-Central Tax',
  source: GST_SOURCES.lateFee4,
};
const annual = {
  from: '2022-04-01',
  knownSince: '2023-03-31',
  statute: 'CGST Act 2017 s.47(2); Notification 7/2023-Central Tax',
  source: GST_SOURCES.lateFee9,
};
const QUARTER_PERCENT = { ofTurnoverInState: percent(0.25) };
const annualBefore = { perDay: 100, cap: QUARTER_PERCENT, statute: 'CGST Act 2017 s.47(2)' };
const statutory = { statute: 'CGST Act 2017 s.47', confidence: 'medium' } as const;

/** The late fee of each return under one Act (s.47 CGST). There is none under the heads of integrated tax and cess. */
export const GST_LATE_FEES: Readonly<Record<string, LateFees>> = {
  'GSTR-3B': monthlyReturn(
    [
      {
        id: '3B.a',
        knownSince: '2017-10-24',
        perDay: 0,
        cap: 0,
        statute: 'CGST Act 2017 s.128; Notifications 28/2017 and 50/2017-Central Tax',
      },
      {
        id: '3B.b',
        from: '2017-10-01',
        knownSince: '2017-11-15',
        perDay: 25,
        cap: 5_000,
        statute: 'CGST Act 2017 s.47(1); Notification 64/2017-Central Tax',
      },
    ],
    {
      id: '3B',
      statute: 'CGST Act 2017 s.47(1); Notifications 76/2018 and 19/2021-Central Tax',
      source: GST_SOURCES.lateFee3b,
    },
  ),
  'GSTR-1': monthlyReturn(
    [
      {
        id: '1.a',
        knownSince: '2018-01-23',
        perDay: 25,
        cap: 5_000,
        statute: 'CGST Act 2017 s.47(1); Notification 4/2018-Central Tax',
      },
    ],
    {
      id: '1',
      statute: 'CGST Act 2017 s.47(1); Notifications 4/2018 and 20/2021-Central Tax',
      source: GST_SOURCES.lateFee1,
    },
  ),
  'GSTR-4': {
    nil: fees(
      { ...gstr4, id: '4.a.NIL', from: '2019-04-01', perDay: 10, cap: 5_000 },
      { ...gstr4Now, id: '4.NIL', perDay: 10, cap: 250 },
    ),
    others: [
      fees(
        { ...gstr4, id: '4.a', from: '2019-04-01', perDay: 25, cap: 5_000 },
        { ...gstr4Now, id: '4', perDay: 25, cap: 1_000 },
      ),
    ],
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
  'ITC-04': {
    others: [fee({ id: 'ITC04', perDay: 0, cap: 0, statute: 'CGST Act 2017 s.47, which does not name it' })],
  },
  'GSTR-5': {
    nil: fee({ ...statutory, id: '5.NIL', perDay: 10, cap: 5_000 }),
    others: [fee({ ...statutory, id: '5', perDay: 25, cap: 5_000 })],
  },
  'GSTR-5A': {
    nil: fee({
      ...{ id: '5A.NIL', from: '2018-01-23', perDay: 10, cap: 5_000, confidence: 'medium' },
      statute: 'CGST Act 2017 s.47; Notification 6/2018-Central Tax',
    }),
    others: [
      fee({
        ...{ id: '5A', from: '2018-01-23', perDay: 25, cap: 5_000, confidence: 'medium' },
        statute: 'CGST Act 2017 s.47; Notification 6/2018-Central Tax',
      }),
    ],
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
      fees(
        { ...statutory, id: '7.0', from: '2018-10-01', perDay: 100, cap: 5_000, statute: 'CGST Act 2017 s.47(1)' },
        {
          id: '7.a',
          from: '2021-06-01',
          perDay: 25,
          cap: 1_000,
          statute: 'CGST Act 2017 s.47; Notification 22/2021-Central Tax',
        },
      ),
    ],
  },
  'GSTR-8': { others: [fee({ ...statutory, id: '8', perDay: 100, cap: 5_000, statute: 'CGST Act 2017 s.47(1)' })] },
  'GSTR-9': {
    others: [
      // To two crore the return of the first two years was optional, and deemed furnished where it was not made.
      fees(
        {
          ...{ id: '9.VOL', perDay: 0, cap: 0, turnoverUpTo: crore(2), knownSince: '2019-10-09' },
          statute: 'CGST Act 2017 s.148; Notification 47/2019-Central Tax',
        },
        { ...annualBefore, id: '9.0.A0', from: '2019-04-01', knownSince: '2019-10-09', turnoverUpTo: crore(2) },
        { ...annual, id: '9.A0', perDay: 25, cap: { ofTurnoverInState: percent(0.02) }, turnoverUpTo: crore(2) },
      ),
      fees(
        { ...annualBefore, id: '9.0.A', turnoverAbove: crore(2), turnoverUpTo: crore(5) },
        {
          ...annual,
          ...{ id: '9.A', perDay: 25, cap: { ofTurnoverInState: percent(0.02) } },
          ...{ turnoverAbove: crore(2), turnoverUpTo: crore(5) },
        },
      ),
      fees(
        { ...annualBefore, id: '9.0.B', turnoverAbove: crore(5), turnoverUpTo: crore(20) },
        {
          ...annual,
          ...{ id: '9.B', perDay: 50, cap: { ofTurnoverInState: percent(0.02) } },
          ...{ turnoverAbove: crore(5), turnoverUpTo: crore(20) },
        },
      ),
      fee({
        id: '9.C',
        perDay: 100,
        cap: QUARTER_PERCENT,
        turnoverAbove: crore(20),
        statute: 'CGST Act 2017 s.47(2)',
        source: GST_SOURCES.lateFee9,
      }),
    ],
  },
  'GSTR-10': {
    others: [fee({ id: '10', perDay: 100, cap: 5_000, statute: 'CGST Act 2017 s.47(1), which names s.45' })],
  },
};

/**
 * What a fee may not pass for who files a late return of some periods inside a window, or within so many days of its due date.
 * It is the same under each Act, another for a nil return, and touches turnovers of a band alone where it names one.
 */
export type FeeAmnesty = {
  form: string;
  filed: { from: IsoDate; to: IsoDate } | { withinDays: number };
  cap: { nil: Paise; other: Paise };
  every?: 'month' | 'quarter';
  turnoverAbove?: Paise;
  turnoverUpTo?: Paise;
};

type GivenAmnesty = Cited &
  Pick<FeeAmnesty, 'every' | 'turnoverAbove' | 'turnoverUpTo'> & {
    id: string;
    form: string;
    /** The last day on which a period may end. */
    to: string;
    filed: readonly [from: string, to: string] | number;
    cap: readonly [nil: number, other: number];
  };

function amnesty(row: GivenAmnesty): RuleHistory<FeeAmnesty> {
  const { id, form, filed, cap, every, turnoverAbove, turnoverUpTo, ...rest } = row;
  const window = typeof filed === 'number' ? { withinDays: filed } : { from: isoDate(filed[0]), to: isoDate(filed[1]) };
  return historyOf({
    from: GST_BEGAN,
    confidence: 'medium',
    ...rest,
    id: `GST.LF.${id}`,
    basis: 'TAX_PERIOD',
    value: {
      form,
      filed: window,
      cap: { nil: rupees(cap[0]), other: rupees(cap[1]) },
      ...(every && { every }),
      ...(turnoverAbove !== undefined && { turnoverAbove }),
      ...(turnoverUpTo !== undefined && { turnoverUpTo }),
    },
    unit: 'paise at most under one Act',
  });
}

const covid = (month: string, filed: number, rest: Pick<GivenAmnesty, 'every' | 'turnoverAbove' | 'turnoverUpTo'>) => {
  const { every = 'month', turnoverAbove } = rest;
  return amnesty({
    ...{ ...rest, form: 'GSTR-3B', filed, cap: [0, 0] },
    id: `3B.COVID21.${month}.${every}.${turnoverAbove ? 'ABOVE' : 'UPTO'}`,
    from: `${month}-01`,
    to: `${month}-${month.endsWith('04') ? '30' : '31'}`,
    knownSince: '2021-06-01',
    statute: 'CGST Act 2017 s.128; Notifications 9/2021 and 19/2021-Central Tax',
  });
};

const ANNUAL_2023 = { form: 'GSTR-9', to: '2022-03-31', cap: [10_000, 10_000] } as const;
const MONTHLY_2021 = { form: 'GSTR-3B', to: '2021-04-30', cap: [250, 500] } as const;

/** The amnesties that were given: each holds for the periods that end while it is in force. */
export const GST_FEE_AMNESTIES: readonly RuleHistory<FeeAmnesty>[] = [
  amnesty({
    ...{ id: '1.AMN', form: 'GSTR-1', to: '2019-11-30', filed: ['2019-12-19', '2020-01-17'], cap: [0, 0] },
    knownSince: '2019-12-26',
    statute: 'CGST Act 2017 s.128; Notification 74/2019-Central Tax',
  }),
  amnesty({
    ...{ id: '3B.AMN20', form: 'GSTR-3B', to: '2020-07-31', filed: ['2020-07-01', '2020-09-30'], cap: [0, 250] },
    knownSince: '2020-06-30',
    statute: 'CGST Act 2017 s.128; Notifications 52/2020 and 57/2020-Central Tax',
  }),
  amnesty({
    ...MONTHLY_2021,
    ...{ id: '3B.AMN21.a', filed: ['2021-06-01', '2021-08-31'] },
    statute: 'CGST Act 2017 s.128; Notification 19/2021-Central Tax',
  }),
  amnesty({
    ...MONTHLY_2021,
    ...{ id: '3B.AMN21.b', filed: ['2021-06-01', '2021-11-30'] },
    knownSince: '2021-08-29',
    statute: 'CGST Act 2017 s.128; Notification 33/2021-Central Tax',
  }),
  covid('2021-03', 15, { turnoverAbove: T2 }),
  covid('2021-04', 15, { turnoverAbove: T2 }),
  covid('2021-05', 15, { turnoverAbove: T2 }),
  covid('2021-03', 60, { turnoverUpTo: T2 }),
  covid('2021-04', 45, { turnoverUpTo: T2 }),
  covid('2021-05', 30, { turnoverUpTo: T2 }),
  covid('2021-03', 60, { turnoverUpTo: T2, every: 'quarter' }),
  ...['2022-06-30', '2022-07-28'].map((last, place) =>
    amnesty({
      ...{ id: `4.2022.${place + 1}`, form: 'GSTR-4', from: '2021-04-01', to: '2022-03-31' },
      ...{ filed: ['2022-05-01', last], cap: [0, 0], knownSince: place === 0 ? '2022-05-26' : '2022-07-05' },
      statute: `CGST Act 2017 s.128; Notification ${place === 0 ? 7 : 12}/2022-Central Tax`,
    }),
  ),
  amnesty({
    ...{ id: '4.AMN.a', form: 'GSTR-4', to: '2021-03-31', filed: ['2023-04-01', '2023-06-30'], cap: [0, 250] },
    knownSince: '2023-03-31',
    statute: 'CGST Act 2017 s.128; Notification 2/2023-Central Tax',
  }),
  amnesty({
    ...{ id: '4.AMN.b', form: 'GSTR-4', to: '2021-03-31', filed: ['2023-04-01', '2023-08-31'], cap: [0, 250] },
    knownSince: '2023-07-17',
    statute: 'CGST Act 2017 s.128; Notification 22/2023-Central Tax',
  }),
  amnesty({
    ...ANNUAL_2023,
    ...{ id: '9.0.AMN.a', filed: ['2023-04-01', '2023-06-30'] },
    statute: 'CGST Act 2017 s.128; Notification 7/2023-Central Tax',
  }),
  amnesty({
    ...ANNUAL_2023,
    ...{ id: '9.0.AMN.b', filed: ['2023-04-01', '2023-08-31'] },
    knownSince: '2023-07-17',
    statute: 'CGST Act 2017 s.128; Notification 25/2023-Central Tax',
  }),
  amnesty({
    ...{ id: '10.AMN.a', form: 'GSTR-10', to: '2023-06-30', filed: ['2023-04-01', '2023-06-30'], cap: [500, 500] },
    knownSince: '2023-03-31',
    statute: 'CGST Act 2017 s.128; Notification 8/2023-Central Tax',
  }),
  amnesty({
    ...{ id: '10.AMN.b', form: 'GSTR-10', to: '2023-08-31', filed: ['2023-04-01', '2023-08-31'], cap: [500, 500] },
    knownSince: '2023-07-17',
    statute: 'CGST Act 2017 s.128; Notification 26/2023-Central Tax',
  }),
];

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
  /** Takes the turnover over all of India where that of the State is not stated, and says so: the true cap may be lower. */
  mayCapOnAllIndia?: true;
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
  const eased = amnestyFor(late);
  const { fee: central, cap } = feeUnderOneAct(days, { rule, eased }, late, working);
  const cited = eased ?? rule;
  working.make('state', say('gst.step.fee-under-the-state-act'), inPaise(central), {
    formula: say('gst.formula.the-same-again'),
    inputs: ['central'],
    rule: citationOf(cited),
  });
  const total = paise(2 * central);
  working.make('total', say('gst.step.late-fee'), inPaise(total), {
    formula: say('gst.formula.central-plus-state'),
    inputs: ['central', 'state'],
    summary: lateFeeSummary(days, rule, { central, cap, late, statute: cited.statute }),
  });
  return working.explain({ central, state: central, total, isExposureOnly: isExposureOnly(late, working) });
}

type Summed = { central: Paise; cap: Paise; late: LateReturn; statute: string };

function lateFeeSummary(days: number, { value }: Rule<LateFeeRate>, { central, cap, late, statute }: Summed): Message {
  const shown = { total: inPaise(paise(2 * central)), statute };
  if (days * value.perDay <= cap)
    return say('gst.summary.late-fee', { ...shown, days: inDays(days), perDay: inPaise(value.perDay) });
  const isAssumed = 'ofTurnoverInState' in value.cap && late.turnoverInState === undefined;
  return say(isAssumed ? 'gst.summary.late-fee-capped-all-india' : 'gst.summary.late-fee-capped', {
    ...{ ...shown, cap: inPaise(cap) },
  });
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
type FeeLaw = { rule: Rule<LateFeeRate>; eased: Rule<FeeAmnesty> | undefined };

function feeUnderOneAct(days: number, { rule, eased }: FeeLaw, late: LateReturn, working: Working): CappedFee {
  const { perDay, cap } = rule.value;
  working.make('perDay', say('gst.step.fee-for-each-day-under-one-act'), inPaise(perDay), {
    inputs: ['return'],
    rule: citationOf(rule),
  });
  const limit = 'amount' in cap ? cap.amount : shareOf(inState(late, working), cap.ofTurnoverInState);
  const most = eased ? say('gst.step.most-by-the-rule') : say('gst.step.most-under-one-act');
  working.make(eased ? 'capByRule' : 'cap', most, inPaise(limit), {
    ...('amount' in cap
      ? { inputs: ['return'] }
      : {
          formula: say('gst.formula.share-of-turnover-in-state', { share: atRate(cap.ofTurnoverInState) }),
          inputs: ['turnoverInState'],
        }),
    rule: citationOf(rule),
  });
  const least = eased ? paise(Math.min(limit, amnestyCap(eased.value, late))) : limit;
  if (eased)
    working.make('cap', say('gst.step.most-under-one-act'), inPaise(least), {
      formula: say('gst.formula.less-by-amnesty'),
      inputs: ['capByRule', 'filed'],
      rule: citationOf(eased),
    });
  const fee = paise(Math.min(days * perDay, least));
  working.make('central', say('gst.step.fee-under-the-central-act'), inPaise(fee), {
    formula: say('gst.formula.the-lesser-of-days-times-perday-and'),
    inputs: ['days', 'perDay', 'cap'],
  });
  return { fee, cap: least };
}

/** The amnesty that asks least of who files on the day; undefined where none touches the return. */
function amnestyFor(late: LateReturn): Rule<FeeAmnesty> | undefined {
  return amnestiesOf(late)
    .filter(({ value }) => isInWindow(value, late))
    .toSorted((one, other) => amnestyCap(one.value, late) - amnestyCap(other.value, late))
    .at(0);
}

/** The days on which the fee may change by an amnesty: where its window begins and ends, and where the fee reaches its cap. */
export function amnestyDays(
  late: Pick<LateReturn, 'form' | 'period' | 'turnover' | 'dueOn' | 'knownOn'>,
  { perDay }: Pick<LateFeeRate, 'perDay'>,
): readonly IsoDate[] {
  return amnestiesOf(late).flatMap(({ value: { filed, cap } }) => {
    const last = perDay === 0 ? 0 : Math.floor(cap.other / perDay);
    const capped = [addDays(late.dueOn, last), addDays(late.dueOn, last + 1)];
    const window =
      'withinDays' in filed ? [addDays(late.dueOn, filed.withinDays + 1)] : [filed.from, addDays(filed.to, 1)];
    return [...capped, ...window];
  });
}

/** By form, so that a return of today looks through no amnesty of another. */
const AMNESTIES_OF: ReadonlyMap<string, readonly Rule<FeeAmnesty>[]> = new Map(
  Object.keys(GST_LATE_FEES).map((form) => [form, GST_FEE_AMNESTIES.flat().filter(({ value }) => value.form === form)]),
);

function amnestiesOf({
  form,
  period,
  turnover,
  knownOn,
}: Pick<LateReturn, 'form' | 'period' | 'turnover' | 'knownOn'>) {
  return (AMNESTIES_OF.get(form) ?? []).filter(
    ({ value, from, to, knownSince }) =>
      from <= period.to &&
      (to === null || period.to <= to) &&
      (!knownOn || knownSince <= knownOn) &&
      isWithin(turnover, value) &&
      (value.every === undefined || value.every === lengthOf(period)),
  );
}

const lengthOf = ({ from, to }: TaxPeriod): 'month' | 'quarter' =>
  from.slice(0, 7) === to.slice(0, 7) ? 'month' : 'quarter';

function isInWindow({ filed }: FeeAmnesty, { dueOn, filedOn }: Pick<LateReturn, 'dueOn' | 'filedOn'>): boolean {
  if ('withinDays' in filed) return daysBetween(dueOn, filedOn) <= filed.withinDays;
  return filed.from <= filedOn && filedOn <= filed.to;
}

const amnestyCap = ({ cap }: FeeAmnesty, { isNil }: Pick<LateReturn, 'isNil'>): Paise => (isNil ? cap.nil : cap.other);

function inState({ turnoverInState, mayCapOnAllIndia, turnover, form }: LateReturn, working: Working): Paise {
  if (turnoverInState === undefined && !mayCapOnAllIndia)
    throw new RangeError(`The cap of the late fee on ${form} asks the State's turnover`);
  const label =
    turnoverInState === undefined
      ? say('gst.step.turnover-of-all-india-as-cap')
      : say('gst.step.turnover-in-the-state');
  const amount = turnoverInState ?? turnover;
  working[turnoverInState === undefined ? 'assume' : 'give']('turnoverInState', label, inPaise(amount));
  return amount;
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

const isWithin = (
  turnover: Paise,
  { turnoverAbove, turnoverUpTo }: Pick<LateFeeRate, 'turnoverAbove' | 'turnoverUpTo'>,
): boolean =>
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
