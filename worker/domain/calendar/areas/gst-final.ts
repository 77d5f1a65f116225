import type { FactValues } from '../../company/facts';
import { GST_TIME_LIMITS } from '../../gst/law/time-limits';
import { ruleIfInForce } from '../../law/rule';
import { addMonths } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { citationOf, onDay, Working, yesOrNo } from '../../shared/explained';
import type { Draft } from '../draft';
import type { Standing } from '../standing';

const FILERS_OF_FINAL = ['regular monthly', 'regular QRMP', 'composition'];

/** GSTR-10, the final return, three months from the cancellation of a registration (CGST Act 2017 s.45). */
export function finalReturn(
  { asked }: Standing,
  gstin: string,
  { cancelledOn, filer }: FactValues['gst-registration'],
): readonly Draft[] {
  const history = GST_TIME_LIMITS.finalReturnMonths;
  const rule = cancelledOn && ruleIfInForce(history, cancelledOn, asked.knownOn);
  if (!cancelledOn || !rule || !FILERS_OF_FINAL.includes(filer)) return [];
  const working = new Working();
  working.give('cancelled', 'Registration cancelled on', onDay(cancelledOn));
  const applies = new Working();
  applies.give('cancelled', 'Registration cancelled on', onDay(cancelledOn));
  applies.make('applies', 'GSTR-10 is due', yesOrNo(true), { inputs: ['cancelled'], rule: citationOf(rule) });
  const due = addMonths(cancelledOn, rule.value);
  const formula = `cancelled + ${rule.value} months; from the order of cancellation where that is later`;
  working.make('due', 'GSTR-10 is due', onDay(due), { formula, inputs: ['cancelled'], rule: citationOf(rule) });
  return [
    {
      area: 'GST',
      form: 'GSTR-10',
      period: cancelledOn,
      subject: gstin,
      title: `GSTR-10, final return of ${gstin}`,
      description: `Final return of ${gstin}, cancelled on ${dayInWords(cancelledOn)}.`,
      priority: 'high',
      isOptional: false,
      dueOn: working.explain(due),
      originalDueOn: due,
      moves: [],
      applies: applies.explain(true),
    },
  ];
}
