import { type RuleHistory, ruleInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, onDay, Working } from '../shared/explained';
import { DESIGN_TERM } from './other-rights.rules';
import { COMPLETE_MONTHS } from './patent.rules';
import { COUNTER_MONTHS, OPPOSITION_MONTHS, REPLY_DAYS } from './trade-mark.rules';

type Term = { what: string; from: string; unit: 'days' | 'months'; history: RuleHistory<number> };

const TERMS = {
  examinationReply: {
    what: 'Reply to the examination report',
    from: 'report received',
    unit: 'days',
    history: REPLY_DAYS,
  },
  opposition: { what: 'Opposition', from: 'published in the Journal', unit: 'months', history: OPPOSITION_MONTHS },
  counterStatement: { what: 'Counter-statement', from: 'notice received', unit: 'months', history: COUNTER_MONTHS },
  completeSpecification: {
    what: 'Complete specification',
    from: 'provisional filed',
    unit: 'months',
    history: COMPLETE_MONTHS,
  },
} as const satisfies Record<string, Term>;

export type IpTerm = keyof typeof TERMS;

/** The last day of a term that an event starts: reply, opposition, counter-statement, complete specification. */
export function ipTermEndsOn(term: IpTerm, eventOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const { what, from, unit, history } = TERMS[term];
  const rule = ruleInForce(history, eventOn, knownOn);
  const working = new Working();
  working.give('event', from, onDay(eventOn));
  const dueOn = unit === 'days' ? addDays(eventOn, rule.value) : addMonths(eventOn, rule.value);
  working.make('due', what, onDay(dueOn), {
    formula: `${from} + ${rule.value} ${unit}`,
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
  working.give('from', 'Registered, or priority', onDay(from));
  const cited = { rule: citationOf(rule) };
  const extendBy = addMonths(from, 12 * firstYears);
  working.make('extendBy', 'Extend by', onDay(extendBy), {
    formula: `+ ${firstYears} years`,
    inputs: ['from'],
    ...cited,
  });
  const longestTo = addMonths(from, 12 * (firstYears + extensionYears));
  working.make('longestTo', 'Ends at the latest', onDay(longestTo), {
    formula: `+ ${firstYears + extensionYears} years`,
    inputs: ['from'],
    ...cited,
  });
  const restorableUntil = addMonths(extendBy, restorationMonths);
  working.make('restorable', 'Restored until', onDay(restorableUntil), {
    formula: `lapse + ${restorationMonths} months`,
    inputs: ['extendBy'],
    ...cited,
  });
  return working.explain({ extendBy, longestTo, restorableUntil });
}
