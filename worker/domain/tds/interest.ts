import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inMonths, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { downToHundredRupees, upToRupee } from '../shared/rounding';
import { INTEREST_PRACTICE, INTEREST_RATES } from './law/defaults';
import { type MonthCount, monthsOfInterest } from './months';

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
  working.give('tax', 'Tax', inPaise(tax));
  working.give('deductible', 'To be withheld on', onDay(deductibleOn));
  working.give('deposited', 'Deposited on', onDay(depositedOn));
  working.give('due', 'To be deposited by', onDay(depositDueOn));
  if (deductedOn) working.give('deducted', 'Withheld on', onDay(deductedOn));
  const practice = ruleInForce(INTEREST_PRACTICE, deductibleOn, late.knownOn);
  const count = late.months ?? practice.value.months;
  const base = baseOf(late, practice, working);
  const withheldOn = deductedOn ?? depositedOn;
  const isLateWithheld = withheldOn > deductibleOn;
  const isLateDeposited = deductedOn !== undefined && depositedOn > depositDueOn;
  const rates = INTEREST_RATES[late.kind];
  const terms = { base, count, day: deductibleOn, knownOn: late.knownOn };
  const first = { id: 'notWithheld', label: 'not withheld', history: rates.notWithheld };
  const second = { id: 'notDeposited', label: 'not deposited', history: rates.notDeposited };
  const notWithheld = partOf(first, isLateWithheld ? [deductibleOn, withheldOn] : undefined, terms, working);
  const notDeposited = partOf(second, isLateDeposited ? [withheldOn, depositedOn] : undefined, terms, working);
  return summed(notWithheld, notDeposited, working);
}

function baseOf({ base, tax }: LateTax, practice: Rule<{ base: 'EXACT' | 'RULE_119A' }>, working: Working): Paise {
  const reading = base ?? practice.value.base;
  const amount = reading === 'RULE_119A' ? downToHundredRupees(tax) : tax;
  working.make('base', 'Interest runs on', inPaise(amount), {
    formula: reading === 'RULE_119A' ? 'tax, down to a hundred rupees' : 'tax',
    inputs: ['tax'],
    rule: citationOf(practice),
  });
  return amount;
}

type Part = { id: string; label: string; history: RuleHistory<BasisPoints> };
type Terms = { base: Paise; count: MonthCount; day: IsoDate; knownOn: IsoDate | undefined };

function partOf(part: Part, span: readonly [IsoDate, IsoDate] | undefined, terms: Terms, working: Working): Paise {
  const rule = ruleInForce(part.history, terms.day, terms.knownOn);
  const months = span ? monthsOfInterest(span[0], span[1], terms.count) : [];
  working.make(`${part.id}.named`, `Months ${part.label}`, inWords(months.join(', ') || 'none'), {
    formula:
      terms.count === 'CALENDAR' ? 'months of the calendar that are touched' : 'months that run from the first day',
    inputs: ['deductible', 'deposited', 'due'],
  });
  working.make(`${part.id}.months`, `Number of months ${part.label}`, inMonths(months.length), {
    inputs: [`${part.id}.named`],
  });
  working.make(`${part.id}.rate`, 'Rate a month', atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const interest = paise(shareOf(terms.base, rule.value) * months.length);
  working.make(part.id, `Interest: ${part.label}`, inPaise(interest), {
    formula: 'base × rate × months',
    inputs: ['base', `${part.id}.rate`, `${part.id}.months`],
  });
  return interest;
}

function summed(notWithheld: Paise, notDeposited: Paise, working: Working): Explained<TdsInterest> {
  const exact = paise(notWithheld + notDeposited);
  working.make('exact', 'Interest', inPaise(exact), {
    formula: 'notWithheld + notDeposited',
    inputs: ['notWithheld', 'notDeposited'],
  });
  const payable = upToRupee(exact);
  working.make('payable', 'Interest for the challan', inPaise(payable), {
    formula: 'up to the next rupee',
    inputs: ['exact'],
  });
  return working.explain({ notWithheld, notDeposited, exact, payable });
}
