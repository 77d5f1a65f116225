import { firstDayOf } from '../law/periods';
import { type Rule, ruleInForce } from '../law/rule';
import { INTEREST_425 } from '../law/sources';
import { inBothActs, unread } from '../law/table';
import { type IsoDate, yearEnd } from '../shared/dates';
import { atRate, citationOf, type Explained, inMonths, inPaise, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, rupees, shareOf, shareOfMonths } from '../shared/money';
import { downToHundredRupees } from '../shared/rounding';
import { instalmentDay } from './due-dates';
import { INTEREST_BASE } from './return-interest';

const MONTHLY_UNIT = 'basis points a month or part';

/** Below this tax after deduction at source nothing is paid in advance. */
export const ADVANCE_TAX_FROM = inBothActs<Paise>(
  {
    id: 'IT.ADVANCE.FROM',
    from: '2014-04-01',
    unit: 'paise',
    comparator: 'NOT_LESS_THAN',
    source: unread('Section 208'),
  },
  rupees(10_000),
  ['s.208', 's.404'],
);

export type Instalment = { monthDay: string; must: BasisPoints; enough: BasisPoints; months: number };

const instalment = (monthDay: string, must: number, enough: number, months: number): Instalment => ({
  monthDay,
  must: percent(must),
  enough: percent(enough),
  months,
});

/** What a company must have paid by each day, what is enough to be spared interest, and for how many months it runs. */
export const ADVANCE_TAX_INSTALMENTS = inBothActs<{ rate: BasisPoints; instalments: readonly Instalment[] }>(
  {
    id: 'IT.INT.DEFERMENT',
    from: '2016-04-01',
    unit: `share of the tax; ${MONTHLY_UNIT}`,
    comparator: 'NOT_LESS_THAN',
    source: INTEREST_425,
  },
  {
    rate: percent(1),
    instalments: [
      instalment('06-15', 15, 12, 3),
      instalment('09-15', 45, 36, 3),
      instalment('12-15', 75, 75, 3),
      instalment('03-15', 100, 100, 1),
    ],
  },
  ['ss.211, 234C', 'ss.408, 425'],
);

export type AdvanceTaxFacts = {
  year: string;
  /** Tax of the year after MAT credit, with surcharge and cess. */
  tax: Paise;
  /** Tax deducted and collected at source, and reliefs. */
  taxAtSource: Paise;
  payments: readonly { paidOn: IsoDate; amount: Paise }[];
  /** Instalments whose day lies after this one are shown and charged nothing. */
  asOf: IsoDate;
  /** Of the tax, what is of gains and winnings that arose after a day: no instalment up to it could reckon with them. */
  laterTax?: (day: IsoDate) => Paise;
};

export type InstalmentState = {
  dueOn: IsoDate;
  /** What must have been paid by the day, what is enough to be spared interest, and what was paid. */
  must: Paise;
  enough: Paise;
  paid: Paise;
  toPay: Paise;
  isEnough: boolean;
  interest: Paise;
};

export type AdvanceTax = {
  liability: Paise;
  isLiable: boolean;
  instalments: readonly InstalmentState[];
  interest: Paise;
};

/**
 * Advance tax by instalments and the interest for deferring it (ss.208, 211, 234C; ss.404, 408, 425): on each day 3% of the
 * shortfall in whole hundreds, 1% on the last; nothing where 12% and 36% were paid by June and September. A payment made
 * one day late counts for the next instalment only. An instalment is without the tax on gains and winnings that arose after it, while
 * the year runs and where all was paid by its 31 March.
 */
export function advanceTax(facts: AdvanceTaxFacts, knownOn?: IsoDate): Explained<AdvanceTax> {
  const yearStart = firstDayOf(facts.year);
  const working = new Working();
  const from = ruleInForce(ADVANCE_TAX_FROM, yearStart, knownOn);
  const schedule = ruleInForce(ADVANCE_TAX_INSTALMENTS, yearStart, knownOn);
  const liability = noteLiability(facts, from, working);
  const isLiable = liability >= from.value;
  const instalments = isLiable
    ? schedule.value.instalments.map((instalment) => instalmentState(facts, liability, instalment, schedule, working))
    : [];
  const interest = paise(instalments.reduce((sum, next) => sum + next.interest, 0));
  working.make('interest', say('income-tax.step.interest-for-deferring-advance-tax'), inPaise(interest), {
    formula: isLiable
      ? say('income-tax.formula.the-sum-over-the-instalments')
      : say('income-tax.formula.none-the-tax-is-below-the-limit'),
    inputs: isLiable ? instalments.map(({ dueOn }) => `${dueOn}.interest`) : ['liability'],
    rule: citationOf(isLiable ? schedule : from),
  });
  return working.explain({ liability, isLiable, instalments, interest });
}

