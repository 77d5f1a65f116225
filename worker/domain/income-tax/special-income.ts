import { firstDayOf } from '../law/periods';
import { type Rule, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, inPaise, type Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { isGain, LONG_TERM_SHARES_FREE, SPECIAL_KINDS, SPECIAL_RATES, type SpecialKind } from './law/special';

/** Income that has a rate of its own, as it arose on a day: a gain after the losses of its kind. Money in paise. */
export type SpecialIncome = { kind: SpecialKind; on: IsoDate; amount: Paise };

type Group = { id: string; kind: SpecialKind; rule: Rule<BasisPoints>; amount: Paise };

/** The same income by kind and rate, in the order of the kinds. */
function groupsOf(incomes: readonly SpecialIncome[], knownOn?: IsoDate): Group[] {
  const groups = new Map<string, Group>();
  for (const kind of SPECIAL_KINDS) {
    for (const { on, amount } of incomes.filter((income) => income.kind === kind)) {
      const rule = ruleInForce(SPECIAL_RATES[kind], on, knownOn);
      const id = `special.${kind}.${rule.from}`;
      groups.set(id, { id, kind, rule, amount: paise((groups.get(id)?.amount ?? 0) + amount) });
    }
  }
  return [...groups.values()];
}

export const sumOfSpecial = (incomes: readonly SpecialIncome[]): Paise =>
  paise(incomes.reduce((sum, { amount }) => sum + amount, 0));

/** What of it a loss of the business or of other gains can be set off against. */
export const gainsIn = (incomes: readonly SpecialIncome[]): Paise =>
  sumOfSpecial(incomes.filter(({ kind }) => isGain(kind)));

/** What is left of each after a loss was set off: from the gain with the highest rate first, which spares most. */
export function lessLoss(incomes: readonly SpecialIncome[], loss: Paise, knownOn?: IsoDate): readonly SpecialIncome[] {
  let open: number = loss;
  const left = new Map<SpecialIncome, Paise>();
  const rateOf = ({ kind, on }: SpecialIncome) => ruleInForce(SPECIAL_RATES[kind], on, knownOn).value;
  for (const income of incomes.filter(({ kind }) => isGain(kind)).toSorted((a, b) => rateOf(b) - rateOf(a))) {
    const taken = Math.min(open, income.amount);
    open -= taken;
    left.set(income, paise(income.amount - taken));
  }
  return incomes.map((income) => ({ ...income, amount: left.get(income) ?? income.amount }));
}

type Taxed = Group & { free: Paise };

/** How much of long-term gains on shares is free, from those with the highest rate first: one limit for a year with two rates. */
function withFree(groups: readonly Group[], limit: Paise): Taxed[] {
  let open: number = limit;
  const free = new Map<string, Paise>();
  const ofShares = groups.filter(({ kind }) => kind === 'long-term-shares');
  for (const { id, amount } of ofShares.toSorted((a, b) => b.rule.value - a.rule.value)) {
    const taken = Math.min(open, amount);
    open -= taken;
    free.set(id, paise(taken));
  }
  return groups.map((group) => ({ ...group, free: free.get(group.id) ?? paise(0) }));
}

const taxOf = ({ amount, free, rule }: Taxed): Paise => toNearestRupee(shareOf(paise(amount - free), rule.value));

const sumOfTax = (groups: readonly Taxed[]): Paise => paise(groups.reduce((sum, group) => sum + taxOf(group), 0));

export type SpecialTax = {
  income: Paise;
  tax: Paise;
  /** Of the tax, that on what is unexplained: it has a surcharge of its own. */
  ofUnexplained: Paise;
  /** The same tax without it on the first so much of the income, for marginal relief at a threshold. */
  taxUpTo: (income: Paise) => Paise;
};

/**
 * The tax on income at special rates, each kind and rate to the nearest rupee (ss.111A, 112, 112A, 115BB, 115BBE, 115BBF, 115BBH; ss.194 to 198):
 * the steps 'special.income' and 'special.tax' with their parts. Throws RangeError on a day without a rate.
 */
export function specialTax(
  incomes: readonly SpecialIncome[],
  { year, knownOn }: { year: string; knownOn?: IsoDate | undefined },
  working: Working,
): SpecialTax {
  const limit = ruleInForce(LONG_TERM_SHARES_FREE, firstDayOf(year), knownOn);
  const groups = withFree(groupsOf(incomes, knownOn), limit.value);
  for (const group of groups) {
    const { id, kind, rule, amount, free } = group;
    working.give(`${id}.income`, say(`company-tax.special.${kind}`), inPaise(amount));
    working.cite(`${id}.rate`, say('income-tax.step.rate-of-tax'), atRate(rule.value), rule);
    if (free > 0)
      working.make(`${id}.free`, say('company-tax.step.special-free'), inPaise(free), {
        formula: say('company-tax.formula.special-free', { limit: inPaise(limit.value) }),
        inputs: [`${id}.income`],
        rule: citationOf(limit),
      });
    working.make(
      `${id}.tax`,
      say('company-tax.step.special-tax-of', { kind: say(`company-tax.special.${kind}`) }),
      inPaise(taxOf(group)),
      {
        formula: say('company-tax.formula.special-tax-of'),
        inputs: [`${id}.income`, ...(free > 0 ? [`${id}.free`] : []), `${id}.rate`],
        rule: citationOf(rule),
      },
    );
  }
  const income = sumOfSpecial(incomes);
  const tax = sumOfTax(groups);
  working.make('special.income', say('company-tax.step.special-income'), inPaise(income), {
    formula: say('company-tax.formula.special-sum'),
    inputs: groups.map(({ id }) => `${id}.income`),
  });
  working.make('special.tax', say('company-tax.step.special-tax'), inPaise(tax), {
    formula: say('company-tax.formula.special-sum'),
    inputs: groups.map(({ id }) => `${id}.tax`),
    summary: say('company-tax.summary.special-tax', {
      parts: { list: groups.map((group) => inPaise(taxOf(group))), joined: 'and' },
      tax: inPaise(tax),
    }),
  });
  const ofUnexplained = sumOfTax(groups.filter(({ kind }) => kind === 'unexplained'));
  return { income, tax, ofUnexplained, taxUpTo: (most) => taxUpTo(groups, most, limit.value) };
}

function taxUpTo(groups: readonly Group[], most: Paise, limit: Paise): Paise {
  let open: number = most;
  const first = groups.map((group) => {
    const amount = paise(Math.min(open, group.amount));
    open -= amount;
    return { ...group, amount };
  });
  return sumOfTax(withFree(first, limit).filter(({ kind }) => kind !== 'unexplained'));
}
