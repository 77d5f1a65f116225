import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { TDS_SOURCES } from '../law/sources';
import { historyOf, NEW_ACT_BEGINS, underBothActs } from '../law/table';
import { addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inMonths, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Message, type Param, say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, rupees, shareOfMonths } from '../shared/money';
import { downToHundredRupees, upToRupee } from '../shared/rounding';

const interest = (id: string, value: BasisPoints, old: string, now: string): RuleHistory<BasisPoints> =>
  underBothActs({
    id: `TDS.INT.${id}`,
    from: '2010-07-01',
    basis: 'DEDUCTION_EVENT',
    value,
    unit: 'a month or part of one',
    old,
    now,
    source: [TDS_SOURCES.months, TDS_SOURCES.default398],
  });

const collected = { basis: 'COLLECTION_EVENT', unit: 'a month or part of one', confidence: 'medium' } as const;

/** The rate of a month, or part of one, for which tax was not withheld or collected, or not deposited. */
export const INTEREST_RATES = {
  deduction: {
    notWithheld: interest('1', percent(1), 'Income-tax Act 1961 s.201(1A)(i)', 'Income-tax Act 2025 s.398(3)(a)(i)'),
    notDeposited: interest(
      '1_5',
      percent(1.5),
      'Income-tax Act 1961 s.201(1A)(ii)',
      'Income-tax Act 2025 s.398(3)(a)(ii)',
    ),
  },
  collection: {
    notWithheld: underBothActs({
      ...collected,
      id: 'TCS.INT.1',
      from: '2010-07-01',
      value: percent(1),
      old: 'Income-tax Act 1961 s.206C(7)',
      now: 'Income-tax Act 2025 s.398(3)',
      source: [undefined, TDS_SOURCES.default398],
    }),
    notDeposited: historyOf(
      {
        ...collected,
        id: 'TCS.INT.a',
        from: '2010-07-01',
        value: percent(1),
        statute: 'Income-tax Act 1961 s.206C(7)',
      },
      {
        ...collected,
        id: 'TCS.INT.b',
        from: '2025-04-01',
        value: percent(1.5),
        statute: 'Income-tax Act 1961 s.206C(7)',
      },
      {
        ...collected,
        id: 'TCS.INT.c',
        from: NEW_ACT_BEGINS,
        value: percent(1.5),
        statute: 'Income-tax Act 2025 s.398(3)',
        source: TDS_SOURCES.default398,
      },
    ),
  },
} satisfies Record<string, Record<string, RuleHistory<BasisPoints>>>;

/** How a month or part of one is counted: the months of the calendar that are touched, or months that run from the first day. */
export const MONTH_COUNTS = ['CALENDAR', 'ROLLING'] as const;
export type MonthCount = (typeof MONTH_COUNTS)[number];

/** How months of interest are counted, and on which base: what the department's system does. Both are also argued otherwise. */
export const INTEREST_PRACTICE: RuleHistory<{ months: MonthCount; base: 'EXACT' | 'RULE_119A' }> = historyOf({
  id: 'TDS.INT.PRACTICE',
  from: '2010-07-01',
  basis: 'DEDUCTION_EVENT',
  value: { months: 'CALENDAR', base: 'EXACT' },
  unit: 'reading',
  statute: 'Income-tax Act 1961 s.201(1A), 2025 s.398(3): “month or part of a month”; practice of TRACES',
  source: TDS_SOURCES.months,
  confidence: 'medium',
  status: 'portal',
});

/** The count of months that is argued against that practice: tribunals and High Courts have read a month as one from its own day. */
export const ARGUED_MONTHS: RuleHistory<MonthCount> = historyOf({
  id: 'TDS.INT.ARGUED',
  from: '2010-07-01',
  basis: 'DEDUCTION_EVENT',
  value: 'ROLLING',
  unit: 'reading',
  statute:
    'Income-tax Act 1961 s.201(1A), 2025 s.398(3): “month or part of a month”, as tribunals and High Courts read it',
  source: TDS_SOURCES.monthsArgued,
  confidence: 'low',
  status: 'unverified',
});

/** The fee for each day on which a statement is late; never more than the tax in it. */
export const STATEMENT_FEE: RuleHistory<Paise> = underBothActs({
  id: 'TDS.FEE',
  from: '2012-07-01',
  basis: 'FORM_PERIOD',
  value: rupees(200),
  unit: 'paise a day',
  old: 'Income-tax Act 1961 s.234E',
  now: 'Income-tax Act 2025 s.427',
  source: TDS_SOURCES.fee427,
});

