import { inPaise } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { salaryTax } from '../salary-tax';
import type { LeverEffect, Levers, TaxPlanFacts } from './model';

/** What each lever changes by itself, against the same plan without any: of the company, and of who is paid a salary. */
export function leverEffects(facts: TaxPlanFacts, bestOf: (facts: TaxPlanFacts) => Paise): LeverEffect[] {
  const used = Object.entries(facts.levers ?? {}).filter(([, amount]) => amount > 0) as [keyof Levers, Paise][];
  if (used.length === 0) return [];
  const { levers: _, ...plain } = facts;
  const without = bestOf(plain);
  return used.map(([lever, amount]) => {
    const company = paise(bestOf({ ...plain, levers: { [lever]: amount } }) - without);
    const person = lever === 'directorSalary' ? directorTax(facts, amount) : paise(0);
    const net = paise(company + person);
    return { lever, amount, company, person, net, why: whyOf(lever, amount) };
  });
}

const whyOf = (lever: keyof Levers, amount: Paise) => say(`tax-plan.lever.${lever}`, { amount: inPaise(amount) });

/** A director without other income, in the new regime: the tax on the salary of all years. */
function directorTax({ year, years }: TaxPlanFacts, salary: Paise): Paise {
  const { total } = salaryTax({
    ...{ year, regime: 'new', age: 'below-60', salary, professionalTax: paise(0), declared: [] },
  }).value;
  return paise(total * years.length);
}
