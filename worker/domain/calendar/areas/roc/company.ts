import { ruleIfInForce } from '../../../law/rule';
import { classOf, type EntityClass, SMALL_COMPANY_LIMITS } from '../../../roc/classification';
import { firstYearEnd } from '../../../roc/due-dates';
import { FIRST_YEAR_SWITCH } from '../../../roc/law/yearly';
import { addMonths, financialYearOf, type IsoDate, isoDate, yearBefore, yearEnd } from '../../../shared/dates';
import {
  type Asked,
  assuming,
  type Explained,
  inPaise,
  inWords,
  onDay,
  type Step,
  Working,
  yesOrNo,
} from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import type { CompanyProfile } from '../../model';
import { reachOf } from '../../profile';
import { isCarriedBack, reason, turnoverOf } from '../answers';

type CompanyClass =
  | { is: Exclude<EntityClass, 'llp' | 'small_llp'>; steps: readonly Step[] }
  | { is: undefined; because: Explained<boolean>; asks?: 'legal-form' | 'capital' | 'turnover' };

/**
 * `isNil`: nil by the law itself, since no financial year went before. `isAssumed`: that of another year than the one before, which
 * stands for it.
 */
type TurnoverOnDay = { year: string; amount: Paise; isNil?: true; isAssumed?: true };

/**
 * The class of a company on a day by the limits of that day (s.2(62), 2(68), 2(71), 2(85)), or the fact that is missing to tell
 * it. Turnover is that of the year before; a company that states only the year the day falls in is classed by that one.
 */
export function classOn(profile: CompanyProfile, day: IsoDate): CompanyClass {
  const stated = profile.statedOn('legal-form', day)?.value;
  if (!stated) return missing('legal-form', say('calendar.roc.form-not-stated'));
  const { legalForm, isNeverSmall } = stated;
  if (legalForm === 'llp') return missing(undefined, say('calendar.roc.llp-no-company'));
  const isFormAssumed = isCarriedBack(profile, 'legal-form', day);
  if (legalForm !== 'private' || isNeverSmall) return byForm(legalForm, isNeverSmall, isFormAssumed);
  const { knownOn } = profile.asked;
  if (!ruleIfInForce(SMALL_COMPANY_LIMITS, day, knownOn))
    return missing(undefined, say('calendar.roc.no-limits', { day: onDay(day) }));
  const capital = profile.statedOn('capital', day)?.value.paidUp;
  if (capital === undefined) return missing('capital', say('calendar.roc.capital-not-stated'));
  const turnover = nilBeforeFirstYear(profile, day) ?? turnoverOn(profile, day);
  if (!turnover) return missing('turnover', say('calendar.roc.turnover-not-stated', { year: yearBefore(day) }));
  const facts = { legalForm, isNeverSmall, paidUpCapital: capital, turnover: turnover.amount };
  const assumed = [
    ...(isFormAssumed ? ['legalForm', 'isNeverSmall'] : []),
    ...(isCarriedBack(profile, 'capital', day) ? ['paidUpCapital'] : []),
    ...(turnover.isAssumed ? ['turnover'] : []),
  ];
  const { value, steps } = assuming(
    classOf(facts, day, knownOn),
    ({ id }) => assumed.includes(id),
    ({ id }) => (turnover.isNil && id === 'turnover' ? undefined : askedOf(id, yearBefore(day))),
  );
  return { is: value === 'small' ? 'small' : 'private', steps: [yearStep(turnover), ...steps] };
}

/** What would be recorded in the place of what a class was told by. */
function askedOf(id: string, year: string): Asked {
  if (id === 'turnover') return { record: 'fact', kind: 'turnover', subject: year };
  return { record: 'fact', kind: id === 'paidUpCapital' ? 'capital' : 'legal-form' };
}

/**
 * The turnover a class is told by. Of a year that has not ended, the last one that is stated stands until it has; for a day before
 * the books were kept here, the first one does.
 */
export function turnoverOn(profile: CompanyProfile, day: IsoDate): TurnoverOnDay | undefined {
  const before = yearBefore(day);
  return [before, financialYearOf(day), nearestStated(profile, day, before)]
    .flatMap((year) => {
      const amount = year === undefined ? undefined : turnoverOf(profile, year);
      if (year === undefined || amount === undefined) return [];
      return { year, amount, ...(year !== before && { isAssumed: true as const }) };
    })
    .at(0);
}

/** In its first financial year a company has no year before, and its turnover is nil by the law, not unknown. */
const nilBeforeFirstYear = (profile: CompanyProfile, day: IsoDate): TurnoverOnDay | undefined =>
  day <= firstEndOf(profile) ? { year: yearBefore(day), amount: paise(0), isNil: true, isAssumed: true } : undefined;

/** The day on which the first financial year ends; of who was formed before the Act of 2013, none of its years is the first. */
function firstEndOf({ dossier }: CompanyProfile): IsoDate {
  const { incorporatedOn } = dossier;
  return ruleIfInForce(FIRST_YEAR_SWITCH, incorporatedOn) ? firstYearEnd(incorporatedOn) : incorporatedOn;
}