/** What a certificate that is not given in time exposes to for each day, at most the tax in it. */
export const CERTIFICATE_PENALTY: RuleHistory<Paise> = historyOf(
  {
    id: 'TDS.CERT.LATE.a',
    from: '1999-06-01',
    basis: 'DUE_DATE',
    value: rupees(100),
    unit: 'paise a day',
    statute: 'Income-tax Act 1961 s.272A(2)(g)',
  },
  {
    id: 'TDS.CERT.LATE.b',
    from: '2022-04-01',
    basis: 'DUE_DATE',
    value: rupees(500),
    unit: 'paise a day',
    statute: 'Income-tax Act 1961 s.272A(2)(g) as amended by Finance Act 2022',
  },
  {
    id: 'TDS.CERT.LATE.2025',
    from: NEW_ACT_BEGINS,
    basis: 'DUE_DATE',
    value: rupees(500),
    unit: 'paise a day',
    statute: 'Income-tax Act 2025, successor of s.272A(2)(g) of 1961',
    confidence: 'low',
  },
);

/** What may be asked beside interest and fee. A range is shown as a risk and never as an amount that is owed. */
export type Penalty = { from: Paise; to: Paise; graceMonths: number };

const penalty = { basis: 'DUE_DATE', unit: 'paise, from and to' } as const;
const RANGE = { from: rupees(10_000), to: rupees(100_000) };

/** The penalty for a statement not filed or wrong; spared where all is paid and it is filed within some months of its date. */
export const STATEMENT_PENALTY: RuleHistory<Penalty> = historyOf(
  {
    ...penalty,
    id: 'TDS.PENALTY.a',
    from: '2012-07-01',
    value: { ...RANGE, graceMonths: 12 },
    statute: 'Income-tax Act 1961 s.271H',
  },
  {
    ...penalty,
    id: 'TDS.PENALTY.b',
    from: '2025-04-01',
    value: { ...RANGE, graceMonths: 1 },
    statute: 'Income-tax Act 1961 s.271H',
  },
  {
    ...penalty,
    id: 'TDS.PENALTY.c',
    from: NEW_ACT_BEGINS,
    value: { ...RANGE, graceMonths: 1 },
    statute: 'Income-tax Act 2025 s.461',
    confidence: 'medium',
  },
);

/**
 * The penalty that a statement exposes to which was filed more than some months after its day, or not all of whose tax, interest and
 * fee is paid by then (1961 Act s.271H, 2025 Act s.461): a range, and never an amount that is owed. Null where the filing spares it.
 */
export function statementPenalty(dueOn: IsoDate, filedOn: IsoDate, knownOn?: IsoDate): Explained<Penalty | null> {
  const rule = ruleInForce(STATEMENT_PENALTY, dueOn, knownOn);
  const { from, to, graceMonths } = rule.value;
  const sparedTo = addMonths(dueOn, graceMonths);
  const working = new Working();
  working.give('due', say('tds.step.due-on'), onDay(dueOn));
  working.give('filed', say('tds.step.filed-on'), onDay(filedOn));
  working.make('spared', say('tds.step.penalty-spared-to'), onDay(sparedTo), {
    formula: say('tds.formula.penalty-spared', { count: graceMonths }),
    inputs: ['due'],
    rule: citationOf(rule),
  });
  const isSpared = filedOn <= sparedTo;
  const range = say('tds.text.range', { from: inPaise(from), to: inPaise(to) });
  working.make('penalty', say('tds.step.statement-penalty'), inWords(isSpared ? say('tds.text.none') : range), {
    formula: say('tds.formula.penalty-where-later'),
    inputs: ['filed', 'spared'],
    summary: say(isSpared ? 'tds.summary.penalty-spared' : 'tds.summary.statement-penalty', {
      ...{ day: onDay(sparedTo), from: inPaise(from), to: inPaise(to), statute: rule.statute },
    }),
  });
  return working.explain(isSpared ? null : rule.value);
}

const disallowed = (id: string, share: number): RuleHistory<BasisPoints> =>
  underBothActs({
    id: `TDS.DISALLOW.${id}`,
    from: '2015-04-01',
    basis: 'FINANCIAL_YEAR',
    value: percent(share),
    unit: 'of the expense',
    old: 'Income-tax Act 1961 s.40(a)',
    now: 'Income-tax Act 2025 s.35',
    confidence: ['high', 'low'],
  });

