import { type RuleHistory, ruleInForce } from '../law/rule';
import { COPYRIGHT_ACT, DESIGNS_ACT } from '../law/sources';
import { ruleHistory } from '../law/table';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inMonths, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { rupees } from '../shared/money';
import { COMPLETE_MONTHS } from './patent';
import { type ApplicantFees, COUNTER_MONTHS, OPPOSITION_MONTHS, REPLY_DAYS } from './trade-mark';

export type DesignTerm = {
  firstYears: number;
  extensionYears: number;
  restorationMonths: number;
  priorityMonths: number;
};

export const DESIGN_TERM = ruleHistory<DesignTerm>(
  {
    id: 'IP.DES.TERM',
    basis: 'EVENT_DATE',
    unit: 'years from registration or priority; months',
    statute: 'Designs Act 2000 ss.11, 12, 44',
    source: DESIGNS_ACT,
  },
  [{ from: '2001-05-11', value: { firstYears: 10, extensionYears: 5, restorationMonths: 12, priorityMonths: 6 } }],
);

export const DESIGN_FEE = ruleHistory<ApplicantFees>(
  {
    id: 'IP.DES.FEE',
    basis: 'EVENT_DATE',
    unit: 'paise (Form 1)',
    statute: 'Designs Rules 2001, First Schedule',
    source: DESIGNS_ACT,
    confidence: 'medium',
  },
  [{ from: '2021-01-25', value: { reduced: rupees(1_000), full: rupees(4_000) } }],
);

/** Sixty years: from the year after the author's death, or after publication for films, recordings and anonymous works. */
export const COPYRIGHT_YEARS = ruleHistory<number>(
  {
    id: 'IP.COPY.TERM',
    basis: 'EVENT_DATE',
    unit: 'years from the beginning of the next calendar year',
    statute: 'Copyright Act 1957 ss.22 to 29',
    source: COPYRIGHT_ACT,
  },
  [{ from: '1992-01-01', value: 60 }],
);

export const COPYRIGHT_OBJECTION_DAYS = ruleHistory<number>(
  {
    id: 'IP.COPY.OBJECTION',
    basis: 'EVENT_DATE',
    unit: 'days',
    statute: 'Copyright Rules 2013 r.70',
    source: COPYRIGHT_ACT,
  },
  [{ from: '2013-03-14', value: 30 }],
);

type Term = { unit: 'days' | 'months'; history: RuleHistory<number> };

const TERMS = {
  examinationReply: {
    unit: 'days',
    history: REPLY_DAYS,
  },
  opposition: { unit: 'months', history: OPPOSITION_MONTHS },
  counterStatement: { unit: 'months', history: COUNTER_MONTHS },
  objection: { unit: 'days', history: COPYRIGHT_OBJECTION_DAYS },
  completeSpecification: {
    unit: 'months',
    history: COMPLETE_MONTHS,
  },
} as const satisfies Record<string, Term>;

export type IpTerm = keyof typeof TERMS;

/** The last day of a term that an event starts: reply, opposition, counter-statement, complete specification. */
export function ipTermEndsOn(term: IpTerm, eventOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const { unit, history } = TERMS[term];
  const rule = ruleInForce(history, eventOn, knownOn);
  const working = new Working();
  const from = say(`ip.term-from.${term}`);
  working.give('event', from, onDay(eventOn));
  const dueOn = unit === 'days' ? addDays(eventOn, rule.value) : addMonths(eventOn, rule.value);
  working.make('due', say(`ip.term.${term}`), onDay(dueOn), {
    formula: say('ip.formula.event-plus', {
      event: from,
      span: unit === 'days' ? inDays(rule.value) : inMonths(rule.value),
    }),
    inputs: ['event'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}

/** The term of a design from registration or priority: ten years, five more if extended before they end, a year to restore. */
export function designDates(
  from: IsoDate,
  today: IsoDate,
  knownOn?: IsoDate,
): Explained<{ extendBy: IsoDate; longestTo: IsoDate; restorableUntil: IsoDate }> {
  const rule = ruleInForce(DESIGN_TERM, today, knownOn);
  const { firstYears, extensionYears, restorationMonths } = rule.value;
  const working = new Working();
  working.give('from', say('ip.step.registered-or-priority'), onDay(from));
  const cited = { rule: citationOf(rule) };
  const extendBy = addMonths(from, 12 * firstYears);
  working.make('extendBy', say('ip.step.extend-by'), onDay(extendBy), {
    formula: say('ip.formula.plus-years', { count: firstYears }),
    inputs: ['from'],
    ...cited,
    summary: say('ip.summary.term', {
      ...{ from: onDay(from), count: firstYears, due: onDay(extendBy), statute: rule.statute },
    }),
  });
  const longestTo = addMonths(from, 12 * (firstYears + extensionYears));
  working.make('longestTo', say('ip.step.ends-at-the-latest'), onDay(longestTo), {
    formula: say('ip.formula.plus-years', { count: firstYears + extensionYears }),
    inputs: ['from'],
    ...cited,
  });
  const restorableUntil = addMonths(extendBy, restorationMonths);
  working.make('restorable', say('ip.step.restored-until'), onDay(restorableUntil), {
    formula: say('ip.formula.lapse-plus', { span: inMonths(restorationMonths) }),
    inputs: ['extendBy'],
    ...cited,
  });
  return working.explain({ extendBy, longestTo, restorableUntil });
}
