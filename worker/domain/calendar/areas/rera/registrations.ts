import type { FactOf } from '../../../company/facts';
import type { IsoDate } from '../../../shared/dates';
import { type Explained, inWords, onDay, Working } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { draftOf, isAsked, reason } from '../roc/answers';

/** The day on which the registration of a project that is not complete ends, or must have been extended (s.6). */
export function registrationEnd(standing: Standing, { value, subject }: FactOf<'rera-project'>): readonly Draft[] {
  const { name, endsOn, completedOn } = value;
  if (!isAsked(standing, endsOn) || (completedOn && completedOn <= endsOn)) return [];
  return [
    draftOf({
      area: 'RERA',
      form: 'RERA registration',
      period: endsOn,
      subject,
      title: `RERA registration of ${name} ends`,
      description: `Project ${subject} is to be complete or its registration extended by then; an extension is a year at most.`,
      priority: 'high',
      dueOn: asStated('Registration ends', endsOn),
      applies: reason(
        true,
        'Completion or an extension is due',
        'a registration that ends before completion must be extended',
        [
          ['Project', inWords(name)],
          ['Completed', inWords('not stated')],
        ],
      ),
      ...(completedOn && { done: { on: completedOn } }),
    }),
  ];
}

/** A day that the authority itself wrote on the registration. */
export function asStated(label: string, day: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('stated', `${label}, as stated`, onDay(day));
  working.make('due', label, onDay(day), {
    formula: 'the day on the registration',
    inputs: ['stated'],
  });
  return working.explain(day);
}