/** How much of an expense is disallowed where its tax is not deposited by the due date of the return. */
export const DISALLOWANCE = { resident: disallowed('RESIDENT', 30), nonResident: disallowed('NONRESIDENT', 100) };

/** Years after the financial year of the original within which a statement may be corrected. */
export const CORRECTION_YEARS: RuleHistory<number> = historyOf(
  {
    id: 'TDS.CORRECTION.a',
    from: '2025-04-01',
    basis: 'FILING_DATE',
    value: 6,
    unit: 'years',
    statute: 'Income-tax Act 1961 s.200(3), proviso',
    confidence: 'medium',
  },
  {
    id: 'TDS.CORRECTION.b',
    from: NEW_ACT_BEGINS,
    basis: 'FILING_DATE',
    value: 2,
    unit: 'years',
    statute: 'Income-tax Act 2025 s.397(3)',
    confidence: 'medium',
  },
);

/** The months of interest from one day to another, both included, by name; none where the second lies before the first. */
export function monthsOfInterest(from: IsoDate, to: IsoDate, count: MonthCount): readonly Param[] {
  if (to < from) return [];
  const months: Param[] = [];
  const start = count === 'CALENDAR' ? firstOfMonth(from) : from;
  for (let begin = start; begin <= to; begin = addMonths(start, months.length)) months.push(nameOf(begin, count));
  return months;
}

function nameOf(begin: IsoDate, count: MonthCount): Param {
  return count === 'CALENDAR' ? { month: begin.slice(0, 7) } : say('tds.text.month-from', { day: onDay(begin) });
}

export type LateTax = {
  kind: keyof typeof INTEREST_RATES;
  tax: Paise;
  /** When it should have been withheld or collected: the earlier of credit and payment. */
  deductibleOn: IsoDate;
  /** When it was; absent where it never was. */
  deductedOn?: IsoDate;
  /** When it was deposited, or the day on which somebody asks. */
  depositedOn: IsoDate;
  /** By when it was to be deposited, counted from the day of the deduction. */
  depositDueOn: IsoDate;
  /** Readings other than the department's system's, for whoever argues them. */
  months?: MonthCount;
  base?: 'EXACT' | 'RULE_119A';
  knownOn?: IsoDate;
};

export type TdsInterest = {
  notWithheld: Paise;
  notDeposited: Paise;
  exact: Paise;
  /** What a challan carries: up to the next rupee. */
  payable: Paise;
};

/**
 * Simple interest on tax at source for each month or part of one (1961 Act s.201(1A), 206C(7); 2025 Act s.398): from the day it was
 * to be withheld to the day it was, and, where it was deposited after its day, from the deduction (not the due day) to the deposit.
 */
export function tdsInterest(late: LateTax): Explained<TdsInterest> {
  const { tax, deductibleOn, deductedOn, depositedOn, depositDueOn } = late;
  const working = new Working();
  working.give('tax', say('tds.step.tax'), inPaise(tax));
  working.give('deductible', say('tds.step.to-be-withheld-on'), onDay(deductibleOn));
  working.give('deposited', say('tds.step.deposited-on'), onDay(depositedOn));
  working.give('due', say('tds.step.to-be-deposited-by'), onDay(depositDueOn));
  if (deductedOn) working.give('deducted', say('tds.step.withheld-on'), onDay(deductedOn));
  const practice = ruleInForce(INTEREST_PRACTICE, deductibleOn, late.knownOn);
  const count = late.months ?? practice.value.months;
  const base = baseOf(late, practice, working);
  const withheldOn = deductedOn ?? depositedOn;
  const isLateWithheld = withheldOn > deductibleOn;
  const isLateDeposited = deductedOn !== undefined && depositedOn > depositDueOn;
  const rates = INTEREST_RATES[late.kind];
  const argued = ruleIfInForce(ARGUED_MONTHS, deductibleOn, late.knownOn);
  const terms: Terms = {
    ...{ base, count, day: deductibleOn, knownOn: late.knownOn },
    argued: count !== practice.value.months && argued?.value === count ? argued : undefined,
  };
  const first: Part = { id: 'notWithheld', default: 'not-withheld', history: rates.notWithheld };
  const second: Part = { id: 'notDeposited', default: 'not-deposited', history: rates.notDeposited };
  const notWithheld = partOf(first, isLateWithheld ? [deductibleOn, withheldOn] : undefined, terms, working);
  const notDeposited = partOf(second, isLateDeposited ? [withheldOn, depositedOn] : undefined, terms, working);
  return summed(notWithheld, notDeposited, working);
}