function nearestStated(
  { asked, dossier, subjectsOf }: CompanyProfile,
  day: IsoDate,
  before: string,
): string | undefined {
  const stated = subjectsOf('turnover');
  if (yearEnd(before) >= asked.today) return stated.findLast((year) => year < before);
  return day < dossier.trackedSince ? stated.find((year) => year > before) : undefined;
}

const yearStep = ({ year, amount, isNil, isAssumed }: TurnoverOnDay): Step => ({
  id: 'turnoverOfYear',
  label: isNil
    ? say('calendar.roc.turnover-assumed', { statute: 'Companies Act 2013 s.2(85)' })
    : say(isAssumed ? 'calendar.roc.turnover-nearest' : 'calendar.roc.turnover-that-counts', { year }),
  quantity: inPaise(amount),
  inputs: [],
  ...(isAssumed && { isAssumed }),
});

function byForm(legalForm: 'opc' | 'private' | 'public', isNeverSmall: boolean, isAssumed: boolean): CompanyClass {
  const working = new Working();
  const note = isAssumed ? 'assume' : 'give';
  working[note]('legalForm', say('calendar.fact.registered-as'), inWords(say(`calendar.legal-form.${legalForm}`)));
  working[note]('isNeverSmall', say('calendar.roc.never-small'), yesOrNo(isNeverSmall));
  working.make('class', say('calendar.roc.class'), inWords(say(`calendar.class.${legalForm}`)), {
    inputs: ['legalForm', 'isNeverSmall'],
  });
  return { is: legalForm, steps: working.explain(legalForm).steps };
}

function missing(asks: 'legal-form' | 'capital' | 'turnover' | undefined, what: Message): CompanyClass {
  const because = reason(false, say('calendar.roc.class-not-known'), say('calendar.roc.class-decides'), [
    [say('calendar.roc.missing'), inWords(what)],
  ]);
  return { is: undefined, because, ...(asks && { asks }) };
}

/** A financial year of a company with what is known of its annual general meeting. */
export type CompanyYear = {
  year: string;
  end: IsoDate;
  isFirst: boolean;
  agmOn?: IsoDate;
  extensionMonths?: number;
  previousAgmOn?: IsoDate;
};

// The first meeting may be held nine months after its year, and the return follows two months later.
const LONGEST_WAIT_MONTHS = 12;
// The first year that lay wholly under the Act of 2013.
const FIRST_YEAR_OF_ACT = isoDate('2015-03-31');

/** The years whose forms may fall due in the window: those that ended lately, and those whose meeting was held lately. */
export function companyYears(profile: CompanyProfile): readonly CompanyYear[] {
  const { dossier, asked } = profile;
  const isUnderAct = ruleIfInForce(FIRST_YEAR_SWITCH, dossier.incorporatedOn) !== undefined;
  const firstEnd = isUnderAct ? firstYearEnd(dossier.incorporatedOn) : FIRST_YEAR_OF_ACT;
  const meetings = meetingsByYear(profile);
  const extended = extensionsByYear(profile);
  const earliest = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS);
  const years: CompanyYear[] = [];
  let previousAgmOn: IsoDate | undefined;
  for (let end = firstEnd; end <= asked.to; end = addMonths(end, 12)) {
    const year = financialYearOf(end);
    const agm = meetings.get(year);
    const isNear = end >= earliest || (agm && agm.agmOn >= earliest);
    if (isNear) {
      const isFirst = isUnderAct && end === firstEnd;
      years.push({ year, end, isFirst, ...extended.get(year), ...agm, ...(previousAgmOn && { previousAgmOn }) });
    }
    previousAgmOn = agm?.agmOn;
  }
  return years;
}

type Meeting = Required<Pick<CompanyYear, 'agmOn'>> & Pick<CompanyYear, 'extensionMonths'>;

/** The meeting that laid each year's accounts; of several that were recorded for a year, the first. */
function meetingsByYear({ events, asked }: CompanyProfile): ReadonlyMap<string, Meeting> {
  const meetings = new Map<string, Meeting>();
  for (const { subject, happenedOn, details } of events('agm')) {
    if (happenedOn > asked.today || meetings.has(subject)) continue;
    const { extensionMonths } = details;
    meetings.set(subject, { agmOn: happenedOn, ...(extensionMonths !== undefined && { extensionMonths }) });
  }
  return meetings;
}

/** The time that the Registrar gave a year's meeting by an order; of several, the last one. */
function extensionsByYear({
  events,
  asked,
}: CompanyProfile): ReadonlyMap<string, Pick<CompanyYear, 'extensionMonths'>> {
  const given = events('agm-extension').filter(({ happenedOn }) => happenedOn <= asked.today);
  return new Map(given.map(({ subject, details }) => [subject, { extensionMonths: details.extensionMonths }]));
}
