import { stateOfGstCode } from '../../identifiers/tax-number';
import { TAXED_STATES, type TaxedState } from '../../labour/law/professional-tax';
import { ONCE_DUTIES, SHOPS_DUTIES, type ShopsDuty, WAGE_DAY } from '../../labour/law/registrations';
import { dayOfMonthAfter } from '../../law/periods';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, type IsoDate, isoDate } from '../../shared/dates';
import { asCount, citationOf, type Explained, inDays, inMonths, inWords, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import type { CompanyProfile, Draft } from '../model';
import { monthEnds, reachOf } from '../profile';
import { formName } from '../values';
import {
  draftOf,
  dueSummary,
  type FormAnswer,
  isAsked,
  isDue,
  isNotDue,
  NOT_STATED,
  namedMonth,
  notDueOf,
  notKnown,
  reason,
} from './answers';

const AREA = { area: 'other' } as const;

/** The first day on which so many are stated to be employed. */
type ReachedOn = (count: number) => IsoDate | undefined;

/** What employing asks beside contributions and tax: letters and registrations once, wages by a day, the State's Shops Act. */
export const labourDuties = (profile: CompanyProfile, reachedOn: ReachedOn): readonly FormAnswer[] => [
  ...onceDuties(profile, reachedOn),
  ...wages(profile),
  ...TAXED_STATES.flatMap((state) => shops(profile, state, reachedOn)),
];

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

function onceDuties(profile: CompanyProfile, reachedOn: ReachedOn): readonly FormAnswer[] {
  const { today, knownOn } = profile.asked;
  return Object.entries(ONCE_DUTIES).flatMap(([form, history]) => {
    const rule = ruleIfInForce(history, today, knownOn);
    const reached = rule && reachedOn(rule.value.fromCount);
    if (!rule) return [];
    const formula = say('calendar.labour.from-count', { count: rule.value.fromCount });
    const inReason = (on: IsoDate | undefined) =>
      [say('calendar.labour.reached', { count: rule.value.fromCount }), on ? onDay(on) : NOT_STATED] as const;
    if (!reached)
      return notDueOf(form, '', reason(false, isNotDue(form), formula, [inReason(undefined)], citationOf(rule)), AREA);
    const from = later(reached, rule.from);
    const dueOn = dueWithin(from, { days: rule.value.days }, rule);
    if (!isAsked(profile, dueOn.value)) return [];
    return draftOf({
      ...AREA,
      form,
      period: from,
      title: formName(form),
      description: say(`calendar.labour.says-${form}`),
      priority: 'medium',
      dueOn,
      applies: reason(true, isDue(form), formula, [inReason(reached)], citationOf(rule)),
    });
  });
}

/** The wages of each month: told, and never overdue, since whom the Code binds before State rules is not settled. */
function wages(profile: CompanyProfile): readonly Draft[] {
  const { to, knownOn } = profile.asked;
  const form = 'wages';
  return monthEnds(addMonths(reachOf(profile), -1), to).flatMap((end) => {
    const rule = ruleIfInForce(WAGE_DAY, end, knownOn);
    const count = profile.factOn('employees', end)?.value.count ?? 0;
    if (!rule || count === 0) return [];
    const due = dayOfMonthAfter(end, 1, rule.value);
    if (!isAsked(profile, due)) return [];
    const { period, name } = namedMonth(end);
    return draftOf({
      ...AREA,
      form,
      period,
      title: say('calendar.title.for-period', { form: formName(form), name }),
      description: say('calendar.labour.says-wages'),
      priority: 'low',
      isOptional: true,
      dueOn: dueAfter(end, due, rule),
      applies: reason(
        true,
        say('calendar.roc.recommended', { form: formName(form) }),
        say('calendar.labour.wages-rule'),
        [[say('calendar.labour.employees'), asCount(count)]],
        citationOf(rule),
      ),
    });
  });
}

/** The day of the next month by which something of a month is paid. */
export function dueAfter(end: IsoDate, due: IsoDate, rule: Rule<unknown>): Explained<IsoDate> {
  const working = new Working();
  working.give('end', say('labour.step.period-ends'), onDay(end));
  working.make('due', say('calendar.labour.due'), onDay(due), {
    formula: say('calendar.labour.fixed-day'),
    inputs: ['end'],
    rule: citationOf(rule),
    summary: say('labour.summary.paid-by', { end: onDay(end), due: onDay(due), statute: rule.statute }),
  });
  return working.explain(due);
}

const REGISTRATION = 'shops-registration';
const RENEWAL = 'shops-renewal';

/** The registration in a State in which the company employs, and its renewals. */
function shops(profile: CompanyProfile, state: TaxedState, reachedOn: ReachedOn): readonly FormAnswer[] {
  const employs = profile.newest('professional-tax').find(({ subject }) => subject === state)?.value.employsFrom;
  const rule = employs && ruleIfInForce(SHOPS_DUTIES[state], profile.asked.today, profile.asked.knownOn);
  if (!employs || !rule) return [];
  const { fromCount, within } = rule.value;
  const name = stateOfGstCode(state)?.name ?? state;
  const facts = [
    [say('calendar.labour.state'), inWords(name)],
    [say('calendar.labour.employs-from'), onDay(employs)],
  ] as const;
  const formula = say('calendar.labour.shops-rule', { count: fromCount });
  const reached = fromCount > 1 ? reachedOn(fromCount) : employs;
  if (!reached) {
    const isUnknown = profile.newest('employees').length === 0;
    const label = isUnknown ? notKnown(REGISTRATION) : isNotDue(REGISTRATION);
    const because = reason(false, label, formula, facts, citationOf(rule));
    const asks = isUnknown ? ({ asks: 'employees' } as const) : {};
    return [notDueOf(REGISTRATION, '', because, { ...AREA, subject: state, ...asks })];
  }
  const from = later(later(employs, reached), rule.from);
  const about = {
    state,
    name,
    rule,
    why: (form: string) => reason(true, isDue(form), formula, facts, citationOf(rule)),
  };
  const dueOn = dueWithin(from, within, rule);
  const registration = shopsDraft(about, { form: REGISTRATION, period: from, dueOn });
  return [...(isAsked(profile, dueOn.value) ? [registration] : []), ...renewals(profile, about, from)];
}

type About = { state: TaxedState; name: string; rule: Rule<ShopsDuty>; why: (form: string) => Explained<boolean> };

const shopsDraft = (
  { state, name, why }: About,
  { form, period, dueOn }: { form: string; period: string; dueOn: Explained<IsoDate> },
): Draft =>
  draftOf({
    ...AREA,
    form,
    period,
    subject: state,
    title: say(`calendar.labour.title-${form}`, { name, period: form === RENEWAL ? period : '' }),
    description: say(`calendar.labour.says-${form}`, { name }),
    priority: 'medium',
    dueOn,
    applies: why(form),
  });

/** Counted from the day on which the registration is said to have been filed; else, as an assumption, from the first day of the duty. */
function renewals(profile: CompanyProfile, about: About, from: IsoDate): readonly Draft[] {
  const { renewed } = about.rule.value;
  if (!renewed) return [];
  const key = `${REGISTRATION}|${from}|${about.state}`;
  const filedOn = profile.events('filing').find(({ subject }) => subject === key)?.happenedOn;
  const base = filedOn ?? from;
  const drafts: Draft[] = [];
  for (let years = renewed.everyYears; ; years += renewed.everyYears) {
    // A certificate of five years from 2022 ends with 2026, its fifth; one that runs by days, on the day itself.
    const day = renewed.by
      ? isoDate(`${Number(base.slice(0, 4)) + years - 1}-${renewed.by}`)
      : addMonths(base, 12 * years);
    if (day > profile.asked.to) return drafts;
    if (day < base || !isAsked(profile, day)) continue;
    const working = new Working();
    working[filedOn ? 'give' : 'assume']('registered', say('calendar.labour.registered-on'), onDay(base));
    working.make('due', say('calendar.labour.due'), onDay(day), {
      formula: say('calendar.labour.renewed-every', { years: renewed.everyYears }),
      inputs: ['registered'],
      rule: citationOf(about.rule),
      summary: say('calendar.labour.summary-fixed', {
        ...{ year: say('calendar.labour.renewal'), due: onDay(day), statute: about.rule.statute },
      }),
    });
    const period = renewed.by && renewed.everyYears === 1 ? String(Number(day.slice(0, 4)) + 1) : day.slice(0, 4);
    drafts.push(shopsDraft(about, { form: RENEWAL, period, dueOn: working.explain(day) }));
  }
}

function dueWithin(from: IsoDate, within: ShopsDuty['within'], rule: Rule<unknown>): Explained<IsoDate> {
  const [due, span] =
    'days' in within
      ? [addDays(from, within.days), inDays(within.days)]
      : [addMonths(from, within.months), inMonths(within.months)];
  const working = new Working();
  working.give('from', say('calendar.labour.duty-begins'), onDay(from));
  working.make('due', say('calendar.labour.due'), onDay(due), {
    formula: say('calendar.labour.within', { span }),
    inputs: ['from'],
    rule: citationOf(rule),
    summary: dueSummary(from, span, due, rule),
  });
  return working.explain(due);
}