function baseOf({ base, tax }: LateTax, practice: Rule<{ base: 'EXACT' | 'RULE_119A' }>, working: Working): Paise {
  const reading = base ?? practice.value.base;
  const amount = reading === 'RULE_119A' ? downToHundredRupees(tax) : tax;
  working.make('base', say('tds.step.interest-runs-on'), inPaise(amount), {
    formula: reading === 'RULE_119A' ? say('tds.formula.tax-down-to-a-hundred-rupees') : say('tds.formula.tax'),
    inputs: ['tax'],
    rule: citationOf(practice),
  });
  return amount;
}

type Part = { id: string; default: 'not-withheld' | 'not-deposited'; history: RuleHistory<BasisPoints> };
type Terms = {
  base: Paise;
  count: MonthCount;
  /** What the count rests on, where it is not that of the department's system. */
  argued: Rule<MonthCount> | undefined;
  day: IsoDate;
  knownOn: IsoDate | undefined;
};

function partOf(
  part: Part,
  span: readonly [IsoDate, IsoDate] | undefined,
  terms: Terms,
  working: Working,
): PartInterest {
  const rule = ruleInForce(part.history, terms.day, terms.knownOn);
  const months = span ? monthsOfInterest(span[0], span[1], terms.count) : [];
  working.make(
    `${part.id}.named`,
    say(`tds.step.months-${part.default}`),
    inWords(months.length > 0 ? say('tds.text.months', { months: { list: months } }) : say('tds.text.none')),
    {
      formula:
        terms.count === 'CALENDAR'
          ? say('tds.formula.months-of-the-calendar-that-are-touched')
          : say('tds.formula.months-that-run-from-the-first-day'),
      inputs: ['deductible', 'deposited', 'due'],
      ...(terms.argued && { rule: citationOf(terms.argued) }),
    },
  );
  working.make(`${part.id}.months`, say(`tds.step.number-of-months-${part.default}`), inMonths(months.length), {
    inputs: [`${part.id}.named`],
  });
  working.make(`${part.id}.rate`, say('tds.step.rate-a-month'), atRate(rule.value), {
    inputs: [],
    rule: citationOf(rule),
  });
  const interest = shareOfMonths(terms.base, rule.value, months.length);
  working.make(part.id, say(`tds.step.interest-${part.default}`), inPaise(interest), {
    formula: say('tds.formula.base-times-rate-times-months'),
    inputs: ['base', `${part.id}.rate`, `${part.id}.months`],
  });
  return { interest, base: terms.base, rate: rule.value, months: months.length, statute: rule.statute };
}

type PartInterest = { interest: Paise; base: Paise; rate: BasisPoints; months: number; statute: string };

const partSummary = ({ base, rate, months }: PartInterest): Message =>
  say('tds.summary.part', { base: inPaise(base), rate: atRate(rate), months: inMonths(months) });

/** One part where only one has run, both where tax was withheld late and deposited late as well. */
function interestSummary(first: PartInterest, second: PartInterest, payable: Paise): Message {
  const sum = inPaise(payable);
  const parts = [first, second].filter(({ months }) => months > 0);
  const [only] = parts;
  if (!only) return say('tds.summary.no-interest');
  if (parts.length === 1) return say('tds.summary.interest', { part: partSummary(only), sum, statute: only.statute });
  return say('tds.summary.interest-of-both', {
    first: partSummary(first),
    second: partSummary(second),
    sum,
    statute: second.statute,
  });
}

function summed(first: PartInterest, second: PartInterest, working: Working): Explained<TdsInterest> {
  const [notWithheld, notDeposited] = [first.interest, second.interest];
  const exact = paise(notWithheld + notDeposited);
  working.make('exact', say('tds.step.interest'), inPaise(exact), {
    formula: say('tds.formula.notwithheld-plus-notdeposited'),
    inputs: ['notWithheld', 'notDeposited'],
  });
  const payable = upToRupee(exact);
  working.make('payable', say('tds.step.interest-for-the-challan'), inPaise(payable), {
    formula: say('tds.formula.up-to-the-next-rupee'),
    inputs: ['exact'],
    summary: interestSummary(first, second, payable),
  });
  return working.explain({ notWithheld, notDeposited, exact, payable });
}
