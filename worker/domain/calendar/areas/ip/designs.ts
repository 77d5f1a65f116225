import type { FactOf } from '../../../company/facts';
import { designDates } from '../../../ip/due-dates';
import { DESIGN_TERM } from '../../../ip/other-rights.rules';
import { ruleIfInForce } from '../../../law/rule';
import { dayInWords } from '../../../shared/days-in-words';
import { inWords, onDay } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { draftOf, isAsked, reason } from '../roc/answers';

/** The extension of a registered design, once, before its first ten years end (Designs Act 2000 s.11). */
export function designDrafts(standing: Standing, { value, subject }: FactOf<'ip-asset'>): readonly Draft[] {
  const { today, knownOn } = standing.asked;
  const { registeredOn, name } = value;
  if (!registeredOn || !ruleIfInForce(DESIGN_TERM, today, knownOn)) return [];
  const { value: dates, steps } = designDates(registeredOn, today, knownOn);
  if (!isAsked(standing, dates.extendBy)) return [];
  return [
    draftOf({
      area: 'IP',
      form: 'Design extension',
      period: dates.extendBy.slice(0, 4),
      subject,
      title: `Extension of design ${name}`,
      description: `Extended on Form 3 it lasts to ${dayInWords(dates.longestTo)}; lapsed, it may be restored until ${dayInWords(dates.restorableUntil)}.`,
      priority: 'medium',
      dueOn: { value: dates.extendBy, steps: steps.filter(({ id }) => id === 'from' || id === 'extendBy') },
      applies: reason(true, 'An extension is due', 'a registered design, before its first term ends', [
        ['Design', inWords(name)],
        ['Registered', onDay(registeredOn)],
      ]),
    }),
  ];
}
