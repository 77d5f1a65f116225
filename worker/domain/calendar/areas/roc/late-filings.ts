import { ruleIfInForce } from '../../../law/rule';
import { EVENT_FORMS } from '../../../roc/event-forms.rules';
import { addDays, type IsoDate, isIsoDate } from '../../../shared/dates';
import type { Standing } from '../../standing';

const REPEATABLE = ['INC-22', 'PAS-3'];

/** The days on which a form was filed late before: a second time within a year costs more (INC-22 and PAS-3 alone). */
export function lateFilings(standing: Standing, form: string): readonly IsoDate[] {
  if (!REPEATABLE.includes(form)) return [];
  return standing
    .events('filing')
    .filter(({ subject, happenedOn }) => {
      const dueOn = subject.startsWith(`${form}|`) ? dueOnOf(standing, subject) : undefined;
      return dueOn !== undefined && dueOn < happenedOn;
    })
    .map(({ happenedOn }) => happenedOn);
}

/** The due day of the event that an obligation's key names. */
function dueOnOf(standing: Standing, key: string): IsoDate | undefined {
  const [form, on = '', subject = ''] = key.split('|');
  if (!isIsoDate(on)) return undefined;
  const born = standing.events('roc-event').find((one) => {
    const isSame = one.happenedOn === on && one.subject === subject;
    return isSame && EVENT_FORMS[one.details.key][0]?.value.form === form;
  });
  const rule = born && ruleIfInForce(EVENT_FORMS[born.details.key], on);
  return rule && addDays(on, rule.value.days);
}