function noteLiability({ tax, taxAtSource }: AdvanceTaxFacts, rule: Rule<Paise>, working: Working): Paise {
  working.give('tax', say('income-tax.step.tax-of-the-year'), inPaise(tax));
  working.give('atSource', say('income-tax.step.tax-at-source-and-reliefs'), inPaise(taxAtSource));
  const liability = paise(Math.max(0, tax - taxAtSource));
  working.make('liability', say('income-tax.step.to-be-paid-in-advance'), inPaise(liability), {
    formula: say('income-tax.formula.tax-minus-tax-at-source-at-least'),
    inputs: ['tax', 'atSource'],
    rule: citationOf(rule),
    summary: say('income-tax.summary.liability', {
      ...{ tax: inPaise(tax), atSource: inPaise(taxAtSource), liability: inPaise(liability) },
    }),
  });
  return liability;
}

/** None after the year where less than the whole was paid in it: then no shortfall is forgiven. */
function laterTaxAt(dueOn: IsoDate, { laterTax, year, payments, asOf }: AdvanceTaxFacts, liability: Paise): Paise {
  if (!laterTax) return paise(0);
  const paid = payments.reduce((sum, { paidOn, amount }) => sum + (paidOn <= yearEnd(year) ? amount : 0), 0);
  return asOf <= yearEnd(year) || paid >= liability ? paise(Math.min(liability, laterTax(dueOn))) : paise(0);
}

function instalmentState(
  facts: AdvanceTaxFacts,
  liability: Paise,
  instalment: Instalment,
  rule: Rule<{ rate: BasisPoints }>,
  working: Working,
): InstalmentState {
  const dueOn = instalmentDay(facts.year, instalment.monthDay);
  const step = (name: string) => `${dueOn}.${name}`;
  const cited = { rule: citationOf(rule) };
  const noted = (name: string, label: Message, amount: Paise, formula: Message, inputs: readonly string[]) =>
    working.make(step(name), label, inPaise(amount), { formula, inputs, ...cited });
  working.make(step('share'), say('income-tax.step.share-by', { day: onDay(dueOn) }), atRate(instalment.must), {
    inputs: [],
    ...cited,
  });
  working.make(step('enoughShare'), say('income-tax.step.share-that-is-enough'), atRate(instalment.enough), {
    inputs: [],
    ...cited,
  });
  const later = laterTaxAt(dueOn, facts, liability);
  const base = later > 0 ? step('liability') : 'liability';
  const reckoned = paise(liability - later);
  if (later > 0) {
    working.give(step('later'), say('income-tax.step.tax-on-later-gains'), inPaise(later));
    noted(
      'liability',
      say('income-tax.step.to-be-paid-in-advance'),
      reckoned,
      say('income-tax.formula.without-later-gains'),
      ['liability', step('later')],
    );
  }
  const must = shareOf(reckoned, instalment.must);
  noted(
    'must',
    say('income-tax.step.must-be-paid-by', { day: onDay(dueOn) }),
    must,
    say('income-tax.formula.liability-times-share'),
    [base, step('share')],
  );
  const enough = shareOf(reckoned, instalment.enough);
  noted(
    'enough',
    say('income-tax.step.enough-to-be-spared-interest'),
    enough,
    say('income-tax.formula.liability-times-enough'),
    [base, step('enoughShare')],
  );
  const paid = paise(
    facts.payments.filter(({ paidOn }) => paidOn <= dueOn).reduce((sum, { amount }) => sum + amount, 0),
  );
  working.give(step('paid'), say('income-tax.step.paid-by', { day: onDay(dueOn) }), inPaise(paid));
  const isEnough = paid >= enough;
  const toPay = paise(Math.max(0, must - paid));
  const asked = { must: inPaise(must), paid: inPaise(paid), toPay: inPaise(toPay), day: onDay(dueOn) };
  working.make(step('toPay'), say('income-tax.step.to-pay-by', { day: onDay(dueOn) }), inPaise(toPay), {
    ...{ formula: say('income-tax.formula.must-minus-paid-at-least'), inputs: [step('must'), step('paid')], ...cited },
    summary: say('income-tax.summary.to-pay', asked),
  });
  const short = dueOn < facts.asOf && !isEnough ? toPay : paise(0);
  noted('short', say('income-tax.step.shortfall'), short, say('income-tax.formula.must-minus-paid'), [
    step('must'),
    step('paid'),
    step('enough'),
  ]);
  const charged = downToHundredRupees(short);
  const rounding = ruleInForce(INTEREST_BASE, firstDayOf(facts.year));
  working.make(step('base'), say('income-tax.step.in-whole-hundreds'), inPaise(charged), {
    ...{ formula: say('income-tax.formula.fractions-of-a-hundred-dropped'), inputs: [step('short')] },
    rule: citationOf(rounding),
  });
  const interest = shareOfMonths(charged, rule.value.rate, instalment.months);
  const by = { rate: atRate(rule.value.rate), months: inMonths(instalment.months) };
  working.make(step('interest'), say('income-tax.step.interest'), inPaise(interest), {
    formula: say('income-tax.formula.shortfall-times-rate-times-months', by),
    inputs: [step('base')],
    ...cited,
    summary: say('income-tax.summary.interest', {
      ...{ base: inPaise(charged), ...by, interest: inPaise(interest), statute: rule.statute },
    }),
  });
  return { dueOn, must, enough, paid, toPay, isEnough, interest };
}
