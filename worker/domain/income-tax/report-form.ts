import { firstDayOf } from '../law/periods';
import { type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { type Message, say } from '../shared/message';

/** A form by the rules of a year; a number that nobody has confirmed is said with "or its successor". */
export function reportForm(history: RuleHistory<string>, year: string, knownOn?: IsoDate): Message {
  const { value: form, confidence } = ruleInForce(history, firstDayOf(year), knownOn);
  return say(`company-tax.text.form${confidence === 'low' ? '-or-successor' : ''}`, { form });
}
