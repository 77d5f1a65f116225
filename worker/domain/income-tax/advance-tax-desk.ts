import { dayAfter } from '../law/periods';
import type { IsoDate } from '../shared/dates';
import { type Explained, inPaise, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { type AdvanceTax, advanceTax, type InstalmentState } from './advance-tax';
import { type CorporateTax, type CorporateTaxFacts, corporateTax } from './corporate-tax';
import { type DividendReceived, laterTaxOf } from './later-tax';
import { shortAdvanceInterest } from './return-interest';

/** A payment of advance or self-assessment tax. */
export type TaxPayment = { paidOn: IsoDate; amount: Paise };

export type AdvanceTaxDeskFacts = CorporateTaxFacts & {
  /** Deducted and collected at source, and reliefs. */
  taxAtSource: Paise;
  payments: readonly TaxPayment[];
  /** Of the income, dividends by their day: no instalment before had to reckon with them. */
  dividends?: readonly DividendReceived[];
  asOf: IsoDate;
};

/** What waiting has cost by a day: by instalments, and from the April after the year on what is short of 90%. */
export type InterestByDay = {
  deferment: Paise;
  /** Absent while the year still runs. */
  short?: Explained<Paise>;
  total: Explained<Paise>;
};

export type AdvanceTaxDesk = {
  tax: Explained<CorporateTax>;
  advance: Explained<AdvanceTax>;
  /** The first instalment whose day has not passed, where one is still to come. */
  next?: InstalmentState;
  paid: Paise;
  interest: InterestByDay;
};

/**
 * How advance tax of a year stands on a day, from an estimate of its income: the tax, the instalments with what spares interest, what
 * is next, and the interest so far. Money in paise. Throws RangeError as `corporateTax` does.
 */
export function advanceTaxDesk(facts: AdvanceTaxDeskFacts, knownOn?: IsoDate): AdvanceTaxDesk {
  const tax = corporateTax(facts, knownOn);
  const { payable } = tax.value;
  const laterTax = laterTaxOf({ facts, payable, dividends: facts.dividends ?? [], knownOn });
  const advance = advanceTax({ ...facts, tax: payable, ...(laterTax && { laterTax }) }, knownOn);
  const next = advance.value.instalments.find(({ dueOn }) => dueOn >= facts.asOf);
  const paid = paise(facts.payments.reduce((sum, { amount }) => sum + amount, 0));
  const interest = interestBy(facts, advance, knownOn);
  return { tax, advance, ...(next && { next }), paid, interest };
}

/**
 * The same desk on a later day on which so much is paid: what of the interest could still be spared, and what could not. A payment
 * after 31 March is no advance tax; it stops the clock of the interest on what is short.
 */
export const deskIfPaid = (facts: AdvanceTaxDeskFacts, payment: TaxPayment, knownOn?: IsoDate): AdvanceTaxDesk =>
  advanceTaxDesk(
    {
      ...facts,
      payments: [...facts.payments, payment],
      asOf: payment.paidOn > facts.asOf ? payment.paidOn : facts.asOf,
    },
    knownOn,
  );

function interestBy(
  { year, payments, asOf }: AdvanceTaxDeskFacts,
  advance: Explained<AdvanceTax>,
  knownOn?: IsoDate,
): InterestByDay {
  const { interest: deferment, liability, isLiable } = advance.value;
  const begins = dayAfter(year);
  const short =
    isLiable && asOf >= begins
      ? shortAdvanceInterest(
          {
            ...{ year, assessedTax: liability, until: asOf },
            advanceTax: sumOf(payments.filter(({ paidOn }) => paidOn < begins)),
            selfAssessment: payments
              .filter(({ paidOn }) => paidOn >= begins)
              .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1)),
          },
          knownOn,
        )
      : undefined;
  if (!short) return { deferment, total: { value: deferment, steps: advance.steps } };
  return { deferment, short, total: together(advance, short) };
}

/** Both kinds of interest with the steps of each, those of the second under names of their own. */
function together(advance: Explained<AdvanceTax>, short: Explained<Paise>): Explained<Paise> {
  const named = short.steps.map((step) => ({
    ...step,
    ...{ id: `short.${step.id}`, inputs: step.inputs.map((input) => `short.${input}`) },
  }));
  const { interest } = advance.value;
  const value = paise(interest + short.value);
  const working = new Working();
  working.make('total', say('income-tax.step.interest-in-all'), inPaise(value), {
    formula: say('income-tax.formula.for-deferring-plus-for-short'),
    inputs: ['interest', 'short.interest'],
    summary: say('income-tax.summary.interest-in-all', {
      ...{ deferment: inPaise(interest), short: inPaise(short.value), total: inPaise(value) },
    }),
  });
  return { value, steps: [...advance.steps, ...named, ...working.explain(value).steps] };
}

const sumOf = (payments: readonly TaxPayment[]): Paise => paise(payments.reduce((sum, { amount }) => sum + amount, 0));
