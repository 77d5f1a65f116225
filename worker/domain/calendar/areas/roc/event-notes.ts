import { ruleIfInForce } from '../../../law/rule';
import { EVENT_FORMS, type EventForm, type EventFormKey, FOREIGN_FORMS } from '../../../roc/law/forms';
import { citationOf, type Explained, inDays, inWords } from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import type { CompanyProfile } from '../../model';
import { isDue, isLlpOn, isNotDue, reason } from '../answers';

/** A form that only an event calls for: which event, within how many days, and whether one was recorded. */
export type EventNote = {
  key: EventFormKey;
  form: string;
  trigger: Message;
  days: number;
  hasHappened: boolean;
  because: Explained<boolean>;
};

// Incorporation and the auditor are facts of their own: nobody records them as events here.
const OF_FACTS: readonly EventFormKey[] = ['commencement', 'firstAuditor', 'firstAuditorByBoard'];

/**
 * Each form of the Registrar that hangs on an event, as of today, and why it is not due where none is recorded. What goes to the Reserve
 * Bank is left out; a partnership has forms of its own.
 */
export function eventNotes(profile: CompanyProfile): readonly EventNote[] {
  const { today, knownOn } = profile.asked;
  const isLlp = isLlpOn(profile, today);
  return (Object.keys(EVENT_FORMS) as EventFormKey[]).flatMap((key): EventNote[] => {
    const rule = ruleIfInForce<EventForm>(EVENT_FORMS[key], today, knownOn);
    if (!rule || OF_FACTS.includes(key) || FOREIGN_FORMS.includes(rule.value.form)) return [];
    const { form, days, trigger } = rule.value;
    if (key !== 'directorContactChange' && form.startsWith('LLP') !== isLlp) return [];
    const recorded = profile
      .events('roc-event')
      .filter(({ details, happenedOn }) => details.key === key && happenedOn <= today);
    const hasHappened = recorded.length > 0;
    const because = reason(
      hasHappened,
      hasHappened ? isDue(form) : isNotDue(form),
      say('calendar.roc.only-after', { days: inDays(days), trigger }),
      [[trigger, inWords(say(hasHappened ? 'calendar.roc.recorded' : 'calendar.roc.none-recorded'))]],
      citationOf(rule),
    );
    return [{ key, form, trigger, days, hasHappened, because }];
  });
}
