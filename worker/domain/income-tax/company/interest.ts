import { dayAfter, firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { type IsoDate, yearEnd } from '../../shared/dates';
import { inPaise, type Step, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { ADVANCE_TAX_FROM, advanceTax } from '../advance-tax';
import { balanceOfTax } from '../corporate-tax';
import { lateReturnFee } from '../late-fees';
import { lateReturnInterest, shortAdvanceInterest } from '../return-interest';
import type { CompanyTaxFacts, InterestFigures, TaxPayment } from './model';
import { joinSteps, renameSteps } from './steps';

export type Settled = {
  interest: InterestFigures;
  credits: Paise;
  cost: Paise;
  balance: Paise;
  /** Made when asked for: a planner compares many outcomes and opens none. */
  steps: () => readonly Step[];
};

type Asked = {
  facts: CompanyTaxFacts;
  tax: Paise;
  totalIncome: Paise;
  dueOn: IsoDate;
  filedOn: IsoDate;
  knownOn?: IsoDate | undefined;
  /** Of the tax, what is of gains and winnings that arose after a day. */
  laterTax?: (day: IsoDate) => Paise;
};

const sumTo = (payments: readonly TaxPayment[], day: IsoDate): Paise =>
  paise(payments.filter(({ paidOn }) => paidOn <= day).reduce((sum, { amount }) => sum + amount, 0));

/**
 * From the tax of the year (the step 'payable') to what is paid or refunded: interest for a late return, for short and for deferred
 * advance tax (ss.234A to C; ss.423 to 425), the late fee (s.234F, s.428), less tax at source, reliefs and payments. Before the year is
 * over only deferment counts.
 */
export function settle(asked: Asked): Settled {
  const { facts, tax, knownOn } = asked;
  const atSource = paise((facts.taxAtSource ?? 0) + (facts.foreignTaxRelief ?? 0));
  const payments = facts.payments ?? [];
  const paid = paise(payments.reduce((sum, { amount }) => sum + amount, 0));
  const late = lateCosts(asked, atSource);
  const { laterTax } = asked;
  const deferment = advanceTax(
    { year: facts.year, tax, taxAtSource: atSource, payments, asOf: facts.asOf, ...(laterTax && { laterTax }) },
    knownOn,
  );
  const interest = {
    lateReturn: late.lateReturn,
    shortAdvance: late.shortAdvance,
    fee: late.fee,
    deferment: deferment.value.interest,
  };
  const working = new Working();
  const sum = paise(interest.lateReturn + interest.shortAdvance + interest.deferment);
  working.make('interest', say('income-tax.step.interest'), inPaise(sum), {
    formula: say('company-tax.formula.interest'),
    inputs: [...late.inputs, 'c.interest'],
    summary: say('company-tax.summary.interest', {
      ...{ late: inPaise(interest.lateReturn), short: inPaise(interest.shortAdvance) },
      ...{ deferment: inPaise(interest.deferment), sum: inPaise(sum) },
    }),
  });
  const cost = paise(tax + sum + interest.fee);
  working.make('cost', say('company-tax.step.cost'), inPaise(cost), {
    formula: say('company-tax.formula.cost'),
    inputs: ['payable', 'interest', 'f.fee'],
    summary: say('company-tax.summary.cost', {
      ...{ tax: inPaise(tax), interest: inPaise(sum), fee: inPaise(interest.fee), cost: inPaise(cost) },
    }),
  });
  working.give('withheld', say('income-tax.step.tax-at-source-and-reliefs'), inPaise(atSource));
  working.give('payments', say('company-tax.step.payments'), inPaise(paid));
  const credits = paise(atSource + paid);
  working.make('credits', say('income-tax.step.paid-and-withheld'), inPaise(credits), {
    formula: say('company-tax.formula.credits'),
    inputs: ['withheld', 'payments'],
    summary: say('company-tax.summary.credits', {
      ...{ withheld: inPaise(atSource), payments: inPaise(paid), credits: inPaise(credits) },
    }),
  });
  const balance = balanceOfTax({ year: facts.year, tax, paid: credits, interest: sum, fee: interest.fee }, knownOn);
  const names = { tax: 'payable', interest: 'interest', fee: 'f.fee', paid: 'credits', balance: 'balance' };
  const steps = () =>
    joinSteps(
      late.steps(),
      renameSteps(deferment.steps, 'c.', { tax: 'payable' }),
      working.explain(null).steps,
      renameSteps(balance.steps, 'b.', names),
    );
  return { interest, credits, cost, balance: balance.value, steps };
}

/** What only the end of the year brings: nothing while it runs. */
function lateCosts(asked: Asked, atSource: Paise) {
  const { facts, tax, totalIncome, dueOn, filedOn, knownOn } = asked;
  const { year } = facts;
  const payments = facts.payments ?? [];
  const none = {
    lateReturn: paise(0),
    shortAdvance: paise(0),
    fee: paise(0),
    inputs: [] as string[],
    steps: (): Step[] => [],
  };
  if (facts.asOf < dayAfter(year) && facts.filedOn === undefined) return none;
  const unpaidTax = paise(Math.max(0, tax - atSource - sumTo(payments, dueOn)));
  const lateReturn = lateReturnInterest({ year, dueOn, filedOn, unpaidTax }, knownOn);
  const fee = lateReturnFee({ year, dueOn, filedOn, totalIncome }, knownOn);
  const assessedTax = paise(Math.max(0, tax - atSource));
  const isLiable = assessedTax >= ruleInForce(ADVANCE_TAX_FROM, firstDayOf(year), knownOn).value;
  const short = isLiable
    ? shortAdvanceInterest(
        {
          ...{ year, assessedTax, until: filedOn, advanceTax: sumTo(payments, yearEnd(year)) },
          selfAssessment: payments
            .filter(({ paidOn }) => paidOn > yearEnd(year))
            .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1)),
        },
        knownOn,
      )
    : undefined;
  return {
    lateReturn: lateReturn.value,
    shortAdvance: short?.value ?? paise(0),
    fee: fee.value,
    inputs: ['a.interest', ...(short ? ['b4.interest'] : [])],
    steps: () => [
      ...renameSteps(lateReturn.steps, 'a.'),
      ...(short ? renameSteps(short.steps, 'b4.') : []),
      ...renameSteps(fee.steps, 'f.'),
    ],
  };
}
