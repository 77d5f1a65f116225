import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import type { Paise } from '../shared/money';
import { GST_RETURN_DUTIES, type GstFiler, type ReturnDuty } from './law/return-duties';
import { GST_THRESHOLDS } from './law/thresholds';
import { periodInWords, periodsOfYear, type TaxPeriod } from './period';
import { type ReturnOfPeriod, returnDueDate } from './return-due-date';
import { passes } from './turnover';

/** A return a person makes for a period, why, and by when. */
export type ReturnDue = {
  form: string;
  period: TaxPeriod;
  isOptional: boolean;
  /** Whether it is due at all; where not, the last step says why. */
  applies: Explained<boolean>;
  dueOn: Explained<IsoDate>;
};

export type Filer = {
  filer: GstFiler;
  stateCode: string;
  /** The turnover over all of India of the year the returns are for: annual returns depend on it. */
  turnoverOfYear: Paise;
};

// GSTR-1A has no due date of its own: it may be filed until the GSTR-3B of its period is.
const WITHOUT_DUE_DATE = ['GSTR-1A'];

/** The returns of one financial year, the one that contains the day, in the order in which they fall due. */
export function returnsOfYear(
  person: Filer,
  day: IsoDate,
  known: Pick<ReturnOfPeriod, 'knownOn' | 'extensions'> = {},
): readonly ReturnDue[] {
  const dues = GST_RETURN_DUTIES.filter(
    ({ form, history }) => !WITHOUT_DUE_DATE.includes(form) && history[0]?.value.filer === person.filer,
  ).flatMap(({ form, history }) => {
    const duties = history.filter(({ knownSince }) => !known.knownOn || knownSince <= known.knownOn);
    const [first] = duties;
    if (!first) return [];
    return periodsOfYear(first.value.every, day)
      .filter(({ to }) => first.from <= to)
      .flatMap((period) => returnOf(form, period, person, { ...known, rule: ruleInForce(duties, period.to) }));
  });
  return dues.sort((a, b) => (a.dueOn.value < b.dueOn.value ? -1 : 1));
}

type Known = Pick<ReturnOfPeriod, 'knownOn' | 'extensions'> & { rule: Rule<ReturnDuty> };

function returnOf(form: string, period: TaxPeriod, person: Filer, { rule, ...known }: Known): ReturnDue[] {
  const { every, isOptional, months } = rule.value;
  const isThirdMonth = Number(period.to.slice(5, 7)) % 3 === 0;
  if (months === 'first two of a quarter' && isThirdMonth) return [];
  const dueOn = returnDueDate({ form, every, period, stateCode: person.stateCode, ...known });
  return [{ form, period, isOptional, applies: returnApplies(form, period, person, rule, known.knownOn), dueOn }];
}

/** Annual forms are due above a turnover of the year they are for; the others by being registered as one is. */
export function returnApplies(
  form: string,
  period: TaxPeriod,
  person: Pick<Filer, 'filer' | 'turnoverOfYear'>,
  rule: Rule<ReturnDuty>,
  knownOn?: IsoDate,
): Explained<boolean> {
  const working = new Working();
  working.give('filer', 'Registered as', inWords(person.filer));
  working.give('period', 'Period', inWords(periodInWords(period)));
  working.make('duty', `${form} is made by this person`, yesOrNo(true), {
    inputs: ['filer', 'period'],
    rule: citationOf(rule),
  });
  const history = turnoverLimitOf(form);
  if (!history) return working.explain(true);
  const limit = ruleInForce(history, period.to, knownOn);
  working.give('turnover', 'Turnover of the year', inPaise(person.turnoverOfYear));
  const isPast = passes(person.turnoverOfYear, limit);
  working.make('applies', `${form} is due`, yesOrNo(isPast), {
    formula: `turnover exceeds Rs ${limit.value / 100}`,
    inputs: ['duty', 'turnover'],
    rule: citationOf(limit),
  });
  return working.explain(isPast);
}

/** The turnover above which an annual form is due; undefined for forms that every filer makes. */
export function turnoverLimitOf(form: string): RuleHistory<Paise> | undefined {
  if (form === 'GSTR-9') return GST_THRESHOLDS.annualReturn;
  return form === 'GSTR-9C' ? GST_THRESHOLDS.reconciliation : undefined;
}
