import { type Rule, ruleInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { atRate, citationOf, inPaise, type Step, Working, yesOrNo } from '../../shared/explained';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { PARTNER_DEED, PARTNER_INTEREST, partnerPayLimit } from '../partner-pay';
import type { CompanyTaxFacts, PartnerPay } from './model';
import { joinSteps, renameSteps } from './steps';

type Day = { yearStart: IsoDate; knownOn?: IsoDate | undefined };

export type PartnersPaid = { disallowed: Paise; steps: readonly Step[] };

const NIL = paise(0);

/**
 * What of the pay of partners an LLP cannot deduct (s.40(b), s.35): interest above the rate, and remuneration above the limit by book
 * profit, of partners who do not work, or without a deed that allows it. `before` is the income of the business with all of that pay
 * deducted, in paise; the last step is 'partners.disallowed'. Nothing where partners are paid nothing.
 */
export function partnersPaid(facts: CompanyTaxFacts, before: Paise, on: Day): PartnersPaid {
  const { partners = {}, year } = facts;
  const { remuneration = NIL, interest = NIL } = partners;
  if (remuneration === 0 && interest === 0) return { disallowed: NIL, steps: [] };
  const working = new Working();
  const deed = ruleInForce(PARTNER_DEED, on.yearStart, on.knownOn);
  answered('authorised', partners.isAuthorised, working);
  const interestOff = interestDisallowed(partners, deed, on, working);
  const noted = { paid: partners, deed };
  if (remuneration === 0) return { disallowed: total(interestOff, NIL, noted, working), steps: stepsOf(working) };
  const bookProfit = paise(before + interestOff + remuneration);
  working.give('partners.before', say('company-tax.step.before-partners'), inPaise(before));
  working.give('partners.remuneration', say('company-tax.step.remuneration'), inPaise(remuneration));
  working.make('partners.bookProfit', say('income-tax.step.book-profit-of-the-firm'), inPaise(bookProfit), {
    formula: say('company-tax.formula.book-profit-of-the-firm'),
    inputs: ['partners.before', ...(interest > 0 ? ['partners.interestOff'] : []), 'partners.remuneration'],
    rule: citationOf(deed),
  });
  const limit = partnerPayLimit(bookProfit, year, on.knownOn);
  const names = { year: 'year', bookProfit: 'partners.bookProfit', most: 'partners.limit' };
  const remunerationOff = remunerationDisallowed(partners, limit.value, deed);
  return {
    disallowed: total(interestOff, remunerationOff.amount, noted, remunerationOff.working),
    steps: joinSteps(stepsOf(working), renameSteps(limit.steps, 'partners.', names), stepsOf(remunerationOff.working)),
  };
}

const stepsOf = (working: Working): readonly Step[] => working.explain(null).steps;

/** The answer to a question of the deed; unanswered it is taken to hold. */
function answered(id: 'authorised' | 'stated', answer: boolean | undefined, working: Working): void {
  const label = say(`company-tax.step.partners-${id}`);
  if (answer === undefined) working.assume(`partners.${id}`, label, yesOrNo(true));
  else working.give(`partners.${id}`, label, yesOrNo(answer));
}

function interestDisallowed(
  { interest = NIL, interestRate, isAuthorised }: PartnerPay,
  deed: Rule<unknown>,
  on: Day,
  working: Working,
): Paise {
  if (interest === 0) return NIL;
  const rule = ruleInForce(PARTNER_INTEREST, on.yearStart, on.knownOn);
  working.give('partners.interest', say('company-tax.step.partner-interest'), inPaise(interest));
  const rate = say('company-tax.step.partner-interest-rate');
  if (interestRate === undefined) working.assume('partners.rate', rate, atRate(rule.value));
  else working.give('partners.rate', rate, atRate(interestRate));
  working.cite('partners.rateMost', say('company-tax.step.partner-interest-most'), atRate(rule.value), rule);
  const off = isAuthorised === false ? interest : aboveRate(interest, interestRate ?? rule.value, rule.value);
  working.make('partners.interestOff', say('company-tax.step.partner-interest-disallowed'), inPaise(off), {
    formula: say(`company-tax.formula.partner-interest${isAuthorised === false ? '-no-deed' : ''}`),
    inputs: ['partners.interest', 'partners.rate', 'partners.rateMost', 'partners.authorised'],
    rule: citationOf(isAuthorised === false ? deed : rule),
  });
  return off;
}

/** The part of an interest that is above a rate. */
const aboveRate = (interest: Paise, rate: BasisPoints, most: BasisPoints): Paise =>
  rate <= most ? NIL : paise(interest - Number((BigInt(interest) * BigInt(most)) / BigInt(rate)));

function remunerationDisallowed(
  { remuneration = NIL, remunerationBarred = NIL, isAuthorised, isStated }: PartnerPay,
  limit: Paise,
  deed: Rule<unknown>,
): { amount: Paise; working: Working } {
  const working = new Working();
  answered('stated', isStated, working);
  working.give('partners.barred', say('company-tax.step.remuneration-barred'), inPaise(remunerationBarred));
  const hasDeed = isAuthorised !== false && isStated !== false;
  const allowed = hasDeed ? paise(Math.min(limit, remuneration - remunerationBarred)) : NIL;
  working.make('partners.allowed', say('company-tax.step.remuneration-allowed'), inPaise(allowed), {
    formula: say(`company-tax.formula.remuneration-${hasDeed ? 'allowed' : 'no-deed'}`),
    inputs: ['partners.remuneration', 'partners.barred', 'partners.limit', 'partners.authorised', 'partners.stated'],
    rule: citationOf(deed),
  });
  const amount = paise(remuneration - allowed);
  working.make('partners.remunerationOff', say('company-tax.step.remuneration-disallowed'), inPaise(amount), {
    formula: say('company-tax.formula.remuneration-disallowed'),
    inputs: ['partners.remuneration', 'partners.allowed'],
  });
  return { amount, working };
}

function total(
  interest: Paise,
  remuneration: Paise,
  { paid, deed }: { paid: PartnerPay; deed: Rule<unknown> },
  working: Working,
): Paise {
  const sum = paise(interest + remuneration);
  working.make('partners.disallowed', say('company-tax.step.partners-disallowed'), inPaise(sum), {
    formula: say('company-tax.formula.partners-disallowed'),
    inputs: [
      ...(paid.interest ? ['partners.interestOff'] : []),
      ...(paid.remuneration ? ['partners.remunerationOff'] : []),
    ],
    rule: citationOf(deed),
    summary: say('company-tax.summary.partners-disallowed', {
      ...{ interest: inPaise(interest), remuneration: inPaise(remuneration), sum: inPaise(sum), statute: deed.statute },
    }),
  });
  return sum;
}
