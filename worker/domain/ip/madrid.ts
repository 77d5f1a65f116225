import type { IpRight } from '../company/facts';
import { ruleIfInForce } from '../law/rule';
import { addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inMonths, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { MADRID_FEES, MADRID_HANDLING_FEE, MADRID_TIMES } from './trade-mark';

export type MadridHint = {
  /** The last day on which an international application keeps the day of the Indian one. */
  priorityBy: Explained<IsoDate>;
  /** Whole Swiss francs, in black and white: the basic fee and what further classes add; of each country more. */
  francs: Explained<number>;
};

/** Whether a mark may still be taken abroad with its Indian day, and until when (Madrid Protocol art. 4). */
export function madridHint(
  { kind, appliedOn, classes, isMadrid = false, jurisdiction = 'IN' }: IpRight,
  today: IsoDate,
): MadridHint | undefined {
  if (kind !== 'trademark' || !appliedOn || isMadrid || jurisdiction !== 'IN') return undefined;
  const times = ruleIfInForce(MADRID_TIMES, appliedOn);
  const fees = ruleIfInForce(MADRID_FEES, today);
  const handling = ruleIfInForce(MADRID_HANDLING_FEE, today);
  if (!times || !fees || !handling) return undefined;
  const day = addMonths(appliedOn, times.value.priorityMonths);
  if (day < today) return undefined;
  const span = inMonths(times.value.priorityMonths);
  const term = new Working();
  term.give('applied', say('ip.step.applied-for'), onDay(appliedOn));
  term.make('due', say('ip.step.madrid-priority'), onDay(day), {
    formula: say('ip.formula.application-plus', { span }),
    inputs: ['applied'],
    rule: citationOf(times),
    summary: say('ip.summary.due', { from: onDay(appliedOn), span, due: onDay(day), statute: times.statute }),
  });
  const { basic, classes: included, eachFurtherClass } = fees.value;
  const beyond = Math.max(0, classes.length - included);
  const francs = basic + beyond * eachFurtherClass;
  const cost = new Working();
  cost.cite('handling', say('ip.step.madrid-handling'), inPaise(handling.value), handling);
  cost.cite('basic', say('ip.step.madrid-basic'), asCount(basic), fees);
  cost.give('beyond', say('ip.step.madrid-beyond'), asCount(beyond));
  cost.make('francs', say('ip.step.madrid-francs'), asCount(francs), {
    formula: say('ip.formula.madrid', { each: eachFurtherClass }),
    inputs: ['basic', 'beyond'],
    rule: citationOf(fees),
  });
  return { priorityBy: term.explain(day), francs: cost.explain(francs) };
}
