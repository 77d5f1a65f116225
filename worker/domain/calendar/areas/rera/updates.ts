import type { FactOf } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { quarterlyUpdateDueOn } from '../../../rera/due-dates';
import { UPDATE_PENALTY } from '../../../rera/penalties.rules';
import { QUARTERLY_UPDATE, type ReraState } from '../../../rera/rera.rules';
import { addDays, addMonths, daysBetween, type IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../../../shared/explained';
import { type Paise, paise } from '../../../shared/money';
import type { Draft } from '../../draft';
import { namedQuarter } from '../../period-names';
import { eased } from '../../reliefs';
import type { Standing } from '../../standing';
import { monthEnds, reachOf } from '../../window';
import { draftOf, isAsked, reason } from '../roc/answers';
import { type CostOfDelay, inTime } from '../roc/filing-cost';

const FORM = 'RERA quarterly update';

/** The update of each quarter from the registration of a project to its completion (s.11(1), by state). */
export function quarterlyUpdates(standing: Standing, project: FactOf<'rera-project'>): readonly Draft[] {
  const { registeredOn, completedOn } = project.value;
  const reach = addMonths(reachOf(standing), -3);
  return monthEnds(reach > registeredOn ? reach : registeredOn, standing.asked.to)
    .filter((end) => Number(end.slice(5, 7)) % 3 === 0)
    .filter((end) => !completedOn || addMonths(addDays(end, 1), -3) <= completedOn)
    .flatMap((end) => updateDraft(standing, project, end) ?? []);
}

function updateDraft(standing: Standing, { value, subject }: FactOf<'rera-project'>, end: IsoDate): Draft | undefined {
  const { knownOn } = standing.asked;
  const { state, name } = value;
  if (!ruleIfInForce(QUARTERLY_UPDATE[state], end, knownOn)) return undefined;
  const { value: days, steps } = quarterlyUpdateDueOn(state, end, knownOn);
  if (!isAsked(standing, days.dueOn)) return undefined;
  const quarter = namedQuarter(end);
  const remind =
    days.remindOn < days.dueOn
      ? ` The order names ${dayInWords(days.remindOn)}; it is called late after the due day.`
      : '';
  return draftOf({
    area: 'RERA',
    form: FORM,
    period: quarter.period,
    subject,
    title: `RERA quarterly update of ${name} for ${quarter.name}`,
    description: `Update of project ${subject} for ${quarter.name}, ${state}.${remind}`,
    priority: 'high',
    dueOn: { value: days.dueOn, steps },
    applies: reason(
      true,
      'A quarterly update is due',
      'every registered project, from its registration to its completion',
      [
        ['Project', inWords(name)],
        ['Registered', onDay(value.registeredOn)],
      ],
    ),
    ...costOfUpdate(standing, state, quarter.period, days.dueOn),
  });
}

/** What the state asks for a late update: a penalty that it may impose, known for the days since it was introduced. */
function costOfUpdate({ asked }: Standing, state: ReraState, period: string, lawful: IsoDate): CostOfDelay {
  const { knownOn } = asked;
  const rule = ruleIfInForce(UPDATE_PENALTY[state], lawful, knownOn);
  if (!rule) return {};
  const { kind, amount } = rule.value;
  const penalty = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const days = daysBetween(dueOn, day);
    const value = kind === 'each' ? amount : paise(amount * days);
    const working = new Working();
    working.give('due', 'Was due', onDay(dueOn));
    working.make('late', 'Days late', inDays(days), { formula: `to ${day}`, inputs: ['due'] });
    working.make('penalty', 'Penalty the state may ask', inPaise(value), {
      formula: kind === 'each' ? 'so much for each update' : `days late × ${amount / 100} rupees`,
      inputs: ['late'],
      rule: citationOf(rule),
    });
    return working.explain(value);
  };
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn
        ? inTime(FORM, day, dueOn)
        : eased(penalty(day, dueOn), reliefs, { form: FORM, period, filedOn: day }, knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}
